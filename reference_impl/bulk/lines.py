"""Whole lines of games: read, played through and compared with what they say, compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from reference_impl.bulk.compiling import compiled, part, whole
from reference_impl.bulk.desk import ADDING, ROWS, SAID, SCORE, SEATS, SUBTRACTING, TOTALS
from reference_impl.bulk.playing import AGAINST_THE_RULES, run_deal
from reference_impl.bulk.reading import (
    LOST,
    as_bytes,
    pass_name,
    pass_text,
    read_hands,
    read_number,
    read_numbers,
    read_passes,
    read_plays,
    read_seat,
    read_seats,
    stands,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Desk = NDArray[np.int64]

_GAME: Final = as_bytes('{"game":"')
_START: Final = as_bytes(',"start":')
_OPEN: Final = as_bytes("{")
_COMMA: Final = as_bytes(",")
_DEAL: Final = as_bytes('"deal":')
_DEALER: Final = as_bytes('"dealer":"')
_BEFORE: Final = as_bytes('"totals":')
_SUBTRACTING: Final = as_bytes('"phase":"subtracting"')
_BRACE: Final = as_bytes("}")
_DEALS: Final = as_bytes(',"deals":[')
_HANDS: Final = as_bytes('{"hands":"')
_PASSES: Final = as_bytes(',"passes":')
_PLAYS: Final = as_bytes(',"plays":"')
_SCORE: Final = as_bytes(',"score":')
_TOTALS: Final = as_bytes(',"totals":')
_WINNERS: Final = as_bytes(',"winners":"')
_LIST_END: Final = as_bytes("]")
_NEW_LINE: Final = 10


@compiled
def screen_lines(
    rules_in_one: NDArray[Any], cycle: NDArray[np.int64], profile: Bytes, data: Bytes, starts: NDArray[np.int64],
    fine: NDArray[np.bool_],
) -> tuple[int, int]:  # fmt: skip
    """Look at every line of a block; return the deals and plays of those that are fine."""
    rules = rules_in_one[0]
    desk = np.zeros((ROWS, SEATS), np.int64)
    plays = np.zeros(rules.cards, np.uint8)
    lines, deals, cards = 0, 0, 0
    at = whole(0)
    while at < len(data):
        starts[lines] = at
        end, some_deals, some_cards = screen_line(rules, cycle, profile, data, at, plays, desk)
        fine[lines] = end != LOST and (end == len(data) or data[end] == _NEW_LINE)
        if fine[lines]:
            at = end + 1
            deals += some_deals
            cards += some_cards
        else:
            while at < len(data) and data[at] != _NEW_LINE:
                at += 1
            at += 1
        lines += 1
    return deals, cards


@part
def screen_line(
    rules: Any, cycle: NDArray[np.int64], profile: Bytes, data: Bytes, at: int, plays: NDArray[np.uint8], desk: Desk
) -> tuple[int, int, int]:
    """Return the place behind a game that is fine, or `LOST`, and its deals and plays; see `Screen.fine`."""
    at = pass_name(data, pass_text(data, at, _GAME))
    if len(profile) and stands(data, at, profile):
        at += len(profile)
    at, number, dealer, phase = read_start(rules, data, at, desk)
    at = pass_text(data, at, _DEALS)
    deals, cards, winners = 0, 0, 0
    while at != LOST:
        steps = cycle[(number - 1 + deals) % len(cycle)]
        at = read_hands(data, pass_text(data, at, _HANDS), rules, desk)
        if steps:
            at = read_passes(data, pass_text(data, at, _PASSES), rules, steps, desk)
        at, count = read_plays(data, pass_text(data, at, _PLAYS), plays)
        if at == LOST:
            break
        phase, winners = run_deal(rules, plays, whole(0), count, dealer, phase, desk)
        if phase == AGAINST_THE_RULES:
            return LOST, 0, 0
        at = pass_said(data, at, _SCORE, rules.players, SCORE, desk)
        at = pass_said(data, at, _TOTALS, rules.players, TOTALS, desk)
        at = pass_text(data, at, _BRACE)
        deals += 1
        cards += count
        if winners or not stands(data, at, _COMMA):
            break
        at += 1
        if rules.dealer_moves:
            dealer = dealer + 1 if dealer + 1 < rules.players else 0
    at = pass_text(data, at, _LIST_END)
    if stands(data, at, _WINNERS):
        at, said = read_seats(data, pass_text(data, at, _WINNERS), rules.players)
        if said != winners:
            return LOST, 0, 0
    return pass_text(data, at, _BRACE), deals, cards


@part
def read_start(rules: Any, data: Bytes, at: int, desk: Desk) -> tuple[int, int, int, int]:
    """Read where a game begins, the totals onto the desk; return the place, the deal, the dealer and the phase."""
    for seat in range(rules.players):
        desk[TOTALS, seat] = 0
    number, dealer, phase = whole(1), whole(0), ADDING
    if not stands(data, at, _START):
        return at, number, dealer, phase
    at += len(_START)
    begun = at
    behind = pass_field(data, at, begun, _DEAL)
    if behind != LOST:
        at, number = read_number(data, behind)
        if number < 1:
            return LOST, number, dealer, phase
    behind = pass_field(data, at, begun, _DEALER)
    if behind != LOST:
        at, dealer = read_seat(data, behind, rules.players)
    behind = pass_field(data, at, begun, _BEFORE)
    if behind != LOST:
        at = read_numbers(data, behind, rules.players, TOTALS, desk)
    behind = pass_field(data, at, begun, _SUBTRACTING)
    if behind != LOST and rules.reverses:
        at = behind
        phase = SUBTRACTING
    return (LOST if at == begun else pass_text(data, at, _BRACE)), number, dealer, phase


@part
def pass_field(data: Bytes, at: int, begun: int, name: Bytes) -> int:
    """Read the mark before a thing and its name; the mark is a brace where everything begins, and else a comma."""
    return pass_text(data, pass_text(data, at, _OPEN if at == begun else _COMMA), name)


@part
def pass_said(data: Bytes, at: int, name: Bytes, players: int, row: int, desk: Desk) -> int:
    """Read what the record says of every seat, if it does; it must be what is on the desk."""
    behind = pass_text(data, at, name)
    if behind == LOST:
        return at
    at = read_numbers(data, behind, players, SAID, desk)
    for seat in range(players):
        if desk[SAID, seat] != desk[row, seat]:
            return LOST
    return at
