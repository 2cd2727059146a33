"""A list of known issues is exact, or it is an error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from conformance.problems import Problems
from conformance.runner.known_issues import Entry, load_known_issues, rewrite
from conformance.runner.verdict import declared_by_clause
from reports.check_text import Look, as_text
from tests.cases_by_hand import CORE, TIES
from tests.processes import honest
from tests.runner.running import report_of, result, run_app

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.runner.report import Report
    from conformance.runner.run import Run


@pytest.fixture(scope="module")
def revoking() -> Run:
    return run_app(honest("--plays", "revokes"))


@pytest.fixture(scope="module")
def declaring() -> Run:
    return run_app(honest("--fixed", "match.threshold=40"))


def judged(run: Run, *entries: Entry, **demands: Any) -> Report:
    return report_of(run, known_issues=entries, known_issues_file="known.yaml", **demands)


def case(name: str = "FOLL2", reason: str = "legal", **more: Any) -> Entry:
    return Entry(case=name, reasons=(reason,), **more)


def clause(name: str = "play.follow-suit", *reasons: str, **more: Any) -> Entry:
    return Entry(clause=name, reasons=reasons or ("legal",), **more)


@pytest.mark.parametrize(
    "entry", [case(), clause(), case(profile="nl-short"), clause("play.follow-suit", "x", "legal")]
)
def test_what_fails_and_is_listed_is_fine(revoking: Run, entry: Entry) -> None:
    report = judged(revoking, entry)
    assert report.exit_code == 0
    assert result(report, "FOLL2").known


def test_an_app_that_fails_as_listed_is_not_said_to_conform(revoking: Run, declaring: Run) -> None:
    assert judged(revoking, case()).conclusion == "as known"
    assert as_text(judged(revoking, case()), Look(again=str)).splitlines()[2].startswith("AS KNOWN: conforms on 12 of")
    assert judged(revoking, clause("play.follow-suit", "x")).conclusion == "deviates"
    listed = [clause(name, "declared") for name in declared_by_clause(judged(declaring).differences)]
    assert judged(declaring, *listed).conclusion == "as known"


def test_what_fails_and_is_not_listed_is_a_regression(revoking: Run) -> None:
    assert judged(revoking).exit_code == 1


def test_what_fails_for_another_reason_is_a_regression(revoking: Run) -> None:
    assert judged(revoking, case(reason="crashed")).exit_code == 1


def test_an_entry_for_another_profile_helps_nobody_and_is_no_error(revoking: Run) -> None:
    report = judged(revoking, case(profile="international"), case("NOSUC", profile="international"))
    assert report.exit_code == 1
    assert report.known_issues is not None
    assert report.known_issues.unmatched == []


@pytest.mark.parametrize("entry", [case("WINS2"), clause("trick.winner")])
def test_what_is_listed_and_passes_is_stale(revoking: Run, entry: Entry) -> None:
    report = judged(revoking, case(), entry)
    assert report.exit_code == 2
    assert report.known_issues is not None
    assert len(report.known_issues.stale) == 1


@pytest.mark.parametrize("entry", [case("NOSUC"), clause("no.such")])
def test_what_matches_nothing_is_an_error(revoking: Run, entry: Entry) -> None:
    report = judged(revoking, case(), entry)
    assert report.exit_code == 2
    assert report.known_issues is not None
    assert len(report.known_issues.unmatched) == 1


def test_a_part_of_the_check_says_nothing_of_what_was_not_asked() -> None:
    run = run_app(honest("--plays", "revokes"), selected=frozenset({"FOLL2"}))
    report = judged(run, case(), case("WINS2"), clause("trick.winner"), only=("FOLL2",))
    assert report.exit_code == 0


def test_what_the_app_says_of_itself_can_be_listed(declaring: Run) -> None:
    wrong = judged(declaring)
    entries = [clause(name, "declared") for name in wrong.differences[0].clauses]
    assert (wrong.exit_code, judged(declaring, *entries).exit_code) == (1, 0)
    assert judged(declaring, *entries[1:]).exit_code == 1


def test_a_list_that_is_rewritten_is_exact_and_keeps_what_still_holds(revoking: Run, tmp_path: Path) -> None:
    before = (case("WINS2"), case(link="https://tracker.example/7"), case("ABCDE", profile="international"))
    report = judged(revoking, *before)
    file = tmp_path / "known.yaml"
    file.write_text(rewrite(before, "nl-short", report.cases, declared_by_clause(report.differences)))
    entries = load_known_issues(file)
    assert [(entry.case, entry.reasons, entry.link, entry.profile) for entry in entries] == [
        ("ABCDE", ("legal",), "", "international"),
        ("FOLL2", ("legal",), "https://tracker.example/7", ""),
    ]
    assert judged(revoking, *entries).exit_code == 0


def test_a_list_is_written_for_what_the_app_declares_too(declaring: Run, tmp_path: Path) -> None:
    report = judged(declaring)
    file = tmp_path / "known.yaml"
    file.write_text(rewrite((), "nl-short", report.cases, declared_by_clause(report.differences)))
    assert judged(declaring, *load_known_issues(file)).exit_code == 0


def test_when_nothing_fails_the_list_is_empty(tmp_path: Path) -> None:
    file = tmp_path / "known.yaml"
    file.write_text(rewrite((), "nl-short", [], {}))
    assert load_known_issues(file) == ()


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("case: FOLL2\n", {"not-a-list"}),
        ("- FOLL2\n", {"not-an-entry"}),
        ("- case: FOLL2\n", {"no-reason"}),
        ("- reason: legal\n", {"case-or-clause"}),
        ("- {case: A, clause: b, reason: c}\n", {"case-or-clause"}),
        ("- {case: A, reason: c, cause: d}\n", {"unknown-key"}),
        ("- {case: 7, reason: [x, 7]}\n", {"wrong-type"}),
        ("- {case: A, case: B, reason: c}\n", {"yaml-duplicate-key"}),
        ("- {case: A\n", {"yaml-syntax"}),
        ("- {}\n- {clause: a}\n- 3\n", {"case-or-clause", "no-reason", "not-an-entry"}),
    ],
)
def test_a_bad_list_is_refused_with_everything_that_is_wrong(tmp_path: Path, text: str, codes: set[str]) -> None:
    file = tmp_path / "known.yaml"
    file.write_text(text)
    with pytest.raises(Problems) as refused:
        load_known_issues(file)
    assert {problem.code for problem in refused.value.problems} == codes
    assert all(problem.file and problem.line for problem in refused.value.problems)


def test_a_list_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Problems, match="no such file"):
        load_known_issues(tmp_path / "none.yaml")


def test_every_case_can_be_named() -> None:
    assert len({each.id for each in (*CORE, *TIES)}) == 9
