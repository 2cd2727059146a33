"""What a report says of an app that disagrees with itself."""

from __future__ import annotations

import json

import pytest

from conformance.probes.result import Disagreement, Way
from conformance.runner.known_issues import Entry
from conformance.runner.outcomes import Situation
from reports.check_json import as_json
from reports.check_probes import say_disagreement
from reports.check_text import Look, as_text
from tests.processes import honest
from tests.runner.running import check_app, report_of, run_app

LOOK = Look(again=lambda case: f"again {case}")


def test_an_app_that_agrees_with_itself_has_a_line_for_that() -> None:
    told = as_text(check_app(honest()), LOOK)
    assert "\nProbes\n  holds (5): shuffled, twice, after-refusal, after-abandoned-match, fresh-process (up to " in told
    assert "no-peeking, for the app does not declare seat_views" in " ".join(told.split())


def test_an_app_that_differs_every_second_time_deviates_and_is_told_where() -> None:
    report = check_app(honest("--plays", "every-second"))
    assert report.exit_code == 1
    assert "disagrees with itself in" in report.sentence
    told = as_text(report, LOOK)
    assert "\ntwice differs\n  Asked for: the same case twice in a row." in told
    assert "the app said the first time that" in " ".join(told.split())
    assert "and this time that" in " ".join(told.split())


def test_a_disagreement_alone_makes_an_app_deviate_and_can_be_known() -> None:
    run = run_app(honest("--plays", "left-over"))
    report = report_of(run)
    names = [str(each.name) for each in report.probes if each.status == "differs"]
    assert "twice" in names
    entries = tuple(Entry(clause=name, reasons=("differs",)) for name in names)
    cases = tuple(
        Entry(case=each.id, reasons=(each.code,)) for each in report.cases if each.outcome in ("failed", "blocked")
    )
    listed = report_of(run, known_issues=(*entries, *cases), known_issues_file="known.yaml")
    assert (listed.exit_code, listed.conclusion) == (0, "as known")
    assert report_of(run, known_issues=cases, known_issues_file="known.yaml").exit_code == 1
    stale = report_of(run_app(honest()), known_issues=entries, known_issues_file="known.yaml")
    assert stale.exit_code == 2
    assert stale.known_issues is not None
    assert len(stale.known_issues.stale) == len(names)


def test_messages_of_a_disagreement_are_told_only_where_they_are_asked_for() -> None:
    run = run_app(honest("--plays", "every-second"))
    plain, traced = json.loads(as_json(report_of(run))), json.loads(as_json(report_of(run, trace=True)))
    assert not any(found.get("trace") for probe in plain["probes"] for found in probe.get("disagreements", []))
    assert any(found.get("trace") for probe in traced["probes"] for found in probe.get("disagreements", []))


@pytest.mark.parametrize(
    ("found", "says"),
    [
        (
            {"way": Way.TOLD, "field": "turn", "first": "B", "then": "C"},
            "first time that it is B's turn, and this time",
        ),
        ({"way": Way.TOLD, "field": "turn", "first": "B"}, "this time that nothing of turn"),
        ({"way": Way.TOLD, "field": "accepted", "first": True, "then": False}, "this time that the move is refused"),
        ({"way": Way.ENDED, "then": "ended (exit status 1)"}, "this time it ended (exit status 1)."),
        ({"way": Way.SHOWS, "viewer": "A", "field": "hands", "then": {"B": ["QS"]}}, "hidden from it: B holds Q♠."),
        ({"way": Way.DEPENDS, "viewer": "A", "field": "points", "first": {"A": 0}, "then": {"A": 1}}, "change hands"),
        (
            {"way": Way.CONTRADICTS, "viewer": "A", "field": "turn", "first": "B", "then": "C"},
            "says that it is C's turn",
        ),
    ],
)
def test_every_way_to_disagree_has_its_sentence(found: dict[str, object], says: str) -> None:
    case = {"case": "TURN2", "title": "A case", "feature": "x.feature", "line": 3}
    told = say_disagreement(Disagreement(**case, **found, situation=Situation(deal=1, trick=1)))  # type: ignore[arg-type]
    assert says in told
