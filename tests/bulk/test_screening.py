from __future__ import annotations

import pickle
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from reference_impl.bulk import NoBulkError, Screen
from reference_impl.cardset import NUMBERS
from reference_impl.rules import Rules
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT

if TYPE_CHECKING:
    from numpy.typing import NDArray

# A opens with 7♣ and takes it with nobody able to follow, so A leads every trick: eight clubs, then nothing is left.
# Clubs cost only J♣, but A takes every card: a pit, A 0 and the others 15 (source 000).
HANDS = "A" * 8 + "B" * 8 + "C" * 8 + "D" * 8
PLAYS = "".join(f"{rank}{suit}" for rank in "789TJQKA" for suit in "CDSH")
GAME = f'{{"game":"1","deals":[{{"hands":"{HANDS}","plays":"{PLAYS}","score":[0,15,15,15],"totals":[0,15,15,15]}}]}}'

# Left to the dealer and then twice as many points: after the deal B, C and D stand at 50, which ends it; A has won.
LAST = (
    GAME.replace('"deals"', '"start":{"deal":4,"dealer":"D","totals":[49,35,35,35]},"deals"')
    .replace('"totals":[0,15,15,15]', '"totals":[49,50,50,50]')
    .replace("}]}", '}],"winners":"A"}')
)


def fine(line: str | bytes, values: dict[str, Any] = NL_SHORT, *, profile: str = "") -> bool:
    data = line.encode() if isinstance(line, str) else line
    screened = Screen(Rules.from_values(values), profile=profile).fine(data)
    assert len(screened.fine) == 1
    return bool(screened.fine[0])


def test_a_game_by_the_rules_is_fine() -> None:
    assert fine(GAME)
    assert fine(GAME + "\n")


def test_the_end_of_a_match_is_fine() -> None:
    assert fine(LAST)


@pytest.mark.parametrize("left_out", ['"score":[0,15,15,15],', ',"totals":[49,50,50,50]', ',"winners":"A"'])
def test_what_a_game_does_not_say_is_not_looked_at(left_out: str) -> None:
    assert fine(LAST.replace(left_out, "").replace("CD}", "CD"))


@pytest.mark.parametrize(
    ("there", "instead"),
    [
        ("7C7D", "8C7D"),
        ("7C7D", "7D7C"),
        ('"score":[0,15,15,15]', '"score":[15,0,0,0]'),
        ('"totals":[49,50,50,50]', '"totals":[49,50,50,51]'),
        ('"winners":"A"', '"winners":"AB"'),
        ('"winners":"A"', '"winners":""'),
        ('"totals":[49,35,35,35]', '"totals":[48,34,34,34]'),
        ('"dealer":"D"', '"dealer":"E"'),
        ('"dealer":"D"', '"dealer":"DA"'),
        ('"deal":4', '"deal":0'),
        ('"deal":4', '"deal":04'),
        ('"deal":4,', '"deal":4'),
        ('"deal":4', '"deal":4.0'),
        ("[49,35,35,35]}", "[49,35,35,35],}"),
        ("[49,35,35,35]}", '[49,35,35,35],"phase":"subtracting"}'),
        ("[49,35,35,35]", "[49,35,35]"),
        ("[49,35,35,35]", "[49,35,35,35,0]"),
        ("[49,35,35,35]", "[49,35,35,+35]"),
        ('"score":[0,', '"score":[-0,'),
        ('"score":[0,', '"score":["0",'),
        ("AAAA", "AAAB"),
        (f'"hands":"{HANDS}",', ""),
        ("7C7D", "7c7D"),
        ("TC", "10C"),
        ('AH"', 'AH2C"'),
        ('AH"', '"'),
        ('"plays":', '"passes":["","","",""],"plays":'),
        (":", ": "),
        ('"game":"1"', '"game":1'),
        ('"game":"1"', '"game":""'),
        ('"game":"1"', '"game":"\\u0041"'),
        ('"game":"1"', '"game":"a\tb"'),
        ('"game":"1"', f'"game":"{201 * "x"}"'),
        ('"game":"1"', '"game":"1","profile":"nl-short"'),
        ('"game":"1"', '"game":"1","note":"1"'),
        ('"winners":"A"', '"winners":"A","winners":"A"'),
        ('"winners":"A"}', '"winners":"A"}}'),
        ('"winners":"A"}', '"winners":"A"} '),
        ('"winners":"A"}', '"winners":"A"}\r'),
        ('"winners":"A"}', '"winners":"A"'),
    ],
)
def test_a_game_that_is_wrong_or_written_otherwise_is_looked_at_again(there: str, instead: str) -> None:
    changed = LAST.replace(there, instead, 1)
    assert changed != LAST
    assert not fine(changed)


@pytest.mark.parametrize(("winners", "right"), [("AB", True), ("BA", True), ("ABA", False), ("A", False)])
def test_winners_are_said_in_any_order_none_twice(winners: str, right: bool) -> None:
    # B joins A in the lead, and C and D reach the threshold
    tied = LAST.replace("[49,35,35,35]", "[20,5,35,35]").replace("[49,50,50,50]", "[20,20,50,50]")
    assert fine(tied.replace('"winners":"A"', f'"winners":"{winners}"')) == right


@pytest.mark.parametrize("start", ['"start":}', '"start":{}', '"start":'])
def test_a_start_that_says_nothing_is_looked_at_again(start: str) -> None:
    assert not fine(GAME.replace('"deals"', f'{start},"deals"'))


def test_a_game_goes_on_only_while_its_match_does() -> None:
    deal = GAME[GAME.index('{"hands"') : -2]
    second = deal.replace('"totals":[0,15,15,15]', '"totals":[0,30,30,30]')
    assert fine(GAME[:-2] + "," + second + "]}")
    again = deal.replace('"totals":[0,15,15,15]', '"totals":[49,65,65,65]')
    assert not fine(LAST.replace("],\"winners\"", f",{again}],\"winners\""))


def test_the_deal_moves_to_the_left_and_with_it_the_lead() -> None:
    led_by_dealer = {path: value for path, value in NL_SHORT.items() if path not in ("opening.card", "opening.lead")}
    led_by_dealer["opening.leader"] = "left_of_dealer"
    by_d = GAME.replace('"deals"', '"start":{"dealer":"D"},"deals"')
    assert fine(by_d, led_by_dealer)
    deal = GAME[GAME.index('{"hands"') : -2]
    turned = deal.replace(HANDS, HANDS.translate(str.maketrans("ABCD", "BCDA")))
    turned = turned.replace('"score":[0,15,15,15],"totals":[0,15,15,15]', '"score":[15,0,15,15],"totals":[15,15,30,30]')
    assert fine(by_d[:-2] + "," + turned + "]}", led_by_dealer)
    assert not fine(by_d[:-2] + "," + turned + "]}", led_by_dealer | {"deal.next_dealer": "same"})


def test_points_are_subtracted_after_the_reversal() -> None:
    start = '"start":{"totals":[20,15,16,30],"phase":"subtracting"},"deals"'
    after = GAME.replace('"deals"', start).replace('"totals":[0,15,15,15]', '"totals":[20,0,1,15]')
    assert fine(after.replace("}]}", '}],"winners":"B"}'), NL_OMSLAG)
    assert fine(after, NL_OMSLAG)
    assert not fine(after.replace("}]}", '}],"winners":"C"}'), NL_OMSLAG)


def test_cards_are_passed_before_the_play() -> None:
    hands = "A" * 13 + "B" * 13 + "C" * 13 + "D" * 13
    dealt = hands.replace("AAA", "DDD", 1).replace("BBB", "AAA", 1)
    dealt = dealt[:26] + "BBB" + dealt[29:39] + "CCC" + dealt[42:]
    plays = "".join(f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "CDSH")
    passes = '["2D3D4D","2S3S4S","2H3H4H","2C3C4C"]'  # to the left: from D to A, from A to B …
    line = (
        f'{{"game":"p","deals":[{{"hands":"{dealt}","passes":{passes},"plays":"{plays}",'
        '"score":[0,26,26,26],"totals":[0,26,26,26]}]}'
    )
    assert fine(line, INTERNATIONAL)
    assert not fine(line.replace("2D3D4D", "2D3D3D"), INTERNATIONAL)
    assert not fine(line.replace("2D3D4D", "2D3D"), INTERNATIONAL)
    assert not fine(line.replace("2D3D4D", "2D3D5D"), INTERNATIONAL)
    assert not fine(line, INTERNATIONAL | {"passing.cycle": ["right"]})
    assert not fine(line.replace(f'"passes":{passes},', ""), INTERNATIONAL)


def test_a_card_passed_twice_is_seen_even_where_the_match_ends_before_it_is_missed() -> None:
    at_once = INTERNATIONAL | {"match.ends": "at_once"}  # the first trick brings A 1 point, and 99 + 1 ends it
    dealt = "DDD" + "A" * 10 + "AAA" + "B" * 10 + "BBB" + "C" * 10 + "CCC" + "D" * 10
    line = (
        f'{{"game":"1","start":{{"totals":[99,0,0,0]}},"deals":[{{"hands":"{dealt}",'
        '"passes":["2D3D4D","2S3S4S","2H3H4H","2C3C4C"],"plays":"2C2D2S2H","score":[1,0,0,0],"totals":[100,0,0,0]}],'
        '"winners":"BCD"}'
    )
    assert fine(line, at_once)
    assert not fine(line, INTERNATIONAL)
    assert not fine(line.replace("2D3D4D", "2D3D3D"), at_once)


def test_a_game_may_name_the_profile_it_is_verified_by() -> None:
    named = GAME.replace('"deals"', '"profile":"my \\"own\\" rules","deals"')
    assert fine(named, profile='my "own" rules')
    assert not fine(named, profile="my own rules")
    assert not fine(named)
    assert fine(GAME, profile='my "own" rules')


def test_a_line_cut_anywhere_is_no_game() -> None:
    assert [length for length in range(len(LAST)) if fine_lines(LAST[:length])] == []


def test_a_block_may_end_anywhere() -> None:
    for length in range(len(LAST)):
        data = f"{LAST}\n{LAST[:length]}".encode()
        assert fine_lines(data) == [True, False][: 1 + (length > 0)]


def fine_lines(data: bytes | str) -> list[bool]:
    screened = Screen(Rules.from_values(NL_SHORT)).fine(data.encode() if isinstance(data, str) else data)
    flags: list[bool] = screened.fine.tolist()
    return flags if isinstance(data, bytes) else [flag for flag in flags if flag]


def test_every_line_has_its_place_and_what_is_fine_is_counted() -> None:
    lines = [GAME, "", "{}", LAST, " "]
    screened = Screen(Rules.from_values(NL_SHORT)).fine("\n".join(lines).encode())
    places = [sum(len(line) + 1 for line in lines[:before]) for before in range(len(lines))]
    assert screened.starts.tolist() == places
    assert screened.fine.tolist() == [True, False, False, True, False]
    assert (screened.deals, screened.plays) == (2, 64)


def test_nothing_is_nothing() -> None:
    screened = Screen(Rules.from_values(NL_SHORT)).fine(b"")
    assert (len(screened.starts), len(screened.fine), screened.deals) == (0, 0, 0)


def test_numbers_too_large_for_the_machine_are_left_to_the_readable_verifier() -> None:
    huge = NL_SHORT | {"sweep.others": 10**30}
    line = GAME.replace("15", str(10**30))
    assert (Screen(Rules.from_values(huge)).in_reach, Screen(Rules.from_values(NL_SHORT)).in_reach) == (False, True)
    screened = Screen(Rules.from_values(huge)).fine(f"{line}\n\n{line}".encode())
    assert screened.starts.tolist() == [0, len(line) + 1, len(line) + 2]
    assert screened.fine.tolist() == [False, False, False]
    assert not Screen(Rules.from_values(huge)).fine_deals(*arrays(1)).any()


def test_a_screen_can_be_sent_to_another_process() -> None:
    sent = pickle.loads(pickle.dumps(Screen(Rules.from_values(NL_SHORT))))  # noqa: S301
    assert sent.fine(GAME.encode()).fine.tolist() == [True]


def test_without_numba_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("reference_impl.bulk.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    for name in ("lines", "tables"):
        monkeypatch.delattr(f"reference_impl.bulk.{name}", raising=False)
    with pytest.raises(NoBulkError, match=r"pip install 'hartenjagen\[bulk\]'"):
        Screen(Rules.from_values(NL_SHORT))


# Arrays --------------------------------------------------------------------------------------------------------------


def arrays(number: int) -> tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.int64]]:
    owners = np.array([[ord(seat) - ord("A") for seat in HANDS]] * number, np.uint8)
    codes = [PLAYS[at : at + 2].replace("T", "10") for at in range(0, len(PLAYS), 2)]
    plays = np.array([[NUMBERS[code] for code in codes]] * number, np.uint8)
    return owners, plays, np.array([[0, 15, 15, 15]] * number)


def test_deals_in_arrays_are_told_apart() -> None:
    owners, plays, scores = arrays(8)
    owners[1, 0], owners[2, 0] = 1, 200
    plays[3, 0], plays[4, 0] = NUMBERS["8C"], 255
    scores[5, 0] = 1
    scores[6] = [2, 0, 5, 8]
    found = Screen(Rules.from_values(NL_SHORT)).fine_deals(owners, plays, scores)
    assert found.tolist() == [True, False, False, False, False, False, False, True]


def test_who_deals_may_decide_who_leads() -> None:
    values = {path: value for path, value in NL_SHORT.items() if path not in ("opening.card", "opening.lead")}
    screen = Screen(Rules.from_values(values | {"opening.leader": "left_of_dealer"}))
    found = screen.fine_deals(*arrays(5), np.array([3, 0, 1, 2, 4], np.uint8))
    assert found.tolist() == [True, False, False, False, False]
    assert screen.fine_deals(*arrays(1)).tolist() == [False]


@pytest.mark.parametrize(
    ("place", "given", "message"),
    [
        (0, np.zeros((2, 31), np.uint8), r"owners has the shape \(2, 31\), these rules want \(2, 32\)"),
        (1, np.zeros((1, 32), np.uint8), "plays has the shape"),
        (1, np.zeros((2, 32), np.int64), "plays is of int64, wanted is uint8"),
        (2, np.zeros((2, 4), np.float64), "scores is of float64, wanted is int64"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(place: int, given: Any, message: str) -> None:
    given_arrays: list[Any] = list(arrays(2))
    given_arrays[place] = given
    with pytest.raises(ValueError, match=message):
        Screen(Rules.from_values(NL_SHORT)).fine_deals(*given_arrays)
