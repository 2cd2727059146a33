"""Where no rules explain any game whole: by which of them the cards are played, and what the games break of these."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from conformance.records.form import long_line, parse_record
from conformance.records.record import GameRecord, Opening
from conformance.verification.covering import hold
from conformance.verification.readings import is_settled

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.records.table import Table
    from conformance.verification.blocks import Verifier


class Playing(msgspec.Struct, kw_only=True, frozen=True):
    """The rules by which most of some games are played, their numbers and their end left out of account."""

    profile: str
    games: int
    looked_at: int
    breaks: dict[str, int]
    """In how many of these games which clause is broken first."""


def find_playing(verifiers: Sequence[Verifier], lines: Sequence[bytes]) -> Playing | None:
    """Return the rules by which the cards of most games are played; None where there are none.

    Of rules that do as well those without a house rule are told, and that leave the least open.
    """
    best: Playing | None = None
    for verifier in sorted(verifiers, key=_looseness):
        played = [line for line in lines if _is_played_by(verifier, line)]
        if played and (best is None or len(played) > best.games):
            broken = Counter(clause for line in played for clause in hold(verifier, line).finding.clauses)
            best = Playing(
                profile=verifier.resolved.name,
                games=len(played),
                looked_at=len(lines),
                breaks=dict(broken.most_common()),
            )
        if len(played) == len(lines):
            break
    return best


def _looseness(verifier: Verifier) -> tuple[int, int]:
    return verifier.resolved.name.count("+"), len(verifier.resolved.open_points)


def _is_played_by(verifier: Verifier, line: bytes) -> bool:
    record = parse_record(line, verifier.table)
    if isinstance(record, tuple):
        return False
    return all(is_settled(hold(verifier, deal).finding) for deal in _deals_alone(record, verifier.table))


def _deals_alone(record: GameRecord, table: Table) -> Iterator[bytes]:
    """Yield each deal as a game of its own in which only cards are recorded."""
    dealer = record.start.dealer
    for place, deal in enumerate(record.deals):
        start = Opening(deal=record.start.deal + place, dealer=dealer)
        alone = msgspec.structs.replace(deal, score=UNSET, totals=UNSET)
        yield long_line(GameRecord(game=record.game, start=start, deals=[alone]))
        dealer = table.next_dealer(dealer)
