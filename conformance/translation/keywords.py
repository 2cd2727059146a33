"""The keywords that rendered feature files use, where Gherkin knows several for the same."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from conformance.rules.strict_yaml import load_yaml
from conformance.scenarios.features import LANGUAGES, dialect, is_outline
from conformance.spec_files import SPEC

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.scenarios.phrasebook import Kind


def heading(kind: str, language: str, node: Mapping[str, Any] | None = None) -> str:
    """Return the keyword of a heading: of a feature, rule, background, scenario or its examples.

    >>> heading("examples", "nl"), heading("feature", "es")
    ('Voorbeelden', 'Característica')
    """
    kind = "outline" if kind == "scenario" and node is not None and is_outline(node) else kind
    return str(_keywords()[language]["headings"][kind])


def begin_step(kind: Kind, written: str, text: str, language: str) -> str:
    """Return a step with its keyword; `written` is the keyword it has in the language it was written in.

    >>> begin_step("given", "And ", "une donne entière a été jouée", "fr")
    "Et qu'une donne entière a été jouée"
    >>> begin_step("then", "Then ", "mag B 7♠ spelen", "nl")
    'Dan mag B 7♠ spelen'
    """
    words = _keywords()[language]
    keyword = str(words[kind][_rank(written)])
    elided = words.get("elided")
    if elided and keyword.endswith(elided["from"]) and text[:1] in elided["before"]:
        keyword = keyword.removesuffix(elided["from"]) + elided["to"]
    return keyword + text


def _rank(written: str) -> int:
    dialects = [dialect(language) for language in LANGUAGES]
    if any(written in each.but_keywords for each in dialects):
        return 2
    return 1 if any(written in each.and_keywords for each in dialects) else 0


@functools.cache
def _keywords() -> Mapping[str, Any]:
    keywords: Mapping[str, Any] = load_yaml(SPEC / "phrasebook.yaml")["keywords"]
    return keywords
