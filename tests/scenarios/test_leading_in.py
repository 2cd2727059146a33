from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.cases import Beginning, Case, LeadDeal, LeadIn, Step
from conformance.lead_ins import begin_with, steps_of, with_lead_ins, write_play
from conformance.problems import Problems
from conformance.protocol.messages import Deal, Observation, Pass, Play
from conformance.rules import load_profile
from conformance.scenarios.compile import compile_profile
from conformance.scenarios.open_points import make_rules
from conformance.scenarios.replaying import first_difference
from conformance.scenarios.vectors import encode_vectors
from conformance.vectors import read_vectors
from tests.scenarios.writing import scenario_of

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.scenarios.compile import Compiled

HANDS = {"A": ["7C", "9D"], "B": ["8C", "10D"], "C": ["9C", "7D"], "D": ["10C", "8H"]}
LEAD_IN = LeadIn(
    lead_in="one",
    dealer="D",
    deals=[
        LeadDeal(
            hands=HANDS,  # type: ignore[arg-type]
            passes={"A": ["7C"], "B": ["8C"], "C": ["9C"], "D": ["10C"]},
            plays=["A7C opening.card", "B8C", "C9C", "D10C", "D8H lead.broken-by", "A9D", "B10D", "C7D"],
        )
    ],
    when={"opening.card": "7C", "sweep.needs": "all_hearts"},
    also_when={"opening.card": ["8C", "9C"], "sweep.needs": ["nothing"]},
)
CASE = Case(
    id="AAAAA",
    title="",
    feature="a.feature",
    line=1,
    clauses=["match.add"],
    needs=["match", "resume"],
    when={"opening.card": "7C"},
    also_when={"opening.card": ["9C"]},
    lead_in="one",
    start=Beginning(hands=HANDS, deal=2, totals={"A": 1, "B": 0, "C": 0, "D": 0}),  # type: ignore[arg-type]
    steps=[Step(expect=Observation(stage="playing"), target=True)],
)


def test_the_steps_of_a_lead_in_are_written_out_with_the_clause_of_each() -> None:
    steps = list(steps_of(LEAD_IN))
    assert steps[0] == Step(passing=Pass(seat="A", cards=["7C"]), under="passing.cards")
    assert [(step.play.seat + step.play.card, step.under) for step in steps if step.play] == [
        ("A7C", "opening.card"),
        ("B8C", "play.follow-suit"),
        ("C9C", "play.follow-suit"),
        ("D10C", "play.follow-suit"),
        ("D8H", "lead.broken-by"),
        ("A9D", "play.discard"),
        ("B10D", "play.discard"),
        ("C7D", "play.discard"),
    ]


@pytest.mark.parametrize(
    ("place", "card", "clause", "written"),
    [
        (0, "7C", "opening.card", "A7C opening.card"),
        (0, "7C", "trick.next-lead", "A7C"),
        (2, "8C", "play.follow-suit", "A8C"),
        (2, "8D", "play.discard", "A8D"),
        (2, "8H", "first-trick.escape", "A8H first-trick.escape"),
    ],
)
def test_a_clause_is_written_only_where_it_is_not_the_usual_one(
    place: int, card: str, clause: str, written: str
) -> None:
    assert write_play(Play(seat="A", card=card), place, "7C", clause) == written  # type: ignore[arg-type]


def test_a_case_begun_by_its_lead_in_starts_a_new_match() -> None:
    case = begin_with(CASE, LEAD_IN)
    assert case.start == Beginning(hands=HANDS, dealer="D")  # type: ignore[arg-type]
    assert case.steps[-2:] == [Step(deal=Deal(hands=HANDS), under="match.end"), *CASE.steps]  # type: ignore[arg-type]
    assert case.needs == ["passing", "match"]


def test_it_holds_where_lead_in_and_case_hold() -> None:
    case = begin_with(CASE, LEAD_IN)
    assert case.when == {"opening.card": "7C", "sweep.needs": "all_hearts"}
    assert case.also_when == {"opening.card": ["9C"], "sweep.needs": ["nothing"]}


def test_it_stands_behind_the_case_that_resumes() -> None:
    assert [case.needs for case in with_lead_ins([CASE], [LEAD_IN])] == [["match", "resume"], ["passing", "match"]]


def test_a_lead_in_is_read_back_with_its_cases(tmp_path: Path) -> None:
    header = compile_profile(load_profile("nl-short"), []).header
    file = tmp_path / "vectors.jsonl"
    file.write_bytes(encode_vectors(header, [LEAD_IN], [CASE]))
    assert read_vectors(file) == (header, with_lead_ins([CASE], [LEAD_IN]))


def test_a_case_that_names_a_lead_in_that_is_not_there_is_a_problem(tmp_path: Path) -> None:
    file = tmp_path / "vectors.jsonl"
    file.write_bytes(encode_vectors(compile_profile(load_profile("nl-short"), []).header, [], [CASE]))
    with pytest.raises(Problems, match="the case AAAAA names a lead-in one, and there is none"):
        read_vectors(file)


def compiled(folder: Path, profile: str, steps: str) -> Compiled:
    return compile_profile(load_profile(profile), [scenario_of(steps, folder, clauses="match.add")])


@pytest.mark.parametrize(
    ("profile", "given", "points", "totals"),
    [
        ("nl-short", "A 40, B 20, C 10, D 5", "A 9, B 6, C 0, D 0", "A 49, B 26, C 10, D 5"),
        ("international", "A 24, B 84, C 24, D 24", "A 13, B 7, C 6, D 0", "A 37, B 91, C 30, D 24"),
    ],
)
def test_deals_lead_a_new_match_to_the_totals_a_case_starts_with(
    profile: str, given: str, points: str, totals: str, tmp_path: Path
) -> None:
    steps = f"""
        Given we play {profile}
        And the totals are {given}
        When the deal is played out with points {points}
        Then the totals are {totals}
    """
    found = compiled(tmp_path, profile, steps)
    rules = make_rules(load_profile(profile).rules)
    versions = with_lead_ins(found.cases, found.lead_ins)
    begun = [case for case in versions if "resume" not in case.needs]
    assert len(begun) == 1
    assert (begun[0].start.deal, begun[0].start.totals) == (1, {})
    assert all(first_difference(case.start, case.steps, rules) is None for case in versions)


def test_where_cards_are_passed_after_the_lead_in_the_case_that_resumes_does_without(tmp_path: Path) -> None:
    steps = """
        Given we play international
        And the totals are A 24, B 84, C 24, D 24
        When the deal is played out with points A 13, B 7, C 6, D 0
        Then the totals are A 37, B 91, C 30, D 24
    """
    first, second = compiled(tmp_path, "international", steps).cases
    assert (first.start.deal, first.needs, first.lead_in) == (4, ["match", "resume"], "")
    assert (second.start.deal, second.needs) == (7, ["passing", "match", "resume"])
    assert second.lead_in


def test_a_lead_in_is_kept_once_for_all_cases_that_start_there(tmp_path: Path) -> None:
    steps = """
        Given we play nl-short
        And the totals are A 40, B 20, C 10, D 5
        When the deal is played out with points {points}
        Then the totals are {totals}
    """
    one = scenario_of(
        steps.format(points="A 9, B 6, C 0, D 0", totals="A 49, B 26, C 10, D 5"), tmp_path / "1", clauses="match.add"
    )
    other = scenario_of(
        steps.format(points="A 0, B 6, C 9, D 0", totals="A 40, B 26, C 19, D 5"), tmp_path / "2", clauses="match.add"
    )
    found = compile_profile(load_profile("nl-short"), [one, other])
    assert len(found.lead_ins) == 1
    assert {case.lead_in for case in found.cases} == {found.lead_ins[0].lead_in}


def test_totals_that_no_deals_add_up_to_have_no_lead_in(tmp_path: Path) -> None:
    steps = """
        Given we play nl-short
        And the totals are A 40, B 20, C 10, D 4
        When the deal is played out with points A 9, B 6, C 0, D 0
        Then the totals are A 49, B 26, C 10, D 4
    """
    found = compiled(tmp_path, "nl-short", steps)
    assert (found.lead_ins, [case.lead_in for case in found.cases]) == ((), [""])
