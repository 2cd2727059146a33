"""Playing a deal on from a position in which all hands are known, so that it ends as wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reference_impl.cardset import SUIT_OF, members

if TYPE_CHECKING:
    from collections.abc import Iterable

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
    played: tuple[Play, ...]
    """What lies on the table."""
    broken: tuple[bool, ...]
    """By reading."""


class Playout:
    """One search forwards with a bounded number of steps."""

    def __init__(self, readings: tuple[Reading, ...], goal: Goal, dice: Dice, *, limit: int) -> None:
        self.readings, self.goal, self.dice = readings, goal, dice
        self.limit = limit
        """How many more plays may be tried."""
        self.players = readings[0].players
        self.only_gains = all(points >= 0 for points in goal.card_points)
        self.hopeless: set[tuple[Table, Points | None, bool]] = set()
        """Where a trick begins, with the points still to come and whether a trick was lost, when all was tried."""

    def run(self, table: Table) -> tuple[Play, ...] | None:
        """Return the plays to the end of the deal, or None when none were found within the limit."""
        return self._play(table, self.goal.points, self.goal.must_lose is None)

    def _play(self, table: Table, points: Points | None, lost: bool) -> tuple[Play, ...] | None:
        if len(table.played) == self.players:
            return self._take(table, points, lost)
        if not table.played and not any(table.hands):
            return () if lost and not any(points or ()) else None
        if not table.played and (table, points, lost) in self.hopeless:
            return None
        seat = (table.leader + len(table.played)) % self.players
        for card in self._in_order(table, seat, points):
            self.limit -= 1
            if self.limit < 0:
                return None
            played = (*table.played, (seat, card))
            if self._is_spoilt(played, points):
                continue
            hands = (*table.hands[:seat], table.hands[seat] ^ 1 << card, *table.hands[seat + 1 :])
            rest = self._play(msgspec.structs.replace(table, hands=hands, played=played), points, lost)
            if rest is not None:
                return ((seat, card), *rest)
        if not table.played and self.limit >= 0:
            self.hopeless.add((table, points, lost))
        return None

    def _legal(self, table: Table, seat: int) -> int:
        cards = hand = table.hands[seat]
        for reading, broken in zip(self.readings, table.broken, strict=True):
            if table.played:
                cards &= reading.follows(hand, SUIT_OF[table.played[0][1]], trick=table.trick)
            else:
                cards &= reading.leads(hand, trick=table.trick, broken=broken)
        return cards

    def _take(self, table: Table, points: Points | None, lost: bool) -> tuple[Play, ...] | None:
        winner = self._ahead(table.played)
        goal = self.goal
        if goal.only_winner not in (None, winner):
            return None
        if points is not None:
            gained = sum(goal.card_points[card] for _, card in table.played)
            points = (*points[:winner], points[winner] - gained, *points[winner + 1 :])
            if self.only_gains and points[winner] < 0:
                return None
        cards = sum(1 << card for _, card in table.played)
        suit = SUIT_OF[table.played[0][1]]
        broken = tuple(
            was or bool(cards & reading.breakers[suit])
            for was, reading in zip(table.broken, self.readings, strict=True)
        )
        onward = Table(hands=table.hands, leader=winner, trick=table.trick + 1, played=(), broken=broken)
        return self._play(onward, points, lost or winner != goal.must_lose)

    def _ahead(self, played: tuple[Play, ...]) -> int:
        order = self.readings[0].strength[SUIT_OF[played[0][1]]]
        return max(played, key=lambda play: order[play[1]])[0]

    def _is_spoilt(self, played: tuple[Play, ...], points: Points | None) -> bool:
        """Tell whether the trick can no longer be taken by whoever must or may take it."""
        owner = self.goal.only_winner
        value = 0
        for _, card in played:
            other = self.goal.owner[card]
            value += self.goal.card_points[card]
            if other is not None:
                if owner not in (None, other):
                    return True
                owner = other
        ahead = self._ahead(played)
        still = {seat for seat, _ in played} - {ahead}
        if owner is not None:
            return owner in still
        if points is None or not value or not self.only_gains:
            return False
        return all(left < value for seat, left in enumerate(points) if seat not in still)

    def _in_order(self, table: Table, seat: int, points: Points | None) -> Iterable[int]:
        """Return the cards that may be played, those that seem to serve the goal rather first."""
        cards = list(members(self._legal(table, seat)))
        if len(cards) == 1:
            return cards
        return self.dice.by_weight((card, self._weight(table, seat, card, points)) for card in cards)

    def _weight(self, table: Table, seat: int, card: int, points: Points | None) -> float:
        goal = self.goal
        played = (*table.played, (seat, card))
        ahead = self._ahead(played)
        owners = {goal.owner[other] for _, other in played} - {None}
        if goal.only_winner is not None:
            owners = {goal.only_winner}
        weight = 1.0
        if owners:
            weight = 4.0 if ahead in owners else 0.25
        value = sum(goal.card_points[other] for _, other in played)
        if points is not None and value > 0:
            weight = 1.0 + 0.5 * points[ahead] if points[ahead] >= value else 0.1
        if SUIT_OF[card] != SUIT_OF[played[0][1]] and (goal.owner[card] is not None or goal.card_points[card]):
            weight *= 2.0
        return weight
