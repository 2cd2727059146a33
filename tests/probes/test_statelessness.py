"""An app must tell the same of the same case whatever went before; these do not, each in its own way."""

from __future__ import annotations

import pytest

from conformance.probes.result import ProbeName, ProbeResult, ProbeStatus
from conformance.runner.app import App
from conformance.runner.run import Run, run_check
from conformance.runner.session import Limits
from conformance.transports.in_process import InProcess
from conformance.transports.stdio import CannotStartError
from reference_impl.serve import ReferenceApp
from tests.cases_by_hand import CORE, header
from tests.probes.asked import Without, check, differing, probed


def result(run: Run, name: ProbeName) -> ProbeResult:
    return next(each for each in run.probes if each.name is name)


@pytest.mark.parametrize("lockstep", [False, True], ids=["replayed", "in lockstep"])
def test_the_reference_agrees_with_itself(lockstep: bool) -> None:
    run = probed(lockstep=lockstep)
    assert [each.name for each in run.probes] == list(ProbeName)
    assert differing(run) == set()
    not_asked = [each.name for each in run.probes if each.status is ProbeStatus.NOT_ASKED]
    assert not_asked == ([ProbeName.MOVE_BY_MOVE] if lockstep else [])


def test_a_dozen_cases_are_asked_again_at_most_and_some_of_several_deals() -> None:
    run = probed()
    asked = result(run, ProbeName.TWICE).cases
    assert 6 <= len(asked) <= 12
    by_id = {done.case.id: done.case for done in run.cases}
    assert any(step.deal for name in asked for step in by_id[name].steps)
    assert len({clause for name in asked for clause in by_id[name].clauses}) > 12


@pytest.mark.parametrize(
    ("program", "probe"),
    [
        ("hearts-broken-in-the-match-before", ProbeName.AFTER_ABANDONED),
        ("totals-of-the-match-before", ProbeName.TWICE),
        ("wrong-every-seventh-time", ProbeName.TWICE),
        ("one-match-for-all", ProbeName.INTERLEAVED),
        ("cycle-of-the-match-before", ProbeName.FRESH),
        ("replays-on-top", ProbeName.FRESH),
    ],
)
def test_a_program_that_remembers_what_it_should_forget_is_caught(program: str, probe: ProbeName) -> None:
    assert probe in differing(probed(program))


def test_two_matches_on_one_table_are_seen_only_where_there_are_two() -> None:
    assert differing(probed("one-match-for-all")) == {ProbeName.INTERLEAVED}


def test_hearts_that_stay_broken_are_told_with_both_lists() -> None:
    found = result(probed("hearts-broken-in-the-match-before"), ProbeName.AFTER_ABANDONED).disagreements[0]
    assert found.field == "legal"
    assert found.first != found.then
    assert found.situation is not None


def test_what_is_wrong_in_every_match_alike_is_no_disagreement() -> None:
    run = probed("hearts-stay-broken")
    assert differing(run) == set()


def test_without_several_matches_nothing_is_interleaved_and_the_reason_is_told() -> None:
    found = result(check(lambda: Without("several_matches").handlers), ProbeName.INTERLEAVED)
    assert (found.status, found.reason) == ("not asked", "the app does not declare several_matches")


def test_a_remembering_program_is_caught_without_replay_too() -> None:
    assert ProbeName.AFTER_ABANDONED in differing(probed("hearts-broken-in-the-match-before", lockstep=True))


def test_an_app_that_cannot_be_reached_twice_is_asked_all_but_that() -> None:
    connections = [InProcess(ReferenceApp().handlers)]

    def connect() -> InProcess:
        if not connections:
            raise CannotStartError("nobody answers any more")
        return connections.pop()

    run = run_check(header(), CORE, App(connect, Limits(), "tests"))
    fresh = result(run, ProbeName.FRESH)
    assert fresh.status is ProbeStatus.NOT_ASKED
    assert fresh.reason == "the app cannot be reached a second time: nobody answers any more"
    assert [each.name for each in run.probes if each.status is ProbeStatus.HOLDS] == list(ProbeName)[:-1]


def test_a_part_of_a_check_has_no_probes() -> None:
    run = run_check(
        header(),
        CORE,
        App(lambda: InProcess(ReferenceApp().handlers), Limits(), "tests"),
        selected=frozenset({"SCOR2"}),
    )
    assert run.probes == ()


@pytest.mark.parametrize("seed", [1, 7])
def test_cases_in_another_order_come_to_the_same_in_the_same_order(seed: int) -> None:
    asked: list[str] = []

    def note(_place: int, _of: int, name: str) -> None:
        asked.append(name)

    shuffled = check(lambda: ReferenceApp().handlers, shuffle=seed, progress=note)
    usual = probed()
    assert [(done.case.id, done.judgement) for done in shuffled.cases] == [
        (done.case.id, done.judgement) for done in usual.cases
    ]
    assert asked != [done.case.id for done in usual.cases]
    assert shuffled.probes == usual.probes
