"""What rules say that their parent does not: the profile they extend, or the one their house rules are laid over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from conformance.rule_sheet.typography import with_minus
from conformance.rule_sheet.wording import load_wording
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from conformance.rules.resolved import Resolved


@dataclass(frozen=True, kw_only=True)
class Changes:
    """The differences, one a line; one line says so where there are none."""

    heading: str
    lines: tuple[str, ...]


def find_changes(resolved: Resolved, parent: Resolved, called: str, language: str) -> Changes:
    """Return what differs from a parent that is called so, in the order of the parameters."""
    words = load_wording().changes
    lines = [_line(resolved, parent, path, language) for path in resolved.rules]
    told = [with_minus(line[:1].upper() + line[1:]) for line in lines if line]
    return Changes(
        heading=words.heading[language].format(parent=called),
        lines=tuple(told or [words.nothing[language]]),
    )


def _line(resolved: Resolved, parent: Resolved, path: str, language: str) -> str:
    """Return what a parameter says that it does not say in the parent; empty where it is the same."""
    words, parameter = load_wording().changes, load_parameters()[path]
    now = parameter.describe(resolved.rules[path], language)
    stated = resolved.standing[path].stated
    if path in parent.rules and resolved.rules[path] == parent.rules[path]:
        if stated == parent.standing[path].stated:
            return ""
        return (words.settled if stated else words.opened)[language].format(now=now)
    if path in parent.rules:
        before = parameter.describe(parent.rules[path], language)
        now = words.changed[language].format(now=now, before=before)
    return now if stated else words.opened[language].format(now=now)
