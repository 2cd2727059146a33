"""Deals a second of the reference engine and of OpenSpiel, over identical games in one run.

Both check every play. The engine folds a recorded deal; OpenSpiel is driven from Python, a play being looked up in
``state.legal_actions()`` and then applied. Dealing is not timed on either side, scoring is on both.

Run it from the checkout: ``python -m tests.bench.engine_against_openspiel [DEALS [ROUNDS]]``.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pyspiel

from conformance.cards import RANKS
from reference_impl.cardset import BITS, CODES
from reference_impl.replay import replay_deal
from reference_impl.rules import Rules
from reference_impl.scoring import score_deal
from tests.reference_impl.tables import INTERNATIONAL

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

OPTIONS = "pass_cards=false,qs_breaks_hearts=false"
THEIRS = [RANKS.index(code[:-1]) * 4 + "CDHS".index(code[-1]) for code in CODES]
OURS = [THEIRS.index(number) for number in range(52)]
MOON = 26


@dataclass(frozen=True, kw_only=True)
class Game:
    """One deal, played at random, as each side wants it."""

    dealt: Any
    actions: tuple[int, ...]
    hands: tuple[int, ...]
    plays: tuple[int, ...]


def make_games(number: int, seed: int) -> list[Game]:
    """Play deals at random, with OpenSpiel choosing among its own legal actions."""
    chance = random.Random(seed)
    game = pyspiel.load_game(f"hearts({OPTIONS})")
    games = []
    for _ in range(number):
        state = game.new_initial_state()
        state.apply_action(0)
        cards = chance.sample(range(52), 52)
        for action in cards:
            state.apply_action(action)
        dealt = state.clone()
        actions = []
        while not state.is_terminal():
            actions.append(chance.choice(state.legal_actions()))
            state.apply_action(actions[-1])
        hands = tuple(sum(BITS[OURS[action]] for action in cards[place::4]) for place in range(4))
        plays = tuple(OURS[action] for action in actions)
        games.append(Game(dealt=dealt, actions=tuple(actions), hands=hands, plays=plays))
    return games


def replay_openspiel(games: Sequence[Game]) -> list[tuple[int, ...]]:
    """Play all games through OpenSpiel and return the scores."""
    scores = []
    for game in games:
        state = game.dealt.clone()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        for action in game.actions:
            if action not in legal_actions():
                raise ValueError(action)
            apply_action(action)
        scores.append(tuple(MOON - int(gain) for gain in state.returns()))
    return scores


def replay_engine(rules: Rules, games: Sequence[Game]) -> list[tuple[int, ...]]:
    """Play all games through the reference engine and return the scores."""
    return [score_deal(rules, replay_deal(rules, game.hands, game.plays)).score for game in games]


def deals_per_second(run: Callable[[], object], deals: int) -> float:
    """Time one run."""
    start = time.perf_counter()
    run()
    return deals / (time.perf_counter() - start)


def main(argv: Sequence[str]) -> None:
    """Print both speeds and their ratio; end with an error where the two disagree about a score."""
    number = int(argv[0]) if argv else 2000
    rounds = int(argv[1]) if argv[1:] else 5
    rules = Rules.from_values(INTERNATIONAL | {"passing.cycle": ["none"]})
    games = make_games(number, seed=1)
    if replay_engine(rules, games) != replay_openspiel(games):
        sys.exit("the two engines count different scores")
    theirs, ours = [], []
    for _ in range(rounds):  # in turns, so that a busy machine is busy for both
        theirs.append(deals_per_second(lambda: replay_openspiel(games), number))
        ours.append(deals_per_second(lambda: replay_engine(rules, games), number))
    slow, fast = statistics.median(theirs), statistics.median(ours)
    ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
    sys.stdout.write(
        f"{number} identical deals of 52 cards, no passing, every play checked; median of {rounds} rounds\n"
        f"OpenSpiel driven from Python  {slow:8,.0f} deals/s\n"
        f"reference engine              {fast:8,.0f} deals/s\n"
        f"ratio {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f}); wanted: at least 0.50\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
