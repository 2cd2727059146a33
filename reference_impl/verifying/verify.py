"""A recorded game held against a set of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

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
    start = record.start
    totals = tuple(start.totals.get(seat, 0) for seat in rules.seats)
    phase: Phase = start.phase
    moves_on = rules.values["deal.next_dealer"] == "left"
    for index, deal in enumerate(record.deals):
        place = Place(
            rules=rules,
            record=deal,
            index=index,
            number=start.deal + index,
            dealer=(rules.seats.index(start.dealer) + (index if moves_on else 0)) % rules.players,
            last=index == len(record.deals) - 1,
        )
        unplayable = find_unplayable(place)
        if unplayable is not None:
            return unplayable
        hands = hands_to_play(place)
        if isinstance(hands, Finding):
            return _go_on(record, place, hands, totals, phase) if hands.what == "incomplete" else hands
        before = begin(place, hands, totals, phase)
        after = play_through(place, before)
        if isinstance(after, Finding):
            return after
        if after.stage == "playing":
            broken = incomplete(place, after, record.winners)
            return _go_on(record, place, broken, totals, phase) if broken.what == "incomplete" else broken
        wrong = count(place, before, after, record.winners)
        if wrong is not None:
            return wrong
        totals, phase = after.totals, after.phase
    return FINE


def _go_on(record: GameRecord, place: Place, broken: Finding, totals: tuple[int, ...], phase: Phase) -> Finding:
    """Return the first fault behind an incomplete deal; where nothing is wrong there, that it is incomplete.

    A game in which nothing is wrong has come further than any with a fault, and furthest if all behind was verified.
    """
    wrong = wrong_sum(place, totals)
    if wrong is not None:
        return found_behind(wrong, 0, broken)
    whole = not place.last
    for index, stretch in stretches_behind(record, place, totals, phase):
        if stretch is None:
            whole = False
            continue
        found = verify(stretch, place.rules)
        if found.verdict in ("deviates", "impossible"):
            return found_behind(found, index, broken)
    end = len(record.deals)
    return msgspec.structs.replace(broken, progress=(end,) if whole else (end - 1, len(STAGES)))


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
