"""What rules say that their parent does not: the profile they extend, or the one their house rules are laid over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from conformance.rule_sheet.wording import load_wording
from conformance.rules.difference import find_differences
from conformance.rules.parameters import load_parameters
from conformance.typography import with_minus

if TYPE_CHECKING:
    from conformance.rules.difference import Difference
    from conformance.rules.resolved import Resolved


@dataclass(frozen=True, kw_only=True)
class Changes:
    """The differences, one a line; one line says so where there are none."""

    heading: str
    lines: tuple[str, ...]


def find_changes(resolved: Resolved, parent: Resolved, called: str, language: str) -> Changes:
    """Return what differs from a parent that is called so, in the order of the parameters."""
    words = load_wording().changes
    here = [each for each in find_differences(resolved, parent) if each.now is not None]
    lines = [_line(each, language) for each in here]
    told = [with_minus(line[:1].upper() + line[1:]) for line in lines]
    return Changes(
        heading=words.heading[language].format(parent=called),
        lines=tuple(told or [words.nothing[language]]),
    )


def _line(difference: Difference, language: str) -> str:
    """Return what rules say that their parent does not."""
    words, parameter = load_wording().changes, load_parameters()[difference.path]
    now = parameter.describe(difference.now, language)
    if difference.same_value:
        return (words.settled if difference.stated else words.opened)[language].format(now=now)
    if difference.before is not None:
        before = parameter.describe(difference.before, language)
        now = words.changed[language].format(now=now, before=before)
    return now if difference.stated else words.opened[language].format(now=now)
