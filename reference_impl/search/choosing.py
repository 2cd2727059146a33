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
    void = [tuple(not later & of_suit for later in node.later) for of_suit in SUIT_SETS]
    found: list[tuple[Choice, float]] = []
    for winner, leader in _roles(ground, node):
        available = _available(ground, node, winner, leader)
        for suit, of_suit in enumerate(SUIT_SETS if available else ()):
            if available and available[leader] & of_suit and available[winner] & of_suit:
                choice = Choice(
                    winner=winner,
                    leader=leader,
                    suit=suit,
                    available=available,
                    later=node.later,
                    welcome=ground.aim.owned[winner],
                    hearts_welcome=any(node.owes),
                    dear_first=scarce,
                    dear=ground.aim.dear,
                    excess=excess,
                )
                found.append((choice, _weight(ground, node, choice, void[suit], odd=odd[suit])))
    return dice.by_weight(found)


def _roles(ground: Ground, node: Node) -> Iterator[tuple[int, int]]:
    """Yield who may win and who may lead."""
    layout, only = ground.layout, ground.aim.only_winner
    seats: Sequence[int] = range(ground.players)
    known = layout.leaders[node.trick]
    leaders = layout.openers if node.trick == 1 else seats if known is None else (known,)
    for winner in seats if node.winner is None else (node.winner,):
        for leader in leaders:
            if only is None or (winner == only and (node.trick == 1 or leader == only)):
                yield winner, leader


def _available(ground: Ground, node: Node, winner: int, leader: int) -> tuple[int, ...] | None:
    """Return by seat the cards it may play when ``winner`` takes the trick; None when a seat has none."""
    layout, aim, trick = ground.layout, ground.aim, node.trick
    fixed, caps, barred = layout.fixed[trick], layout.caps[trick], ground.barred[winner]
    pool = aim.first_trick if trick == 1 and aim.first_trick else node.pool
    available: list[int] = []
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
        cards &= caps[seat] & ~barred
        if not cards:
            return None
        available.append(cards)
    return tuple(available)


def _weight(ground: Ground, node: Node, choice: Choice, void: tuple[bool, ...], *, odd: bool) -> float:
    """Return how promising a choice is, given who is void in its suit and whether the suit does not come out even.

    Suits that many seats are void in are best kept for tricks to whose winner cards are to be given, and are lost when
    the winner or the leader has to play one.
    """
    of_suit, owned = SUIT_SETS[choice.suit], ground.aim.owned
    weight = 1.0 + (node.pool & of_suit).bit_count()
    if odd and any(void):
        weight *= 2
    gifts = (owned[choice.winner] & node.pool & ~of_suit).bit_count()
    if gifts:
        roles = {choice.winner, choice.leader}
        useful = 0.3 + min(gifts, sum(is_void for seat, is_void in enumerate(void) if seat not in roles))
        weight *= useful * useful
        weight /= (1 + void[choice.winner]) * (1 + void[choice.leader])
    if node.trick > 1:
        if any(cards & node.pool for cards in owned):
            weight *= 0.1 + (owned[choice.leader] & node.pool).bit_count()
        if not node.lost and choice.leader != ground.aim.must_lose:
            weight *= 4
    if of_suit & HEARTS:
        weight *= 0.5 if choice.dear_first else 0.05
    return weight
