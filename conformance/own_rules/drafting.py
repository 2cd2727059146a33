"""Drafts of missing scenarios: the position of one that was switched off, and the expected values left to a person."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from conformance.games.drafting import opaque_id
from conformance.own_rules.fitting import readings
from conformance.own_rules.seeking import seek
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

_STANDING: Final = ("winners", "match-over", "match-goes-on", "points-added", "points-subtracted")
"""Statements of how a match stands."""
_WINNERS: Final = "winners"
_GOES_ON: Final = Stated(id="match-goes-on", fields={})


@dataclass(frozen=True, kw_only=True)
class Draft:
    """A scenario whose expected values are left to a person."""

    source: Scenario
    """The scenario whose position it takes; without an id, the position was sought."""
    covers: tuple[str, ...]
    """Clauses without a scenario that it is about."""
    clauses: tuple[str, ...]
    """All it has to name; the first is one that it covers."""
    lines: tuple[Line, ...]
    """Its Thens still have the values of the source; those are never shown."""
    changed: bool
    """Whether points or totals had to be changed to fit the table."""
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

    Of the scenarios about a clause those come first that were switched off, of these those whose first clause it is,
    then the shorter; where none fits a position is sought. ``file`` is where they will stand.
    """
    drafts: list[Draft] = []
    left: list[str] = []
    covered: set[str] = set()
    pools = (off, others)
    for clause in missing:
        if clause in covered:
            continue
        draft = next((each for pool in pools for each in _drafts(clause, pool, table, missing)), None)
        draft = draft or _sought(clause, table, missing, file)
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


def _drafts(
    clause: str, candidates: Sequence[Scenario], table: Resolved, missing: Sequence[str]
) -> Iterator[Draft]:
    """Yield drafts about a clause; those last in which a winner is asked for and nobody has won."""
    named = [scenario for scenario in candidates if clause in scenario.clauses]
    later: list[Draft] = []
    for scenario in sorted(named, key=lambda each: (each.clauses[0] != clause, len(each.lines))):
        lines = _best_reading(scenario, table)
        if lines is None:
            continue
        covers = tuple(each for each in scenario.clauses if each in missing)
        draft = Draft(
            source=scenario,
            covers=covers,
            clauses=tuple(dict.fromkeys((covers[0], *scenario.clauses))),
            lines=lines,
            changed=_given(lines) != _given(scenario.lines),
        )
        if any(line.stated.id == _WINNERS for line in scenario.lines) != any(
            line.stated.id == _WINNERS for line in lines
        ):
            later.append(draft)
        else:
            yield draft
    yield from later


def _sought(clause: str, table: Resolved, missing: Sequence[str], file: Path) -> Draft | None:
    """Return a draft with a position that was made for a clause at a table; None: none was found."""
    for scenario in seek(clause, table):
        if _act_out(replace(scenario, file=str(file)), table) is not None:
            covers = (clause, *(each for each in scenario.clauses if each in missing and each != clause))
            clauses = tuple(dict.fromkeys((clause, *scenario.clauses)))
            return Draft(source=scenario, covers=covers, clauses=clauses, lines=scenario.lines, changed=False)
    return None


def _given(lines: Sequence[Line]) -> list[Stated]:
    """Return who has how many points in lines, before and in the deal."""
    return [line.stated for line in lines if line.kind != "then" and "scores" in line.stated.fields]


def _best_reading(scenario: Scenario, table: Resolved) -> tuple[Line, ...] | None:
    """Return the lines at a table after which the match stands as it did, or as nearly so as can be; None: none can be.

    Where nobody has won, it is asked for how the match stands and not for a winner.
    """
    best: tuple[int, tuple[Line, ...]] | None = None
    for lines in readings(scenario, table):
        disagreements = _act_out(replace(scenario, lines=lines), table)
        if disagreements is None:
            continue
        otherwise = [each for each in disagreements if each.line.stated.id in _STANDING]
        if best is None or len(otherwise) < best[0]:
            unwon = [each.line for each in otherwise if each.seen is not None and each.seen.stage != "match_over"]
            best = len(otherwise), _without_winner(lines, unwon)
        if not otherwise:
            break
    return None if best is None else best[1]


def _without_winner(lines: tuple[Line, ...], unwon: Sequence[Line]) -> tuple[Line, ...]:
    kept: list[Line] = []
    for line in lines:
        if line.stated.id != _WINNERS or not any(line is each for each in unwon):
            kept.append(line)
        elif not kept or kept[-1].stated.id not in ("match-over", "match-goes-on"):
            kept.append(replace(line, stated=_GOES_ON))
    return tuple(kept)


def _named(draft: Draft, table: Resolved, file: Path, taken: Collection[str]) -> Draft:
    """Return a draft with an id, and with every clause that it has to name once it is filled in."""
    content = "\n".join((table.name, draft.source.id, *(line.text for line in draft.lines))).encode()
    name = opaque_id(content, taken)
    scenario = replace(draft.source, id=name, lines=draft.lines, clauses=draft.clauses, file=str(file), own=True)
    disagreements = _act_out(scenario, table) or ()
    return replace(draft, id=name, clauses=with_all_clauses(borne_out(scenario, disagreements), table).clauses)


def _act_out(scenario: Scenario, table: Resolved) -> tuple[Disagreement, ...] | None:
    """Return what a table has otherwise than a scenario states; None where what is given and done cannot come about."""
    seats_and_cards = table_of(table.rules)
    before = replace(scenario, lines=tuple(line for line in scenario.lines if line.kind != "then"))
    if check_statements(before, seats_and_cards):
        return None
    rules = make_rules(changed_rules(table, scenario.agreements))
    try:
        scripts = scripts_of(situation_of(scenario, seats_and_cards))
        deal = choose_deal(scripts, [rules.passing_cycle])
        plan = plan_deals(scripts, [rules], deal=deal, seed=scenario.id)
        enactment = enact(scenario, scripts, plan, rules)
    except (IncompleteError, UnclearError):
        return None
    possible = all(disagreement.line.kind == "then" for disagreement in enactment.disagreements)
    return enactment.disagreements if possible else None
