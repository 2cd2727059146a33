"""Going back, and answering again."""

from __future__ import annotations

import pytest

from conformance.asking.answers import Answer
from conformance.asking.progress import Progress
from conformance.asking.questions import load_questions
from conformance.asking.values import Misread

SHORT = Answer(question="pack", option="short")
FULL = Answer(question="pack", option="full")
SEVEN_OF_CLUBS = Answer(question="opening", option="compulsory", slots={"opening.card": "7C"})


def begun(*answers: Answer) -> Progress:
    progress = Progress()
    for answer in answers:
        progress = progress.after(answer)
    return progress


def test_whoever_goes_back_has_still_given_the_answers_behind() -> None:
    progress = begun(SHORT, Answer(question="finish", option="reversal"), Answer(question="hearts"))
    gone_back = progress.back().back()
    assert gone_back.dialogue.given == (SHORT,)
    assert gone_back.earlier == {"finish": "reversal", "hearts": "?"}
    assert gone_back.earlier_answer(load_questions()["hearts"]) == Answer(question="hearts")
    assert gone_back.restored() == progress


def test_an_answer_stands_until_it_is_given_otherwise() -> None:
    progress = begun(SHORT, Answer(question="hearts", option="free")).back()
    changed = progress.after(Answer(question="hearts", option="broken"))
    assert changed.earlier == {}
    assert changed.restored().dialogue.known["hearts.lead"] == "when_broken"


def test_an_answer_that_no_longer_goes_together_with_the_others_is_not_restored() -> None:
    progress = begun(FULL, SEVEN_OF_CLUBS).back().back()
    no_sevens = Answer(question="pack", option="other", slots={"table.players": 4, "pack.ranks": ["9", "10", "J", "Q"]})
    changed = progress.after(no_sevens)
    with pytest.raises(Misread, match="opening-card-not-in-pack"):
        changed.after(SEVEN_OF_CLUBS)
    assert changed.earlier_answer(load_questions()["opening"]) is None
    assert changed.restored() == changed


def test_an_answer_that_no_longer_matters_is_not_restored() -> None:
    passed = Answer(question="passing-cards", slots={"passing.cards": 3})
    progress = begun(FULL, Answer(question="passing", option="left"), passed).back().back()
    never = progress.after(Answer(question="passing", option="none"))
    assert "passing.cards" not in never.restored().dialogue.known
    assert never.earlier == {"passing-cards": "3"}
    assert progress.restored().dialogue.known["passing.cards"] == 3


def test_what_somebody_did_not_know_can_be_asked_again_and_still_be_not_known() -> None:
    unsure = Answer(question="opening", option="chosen-other", unsure=("opening.card",))
    progress = begun(SHORT, Answer(question="finish"), Answer(question="hearts", option="free"), unsure)
    reopened = progress.reopened()
    assert [answer.question for answer in reopened.dialogue.given] == ["pack", "hearts"]
    assert list(reopened.earlier) == ["finish", "opening"]
    assert [answer.question for answer in reopened.restored().dialogue.given] == ["pack", "hearts", "finish", "opening"]
    assert reopened.restored().dialogue.known == progress.dialogue.known
