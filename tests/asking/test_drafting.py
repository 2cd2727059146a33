"""Drafts of profiles: they can be loaded, and say what was answered."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from conformance.asking.answers import Answer
from conformance.asking.dialogue import Dialogue
from conformance.asking.drafting import Left, make_draft
from conformance.asking.known import in_final_form, relevant
from conformance.asking.result import conclude
from conformance.cards import LANGUAGES
from conformance.rules import load_profile, shipped_profiles
from conformance.rules.resolve import problems_of_file
from reports.asking_file import as_profile
from tests.asking.person import answer_truly, talk

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.rules import Resolved


def written(dialogue: Dialogue, folder: Path) -> Resolved:
    file = folder / "my-app.yaml"
    file.write_text(as_profile(make_draft(dialogue.known), "my-app", "nl"), encoding="utf-8")
    assert problems_of_file(file) == ()
    return load_profile(str(file))


def test_what_is_like_the_nearest_rules_is_not_repeated() -> None:
    draft = make_draft(talk(load_profile("nl-omslag").replace({"scoring.values.JC": 0})).known)
    assert draft.extends.name == "nl-omslag"
    assert draft.stated["scoring.values.JC"] == 0
    assert "match.threshold" not in draft.stated
    assert "sweep.others" not in draft.stated  # still all the points, now 13


def test_an_open_point_that_was_seen_is_stated(tmp_path: Path) -> None:
    resolved = written(talk(load_profile("nl-omslag").replace({"reversal.crossing": "capped"})), tmp_path)
    assert resolved.rules["reversal.crossing"] == "capped"
    assert resolved.open_points == {}


def test_what_nobody_could_say_is_left_open() -> None:
    draft = make_draft({"match.finish": "reversal", "hearts.lead": "when_broken"})
    assert draft.left["match.reached"] == Left(value="at_or_above", otherwise=("above",))
    assert 100 in draft.left["match.threshold"].otherwise
    assert "reversal.crossing" not in draft.left  # open in the rules that it extends


def test_rules_that_newly_apply_are_left_open_too(tmp_path: Path) -> None:
    # nl-short has no word on how hearts are broken
    dialogue = Dialogue()
    while (question := dialogue.next_question) is not None:
        if question.id == "hearts":
            answer = Answer(question="hearts", option="broken")
        elif question.id.startswith("breaking"):
            answer = Answer(question=question.id)
        else:
            answer = answer_truly(question, load_profile("nl-short").rules, dialogue.belief)
        dialogue = dialogue.after(answer)
    resolved = written(dialogue, tmp_path)
    assert resolved.rules["hearts.lead"] == "when_broken"
    assert set(resolved.open_points) == {"hearts.broken_by", "hearts.queen_breaks", "hearts.exception", "queen.lead"}


def test_what_is_inherited_gives_way_to_what_was_answered(tmp_path: Path) -> None:
    # no queen, no 2♣, nobody across, and not enough cards to pass three
    dialogue = Dialogue().after(
        Answer(question="pack", option="other", slots={"table.players": 5, "pack.ranks": ["2", "3", "4", "5", "6"]})
    )
    dialogue = dialogue.after(Answer(question="passing", option="left"))
    rules = written(dialogue, tmp_path).rules
    assert rules["table.players"] == 5
    assert rules["opening.card"] == "2C"
    assert "QS" not in rules["scoring.values"]
    assert rules["passing.cycle"] == ["left"]


def test_of_what_nobody_could_say_the_likeliest_comes_first() -> None:
    # 001:21 and 003:69 both pass three cards
    ranks = load_profile("nl-short").rules["pack.ranks"]
    draft = make_draft({"pack.ranks": ranks, "passing.cycle": ["left", "none"], "hearts.lead": "free"})
    assert draft.left["passing.cards"] == Left(value=3, otherwise=(2, 4))


@pytest.mark.parametrize("name", shipped_profiles())
def test_a_draft_of_everything_plays_by_the_same_rules(name: str, tmp_path: Path) -> None:
    rules = load_profile(name).rules
    resolved = written(talk(rules), tmp_path)
    assert resolved.rules == rules
    assert resolved.open_points == {}


@pytest.mark.parametrize("seed", range(25))
def test_a_draft_of_half_the_answers_can_be_loaded_and_has_them_all(seed: int, tmp_path: Path) -> None:
    dice = random.Random(seed)
    resolved = load_profile(dice.choice(shipped_profiles()))
    rules = dice.choice(resolved.neighbours(dice.choice(["table.players", "pack.ranks", "opening.card",
                                                         "scoring.values", "match.finish", "passing.cycle"])) or
                        [resolved.rules])  # fmt: skip
    dialogue = Dialogue()
    while (question := dialogue.next_question) is not None:
        known = dice.random() < 0.6
        answer = answer_truly(question, rules, dialogue.belief) if known else Answer(question=question.id)
        dialogue = dialogue.after(answer)
    found = written(dialogue, tmp_path)
    for path, value in relevant(dialogue.known).items():
        if path in found.rules:
            assert found.rules[path] == in_final_form(path, value, found.rules), path


def answers_but_for(unknown: str, profile: str) -> Dialogue:
    """Return a dialogue with somebody who knows everything but one answer."""
    dialogue = Dialogue()
    while (question := dialogue.next_question) is not None:
        answer = answer_truly(question, load_profile(profile).rules, dialogue.belief)
        dialogue = dialogue.after(Answer(question=question.id) if question.id == unknown else answer)
    return dialogue


def test_points_that_nobody_could_say_are_open_card_by_card(tmp_path: Path) -> None:
    # 003:35 to 003:37 have hearts 1, J♣ 2 and Q♠ 5; 001:38 and 003:66 have Q♠ 13, and J♣ costs nothing there
    resolved = written(answers_but_for("points", "nl-omslag"), tmp_path)
    assert 13 in resolved.standing["scoring.values.QS"].alternatives
    assert 0 in resolved.standing["scoring.values.JC"].alternatives
    assert set(resolved.open_points) >= {"scoring.values"}


def test_what_is_the_same_in_the_whole_family_is_said_to_be_taken_over() -> None:
    draft = make_draft(answers_but_for("points", "nl-omslag").known)
    assert draft.taken == {"scoring.values.hearts": 1}
    lines = as_profile(draft, "my-app", "nl").splitlines()
    assert "wist hij ook niet" in "".join(line.removeprefix("#") for line in lines[:2])
    assert lines[lines.index("    hearts: 1") - 1].startswith("    # niet bekend, overgenomen van Nederlands")
    assert "scoring.values: {" not in "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_has_its_title_in_every_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "my-app.yaml"
    file.write_text(as_profile(make_draft({}), "my-app", language), encoding="utf-8")
    title = load_profile(str(file)).title
    assert title == {"en": "My app", "nl": "Mijn app", "fr": "Mon application", "es": "Mi aplicación"}


def test_nothing_is_taken_over_where_everything_was_answered() -> None:
    draft = make_draft(talk(load_profile("nl-omslag").rules).known)
    assert draft.taken == {}
    assert "overgenomen" not in as_profile(draft, "my-app", "nl")


def test_all_the_points_are_written_as_such_and_not_as_a_number(tmp_path: Path) -> None:
    dialogue = Dialogue()
    for name, option in (("pack", "full"), ("finish", "lowest"), ("sweep", "penalties"), ("sweep-scores", "others")):
        dialogue = dialogue.after(Answer(question=name, option=option))
    dialogue = dialogue.after(Answer(question="threshold", option="above", slots={"match.threshold": 100}))
    draft = make_draft(dialogue.known)
    assert draft.extends.name == "black-lady"  # leaves the scores of a sweep open
    assert draft.stated["sweep.others"] == "total"
    assert conclude(dialogue).settled["sweep.others"] == "total"
    file = as_profile(draft, "my-app", "es")
    assert "  # tras un pit cada rival anota todos los puntos\n  sweep.others: total\n" in file
    written(dialogue, tmp_path)


def test_a_number_of_points_is_not_taken_for_all_of_them() -> None:
    # international says all of them, which are 26; nobody knows here how many that are
    known = {**load_profile("international").rules, "sweep.others": 26}
    del known["scoring.values"]
    assert make_draft(known).stated["sweep.others"] == 26
