"""The file of a table of one's own: short, with every setting said in words."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.own_rules.changes import as_settings
from conformance.own_rules.wording import in_words, say
from conformance.rules.document import SPEC_VERSION
from conformance.rules.settings import VALUES
from conformance.rules.written_yaml import in_flow

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.rules.resolved import Resolved

_WIDTH: Final = 110
_EXAMPLE: Final = {"match.threshold": 100}


@dataclass(frozen=True, kw_only=True)
class OwnTable:
    """A table of one's own, before it is a file."""

    name: str
    title: str
    language: str
    extends: str
    """The profile as the file names it."""
    profile: Resolved
    """The same, worked out."""
    changes: Mapping[str, Any]
    """As `conformance.own_rules.changes` reads them."""
    settled: Mapping[str, Any]
    """The same, words for points as numbers."""
    schema: str
    """Where the schema for editors lies, seen from the file."""


def as_file(table: OwnTable) -> str:
    """Return the YAML of a table."""
    head = (
        say("file-head", table.language, profile=table.profile.name),
        say("file-all", table.language, file=f"{table.name}.yaml"),
    )
    lines = [
        f"# yaml-language-server: $schema={table.schema}",
        *(line for text in head for line in _comment(text)),
        f"spec: {SPEC_VERSION}",
        f"profile: {table.name}",
        f"title: {in_flow({table.language: table.title})}",
        f"extends: {in_flow(table.extends)}",
        "",
        *(_rules(table) if table.changes else _no_rules(table)),
    ]
    return "".join(f"{line}\n" for line in lines)


def sentence_of(table: OwnTable, path: str) -> str:
    """Return what a table says of one parameter, and what the profile says of it."""
    language, profile = table.language, table.profile
    now = in_words(path, table.settled[path], language)
    before = profile.rules.get(VALUES, {}).get(path.removeprefix(f"{VALUES}.")) if path.startswith(VALUES) else None
    before = profile.rules.get(path) if before is None else before
    standing = profile.standing.get(path)
    if standing is not None and not standing.stated:
        return say("setting-open", language, now=now, profile=profile.name)
    if before is None or before == table.settled[path]:
        return say("setting", language, now=now)
    return say("setting-before", language, now=now, before=in_words(path, before, language), profile=profile.name)


def _rules(table: OwnTable) -> Iterator[str]:
    yield "rules:"
    for path, value in as_settings(table.changes).items():
        if path != VALUES:
            yield from _comment(sentence_of(table, path), 2)
            yield f"  {path}: {in_flow(value)}"
            continue
        yield f"  {path}:"
        for card, worth in value.items():
            yield from _comment(sentence_of(table, f"{path}.{card}"), 4)
            yield f"    {card}: {in_flow(worth)}"


def _no_rules(table: OwnTable) -> Iterator[str]:
    yield from _comment(say("file-empty", table.language))
    yield "# rules:"
    yield from (f"#   {path}: {in_flow(value)}" for path, value in _EXAMPLE.items())


def _comment(text: str, indent: int = 0) -> list[str]:
    before = " " * indent
    return textwrap.wrap(text, _WIDTH, initial_indent=f"{before}# ", subsequent_indent=f"{before}# ",
                         break_long_words=False, break_on_hyphens=False)  # fmt: skip
