"""What cannot be right on a score sheet, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.cards import show_card
from reports.verification_words import ENGLISH, say, say_open_point, show_list

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from conformance.score_sheets.finding import Correction, Fault, Needed, SheetReport


def say_fault(fault: Fault, report: SheetReport, language: str = ENGLISH) -> str:
    """Return what is wrong, and what was expected."""
    return _SENTENCES[fault.what](fault, report, language)


def say_corrections(corrections: Sequence[Correction], language: str = ENGLISH) -> str:
    """Return which single number would make it right."""
    instead = [
        say("in-place-of", language, instead=_number(it.instead), player=it.player, written=_number(it.written))
        for it in corrections
    ]
    return say("miswritten", language, corrections=say("or-with", language).join(instead))


def say_reading(fault: Fault, language: str = ENGLISH) -> str:
    """Return under which reading a fault is told, where that is not as the profile is executed."""
    readings = _readings([needed for needed in fault.reading if needed.agreement], language)
    return say("sheet-read-so", language, readings=readings) if readings else ""


def show_numbers(numbers: Mapping[str, int]) -> str:
    """Return numbers by player.

    >>> show_numbers({"Anna": 7, "Bram": -3})
    'Anna 7, Bram −3'
    """
    return ", ".join(f"{player} {_number(number)}" for player, number in numbers.items())


def say_needed(needed: Needed, language: str = ENGLISH) -> str:
    """Return a reading of an open point in words."""
    return say_open_point(needed.parameter, needed.value, needed.agreement, language)


def _readings(needs: Sequence[Needed], language: str) -> str:
    return say("semicolon", language).join(say_needed(needed, language) for needed in needs)


def _number(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _signed(number: int, fault: Fault) -> str:
    signed = -number if fault.phase == "subtracting" else number
    return f"+{signed}" if signed > 0 else _number(signed)


def _changes(fault: Fault) -> str:
    return ", ".join(f"{player} {_signed(points, fault)}" for player, points in fault.changes.items())


def _sweep(fault: Fault, language: str) -> str:
    if not fault.sweep:
        return ""
    own, others = map(_number, fault.sweep)
    return say("sweep-counts", language, own=own, others=others)


def _over(fault: Fault, _: SheetReport, language: str) -> str:
    winners, numbers = show_list(fault.winners, language), show_numbers(fault.before)
    number, deal = len(fault.winners), fault.over_since
    return say("over-with", language, number=number, deal=deal, numbers=numbers, winners=winners)


def _wrong_way(fault: Fault, report: SheetReport, language: str) -> str:
    key, before = "goes-from" if report.kind == "totals" else "scores", fault.before
    each = [
        say(key, language, player=player, before=_number(before.get(player, 0)), written=_number(fault.written[player]))
        for player in fault.players
    ]
    wrong = show_list(each, language)
    if fault.phase == "subtracting":
        return say("come-off-since" if fault.since else "come-off", language, since=fault.since, wrong=wrong)
    return say("totals-go-up" if report.kind == "totals" else "scores-from-0", language, wrong=wrong)


def _sum(fault: Fault, _: SheetReport, language: str) -> str:
    key = "sum"
    if fault.phase == "subtracting":
        key = "sum-off-since" if fault.since else "sum-off"
    total = _number(sum(fault.changes.values()))
    told = [say(key, language, since=fault.since, points=fault.points, total=total, changes=_changes(fault))]
    told += [say("after-a-sweep", language, sweep=_sweep(fault, language))] if fault.sweep else []
    told += [say("deals-together", language, deals=fault.deals)] if fault.deals else []
    return " ".join(told)


def _swept(fault: Fault, _: SheetReport, language: str) -> str:
    player = fault.players[0] if len(fault.players) == 1 else say("one-player", language)
    told = [say("all-the-points", language, changes=_changes(fault), player=player, points=fault.points)]
    told += [say("it-counts", language, sweep=_sweep(fault, language))] if fault.sweep else []
    return " ".join(told)


def _cards(fault: Fault, _: SheetReport, language: str) -> str:
    if fault.card:
        return say("nobody-took", language, changes=_changes(fault), card=show_card(fault.card, language))
    return say("not-shared-so", language, changes=_changes(fault))


def _sweep_numbers(fault: Fault, _: SheetReport, language: str) -> str:
    total = sum(fault.changes.values())
    return say("adds-up-to-a-sweep", language, total=total, sweep=_sweep(fault, language), changes=_changes(fault))


def _crossing(fault: Fault, _: SheetReport, language: str) -> str:
    before, written = show_numbers(fault.before), show_numbers(fault.written)
    return say("no-deal-across", language, before=before, written=written)


def _impossible(fault: Fault, _: SheetReport, language: str) -> str:
    return say("no-deal-leads", language, before=show_numbers(fault.before), changes=_changes(fault))


def _differently(fault: Fault, _: SheetReport, language: str) -> str:
    now, then = _readings(fault.needs, language), _readings(fault.against, language)
    return say("deal-needs", language, now=now, earlier=fault.earlier, then=then)


def _final(fault: Fault, _: SheetReport, language: str) -> str:
    due = {player: fault.expected[player] for player in fault.players}
    said = {player: fault.written[player] for player in fault.players}
    return say("final", language, said=show_numbers(said), due=show_numbers(due))


def _winner(fault: Fault, _: SheetReport, language: str) -> str:
    said, winners = show_list(fault.players, language), show_list(fault.winners, language)
    number, numbers = len(fault.winners), show_numbers(fault.before)
    return say("sheet-winner", language, number=number, said=said, numbers=numbers, winners=winners)


def _not_over(fault: Fault, _: SheetReport, language: str) -> str:
    number, players = len(fault.players), show_list(fault.players, language)
    return say("sheet-not-over", language, number=number, players=players, numbers=show_numbers(fault.before))


_SENTENCES: Mapping[str, Callable[[Fault, SheetReport, str], str]] = {
    "over": _over,
    "wrong-way": _wrong_way,
    "sum": _sum,
    "swept": _swept,
    "cards": _cards,
    "sweep": _sweep_numbers,
    "crossing": _crossing,
    "impossible": _impossible,
    "readings": _differently,
    "final": _final,
    "winner": _winner,
    "not-over": _not_over,
}
