from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from conformance.cases import Step
from conformance.problems import Problems
from conformance.protocol.messages import Observation, Play
from conformance.rules import load_profile
from conformance.scenarios.building import build_vectors
from conformance.scenarios.compile import compile_profile
from conformance.scenarios.loading import load_scenarios
from tests.scenarios.writing import scenario_of

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.cases import Case
    from conformance.scenarios.compile import Compiled

FOLLOW = """
    Given we play nl-short
    And the trick so far is A 9♠
    And B holds 7♠ K♦ 8♥ A♥
    Then B may play 7♠
"""


def compiled(steps: str, folder: Path, profile: str = "nl-short", clauses: str = "play.follow-suit") -> Compiled:
    return compile_profile(load_profile(profile), [scenario_of(steps, folder, clauses=clauses)])


def only_case(steps: str, folder: Path, profile: str = "nl-short", clauses: str = "play.follow-suit") -> Case:
    found = compiled(steps, folder, profile, clauses)
    assert found.problems == ()
    (case,) = found.cases
    return case


def test_a_legal_set_is_stated_every_other_card_refused_and_a_legal_one_accepted(tmp_path: Path) -> None:
    case = only_case(FOLLOW, tmp_path)
    told = [step for step in case.steps if step.target]
    seen = Observation(stage="playing", turn="B", legal=["7S"])
    assert told == [
        Step(expect=seen, under="play.follow-suit", target=True, line=8),
        *(
            Step(
                refuse_play=Play(seat="B", card=card), under="play.follow-suit", bars=["play.follow-suit"],
                target=True, line=8,
            )
            for card in ("KD", "8H", "AH")
        ),
        Step(play=Play(seat="B", card="7S"), under="play.follow-suit", target=True, line=8),
    ]  # fmt: skip


def test_the_path_is_a_whole_deal_from_its_first_card(tmp_path: Path) -> None:
    case = only_case(FOLLOW, tmp_path)
    path = [step for step in case.steps if not step.target]
    assert len(path) == 4 * 4 + 1
    assert path[0].play is not None
    assert (path[0].play.card, path[0].under) == ("7C", "opening.card")
    assert path[-1].play == Play(seat="A", card="9S")
    assert sorted(card for hand in case.start.hands.values() for card in hand) == sorted(
        rank + suit for rank in ("7", "8", "9", "10", "J", "Q", "K", "A") for suit in "CDSH"
    )
    assert all(step.under for step in case.steps)


def test_a_statement_that_the_engine_does_not_bear_out_is_a_problem_and_stays_as_it_was_written(tmp_path: Path) -> None:
    found = compiled(FOLLOW.replace("may play 7♠", "may play 7♠ K♦"), tmp_path)
    (problem,) = found.problems
    assert (problem.line, problem.code) == (8, "disagreement")
    assert problem.message == "legal: stated K♦ 7♠, the engine has 7♠ (under nl-short, AAAAA)"
    assert found.cases == ()


def test_a_position_that_no_deal_leads_to_is_a_problem(tmp_path: Path) -> None:
    steps = """
        Given we play nl-short
        And the trick so far is A 9♠, B K♦
        And B holds 7♠ 8♥ A♥
        Then it is C's turn
    """
    (problem,) = compiled(steps, tmp_path).problems
    assert (problem.line, problem.code) == (4, "unreachable")


def test_an_agreement_that_makes_no_difference_is_noted(tmp_path: Path) -> None:
    steps = """
        Given we play nl-omslag
        And the table plays that the same player deals again
        And the trick so far is A 9♠
        Then it is B's turn
    """
    found = compiled(steps, tmp_path, "nl-omslag", "play.follow-suit setup.dealer")
    assert [path for _, path in found.pointless] == ["deal.next_dealer"]


@pytest.mark.parametrize(
    ("reading", "cards"),
    [
        ("other penalty cards may be played in the first trick", "9♣ J♣"),
        ("other penalty cards are kept out of the first trick too", "9♣"),
    ],
)
def test_a_position_written_once_for_a_reading_shows_which_one_an_app_plays(
    reading: str, cards: str, tmp_path: Path
) -> None:
    steps = f"""
        Given we play nl-omslag
        And the table plays that {reading}
        And the trick so far is B 7♣
        And C holds 9♣ J♣ 8♦ K♦ 9♠ A♠ 7♥ Q♥
        Then C may play {cards}
    """
    case = only_case(steps, tmp_path, "nl-omslag", "first-trick.others play.follow-suit")
    value = "allowed" if "J♣" in cards else "banned"
    assert (case.measures, case.when) == (["first_trick.others"], {"first_trick.others": value})


def test_a_reading_that_only_the_path_depends_on_has_a_version_of_its_own(tmp_path: Path) -> None:
    steps = """
        Given we play black-lady
        And the trick so far is A 9♠
        And B holds 7♠ K♦ 8♥ A♥
        Then B may play 7♠
    """
    found = compiled(steps, tmp_path, "black-lady")
    assert {case.id for case in found.cases} == {"AAAAA"}
    first, *others = [case.when for case in found.cases]
    assert first["opening.card"] == "2C"
    assert any(when["opening.card"] == "7C" for when in others)
    assert {"passing.cycle": ["left"]}.items() <= next(when for when in others if "passing.cards" in when).items()


@pytest.mark.parametrize(
    ("steps", "needs"),
    [
        (FOLLOW, []),
        ("Given we play nl-short\nWhen the deal is played out with points A 9, B 6, C 0, D 0\n"
         "Then the deal scores A 9, B 6, C 0, D 0", []),
        ("Given we play nl-short\nWhen the deal is played out with points A 9, B 6, C 0, D 0\n"
         "Then the totals are A 9, B 6, C 0, D 0", ["match"]),
        ("Given we play nl-short\nAnd the totals are A 9, B 6, C 0, D 0\nWhen the deal is played out with points "
         "A 9, B 6, C 0, D 0\nThen the totals are A 18, B 12, C 0, D 0", ["match", "resume"]),
    ],
)  # fmt: skip
def test_a_case_needs_no_more_than_it_looks_at(steps: str, needs: list[str], tmp_path: Path) -> None:
    assert only_case(steps, tmp_path, clauses="score.cards match.add").needs == needs


def test_a_deal_without_a_word_of_passing_is_one_in_which_nobody_passes(tmp_path: Path) -> None:
    steps = FOLLOW.replace("nl-short", "international")
    case = only_case(steps, tmp_path, "international")
    assert (case.start.deal, case.needs) == (4, [])


def test_two_deals_from_nothing_begin_with_the_first_and_pass_unmentioned(tmp_path: Path) -> None:
    steps = """
        Given we play international
        When the deal is played out with points A 13, B 7, C 6, D 0
        And the next deal is dealt
        Then cards are passed right
    """
    case = only_case(steps, tmp_path, "international", "passing.cycle")
    assert (case.start.deal, case.needs) == (1, ["passing", "match"])
    assert sum(step.passing is not None for step in case.steps) == 4


def test_cases_are_written_the_same_whatever_the_number_of_workers(tmp_path: Path) -> None:
    scenario_of(FOLLOW, tmp_path)
    profiles = ["nl-short", "nl-omslag"]
    alone = [built.content for built in build_vectors(profiles, [tmp_path], jobs=1)]
    together = [built.content for built in build_vectors(profiles, [tmp_path], jobs=2)]
    assert alone == together


def test_a_house_rule_that_changes_nothing_in_a_scenario_leaves_its_case_as_it_is(tmp_path: Path) -> None:
    scenario = scenario_of(FOLLOW, tmp_path)
    alone = compile_profile(load_profile("nl-short"), [scenario]).cases
    assert compile_profile(load_profile("nl-short+pit-subtracts"), [scenario]).cases == alone


def test_what_is_wrong_with_a_folder_is_reported_at_once(tmp_path: Path) -> None:
    with pytest.raises(Problems) as refused:
        load_scenarios([tmp_path])
    assert [problem.code for problem in refused.value.problems] == ["no-features"]


@pytest.mark.parametrize(("name", "message"), [("nope", "there is no such folder"), ("file", "this is not a folder")])
def test_what_is_no_folder_is_told_as_such(name: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Problems) as refused:
        load_scenarios([tmp_path / name])
    assert [(problem.code, problem.message) for problem in refused.value.problems] == [("no-folder", message)]


def test_a_case_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    case = only_case(FOLLOW, tmp_path)
    assert msgspec.json.decode(msgspec.json.encode(case), type=type(case)) == case
