"""The search for what an app plays as if, with candidates that agree where the table below says so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from conformance.rules.candidates import Candidate
from conformance.runner.explaining import Agreement, Trial, search

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TOLD, ASKED = Agreement.AS_TOLD, Agreement.AS_ASKED


def candidate(name: str, **more: Any) -> Candidate:
    return Candidate(parameter=name, value=1, rules={name: 1}, **more)


def trial(name: str, *agreeing: str, asked: Sequence[str] = ()) -> Trial:
    """Return a trial in which some candidates agree in all that was told, and some as far as was asked."""

    def agreement(of: Candidate) -> Agreement:
        return TOLD if of.rules.keys() & agreeing else ASKED if of.rules.keys() & asked else Agreement.DIFFERS

    return Trial(name=name, agreement=agreement)


def found(deviating: Sequence[Trial], *candidates: Candidate, **more: Any) -> list[tuple[list[str], list[str]]]:
    """Return, for each finding, the parameters that explain equally well and the trials they explain."""

    def propose(known: Mapping[str, Any]) -> Sequence[Candidate]:
        fresh = [each for each in candidates if each.parameter not in known]
        return [replace(each, rules={**known, **each.rules}) for each in fresh]

    findings = search(deviating, propose, **more)
    return [([each.parameter for each in finding.candidates], list(finding.explains)) for finding in findings]


def test_the_one_that_explains_all_is_found() -> None:
    trials = [trial("one", "a", "b"), trial("two", "b", "c")]
    assert found(trials, *map(candidate, "abc")) == [(["b"], ["one", "two"])]


def test_what_contradicts_a_passing_case_explains_nothing() -> None:
    assert found([trial("one", "b")], *map(candidate, "ab"), passing=[trial("passes", "a")]) == []


def test_equally_good_ones_are_all_named() -> None:
    assert found([trial("one", "a", "b")], *map(candidate, "ab")) == [(["a", "b"], ["one"])]


def test_agreeing_with_all_that_was_told_is_better_than_as_far_as_was_asked() -> None:
    assert found([trial("one", "b", asked=["a"])], *map(candidate, "ab")) == [(["b"], ["one"])]


def test_what_agrees_beside_is_better() -> None:
    assert found([trial("one", "a", "b")], *map(candidate, "ab"), beside=[trial("open", "b")]) == [(["b"], ["one"])]


def test_of_equals_what_tables_play_comes_first_and_what_nobody_plays_last() -> None:
    candidates = [candidate("nobody", open=True), candidate("stated"), candidate("table", open=True, declared=True)]
    trials = [trial("one", "nobody", "stated", "table")]
    assert found(trials, *candidates) == [(["table", "stated", "nobody"], ["one"])]


def test_fewer_differences_are_better() -> None:
    candidates = [candidate("far", distance=2), candidate("near")]
    assert found([trial("one", "far", "near")], *candidates) == [(["near"], ["one"])]


def test_two_differences_explain_together_what_neither_does_alone() -> None:
    trials = [trial("one", "a"), trial("two", "b"), trial("three", "a")]
    assert found(trials, *map(candidate, "ab")) == [(["a"], ["one", "three"]), (["b"], ["two"])]


def test_what_explains_less_than_half_is_not_told() -> None:
    trials = [trial("one", "a"), trial("two"), trial("three"), trial("four", "a"), trial("five")]
    assert found(trials, candidate("a")) == []


def test_what_explains_most_is_told_and_how_many_there_were() -> None:
    trials = [trial("one", "a"), trial("two"), trial("three", "a")]
    finding = search(trials, lambda _: [candidate("a")])[0]
    assert (finding.explains, finding.of) == (("one", "three"), 3)


def test_numbers_read_off_are_tried_where_no_neighbour_explains_all() -> None:
    candidates = [candidate("a"), candidate("b", read_off=True)]
    assert found([trial("one", "a", "b")], *candidates) == [(["a"], ["one"])]
    assert found([trial("one", "a", "b"), trial("two", "b")], *candidates) == [(["b"], ["one", "two"])]


def test_what_goes_by_the_rules_told_is_explained_by_nothing() -> None:
    told = Candidate(parameter="", value=None, rules={"told": 1})
    trials = [trial("one", "told", "a"), trial("two", "told", "a", "b")]
    assert found(trials, *map(candidate, "ab"), told=told) == []


def test_what_goes_by_the_rules_told_is_explained_along_with_what_does_not() -> None:
    told = Candidate(parameter="", value=None, rules={"told": 1})
    trials = [trial("one", "told", "a", "b"), trial("two", "b")]
    assert found(trials, *map(candidate, "ab"), told=told) == [(["b"], ["two", "one"])]
