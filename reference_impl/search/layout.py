"""A wanted position laid out over the tricks of a deal: what is fixed, what is free, and what contradicts what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from conformance.cards import SEATS
from reference_impl.cardset import BITS, CODES, QUEEN, SUIT_OF, codes_of
from reference_impl.search.readings import kept_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_impl.search.readings import Reading
    from reference_impl.search.wanted import Play, Wanted

Slots = dict[int, int]
"""The fixed plays of one trick: the card, as a set, by seat."""


class ContradictionError(ValueError):
    """A wanted position that cannot be; ``reasons`` says why, in sentences."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(" ".join(reasons))
        self.reasons = reasons


@dataclass(frozen=True, kw_only=True)
class Layout:
    """What a search starts from; lists over tricks run from 0 to one past the last, with 0 unused."""

    readings: tuple[Reading, ...]
    """Every play must be legal under all of these."""
    tricks: int
    at: int
    last: int
    """The last trick with a fixed play, or the one before the position."""
    fixed: tuple[Slots, ...]
    leaders: tuple[int | None, ...]
    """Who leads to each trick, where that is known."""
    known: tuple[bool, ...]
    """Of which seats the whole hand at the position is known."""
    kept: tuple[int, ...]
    """Cards that a seat is known to play at the position or later, the fixed plays left aside."""
    room: tuple[int, ...]
    """How many more cards a seat holds at the position."""
    caps: tuple[tuple[int, ...], ...]
    """By trick, by seat: the cards that earlier fixed plays leave possible for that seat to play there."""
    opening: int
    """The card to be led to the first trick, as a set, where the search chooses that lead; else empty."""
    openers: tuple[int, ...]
    """The seats that may lead to the first trick, the best first."""
    pool: int
    """Cards whose holder is free, the opening card left aside."""


def show_play(play: Play) -> str:
    """Return a play as a reader sees it.

    >>> show_play((0, 5))
    'A 7C'
    """
    return f"{SEATS[play[0]]} {CODES[play[1]]}"


def winner_of(reading: Reading, trick: Sequence[Play]) -> int:
    """Return the seat that takes a full trick."""
    order = reading.strength[SUIT_OF[trick[0][1]]]
    return max(trick, key=lambda play: order[play[1]])[0]


def lay_out(wanted: Wanted, readings: tuple[Reading, ...], *, at: int, earlier_at: tuple[int, ...]) -> Layout:
    """Lay out a wanted position, standing at trick ``at``, its earlier tricks at the given places.

    Raises:
        ContradictionError: something wanted cannot be under one of the readings.
    """
    first = readings[0]
    players, tricks = first.players, first.tricks
    fixed, leaders, last = _slots(wanted, first, at, earlier_at)
    forbidden = _forbidden(wanted, readings, at, fixed, leaders)
    known = tuple(seat in wanted.hands for seat in range(players))
    kept = [wanted.hands.get(seat, 0) for seat in range(players)]
    for trick in range(at, tricks + 1):
        for seat, card in fixed[trick].items():
            kept[seat] &= ~card
    opening, openers = _opening(wanted, readings, at, fixed, leaders, kept)
    if len(openers) == 1:
        if leaders[1] not in (None, openers[0]):
            raise ContradictionError(f"{SEATS[openers[0]]} leads to the first trick, not {SEATS[leaders[1] or 0]}.")
        leaders[1] = openers[0]
        if at == 1 and opening and not known[openers[0]]:
            kept[openers[0]] |= opening
    caps = [[first.pack] * players for _ in range(tricks + 2)]
    for trick, seat, cards in forbidden:
        for later in range(trick + 1, tricks + 2):
            caps[later][seat] &= ~cards
    placed = sum(card for slots in fixed for card in slots.values())
    room = tuple(
        0 if known[seat] else tricks - at + 1 - sum(seat in slots for slots in fixed[at:]) - kept[seat].bit_count()
        for seat in range(players)
    )
    return Layout(
        readings=readings,
        tricks=tricks,
        at=at,
        last=last,
        fixed=tuple(fixed),
        leaders=tuple(leaders),
        known=known,
        kept=tuple(kept),
        room=room,
        caps=tuple(map(tuple, caps)),
        opening=opening if at > 1 else 0,
        openers=openers,
        pool=first.pack & ~(placed | sum(kept) | opening),
    )


def _slots(
    wanted: Wanted, reading: Reading, at: int, earlier_at: tuple[int, ...]
) -> tuple[list[Slots], list[int | None], int]:
    """Return the fixed plays by trick, the leaders known from them, and the last trick that has any."""
    players, tricks = reading.players, reading.tricks
    fixed: list[Slots] = [{} for _ in range(tricks + 2)]
    leaders: list[int | None] = [None] * (tricks + 2)
    leaders[at] = wanted.leader
    stream = wanted.trick_so_far + wanted.plays
    chunks = [(at + number, stream[number * players :][:players]) for number in range(-(-len(stream) // players))]
    if chunks and chunks[-1][0] > tricks:
        raise ContradictionError(f"From trick {at} on there is no room for {len(stream)} plays.")
    for trick, plays in [*zip(earlier_at, wanted.earlier, strict=True), *chunks]:
        leader = plays[0][0]
        if leaders[trick] not in (None, leader):
            raise ContradictionError(f"Trick {trick} is led by {SEATS[leaders[trick] or 0]}, not by {SEATS[leader]}.")
        leaders[trick] = leader
        for place, play in enumerate(plays):
            if play[0] != (leader + place) % players:
                turn = SEATS[(leader + place) % players]
                raise ContradictionError(f"In trick {trick} it is the turn of {turn} when {show_play(play)} is played.")
            fixed[trick][play[0]] = BITS[play[1]]
        if len(plays) == players:
            winner = winner_of(reading, plays)
            if leaders[trick + 1] not in (None, winner):
                raise ContradictionError(f"{SEATS[winner]} takes trick {trick} and must lead to the next.")
            leaders[trick + 1] = winner
    return fixed, leaders, max(at - 1, chunks[-1][0] if chunks else 0)


def _forbidden(
    wanted: Wanted, readings: tuple[Reading, ...], at: int, fixed: list[Slots], leaders: list[int | None]
) -> list[tuple[int, int, int]]:
    """Return (trick, seat, cards): what a seat cannot hold after a fixed play in that trick, which would be barred."""
    found: list[tuple[int, int, int]] = []
    queen = any(QUEEN & breakers for reading in readings for breakers in reading.breakers)
    for trick, slots in enumerate(fixed):
        leader = leaders[trick]
        if not slots or leader is None or leader not in slots:
            continue
        suit = SUIT_OF[slots[leader].bit_length() - 1]
        unbroken = trick == 1 or (trick == at and (wanted.broken is False or (wanted.no_heart_played and not queen)))
        for seat, card in slots.items():
            banned = 0
            for reading in readings:
                if seat != leader:
                    steps = reading.narrowings.following[trick > 1][suit]
                elif unbroken or trick == 1:
                    steps = reading.narrowings.leading[trick > 1][False]
                else:
                    continue
                banned |= kept_from(steps, card)
            found.append((trick, seat, banned))
            later = wanted.hands.get(seat, 0)
            later |= sum(other[seat] for other in fixed[trick + 1 :] if seat in other)
            if later & banned & ~sum(other.get(seat, 0) for other in fixed[: trick + 1]):
                held = " ".join(codes_of(later & banned))
                play = show_play((seat, card.bit_length() - 1))
                raise ContradictionError(f"In trick {trick} {play} is barred to a hand that also holds {held}.")
    return found


def _opening(
    wanted: Wanted,
    readings: tuple[Reading, ...],
    at: int,
    fixed: list[Slots],
    leaders: list[int | None],
    kept: list[int],
) -> tuple[int, tuple[int, ...]]:
    """Return the opening card where the search places it, and who may lead to the first trick."""
    players = readings[0].players
    openers = set(range(players)) if leaders[1] is None else {leaders[1]}
    cards = {BITS[reading.opening_card] for reading in readings if reading.opening_card is not None}
    if len(cards) > 1:
        raise ContradictionError("The readings do not agree on the opening card.")
    if any(reading.opening_card is None for reading in readings) and wanted.dealer is not None:
        openers &= {(wanted.dealer + 1) % players}
    opening = sum(cards)
    if opening:
        holders = {seat for seat in range(players) if (kept[seat] | sum(t.get(seat, 0) for t in fixed)) & opening}
        forced = any(reading.opening_forced for reading in readings)
        lead = fixed[1].get(leaders[1], 0) if leaders[1] is not None else 0
        code = codes_of(opening)[0]
        if forced and ((lead and lead != opening) or (lead != opening and holders and (at > 1 or fixed[1]))):
            raise ContradictionError(f"The first trick must be led with {code}.")
        if at == 1:
            openers -= {seat for seat in wanted.hands if seat not in holders}
        openers &= holders or openers
        if holders:
            opening = 0
    if not openers:
        raise ContradictionError("Nobody can lead to the first trick as the rules have it.")
    best = None if wanted.dealer is None else (wanted.dealer + 1) % players
    return opening, tuple(sorted(openers, key=lambda seat: (seat != best, seat)))
