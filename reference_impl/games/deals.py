"""One deal of a game: the hands, what is passed, and every card in the order played, all by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reference_impl.cardset import BITS, SUIT_OF
from reference_impl.games.manners import View, choose, natural
from reference_impl.legality import legal_cards
from reference_impl.match import direction_of
from reference_impl.play import opener
from reference_impl.scoring import points_of, score_deal

if TYPE_CHECKING:
    from reference_impl.games.manners import Manners
    from reference_impl.rules import Rules
    from reference_impl.scoring import DealScore
    from reference_impl.search.dice import Dice


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    """A finished trick."""

    leader: int
    cards: tuple[int, ...]
    """The numbers of the cards, in the order played."""
    winner: int
    broken: bool
    """Whether hearts were broken when it was led to."""

    led: int
    """The place of the suit led in `SUITS`."""
    taken: int
    """The cards as a set."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that was played out, whatever it does to the match."""

    dealt: tuple[int, ...]
    passes: tuple[int, ...]
    """What each seat passes; empty where no cards are passed."""
    held: tuple[int, ...]
    """The hands when the opening lead is due."""
    dealer: int
    tricks: tuple[Trick, ...]
    captured: tuple[int, ...]
    scored: DealScore

    def led_from(self) -> tuple[int, ...]:
        """Return by trick the hand of the leader before its lead."""
        gone = 0
        hands = []
        for trick in self.tricks:
            hands.append(self.held[trick.leader] & ~gone)
            gone |= trick.taken
        return tuple(hands)

    def points_after(self, rules: Rules) -> list[tuple[int, ...]]:
        """Return by trick the points that each seat has captured by its end."""
        captured = [0] * rules.players
        found = []
        for trick in self.tricks:
            captured[trick.winner] |= trick.taken
            found.append(points_of(rules, tuple(captured)))
        return found


def play_out(
    rules: Rules, dealt: tuple[int, ...], passes: tuple[int, ...], held: tuple[int, ...],
    dealer: int, manners: Manners, dice: Dice,
) -> Outcome:  # fmt: skip
    """Play a deal to its last card, every seat in its manners."""
    view = View()
    hands = view.held = list(held)
    captured = [0] * rules.players
    tricks = []
    broken = False
    leader = opener(rules, held, dealer)
    leading, following = rules.narrowings.leading[0], rules.narrowings.following[0]
    for _ in range(rules.hand_size):
        steps = leading[broken]
        view.led, view.height, view.place = -1, -1, 0
        cards = []
        gone = view.gone
        for seat in rules.turns[leader]:
            card = choose(rules, manners, view, seat, legal_cards(steps, hands[seat]), dice)
            hands[seat] ^= BITS[card]
            view.gone |= BITS[card]
            if view.led < 0:
                view.led = SUIT_OF[card]
                steps = following[view.led]
            height = rules.strength[view.led][card]
            if height > view.height:
                view.height, view.ahead = height, seat
            view.place += 1
            cards.append(card)
        taken = view.gone ^ gone
        trick = Trick(leader=leader, cards=tuple(cards), winner=view.ahead, broken=broken, led=view.led, taken=taken)
        tricks.append(trick)
        leader = view.ahead
        captured[leader] |= taken
        broken = broken or bool(taken & rules.breakers[view.led])
        leading, following = rules.narrowings.leading[1], rules.narrowings.following[1]
    return Outcome(
        dealt=dealt, passes=passes, held=held, dealer=dealer, tricks=tuple(tricks), captured=tuple(captured),
        scored=score_deal(rules, tuple(captured)),
    )  # fmt: skip


def deal_at_random(rules: Rules, dice: Dice, fixed: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return hands of the whole pack; ``fixed`` cards, by seat, come to that seat."""
    hands = list(fixed) or [0] * rules.players
    rest = rules.pack
    for hand in hands:
        rest &= ~hand
    order = dice.shuffled(bit for bit in BITS if rest & bit)
    for seat, hand in enumerate(hands):
        missing = rules.hand_size - hand.bit_count()
        hands[seat] = hand | sum(order[:missing])
        del order[:missing]
    return tuple(hands)


def passed_before(
    rules: Rules, held: tuple[int, ...], deal: int, dice: Dice, received: tuple[int, ...] = ()
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return hands as dealt, and passes, that lead to the hands with which the play begins.

    ``received`` are cards, by seat, that must be among those it was passed.
    """
    steps = {"left": 1, "right": -1, "across": rules.players // 2, "none": 0}[direction_of(rules, deal)]
    if not steps:
        return held, ()
    got = []
    for seat, hand in enumerate(held):
        cards = received[seat] if received else 0
        while cards.bit_count() < rules.passing_cards:
            cards |= dice.card(hand & ~cards)
        got.append(cards)
    passes = tuple(got[(seat + steps) % rules.players] for seat in range(rules.players))
    return tuple(hand & ~got[seat] | passes[seat] for seat, hand in enumerate(held)), passes


def any_deal(rules: Rules, deal: int, dealer: int, dice: Dice) -> Outcome:
    """Return a deal in which everything is left to chance."""
    held = deal_at_random(rules, dice)
    dealt, passes = passed_before(rules, held, deal, dice)
    return play_out(rules, dealt, passes, held, dealer, natural(rules), dice)
