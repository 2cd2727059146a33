"""Generated games in a check: made by the bundled generator, played with the app and with a second implementation."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Iterator, Mapping

    from conformance.games.game import Game
    from conformance.games.pairing import Doubt
    from conformance.rules import Resolved
    from conformance.runner.app import App
    from conformance.runner.run import Run
    from reference_impl.games import Reach


def check_games(arguments: Namespace, resolved: Resolved, found: Run, app: App, progress: Callable[..., None]) -> None:
    """Play the games asked for, by the rules the app was seen to play, and put what came of them into the run.

    Nothing is played with an app that could not be asked about rules at all.
    """
    if not arguments.games or found.interrupted or found.smoke is None or found.stopped_by is not None:
        return
    from conformance.cli.check_drafts import shrink_and_draft
    from conformance.cli.check_explaining import explain_games
    from conformance.cli.check_options import SEED
    from conformance.games.pairing import Pairing
    from conformance.games.series import Series, play_series
    from conformance.runner.app import GivenUpError
    from reference_impl.games import NoGamesError, Reach, directions

    seed = SEED if arguments.seed is None else arguments.seed
    series = Series(seed=seed, asked=arguments.games, second="the second implementation")
    second = second_app(arguments.against)
    rules = rules_played(found, resolved)
    possible: tuple[str, ...] = ()
    pairing = Pairing(app=app, second=second, told=found.smoke.rules, rules=rules, lockstep=arguments.lockstep)
    try:
        series.second = second.session().greeting.app.name
        reach = Reach.of(pairing.capabilities())
        possible = directions(rules, reach)
        games = generated(rules, seed=seed, number=arguments.games, reach=reach)
        play_series(games, pairing, series, doubts=doubts_about(found, resolved, rules), progress=progress)
        explain_games(series, pairing, resolved)  # what is explained by an open point is nothing to shrink
        if not series.interrupted:
            series.shrunk = shrink_and_draft(arguments, resolved, series.differing, pairing, progress)
    except (GivenUpError, NoGamesError) as fault:
        series.stopped = str(fault)
    except KeyboardInterrupt:
        series.interrupted, series.stopped = True, "the check was interrupted"
    finally:
        app.kill()
        second.kill()
    found.interrupted = series.interrupted
    found.games = series.result(possible)


def second_app(command: str | None) -> App:
    """Return the implementation that an app is compared with: that of a command, else the bundled reference.

    Raises:
        Problems: the command cannot be read.
    """
    from conformance.problems import refuse
    from conformance.runner.app import App
    from conformance.runner.session import Limits
    from conformance.transports.stdio import ChildProcess

    try:
        words = [sys.executable, "-m", "reference_impl.serve"] if command is None else shlex.split(command)
    except ValueError as fault:
        raise refuse("bad-command", f"--against {command}: {fault}") from fault
    if not words:
        raise refuse("bad-command", "--against names no command")
    return App(lambda: ChildProcess(words), Limits(message=30, start=60), "hartenjagen check")


def why_not_comparable(arguments: Namespace) -> str:
    """Return why the named app to compare with cannot be reached, empty where it can be or none is named.

    Raises:
        Problems: the command cannot be read.
    """
    from conformance.runner.app import GivenUpError

    if not arguments.games or arguments.against is None:
        return ""
    second = second_app(arguments.against)
    try:
        second.session()
    except GivenUpError as fault:
        return f"--against {arguments.against}: {fault}"
    finally:
        second.kill()
    return ""


def rules_played(found: Run, resolved: Resolved) -> dict[str, Any]:
    """Return the rules by which the app plays, as far as anybody could see, where it is free to choose."""
    from conformance.problems import Problems

    told = found.smoke.rules if found.smoke else found.header.rules
    free = {point: told[point] for point in found.header.open if point in told}
    read = {point: reading.value for point, reading in found.readings.items() if _is_read(found, point)}
    try:
        return resolved.replace({**free, **read})
    except Problems:  # readings that do not go together are no rules that anybody plays
        return dict(told)


def doubts_about(found: Run, resolved: Resolved, rules: Mapping[str, Any]) -> tuple[Doubt, ...]:
    """Return the open points that nobody could read, each with the rules for its other readings."""
    from conformance.games.pairing import Doubt
    from conformance.problems import Problems
    from conformance.rules.parameters import load_parameters
    from conformance.runner.evidence import How

    free = {point: value for point, value in rules.items() if point in found.header.open}
    doubts = []
    for point, value in rules.items():
        newly = point not in found.header.rules
        if _is_read(found, point) or not (newly or point in found.header.open):
            continue
        others = []
        for other in found.header.open.get(point) or load_parameters()[point].neighbours(value):
            try:
                others += [resolved.replace({**free, point: other})] if other != value else []
            except Problems:
                continue
        reading = found.readings.get(point)
        beyond = reading is not None and reading.how in (How.OTHER, How.INCONSISTENT)
        doubts.append(Doubt(parameter=point, others=tuple(others), beyond=beyond))
    return tuple(doubts)


def generated(rules: Mapping[str, Any], *, seed: int, number: int, reach: Reach) -> Iterator[Game]:
    """Return the games of a seed, made one by one."""
    from reference_impl.games import generate

    return (generate(rules, seed=seed, number=place, reach=reach) for place in range(1, number + 1))


def _is_read(found: Run, point: str) -> bool:
    from conformance.runner.evidence import How

    reading = found.readings.get(point)
    return reading is not None and (reading.known or (reading.how is How.OTHER and reading.value is not None))
