"""A game is the same in either form and in any mixture of them; what is faulty is told and never read as another."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from conformance.cards import SEATS
from conformance.protocol.messages import Played
from conformance.records.faults import find_repeats
from conformance.records.form import long_line, parse_record, short_line
from conformance.records.record import DealRecord, GameRecord, Opening
from tests.records.tables import BY_SUIT, FREE, LONG, NL, SHORT, TRICK, WIDE, faults, read

if TYPE_CHECKING:
    from conformance.records.table import Table


def line(record: Any) -> bytes:
    return json.dumps(record).encode()


def deal(**fields: Any) -> bytes:
    return line({"game": "1", "deals": [fields]})


def test_both_forms_are_the_same_game() -> None:
    game = read(line(LONG))
    assert read(line(SHORT)) == game
    assert game.game == "club: 7"
    assert game.profile == "nl-short"
    assert game.start == Opening(deal=3, dealer="C", totals={"A": 1, "B": 2, "C": 3, "D": 4}, phase="subtracting")
    assert game.deals[0].hands == BY_SUIT
    assert game.deals[0].plays == [msgspec.convert(play, Played) for play in TRICK]
    assert game.deals[0].score == {"A": 6, "B": 0, "C": 0, "D": -1}
    assert game.winners == ["B", "C"]
    assert game.note == {"table": 3}


@pytest.mark.parametrize("part", ["hands", "plays", "score", "totals"])
def test_each_part_of_a_deal_may_be_short_by_itself(part: str) -> None:
    mixed = {**LONG, "deals": [{**LONG["deals"][0], part: SHORT["deals"][0][part]}]}
    assert read(line(mixed)) == read(line(LONG))


def test_each_form_is_written_as_it_is_documented() -> None:
    game = read(line(LONG))
    assert json.loads(long_line(game)) == LONG
    assert short_line(game, NL, profile=True) == (
        b'{"game":"club: 7","profile":"nl-short",'
        b'"start":{"deal":3,"dealer":"C","totals":[1,2,3,4],"phase":"subtracting"},'
        b'"deals":[{"hands":"AAAAAAAABBBBBBBBCCCCCCCCDDDDDDDD","plays":"7CTDQSAH","score":[6,0,0,-1],"totals":[7,2,3,3]}],'
        b'"winners":"BC","note":{"table":3}}'
    )
    assert b"nl-short" not in short_line(game, NL)


def test_a_game_that_begins_as_any_match_is_written_without_its_beginning() -> None:
    game = GameRecord(game="1", deals=[DealRecord()])
    assert short_line(game, NL) == long_line(game) == b'{"game":"1","deals":[{}]}'
    assert read(b'{"game":"1","deals":[{}]}') == game


def test_short_hands_are_in_the_order_of_suits_and_ranks() -> None:
    hands = "ABCD" * 8
    assert read(deal(hands=hands)).deals[0].hands == {
        "A": ["7C", "JC", "7D", "JD", "7S", "JS", "7H", "JH"],
        "B": ["8C", "QC", "8D", "QD", "8S", "QS", "8H", "QH"],
        "C": ["9C", "KC", "9D", "KD", "9S", "KS", "9H", "KH"],
        "D": ["10C", "AC", "10D", "AD", "10S", "AS", "10H", "AH"],
    }


def test_a_card_that_was_passed_is_played_by_the_seat_that_got_it() -> None:
    """In the first deal three cards go to the left: what A passes is B's, and what D passes is A's."""
    hands = "A" * 13 + "B" * 13 + "C" * 13 + "D" * 13
    passes = ["2C3C4C", "2D3D4D", "2S3S4S", "2H3H4H"]
    game = read(deal(hands=hands, passes=passes, plays="2C5D2D5C4H"), WIDE)
    assert [play.seat for play in game.deals[0].plays] == ["B", "B", "C", "A", "A"]
    assert game.deals[0].passes == {
        "A": ["2C", "3C", "4C"], "B": ["2D", "3D", "4D"], "C": ["2S", "3S", "4S"], "D": ["2H", "3H", "4H"],
    }  # fmt: skip


@pytest.mark.parametrize(("number", "seat"), [(2, "D"), (3, "C"), (4, "A"), (6, "D")])
def test_the_number_of_the_deal_says_where_the_cards_went(number: int, seat: str) -> None:
    """To the right in deal 2, across in deal 3, nowhere in deal 4, and so on from deal 5."""
    hands = "A" * 13 + "B" * 13 + "C" * 13 + "D" * 13
    passes = ["2C3C4C", "2D3D4D", "2S3S4S", "2H3H4H"]
    record = {"game": "1", "start": {"deal": number}, "deals": [{"hands": hands, "passes": passes, "plays": "2C"}]}
    assert read(line(record), WIDE).deals[0].plays == [Played(seat=seat, card="2C")]  # type: ignore[arg-type]


def test_passes_of_a_second_deal_go_where_those_of_the_second_deal_go() -> None:
    hands = "A" * 13 + "B" * 13 + "C" * 13 + "D" * 13
    second = {"hands": hands, "passes": ["2C3C4C", "2D3D4D", "2S3S4S", "2H3H4H"], "plays": "2C"}
    game = read(line({"game": "1", "deals": [{}, second]}), WIDE)
    assert game.deals[1].plays == [Played(seat="D", card="2C")]


def test_without_hands_it_is_whose_turn_it_is_where_the_player_left_of_the_dealer_leads() -> None:
    """B leads, D takes the first trick with the ace; in the second deal B deals and C leads."""
    record = {"game": "1", "deals": [{"plays": "7CKCACQD7H"}, {"plays": "7C"}]}
    game = read(line(record), FREE)
    assert [play.seat for play in game.deals[0].plays] == ["B", "C", "D", "A", "D"]
    assert [play.seat for play in game.deals[1].plays] == ["C"]


def test_short_plays_that_nobody_can_place_are_a_fault() -> None:
    assert [fault.code for fault in faults(deal(plays="7C"))] == ["seats-unknown"]
    hands = "A" * 13 + "B" * 13 + "C" * 13 + "D" * 13
    assert [fault.code for fault in faults(deal(hands=hands, plays="2C"), WIDE)] == ["seats-unknown"]
    some_passes = {"A": ["2C", "3C", "4C"]}
    unknown = faults(deal(hands=hands, passes=some_passes, plays="2C"), WIDE)
    assert [fault.code for fault in unknown] == ["seats-unknown"]


def test_what_the_short_form_cannot_say_is_written_long() -> None:
    stolen = DealRecord(hands=BY_SUIT, plays=[Played(seat="B", card="7C")])  # type: ignore[arg-type]
    written = json.loads(short_line(GameRecord(game="1", deals=[stolen]), NL))
    hands = "A" * 8 + "B" * 8 + "C" * 8 + "D" * 8
    assert written["deals"] == [{"hands": hands, "plays": [{"seat": "B", "card": "7C"}]}]
    assert read(json.dumps(written).encode()).deals == [stolen]


def test_hands_that_follow_from_the_plays_are_written_in_the_short_form() -> None:
    seats = "ABCD"
    order = [(seat, BY_SUIT[seat][place]) for place in range(8) for seat in seats]
    whole = DealRecord(plays=[Played(seat=seat, card=card) for seat, card in order])  # type: ignore[arg-type]
    written = json.loads(short_line(GameRecord(game="1", deals=[whole]), NL))
    assert written["deals"][0]["hands"] == "A" * 8 + "B" * 8 + "C" * 8 + "D" * 8
    assert written["deals"][0]["plays"].startswith("7C7D7S7H8C")
    assert read(json.dumps(written).encode()).deals[0].plays == whole.plays


CODES = {
    b'{"game":"1","deals":[': "malformed-json",
    b'{"game":"1" "deals":[{}]}': "malformed-json",
    b'{"game":"1","deals":[{}]}{"game":"2","deals":[{}]}': "malformed-json",
    b'{"game":"1","deals":[{"score":[NaN,1,2,3]}]}': "malformed-json",
    b"[" * 100_000: "malformed-json",
    b'{"game":"\\ud800","deals":[{}]}': "malformed-json",
    b'{"game":"\xff","deals":[{}]}': "not-utf-8",
    b'{"game":"1","deals":[{}],"note":{"\xff":1}}': "not-utf-8",
    '\ufeff{"game":"1","deals":[{}]}'.encode(): "byte-order-mark",
    b"[]": "not-a-record",
    b"null": "not-a-record",
    b'{"game":"1"}': "missing-field",
    b'{"game":"1","deals":[]}': "wrong-number",
    b'{"game":"","deals":[{}]}': "wrong-number",
    b'{"game":7,"deals":[{}]}': "wrong-type",
    b'{"game":"1","deals":[{}],"winers":"C"}': "unknown-field",
    b'{"game":"1","deals":[{}],"game":"2"}': "field-twice",
    b'{"game":"1","start":{"deal":2,"deal":3},"deals":[{}]}': "field-twice",
    b'{"game":"1\\u003a","deals":[{"score":[0,3,13,6],"score":[0,3,6,13]}]}': "field-twice",
    b'{"game":"1","profile":"nl-short\\u003A","deals":[{}],"deals":[{}]}': "field-twice",
    b'{"game":"1","deals":[{}],"winners":"CC"}': "seat-twice",
    b'{"game":"1","deals":[{}],"winners":""}': "wrong-number",
    b'{"game":"1","deals":[{}],"winners":"E"}': "unknown-seat",
    b'{"game":"1","deals":[{}],"start":{"dealer":"F"}}': "unknown-seat",
    b'{"game":"1","deals":[{}],"start":{"totals":[0,0,0]}}': "wrong-number",
    b'{"game":"1","deals":[{}],"start":{"phase":"up"}}': "wrong-value",
    deal(score=["0", "3", "1", "2"]): "wrong-type",
    deal(score=[0, 3, 1, 2.0]): "wrong-type",
    deal(score=[0, 3, 1]): "wrong-number",
    deal(score=[0, 3, 1, 2, 5]): "wrong-number",
    deal(score={"A": 0, "B": 3}): "seat-missing",
    deal(score={"A": 0, "B": 3, "C": 1, "E": 2}): "unknown-seat",
    deal(totals=[0, 3, 1, 10**30]): "wrong-value",
    deal(score=None): "wrong-type",
    deal(plays="7C1H", hands=BY_SUIT): "unknown-card",
    deal(plays="7C7", hands=BY_SUIT): "unknown-card",
    deal(plays="7C8C\n", hands=BY_SUIT): "unknown-card",
    deal(plays=[{"seat": "A", "card": "TC"}]): "unknown-card",
    deal(plays="7C7C", hands=BY_SUIT): "card-twice",
    deal(plays=[*TRICK, TRICK[2]]): "card-twice",
    deal(plays="2C", hands=BY_SUIT): "other-pack",
    deal(plays=[{"seat": "A", "card": "6H"}]): "other-pack",
    deal(plays=[{"seat": "Z", "card": "7H"}]): "unknown-seat",
    deal(plays=[{"seat": "E", "card": "7H"}]): "unknown-seat",
    deal(plays=[{"seat": "A"}]): "missing-field",
    deal(plays=[{"seat": "A", "card": "7H", "trump": True}]): "unknown-field",
    deal(passes={"A": ["7C", "7C", "8C"]}): "card-twice",
    deal(passes=["7C", "7C", "", ""]): "card-twice",
    deal(passes=["7C", "8C", ""]): "wrong-number",
    deal(hands="A" * 31): "wrong-number",
    deal(hands="E" * 32): "unknown-seat",
    deal(hands="A" * 32): "unequal-hands",
    deal(hands={**BY_SUIT, "E": []}): "unknown-seat",
    deal(hands={"A": BY_SUIT["A"]}): "seat-missing",
    deal(hands={**BY_SUIT, "A": [*BY_SUIT["A"][1:], "7D"]}): "card-twice",
    deal(hands={**BY_SUIT, "A": [*BY_SUIT["A"][1:], "2C"]}): "other-pack",
    deal(hands={**BY_SUIT, "A": BY_SUIT["A"][1:]}): "card-missing",
}


@pytest.mark.parametrize("faulty", CODES, ids=[f"{code} {text[:60]!r}" for text, code in CODES.items()])
def test_a_faulty_line_is_told_as_what_it_is(faulty: bytes) -> None:
    found = faults(faulty)
    assert found[0].code == CODES[faulty]
    assert found[0].message
    assert len(str(found[0])) < 450


def test_more_plays_than_cards_are_told_so() -> None:
    long = deal(plays=[{"seat": "A", "card": card} for hand in BY_SUIT.values() for card in hand] + [TRICK[0]])
    assert [fault.code for fault in faults(long)] == ["too-many-plays", "card-twice"]


def test_all_that_is_wrong_with_a_line_is_told_with_its_place_and_what_would_be_right() -> None:
    faulty = deal(scores=[], score=["1", 2, True, 3], plays=[{"seat": "Q", "card": "7C"}])
    assert [str(fault) for fault in faults(faulty)] == [
        "games:5  unknown-field  deal 1 has no field `scores`  (did you mean `score`?)",
        'games:5  unknown-seat  deal 1, play 1, seat: "Q" is no seat  (seats are A, B, C and so on)',
        'games:5  wrong-type  deal 1, score of A: "1" where a whole number is expected  (write 1, without quotes)',
        "games:5  wrong-type  deal 1, score of C: true where a whole number is expected",
    ]


def test_a_card_played_twice_is_told_with_both_plays_and_the_deal_as_it_is_counted_in_the_match() -> None:
    first, second, third, fourth = TRICK
    record = {"game": "1", "start": {"deal": 4}, "deals": [{}, {"plays": [first, second, third, fourth, second]}]}
    (fault,) = faults(line(record))
    assert fault.message == f"deal 5, plays 2 and 5: {second['card']} twice"
    record["deals"] = [{"score": ["1", 2, 3, 4]}]
    assert faults(line(record))[0].message.startswith("deal 4, score of A: ")


def test_a_game_of_another_table_is_told_in_one_sentence() -> None:
    (fault,) = faults(deal(hands=BY_SUIT, plays=TRICK, score=[1, 2, 3, 4]), WIDE)
    assert str(fault) == (
        "games:5  other-table  the game is of 32 cards and 4 players; these rules play with 52 cards and 4 players"
    )
    (fault,) = faults(deal(hands="ABC" * 17, score=[1, 2, 3]))
    assert "of 51 cards and 3 players; these rules play with 32" in fault.message


def test_a_line_with_a_thousand_faults_is_told_in_twelve() -> None:
    found = faults(deal(plays=[{"seat": "A", "card": "x"}] * 1000))
    assert len(found) == 12
    assert found[-1].message == "and 989 more faults in this line"


def test_the_place_in_a_line_that_is_no_json_is_told() -> None:
    (fault,) = faults(b'{"game":"1" "deals":[{}]}')
    assert fault.column == 13
    (cut,) = faults(b'{"game":"1","deals":[{"plays":"7C8')
    assert "ends in the middle" in cut.message


def test_colons_in_names_are_no_second_fields() -> None:
    assert read(b'{"game":"1:2:3","profile":"a:b","deals":[{}],"note":"x:y"}').game == "1:2:3"
    assert read(b'{"game":"\\u003a","deals":[{}]}').game == ":"


def test_a_note_may_say_a_field_twice_no_more_than_a_record_may() -> None:
    assert faults(b'{"game":"1","deals":[{}],"note":{"a":1,"a":2}}')[0].code == "field-twice"


GAMES = some.builds(
    GameRecord,
    game=some.text(some.characters(exclude_categories=["Cs"]), min_size=1, max_size=20),
    start=some.builds(
        Opening,
        deal=some.integers(1, 9),
        dealer=some.sampled_from(SEATS[:4]),
        totals=some.just({}) | some.fixed_dictionaries({seat: some.integers(-99, 99) for seat in SEATS[:4]}),
        phase=some.sampled_from(["adding", "subtracting"]),
    ),
    winners=some.just(msgspec.UNSET) | some.lists(some.sampled_from(SEATS[:4]), min_size=1, unique=True),
    note=some.just(msgspec.UNSET) | some.just({"a": ":"}),
    deals=some.lists(
        some.permutations(NL.cards).flatmap(
            lambda cards: some.builds(
                DealRecord,
                hands=some.just({})
                | some.just({seat: list(cards[place * 8 : place * 8 + 8]) for place, seat in enumerate(SEATS[:4])}),
                plays=some.lists(
                    some.builds(Played, seat=some.sampled_from(SEATS[:4]), card=some.sampled_from(NL.cards)),
                    unique_by=lambda play: play.card,
                ),
                score=some.just(msgspec.UNSET)
                | some.fixed_dictionaries({seat: some.integers(-9, 99) for seat in SEATS[:4]}),
            )
        ),
        min_size=1,
        max_size=3,
    ),
)


def in_order(game: GameRecord, table: Table) -> GameRecord:
    """Return a game with the cards of each hand in the order of the pack, for the short form knows no other."""
    deals = [
        msgspec.structs.replace(
            deal, hands={seat: sorted(cards, key=table.cards.index) for seat, cards in deal.hands.items()}
        )
        for deal in game.deals
    ]
    return msgspec.structs.replace(game, deals=deals)


@settings(max_examples=40)
@given(GAMES)
def test_whatever_is_recorded_comes_back_from_both_forms(game: GameRecord) -> None:
    assert read(long_line(game)) == game
    assert in_order(read(short_line(game, NL)), NL) == in_order(game, NL)


@given(some.binary(max_size=80) | some.text(max_size=80).map(str.encode))
def test_no_line_is_an_exception(line: bytes) -> None:
    assert isinstance(parse_record(line, NL), GameRecord | tuple)


@given(some.integers(0, 400), some.sampled_from([b"", b"0", b'"', b"}", b",", b"A", b"\x00", b"\xff"]))
def test_no_damage_to_a_line_is_an_exception(place: int, damage: bytes) -> None:
    whole = json.dumps(SHORT).encode()
    assert isinstance(parse_record(whole[:place] + damage + whole[place + 1 :], NL), GameRecord | tuple)


def test_of_very_many_fields_the_one_that_is_written_twice_is_named() -> None:
    names = [f"name {number}" for number in range(200_000)]
    note = ",".join(f'"{name}":0' for name in [*names, names[-1]])
    (fault,) = find_repeats(f'{{"game":"1","deals":[{{}}],"note":{{{note}}}}}'.encode())
    assert fault.message == "`name 199999` is written twice"


def test_of_a_long_line_the_first_fault_is_told_without_the_others() -> None:
    many = json.dumps({"game": "1", "deals": [{}] * 50_000 + [{"score": ["0", 3, 13, 6]}, {"scores": []}]}).encode()
    assert [fault.code for fault in faults(many)] == ["wrong-type"]


def test_a_note_is_anything_whose_numbers_can_be_read() -> None:
    for note in (b"1e308", b"1" * 4300, b'{"a":[null,"\\u003a"]}'):
        assert isinstance(parse_record(b'{"game":"1","deals":[{}],"note":' + note + b"}", NL), GameRecord)
    for note in (b"1e309", b"1" * 4301):
        assert [fault.code for fault in faults(b'{"game":"1","deals":[{}],"note":' + note + b"}")] == ["wrong-type"]
