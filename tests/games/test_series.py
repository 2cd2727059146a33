"""A series of games with real programs: what comes of an app that plays, deviates, dies, or says less."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

from conformance.games.pairing import Doubt, Pairing
from conformance.games.series import Series, play_series
from conformance.rules import load_profile
from conformance.runner.app import App
from conformance.runner.session import Limits
from conformance.transports.in_process import InProcess
from conformance.transports.stdio import ChildProcess
from reference_impl.games import Reach, generate
from reference_impl.serve import ReferenceApp
from reference_impl.wrong.mutant import MutantApp
from tests.adapters.talk import ADAPTERS, javascript_app
from tests.processes import honest, inline

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.games.game import Game

DUTCH = load_profile("nl-short")
MINIMAL = [sys.executable, str(ADAPTERS / "minimal" / "adapter.py")]


def series_of(app: App, number: int, *doubts: Doubt, rules: Mapping[str, Any] = DUTCH.rules, **how: Any) -> Series:
    second = App(lambda: InProcess(ReferenceApp().handlers), Limits(message=60), "test")
    pairing = Pairing(app=app, second=second, told=rules, rules=rules, **how)
    reach = Reach.of(pairing.capabilities())
    games = (generate(rules, seed=1, number=place, reach=reach) for place in range(1, number + 1))
    try:
        return play_series(games, pairing, Series(seed=1, asked=number, second="reference"), doubts=doubts)
    finally:
        app.kill()
        second.kill()


def process(command: Sequence[str]) -> App:
    return App(lambda: ChildProcess(list(command)), Limits(message=60, start=60), "test")


def mutant(**changes: Any) -> App:
    rules = DUTCH.replace({path.replace("__", "."): value for path, value in changes.items()})
    return App(lambda: InProcess(MutantApp(rules).handlers), Limits(message=60), "test")


@pytest.mark.parametrize(
    "command",
    [
        javascript_app(),
        MINIMAL,
        honest("--declare", "legal,match,resume,replay"),
        honest("--declare", "legal"),
        honest("--declare", "match"),
        honest("--declare", "legal,match", "--hide", "legal,points,captured"),
    ],
    ids=["javascript", "minimal", "replay", "one deal", "no legal and no resume", "little told"],
)
def test_an_app_that_plays_by_the_rules_agrees_in_every_game_however_it_is_driven(command: list[str]) -> None:
    series = series_of(process(command), 12)
    assert (series.played, series.agreed, series.stopped) == (12, 12, "")


def test_games_end_at_the_reach_of_the_app() -> None:
    one_deal = series_of(process(honest("--declare", "legal")), 12)
    assert one_deal.deals == one_deal.played
    assert series_of(process(honest()), 12).deals > 12


def test_move_by_move_the_app_is_asked_for_the_same_games() -> None:
    app = honest("--plays", "above", "--declare", "legal,match,resume,replay")
    whole, single = series_of(process(app), 40), series_of(process(app), 40, lockstep=True)
    assert [each.difference for each in whole.differing] == [each.difference for each in single.differing]
    assert whole.differing


def test_an_app_that_dies_over_a_game_loses_that_game_and_plays_on() -> None:
    series = series_of(process(inline(DIES_IN_GAME_3)), 5)
    assert (series.played, series.agreed, series.stopped) == (5, 4, "")
    (lost,) = series.ended
    assert (lost.game, lost.outcome, lost.move) == ("1:3", "crashed", 3)
    assert "exit status 9" in lost.reason


def test_an_app_that_reports_an_error_loses_that_game() -> None:
    series = series_of(process(honest("--plays", "errors-on-deal")), 6)
    assert {each.outcome for each in series.ended} == {"errored"}
    assert series.played == 6


@pytest.mark.parametrize("declared", ["legal,match,resume", "legal,match,resume,replay"])
def test_the_move_at_which_an_app_stumbles_is_known_even_where_it_was_given_the_whole_game(declared: str) -> None:
    dies = series_of(process(honest("--plays", "dies-on-illegal", "--declare", declared)), 6)
    errs = series_of(process(honest("--plays", "errors-on-deal", "--declare", declared)), 6)
    assert {each.outcome for each in dies.ended} == {"crashed"}
    assert {each.outcome for each in errs.ended} == {"errored"}
    assert all(each.move is not None for each in (*dies.ended, *errs.ended))


def test_no_more_games_are_played_once_enough_went_wrong() -> None:
    series = series_of(process(honest("--plays", "accepts-all")), 40)
    assert len(series.differing) == 10
    assert series.played < 40
    assert "10 games that go wrong are enough" in series.stopped


def test_a_mutant_is_found_out() -> None:
    series = series_of(mutant(match__reached="above"), 60)
    assert {each.difference.code for each in series.differing} <= {"stage", "totals", "winners"}
    assert series.differing


def test_games_that_hinge_on_a_point_nobody_could_read_are_not_judged() -> None:
    other = DUTCH.replace({"match.reached": "above"})
    doubt = Doubt(parameter="match.reached", others=(other,))
    series = series_of(mutant(match__reached="above"), 60, doubt)
    assert not series.differing
    (reason,) = series.not_judged
    assert reason == "nobody could see how the app plays match.reached"


def test_a_point_nobody_could_read_excuses_nothing_else() -> None:
    doubt = Doubt(parameter="match.reached", others=(DUTCH.replace({"match.reached": "above"}),))
    series = series_of(mutant(sweep__others=14), 60, doubt)
    assert {each.difference.code for each in series.differing} <= {"score", "totals", "stage"}
    assert series.differing


def test_what_the_second_implementation_does_not_play_is_not_judged() -> None:
    app = process(honest())
    second = process(honest("--unsupported", "hearts.lead"))
    pairing = Pairing(app=app, second=second, told=DUTCH.rules, rules=DUTCH.rules)
    games: list[Game] = [generate(DUTCH.rules, seed=1, number=1, reach=Reach.of(["match"]))]
    try:
        series = play_series(iter(games), pairing, Series(seed=1, asked=1, second="other"))
    finally:
        app.kill()
        second.kill()
    assert series.not_judged == {"the second implementation, other, does not play hearts.lead": ["1:1"]}


def test_the_same_seed_gives_the_same_result() -> None:
    one, two = (series_of(mutant(match__reached="above"), 30).result(["match.end"]) for _ in range(2))
    assert one == two


def test_an_app_that_cannot_be_started_again_stops_the_series() -> None:
    series = series_of(process(inline(DIES_ALWAYS)), 30)
    assert series.stopped.startswith("the app had to be started again 5 times in a row")


def test_the_result_says_what_was_exercised_clause_by_clause_and_what_was_not() -> None:
    series = Series(seed=1, asked=1, second="reference")
    series.covered.update(["play.follow-suit barred", "lead.hearts escaped", "lead.hearts escaped"])
    result = series.result(["lead.hearts barred", "lead.hearts escaped", "play.follow-suit barred"])
    assert list(result.covered.items()) == [("lead.hearts escaped", 2), ("play.follow-suit barred", 1)]
    assert result.not_covered == ["lead.hearts barred"]


_HONEST = str(ADAPTERS.parent.parent / "tests" / "apps")
DIES_IN_GAME_3 = f"""
import sys
sys.path.insert(0, {_HONEST!r})
from honest import Honest, serve

class Dies(Honest):
    def play(self, params):
        if self.starts == 3:
            self.plays_left = getattr(self, "plays_left", 4) - 1
            if not self.plays_left:
                sys.exit(9)
        return super().play(params)

serve(Dies([]))
"""
DIES_ALWAYS = f"""
import sys
sys.path.insert(0, {_HONEST!r})
from honest import Honest, serve

class Dies(Honest):
    def start(self, params):
        sys.exit(9)

serve(Dies([]))
"""
