"""What a process of `agree` does: it keeps both apps and plays whole chunks of games with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.games.agreement import Disagreement, Table, Tally
    from conformance.games.game import Game
    from conformance.games.shrinking import Small
    from conformance.runner.app import App


@dataclass(frozen=True, kw_only=True)
class Work:
    """What every process must know."""

    seed: int
    tables: tuple[tuple[str, dict[str, Any]], ...]
    """Names and rules to play by; none: all profiles and house rules, and others by chance."""
    command: tuple[str, ...]
    """Starts the app that is compared with the reference."""


@dataclass(frozen=True, kw_only=True)
class _Bench:
    work: Work
    tables: tuple[Table, ...]
    app: App
    second: App

    def table_of(self, number: int) -> Table:
        from conformance.games.agreement import table_for

        return table_for(number, self.work.seed, self.tables, by_chance=not self.work.tables)

    def game_of(self, rules: Mapping[str, Any], number: int) -> Game:
        from reference_impl.games import Reach, generate

        reach = Reach.of(self.app.session().greeting.capabilities)
        return generate(rules, seed=self.work.seed, number=number, reach=reach)

    def close(self) -> None:
        self.app.close()
        self.second.close()


_benches: list[_Bench] = []
"""The bench of this process, once it is open."""


def open_apps(work: Work) -> None:
    """Make ready to play chunks; the apps are started by the first."""
    _benches[:] = [_open(work)]


def play_chunk(chunk: int) -> Tally:
    """Play the games of a chunk, counted from 0, and return what they came to.

    Raises:
        GivenUpError: an app cannot be reached any more.
    """
    from conformance.games.agreement import CHUNK, play_games
    from conformance.runner.app import GivenUpError

    bench = _benches[0]
    numbers = range(chunk * CHUNK + 1, (chunk + 1) * CHUNK + 1)
    try:
        return play_games(numbers, bench.app, bench.second, table_of=bench.table_of, game_of=bench.game_of)
    except GivenUpError as fault:
        raise GivenUpError(str(fault)) from None  # of its subclasses none can be sent to another process


def names_of(work: Work) -> tuple[str, str]:
    """Return the names of the app and of the reference, with their versions.

    Raises:
        GivenUpError: the app cannot be reached.
    """
    bench = _open(work)
    try:
        infos = [app.session().greeting.app for app in (bench.app, bench.second)]
    finally:
        bench.close()
    return f"{infos[0].name} {infos[0].version}".strip(), f"{infos[1].name} {infos[1].version}".strip()


def made_small(found: Disagreement, work: Work) -> Small | None:
    """Return the smallest game that shows a disagreement; None where the app was lost in it."""
    from conformance.games.condensing import shrink_kinds
    from conformance.games.pairing import Pairing

    if found.difference is None:
        return None
    bench = _open(work)
    rules = found.table.rules
    pairing = Pairing(app=bench.app, second=bench.second, told=rules, rules=rules)
    try:
        return shrink_kinds([(found.game, found.difference)], pairing, lambda _tried, _of, _name: None)[0]
    finally:
        bench.close()


def _open(work: Work) -> _Bench:
    from conformance.games.agreement import Table, shipped_tables
    from conformance.runner.app import App
    from conformance.runner.session import Limits
    from conformance.transports.in_process import InProcess
    from conformance.transports.stdio import ChildProcess
    from reference_impl.serve import ReferenceApp

    limits = Limits(message=30, start=60)
    tables = [Table(name=name, rules=rules) for name, rules in work.tables] or shipped_tables()
    return _Bench(
        work=work,
        tables=tuple(tables),
        app=App(lambda: ChildProcess(list(work.command)), limits, "hartenjagen agree"),
        second=App(lambda: InProcess(ReferenceApp().handlers), limits, "hartenjagen agree"),
    )
