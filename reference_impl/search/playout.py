"""Playing a deal on from a position in which all hands are known, so that it ends as wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reference_impl.cardset import SUIT_OF, members
from reference_impl.legality import legal_cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reference_impl.search.dice import Dice
    from reference_impl.search.readings import Reading
    from reference_impl.search.wanted import Play


Points = tuple[int, ...]
"""Points still to be captured, by seat."""


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """How the rest of a deal is to end."""

    owner: tuple[int | None, ...]
    """By card: the seat that must capture it; None: whoever."""
    points: Points | None
    """Exactly so many must still be captured; None: any."""
    card_points: tuple[int, ...]
    only_winner: int | None = None
    must_lose: int | None = None
    """A seat that must still lose a trick."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A position, under several readings at once."""

    hands: tuple[int, ...]
    leader: int
    trick: int
    """The number of the trick being played."""
    broken: tuple[bool, ...]
    """By reading."""
    suit: int | None = None
    """The suit led; None while nothing lies on the table."""
    cards: int = 0
    """The cards on the table."""
    turn: int = 0
    """How many they are."""
    ahead: int = 0
    """The seat that is winning."""
    height: int = -1
    """How high its card stands."""
    value: int = 0
    """What the cards on the table are worth."""
    owner: int | None = None
    """The seat that must take the trick."""


class Playout:
    """One search forwards with a bounded number of steps."""

    def __init__(self, readings: tuple[Reading, ...], goal: Goal, dice: Dice, *, limit: int) -> None:
        self.readings, self.goal, self.dice = readings, goal, dice
        self.limit = limit
        """How many more plays may be tried."""
        self.players = readings[0].players
        self.strength = readings[0].strength
        self.following = [
            [tuple({each.narrowings.following[later][suit]: None for each in readings}) for suit in range(4)]
            for later in (False, True)
        ]
        """By later trick, by suit led: what narrows a hand, once for all readings that agree."""
        self.only_gains = all(points >= 0 for points in goal.card_points)
        self.hopeless: set[tuple[Table, Points | None, bool]] = set()
        """Where a trick begins, with the points still to come and whether a trick was lost, when all was tried."""

    def run(self, table: Table, played: tuple[Play, ...]) -> tuple[Play, ...] | None:
        """Return the plays to the end of the deal, or None when none were found within the limit.

        ``table`` is the position before the trick that is being played, ``played`` what already lies there.
        """
        at: Table | None = table
        for seat, card in played:
            at = at and self._put(at, seat, card, self.goal.points)
        return self._play(at, self.goal.points, self.goal.must_lose is None) if at else None

    def _play(self, table: Table, points: Points | None, lost: bool) -> tuple[Play, ...] | None:
        if table.turn == self.players:
            return self._take(table, points, lost)
        if not table.turn:
            if not any(table.hands):
                return () if lost and not any(points or ()) else None
            if (table, points, lost) in self.hopeless:
                return None
        seat = (table.leader + table.turn) % self.players
        for card, onward in self._plays(table, seat, points):
            self.limit -= 1
            if self.limit < 0:
                return None
            rest = self._play(onward, points, lost)
            if rest is not None:
                return ((seat, card), *rest)
        if not table.turn and self.limit >= 0:
            self.hopeless.add((table, points, lost))
        return None

    def _legal(self, table: Table, seat: int) -> int:
        cards = hand = table.hands[seat]
        if table.suit is not None:
            for steps in self.following[table.trick > 1][table.suit]:
                cards &= legal_cards(steps, hand)
            return cards
        for reading, broken in zip(self.readings, table.broken, strict=True):
            cards &= reading.leads(hand, trick=table.trick, broken=broken)
        return cards

    def _plays(self, table: Table, seat: int, points: Points | None) -> Iterator[tuple[int, Table]]:
        """Yield the cards that may be played and what comes of them, those that seem to serve the goal rather first."""
        found = []
        for card in members(self._legal(table, seat)):
            onward = self._put(table, seat, card, points)
            if onward is not None:
                found.append(((card, onward), self._weight(onward, card, points)))
        return iter([found[0][0]]) if len(found) == 1 else self.dice.by_weight(found)

    def _put(self, table: Table, seat: int, card: int, points: Points | None) -> Table | None:
        """Return the position after a play; None when the trick cannot any more go to whoever must or may take it."""
        suit = SUIT_OF[card] if table.suit is None else table.suit
        owner = self.goal.only_winner if table.suit is None else table.owner
        needed = self.goal.owner[card]
        if needed is not None:
            if owner not in (None, needed):
                return None
            owner = needed
        height, ahead = self.strength[suit][card], seat
        if height < table.height:
            height, ahead = table.height, table.ahead
        turn, value = table.turn + 1, table.value + self.goal.card_points[card]
        waiting = [(table.leader + place) % self.players for place in range(turn, self.players)]
        if owner is not None and owner != ahead and owner not in waiting:
            return None
        if points is not None and value and self.only_gains and all(points[some] < value for some in (ahead, *waiting)):
            return None
        return Table(
            hands=(*table.hands[:seat], table.hands[seat] & ~(1 << card), *table.hands[seat + 1 :]),
            leader=table.leader,
            trick=table.trick,
            broken=table.broken,
            suit=suit,
            cards=table.cards | 1 << card,
            turn=turn,
            ahead=ahead,
            height=height,
            value=value,
            owner=owner,
        )

    def _take(self, table: Table, points: Points | None, lost: bool) -> tuple[Play, ...] | None:
        winner, suit = table.ahead, table.suit or 0
        if points is not None and table.value:
            points = (*points[:winner], points[winner] - table.value, *points[winner + 1 :])
        broken = tuple(
            was or bool(table.cards & reading.breakers[suit])
            for was, reading in zip(table.broken, self.readings, strict=True)
        )
        onward = Table(hands=table.hands, leader=winner, trick=table.trick + 1, broken=broken)
        return self._play(onward, points, lost or winner != self.goal.must_lose)

    def _weight(self, table: Table, card: int, points: Points | None) -> float:
        """Return how well a play serves the goal, ``table`` being what comes of it."""
        weight = 1.0
        if table.owner is not None:
            weight = 4.0 if table.ahead == table.owner else 0.25
        if points is not None and table.value > 0:
            fits = points[table.ahead] >= table.value
            weight *= 1.0 + 0.5 * points[table.ahead] if fits else 0.1
        if SUIT_OF[card] != table.suit and (self.goal.owner[card] is not None or self.goal.card_points[card]):
            weight *= 2.0
        return weight
