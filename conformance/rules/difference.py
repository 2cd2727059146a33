"""What rules have otherwise than others: another value, or the same that only one of them states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.rules.resolved import Resolved


@dataclass(frozen=True, kw_only=True)
class Difference:
    """A parameter, or the points of one card, that rules have otherwise than the rules they are held against."""

    path: str
    """Of the points of a card, a path of its own: `scoring.values.QS`."""
    before: Any
    """None: it does not apply there."""
    now: Any
    stated: bool = True
    """Whether the rules state it; what they only leave open is not stated."""

    @property
    def same_value(self) -> bool:
        """Whether the value is the same, and only one of the two states it."""
        return bool(self.before == self.now)

    def by_card(self) -> Iterator[Difference]:
        """Yield the cards of a table of points that count otherwise; what is no such table by itself.

        >>> [each.path for each in Difference(path="v", before={"QS": 5, "JC": 2}, now={"QS": 13, "JC": 2}).by_card()]
        ['v.QS']
        """
        tables = [value for value in (self.now, self.before) if isinstance(value, dict)]
        if not tables:
            yield self
            return
        for card in dict.fromkeys(card for table in tables for card in table):
            before, now = ((value or {}).get(card) for value in (self.before, self.now))
            if before != now:
                yield Difference(path=f"{self.path}.{card}", before=before, now=now, stated=self.stated)


def find_differences(rules: Resolved, others: Resolved) -> Iterator[Difference]:
    """Yield what rules have otherwise than others, in the order of the parameters; last what applies only there."""
    for path in dict.fromkeys((*rules.rules, *others.rules)):
        before, now = others.rules.get(path), rules.rules.get(path)
        stated = path in rules.standing and rules.standing[path].stated
        if before != now or stated != others.standing[path].stated:
            yield Difference(path=path, before=before, now=now, stated=stated)
