"""Cards passed from hand to hand: what is known of it put together, and the rest filled in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, cast

from conformance.cards import sort_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from conformance.protocol.messages import Card, Seat

Hands: TypeAlias = "dict[Seat, tuple[Card, ...]]"


@dataclass(frozen=True, kw_only=True)
class Exchange:
    """Hands as dealt, and what each seat passes."""

    hands: Hands
    passes: Hands


@dataclass(frozen=True, kw_only=True)
class KnownExchange:
    """What a scenario says of the hands before and after passing."""

    hands: Mapping[Seat, tuple[Card, ...]]
    """Whole hands as dealt, of some seats."""
    passes: Mapping[Seat, tuple[Card, ...]]
    """What some seats pass."""
    after: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """Whole hands after passing, of some seats."""
    keeps: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """Cards that a seat must hold after passing."""


def receiver_of(seats: Sequence[Seat], seat: Seat, direction: str) -> Seat:
    """Return the seat that gets what a seat passes.

    >>> [receiver_of("ABCD", "A", direction) for direction in ("left", "right", "across")]
    ['B', 'D', 'C']
    """
    step = {"left": 1, "right": -1, "across": len(seats) // 2}[direction]
    return seats[(seats.index(seat) + step) % len(seats)]


def fan(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as they are held, sorted.

    >>> fan({"QS", "7C"})
    ('7C', 'QS')
    """
    return cast("tuple[Card, ...]", sort_cards(list(cards)))


def exchanged(exchange: Exchange, direction: str) -> Hands:
    """Return the hands after passing.

    >>> exchanged(Exchange(hands={"A": ("7C",), "B": ("8C",)}, passes={"A": ("7C",), "B": ("8C",)}), "left")
    {'A': ('8C',), 'B': ('7C',)}
    """
    seats = list(exchange.hands)
    gained = {receiver_of(seats, seat, direction): exchange.passes[seat] for seat in seats}
    return {
        seat: fan((set(cards) - set(exchange.passes[seat])) | set(gained[seat]))
        for seat, cards in exchange.hands.items()
    }


def take_back(after: Hands, direction: str, number: int) -> Exchange:
    """Return an exchange that ends with these hands: everybody got the lowest cards of the suits fanned first.

    >>> take_back({"A": ("7C", "9C"), "B": ("8C", "10C")}, "left", 1).hands
    {'A': ('8C', '9C'), 'B': ('7C', '10C')}
    """
    seats = list(after)
    passes = {seat: fan(after[receiver_of(seats, seat, direction)])[:number] for seat in seats}
    given = {receiver_of(seats, seat, direction): seat for seat in seats}
    hands = {seat: fan((set(after[seat]) - set(passes[given[seat]])) | set(passes[seat])) for seat in seats}
    return Exchange(hands=hands, passes=passes)


def fill_in(
    known: KnownExchange,
    *,
    seats: Sequence[Seat],
    pack: Sequence[Card],
    direction: str,
    number: int,
    shuffled: Callable[[Iterable[Card]], list[Card]],
) -> Exchange | None:
    """Return an exchange with everything that is known of it, the rest by chance; None when that went wrong."""
    giver = {receiver_of(seats, seat, direction): seat for seat in seats}
    passes = {seat: tuple(cards) for seat, cards in known.passes.items()}
    needs = {seat: set(passes.get(seat, ())) for seat in seats}
    for seat, cards in known.after.items():
        came = set(cards) - (set(known.hands[seat]) - set(passes.get(seat, ()))) if seat in known.hands else None
        if came is None:
            came = set(passes.get(giver[seat], ()))
        elif giver[seat] not in passes:
            passes[giver[seat]] = fan(came)
        needs[giver[seat]] |= came
        needs[seat] |= set(cards) - came
    for seat, cards in known.keeps.items():
        needs[seat] |= set(cards) - set(passes.get(giver[seat], ()))
    size = len(pack) // len(seats)
    taken = {card for cards in known.hands.values() for card in cards}
    taken |= {card for seat in seats if seat not in known.hands for card in needs[seat]}
    rest = shuffled(card for card in pack if card not in taken)
    hands: Hands = {}
    for seat in seats:
        held = list(known.hands.get(seat) or needs[seat])
        hands[seat] = fan(held + [rest.pop() for _ in range(min(size - len(held), len(rest)))])
    for seat in seats:
        if seat not in passes:
            free = shuffled(card for card in hands[seat] if card not in known.keeps.get(seat, ()))
            passes[seat] = fan(free[:number])
    sound = all(
        len(hands[seat]) == size and len(passes[seat]) == number and set(passes[seat]) <= set(hands[seat])
        for seat in seats
    )
    return Exchange(hands=hands, passes={seat: passes[seat] for seat in seats}) if sound else None
