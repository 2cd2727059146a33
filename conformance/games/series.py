"""A series of generated games, played by an app and a second implementation, and what came of them."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from conformance.games.comparing import first_difference
from conformance.games.pairing import plays
from conformance.games.playing import count_moves
from conformance.games.result import ENOUGH, EndedGame, GamesResult, NotJudged
from conformance.protocol.endings import ProtocolBreak, show_bytes
from conformance.runner.app import GivenUpError
from conformance.runner.judge import outcome_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.games.comparing import Difference
    from conformance.games.game import Game
    from conformance.games.pairing import Doubt, Pairing
    from conformance.games.playing import Played
    from conformance.games.shrunk import Shrunk
    from conformance.runner.outcomes import Explanation

_AHEAD: Final = 4
"""Games that the second implementation plays while the app plays one."""
_SHOWN: Final = 2000
_AGREEING_KEPT: Final = 12

Progress = Callable[[int, int, str], None]


@dataclass(frozen=True, kw_only=True)
class DifferingGame:
    """A game with a difference, and all that was said in it."""

    game: Game
    app: Played
    second: Played
    difference: Difference


@dataclass(kw_only=True)
class Series:
    """What came of the games so far."""

    seed: int
    asked: int
    second: str
    played: int = 0
    deals: int = 0
    moves: int = 0
    refused: int = 0
    agreed: int = 0
    differing: list[DifferingGame] = field(default_factory=list)
    agreeing: list[tuple[Game, Played]] = field(default_factory=list)
    """The first few of those that agree; an explanation of the others must leave them as they are."""
    explanations: list[Explanation] = field(default_factory=list)
    shrunk: list[Shrunk] = field(default_factory=list)
    ended: list[EndedGame] = field(default_factory=list)
    not_judged: dict[str, list[str]] = field(default_factory=dict)
    covered: Counter[str] = field(default_factory=Counter)
    stopped: str = ""
    interrupted: bool = False

    def result(self, directions: Sequence[str]) -> GamesResult:
        """Return what is reported; ``directions`` are all in which games can exercise a clause under the rules."""
        beside = sorted(set(self.covered).difference(directions))
        return GamesResult(
            seed=self.seed,
            asked=self.asked,
            played=self.played,
            deals=self.deals,
            moves=self.moves,
            refused=self.refused,
            agreed=self.agreed,
            second=self.second,
            stopped=self.stopped,
            differing=[each.difference for each in self.differing],
            explanations=list(self.explanations),
            ended=list(self.ended),
            not_judged=[NotJudged(reason=reason, games=games) for reason, games in self.not_judged.items()],
            shrunk=list(self.shrunk),
            covered={name: self.covered[name] for name in (*directions, *beside) if self.covered[name]},
            not_covered=[name for name in directions if not self.covered[name]],
        )


def play_series(
    games: Iterator[Game],
    pairing: Pairing,
    series: Series,
    *,
    doubts: Sequence[Doubt] = (),
    progress: Progress = lambda _place, _of, _name: None,
) -> Series:
    """Play the games one after another and note what comes of each; an interruption is noted, too.

    Games are made, and played by the second implementation, while the app plays. No more are played once `ENOUGH` have
    gone wrong.
    """
    try:
        with ThreadPoolExecutor(max_workers=1) as ahead:
            try:
                for game, second in _played_ahead(games, pairing, ahead):
                    progress(series.played + 1, series.asked, f"game {game.name}")
                    _note(series, pairing, game, second, doubts)
                    if len(series.differing) + len(series.ended) >= ENOUGH and series.played < series.asked:
                        series.stopped = f"{ENOUGH} games that go wrong are enough"
                        break
            finally:
                ahead.shutdown(wait=True, cancel_futures=True)
    except GivenUpError as fault:
        series.stopped = str(fault)
    except KeyboardInterrupt:
        series.interrupted, series.stopped = True, "the check was interrupted"
    return series


def _played_ahead(games: Iterator[Game], pairing: Pairing, ahead: ThreadPoolExecutor) -> Iterator[tuple[Game, Played]]:
    def play_next() -> tuple[Game, Played] | None:
        game = next(games, None)
        return None if game is None else (game, pairing.play_second(game))

    waiting = deque(ahead.submit(play_next) for _ in range(_AHEAD))
    while (played := waiting.popleft().result()) is not None:
        waiting.append(ahead.submit(play_next))
        yield played


def _note(series: Series, pairing: Pairing, game: Game, second: Played, doubts: Sequence[Doubt]) -> None:
    if not plays(second):
        series.played += 1
        series.not_judged.setdefault(_why(series.second, second), []).append(game.name)
        return
    app = pairing.play_app(game, second.answers)
    capabilities = pairing.capabilities()
    series.played += 1
    series.covered.update(game.covers)
    _count(series, game, second)
    difference = first_difference(game, app, second, capabilities)
    if difference is not None:
        doubt = next((doubt for doubt in doubts if pairing.hinges_on(doubt, game, second, difference)), None)
        if doubt is None:
            series.differing.append(DifferingGame(game=game, app=app, second=second, difference=difference))
        else:
            reason = f"nobody could see how the app plays {doubt.parameter}"
            series.not_judged.setdefault(reason, []).append(game.name)
    elif app.ended is not None:
        series.ended.append(_ended(game, app))
    else:
        series.agreed += 1
        if len(series.agreeing) < _AGREEING_KEPT:
            series.agreeing.append((game, app))


def _count(series: Series, game: Game, second: Played) -> None:
    moves, refused, deals = count_moves(game, second)
    series.moves += moves
    series.refused += refused
    series.deals += deals


def _ended(game: Game, app: Played) -> EndedGame:
    ending = app.ended
    if ending is None:
        raise ValueError("the game was played to its end")
    raw = show_bytes(ending.raw, _SHOWN) if isinstance(ending, ProtocolBreak) else ""
    move = len(app.answers) if app.started is not None and len(app.answers) < len(game.moves) else None
    return EndedGame(
        game=game.name, kind=game.kind, outcome=outcome_of(ending), reason=f"the app {ending}", move=move, raw=raw
    )


def _why(name: str, second: Played) -> str:
    if second.ended is not None:
        return f"the second implementation, {name}, {second.ended}"
    parameters = second.started.unsupported if second.started is not None else []
    return f"the second implementation, {name}, does not play {' and '.join(each.parameter for each in parameters)}"
