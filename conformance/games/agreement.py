"""A differential run: two apps play generated games by all sorts of rules, and every word is compared."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from conformance.games.any_rules import any_rules
from conformance.games.chance import Chance
from conformance.games.comparing import first_difference
from conformance.games.pairing import Pairing, plays
from conformance.games.playing import count_moves
from conformance.problems import Problems

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from conformance.games.comparing import Difference
    from conformance.games.game import Game
    from conformance.rules import Resolved
    from conformance.runner.app import App

CHUNK: Final = 20
"""Games that are counted together; whoever plays them, a run stops behind a whole chunk."""
BY_CHANCE: Final = "rules made up by chance"
_SEEDS: Final = 2**32


@dataclass(frozen=True, kw_only=True)
class Table:
    """Rules that games are played by."""

    name: str
    rules: Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Disagreement:
    """A game over which two apps differ."""

    number: int
    table: Table
    game: Game
    difference: Difference | None = None
    """None where the app under test was lost."""
    lost: str = ""
    """How it was."""


@dataclass(kw_only=True)
class Tally:
    """What a number of games came to."""

    games: int = 0
    deals: Counter[str] = field(default_factory=Counter)
    """By the name of the table."""
    moves: int = 0
    refused: int = 0
    covered: Counter[str] = field(default_factory=Counter)
    disagreements: list[Disagreement] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count what another number of games came to, too."""
        self.games += other.games
        self.deals.update(other.deals)
        self.moves += other.moves
        self.refused += other.refused
        self.covered.update(other.covered)
        self.disagreements += other.disagreements


def shipped_tables() -> list[Table]:
    """Return every profile, alone and with each house rule that fits it."""
    from conformance.rules import load_profile, shipped_house_rules, shipped_profiles

    tables = []
    for profile in shipped_profiles():
        for rule in ("", *(f"+{rule}" for rule in shipped_house_rules())):
            try:
                resolved: Resolved = load_profile(profile + rule)
            except Problems:
                continue
            tables.append(Table(name=resolved.name, rules=resolved.rules))
    return tables


def table_for(number: int, seed: int, tables: Sequence[Table], *, by_chance: bool) -> Table:
    """Return the rules of a game, by its number: those of the tables in turn, every second time others by chance."""
    if not by_chance:
        return tables[(number - 1) % len(tables)]
    if number % 2:
        return tables[number // 2 % len(tables)]
    return Table(name=BY_CHANCE, rules=any_rules(Chance(seed * _SEEDS + number)))


def play_games(
    numbers: Iterable[int],
    app: App,
    second: App,
    *,
    table_of: Callable[[int], Table],
    game_of: Callable[[Mapping[str, Any], int], Game],
) -> Tally:
    """Play games with both and return what they came to.

    Raises:
        GivenUpError: one of the apps cannot be reached.
    """
    tally = Tally()
    for number in numbers:
        table = table_of(number)
        game = game_of(table.rules, number)
        _play(tally, number, table, game, Pairing(app=app, second=second, told=table.rules, rules=table.rules))
    return tally


def _play(tally: Tally, number: int, table: Table, game: Game, pairing: Pairing) -> None:
    second = pairing.play_second(game)
    app = pairing.play_app(game, second.answers)
    difference = first_difference(game, app, second, pairing.capabilities())
    tally.games += 1
    tally.covered.update(game.covers)
    moves, refused, deals = count_moves(game, second)
    tally.moves += moves
    tally.refused += refused
    tally.deals[table.name] += deals
    lost = next((f"{who} {played.ended}" for who, played in _both(app, second) if played.ended is not None), "")
    if difference is None and not lost and not plays(second):
        lost = "the second implementation did not begin"
    if difference is not None or lost:
        tally.disagreements.append(
            Disagreement(number=number, table=table, game=game, difference=difference, lost=lost)
        )


def _both(app: Any, second: Any) -> tuple[tuple[str, Any], ...]:
    return ("the app", app), ("the second implementation", second)
