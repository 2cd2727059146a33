"""Which question comes next, and what is expected of an app."""

from __future__ import annotations

from math import isclose

import pytest

from conformance.asking.belief import believe
from conformance.asking.choosing import choose, is_due, outcomes, worth
from conformance.asking.questions import Question, load_questions
from conformance.rules import load_profile

SHORT = {"table.players": 4, "pack.ranks": load_profile("nl-short").rules["pack.ranks"]}
FULL = {"table.players": 4, "pack.ranks": load_profile("international").rules["pack.ranks"]}
REVERSAL = {**SHORT, "match.finish": "reversal"}


def test_what_is_known_weighs_the_rules() -> None:
    assert believe(SHORT).likeliest.name in ("nl-short", "nl-omslag")
    assert believe(FULL).likeliest.name in ("international", "black-lady")
    assert believe(REVERSAL).likeliest.name == "nl-omslag"
    for known in ({}, SHORT, FULL, REVERSAL):
        assert isclose(sum(believe(known).weights), 1)


def test_nothing_is_out_of_the_question() -> None:
    # an app may play anything, whatever the sources say
    belief = believe(REVERSAL)
    for finish in ("played", "discarded"):
        assert belief.chance({"hearts.broken_by": finish}) > 0
    assert belief.chance({"scoring.values": {"hearts": 1, "QS": 5}}) > 0
    assert belief.chance({"match.threshold": 77}) > 0


def test_a_reading_that_a_source_leaves_open_is_likelier_than_one_that_it_excludes() -> None:
    belief = believe(REVERSAL)
    assert belief.chance({"reversal.crossing": "capped"}) > belief.chance({"reversal.overshoot": "bounces"})


def test_points_that_differ_in_one_card_are_likelier_than_in_two() -> None:
    belief = believe(SHORT)
    one = belief.chance({"scoring.values": {"hearts": 1, "QS": 5}})
    assert one > belief.chance({"scoring.values": {"hearts": 1, "QS": 6}}) * 0.99
    assert one > belief.chance({"scoring.values": {"hearts": 2, "QS": 7}})


def test_all_the_points_are_as_many_as_the_cards_are_worth() -> None:
    known = {**REVERSAL, "scoring.values": {"hearts": 1, "QS": 5}}
    assert believe(known).chance({"sweep.others": 13}) == believe(known).chance({"sweep.others": "total"})
    assert believe(known).chance({"sweep.others": 15}) < 0.05


def test_a_question_whose_answer_can_be_foreseen_is_worth_less() -> None:
    # 003:74: who sees 52 cards sees a pass too
    passing = load_questions()["passing"]
    assert worth(passing, believe(FULL)) < worth(passing, believe({}))


def test_a_question_that_costs_more_must_tell_more() -> None:
    belief = believe(REVERSAL)
    dealer, finish = load_questions()["dealer"], load_questions()["end-reversal"]
    assert worth(finish, belief) > worth(dealer, belief)
    assert finish.cost > dealer.cost


@pytest.mark.parametrize("question", load_questions().values(), ids=lambda question: question.id)
def test_the_answers_that_are_expected_exclude_each_other(question: Question) -> None:
    for known in ({}, SHORT, REVERSAL):
        belief = believe(known)
        assert sum(map(belief.chance, outcomes(question, belief))) <= 1 + 1e-9


def test_a_question_waits_until_its_answer_can_matter() -> None:
    breaking = load_questions()["breaking"]
    assert not is_due(breaking, {}, ())
    assert not is_due(breaking, {"hearts.lead": "free"}, ())
    assert is_due(breaking, {"hearts.lead": "when_broken"}, ())
    assert not is_due(breaking, {"hearts.lead": "when_broken"}, ("breaking",))
    assert not is_due(load_questions()["breaking.queen-led"], {"hearts.lead": "when_broken"}, ())
    assert is_due(load_questions()["breaking.queen-led"], {"hearts.lead": "when_broken"}, ("breaking",))


def test_when_all_is_known_nothing_is_asked() -> None:
    for name in ("nl-short", "nl-omslag"):
        assert choose(load_profile(name).rules, ()) is None
