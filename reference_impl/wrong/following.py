"""Faults in what may be played to a trick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from reference_impl.cardset import BITS, CODES, HEARTS, QUEEN, SUIT_OF, SUIT_SETS, codes_of, members
from reference_impl.serve import ReferenceApp
from reference_impl.wrong.choice import ChoiceApp
from reference_impl.wrong.program import Shelf, Values, gated, has

if TYPE_CHECKING:
    from conformance.protocol.messages import Observation, Seat
    from reference_impl.match import State

SHELF: Final = Shelf()
_hearts_banned: Final = has("first_trick.hearts", "banned")
_queen_banned: Final = has("first_trick.queen", "banned")


def _bans(rules: Values) -> bool:
    return _hearts_banned(rules) or _queen_banned(rules)


def _follows_first(state: State) -> bool:
    return bool(state.position.trick) and not state.position.tricks


def _barred(state: State, hand: int) -> bool:
    """Tell whether it is the ban that decides: some cards are kept out of a first trick that the hand cannot follow."""
    return bool(state.rules.conditions.kept_out) and _follows_first(state) and _void(state, hand)


def _of_suit_led(state: State, hand: int) -> int:
    return hand & SUIT_SETS[SUIT_OF[state.position.trick[0]]]


def _void(state: State, hand: int) -> bool:
    return bool(state.position.trick) and not _of_suit_led(state, hand)


@SHELF.holds(
    "no-duty-to-follow",
    "any card may be played to a trick",
    clauses=("play.follow-suit",),
    seen_in=("B40",),
)
class _NoDutyToFollow(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return hand if state.position.trick else legal


@SHELF.holds(
    "hearts-need-not-follow",
    "a heart may be thrown on any trick",
    clauses=("play.follow-suit",),
)
class _HeartsNeedNotFollow(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return legal | hand & HEARTS if state.position.trick and state.position.tricks else legal


@SHELF.holds(
    "void-may-play-nothing",
    "who has none of the suit led is told that no card is legal",
    clauses=("play.discard",),
    seen_in=("B38",),
)
class _VoidMayPlayNothing(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return 0 if _void(state, hand) and state.position.tricks else legal


@SHELF.holds(
    "void-must-throw-penalty",
    "who has none of the suit led must throw a penalty card if he has one",
    clauses=("play.discard",),
)
class _VoidMustThrowPenalty(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return hand & state.rules.penalties or legal if _void(state, hand) and state.position.tricks else legal


@SHELF.holds(
    "no-ban",
    "penalty cards may be thrown on the first trick",
    clauses=("first-trick.hearts", "first-trick.queen", "first-trick.others"),
    seen_in=("B01", "B06"),
    bites=_bans,
    parameter="first_trick.hearts",
)
class _NoBan(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return hand if _barred(state, hand) else legal


@SHELF.holds(
    "ban-without-way-out",
    "who holds only penalty cards may play nothing to the first trick",
    clauses=("first-trick.escape",),
    seen_in=("B08", "B14", "B16"),
    bites=lambda rules: _hearts_banned(rules) and _queen_banned(rules),
)
class _BanWithoutWayOut(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return legal & ~(HEARTS | QUEEN) if _barred(state, hand) else legal


@SHELF.holds(
    "ban-on-queen-only",
    "only the queen of spades is kept out of the first trick",
    clauses=("first-trick.hearts",),
    seen_in=("B04",),
    bites=_hearts_banned,
    parameter="first_trick.hearts",
)
class _BanOnQueenOnly(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return hand & ~QUEEN or legal if _barred(state, hand) else legal


@SHELF.holds(
    "ban-on-hearts-only",
    "only hearts are kept out of the first trick",
    clauses=("first-trick.queen",),
    bites=_queen_banned,
    parameter="first_trick.queen",
)
class _BanOnHeartsOnly(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return hand & ~HEARTS or legal if _barred(state, hand) else legal


@SHELF.holds(
    "ban-by-first-letter",
    "the ban reads the second letter of a card, and lets the tens pass",
    clauses=("first-trick.hearts",),
    seen_in=("B10",),
    bites=_hearts_banned,
    parameter="first_trick.hearts",
)
class _BanByFirstLetter(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        if not (_barred(state, hand)):
            return legal
        return legal | sum(BITS[card] for card in members(hand & HEARTS) if CODES[card].startswith("10"))


@SHELF.holds(
    "way-out-for-hearts-only",
    "who holds only penalty cards may play hearts to the first trick, and never the queen of spades",
    clauses=("first-trick.escape",),
    seen_in=("B18",),
    bites=lambda rules: _hearts_banned(rules) and _queen_banned(rules),
)
class _WayOutForHeartsOnly(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return legal & ~QUEEN or legal if _barred(state, hand) else legal


@SHELF.holds(
    "ban-for-ever",
    "penalty cards are kept out of the second trick too",
    clauses=("play.discard",),
)
class _BanForEver(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        if state.position.tricks != 1 or not _void(state, hand):
            return legal
        return legal & ~state.rules.penalties or legal


@SHELF.holds(
    "gate-for-those-who-follow",
    "hearts may not be thrown before they are broken",
    clauses=("play.discard",),
    bites=gated,
)
class _GateForThoseWhoFollow(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        shut = state.rules.conditions.gate and not state.position.broken
        return legal & ~HEARTS or legal if shut and _void(state, hand) else legal


@SHELF.holds(
    "list-of-the-player-before",
    "the cards told as legal are worked out for the suit of the card played last",
    clauses=("play.follow-suit",),
)
class _ListOfThePlayerBefore(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        trick = state.position.trick
        return hand & SUIT_SETS[SUIT_OF[trick[-1]]] or hand if trick and state.position.tricks else legal


@SHELF.holds(
    "list-told-late",
    "the list of legal cards is still that of the player before",
    clauses=("play.follow-suit",),
)
class _ListToldLate(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        if state.stage != "playing" or not state.position.trick or isinstance(told.legal, msgspec.UnsetType):
            return told
        before = state.rules.turns[state.position.leader][len(state.position.trick) - 1]
        hand = state.position.hands[before]
        return msgspec.structs.replace(told, legal=list(codes_of(_of_suit_led(state, hand) or hand)))
