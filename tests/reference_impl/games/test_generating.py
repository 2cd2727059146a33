"""Generated games: the same everywhere, within the reach of the app, legal or refused as they mean to be."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from msgspec import UNSET

from reference_impl.games import NoGamesError, Reach, generate
from tests.reference_impl.games.playing import EVERYTHING, MATCH_ONLY, ONE_DEAL, games, play
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT

if TYPE_CHECKING:
    from conformance.games.game import Game

TABLES = {"short": NL_SHORT, "reversal": NL_OMSLAG, "full": INTERNATIONAL}


@pytest.fixture(params=TABLES)
def values(request: pytest.FixtureRequest) -> dict[str, Any]:
    return TABLES[request.param]


def passes(game: Game) -> bool:
    return any(move.passing is not UNSET for move in game.moves)


def deals(game: Game) -> bool:
    return any(move.deal is not UNSET for move in game.moves)


def test_the_same_seed_and_number_give_the_same_game(values: dict[str, Any]) -> None:
    shuffled = dict(reversed(values.items()))
    for number in range(40):
        one = generate(values, seed=7, number=number, reach=EVERYTHING)
        other = generate(shuffled, seed=7, number=number, reach=EVERYTHING)
        assert one == other
        assert one.name == f"7:{number}"


def test_another_seed_gives_other_games(values: dict[str, Any]) -> None:
    pairs = zip(games(values, 20, seed=1), games(values, 20, seed=2), strict=True)
    assert all(one.start != other.start for one, other in pairs)


def test_no_two_games_of_a_series_begin_alike(values: dict[str, Any]) -> None:
    starts = [msgspec.json.encode(game.start) for game in games(values, 100)]
    assert len(set(starts)) == len(starts)


def test_every_machine_draws_these_games() -> None:
    stream = sha256()
    for values in TABLES.values():
        for reach in (EVERYTHING, MATCH_ONLY):
            for game in games(values, 60, reach):
                stream.update(msgspec.json.encode(game))
    assert stream.hexdigest() == "360fd117f612b7759175a2a9260cb7cd61d7bb9fc8c137298042ed27b6ce731c"


def test_the_kinds_come_round_in_equal_shares(values: dict[str, Any]) -> None:
    kinds = [game.kind for game in games(values, 200)]
    counted = {kind: kinds.count(kind) for kind in kinds}
    expected = len(kinds) / len(counted)
    assert kinds[0] == "any cards"
    assert all(expected / 2 <= number for number in counted.values())


def test_every_deal_is_the_whole_pack_in_equal_hands(values: dict[str, Any]) -> None:
    ranks: list[str] = values["pack.ranks"]
    pack = sorted(rank + suit for rank in ranks for suit in "CDSH")
    for game in games(values, 60):
        dealt = [game.start.hands, *(move.deal.hands for move in game.moves if move.deal is not UNSET)]
        for hands in dealt:
            assert sorted(card for hand in hands.values() for card in hand) == pack
            assert {len(hand) for hand in hands.values()} == {len(ranks)}


def test_no_card_is_lost_on_the_way(values: dict[str, Any]) -> None:
    for game in games(values, 60):
        for _, seen in play(values, game):
            assert seen.hands is not UNSET
            assert seen.captured is not UNSET
            assert seen.trick is not UNSET
            somewhere = [card for cards in (*seen.hands.values(), *seen.captured.values()) for card in cards]
            somewhere += [played.card for played in seen.trick]
            assert len(somewhere) == len(set(somewhere)) == 4 * len(values["pack.ranks"])


def test_a_refused_move_is_tried_in_about_one_position_of_ten(values: dict[str, Any]) -> None:
    answers = [accepted for game in games(values, 60) for accepted, _ in play(values, game)]
    assert 0.05 < answers.count(False) / len(answers) < 0.2


def test_most_refused_moves_are_cards_of_the_hand_that_the_rules_bar() -> None:
    barred = other = 0
    for game in games(INTERNATIONAL, 100):
        told = play(INTERNATIONAL, game)
        for (_, before), (move, (accepted, _)) in zip(told, zip(game.moves[1:], told[1:], strict=True), strict=False):
            if accepted:
                continue
            play_of = move.play
            hands = before.hands
            held = play_of is not UNSET and hands is not UNSET and play_of.card in hands[play_of.seat]
            if held and play_of is not UNSET and play_of.seat == before.turn:
                barred += 1
            else:
                other += 1
    assert barred > other > 0


def test_moves_are_refused_in_many_ways() -> None:
    covered = {name for game in games(INTERNATIONAL, 200) for name in game.covers}
    assert covered >= {
        "opening.card barred", "play.follow-suit barred", "first-trick.hearts barred", "first-trick.queen barred",
        "lead.hearts barred", "trick.order refused", "play.own-card refused", "passing.cards refused",
        "trick.all refused", "match.end refused",
    }  # fmt: skip


def test_a_game_ends_with_a_deal_that_is_over(values: dict[str, Any]) -> None:
    for game in games(values, 60):
        assert play(values, game)[-1][1].stage in ("deal_over", "match_over")


def test_games_have_from_one_to_three_deals_where_a_match_can_be_taken_up(values: dict[str, Any]) -> None:
    counts = {
        1
        + sum(
            accepted and move.deal is not UNSET
            for move, (accepted, _) in zip(game.moves, play(values, game), strict=True)
        )
        for game in games(values, 60)
    }
    assert counts == {1, 2, 3}


def test_an_app_of_single_deals_gets_no_more_than_one(values: dict[str, Any]) -> None:
    for game in games(values, 60, ONE_DEAL):
        assert not deals(game)
        assert not passes(game)
        assert not game.start.totals
        assert game.start.phase == "adding"


def test_an_app_that_cannot_pass_gets_the_deals_in_which_nobody_does() -> None:
    for game in games(INTERNATIONAL, 60, ONE_DEAL):
        assert game.start.deal % 4 == 0


def test_after_a_hold_deal_comes_no_other_that_the_app_cannot_play() -> None:
    reach = Reach(passing=False, match=True, resume=True)
    for game in games(INTERNATIONAL, 60, reach):
        assert not passes(game)
        assert [seen.deal for _, seen in play(INTERNATIONAL, game)] == [game.start.deal] * len(game.moves)


def test_an_app_that_cannot_resume_begins_with_the_match(values: dict[str, Any]) -> None:
    for game in games(values, 60, MATCH_ONLY):
        start = game.start
        assert (start.deal, start.dealer, start.totals, start.phase) == (1, "A", {}, "adding")


def test_an_app_that_cannot_resume_is_led_to_the_end_of_a_match() -> None:
    ends = [play(NL_SHORT, game)[-1][1] for game in games(NL_SHORT, 100, MATCH_ONLY)]
    over = [seen for seen in ends if seen.stage == "match_over"]
    assert len(over) > 10
    assert all(seen.totals is not UNSET and max(seen.totals.values()) >= 50 for seen in over)


def test_an_app_that_cannot_resume_is_led_round_the_reversal() -> None:
    kind = "exactly zero while points are subtracted"
    found = [game for game in games(NL_OMSLAG, 200, MATCH_ONLY) if game.kind == kind]
    assert found
    for game in found:
        phases = [seen.phase for _, seen in play(NL_OMSLAG, game)]
        assert phases[0] == "adding"
        assert phases[-1] == "subtracting"


def test_there_are_no_games_where_the_app_can_play_no_deal() -> None:
    with pytest.raises(NoGamesError, match="does not declare passing"):
        generate(INTERNATIONAL, seed=1, number=0, reach=Reach(passing=False, match=True, resume=False))


def test_a_game_tells_each_thing_it_covers_once(values: dict[str, Any]) -> None:
    for game in games(values, 60):
        assert len(set(game.covers)) == len(game.covers) > 0


def test_the_next_deal_is_dealt_by_the_next_player() -> None:
    for game in games(NL_SHORT, 60):
        seen = [each for _, each in play(NL_SHORT, game)]
        for one, other in pairwise(seen):
            if one.deal != other.deal:
                assert (one.dealer, other.dealer) in {("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")}


def test_tables_of_three_five_and_six_get_games_too() -> None:
    for players, ranks in (
        (3, INTERNATIONAL["pack.ranks"][4:]),
        (5, INTERNATIONAL["pack.ranks"][3:]),
        (6, INTERNATIONAL["pack.ranks"][1:]),
    ):
        table = {
            **INTERNATIONAL,
            "table.players": players,
            "pack.ranks": ranks,
            "opening.card": ranks[0] + "C",
            "passing.cycle": ["left", "none"],
        }
        for game in games(table, 60):
            assert play(table, game)[-1][1].stage in ("deal_over", "match_over")
