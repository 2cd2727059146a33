"""The lines of a scenario, made to fit another table: its seats, its points, its threshold."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import seats_of
from conformance.scenarios.applicability import own_rules
from conformance.scenarios.consistency import table_of
from conformance.scenarios.phrasebook import Stated

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Line, Scenario

    Lines = tuple[Line, ...]
    Scores = dict[str, int]

_DROPPED: Final = ("refused", "may-not-play", "pass-refused")
"""What they say follows from the whole set of cards that may be played, or from nothing that could be left open."""
_OF_A_SEAT: Final = ("may-play", "may-play-any", "points-so-far", "holds")
"""Statements about a seat that is named, and not asked for."""
_POINTS: Final = "play-out-points"
_TOTALS: Final = "totals-so-far"
_SUBTRACTING: Final = "subtracting"
_PASSING: Final = "pass"
_NEXT_DEAL: Final = "next-deal"
_HELD: Final = ("hand", "holds")
_UNDER_WAY: Final = ("leader", "trick-so-far", "play", "lead")


def is_left(lines: Sequence[Line], number: int) -> bool:
    """Tell whether a line of a draft states something that a person has to fill in.

    What somebody is seen to hold right after a deal only says what was dealt, and a move that is refused is refused.
    """
    if lines[number].kind != "then" or lines[number].stated.id in _DROPPED:
        return False
    before = next((line for line in reversed(lines[:number]) if line.kind == "when"), None)
    return not (lines[number].stated.id == "holds" and before is not None and before.stated.id == _NEXT_DEAL)


def readings(scenario: Scenario, table: Resolved) -> Iterator[Lines]:
    """Yield the lines of a scenario at a table, the nearest to it first.

    It is the table that is named; the points of a deal are shared out anew where its cards count otherwise, and the
    totals lie as they did about the threshold where that is another.
    """
    lines = lines_at(scenario, table)
    if not any(is_left(lines, number) for number in range(len(lines))) or _names_nobody(lines, table):
        return
    if _hides_who_opens(lines, table):
        return
    total = table_of(table.rules).total
    wrong = [line for line in lines if line.stated.id == _POINTS and sum(_scores(line).values()) != total]
    for place in range(table.rules["table.players"] if wrong else 1):
        shared = tuple(_with_points(line, total, place) if line in wrong else line for line in lines)
        more = _more_points(lines, shared)
        yield from _standings(shared, own_rules(scenario)["match.threshold"], table.rules["match.threshold"], more)


def lines_at(scenario: Scenario, table: Resolved) -> Lines:
    """Return the lines at a table: it is named, and of what was agreed only what it leaves open stays."""
    kept: list[Line] = []
    for line in scenario.lines:
        if line.stated.id == "profile":
            kept.append(replace(line, stated=Stated(id="profile", fields={"profile": table.name})))
        elif line.stated.id == "agreement":
            path, value = line.stated.fields["agreement"]
            if value in table.open_points.get(path, ()):
                kept.append(line)
        elif line.stated.id == _PASSING:
            kept.append(_passing_fewer(line, table))
        elif "scores" in line.stated.fields:
            kept.append(_with_seats(line, table))
        elif line.stated.id not in _DROPPED:
            kept.append(line)
    return tuple(kept)


def _names_nobody(lines: Sequence[Line], table: Resolved) -> bool:
    """Tell whether something is stated about a seat at which nobody sits."""
    seats = seats_of(table.rules["table.players"])
    about = [line.stated.fields["seat"] for line in lines if line.kind == "then" and line.stated.id in _OF_A_SEAT]
    return not set(about) <= set(seats)


def _hides_who_opens(lines: Sequence[Line], table: Resolved) -> bool:
    """Tell whether it is asked whose turn it is in a deal of which nobody knows who holds the card that opens it."""
    card = table.rules.get("opening.card")
    if card is None:
        return False
    told, played = False, False
    for line in lines:
        stated = line.stated
        if stated.id == _NEXT_DEAL:
            told, played = False, False
        told |= stated.id in _HELD and card in stated.fields["cards"]
        played |= stated.id in _UNDER_WAY
        if stated.id == "turn" and not (told or played):
            return True
    return False


def _scores(line: Line) -> Scores:
    return dict(line.stated.fields["scores"])


def _with_scores(line: Line, scores: Mapping[str, int]) -> Line:
    fields: dict[str, Any] = {**line.stated.fields, "scores": tuple(scores.items())}
    return replace(line, stated=Stated(id=line.stated.id, fields=fields))


def _with_seats(line: Line, table: Resolved) -> Line:
    """Return scores with one for each seat of a table; totals of a seat more lie between those there are."""
    stated = _scores(line)
    between = (min(stated.values()) + max(stated.values()) + 1) // 2 if line.stated.id == _TOTALS else 0
    seats = seats_of(table.rules["table.players"])
    return _with_scores(line, {seat: stated.get(seat, between) for seat in seats})


def _passing_fewer(line: Line, table: Resolved) -> Line:
    """Return a step that passes cards with no more of them than are passed at a table, the first of them."""
    fields, number = line.stated.fields, table.rules.get("passing.cards", 0)
    return replace(line, stated=Stated(id=line.stated.id, fields={**fields, "cards": fields["cards"][:number]}))


def _with_points(line: Line, total: int, place: int) -> Line:
    """Return points that come to a total; what is more or less goes to one seat, `place` counted from the most."""
    scores = _scores(line)
    seats = sorted(scores, key=lambda seat: -scores[seat])
    change = total - sum(scores.values())
    for seat in (*seats[place:], *seats[:place]):
        given = max(change, -scores[seat])
        scores[seat] += given
        change -= given
    return _with_scores(line, scores)


def _more_points(lines: Lines, shared: Lines) -> Scores:
    """Return how many points more each seat takes in the first deal than it did."""
    pairs = ((old, new) for old, new in zip(lines, shared, strict=True) if old.stated.id == _POINTS)
    old, new = next(((_scores(old), _scores(new)) for old, new in pairs), ({}, {}))
    return {seat: points - old[seat] for seat, points in new.items()}


def _standings(lines: Lines, before: int, now: int, more: Scores) -> Iterator[Lines]:
    """Yield lines with totals that lie about the threshold of a table as they lay about that of another.

    Those come last in which somebody stands at the threshold from the start.
    """
    given = next((line for line in lines if line.stated.id == _TOTALS), None)
    if given is None or any(line.stated.id == _SUBTRACTING for line in lines):
        yield lines
        return
    ways = list(_totals(_scores(given), before, now, more))
    for scores in sorted(ways, key=lambda scores: max(scores.values()) >= now):
        yield tuple(_with_scores(line, scores) if line is given else line for line in lines)


def _totals(scores: Scores, before: int, now: int, more: Scores) -> Iterator[Scores]:
    """Yield totals moved with a threshold: of whoever has most, the others where they were, in proportion, or with it.

    Whoever takes more points than before has as many fewer from the start.

    >>> list(_totals({"A": 41, "B": 20, "C": 0}, 50, 100, {}))
    [{'A': 91, 'B': 20, 'C': 0}, {'A': 91, 'B': 40, 'C': 0}, {'A': 91, 'B': 70, 'C': 50}, {'A': 41, 'B': 20, 'C': 0}]
    >>> list(_totals({"A": 41, "B": 20, "C": 0}, 50, 50, {"A": 8}))
    [{'A': 33, 'B': 20, 'C': 0}, {'A': 41, 'B': 20, 'C': 0}]
    """
    most = max(scores.values())
    moved = {seat: max(total + now - before - more.get(seat, 0), 0) for seat, total in scores.items()}
    top = {seat: moved[seat] for seat, total in scores.items() if total == most}
    in_proportion = {seat: total * now // before for seat, total in scores.items()}
    ways: list[Scores] = [{**scores, **top}, {**in_proportion, **top}, moved, scores]
    yield from (way for number, way in enumerate(ways) if way not in ways[:number])
