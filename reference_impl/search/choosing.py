"""Who takes the trick to be laid in front, who leads to it and in which suit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_impl.cardset import HEARTS, SUIT_SETS
from reference_impl.search.filling import Choice
from reference_impl.search.prospects import is_scarce, odd_suits

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reference_impl.search.dice import Dice
    from reference_impl.search.ground import Ground, Node


def choices(ground: Ground, node: Node, dice: Dice) -> Iterator[Choice]:
    """Yield what the trick may be, the more promising ones rather first."""
    odd, scarce = odd_suits(ground, node), is_scarce(ground, node)
    excess = sum(of_suit for of_suit, uneven in zip(SUIT_SETS, odd, strict=True) if uneven)
    hearts_welcome = any(node.owes)
    weigh = _Scales(ground, node, odd, dear_first=scarce).weigh
    found: list[tuple[tuple[int, int, int, tuple[int, ...]], float]] = []
    for winner, leader, available in _roles(ground, node):
        wins, leads = available[winner], available[leader]
        for suit, of_suit in enumerate(SUIT_SETS):
            if leads & of_suit and wins & of_suit:
                found.append(((winner, leader, suit, available), weigh(winner, leader, suit)))
    for winner, leader, suit, available in dice.by_weight(found):
        yield Choice(
            winner=winner,
            leader=leader,
            suit=suit,
            available=available,
            later=node.later,
            welcome=ground.aim.owned[winner],
            hearts_welcome=hearts_welcome,
            dear_first=scarce,
            dear=ground.aim.dear,
            excess=excess,
        )


def _roles(ground: Ground, node: Node) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Yield who may win and who may lead, with the cards that each seat may then play; no seat is without."""
    layout, only = ground.layout, ground.aim.only_winner
    seats: Sequence[int] = range(ground.players)
    known = layout.leaders[node.trick]
    leaders = layout.openers if node.trick == 1 else seats if known is None else (known,)
    playable = {leader: _playable(ground, node, leader) for leader in (leaders if node.trick == 1 else leaders[:1])}
    for winner in seats if node.winner is None else (node.winner,):
        allowed = ~ground.barred[winner]
        for leader in leaders:
            if only is None or (winner == only and (node.trick == 1 or leader == only)):
                available = tuple([cards & allowed for cards in playable[leader if node.trick == 1 else leaders[0]]])
                if all(available):
                    yield winner, leader, available


def _playable(ground: Ground, node: Node, leader: int) -> list[int]:
    """Return by seat the cards it may play, whoever takes the trick; who leads matters to the first trick alone."""
    layout, aim, trick = ground.layout, ground.aim, node.trick
    fixed, caps = layout.fixed[trick], layout.caps[trick]
    pool = aim.first_trick if trick == 1 and aim.first_trick else node.pool
    playable: list[int] = []
    for seat in range(ground.players):
        if seat in fixed:
            cards = fixed[seat]
        elif trick < layout.at:
            cards = layout.opening if trick == 1 and seat == leader and layout.opening else pool & ~aim.late
        else:
            cards = node.kept[seat]
            if ground.slots_left[trick][seat] > cards.bit_count():
                cards |= pool & ~aim.early
            if trick == 1 and seat == leader:
                cards = cards & ground.opening_card or cards
        playable.append(cards & caps[seat])
    return playable


class _Scales:
    """Weighs how promising a choice is.

    Suits that many seats are void in are best kept for tricks to whose winner cards are to be given, and are lost when
    the winner or the leader has to play one.
    """

    def __init__(self, ground: Ground, node: Node, odd: tuple[bool, ...], *, dear_first: bool) -> None:
        """``odd`` tells by suit whether it does not come out even."""
        later, pool = node.later, node.pool
        self.void = [[not held & of_suit for held in later] for of_suit in SUIT_SETS]
        self.plain = [
            (1.0 + (pool & of_suit).bit_count()) * (2 if uneven and any(void) else 1)
            for of_suit, uneven, void in zip(SUIT_SETS, odd, self.void, strict=True)
        ]
        self.gifts = [owned & pool for owned in ground.aim.owned]
        self.lead = [0.1 + gifts.bit_count() for gifts in self.gifts] if node.trick > 1 and any(self.gifts) else None
        self.must_lose = ground.aim.must_lose
        self.loses = node.trick > 1 and not node.lost
        self.hearts = 0.5 if dear_first else 0.05

    def weigh(self, winner: int, leader: int, suit: int) -> float:
        """Return the weight of a trick in a suit with that winner and leader."""
        of_suit, void = SUIT_SETS[suit], self.void[suit]
        weight = self.plain[suit]
        gifts = (self.gifts[winner] & ~of_suit).bit_count()
        if gifts:
            voids = sum(void) - void[winner] - (void[leader] if leader != winner else 0)
            useful = 0.3 + min(gifts, voids)
            weight *= useful * useful
            weight /= (1 + void[winner]) * (1 + void[leader])
        if self.lead:
            weight *= self.lead[leader]
        if self.loses and leader != self.must_lose:
            weight *= 4
        if of_suit & HEARTS:
            weight *= self.hearts
        return weight
