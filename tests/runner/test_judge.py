"""What answers amount to: the outcome of a case, and the clause that is charged."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from conformance.cases import Case, Step
from conformance.protocol.endings import AppError, BreakCode, Crash, Ending, ProtocolBreak, TimeOut
from conformance.protocol.messages import Answer, Observation, Played, Started
from conformance.runner.judge import Judgement, Transcript, judge
from conformance.runner.outcomes import FaultCode, Outcome
from tests.cases_by_hand import HANDS, case, expect, play, refuse, tricks

ALL = frozenset({"legal", "match", "resume", "reasons"})
BEGUN = Observation(stage="playing", turn="A", legal=["7C"], trick=[])
LED = Observation(stage="playing", turn="B", legal=["9C", "10C"], trick=[Played(seat="A", card="7C")])


def yes(state: Observation = LED, **more: Any) -> Answer:
    return Answer(accepted=True, state=state, **more)


def no(state: Observation = BEGUN, **more: Any) -> Answer:
    return Answer(accepted=False, state=state, **more)


def judged(
    steps: Case | list[Step], answers: dict[int, Answer], *, ended: Ending | None = None, begun: Observation = BEGUN,
    **more: Any,
) -> Judgement:  # fmt: skip
    whole = steps if isinstance(steps, Case) else case("CASE2", "play.follow-suit", *steps)
    started = more.pop("started", Started(state=begun))
    capabilities = more.pop("capabilities", ALL)
    transcript = Transcript(started=started, answers=answers, ended=ended, learned=more.pop("learned", {}), **more)
    return judge(whole, transcript, capabilities)


def only_fault(judgement: Judgement) -> tuple[str, str]:
    (fault,) = judgement.faults
    return fault.clause, fault.code


FOLLOW = [
    *tricks("A 7C"),
    expect("play.follow-suit", turn="B", legal=["10C", "9C"]),
    refuse("B", "9D", "play.follow-suit"),
]


def test_what_goes_as_the_rules_say_passes() -> None:
    assert judged(FOLLOW, {0: yes(), 2: no(LED)}).outcome is Outcome.PASSED


def test_another_legal_set_fails_and_the_sets_are_told() -> None:
    wider = msgspec.structs.replace(LED, legal=["9C", "10C", "9D"])
    (fault,) = judged(FOLLOW, {0: yes(wider), 2: no(wider)}).faults
    assert (fault.clause, fault.code, fault.line) == ("play.follow-suit", FaultCode.LEGAL, 7)
    assert (fault.expected, fault.told) == (["10C", "9C"], ["10C", "9C", "9D"])


def test_a_barred_card_that_is_accepted_fails() -> None:
    judgement = judged(FOLLOW, {0: yes(), 2: yes()})
    assert judgement.outcome is Outcome.FAILED
    assert only_fault(judgement) == ("play.follow-suit", FaultCode.ACCEPTED)


def test_a_path_that_is_refused_blocks_and_charges_the_clause_that_stands_there() -> None:
    judgement = judged(FOLLOW, {0: no(reason="trick.order")})
    assert judgement.outcome is Outcome.BLOCKED
    assert only_fault(judgement) == ("opening.card", FaultCode.REFUSED)
    assert judgement.faults[0].told == "trick.order"


def test_a_path_that_diverges_blocks() -> None:
    steps = [*tricks("A 7C"), expect("opening.leader", turn="C", target=False), *FOLLOW[1:]]
    judgement = judged(steps, {0: yes(), 3: no(LED)})
    assert judgement.outcome is Outcome.BLOCKED
    assert only_fault(judgement) == ("opening.leader", FaultCode.TURN)


def test_what_follows_a_failed_target_is_not_held_against_the_app_once_the_position_is_left() -> None:
    steps = [*FOLLOW[:2], *tricks("B 9C"), expect("trick.order", turn="C")]
    elsewhere = Observation(stage="playing", turn="A", legal=[])
    wider = msgspec.structs.replace(LED, legal=["9D"])
    judgement = judged(steps, {0: yes(wider), 2: yes(elsewhere)})
    assert only_fault(judgement) == ("play.follow-suit", FaultCode.LEGAL)


def test_of_a_position_where_it_is_another_seats_turn_nothing_more_is_compared() -> None:
    steps = [expect("opening.leader", turn="A"), expect("opening.card", turn="A", legal=["7C"])]
    elsewhere = Observation(stage="playing", turn="B", legal=["9C"])
    assert only_fault(judged(steps, {}, begun=elsewhere)) == ("opening.leader", FaultCode.TURN)


def test_a_target_move_that_is_refused_fails() -> None:
    steps = [Step(play=play("A", "7C"), under="opening.card", target=True)]
    assert judged(steps, {0: no()}).outcome is Outcome.FAILED


def test_another_card_than_asked_fails_or_blocks_and_says_which() -> None:
    other = yes(played=Played(seat="A", card="8C"))
    judgement = judged(FOLLOW, {0: other})
    assert judgement.outcome is Outcome.BLOCKED
    assert only_fault(judgement) == ("opening.card", FaultCode.PLAYED_ANOTHER)
    assert judgement.faults[0].told == {"seat": "A", "card": "8C"}
    same = yes(played=Played(seat="A", card="7C"))
    assert judged(FOLLOW, {0: same, 2: no(LED)}).outcome is Outcome.PASSED


def test_a_refusal_that_changes_what_is_told_breaks_the_clause_of_refusals() -> None:
    changed = msgspec.structs.replace(LED, turn="C")
    (fault,) = judged(FOLLOW, {0: yes(), 2: no(changed)}).faults
    assert (fault.clause, fault.code, fault.told) == ("play.refusal", FaultCode.STATE_CHANGED, {"turn": ["B", "C"]})


def test_a_refusal_that_tells_less_or_in_another_order_changes_nothing() -> None:
    less = Observation(stage="playing", legal=["10C", "9C"])
    steps = [*FOLLOW, expect("trick.order", turn="B")]
    assert judged(steps, {0: yes(), 2: no(less)}).outcome is Outcome.PASSED


def test_a_reason_must_be_one_of_the_clauses_that_bar_the_card() -> None:
    assert judged(FOLLOW, {0: yes(), 2: no(LED, reason="play.follow-suit")}).outcome is Outcome.PASSED
    wrong = judged(FOLLOW, {0: yes(), 2: no(LED, reason="lead.hearts")})
    assert only_fault(wrong) == ("play.follow-suit", FaultCode.WRONG_REASON)


def test_a_reason_counts_only_where_reasons_are_declared() -> None:
    answers = {0: yes(), 2: no(LED, reason="lead.hearts")}
    assert judged(FOLLOW, answers, capabilities=frozenset()).outcome is Outcome.PASSED


def test_what_is_not_told_is_not_tested_and_a_case_without_a_tested_target_is_skipped() -> None:
    mute = Observation(stage="playing")
    judgement = judged(FOLLOW[:2], {0: yes(mute)})
    assert (judgement.outcome, judgement.untested) == (Outcome.SKIPPED, ("legal", "turn"))


def test_what_is_told_is_tested_though_the_rest_is_not() -> None:
    judgement = judged(FOLLOW[:2], {0: yes(Observation(stage="playing", turn="B"))})
    assert (judgement.outcome, judgement.untested) == (Outcome.PASSED, ("legal",))


def test_legal_cards_found_by_trying_count_like_told_ones() -> None:
    silent = Observation(stage="playing", turn="B")
    right = judged(FOLLOW[:2], {0: yes(silent)}, learned={1: frozenset({"9C", "10C"})})
    wrong = judged(FOLLOW[:2], {0: yes(silent)}, learned={1: frozenset({"9C", "9H"})})
    assert (right.outcome, right.untested) == (Outcome.PASSED, ())
    assert only_fault(wrong) == ("play.follow-suit", FaultCode.LEGAL)


def over(**fields: Any) -> Observation:
    return Observation(stage="deal_over", **fields)


SCORED = [expect("sweep.score", stage="deal_over", score={"A": 15, "B": 0})]


def test_a_deal_that_is_over_without_a_score_fails_the_score_of_cards() -> None:
    judgement = judged(SCORED, {}, begun=over())
    assert judgement.outcome is Outcome.FAILED
    assert only_fault(judgement) == ("score.cards", FaultCode.NOT_TOLD)


def test_a_score_that_misses_a_seat_differs() -> None:
    assert only_fault(judged(SCORED, {}, begun=over(score={"A": 15}))) == ("sweep.score", FaultCode.SCORE)


def test_only_the_seats_that_are_told_are_compared() -> None:
    steps = [expect("score.captured", points={"A": 5, "B": 1})]
    right = judged(steps, {}, begun=Observation(stage="playing", points={"A": 5, "C": 9}))
    wrong = judged(steps, {}, begun=Observation(stage="playing", points={"A": 6}))
    (fault,) = wrong.faults
    assert right.outcome is Outcome.PASSED
    assert (fault.expected, fault.told) == ({"A": 5}, {"A": 6})


@pytest.mark.parametrize("field", ["waiting", "winners", "legal"])
def test_seats_and_cards_are_compared_as_sets(field: str) -> None:
    values: list[Any] = {"waiting": ["A", "B"], "winners": ["A", "B"], "legal": ["7C", "8C"]}[field]
    fields: dict[str, Any] = {field: values}
    steps = [expect("match.tie", **fields)]
    begun = msgspec.structs.replace(BEGUN, **{field: list(reversed(values))})
    assert judged(steps, {}, begun=begun).outcome is Outcome.PASSED


def test_the_trick_is_compared_in_its_order() -> None:
    table = [Played(seat="A", card="7C"), Played(seat="B", card="9C")]
    steps = [expect("trick.order", trick=table)]
    begun = Observation(stage="playing", trick=list(reversed(table)))
    assert only_fault(judged(steps, {}, begun=begun)) == ("trick.order", FaultCode.TRICK)


def test_nobodys_turn_is_something_that_can_be_told() -> None:
    steps = [expect("trick.all", stage="deal_over", turn=None)]
    assert judged(steps, {}, begun=over(turn=None)).outcome is Outcome.PASSED
    assert judged(steps, {}, begun=over(turn="A")).outcome is Outcome.FAILED
    assert judged(steps, {}, begun=over()).outcome is Outcome.SKIPPED


def test_a_score_is_not_wrong_because_the_match_goes_on() -> None:
    ended = [expect("sweep.score", stage="match_over", score={"A": 15})]
    assert judged(ended, {}, begun=over(score={"A": 15})).outcome is Outcome.PASSED


def test_whether_the_match_is_over_is_tested_where_it_is_the_point() -> None:
    steps = [expect("match.end", stage="match_over")]
    assert only_fault(judged(steps, {}, begun=over())) == ("match.end", FaultCode.STAGE)
    assert judged(steps, {}, begun=over(), capabilities=frozenset()).outcome is Outcome.PASSED


ENDINGS: list[tuple[Ending, Outcome]] = [
    (AppError(code=-1, message=""), Outcome.ERRORED),
    (Crash(how="exit status 1"), Outcome.CRASHED),
    (TimeOut(seconds=2), Outcome.TIMED_OUT),
    (ProtocolBreak(code=BreakCode.NOT_JSON), Outcome.BROKE_PROTOCOL),
]


@pytest.mark.parametrize(("ending", "outcome"), ENDINGS)
def test_every_ending_has_its_outcome_and_the_clause_where_it_happened(ending: Ending, outcome: Outcome) -> None:
    judgement = judged(FOLLOW, {0: yes()}, ended=ending)
    assert (judgement.outcome, judgement.ending, judgement.stuck) == (outcome, ending, "play.follow-suit")


def test_an_ending_before_any_move_stands_under_no_clause() -> None:
    assert judged(FOLLOW, {}, ended=TimeOut(seconds=2), started=None).stuck == ""


def test_what_was_wrong_before_the_end_is_kept() -> None:
    wider = msgspec.structs.replace(LED, legal=["9D"])
    judgement = judged(FOLLOW, {0: yes(wider)}, ended=Crash(how="exit status 1"))
    assert judgement.outcome is Outcome.CRASHED
    assert only_fault(judgement) == ("play.follow-suit", FaultCode.LEGAL)


def test_a_deal_that_cannot_be_repeated_blocks() -> None:
    judgement = judged(FOLLOW, {0: yes(), 2: no(LED)}, unrepeatable=0)
    assert only_fault(judgement) == ("opening.card", FaultCode.NOT_REPEATABLE)


def test_a_deal_that_is_not_begun_blocks() -> None:
    judgement = judged(FOLLOW, {}, started=Started())
    assert (judgement.outcome, judgement.faults[0].code) == (Outcome.BLOCKED, FaultCode.UNSUPPORTED)


def test_whose_turn_it_is_follows_from_legal_cards() -> None:
    silent = Observation(stage="playing")
    judgement = judged(FOLLOW[:2], {0: yes(silent)}, learned={1: frozenset({"9C", "10C"})})
    assert (judgement.outcome, judgement.untested) == (Outcome.PASSED, ())
    assert judged(FOLLOW[:2], {0: yes(silent)}).untold == ((1, "turn"), (1, "legal"))


def test_whoever_plays_at_once_need_not_say_that_nobody_passes_nor_which_hands_were_dealt() -> None:
    steps = [expect("passing.cycle", direction="none", hands={"A": HANDS["A"]}), expect("passing.cycle", deal=1)]
    judgement = judged(steps, {}, begun=Observation(stage="playing", deal=1))
    assert (judgement.outcome, judgement.untested) == (Outcome.PASSED, ())


def test_hands_do_not_follow_once_a_card_is_played() -> None:
    steps = [*tricks("A 7C"), expect("play.own-card", turn="B", hands={"A": HANDS["A"][1:]})]
    assert judged(steps, {0: yes()}).untested == ("hands",)


def test_what_is_told_of_some_seats_is_told_partly() -> None:
    steps = [expect("score.captured", points={"A": 5, "B": 1})]
    judgement = judged(steps, {}, begun=Observation(stage="playing", points={"A": 5}))
    assert (judgement.untold, judgement.partly) == ((), frozenset({(0, "points")}))
