"""What the suite makes of single programs, and that a suite with a hole in it is seen to have one."""

from __future__ import annotations

from functools import cache

import pytest

from conformance.adequacy.result import Fate
from conformance.adequacy.sharing import bench_of, try_all
from conformance.adequacy.subjects import Subject, mutants_of, nulls, programs_for
from conformance.adequacy.tally import tally
from conformance.adequacy.trying import Bench
from conformance.rules import load_profile


@cache
def mutant(profile: str, name: str) -> Subject:
    return next(subject for subject in mutants_of(load_profile(profile)) if subject.name == name)


@cache
def program(profile: str, name: str) -> Subject:
    return next(subject for subject in programs_for(load_profile(profile)) if subject.name == name)


def test_a_mutant_of_a_stated_value_is_killed_and_the_cases_are_named() -> None:
    trial = bench_of("nl-short").try_out(mutant("nl-short", "sweep.others=14"))
    assert trial.fate is Fate.KILLED
    assert trial.killers


def test_a_mutant_of_an_open_value_is_observed_and_never_fails() -> None:
    trial = bench_of("nl-omslag").try_out(mutant("nl-omslag", "reversal.crossing=capped"))
    assert trial.open
    assert (trial.fate, trial.killers) == (Fate.OBSERVED, [])


def test_a_mutant_with_other_cards_cannot_start() -> None:
    trial = bench_of("nl-short").try_out(mutant("nl-short", "pack.ranks=2,3,4,5,6,7,8,9,10,J,Q,K,A"))
    assert trial.fate is Fate.CANNOT_START


def test_a_wrong_program_is_killed_and_charged_to_the_clause_it_breaks() -> None:
    trial = bench_of("nl-short").try_out(program("nl-short", "no-duty-to-follow"))
    assert trial.fate is Fate.KILLED
    assert "play.follow-suit" in trial.charged


def test_a_program_that_only_the_probes_see_is_killed_by_them() -> None:
    trial = bench_of("nl-short").try_out(program("nl-short", "one-match-for-all"))
    assert (trial.fate, trial.killers) == (Fate.KILLED, [])
    assert trial.probes


def test_no_program_that_is_no_more_than_an_open_point_is_held_against_a_profile() -> None:
    names = {subject.name for subject in programs_for(load_profile("nl-omslag"))}
    assert "any-opening-lead" not in names
    assert "no-duty-to-follow" in names


def test_a_suite_without_a_word_about_sweeps_lets_a_mutant_of_them_survive() -> None:
    whole = bench_of("nl-short")
    cases = [case for case in whole.cases if not any(clause.startswith("sweep.") for clause in case.clauses)]
    trial = Bench(whole.resolved, whole.header, cases, whole.wording).try_out(mutant("nl-short", "sweep.others=14"))
    assert trial.fate is Fate.SURVIVED
    found = tally(whole.header, cases, {"sweep.score": ("sweep.others",)}, [trial])
    assert [survivor.name for survivor in found.survivors] == ["sweep.others=14"]
    assert not found.sound


def test_a_case_that_fails_nothing_is_named() -> None:
    whole = bench_of("nl-short")
    found = tally(whole.header, whole.cases, {}, [])
    assert set(found.idle) == {case.id for case in whole.cases}
    assert not found.sound


@pytest.mark.parametrize("subject", list(nulls()), ids=lambda subject: subject.name)
def test_what_knows_nothing_passes_nothing_of_the_short_game(subject: Subject) -> None:
    assert bench_of("nl-short").try_out(subject).passed == []


def test_two_processes_find_what_one_finds_in_the_same_order() -> None:
    subjects = [mutant("nl-short", "sweep.others=14"), mutant("nl-short", "match.threshold=49")]
    subjects += [program("nl-short", "ace-is-low"), *nulls()]
    tasks = [("nl-short", subject) for subject in subjects]
    assert list(try_all(tasks, 2)) == list(try_all(tasks, 1))
