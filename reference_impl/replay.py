"""Whole recorded deals, played through in one go with every play checked.

The same narrowings and the same measure of strength as in `play`, held in local variables: what costs a state per card
there costs a few machine words here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_impl.cardset import BITS, CODES, SUIT_OF
from reference_impl.legality import Situation, explain, legal_cards
from reference_impl.play import opener

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_impl.rules import Rules


class IllegalPlayError(ValueError):
    """A recorded play that the rules refuse; ``clauses`` are those that stand against it."""

    def __init__(self, *, place: int, seat: str, card: str, clauses: tuple[str, ...]) -> None:
        super().__init__(f"play {place + 1}, {card} by {seat}: {', '.join(clauses)}")
        self.place = place
        self.seat = seat
        self.card = card
        self.clauses = clauses


def replay_deal(rules: Rules, hands: Sequence[int], plays: Sequence[int], dealer: int = 0) -> tuple[int, ...]:
    """Play a recorded deal through and return the cards that each seat captures.

    ``hands`` are the sets of cards held when the opening lead is due, by seat number; ``plays`` are the numbers of the
    cards in the order played, the seats following from the rules.

    Raises:
        IllegalPlayError: a play is against the rules.
        ValueError: the record has more or fewer plays than the pack has cards.
    """
    if len(plays) != rules.pack.bit_count():
        raise ValueError(f"{len(plays)} plays recorded, a deal has {rules.pack.bit_count()}")
    bits, suit_of, narrow = BITS, SUIT_OF, legal_cards
    breakers, strengths, turns = rules.breakers, rules.strength, rules.turns
    (leading, later_leading), (following, later_following) = rules.narrowings.leading, rules.narrowings.following
    held = list(hands)
    captured = [0] * rules.players
    broken = False
    leader = opener(rules, tuple(hands), dealer)
    place = 0
    for _ in range(rules.hand_size):
        steps = leading[broken]
        trick = 0
        best = -1
        for seat in turns[leader]:
            card = plays[place]
            bit = bits[card]
            hand = held[seat]
            if not narrow(steps, hand) & bit:
                raise _refusal(rules, place, seat, hand, plays, broken)
            held[seat] = hand ^ bit
            if not trick:
                led = suit_of[card]
                steps = following[led]
                strength = strengths[led]
            trick |= bit
            height = strength[card]
            if height > best:
                best = height
                taker = seat
            place += 1
        leader = taker
        captured[leader] |= trick
        if not broken and trick & breakers[led]:
            broken = True
        leading, following = later_leading, later_following
    return tuple(captured)


def _refusal(rules: Rules, place: int, seat: int, hand: int, plays: Sequence[int], broken: bool) -> IllegalPlayError:
    card = plays[place]
    clauses: tuple[str, ...] = ("play.own-card",)
    if hand & BITS[card]:
        behind = place % rules.players
        led = SUIT_OF[plays[place - behind]] if behind else None
        at = Situation(led=led, first_trick=place < rules.players, broken=broken)
        clauses = explain(rules.conditions, at, hand).bars[card]
    return IllegalPlayError(place=place, seat=rules.seats[seat], card=CODES[card], clauses=clauses)
