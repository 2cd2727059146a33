"""What the readable engine says of a line: the one judge of the screen; the readable verifier must say the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from conformance.records.form import parse_record, short_line
from conformance.records.table import Table
from reference_impl.match import DealError, State, pass_cards, play_card, start_deal, start_match
from reference_impl.verifying import verify

if TYPE_CHECKING:
    from conformance.records.record import DealRecord, GameRecord
    from reference_impl.rules import Rules


def is_fine(line: bytes, rules: Rules) -> bool:
    """Tell whether a line is a game in which everything that it says is so under the rules."""
    record = parse_record(line, Table.of(rules.values))
    return not isinstance(record, tuple) and _follows(record, rules)


def is_verified(line: bytes, rules: Rules) -> bool:
    """Tell whether the readable verifier finds a line fine."""
    record = parse_record(line, Table.of(rules.values))
    return not isinstance(record, tuple) and verify(record, rules).what == "fine"


def is_as_written(line: bytes, rules: Rules) -> bool:
    """Tell whether a line is a game in the short form, letter by letter, with hands and plays in every deal.

    Names of games that need more than the plain characters are not among those that the screen reads.
    """
    if not line.isascii() or b"\\" in line:
        return False
    table = Table.of(rules.values)
    record = parse_record(line, table)
    if isinstance(record, tuple) or not all(deal.hands and deal.plays for deal in record.deals):
        return False
    return short_line(record, table) == line


def _follows(record: GameRecord, rules: Rules) -> bool:
    state: State | None = None
    for deal in record.deals:
        begun = _begin(record, deal, rules, state)
        state = None if begun is None else _play(begun, deal)
        if state is None or not _says_so(deal, state):
            return False
    if record.winners is UNSET or state is None:
        return True
    return tuple(sorted(record.winners)) == tuple(rules.seats[seat] for seat in state.winners)


def _begin(record: GameRecord, deal: DealRecord, rules: Rules, before: State | None) -> State | None:
    try:
        if before is None:
            start = record.start
            return start_match(
                rules, deal.hands, deal=start.deal, dealer=start.dealer, totals=start.totals or None, phase=start.phase
            )
        begun = start_deal(before, deal.hands)
    except DealError:
        return None
    return begun if isinstance(begun, State) else None


def _play(begun: State, deal: DealRecord) -> State | None:
    """Return the state after the deal, None where a move is refused or the deal is not over."""
    state = begun
    moves = [(pass_cards, seat, cards) for seat, cards in deal.passes.items()]
    for move, seat, cards in moves:
        passed = move(state, seat, cards)
        if not isinstance(passed, State):
            return None
        state = passed
    for play in deal.plays:
        played = play_card(state, play.seat, play.card)
        if not isinstance(played, State):
            return None
        state = played
    return state if state.stage in ("deal_over", "match_over") else None


def _says_so(deal: DealRecord, state: State) -> bool:
    seats = state.rules.seats
    return all(
        said is UNSET or said == dict(zip(seats, right, strict=True))
        for said, right in ((deal.score, state.score), (deal.totals, state.totals))
    )
