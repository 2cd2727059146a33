"""The hands with which a recorded deal is played: as dealt and passed, or what each seat turned out to hold."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reference_impl.cardset import BITS, NUMBERS, codes_of, set_of
from reference_impl.match import direction_of, steps_to_receiver

if TYPE_CHECKING:
    from conformance.verification.finding import Finding
    from reference_impl.verifying.place import Place

Hands = tuple[int, ...]
"""Sets of cards by seat number; smaller than a hand where not all of it is known."""

_PACK = ("setup.pack",)


def find_unplayable(place: Place) -> Finding | None:
    """Return why the cards of a deal cannot be those of this pack at this table; None where they can."""
    rules, record = place.rules, place.record
    for number, play in enumerate(record.plays, start=1):
        if play.seat not in rules.seats:
            return place.fault("seat", "hands", _PACK, play=number, seat=play.seat, card=play.card)
        if not rules.pack & BITS[NUMBERS[play.card]]:
            return place.fault("foreign", "hands", _PACK, play=number, seat=play.seat, card=play.card)
    if len(record.plays) > rules.pack.bit_count():
        return place.fault("surplus", "hands", ("trick.all",), said=len(record.plays), expected=rules.pack.bit_count())
    seen = set[str]()
    for number, play in enumerate(record.plays, start=1):
        if play.card in seen:
            return place.fault("twice", "hands", ("play.own-card",), play=number, seat=play.seat, card=play.card)
        seen.add(play.card)
    faults = _faults_of_hands(place)
    return place.fault("hands", "hands", _PACK, detail=tuple(faults)) if faults else None


def _faults_of_hands(place: Place) -> list[str]:
    rules, hands = place.rules, place.record.hands
    if not hands:
        return []
    strangers = [seat for seat in hands if seat not in rules.seats]
    missing = [seat for seat in rules.seats if seat not in hands]
    faults = [f"there is no seat {seat}" for seat in strangers]
    faults += [f"{seat} has no hand" for seat in missing]
    faults += [
        f"{seat} holds {len(cards)} cards, each hand has {rules.hand_size}"
        for seat, cards in hands.items()
        if len(cards) != rules.hand_size
    ]
    dealt = Counter(card for cards in hands.values() for card in cards)
    faults += [f"{card} is dealt {times} times" for card, times in dealt.items() if times > 1]
    faults += [f"{card} is not in the pack" for card in dealt if not rules.pack & BITS[NUMBERS[card]]]
    return faults


def hands_to_play(place: Place) -> Hands | Finding:
    """Return the hands when the opening lead is due, as far as they are known, or what is wrong with the passing."""
    rules, record = place.rules, place.record
    dealt = tuple(set_of(record.hands[seat]) for seat in rules.seats) if record.hands else None
    direction = direction_of(rules, place.number)
    if direction == "none":
        if record.passes:
            return place.fault("nobody-passes", "passing", ("passing.cycle",), seat=next(iter(record.passes)))
        return dealt or _played(place)
    if not record.passes:
        return _played(place)  # what was dealt says nothing of the play as long as the passes are not known
    wrong = _wrong_pass(place, dealt)
    if wrong is not None:
        return wrong
    passed = [set_of(record.passes[seat]) for seat in rules.seats]
    step = steps_to_receiver(rules, direction)
    received = [passed[(seat - step) % rules.players] for seat in range(rules.players)]
    if dealt is not None:
        return tuple(hand & ~out | into for hand, out, into in zip(dealt, passed, received, strict=True))
    return _with_received(place, received)


def _played(place: Place) -> Hands:
    """Return what each seat turned out to hold."""
    held = dict.fromkeys(place.rules.seats, 0)
    for play in place.record.plays:
        held[play.seat] |= BITS[NUMBERS[play.card]]
    return tuple(held.values())


def _wrong_pass(place: Place, dealt: Hands | None) -> Finding | None:
    rules, passes = place.rules, place.record.passes
    for seat in passes:
        if seat not in rules.seats:
            return place.fault("seat", "hands", _PACK, seat=seat)
    for number, seat in enumerate(rules.seats):
        if seat not in passes:
            return place.fault("incomplete", "passing", (), seat=seat, detail=(f"what {seat} passes is not said",))
        cards = passes[seat]
        if len(cards) != rules.passing_cards or len(set(cards)) < len(cards):
            return place.fault(
                "number-passed",
                "passing",
                ("passing.cards",),
                seat=seat,
                said=list(cards),
                expected=rules.passing_cards,
            )
        unheld = [] if dealt is None else [card for card in cards if not dealt[number] & BITS[NUMBERS[card]]]
        if dealt is not None and unheld:
            return place.fault(
                "passed-unheld", "passing", ("passing.cards",), seat=seat, card=unheld[0], hand=codes_of(dealt[number])
            )
    return None


def _with_received(place: Place, received: list[int]) -> Hands | Finding:
    """Return hands that nobody recorded, with the cards passed to them; they must not have been played elsewhere."""
    rules = place.rules
    played = _played(place)
    for seat, into in enumerate(received):
        for other, some in enumerate(played):
            if other != seat and some & into:
                card = codes_of(some & into)[0]
                return place.fault(
                    "passed-elsewhere",
                    "passing",
                    ("passing.cycle",),
                    card=card,
                    said=rules.seats[other],
                    expected=rules.seats[seat],
                )
    return tuple(some | into for some, into in zip(played, received, strict=True))
