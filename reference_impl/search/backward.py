"""Building a deal backwards, from its last tricks to the opening lead.

Seen from the end a discard is free: a seat may throw off another suit exactly when it plays no card of the led suit
later. So tricks are laid one before the other, each taken by the seat that leads to the next, and hearts that are led
leave a debt: some earlier trick has to break them. Cards that nobody needs before the position stay behind and are
dealt, at the end, to the seats whose hands are not known there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from reference_impl.cardset import SUIT_OF, SUIT_SETS
from reference_impl.search.choosing import choices
from reference_impl.search.filling import fill_trick, lower_cards
from reference_impl.search.ground import Aim, Ground, Node, start_node
from reference_impl.search.prospects import is_dead
from reference_impl.search.sharing_out import can_share_out, share_out

if TYPE_CHECKING:
    from reference_impl.search.dice import Dice
    from reference_impl.search.layout import Layout
    from reference_impl.search.wanted import Play

SAMPLES = 2
"""Ways tried to fill a trick once its winner, its leader and its suit are chosen."""

Tricks = tuple[tuple["Play", ...], ...]
"""Tricks in the order played, each play by play; the last may be unfinished."""


@dataclass(frozen=True, kw_only=True)
class Built:
    """Hands at the start of play, and the tricks from the first one on."""

    hands: tuple[int, ...]
    tricks: Tricks


class Backward:
    """One search with a bounded number of steps."""

    def __init__(self, layout: Layout, aim: Aim, dice: Dice, *, limit: int) -> None:
        self.ground = Ground.of(layout, aim)
        self.lower = lower_cards(layout.readings[0])
        self.dice = dice
        self.limit = limit
        """How many more tricks may be tried."""

    def run(self) -> Built | None:
        """Return a deal, or None when none was found within the limit."""
        return self._build(start_node(self.ground), ())

    def _build(self, node: Node, tricks: Tricks) -> Built | None:
        """Lay everything that comes before some tricks."""
        aim, at = self.ground.aim, self.ground.layout.at
        if node.trick == at - 1:
            if (aim.unbroken and any(node.owes)) or (aim.whole and node.pool & aim.late):
                return None
            if aim.broken_by:
                node = msgspec.structs.replace(node, owes=(*node.owes[:-1], True))
        if node.trick == 0:
            return self._deal(node, tricks)
        if is_dead(self.ground, node):
            return None
        if node.trick >= at and not aim.whole:
            return self._lay_wanted(node, tricks)
        for choice in choices(self.ground, node, self.dice):
            for _ in range(SAMPLES):
                self.limit -= 1
                cards = fill_trick(choice, self.lower, self.dice)
                built = self._lay(node, choice.leader, choice.winner, cards, tricks) if cards else None
                if built or self.limit <= 0:
                    return built
        return None

    def _lay_wanted(self, node: Node, tricks: Tricks) -> Built | None:
        """Lay the wanted plays of a trick, which may be unfinished."""
        slots, leader = self.ground.layout.fixed[node.trick], self.ground.layout.leaders[node.trick]
        if leader is None:
            return None
        cards = tuple(slots.get(seat, 0) for seat in range(self.ground.players))
        return self._lay(node, leader, node.winner, cards, tricks)

    def _lay(self, node: Node, leader: int, winner: int | None, cards: tuple[int, ...], tricks: Tricks) -> Built | None:
        """Put a trick in front, if it is legal, and build on."""
        ground = self.ground
        of_suit, used = SUIT_SETS[SUIT_OF[cards[leader].bit_length() - 1]], sum(cards)
        pool = node.pool & ~used
        spare = tuple(
            held & ~of_suit if card and not card & of_suit else held
            for held, card in zip(node.spare, cards, strict=True)
        )
        if any(ground.room) and not can_share_out(pool, ground.room, spare):
            return None
        later = tuple(held | card for held, card in zip(node.later, cards, strict=True))
        # A seat that is still to be dealt cards is taken to hold whatever it may come to hold.
        hands = tuple(held | pool & may_hold for held, may_hold in zip(later, spare, strict=True))
        owes = self._owes(node, leader, cards, hands)
        if owes is None:
            return None
        before = Node(
            trick=node.trick - 1,
            winner=leader,
            pool=pool,
            kept=tuple(kept & ~used for kept in node.kept),
            later=later,
            spare=spare,
            owes=owes,
            lost=node.lost or (winner is not None and winner != ground.aim.must_lose),
        )
        turns = [(leader + place) % ground.players for place in range(ground.players)]
        plays = tuple((seat, cards[seat].bit_length() - 1) for seat in turns if cards[seat])
        return self._build(before, (plays, *tricks))

    def _owes(self, node: Node, leader: int, cards: tuple[int, ...], hands: tuple[int, ...]) -> tuple[bool, ...] | None:
        """Return for whom an earlier trick must break hearts; None when the trick is illegal all the same."""
        trick, used = node.trick, sum(cards)
        suit = SUIT_OF[cards[leader].bit_length() - 1]
        owes = [
            owed and not used & breakers for owed, breakers in zip(node.owes, self.ground.breakers[suit], strict=True)
        ]
        for number, reading in enumerate(self.ground.layout.readings):
            if not reading.leads(hands[leader], trick=trick, broken=False) & cards[leader]:
                if trick == 1 or not reading.leads(hands[leader], trick=trick, broken=True) & cards[leader]:
                    return None
                owes[number] = True
            if trick == 1:
                for seat, card in enumerate(cards):
                    if seat != leader and card and not reading.follows(hands[seat], suit, trick=1) & card:
                        return None
        return tuple(owes)

    def _deal(self, node: Node, tricks: Tricks) -> Built | None:
        """Deal what was left behind to the seats that have room."""
        if any(node.owes) or not node.lost or any(node.kept) or node.pool & self.ground.aim.early:
            return None
        given = share_out(node.pool, self.ground.room, node.spare, self.dice)
        if given is None:
            return None
        return Built(hands=tuple(held | cards for held, cards in zip(node.later, given, strict=True)), tricks=tricks)
