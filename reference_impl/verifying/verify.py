"""A recorded game held against a set of rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from conformance.records.record import Opening
from conformance.verification.finding import FINE, STAGES, Finding
from reference_impl.verifying.counting import count, incomplete
from reference_impl.verifying.going_on import found_behind, stretches_behind, wrong_sum
from reference_impl.verifying.hands import find_unplayable, hands_to_play
from reference_impl.verifying.place import Place
from reference_impl.verifying.plays import begin, play_through

if TYPE_CHECKING:
    from conformance.protocol.messages import Phase
    from conformance.records.record import GameRecord
    from reference_impl.rules import Rules

_TOLD: Final = 5
"""Incomplete deals that are told with a fault behind them, those next to it."""


def verify(record: GameRecord, rules: Rules) -> Finding:
    """Return the first thing in a game that is not as these rules have it; what the record does not say is passed over.

    A deal that is incomplete is told only where nothing else is wrong: behind it the game goes on from what is written.

    >>> from conformance.protocol.messages import Played
    >>> from conformance.records.record import DealRecord, GameRecord
    >>> from conformance.rules import load_profile
    >>> from reference_impl.rules import Rules
    >>> game = GameRecord(game="1", deals=[DealRecord(plays=[Played(seat="A", card="8C")])])
    >>> found = verify(game, Rules.from_values(load_profile("nl-short").rules))
    >>> found.what, found.clauses
    ('barred', ('opening.card',))
    """
    wrong = _wrong_start(record, rules)
    if wrong is not None:
        return wrong
    gaps: list[Finding] = []
    found = _verify_from(record, rules, 0, record.start)
    first = found
    while isinstance(found, _Gap):
        gaps.append(found.finding)
        found = _verify_behind(record, rules, found)
    if found.verdict in ("deviates", "impossible"):
        for gap in reversed(gaps[-_TOLD:]):
            found = found_behind(found, gap)
        return found
    return _incomplete(record, first) if isinstance(first, _Gap) else found


@dataclass(frozen=True, kw_only=True)
class _Gap:
    """A deal that is incomplete, and how the match stood before it."""

    finding: Finding
    place: Place
    totals: tuple[int, ...]
    phase: Phase


def _verify_from(record: GameRecord, rules: Rules, first: int, start: Opening) -> Finding | _Gap:
    """Verify the deals of a record from one on, before which it stood so, up to a fault or an incomplete deal."""
    totals = tuple(start.totals.get(seat, 0) for seat in rules.seats)
    phase: Phase = start.phase
    moves_on = rules.values["deal.next_dealer"] == "left"
    for index in range(first, len(record.deals)):
        deal = record.deals[index]
        place = Place(
            rules=rules,
            record=deal,
            index=index,
            number=record.start.deal + index,
            dealer=(rules.seats.index(record.start.dealer) + (index if moves_on else 0)) % rules.players,
            last=index == len(record.deals) - 1,
        )
        unplayable = find_unplayable(place)
        if unplayable is not None:
            return unplayable
        hands = hands_to_play(place)
        if isinstance(hands, Finding):
            return _gap_or_fault(hands, place, totals, phase)
        before = begin(place, hands, totals, phase)
        after = play_through(place, before)
        if isinstance(after, Finding):
            return after
        if after.stage == "playing":
            return _gap_or_fault(incomplete(place, after, record.winners), place, totals, phase)
        wrong = count(place, before, after, record.winners)
        if wrong is not None:
            return wrong
        totals, phase = after.totals, after.phase
    return FINE


def _gap_or_fault(found: Finding, place: Place, totals: tuple[int, ...], phase: Phase) -> Finding | _Gap:
    if found.what != "incomplete":
        return found
    return _Gap(finding=found, place=place, totals=totals, phase=phase)


def _verify_behind(record: GameRecord, rules: Rules, gap: _Gap) -> Finding | _Gap:
    """Return the first fault behind an incomplete deal, or the next that is incomplete; FINE where there is none."""
    wrong = wrong_sum(gap.place, gap.totals)
    if wrong is not None:
        return wrong
    for index, stretch in stretches_behind(record, gap.place, gap.totals, gap.phase):
        if isinstance(stretch, Opening):
            return _verify_from(record, rules, index, stretch)
        found = FINE if stretch is None else verify(stretch, rules)
        if found.verdict in ("deviates", "impossible"):
            return msgspec.structs.replace(found, progress=(found.progress[0] + index, *found.progress[1:]))
    return FINE


def _incomplete(record: GameRecord, gap: _Gap) -> Finding:
    """Return that a game is incomplete where nothing else is wrong.

    It has come further than any with a fault, and furthest if all behind its first incomplete deal was verified.
    """
    behind = stretches_behind(record, gap.place, gap.totals, gap.phase)
    whole = not gap.place.last and all(stretch is not None for _, stretch in behind)
    end = len(record.deals)
    return msgspec.structs.replace(gap.finding, progress=(end,) if whole else (end - 1, len(STAGES)))


def _wrong_start(record: GameRecord, rules: Rules) -> Finding | None:
    """Return why a game cannot begin as it says."""
    start = record.start
    faults = []
    clause = "setup.pack"
    if start.dealer not in rules.seats:
        faults.append(f"the dealer {start.dealer} is not at the table of {', '.join(rules.seats)}")
    if start.totals and set(start.totals) != set(rules.seats):
        faults.append(f"the totals are not those of {', '.join(rules.seats)}")
    if start.phase == "subtracting" and rules.values["match.finish"] != "reversal":
        faults.append("points are never subtracted under these rules")
        clause = "reversal.begin"
    if not faults:
        return None
    return Finding(what="start", clauses=(clause,), progress=(0, -1), deal=start.deal, detail=tuple(faults))
