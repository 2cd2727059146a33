"""The rules that are known by name: every profile, alone and with one or two house rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import Problems
from conformance.rules import load_profile, shipped_house_rules, shipped_profiles

if TYPE_CHECKING:
    from conformance.rules import Resolved

MOST_HOUSE_RULES: Final = 2
_RARER: Final = 0.1
"""How much rarer a table with one house rule more is taken to be."""


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """Rules that have a name."""

    resolved: Resolved
    house_rules: int

    @property
    def name(self) -> str:
        """Return the name as commands take it."""
        return self.resolved.name

    @property
    def prior(self) -> float:
        """Return how likely it is before anything was answered; not a chance yet, but in proportion to it."""
        return _RARER**self.house_rules

    def value(self, path: str) -> Any:
        """Return the value of a parameter, also of one that is idle here; None where there is none."""
        return self.resolved.chosen.get(path, self.resolved.rules.get(path))

    def title(self, language: str) -> tuple[str, ...]:
        """Return what people call the profile, and each house rule."""
        title = self.resolved.title.get(language) or next(iter(self.resolved.title.values()))
        return tuple(title.split(" + "))


@cache
def load_candidates() -> tuple[Candidate, ...]:
    """Return every profile, and its combinations with house rules that change something in it.

    >>> [candidate.name for candidate in load_candidates()][:4]
    ['black-lady', 'international', 'nl-omslag', 'nl-short']
    """
    found = [Candidate(resolved=load_profile(name), house_rules=0) for name in shipped_profiles()]
    played = {candidate.name: {candidate.resolved.hash} for candidate in found}
    for count in range(1, MOST_HOUSE_RULES + 1):
        for profile in shipped_profiles():
            for house_rules in combinations(shipped_house_rules(), count):
                try:
                    resolved = load_profile("+".join((profile, *house_rules)))
                except Problems:
                    continue
                if resolved.hash not in played[profile]:
                    played[profile].add(resolved.hash)
                    found.append(Candidate(resolved=resolved, house_rules=count))
    return tuple(found)
