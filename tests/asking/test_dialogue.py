"""Whole dialogues with somebody who answers truly."""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING, Any

import pytest

from conformance.asking.answers import Answer
from conformance.asking.dialogue import Dialogue
from conformance.asking.known import lacking
from conformance.asking.nearest import find_nearest
from conformance.asking.questions import load_questions
from conformance.asking.values import Misread
from conformance.rules import load_profile, shipped_profiles
from conformance.rules.resolved import settle
from tests.asking.person import answer_truly, talk

if TYPE_CHECKING:
    from collections.abc import Mapping

# How many questions a profile takes at most. Every one of them is asked in full: also what its source leaves open.
MOST = {"nl-omslag": 15, "nl-short": 13, "international": 15, "black-lady": 15}


def rules_found(dialogue: Dialogue) -> dict[str, Any]:
    assert lacking(dialogue.known) == ()
    return settle(dialogue.known)


def ids(dialogue: Dialogue) -> list[str]:
    return [answer.question for answer in dialogue.given]


def test_the_reversal_game_in_which_the_jack_costs_nothing_is_found_in_fifteen_questions() -> None:
    app = load_profile("nl-omslag").replace({"scoring.values.JC": 0})
    assert app["sweep.others"] == 13  # eight hearts and the queen
    dialogue = talk(app)
    assert rules_found(dialogue) == app
    assert len(dialogue.given) <= 15
    nearest = find_nearest(dialogue.known)
    assert [candidate.name for candidate in nearest.candidates] == ["nl-omslag"]
    assert nearest.differences == 1


@pytest.mark.parametrize("name", MOST)
def test_each_profile_is_found_in_a_reasonable_number_of_questions(name: str) -> None:
    rules = load_profile(name).rules
    dialogue = talk(rules)
    assert rules_found(dialogue) == rules
    assert len(dialogue.given) <= MOST[name]
    assert name in [candidate.name for candidate in find_nearest(dialogue.known).candidates]


def test_every_profile_is_measured() -> None:
    assert set(MOST) == set(shipped_profiles())


def test_the_list_of_what_to_check_first_comes_first() -> None:
    # 003:81 to 003:85: how many cards, passing, the reversal, the first trick, hearts that must be broken
    listed = {"pack", "passing", "finish", "first-trick", "hearts"}
    for name in shipped_profiles():
        assert set(ids(talk(load_profile(name).rules))[:5]) == listed
    assert Dialogue().next_question is load_questions()["pack"]


@pytest.mark.parametrize(
    ("name", "house_rules"),
    [("nl-short", "free-opening"), ("nl-short", "gentlemans-rules"), ("nl-short", "omslag"),
     ("nl-omslag", "pit-subtracts"), ("international", "omslag")],
)  # fmt: skip
def test_house_rules_are_found_by_their_name(name: str, house_rules: str) -> None:
    rules = load_profile(f"{name}+{house_rules}").rules
    dialogue = talk(rules)
    assert rules_found(dialogue) == rules
    nearest = find_nearest(dialogue.known)
    assert nearest.differences == 0
    assert f"{name}+{house_rules}" in [candidate.name for candidate in nearest.candidates]


def neighbours(seed: int, count: int) -> list[tuple[str, Mapping[str, Any]]]:
    """Return rules that differ from a profile in one or two values, drawn at random."""
    dice = random.Random(seed)
    found: list[tuple[str, Mapping[str, Any]]] = []
    while len(found) < count:
        name = dice.choice(sorted(MOST))
        resolved = load_profile(name)
        path = dice.choice(list(resolved.rules))
        beside = resolved.neighbours(path)
        if beside:
            found.append((f"{name} {path}", dice.choice(beside)))
    return found


def test_neighbours_of_the_profiles_are_found_too() -> None:
    counts = []
    for what, rules in neighbours(seed=5, count=40):
        dialogue = talk(rules)
        assert rules_found(dialogue) == rules, what
        counts.append(len(dialogue.given))
    counts.sort()
    needed = {name: len(talk(load_profile(name).rules).given) for name in MOST}
    sys.stdout.write(f"\nquestions for 40 neighbours: {counts[0]} to {counts[-1]}, median {counts[20]}\n")
    sys.stdout.write(f"questions for the profiles: {needed}\n")
    assert counts[20] <= 15
    assert counts[-1] <= 18


def test_nothing_is_asked_that_does_not_matter() -> None:
    asked = ids(talk(load_profile("nl-short").rules))
    assert not {"passing-cards", "breaking", "first-trick-lead", "crossing", "sweep-after", "end-reversal"} & set(asked)


def test_no_question_comes_twice() -> None:
    for name in MOST:
        asked = ids(talk(load_profile(name).rules))
        assert len(set(asked)) == len(asked)


def test_somebody_who_knows_nothing_is_asked_what_can_be_tried_and_then_left_in_peace() -> None:
    dialogue = Dialogue()
    while (question := dialogue.next_question) is not None:
        dialogue = dialogue.after(Answer(question=question.id))
    assert dialogue.known == {}
    assert {"first-trick", "first-trick.hearts", "first-trick.queen"} <= set(ids(dialogue))
    assert len(find_nearest({}).candidates) == len(shipped_profiles())
    assert len(dialogue.given) < 20


def test_only_what_somebody_was_unsure_of_is_asked_alone() -> None:
    dialogue = Dialogue()
    rules = load_profile("nl-omslag").rules
    while (question := dialogue.next_question) is not None:
        answer = answer_truly(question, rules, dialogue.belief)
        if question.id == "first-trick":
            answer = Answer(question="first-trick", ticked={"hearts": True, "others": False})
        dialogue = dialogue.after(answer)
    assert [name for name in ids(dialogue) if name.startswith("first-trick")] == ["first-trick", "first-trick.queen"]
    assert rules_found(dialogue) == rules


def test_one_can_go_back() -> None:
    dialogue = Dialogue().after(Answer(question="pack", option="full"))
    assert dialogue.back() == Dialogue()
    assert dialogue.back().after(Answer(question="pack", option="short")).known["pack.ranks"][0] == "7"


def test_what_does_not_go_together_is_refused_and_leaves_the_dialogue_as_it_was() -> None:
    dialogue = Dialogue()
    thirty_two_for_three = {"table.players": 3, "pack.ranks": ["7", "8", "9", "10", "J", "Q", "K", "A"]}
    with pytest.raises(Misread, match="pack-does-not-divide"):
        dialogue.after(Answer(question="pack", option="other", slots=thirty_two_for_three))
    assert dialogue.given == ()
