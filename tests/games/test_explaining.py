"""Generated games played by an app with one rule wrong: the difference is found, and what is open fails nothing."""

from __future__ import annotations

from typing import Any

from conformance.cli.check_explaining import explain_games
from conformance.games.pairing import Pairing
from conformance.games.series import Series, play_series
from conformance.rules import load_profile
from conformance.runner.app import App
from conformance.runner.session import Limits
from conformance.transports.in_process import InProcess
from reference_impl.games import Reach, generate
from reference_impl.serve import ReferenceApp
from tests.runner.test_attributing import Mutant, TakesAnyPlay

EVERYTHING = Reach(passing=True, match=True, resume=True)


def explained(profile: str, app: ReferenceApp, games: int = 40) -> Series:
    """Return what came of generated games with an app, explained."""
    resolved = load_profile(profile)
    series = Series(seed=1, asked=games, second="the reference")
    pairing = Pairing(
        app=App(lambda: InProcess(app.handlers), Limits(message=60), "tests"),
        second=App(lambda: InProcess(ReferenceApp().handlers), Limits(message=60), "tests"),
        told=resolved.rules,
        rules=resolved.rules,
    )
    made = (generate(resolved.rules, seed=1, number=number, reach=EVERYTHING) for number in range(1, games + 1))
    play_series(made, pairing, series)
    explain_games(series, pairing, resolved)
    return series


def mutant(profile: str, **changes: Any) -> Mutant:
    return Mutant(load_profile(profile).replace({path.replace("__", "."): value for path, value in changes.items()}))


def test_the_difference_that_explains_every_failing_game_is_named() -> None:
    series = explained("international", mutant("international", hearts__queen_breaks="yes"))
    assert [(each.parameter, each.value) for each in series.explanations] == [("hearts.queen_breaks", "yes")]
    assert sorted(series.explanations[0].cases) == sorted(each.game.name for each in series.differing) != []
    assert series.result([]).explanations == series.explanations


def test_a_score_that_nobody_would_guess_is_read_off() -> None:
    series = explained("nl-short", mutant("nl-short", sweep__others=21))
    assert ("sweep.others", 21) in [(each.parameter, each.value) for each in series.explanations]


def test_games_that_differ_in_an_open_point_are_not_judged() -> None:
    series = explained("black-lady", mutant("black-lady", sweep__others=25))
    assert [(each.parameter, each.value) for each in series.explanations] == [("sweep.others", 25)]
    assert series.differing == []
    assert list(series.not_judged.values()) == [sorted(series.explanations[0].cases)]


def test_what_no_difference_explains_stays_unexplained() -> None:
    series = explained("nl-short", TakesAnyPlay(), games=10)
    assert series.differing
    assert series.explanations == []
