"""Drafts of scenarios as a feature file: positions filled in, expected values left to a person."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from conformance.cards import LANGUAGES
from conformance.own_rules.fitting import is_left
from conformance.own_rules.leaving import leave_open
from conformance.own_rules.wording import say
from conformance.rules.clauses import load_clauses
from conformance.scenarios.features import CLAUSE_TAG, ID_TAG
from conformance.scenarios.phrasebook import load_phrasebook
from conformance.scenarios.unfilled import UNFILLED
from conformance.translation.keywords import begin_step, heading

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.own_rules.drafting import Draft
    from conformance.rules.resolved import Resolved

_WIDTH: Final = 110
_FIRST: Final = {"given": "Given ", "when": "When ", "then": "Then "}
_FURTHER: Final = "And "


def as_feature(
    drafts: Sequence[Draft], table: Resolved, language: str, command: str, titles: Mapping[str, str]
) -> str:
    """Return the text of a feature file; ``command`` tests it once it is filled in.

    ``titles`` are those of the suite's scenarios in the language, by id.
    """
    title = table.title.get(language) or next(iter(table.title.values()))
    lines = [
        *([f"# language: {language}"] if language != LANGUAGES[0] else ()),
        f"{heading('feature', language)}: {title}",
        "",
        *_comment(say("draft-head", language, mark=UNFILLED, command=command), 2),
    ]
    for draft in drafts:
        lines += ["", *_draft(draft, table, language, titles)]
    return "".join(f"{line}\n" for line in lines)


def _draft(draft: Draft, table: Resolved, language: str, titles: Mapping[str, str]) -> Iterator[str]:
    clause, shown = draft.clauses[0], titles.get(draft.source.id, draft.source.title)
    yield from _comment(f"{clause}: {load_clauses()[clause].text(table.rules, language)}", 2)
    found = say("draft-source", language, id=draft.source.id, title=shown) if draft.source.id else ""
    yield from _comment(found or say("draft-sought", language), 2)
    if draft.changed:
        yield from _comment(say("draft-points", language), 2)
    yield "  " + " ".join((ID_TAG + draft.id, *(CLAUSE_TAG + each for each in draft.clauses)))
    title = say("draft-title", language, clause=clause, id=draft.id)
    yield f"  {heading('scenario', language)}: {title}"
    yield from _steps(draft, language)


def _steps(draft: Draft, language: str) -> Iterator[str]:
    phrasebook, before = load_phrasebook(), ""
    for number, line in enumerate(draft.lines):
        text = phrasebook.render(line.stated, language)
        choices: tuple[str, ...] = ()
        if is_left(draft.lines, number):
            text, choices = leave_open(line.stated, phrasebook, language)
        if choices:
            yield from _comment(say("draft-choice", language, one=choices[0], other=choices[1]), 4)
        keyword = _FURTHER if line.kind == before else _FIRST[line.kind]
        yield f"    {begin_step(line.kind, keyword, text, language)}"
        before = line.kind


def _comment(text: str, indent: int) -> list[str]:
    before = " " * indent + "# "
    return textwrap.wrap(text, _WIDTH, initial_indent=before, subsequent_indent=before, break_long_words=False,
                         break_on_hyphens=False)  # fmt: skip
