"""A failing game made small: what is left shows the same fault, and no more than that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from conformance.games.shrinking import shrink
from conformance.runner.app import GivenUpError
from conformance.runner.outcomes import FaultCode
from reference_impl.match import Refusal
from reference_impl.serve import ReferenceApp
from reference_impl.wrong import programs
from reference_impl.wrong.mutant import MutantApp
from tests.games.tables import Table, random_games, rules_of

if TYPE_CHECKING:
    from conformance.games.comparing import Difference
    from conformance.games.game import Game
    from conformance.games.shrinking import Small
    from conformance.protocol.messages import Deal, Greeting, Hello, Pass, Play
    from conformance.protocol.serving import Handlers
    from reference_impl.match import State

GATE = {
    "hearts.lead": "when_broken",
    "hearts.broken_by": "played",
    "hearts.queen_breaks": "no",
    "hearts.exception": "only_hearts",
    "queen.lead": "free",
}


def mutant(rules: dict[str, Any], **changes: Any) -> Handlers:
    return MutantApp({**rules, **{path.replace("__", "."): value for path, value in changes.items()}}).handlers


def shrunk(table: Table, games: list[Game]) -> Small:
    game, difference = table.failing(games)
    return shrink(game, difference, table.differs, table.second, capabilities=table.capabilities)


def plays_of(game: Game) -> list[str]:
    return [move.play.card for move in game.moves if move.play is not UNSET]


def deals_of(game: Game) -> int:
    return 1 + sum(move.deal is not UNSET for move in game.moves)


def test_a_queen_that_breaks_hearts_is_shown_in_two_tricks_at_most() -> None:
    rules = rules_of("nl-short", **GATE)
    small = shrunk(Table(mutant(rules, hearts__queen_breaks="yes"), rules), random_games(rules, 20))
    assert small.steady
    assert small.difference.code == FaultCode.LEGAL
    assert len(small.game.moves) == len(plays_of(small.game)) <= 8
    assert "QS" in plays_of(small.game)
    extra = set(small.difference.told) - set(small.difference.expected)
    assert {card[-1] for card in extra} == {"H"}


def test_with_the_full_pack_the_passing_goes_too() -> None:
    rules = rules_of("international")
    small = shrunk(Table(mutant(rules, hearts__queen_breaks="yes"), rules), random_games(rules, 20))
    assert len(small.game.moves) == len(plays_of(small.game)) <= 12
    assert small.game.start.deal == 4, "the deal of the cycle in which nobody passes"


def test_the_same_game_is_shrunk_in_the_same_way_again() -> None:
    rules = rules_of("nl-short", **GATE)
    games = random_games(rules, 20)
    one, other = (shrunk(Table(mutant(rules, hearts__queen_breaks="yes"), rules), games) for _ in range(2))
    assert one == other


def test_a_wrong_score_needs_its_whole_deal_and_no_other() -> None:
    rules = rules_of("nl-short")
    games = random_games(rules, 12, deals=6)
    small = shrunk(Table(mutant(rules, sweep__others=14), rules), games)
    assert small.difference.code == FaultCode.SCORE
    assert deals_of(small.game) == 1
    assert len(plays_of(small.game)) == 32
    assert small.game.start.totals == {}


def test_a_match_that_ends_too_early_is_shown_by_one_deal_from_the_totals_before_it() -> None:
    rules = rules_of("nl-short")
    small = shrunk(Table(mutant(rules, match__threshold=49), rules), random_games(rules, 12, deals=20))
    assert small.difference.told == "match_over"
    assert deals_of(small.game) == 1
    assert sum(small.game.start.totals.values()) > 0


def test_cards_passed_the_other_way_are_shown_by_the_first_word_of_the_deal() -> None:
    rules = rules_of("international")
    table = Table(mutant(rules, passing__cycle=["right", "left", "across", "none"]), rules)
    small = shrunk(table, random_games(rules, 1, deals=2))
    assert small.difference.code == FaultCode.DIRECTION
    assert small.game.moves == []


def test_cards_that_go_the_wrong_way_in_silence_keep_their_passing() -> None:
    rules = rules_of("international")
    small = shrunk(Table(programs()["left-and-right-swapped"].make().handlers, rules), random_games(rules, 1))
    assert [move.passing is not UNSET for move in small.game.moves] == [True] * 4


class WithoutResume(MutantApp):
    """Plays a match from its beginning only; whoever starts it elsewhere learns of that at once."""

    def hello(self, params: Hello) -> Greeting:
        greeting = super().hello(params)
        return msgspec.structs.replace(greeting, declared=[each for each in greeting.capabilities if each != "resume"])


def test_without_resume_the_deals_before_remain() -> None:
    rules = rules_of("nl-short")
    app = WithoutResume({**rules, "match.threshold": 49})
    table = Table(app.handlers, rules)
    games = random_games(rules, 12, deals=20)
    game, _ = table.failing(games)
    small = shrunk(table, games)
    assert 1 < deals_of(small.game) <= deals_of(game)
    assert (small.game.start.totals, small.game.start.phase, small.game.start.deal) == ({}, "adding", 1)


def test_without_resume_a_fault_inside_a_deal_needs_no_other_deal() -> None:
    rules = rules_of("nl-short", **GATE)
    app = WithoutResume({**rules, "hearts.queen_breaks": "yes"})
    small = shrunk(Table(app.handlers, rules), random_games(rules, 10, deals=6))
    assert deals_of(small.game) == 1
    assert len(plays_of(small.game)) <= 8


def test_hearts_that_stay_broken_need_two_deals() -> None:
    rules = rules_of("international")
    small = shrunk(Table(programs()["hearts-stay-broken"].make().handlers, rules), random_games(rules, 5, deals=6))
    assert deals_of(small.game) == 2


def test_refused_moves_that_do_not_matter_are_left_out() -> None:
    rules = rules_of("international")
    table = Table(programs()["maximum-overwritten"].make().handlers, rules)
    small = shrunk(table, random_games(rules, 5, tries=True))
    assert len(small.game.moves) == len(plays_of(small.game)) == 4


def test_a_refused_move_that_matters_stays() -> None:
    rules = rules_of("international")
    small = shrunk(Table(programs()["refused-heart-breaks"].make().handlers, rules), random_games(rules, 9, tries=True))
    assert small.difference.code == FaultCode.STATE_CHANGED
    assert small.game.moves[-1].play is not UNSET
    assert small.game.moves[-1].play.card.endswith("H")


class Once(ReferenceApp):
    """Has the first card refused, the first time only."""

    def __init__(self) -> None:
        super().__init__()
        self.refused = False

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        if self.refused:
            return super().make(state, move)
        self.refused = True
        return Refusal(clauses=("play.own-card",), detail="A slip.")


def test_an_app_that_answers_otherwise_the_second_time_keeps_its_game_whole() -> None:
    rules = rules_of("nl-short")
    table = Table(Once().handlers, rules)
    games = random_games(rules, 1)
    small = shrunk(table, games)
    assert not small.steady
    assert small.game == games[0]


def test_an_app_that_is_lost_keeps_its_game_whole_and_says_why() -> None:
    rules = rules_of("nl-short", **GATE)
    table = Table(mutant(rules, hearts__queen_breaks="yes"), rules)
    game, difference = table.failing(random_games(rules, 20))
    asked = iter(range(5))

    def differs(tried: Game) -> Difference | None:
        if next(asked, None) is None:
            raise GivenUpError("the app had to be started again too often")
        return table.differs(tried)

    small = shrink(game, difference, differs, table.second, capabilities=table.capabilities)
    assert small.game == game
    assert small.stopped == "the app had to be started again too often"


def test_no_more_games_are_played_than_allowed() -> None:
    rules = rules_of("nl-short", **GATE)
    table = Table(mutant(rules, hearts__queen_breaks="yes"), rules)
    game, difference = table.failing(random_games(rules, 20))
    before = table.asked
    told: list[tuple[int, int]] = []
    small = shrink(
        game, difference, table.differs, table.second, capabilities=table.capabilities, attempts=10,
        progress=lambda tried, of: told.append((tried, of)),
    )  # fmt: skip
    assert table.asked - before <= 11, "the last look at what is left comes on top"
    assert told == [(tried, 10) for tried in range(10)]
    assert small.steady
    assert len(small.game.moves) <= difference.move + 1
