"""The profile of an app that somebody was asked about, as YAML."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, Final

from conformance.asking.wording import say
from conformance.cards import LANGUAGES
from conformance.own_rules.changes import as_settings
from conformance.rules.document import SPEC_VERSION
from conformance.rules.settings import VALUES
from conformance.rules.written_yaml import in_flow
from reports.asking import in_words, name_of, points_of, topics

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.asking.drafting import Draft, Left

_WIDTH: Final = 110


def as_profile(draft: Draft, name: str, language: str) -> str:
    """Return the file of a draft."""
    lines = [
        *_comment(" ".join(_head(draft, language))),
        f"spec: {SPEC_VERSION}",
        f"profile: {name}",
        f"title: {in_flow({each: say('draft-title', each) for each in LANGUAGES})}",
        f"extends: {in_flow(draft.extends.name)}",
        *_rules(draft, language),
    ]
    return "".join(f"{line}\n" for line in lines)


def _rules(draft: Draft, language: str) -> Iterator[str]:
    settings = as_settings({**draft.taken, **draft.stated, **draft.left})
    if settings:
        yield ""
        yield "rules:"
    for path, value in settings.items():
        if path == VALUES:
            yield f"  {path}:"
            for card, worth in value.items():
                yield from _rule(draft, f"{VALUES}.{card}", worth, language, 4)
        else:
            yield from _rule(draft, path, value, language, 2)


def _rule(draft: Draft, path: str, value: Any, language: str, indent: int) -> Iterator[str]:
    """Yield a value below what it says, or below that it is not known."""
    key = path.removeprefix(f"{VALUES}.")
    if path in draft.left:
        about = points_of(key, language) if path != key else topics([path], language)[0]
        yield from _comment(f"{about}: ?", indent)
        yield f"{' ' * indent}{key}: {_open(value)}"
        return
    rule = in_words(path, value, language)
    taken = path in draft.taken
    said = say("draft-taken", language, name=name_of(draft.extends, language), rule=rule) if taken else rule
    yield from _comment(said, indent)
    yield f"{' ' * indent}{key}: {in_flow(value)}"


def _head(draft: Draft, language: str) -> Iterator[str]:
    yield say("draft-head", language)
    if draft.taken:
        yield say("draft-head-taken", language, name=name_of(draft.extends, language))


def _open(left: Left) -> str:
    return f"{{open: {in_flow(left.value)}, otherwise: {in_flow(list(left.otherwise))}}}"


def _comment(text: str, indent: int = 0) -> list[str]:
    before = " " * indent + "# "
    return textwrap.wrap(text, _WIDTH, initial_indent=before, subsequent_indent=before,
                         break_long_words=False, break_on_hyphens=False)  # fmt: skip
