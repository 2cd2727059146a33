from __future__ import annotations

import random
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.cards import SEATS
from reference_impl.cardset import NUMBERS, codes_of, set_of
from reference_impl.rules import Rules
from reference_impl.search import completion as search
from reference_impl.search.completion import (
    Completion,
    EveryPenalty,
    EveryTrick,
    Finish,
    Play,
    PlayedOut,
    Points,
    Shares,
    Unsatisfied,
    Wanted,
    complete,
    luby,
)
from tests.reference_impl.search.positions import wanted_at_random
from tests.reference_impl.search.referee import Record, Values, judge, pack, points
from tests.reference_impl.strategies import settled
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT

OMSLAG: Values = NL_OMSLAG | {"opening.lead": "that_card"}
THREE_PLAYERS: Values = OMSLAG | {
    "table.players": 3,
    "pack.ranks": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"],
    "opening.card": "6C",
}
LEFT_OPENS: Values = NL_OMSLAG | {"opening.leader": "left_of_dealer"}
TABLES = {
    "short": NL_SHORT,
    "omslag": OMSLAG,
    "any card": NL_OMSLAG,
    "left opens": LEFT_OPENS,
    "52": INTERNATIONAL,
    "three": THREE_PLAYERS,
}
every_table = pytest.mark.parametrize("values", TABLES.values(), ids=TABLES)
gated_table = pytest.mark.parametrize("values", [OMSLAG, INTERNATIONAL, THREE_PLAYERS], ids=["omslag", "52", "three"])


def wish(values: Values, *alternatives: Values, **fields: Any) -> Wanted:
    return Wanted(rules=tuple(Rules.from_values(each) for each in (values, *alternatives)), **fields)


def hand(cards: str) -> int:
    return set_of(cards.split())


def plays(text: str) -> tuple[Play, ...]:
    """Read plays like ``A KC, B JC``."""
    return tuple((SEATS.index(play.split()[0]), NUMBERS[play.split()[1]]) for play in text.split(", ") if text)


def found(wanted: Wanted, seed: int = 0) -> Completion:
    completion = complete(wanted, seed)
    assert isinstance(completion, Completion), completion
    return completion


def fulfilled(values: Values, wanted: Wanted, completion: Completion) -> Record:
    """Check everything wanted by hand, and return what came of it."""
    record = judge(values, completion)
    players, before = values["table.players"], completion.at - 1
    start = completion.position - len(wanted.trick_so_far)
    assert start == before * players
    assert wanted.at in (None, completion.at)
    assert wanted.dealer in (None, completion.dealer)
    stated = (*wanted.trick_so_far, *wanted.plays)
    assert completion.plays[start : start + len(stated)] == stated
    if wanted.leader is not None and len(completion.plays) > start:
        assert completion.plays[start][0] == wanted.leader
    for seat, cards in wanted.hands.items():
        assert record.hands[completion.position][seat] == set(codes_of(cards))
    assert wanted.broken in (None, record.broken[before])
    if wanted.no_heart_played:
        assert not any(card[-1] == "H" for trick in record.tricks[:before] for _, card in trick)
    for seat, cards in wanted.taken.items():
        assert set(codes_of(cards)) <= record.captured(seat, before)
    played = [tuple((seat, NUMBERS[card]) for seat, card in trick) for trick in record.tricks[:before]]
    order = [played.index(trick) for trick in wanted.earlier]
    assert order == sorted(order)
    if wanted.finish is None:
        assert len(completion.plays) == start + len(stated)
    else:
        assert not any(record.hands[-1])
    return record


def scored(values: Values, record: Record, seat: int) -> int:
    return sum(points(values, card) for card in record.captured(seat))


@every_table
def test_a_deal_that_begins_is_dealt_and_nothing_is_played(values: Values) -> None:
    wanted = wish(values, at=1, dealer=2)
    completion = found(wanted)
    fulfilled(values, wanted, completion)
    assert (completion.dealer, completion.plays, completion.position) == (2, (), 0)


@pytest.mark.parametrize(("values", "at"), [(OMSLAG, 5), (INTERNATIONAL, 10), (THREE_PLAYERS, 9)])
def test_the_size_of_a_hand_tells_the_trick(values: Values, at: int) -> None:
    wanted = wish(values, leader=0, hands={0: hand("9H 10H 7D 8S")})
    completion = found(wanted)
    fulfilled(values, wanted, completion)
    assert completion.at == at


@gated_table
@pytest.mark.parametrize("broken", [True, False])
def test_hearts_are_broken_or_not_as_wanted(values: Values, broken: bool) -> None:
    wanted = wish(values, leader=0, broken=broken, hands={0: hand("9H 10H 7D 8S")})
    fulfilled(values, wanted, found(wanted))


@every_table
def test_no_heart_is_played_before_where_that_is_wanted(values: Values) -> None:
    wanted = wish(values, at=4, no_heart_played=True)
    fulfilled(values, wanted, found(wanted))


@every_table
def test_a_discard_needs_a_hand_without_the_suit(values: Values) -> None:
    """The worked example of the sources: A leads a club, C has none and throws the queen of spades on it."""
    wanted = wish(values, plays=plays("A KC, B JC, C QS"), at=4)
    completion = found(wanted)
    record = fulfilled(values, wanted, completion)
    assert not any(card[-1] == "C" for card in record.hands[completion.position + 2][2])


@pytest.mark.parametrize("values", [OMSLAG, INTERNATIONAL], ids=["omslag", "52"])
def test_plays_may_run_over_several_tricks(values: Values) -> None:
    wanted = wish(
        values,
        at=4,
        plays=plays("A KC, B JC, C QS, D 8C, A 9D, B KD, C 7D, D AD, D 9S"),
        hands={1: hand("JC KD AS AH 9H")},
    )
    if values is INTERNATIONAL:
        wanted = replace(wanted, at=9)
    fulfilled(values, wanted, found(wanted))


@every_table
def test_earlier_tricks_come_in_their_order(values: Values) -> None:
    trick = "A 9D, B 8D, C 10D" + ("" if values is THREE_PLAYERS else ", D KD")
    other = "C 9S, A JS, B 10S" if values is THREE_PLAYERS else "D 9S, A JS, B 10S, C KS"
    wanted = wish(values, at=6, earlier=(plays(trick), plays(other)))
    fulfilled(values, wanted, found(wanted))


@gated_table
def test_a_heart_may_have_been_discarded_in_an_earlier_trick(values: Values) -> None:
    trick = "A 9D, B AH, C 10D" + ("" if values is THREE_PLAYERS else ", D KD")
    wanted = wish(values, at=6, broken=True, earlier=(plays(trick),))
    fulfilled(values, wanted, found(wanted))


@every_table
def test_cards_are_taken_before_the_position(values: Values) -> None:
    wanted = wish(values, at=6, leader=1, taken={0: hand("QS 9H"), 2: hand("AH KC")})
    fulfilled(values, wanted, found(wanted))


@every_table
def test_the_trick_on_the_table_is_led_up_to(values: Values) -> None:
    wanted = wish(values, trick_so_far=plays("B 10S, C AS"), hands={1: hand("9C JD KH"), 2: hand("8C 8D 9H")})
    completion = found(wanted)
    fulfilled(values, wanted, completion)
    assert completion.position % values["table.players"] == 2


@every_table
def test_a_deal_is_played_out(values: Values) -> None:
    wanted = wish(values, at=3, leader=2, finish=PlayedOut())
    fulfilled(values, wanted, found(wanted))


@pytest.mark.parametrize(
    ("values", "shares"),
    [
        (NL_SHORT, ["QS 7H 8H", "JC", "9H 10H JH", "QH KH AH"]),
        (OMSLAG, ["JC QS 7H 8H 9H 10H JH QH KH", "AH", "", ""]),
        (INTERNATIONAL, ["QS 2H 3H", "4H 5H 6H 7H 8H 9H 10H", "JH QH KH AH", ""]),
        (THREE_PLAYERS, ["6H 8H 10H", "7H 9H JH JC", "QS QH KH AH"]),
    ],
)
def test_every_penalty_card_goes_where_it_is_wanted(values: Values, shares: list[str]) -> None:
    wanted = wish(values, at=1, finish=Shares(cards={seat: hand(cards) for seat, cards in enumerate(shares)}))
    for seed in range(5):
        record = fulfilled(values, wanted, found(wanted, seed))
        for seat, cards in enumerate(shares):
            assert {card for card in record.captured(seat) if points(values, card)} == set(cards.split())


@pytest.mark.parametrize(
    ("values", "scores"),
    [
        (NL_SHORT, (9, 6, 0, 0)),
        (OMSLAG, (0, 0, 15, 0)),
        (OMSLAG, (5, 5, 5, 0)),
        (INTERNATIONAL, (15, 7, 4, 0)),
        (INTERNATIONAL, (25, 1, 0, 0)),
        (THREE_PLAYERS, (8, 8, 0)),
    ],
)
def test_every_seat_comes_to_its_points(values: Values, scores: tuple[int, ...]) -> None:
    wanted = wish(values, at=1, finish=Points(points=dict(enumerate(scores))))
    for seed in range(5):
        record = fulfilled(values, wanted, found(wanted, seed))
        assert tuple(scored(values, record, seat) for seat in range(len(scores))) == scores


def test_points_include_what_the_wanted_plays_bring() -> None:
    """The worked example of source 000 once more: 7 points from one trick, two hearts later, 9 in all."""
    wanted = wish(
        NL_SHORT, plays=plays("A KC, B JC, C QS, D 8C"), finish=Points(points={0: 9, 1: 6}), hands={0: hand("KC 7D 8H")}
    )
    record = fulfilled(NL_SHORT, wanted, found(wanted))
    assert scored(NL_SHORT, record, 0) == 9


@every_table
@pytest.mark.parametrize("seat", [0, 2])
def test_one_seat_takes_every_penalty_card(values: Values, seat: int) -> None:
    wanted = wish(values, at=1, finish=EveryPenalty(seat=seat))
    record = fulfilled(values, wanted, found(wanted))
    assert all(not scored(values, record, other) for other in range(values["table.players"]) if other != seat)


@every_table
@pytest.mark.parametrize("seat", [0, 2])
def test_one_seat_takes_every_penalty_card_but_not_every_trick(values: Values, seat: int) -> None:
    wanted = wish(values, at=1, finish=EveryPenalty(seat=seat, loses_a_trick=True))
    record = fulfilled(values, wanted, found(wanted))
    assert all(not scored(values, record, other) for other in range(values["table.players"]) if other != seat)
    assert set(record.winners) > {seat}


@every_table
def test_one_seat_takes_every_trick(values: Values) -> None:
    wanted = wish(values, at=1, finish=EveryTrick(seat=1))
    record = fulfilled(values, wanted, found(wanted))
    assert set(record.winners) == {1}


SUIT_EACH = {
    seat: hand(" ".join(f"{rank}{suit}" for rank in NL_SHORT["pack.ranks"])) for seat, suit in enumerate("CDSH")
}
"""Nobody can ever follow: A, who opens with a club, takes every trick."""


@pytest.mark.parametrize("finish", [PlayedOut(), Points(points={0: 15}), EveryPenalty(seat=0), EveryTrick(seat=0)])
def test_with_all_hands_known_only_plays_are_searched(finish: Finish) -> None:
    wanted = wish(NL_SHORT, at=1, hands=SUIT_EACH, finish=finish)
    completion = found(wanted)
    fulfilled(NL_SHORT, wanted, completion)
    assert completion.hands == tuple(SUIT_EACH.values())


@pytest.mark.parametrize("finish", [Points(points={0: 14, 1: 1}), EveryPenalty(seat=1), EveryTrick(seat=3)])
def test_what_known_hands_make_impossible_is_not_found(finish: Finish) -> None:
    outcome = complete(wish(NL_SHORT, at=1, hands=SUIT_EACH, finish=finish), 0)
    assert isinstance(outcome, Unsatisfied)
    assert outcome.reasons == (
        "No deal was found that leads there.",
        "A deal is found without the way the deal is to end.",
    )


def test_known_hands_that_share_suits_are_played_to_an_end() -> None:
    """A leads the opening card and B must take it; from then on B can cash high clubs, diamonds and spades at will."""
    hands = {
        0: hand("7C 8C 7D 8D 7S 8S 7H 8H"),
        1: hand("AC KC AD KD AS KS AH KH"),
        2: hand("9C 10C 9D 10D 9S 10S 9H 10H"),
        3: hand("JC QC JD QD JS QS JH QH"),
    }
    for finish in (EveryTrick(seat=1), EveryPenalty(seat=1), Points(points={1: 15})):
        wanted = wish(NL_SHORT, at=1, hands=hands, finish=finish)
        fulfilled(NL_SHORT, wanted, found(wanted))


def test_the_last_hand_follows_from_the_others() -> None:
    hands = {
        0: hand("7C 8C 9D 10D 7S 8S 7H AH"),
        1: hand("9C 10C JD QD 9S 10S 8H KH"),
        2: hand("JC QC KD AD JS QS 9H QH"),
    }
    completion = found(wish(NL_SHORT, hands=hands, finish=PlayedOut()))
    assert completion.hands[3] == hand("KC AC 7D 8D KS AS 10H JH")


@pytest.mark.parametrize("dealer", range(4))
def test_left_of_the_dealer_opens_where_the_rules_say_so(dealer: int) -> None:
    wanted = wish(LEFT_OPENS, at=2, dealer=dealer)
    completion = found(wanted)
    fulfilled(LEFT_OPENS, wanted, completion)
    assert completion.plays[0][0] == (dealer + 1) % 4


@pytest.mark.parametrize("dealer", [None, 0, 3])
def test_a_path_stands_under_both_openings_where_it_can(dealer: int | None) -> None:
    wanted = wish(LEFT_OPENS, OMSLAG, at=3, dealer=dealer, finish=PlayedOut())
    completion = found(wanted)
    assert completion.legal_under == (0, 1)
    judge(LEFT_OPENS, completion)
    judge(OMSLAG, completion)


def test_a_path_stands_under_every_reading_where_it_can() -> None:
    readings = [
        OMSLAG | change
        for change in (
            {},
            {"hearts.broken_by": "played"},
            {"hearts.queen_breaks": "yes"},
            {"hearts.exception": "only_hearts_and_queen"},
            {"queen.lead": "when_broken"},
            {"first_trick.others": "banned"},
            {"opening.lead": "any_card", "first_trick.lead": "covered"},
        )
    ]
    for seed in range(5):
        completion = found(wish(*readings, at=1, finish=PlayedOut()), seed)
        assert completion.legal_under == tuple(range(len(readings)))
        for reading in readings:
            judge(reading, completion)


def test_readings_that_a_wanted_play_contradicts_are_dropped_and_named() -> None:
    """The holder of seven of clubs leads another card: no path to that where the opening card must be led."""
    lead = {"opening.lead": "any_card", "first_trick.lead": "covered"}
    wanted = wish(
        OMSLAG | lead,
        OMSLAG,
        OMSLAG | lead | {"hearts.broken_by": "played"},
        at=1,
        hands={0: hand("7C 8C 9D 10D 7S 8S 9S 10S")},
        plays=plays("A 9S"),
    )
    completion = found(wanted)
    fulfilled(OMSLAG | lead, wanted, completion)
    assert completion.legal_under == (0, 2)


def test_the_first_trick_is_plain_where_nothing_else_is_asked() -> None:
    for seed in range(10):
        record = judge(OMSLAG, found(wish(OMSLAG, at=3, finish=PlayedOut()), seed))
        cards = [card for _, card in record.tricks[0]]
        assert cards[0] == "7C"
        assert {card[-1] for card in cards} == {"C"}
        assert "JC" not in cards


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (wish(OMSLAG, hands={0: hand("7C 7D"), 1: hand("7C 8D")}), "7C is in the hand of A and in the hand of B."),
        (wish(OMSLAG, hands={0: hand("7C 7D"), 1: hand("8D")}), "The hands do not belong to one moment of a deal"),
        (wish(OMSLAG, at=4, hands={0: hand("7C 7D")}), "The hands belong to trick 7, not to trick 4."),
        (wish(OMSLAG, at=9), "There is no trick 9: a deal has 8."),
        (wish(OMSLAG, hands={0: hand("2C 7D")}), "2C, in the hand of A, is not in the pack."),
        (wish(OMSLAG, at=1, broken=True), "Before the first trick"),
        (wish(OMSLAG, at=3, plays=plays("A 9D, C 8D")), "it is the turn of B when C 8D is played"),
        (wish(OMSLAG, at=3, plays=plays("A 9D, B 8D"), leader=1), "Trick 3 is led by B, not by A."),
        (wish(OMSLAG, at=1, plays=plays("A 9D")), "The first trick must be led with 7C."),
        (
            wish(OMSLAG, hands={0: hand("7C 7D"), 1: hand("8C 9H")}, plays=plays("A 7C, B 9H")),
            "B 9H is barred to a hand that also holds 8C.",
        ),
        (wish(OMSLAG, at=1, finish=Points(points={0: 14})), "The points add up to 14, but all cards"),
        (wish(OMSLAG, at=1, finish=Shares(cards={0: hand("QS 7H")})), "JC 8H 9H 10H JH QH KH AH goes to nobody."),
        (
            wish(OMSLAG, at=5, taken={1: hand("9D")}, earlier=(plays("A 9D, B 8D, C 10D, D KD"),)),
            "9D went to D, not to B.",
        ),
        (wish(OMSLAG, at=3, earlier=(plays("A 9D, B 8D, C 10D, D KD"),) * 3), "9D is played by A and played by A."),
        (wish(THREE_PLAYERS, leader=3), "There is no seat D at a table of 3."),
    ],
)  # fmt: skip
def test_a_contradiction_is_named(wanted: Wanted, reason: str) -> None:
    outcome = complete(wanted, 0)
    assert isinstance(outcome, Unsatisfied)
    assert outcome.contradictory
    assert reason in " ".join(outcome.reasons)


def test_a_search_in_vain_ends_and_says_which_wish_is_too_much() -> None:
    """With all hearts in one hand from the start, nobody can have broken them before that hand leads one."""
    wanted = wish(OMSLAG, leader=0, broken=True, hands={0: hand("7H 8H 9H 10H JH QH KH")})
    outcome = complete(replace(wanted, taken={1: hand("AH")}, no_heart_played=True), 0)
    assert isinstance(outcome, Unsatisfied)
    assert not outcome.contradictory
    assert "A deal is found without hearts broken." not in outcome.reasons
    assert outcome.reasons[0] == "No deal was found that leads there."


@pytest.mark.parametrize("values", TABLES.values(), ids=TABLES)
def test_most_positions_of_random_deals_are_made_whole(values: Values) -> None:
    done = 0
    for seed in range(20):
        wanted = wanted_at_random(values, random.Random(seed))
        outcome = complete(wanted, seed)
        if isinstance(outcome, Completion):
            fulfilled(values, wanted, outcome)
            done += 1
    assert done >= 18


@given(st.sampled_from(list(TABLES.values())), st.integers(0, 10**9))
@settled(max_examples=40)
def test_what_comes_from_a_real_deal_is_never_called_a_contradiction(values: Values, seed: int) -> None:
    wanted = wanted_at_random(values, random.Random(seed))
    outcome = complete(wanted, seed)
    if isinstance(outcome, Completion):
        fulfilled(values, wanted, outcome)
    else:
        assert not outcome.contradictory


def test_the_same_seed_gives_the_same_deal_and_another_seed_another() -> None:
    wanted = wish(OMSLAG, at=4, finish=PlayedOut())
    assert complete(wanted, 5) == complete(wanted, 5)
    assert complete(wanted, 5) != complete(wanted, 6)


def test_the_same_deal_comes_out_whatever_the_order_of_sets() -> None:
    program = (
        "from tests.reference_impl.search.test_completion import *\n"
        "wanted = wish(LEFT_OPENS, OMSLAG, at=5, broken=True, taken={1: hand('AH')}, finish=Points(points={1: 15}))\n"
        "print(complete(wanted, 3))"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": salt}, capture_output=True, text=True, check=True
        ).stdout
        for salt in ("1", "2")
    }
    assert len(outputs) == 1


def test_restarts_are_mostly_short() -> None:
    """The sequence of Luby, Sinclair and Zuckerman."""
    assert [luby(number) for number in range(15)] == [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]


@pytest.mark.parametrize("values", [OMSLAG, INTERNATIONAL], ids=["omslag", "52"])
def test_an_answer_kept_in_mind_is_the_one_found_anew_whatever_other_rules_were_asked_about(values: Values) -> None:
    others: list[Values] = [
        {"sweep.others": 3},
        {"match.threshold": 20},
        {"hearts.lead": "free"},
        {"opening.lead": "any_card", "first_trick.lead": "covered"},
        {"first_trick.queen": "allowed"},
        {"scoring.values": {**values["scoring.values"], "hearts": 2}},
        {"opening.leader": "left_of_dealer", "first_trick.lead": "covered"},
    ]
    tables = [values, *(values | other for other in others)]
    total = sum(points(values, card) for card in pack(values))
    wishes: list[dict[str, Any]] = [
        {"at": 3},
        {"at": 4, "finish": PlayedOut()},
        {"finish": EveryPenalty(seat=1)},
        {"finish": Points(points={0: total})},
        {"finish": Points(points={2: total})},
    ]
    asked = [wish(*some, **fields) for fields in wishes for some in ([table] for table in tables)]
    asked += [wish(values, table, at=3) for table in tables[1:]]
    remembered = [complete(each, 5) for each in asked]
    for wanted, answer in zip(asked, remembered, strict=True):
        search._complete.cache_clear()
        assert complete(wanted, 5) == answer
    assert len({str(answer) for answer in remembered}) > len(wishes)
