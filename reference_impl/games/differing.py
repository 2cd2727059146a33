"""Two sets of rules played side by side over generated games, to see whether anybody could tell them apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reference_impl.games.moving import make
from reference_impl.match import DealError, Refusal, State, direction_of, start_match
from reference_impl.play import legal, seat_in_turn
from reference_impl.rules import Rules
from reference_impl.scoring import points_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from conformance.games.game import Game

Seen = dict[str, object]


@dataclass(frozen=True, kw_only=True)
class Parting:
    """Where two sets of rules first part."""

    game: Game
    move: int
    """Counted from 0; -1 is the start."""
    what: str
    """What of the observation differs, or `accepted`."""


def first_difference(one: Mapping[str, Any], other: Mapping[str, Any], games: Iterable[Game]) -> Parting | None:
    """Return where two sets of rules first part over games, None where they never do.

    Raises:
        RulesError: one of them cannot be played by.
    """
    rules = Rules.from_values(one), Rules.from_values(other)
    for game in games:
        found = _parting(game, *rules)
        if found is not None:
            return found
    return None


def _parting(game: Game, one: Rules, other: Rules) -> Parting | None:
    first, second = _begun(game, one), _begun(game, other)
    if first is None or second is None:
        return None if first is second else Parting(game=game, move=-1, what="hands")
    what = _unlike(first, second)
    if what:
        return Parting(game=game, move=-1, what=what)
    for number, move in enumerate(game.moves):
        made, also_made = make(first, move), make(second, move)
        if isinstance(made, Refusal) or isinstance(also_made, Refusal):
            if isinstance(made, State) or isinstance(also_made, State):
                return Parting(game=game, move=number, what="accepted")
            continue
        first, second = made, also_made
        what = _unlike(first, second)
        if what:
            return Parting(game=game, move=number, what=what)
    return None


def _begun(game: Game, rules: Rules) -> State | None:
    start = game.start
    try:
        return start_match(
            rules, start.hands, deal=start.deal, dealer=start.dealer, totals=start.totals or None, phase=start.phase
        )
    except DealError:
        return None


def _unlike(one: State, other: State) -> str:
    """Return the first thing to be seen that differs between two states, empty where nothing does."""
    seen, also_seen = _seen(one), _seen(other)
    if seen == also_seen:
        return ""
    return next(name for name, thing in seen.items() if thing != also_seen[name])


def _seen(state: State) -> Seen:
    """Return all that `observe` would show, in the engine's own numbers."""
    rules, position = state.rules, state.position
    playing = state.stage == "playing"
    return {
        "stage": state.stage,
        "deal": state.deal,
        "dealer": state.dealer,
        "direction": direction_of(rules, state.deal),
        "waiting": tuple(not chosen for chosen in state.passed),
        "turn": seat_in_turn(rules, position) if playing else None,
        "legal": legal(rules, position) if playing else 0,
        "trick": position.trick if playing else (),
        "hands": position.hands,
        "captured": position.captured,
        "points": points_of(rules, position.captured),
        "score": state.score,
        "totals": state.totals,
        "phase": state.phase,
        "winners": state.winners,
    }
