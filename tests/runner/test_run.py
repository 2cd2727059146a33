"""Whole checks of small real apps: what each does wrong is what the report says, and no more than that."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from conformance.runner.evidence import How
from conformance.runner.outcomes import Outcome
from conformance.runner.report import Report, Status
from reports.check_json import as_json
from tests.cases_by_hand import CORE, DEALING, ENDING, FOLLOWING, OPENING, SCORING, TIES, WINNING, expect, tie, tricks
from tests.processes import bad, honest
from tests.runner.running import OPEN_TIE, check_app, outcomes, result, run_app, statuses


@pytest.fixture(scope="module")
def right() -> Report:
    return check_app(honest())


def test_an_honest_app_conforms(right: Report) -> None:
    assert (right.exit_code, right.conclusion) == (0, "conforms")
    assert outcomes(right) == {
        **{case.id: "passed" for case in CORE},
        **{case.id: "observed" for case in TIES},
    }
    assert right.sentence == "conforms on 13 of 37 clauses; 1 only observed; 23 have no scenario for these rules"


@pytest.mark.parametrize(
    "options",
    [
        ["--declare", "legal,match,resume,replay"],
        ["--declare", "match,resume", "--hide", "legal"],
        ["--declare", "match,resume,replay", "--hide", "legal"],
        ["--declare", "legal,match,resume,reasons", "--plays", ""],
    ],
    ids=["replay", "legal cards by trying", "both", "reasons"],
)
def test_it_makes_no_difference_how_an_app_is_asked(options: list[str], right: Report) -> None:
    report = check_app(honest(*options))
    assert outcomes(report) == outcomes(right)
    assert report.counts == right.counts


def test_replay_can_be_turned_off(right: Report) -> None:
    run = run_app(honest("--declare", "legal,match,resume,replay"), lockstep=True)
    assert {done.case.id: str(done.judgement.outcome) for done in run.cases} == outcomes(right)
    assert not any(b'"replay"' in line and way == ">" for done in run.cases for way, line in done.trace)


@pytest.mark.parametrize(
    ("plays", "failing"),
    [
        ("revokes", ["play.follow-suit"]),
        ("any-opening", ["opening.card"]),
        ("no-pit", ["sweep.score"]),
        ("changes-on-refusal", ["play.refusal"]),
        ("accepts-all", ["opening.card", "play.follow-suit"]),
    ],
)
@pytest.mark.parametrize("way", ["told", "tried", "replayed"])
def test_a_deviation_fails_its_own_clause_however_the_app_is_asked(plays: str, failing: list[str], way: str) -> None:
    options = {
        "told": [],
        "tried": ["--hide", "legal", "--declare", "match,resume"],
        "replayed": ["--declare", "legal,match,resume,replay"],
    }[way]
    report = check_app(honest("--plays", plays, *options))
    assert statuses(report, Status.FAILS) == failing
    assert report.exit_code == 1


def test_a_wrong_opener_blocks_what_comes_after_and_fails_only_what_stands_there() -> None:
    report = check_app(honest("--plays", "left-of-dealer"))
    assert statuses(report, Status.FAILS) == ["opening.leader", "opening.card"]
    assert result(report, "OPEN2").outcome is Outcome.FAILED
    assert {case.outcome for case in report.cases if case.id in ("FOLL2", "WINS2", "SCOR2")} == {Outcome.BLOCKED}
    assert statuses(report, Status.CONFORMS) == []


def test_an_app_that_plays_its_own_cards_is_told_which() -> None:
    report = check_app(honest("--plays", "plays-another"))
    assert result(report, "SCOR2").outcome is Outcome.BLOCKED
    (fault,) = result(report, "FOLL2").faults
    assert (fault.code, fault.cards, fault.told) == ("played-another", ["9D"], {"seat": "B", "card": "10C"})


def test_an_app_that_dies_of_an_illegal_card_loses_these_cases_and_no_others() -> None:
    report = check_app(honest("--plays", "dies-on-illegal"))
    assert outcomes(report) == {
        "OPEN2": "crashed", "FOLL2": "crashed", "WINS2": "passed", "SCOR2": "passed", "PITT2": "passed",
        "ENDS2": "passed", "NEXT2": "passed", "TIES2": "observed", "TIEP2": "observed",
    }  # fmt: skip
    assert statuses(report, Status.BLOCKED) == ["opening.leader", "opening.card", "play.follow-suit"]


def test_dying_of_illegal_cards_is_no_reason_to_give_up() -> None:
    cases = [msgspec.structs.replace(FOLLOWING, id=f"CASE{number}") for number in range(8)]
    report = check_app(honest("--plays", "dies-on-illegal"), [*cases, WINNING], open_points={})
    assert list(outcomes(report).values()) == ["crashed"] * 8 + ["passed"]


def test_an_app_that_dies_of_an_illegal_card_it_did_not_list_loses_the_case_too() -> None:
    report = check_app(honest("--plays", "dies-on-illegal", "--hide", "legal"), [FOLLOWING, WINNING], open_points={})
    assert outcomes(report) == {"FOLL2": "crashed", "WINS2": "passed"}


def test_an_error_of_the_app_is_an_outcome_and_the_check_goes_on_with_the_same_process() -> None:
    report = check_app(honest("--plays", "errors-on-deal"))
    assert result(report, "NEXT2").reason == "the app reported error -32603: no more deals in this box"
    assert outcomes(report) | {"NEXT2": "passed"} == outcomes(check_app(honest()))


def test_a_reason_that_is_no_clause_of_the_card_fails_where_reasons_are_declared() -> None:
    report = check_app(honest("--plays", "bad-reason", "--declare", "legal,match,resume,reasons"))
    assert statuses(report, Status.FAILS) == ["opening.card", "play.follow-suit"]
    assert result(report, "FOLL2").code == "wrong-reason"
    assert check_app(honest("--plays", "bad-reason")).exit_code == 0


def test_an_app_that_refuses_every_card_has_a_wrong_adapter() -> None:
    report = check_app(honest("--plays", "refuses-all"))
    assert report.exit_code == 3
    assert "accepted no card from any player" in report.setup_fault


def test_an_app_that_waits_for_passes_nobody_makes_breaks_that_clause_and_no_other() -> None:
    report = check_app(honest("--plays", "waits-for-passes"))
    assert report.exit_code == 1
    assert statuses(report, Status.FAILS) == ["passing.cycle"]
    assert statuses(report, Status.CONFORMS) == []
    assert {case.outcome for case in report.cases if not case.when} == {Outcome.BLOCKED}


def test_a_card_told_twice_is_charged_to_the_pack_and_not_to_the_rule_at_hand() -> None:
    report = check_app(honest("--plays", "repeats"))
    assert statuses(report, Status.FAILS) == ["setup.pack"]
    (fault,) = result(report, "FOLL2").faults
    assert (fault.code, fault.told) == ("repeated-card", {"legal": ["7C"]})


def test_a_capability_that_nobody_knows_is_passed_over_and_told() -> None:
    report = check_app(honest("--declare", "legal,match,resume,telepathy"))
    assert (report.exit_code, report.conclusion) == (0, "conforms")
    assert report.app.capabilities == ["legal", "match", "resume"]
    assert report.app.passed_over == ["telepathy"]


def test_a_deal_that_cannot_be_played_twice_is_noticed() -> None:
    report = check_app(honest("--plays", "forgets", "--hide", "legal"), [FOLLOWING], open_points={})
    assert [fault.code for fault in result(report, "FOLL2").faults] == ["refused"]


def test_empty_observations_pass_nothing_but_refusals_and_never_the_score() -> None:
    report = check_app(bad("empty-observations"))
    assert statuses(report, Status.CONFORMS) == []
    assert report.exit_code == 1


def test_an_app_that_does_not_tell_the_score_of_a_deal_fails() -> None:
    report = check_app(honest("--hide", "score"))
    assert statuses(report, Status.FAILS) == ["score.cards"]


def test_what_is_not_declared_is_skipped_with_the_reason() -> None:
    report = check_app(honest("--declare", "legal"))
    assert (result(report, "NEXT2").outcome, result(report, "NEXT2").reason) == (
        Outcome.SKIPPED,
        "the app does not declare match",
    )
    assert report.exit_code == 0
    assert report.counts.not_asked - report.counts.without_scenario == 5


def test_what_is_not_told_is_skipped_with_the_reason() -> None:
    report = check_app(honest("--hide", "turn,captured"), [WINNING], open_points={})
    assert result(report, "WINS2").reason == "the app does not tell captured and turn"
    assert (report.exit_code, report.conclusion) == (4, "nothing was run")


@pytest.mark.parametrize(("plays", "reading"), [("", "shared"), ("play-on", "play_on")])
def test_either_reading_of_an_open_point_is_observed_and_never_failed(plays: str, reading: str) -> None:
    report = check_app(honest("--plays", plays))
    (point,) = report.open_points
    assert (point.how, point.value, report.exit_code) == (How.MEASURED, reading, 0)
    assert {result(report, case.id).outcome for case in TIES} == {Outcome.OBSERVED}
    assert statuses(report, Status.OBSERVED) == ["match.tie"]


def test_an_app_that_plays_an_open_point_both_ways_is_inconsistent() -> None:
    cases = [tie("TIES2", "shared"), tie("TIEP2", "play_on"), tie("TIEQ2", "shared", 2), tie("TIER2", "play_on", 2)]
    report = check_app(honest("--plays", "moody"), [*CORE, *cases])
    (point,) = report.open_points
    assert (point.how, point.seen) == (How.INCONSISTENT, [("TIES2", "shared"), ("TIER2", "play_on")])
    assert statuses(report, Status.FAILS) == ["match.tie"]
    assert result(report, "TIER2").code == "inconsistent"


def later(name: str, **when: Any) -> Any:
    """A case that holds under one reading of a tie only."""
    steps = [*tricks("A 7C"), expect("match.tie", turn="B")]
    return msgspec.structs.replace(tie(name, "shared"), when=when, measures=[], steps=steps)


def test_only_the_version_that_holds_for_the_apps_reading_is_judged() -> None:
    versions = [later("VERS2", **{"match.tie": "shared"}), later("VERS2", **{"match.tie": "play_on"})]
    lonely = later("LONE2", **{"match.tie": "shared"})
    report = check_app(honest("--plays", "play-on"), [*TIES, *versions, lonely])
    assert (result(report, "VERS2").outcome, result(report, "VERS2").when) == (Outcome.PASSED, {"match.tie": "play_on"})
    assert result(report, "LONE2").outcome is Outcome.NOT_JUDGED
    assert "no version of it" in result(report, "LONE2").reason


def test_what_depends_on_a_point_nobody_could_see_is_not_judged() -> None:
    report = check_app(honest("--declare", "legal,resume"), [*TIES, later("LONE2", **{"match.tie": "shared"})])
    assert report.open_points[0].how is How.UNOBSERVED
    assert result(report, "LONE2").outcome is Outcome.NOT_JUDGED


def test_what_the_app_says_of_an_open_point_counts_where_nothing_can_be_seen() -> None:
    app = honest("--declare", "legal,match,resume", "--applied", 'match.tie="shared"', "--hide", "winners")
    one = later("LONE2", **{"match.tie": "shared"})
    report = check_app(app, [one])
    assert report.open_points[0].how is How.CLAIMED
    assert result(report, "LONE2").outcome is Outcome.PASSED
    assert report.differences == []


def test_a_fixed_reading_of_an_open_point_is_what_the_app_is_told() -> None:
    run = run_app(honest("--fixed", 'match.tie="play_on"', "--plays", "play-on"))
    assert run.smoke is not None
    assert run.smoke.rules["match.tie"] == "play_on"
    assert run.differences == ()


@pytest.mark.parametrize("option", ["--fixed", "--applied"])
def test_a_stated_rule_that_the_app_says_it_plays_otherwise_fails_once_in_words(option: str) -> None:
    report = check_app(honest(option, 'scoring.values={"hearts": 1, "QS": 13}'))
    (difference,) = report.differences
    assert difference.declared_in_words == "the penalty points are ♥ 1, Q♠ 13"
    assert statuses(report, Status.FAILS) == difference.clauses
    assert "score.cards" in difference.clauses
    assert report.exit_code == 1


@pytest.mark.parametrize(
    "options",
    [("--fixed", "table.players=3"), ("--applied", 'pack.ranks=["2","3"]'), ("--unsupported", "pack.ranks")],
)
def test_another_pack_is_one_true_statement_and_not_a_hundred_failures(options: tuple[str, str]) -> None:
    report = check_app(honest(*options))
    assert statuses(report, Status.FAILS) == ["setup.pack"]
    assert {case.outcome for case in report.cases} == {Outcome.BLOCKED}
    assert {tuple(case.charged) for case in report.cases} == {("setup.pack",)}
    assert report.exit_code == 1


def test_a_stated_rule_that_is_not_supported_blocks_everything_and_fails_its_clauses() -> None:
    report = check_app(honest("--unsupported", "match.threshold"))
    assert "match.end" in statuses(report, Status.FAILS)
    assert {case.outcome for case in report.cases} == {Outcome.BLOCKED}


def test_an_open_point_that_the_app_supports_in_no_way_is_no_failure() -> None:
    report = check_app(honest("--unsupported", "match.tie"))
    assert statuses(report, Status.FAILS) == []
    assert {case.outcome for case in report.cases} == {Outcome.SKIPPED}
    assert report.exit_code == 4


def test_a_part_of_the_cases_can_be_run_with_what_it_takes_to_judge_them() -> None:
    run = run_app(honest("--plays", "play-on"), selected=frozenset({"TIES2", "FOLL2"}))
    assert [done.case.id for done in run.cases] == ["FOLL2", "TIES2"]
    assert run.readings["match.tie"].value == "play_on"


def test_an_interruption_keeps_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(place: int, _of: int, _name: str) -> None:
        if place == 3:
            raise KeyboardInterrupt

    run = run_app(honest(), [OPENING, FOLLOWING, WINNING, SCORING], open_points={}, progress=interrupt)
    assert run.interrupted
    assert [str(done.judgement.outcome) for done in run.cases] == ["passed", "passed", "could not run", "could not run"]


def test_smoke_alone_runs_no_case() -> None:
    run = run_app(honest(), smoke_only=True)
    assert run.cases == []
    assert run.smoke is not None
    assert len(run.smoke.steps) == 3


def test_the_same_run_gives_the_same_report_byte_for_byte() -> None:
    one, other = (as_json(check_app(honest("--plays", "revokes"))) for _ in range(2))
    assert one == other


def test_cases_of_the_match_are_run_where_it_is_declared() -> None:
    report = check_app(honest(), [ENDING, DEALING], open_points=OPEN_TIE)
    assert outcomes(report) == {"ENDS2": "passed", "NEXT2": "passed"}


def test_a_case_is_charged_to_the_clause_that_the_app_says_it_plays_otherwise() -> None:
    case = msgspec.structs.replace(FOLLOWING, clauses=["play.follow-suit", "lead.hearts"])
    report = check_app(honest("--plays", "revokes", "--fixed", 'hearts.lead="when_broken"'), [case, OPENING])
    assert result(report, "FOLL2").charged == ["lead.hearts"]
    assert statuses(report, Status.FAILS) == ["lead.hearts"]
