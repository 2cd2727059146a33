"""Playing generated games through, for the tests of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from conformance.protocol.messages import Observation
from reference_impl.games import Reach, generate
from reference_impl.games.moving import make
from reference_impl.match import State, start_match
from reference_impl.observing import observe
from reference_impl.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.games.game import Game

EVERYTHING = Reach(passing=True, match=True, resume=True)
ONE_DEAL = Reach(passing=False, match=False, resume=False)
MATCH_ONLY = Reach(passing=True, match=True, resume=False)

Told = list[tuple[bool, Observation]]


Series = tuple[bytes, Reach, int]
_MADE: dict[Series, list[Game]] = {}
"""The games of a series as far as tests have asked for them."""


def games(values: Mapping[str, Any], number: int, reach: Reach = EVERYTHING, seed: int = 1) -> list[Game]:
    made = _MADE.setdefault((msgspec.json.encode(values), reach, seed), [])
    made += [generate(values, seed=seed, number=each, reach=reach) for each in range(len(made), number)]
    return made[:number]


def of_kind(values: Mapping[str, Any], kind: str, number: int, reach: Reach = EVERYTHING) -> list[Game]:
    """Return games of a kind; there must be some."""
    found = [game for game in games(values, number, reach) if game.kind == kind]
    assert found, f"no game of '{kind}'"
    return found


def begin(values: Mapping[str, Any], game: Game) -> State:
    start = game.start
    return start_match(
        Rules.from_values(values),
        start.hands,
        deal=start.deal,
        dealer=start.dealer,
        totals=start.totals or None,
        phase=start.phase,
    )


def play(values: Mapping[str, Any], game: Game) -> Told:
    """Return what is told of each move: whether it was accepted, and what is to be seen after it."""
    state = begin(values, game)
    told = []
    for move in game.moves:
        made = make(state, move)
        accepted = isinstance(made, State)
        state = made if isinstance(made, State) else state
        told.append((accepted, observe(state)))
    return told


def first_score(values: Mapping[str, Any], game: Game) -> Observation:
    """Return what is seen when the first deal of a game is over."""
    return next(seen for _, seen in play(values, game) if seen.stage in ("deal_over", "match_over"))


def last_seen(values: Mapping[str, Any], game: Game) -> Observation:
    return play(values, game)[-1][1]
