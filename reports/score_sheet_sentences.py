"""What cannot be right on a score sheet, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.cards import show_card

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from conformance.score_sheets.finding import Correction, Fault, SheetReport


def say_fault(fault: Fault, report: SheetReport) -> str:
    """Return what is wrong, and what was expected."""
    return _SENTENCES[fault.what](fault, report)


def say_corrections(corrections: Sequence[Correction]) -> str:
    """Return which single number would make it right."""
    instead = [f"{_number(each.instead)} for {each.player} in place of {_number(each.written)}" for each in corrections]
    return f"Miswritten? This deal and the next would both be right with {', or with '.join(instead)}."


def say_reading(fault: Fault) -> str:
    """Return under which reading a fault is told, where that is not as the profile is executed."""
    read = "; ".join(needed.agreement for needed in fault.reading if needed.agreement)
    return f"(Read so that {read}, which is open; as executed it would be at fault too.)" if read else ""


def join(words: Sequence[str]) -> str:
    """Return words as a list in a sentence.

    >>> join(["Anna", "Bram", "Cor"])
    'Anna, Bram and Cor'
    """
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def show_numbers(numbers: Mapping[str, int]) -> str:
    """Return numbers by player.

    >>> show_numbers({"Anna": 7, "Bram": -3})
    'Anna 7, Bram −3'
    """
    return ", ".join(f"{player} {_number(number)}" for player, number in numbers.items())


def _number(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _signed(number: int, fault: Fault) -> str:
    signed = -number if fault.phase == "subtracting" else number
    return f"+{signed}" if signed > 0 else _number(signed)


def _changes(fault: Fault) -> str:
    return ", ".join(f"{player} {_signed(points, fault)}" for player, points in fault.changes.items())


def _sweep(fault: Fault) -> str:
    if not fault.sweep:
        return ""
    own, others = fault.sweep
    return f"{_number(own)} for whoever makes it and {_number(others)} for each other player"


def _over(fault: Fault, _: SheetReport) -> str:
    wins = "wins" if len(fault.winners) == 1 else "win"
    return (
        f"The match is over with deal {fault.over_since} ({show_numbers(fault.before)}): {join(fault.winners)} {wins}. "
        "No deal follows."
    )


def _wrong_way(fault: Fault, report: SheetReport) -> str:
    wrong = [
        f"{player} goes from {_number(fault.before[player])} to {_number(fault.written[player])}"
        if report.kind == "totals"
        else f"{player} scores {_number(fault.written[player])}"
        for player in fault.players
    ]
    if fault.phase == "subtracting":
        since = f"Since deal {fault.since} points" if fault.since else "Points"
        return f"{since} come off and totals go down, but {join(wrong)}."
    down = "totals never go down" if report.kind == "totals" else "no score is below 0"
    return f"Points are added and {down}, but {join(wrong)}."


def _sum(fault: Fault, _: SheetReport) -> str:
    total = sum(fault.changes.values())
    came = f"this one adds up to {_number(total)}: {_changes(fault)}"
    if fault.phase == "subtracting":
        since = f"Since deal {fault.since} points" if fault.since else "Points"
        due = f"{since} come off, and those of a deal must add up to {fault.points}; {came}."
    else:
        due = f"The points of a deal must add up to {fault.points}; {came}."
    swept = f" After a sweep it is {_sweep(fault)}." if fault.sweep else ""
    deals = f" {fault.deals} deals together would add up so: is a line missing?" if fault.deals else ""
    return due + swept + deals


def _swept(fault: Fault, _: SheetReport) -> str:
    who = fault.players[0] if len(fault.players) == 1 else "one player"
    counts = f" It counts {_sweep(fault)}." if fault.sweep else ""
    return f"{_changes(fault)}: {who} has all {fault.points} points, which is a sweep.{counts}"


def _cards(fault: Fault, _: SheetReport) -> str:
    if fault.card:
        card = show_card(fault.card)
        return f"{_changes(fault)}: nobody can have taken {card}, for nobody has as many points as it counts."
    return f"{_changes(fault)}: the penalty cards cannot be shared out so."


def _sweep_numbers(fault: Fault, _: SheetReport) -> str:
    return f"{sum(fault.changes.values())} is what a sweep adds up to, but that is {_sweep(fault)}: {_changes(fault)}."


def _crossing(fault: Fault, _: SheetReport) -> str:
    before, written = show_numbers(fault.before), show_numbers(fault.written)
    return f"This deal brings the reversal, and no deal leads from {before} to {written} then."


def _impossible(fault: Fault, _: SheetReport) -> str:
    return f"No deal leads from {show_numbers(fault.before)} to what is written: {_changes(fault)}."


def _readings(fault: Fault, _: SheetReport) -> str:
    now = "; ".join(f"{needed.agreement or 'that does not apply'}" for needed in fault.needs)
    then = "; ".join(f"{needed.agreement or 'that does not apply'}" for needed in fault.against)
    return f"This deal needs that {now}. Deal {fault.earlier} needs that {then}. One table plays it one way."


def _final(fault: Fault, _: SheetReport) -> str:
    due = {player: fault.expected[player] for player in fault.players}
    said = {player: fault.written[player] for player in fault.players}
    return f"The totals are said to be {show_numbers(said)}; the deals come to {show_numbers(due)}."


def _winner(fault: Fault, _: SheetReport) -> str:
    wins = "wins" if len(fault.winners) == 1 else "win"
    said = join(fault.players)
    return f"The winner is said to be {said}; with {show_numbers(fault.before)} {join(fault.winners)} {wins}."


def _not_over(fault: Fault, _: SheetReport) -> str:
    has = "has" if len(fault.players) == 1 else "have"
    return f"{join(fault.players)} {has} won, the sheet says; with {show_numbers(fault.before)} the match goes on."


_SENTENCES: Mapping[str, Callable[[Fault, SheetReport], str]] = {
    "over": _over,
    "wrong-way": _wrong_way,
    "sum": _sum,
    "swept": _swept,
    "cards": _cards,
    "sweep": _sweep_numbers,
    "crossing": _crossing,
    "impossible": _impossible,
    "readings": _readings,
    "final": _final,
    "winner": _winner,
    "not-over": _not_over,
}
