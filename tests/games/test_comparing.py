"""What counts as a difference over a generated game, and what does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from conformance.cases import Beginning
from conformance.games.comparing import START, Difference, first_difference
from conformance.games.game import Game
from conformance.games.playing import Played
from conformance.protocol.messages import Answer, Deal, Move, Observation, Play, Started, Unsupported
from conformance.protocol.messages import Played as OnTable
from conformance.runner.outcomes import FaultCode
from tests.cases_by_hand import HANDS

LED, SECOND = Move(play=Play(seat="A", card="7C")), Move(play=Play(seat="B", card="9C"))
GAME = Game(name="1:1", kind="any cards", start=Beginning(hands=HANDS), moves=[LED, SECOND])
BEGUN = Observation(stage="playing", turn="A", legal=["7C"], trick=[])
AFTER_LEAD = Observation(
    stage="playing", turn="B", legal=["9C", "10C"], trick=[OnTable(seat="A", card="7C")],
    hands={"B": HANDS["B"]}, points={"A": 0, "B": 0, "C": 0, "D": 0},
)  # fmt: skip
AFTER_SECOND = Observation(stage="playing", turn="C", legal=["JC", "QC"])


def played(*states: Observation, accepted: bool = True, **last: Any) -> Played:
    """Return the answers of an app that accepts every move; the last one may be another."""
    begun, *after = states
    answers = [Answer(accepted=True, state=state) for state in after]
    if answers:
        answers[-1] = Answer(accepted=accepted, state=after[-1], **last)
    return Played(started=Started(state=begun), answers=tuple(answers))


REFERENCE = played(BEGUN, AFTER_LEAD, AFTER_SECOND)


def with_(state: Observation, **changes: Any) -> Observation:
    return msgspec.structs.replace(state, **changes)


def difference(app: Played, second: Played = REFERENCE, game: Game = GAME, *capabilities: Any) -> Difference:
    found = first_difference(game, app, second, frozenset(capabilities or ("match",)))
    assert found is not None
    return found


def test_the_same_words_in_another_order_are_no_difference() -> None:
    shuffled = with_(AFTER_LEAD, legal=["10C", "9C"], hands={"B": list(reversed(HANDS["B"]))})
    assert first_difference(GAME, played(BEGUN, shuffled, AFTER_SECOND), REFERENCE) is None


def test_what_the_app_leaves_out_is_not_compared() -> None:
    silent = Observation(stage="playing")
    assert first_difference(GAME, played(silent, silent, silent), REFERENCE) is None


def test_what_only_the_app_tells_is_not_compared() -> None:
    told = with_(AFTER_SECOND, totals={"A": 99})
    assert first_difference(GAME, played(BEGUN, AFTER_LEAD, told), REFERENCE) is None


def test_seats_of_which_only_one_speaks_are_not_compared() -> None:
    some = with_(AFTER_LEAD, points={"A": 0}, hands={"A": [], "B": HANDS["B"]})
    assert first_difference(GAME, played(BEGUN, some, AFTER_SECOND), REFERENCE) is None


def test_the_first_field_that_differs_is_the_difference() -> None:
    found = difference(played(BEGUN, with_(AFTER_LEAD, legal=["9C"]), with_(AFTER_SECOND, turn="D")))
    assert (found.move, found.code, found.expected, found.told) == (0, "legal", ["10C", "9C"], ["9C"])
    assert (found.seat, found.cards) == ("A", ["7C"])


def test_whose_turn_it_is_goes_before_what_may_be_played() -> None:
    found = difference(played(BEGUN, with_(AFTER_LEAD, legal=["AH"], turn="D"), AFTER_SECOND))
    assert (found.code, found.expected, found.told) == ("turn", "B", "D")


def test_of_values_by_seat_the_seats_of_both_are_told() -> None:
    found = difference(played(BEGUN, with_(AFTER_LEAD, points={"A": 2, "B": 0}), AFTER_SECOND))
    assert (found.expected, found.told) == ({"A": 0, "B": 0}, {"A": 2, "B": 0})


def test_the_start_is_compared_too() -> None:
    found = difference(played(with_(BEGUN, turn="B")))
    assert (found.move, found.code, found.seat, found.cards) == (START, "turn", None, [])


def test_a_deal_that_the_app_does_not_begin_is_a_difference() -> None:
    refusing = Played(started=Started(unsupported=[Unsupported(parameter="hearts.lead")]))
    found = difference(refusing)
    assert (found.code, found.told) == (FaultCode.UNSUPPORTED, ["hearts.lead"])


def test_a_move_that_the_app_refuses_and_the_second_accepts_is_a_difference() -> None:
    found = difference(played(BEGUN, BEGUN, accepted=False, reason="opening.card"))
    assert (found.move, found.code, found.told) == (0, "refused", "opening.card")


def test_a_move_that_the_app_accepts_and_the_second_refuses_is_a_difference_with_the_reason_of_the_second() -> None:
    second = played(BEGUN, AFTER_LEAD, AFTER_LEAD, accepted=False, reason="play.follow-suit")
    found = difference(played(BEGUN, AFTER_LEAD, AFTER_SECOND), second)
    assert (found.move, found.code, found.expected) == (1, "accepted", "play.follow-suit")


def test_another_reason_for_a_refusal_is_no_difference() -> None:
    ours = played(BEGUN, BEGUN, accepted=False, reason="play.own-card")
    theirs = played(BEGUN, BEGUN, accepted=False, reason="trick.order")
    assert first_difference(GAME, ours, theirs) is None


def test_a_refused_move_that_changes_what_the_app_tells_is_a_difference_even_in_what_only_the_app_tells() -> None:
    begun = with_(BEGUN, captured={"A": []})
    changed = with_(BEGUN, captured={"A": ["8H"]})
    found = difference(played(begun, changed, accepted=False), played(BEGUN, BEGUN, accepted=False))
    assert (found.code, found.told) == ("state-changed", {"captured": [{"A": []}, {"A": ["8H"]}]})


def test_a_refused_move_after_which_the_app_tells_less_changes_nothing() -> None:
    silent = Observation(stage="playing")
    app = Played(
        started=Started(state=BEGUN),
        answers=(Answer(accepted=False, state=silent), Answer(accepted=False, state=with_(BEGUN, turn="A"))),
    )
    second = Played(started=Started(state=BEGUN), answers=(Answer(accepted=False, state=BEGUN),) * 2)
    assert first_difference(GAME, app, second) is None


def test_another_card_than_the_one_asked_for_is_a_difference() -> None:
    found = difference(played(BEGUN, AFTER_LEAD, played=OnTable(seat="A", card="8C")))
    assert (found.code, found.told) == ("played-another", {"seat": "A", "card": "8C"})


def test_what_comes_after_the_first_difference_is_not_looked_at() -> None:
    found = difference(played(BEGUN, with_(AFTER_LEAD, turn="C"), with_(AFTER_SECOND, turn="A")))
    assert found.move == 0


def test_an_app_that_was_lost_on_the_way_is_compared_as_far_as_it_came() -> None:
    assert first_difference(GAME, played(BEGUN, AFTER_LEAD), REFERENCE) is None
    assert first_difference(GAME, Played(), REFERENCE) is None


@pytest.mark.parametrize(("capabilities", "differs"), [(("match",), True), (("legal",), False)])
def test_that_the_match_is_over_is_asked_only_of_apps_that_play_matches(capabilities: Any, *, differs: bool) -> None:
    over = Observation(stage="match_over", totals={"A": 50}, winners=["B"], phase="adding")
    app = played(BEGUN, Observation(stage="deal_over", totals={"A": 8}, winners=[], phase="subtracting"))
    found = first_difference(GAME, app, played(BEGUN, over), frozenset(capabilities))
    assert (found is not None) is differs


@pytest.mark.parametrize(
    ("app", "cause"),
    [
        ({"score": {"A": -10}, "totals": {"A": 40}}, "score"),
        ({"totals": {"A": 40}}, "totals"),
        ({"points": {"A": 3}, "score": {"A": 3}}, "points"),
        ({}, "stage"),
    ],
)
def test_a_match_that_ends_otherwise_because_of_what_is_counted_differs_in_that(app: Any, cause: str) -> None:
    counted: Any = {"points": {"A": 16}, "score": {"A": 16}, "totals": {"A": 80}}
    second = Observation(stage="match_over", winners=["B"], **counted)
    found = difference(played(BEGUN, Observation(stage="deal_over", **{**counted, **app})), played(BEGUN, second))
    assert found.code == cause


def test_a_deal_that_is_over_for_one_alone_differs_in_its_stage() -> None:
    over = Observation(stage="deal_over", score={"A": 0})
    found = difference(played(BEGUN, with_(AFTER_LEAD, score={"A": 1}), AFTER_SECOND), played(BEGUN, over))
    assert found.code == "stage"


def test_a_difference_says_where_the_game_stands() -> None:
    found = difference(played(BEGUN, AFTER_LEAD, with_(AFTER_SECOND, turn="D")))
    at = found.situation
    assert at is not None
    assert (at.deal, at.trick, at.turn) == (1, 1, "C")
    assert [(each.seat, each.card) for each in at.table] == [("A", "7C"), ("B", "9C")]


def test_a_difference_in_a_later_deal_says_which_and_with_what_totals() -> None:
    dealt = Move(deal=Deal(hands=HANDS))
    game = msgspec.structs.replace(GAME, start=Beginning(hands=HANDS, deal=3), moves=[dealt, LED])
    begun = with_(BEGUN, deal=4, totals={"A": 12, "B": 0}, dealer="B", phase="adding")
    over = Observation(stage="deal_over")
    second = played(over, begun, AFTER_LEAD)
    found = difference(played(over, begun, with_(AFTER_LEAD, turn="D")), second, game)
    at = found.situation
    assert at is not None
    assert (found.deal, at.deal, at.dealer, at.totals) == (4, 4, "B", {"A": 12, "B": 0})
    assert found.told is not UNSET
