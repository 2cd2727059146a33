"""What an app can be led through, and so which games can be made for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reference_impl.rules import Rules


class NoGamesError(ValueError):
    """No game can be made for an app of this reach under these rules."""


@dataclass(frozen=True, kw_only=True)
class Reach:
    """What an app declares."""

    passing: bool
    """Cards can be passed."""
    match: bool
    """A next deal can be dealt."""
    resume: bool
    """A match can be taken up at any deal, dealer, totals and phase."""

    @classmethod
    def of(cls, capabilities: Iterable[str]) -> Self:
        """Return the reach of an app with these capabilities.

        >>> Reach.of(["legal", "match"])
        Reach(passing=False, match=True, resume=False)
        """
        declared = set(capabilities)
        return cls(passing="passing" in declared, match="match" in declared, resume="resume" in declared)

    @property
    def any_deal(self) -> bool:
        """Whether a game may begin with any deal and dealer; without a match each deal stands alone."""
        return self.resume or not self.match

    def first_deals(self, rules: Rules) -> tuple[int, ...]:
        """Return the numbers of the deals with which a game may begin, up to one past the second round of the cycle.

        Raises:
            NoGamesError: there are none.
        """
        last = 2 * len(rules.passing_cycle) + 1 if self.any_deal else 1
        found = tuple(number for number in range(1, last + 1) if self.plays(rules, number))
        if not found:
            raise NoGamesError(
                "cards are passed in every deal a game could begin with, and the app does not declare passing"
            )
        return found

    def plays(self, rules: Rules, deal: int) -> bool:
        """Tell whether the app can play the deal of that number."""
        return self.passing or rules.passing_cycle[(deal - 1) % len(rules.passing_cycle)] == "none"
