"""Reading the short written form of a game from its bytes, compiled.

Every function here reads one thing at a place and returns the place behind it, or `LOST` where the thing does not stand
there letter by letter as the suite writes it. A function that is handed `LOST` returns it, so that nothing needs to be
asked in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from conformance.cards import RANKS, SUITS
from reference_impl.bulk.compiling import part, spot, whole
from reference_impl.bulk.desk import HANDS, PASSED

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Desk = NDArray[np.int64]

LOST: Final = whole(-1)
LONGEST_NAME: Final = 200
"""Characters of the name of a game."""
_DIGITS: Final = 15
"""More of them are looked at again; so many fit into 64 bits whatever is done with them."""
_NO_CARD: Final = 64


def as_bytes(text: str) -> Bytes:
    """Return a text as the functions here want it."""
    return np.frombuffer(text.encode(), np.uint8)


def _by_letter(letters: list[str], worth: int) -> NDArray[np.int64]:
    numbers = np.full(256, _NO_CARD, np.int64)
    for number, letter in enumerate(letters):
        numbers[ord(letter)] = number * worth
    return numbers


_RANK = _by_letter([rank.replace("10", "T") for rank in RANKS], 1)
_SUIT = _by_letter(list(SUITS), len(RANKS))
_QUOTE: Final = ord('"')
_BACKSLASH: Final = ord("\\")
_SPACE: Final = ord(" ")
_LAST_PLAIN: Final = 127
_MINUS: Final = ord("-")
_ZERO: Final = ord("0")
_NINE: Final = ord("9")
_COMMA: Final = ord(",")
_OPEN: Final = ord("[")
_CLOSE: Final = ord("]")
_SEAT_A: Final = ord("A")


@part
def pass_text(data: Bytes, at: int, text: Bytes) -> int:
    """Read exactly this text."""
    if at < 0 or at + len(text) > len(data):
        return LOST
    for place in range(len(text)):
        if data[spot(at + place)] != text[spot(place)]:
            return LOST
    return at + len(text)


@part
def stands(data: Bytes, at: int, text: Bytes) -> bool:
    """Tell whether this text is what comes next."""
    return pass_text(data, at, text) != LOST


@part
def pass_name(data: Bytes, at: int) -> int:
    """Read a name of plain characters and the quotation mark behind it."""
    if at < 0:
        return LOST
    for place in range(at, min(at + LONGEST_NAME + 1, len(data))):
        letter = data[spot(place)]
        if letter == _QUOTE:
            return place + 1 if place > at else LOST
        if letter < _SPACE or letter > _LAST_PLAIN or letter == _BACKSLASH:
            return LOST
    return LOST


@part
def read_hands(data: Bytes, at: int, rules: Any, desk: Desk) -> int:
    """Read the seat of every card of the pack, and the quotation mark behind them; all hands must be equal."""
    cards = rules.cards
    if at < 0 or at + cards >= len(data):
        return LOST
    players, pack = rules.players, rules.pack
    for seat in range(players):
        desk[HANDS, seat] = 0
    held = 0
    for place in range(cards):
        seat = whole(data[spot(at + place)]) - _SEAT_A
        if seat < 0 or seat >= players:
            return LOST
        desk[HANDS, spot(seat)] |= whole(1) << pack[spot(place)]
        held += 1 << (8 * seat)
    if held != rules.equal_hands:
        return LOST
    return at + cards + 1 if data[spot(at + cards)] == _QUOTE else LOST


@part
def read_passes(data: Bytes, at: int, rules: Any, steps: int, desk: Desk) -> int:
    """Read the cards every seat passes, a list of one text a seat, and pass them so many seats on."""
    players = rules.players
    for seat in range(players):
        if at < 0 or at + 2 + 2 * rules.passing_cards >= len(data):
            return LOST
        if data[spot(at)] != (_COMMA if seat else _OPEN) or data[spot(at + 1)] != _QUOTE:
            return LOST
        at += 2
        chosen = 0
        for _ in range(rules.passing_cards):
            card = whole(_RANK[data[spot(at)]] + _SUIT[data[spot(at + 1)]])
            if card >= _NO_CARD or not desk[HANDS, seat] >> card & 1 or chosen >> card & 1:
                return LOST
            chosen |= whole(1) << card
            at += 2
        if data[spot(at)] != _QUOTE:
            return LOST
        at += 1
        desk[PASSED, seat] = chosen
    for seat in range(players):
        giver = seat - steps if seat >= steps else seat - steps + players
        desk[HANDS, seat] = desk[HANDS, seat] & ~desk[PASSED, seat] | desk[PASSED, giver]
    return at + 1 if at < len(data) and data[spot(at)] == _CLOSE else LOST


@part
def read_plays(data: Bytes, at: int, plays: NDArray[np.uint8]) -> tuple[int, int]:
    """Read cards up to the quotation mark and return the place behind it and how many there are."""
    if at < 0:
        return LOST, 0
    for count in range(len(plays) + 1):
        if at + 1 >= len(data):
            return LOST, 0
        if data[spot(at)] == _QUOTE:
            return at + 1, count
        card = whole(_RANK[data[spot(at)]] + _SUIT[data[spot(at + 1)]])
        if card >= _NO_CARD or count == len(plays):
            return LOST, 0
        plays[spot(count)] = card
        at += 2
    return LOST, 0


@part
def read_number(data: Bytes, at: int) -> tuple[int, int]:
    """Read a whole number and return the place behind it and the number."""
    if at < 0 or at >= len(data):
        return LOST, 0
    negative = data[spot(at)] == _MINUS
    if negative:
        at += 1
    first = at
    number = 0
    while at < len(data) and _ZERO <= data[spot(at)] <= _NINE:
        number = 10 * number + whole(data[spot(at)]) - _ZERO
        at += 1
        if at - first > _DIGITS:
            return LOST, 0
    if at == first or (data[spot(first)] == _ZERO and (negative or at - first > 1)):
        return LOST, 0
    return at, -number if negative else number


@part
def read_numbers(data: Bytes, at: int, players: int, row: int, desk: Desk) -> int:
    """Read a list of one number a seat into a row of the desk."""
    for seat in range(players):
        if at < 0 or at >= len(data) or data[spot(at)] != (_COMMA if seat else _OPEN):
            return LOST
        at, desk[row, seat] = read_number(data, at + 1)
    return at + 1 if 0 <= at < len(data) and data[spot(at)] == _CLOSE else LOST


@part
def read_seats(data: Bytes, at: int, players: int) -> tuple[int, int]:
    """Read letters of seats, none twice, and the quotation mark; return the place and the seats, a bit each."""
    seats = whole(0)
    while 0 <= at < len(data):
        if data[spot(at)] == _QUOTE:
            return (at + 1 if seats else LOST), seats
        seat = whole(data[spot(at)]) - _SEAT_A
        if seat < 0 or seat >= players or seats >> seat & 1:
            return LOST, 0
        seats |= 1 << seat
        at += 1
    return LOST, 0


@part
def read_seat(data: Bytes, at: int, players: int) -> tuple[int, int]:
    """Read the letter of one seat, and the quotation mark; return the place and the seat."""
    if at < 0 or at + 1 >= len(data) or data[spot(at + 1)] != _QUOTE:
        return LOST, 0
    seat = whole(data[spot(at)]) - _SEAT_A
    return (at + 2 if 0 <= seat < players else LOST), seat
