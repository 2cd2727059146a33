"""The profile of an app that somebody was asked about, as YAML."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, Final

from conformance.asking.wording import say
from conformance.own_rules.changes import as_settings
from conformance.own_rules.wording import in_words
from conformance.rules.document import SPEC_VERSION
from conformance.rules.settings import VALUES
from conformance.rules.written_yaml import in_flow
from reports.asking import topics

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.asking.drafting import Draft

_WIDTH: Final = 110


def as_profile(draft: Draft, name: str, language: str) -> str:
    """Return the file of a draft."""
    lines = [
        *_comment(say("draft-head", language)),
        f"spec: {SPEC_VERSION}",
        f"profile: {name}",
        f"title: {in_flow({language: say('draft-title', language)})}",
        f"extends: {in_flow(draft.extends.name)}",
        *_rules(draft, language),
    ]
    return "".join(f"{line}\n" for line in lines)


def _rules(draft: Draft, language: str) -> Iterator[str]:
    settings = as_settings({**draft.stated, **draft.left})
    if settings:
        yield ""
        yield "rules:"
    for path, value in settings.items():
        if path == VALUES:
            yield f"  {path}:"
            for card, worth in value.items():
                yield from _comment(in_words(f"{VALUES}.{card}", worth, language), 4)
                yield f"    {card}: {in_flow(worth)}"
        elif path in draft.left:
            yield from _comment(f"{topics([path], language)[0]}: ?", 2)
            yield f"  {path}: {_open(value.value, value.otherwise)}"
        else:
            yield from _comment(in_words(path, value, language), 2)
            yield f"  {path}: {in_flow(value)}"


def _open(value: Any, otherwise: tuple[Any, ...]) -> str:
    return f"{{open: {in_flow(value)}, otherwise: {in_flow(list(otherwise))}}}"


def _comment(text: str, indent: int = 0) -> list[str]:
    before = " " * indent + "# "
    return textwrap.wrap(text, _WIDTH, initial_indent=before, subsequent_indent=before,
                         break_long_words=False, break_on_hyphens=False)  # fmt: skip
