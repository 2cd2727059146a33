"""Drafts of missing scenarios: the position of one that was switched off, and the expected values left to a person."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from conformance.cards import seats_of
from conformance.games.drafting import opaque_id
from conformance.own_rules.tagging import borne_out, with_all_clauses
from conformance.scenarios.applicability import changed_rules
from conformance.scenarios.completing import IncompleteError, plan_deals
from conformance.scenarios.consistency import check_statements, table_of
from conformance.scenarios.deals import UnclearError, choose_deal, scripts_of
from conformance.scenarios.enacting import enact
from conformance.scenarios.open_points import make_rules
from conformance.scenarios.phrasebook import Stated
from conformance.scenarios.situation import situation_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence
    from pathlib import Path

    from conformance.rules.resolved import Resolved
    from conformance.scenarios.enacting import Disagreement
    from conformance.scenarios.features import Line, Scenario

_DROPPED: Final = ("refused", "may-not-play", "pass-refused")
"""What they say follows from the whole set of cards that may be played, or from nothing that could be left open."""
_OF_A_SEAT: Final = ("may-play", "may-play-any", "points-so-far", "holds")
"""Statements about a seat that is named, and not asked for."""
_POINTS: Final = "play-out-points"
_PASSING: Final = "pass"
_NEXT_DEAL: Final = "next-deal"


@dataclass(frozen=True, kw_only=True)
class Draft:
    """A scenario whose expected values are left to a person."""

    source: Scenario
    """The scenario whose position it takes."""
    covers: tuple[str, ...]
    """Clauses without a scenario that it is about."""
    clauses: tuple[str, ...]
    """All it has to name; the first is one that it covers."""
    lines: tuple[Line, ...]
    """Its Thens still have the values of the source; those are never shown."""
    points_moved: bool
    """Whether the points of a deal had to be shared out anew, as all cards together count otherwise."""
    id: str = ""


def draft_missing(
    missing: Sequence[str],
    off: Sequence[Scenario],
    others: Sequence[Scenario],
    table: Resolved,
    file: Path,
    taken: Collection[str],
) -> tuple[tuple[Draft, ...], tuple[str, ...]]:
    """Return drafts for clauses without a scenario, one for each that no earlier draft is about, and what is left.

    Of the scenarios about a clause those come first that were switched off, of these the ones in which nobody stands
    at the threshold from the start, then those whose first clause it is, then the shorter. ``file`` is where they
    will stand.
    """
    drafts: list[Draft] = []
    left: list[str] = []
    covered: set[str] = set()
    pools = (off, others)
    for clause in missing:
        if clause in covered:
            continue
        draft = next((each for pool in pools for each in _drafts(clause, pool, table, missing)), None)
        if draft is None:
            left.append(clause)
            continue
        drafts.append(draft)
        covered.update(draft.covers)
    named: list[Draft] = []
    for draft in _needed(drafts):
        used = {*taken, *(other.id for other in named)}
        named.append(_named(draft, table, file, used))
    return tuple(named), tuple(clause for clause in left if clause not in covered)


def _needed(drafts: Sequence[Draft]) -> tuple[Draft, ...]:
    """Return drafts without those whose clauses others are about as well; of two alike the earlier stays."""
    kept = list(drafts)
    for draft in reversed(drafts):
        others = {clause for other in kept if other is not draft for clause in other.covers}
        if others.issuperset(draft.covers):
            kept.remove(draft)
    return tuple(kept)


def is_left(lines: Sequence[Line], number: int) -> bool:
    """Tell whether a line of a draft states something that a person has to fill in.

    What somebody is seen to hold right after a deal only says what was dealt.
    """
    if lines[number].kind != "then":
        return False
    before = next((line for line in reversed(lines[:number]) if line.kind == "when"), None)
    return not (lines[number].stated.id == "holds" and before is not None and before.stated.id == _NEXT_DEAL)


def _drafts(
    clause: str, candidates: Sequence[Scenario], table: Resolved, missing: Sequence[str]
) -> Iterator[Draft]:
    named = [scenario for scenario in candidates if clause in scenario.clauses]

    def rank(scenario: Scenario) -> tuple[bool, bool, int]:
        return _is_past_the_end(scenario, table), scenario.clauses[0] != clause, len(scenario.lines)

    for scenario in sorted(named, key=rank):
        covers = tuple(each for each in scenario.clauses if each in missing)
        for lines in _readings(scenario, table):
            if _act_out(replace(scenario, lines=lines), table) is not None:
                yield Draft(
                    source=scenario,
                    covers=covers,
                    clauses=tuple(dict.fromkeys((covers[0], *scenario.clauses))),
                    lines=lines,
                    points_moved=lines != _lines(scenario, table),
                )


def _is_past_the_end(scenario: Scenario, table: Resolved) -> bool:
    """Tell whether somebody stands at the threshold of a table already while points are still added."""
    given = {line.stated.id: line.stated.fields for line in scenario.lines if line.kind == "given"}
    totals = given.get("totals-so-far", {}).get("scores", ())
    return "subtracting" not in given and any(total >= table.rules["match.threshold"] for _, total in totals)


def _named(draft: Draft, table: Resolved, file: Path, taken: Collection[str]) -> Draft:
    """Return a draft with an id, and with every clause that it has to name once it is filled in."""
    content = "\n".join((table.name, draft.source.id, *(line.text for line in draft.lines))).encode()
    name = opaque_id(content, taken)
    scenario = replace(draft.source, id=name, lines=draft.lines, clauses=draft.clauses, file=str(file), own=True)
    disagreements = _act_out(scenario, table) or ()
    return replace(draft, id=name, clauses=with_all_clauses(borne_out(scenario, disagreements), table).clauses)


def _readings(scenario: Scenario, table: Resolved) -> Iterator[tuple[Line, ...]]:
    """Yield the lines of a scenario at a table, with the points of a deal shared out as its cards now count."""
    lines = _lines(scenario, table)
    if not any(is_left(lines, number) for number in range(len(lines))) or _names_nobody(lines, table):
        return
    total = table_of(table.rules).total
    wrong = [line for line in lines if line.stated.id == _POINTS and _sum(line) != total]
    if not wrong:
        yield lines
        return
    for place in range(table.rules["table.players"]):
        yield tuple(_with_points(line, total, place) if line in wrong else line for line in lines)


def _lines(scenario: Scenario, table: Resolved) -> tuple[Line, ...]:
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
        elif line.kind == "then" and "scores" in line.stated.fields:
            kept.append(_with_seats(line, table))
        elif line.stated.id not in _DROPPED:
            kept.append(line)
    return tuple(kept)


def _names_nobody(lines: Sequence[Line], table: Resolved) -> bool:
    """Tell whether something is stated about a seat at which nobody sits."""
    seats = seats_of(table.rules["table.players"])
    about = [line.stated.fields["seat"] for line in lines if line.kind == "then" and line.stated.id in _OF_A_SEAT]
    return not set(about) <= set(seats)


def _with_seats(line: Line, table: Resolved) -> Line:
    """Return a statement of scores with one for each seat of a table."""
    stated = dict(line.stated.fields["scores"])
    scores = tuple((seat, stated.get(seat, 0)) for seat in seats_of(table.rules["table.players"]))
    return replace(line, stated=Stated(id=line.stated.id, fields={**line.stated.fields, "scores": scores}))


def _passing_fewer(line: Line, table: Resolved) -> Line:
    """Return a step that passes cards with no more of them than are passed at a table, the first of them."""
    fields, number = line.stated.fields, table.rules.get("passing.cards", 0)
    return replace(line, stated=Stated(id=line.stated.id, fields={**fields, "cards": fields["cards"][:number]}))


def _sum(line: Line) -> int:
    return sum(points for _, points in line.stated.fields["scores"])


def _with_points(line: Line, total: int, place: int) -> Line:
    """Return points that come to a total; what is more or less goes to one seat, `place` counted from the most."""
    scores: dict[str, int] = dict(line.stated.fields["scores"])
    seats = sorted(scores, key=lambda seat: -scores[seat])
    change = total - sum(scores.values())
    for seat in (*seats[place:], *seats[:place]):
        given = max(change, -scores[seat])
        scores[seat] += given
        change -= given
    return replace(line, stated=Stated(id=line.stated.id, fields={"scores": tuple(scores.items())}))


def _act_out(scenario: Scenario, table: Resolved) -> tuple[Disagreement, ...] | None:
    """Return what a table has otherwise than a scenario states; None where what is given and done cannot come about."""
    seats_and_cards = table_of(table.rules)
    before = replace(scenario, lines=tuple(line for line in scenario.lines if line.kind != "then"))
    if check_statements(before, seats_and_cards):
        return None
    rules = make_rules(changed_rules(table, scenario.agreements))
    try:
        scripts = scripts_of(situation_of(scenario, seats_and_cards))
        plan = plan_deals(scripts, [rules], deal=choose_deal(scripts, [rules.passing_cycle]), seed=scenario.id)
        enactment = enact(scenario, scripts, plan, rules)
    except (IncompleteError, UnclearError):
        return None
    possible = all(disagreement.line.kind == "then" for disagreement in enactment.disagreements)
    return enactment.disagreements if possible else None
