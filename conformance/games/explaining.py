"""Plays as if, for generated games: which one difference makes the second implementation play them as the app did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from conformance.games.comparing import first_difference
from conformance.games.playing import play_game
from conformance.runner.app import GivenUpError
from conformance.runner.clues import Deviation, read_off
from conformance.runner.explaining import Agreement, Trial, search

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from conformance.games.comparing import Difference
    from conformance.games.game import Game
    from conformance.games.playing import Played
    from conformance.protocol.messages import Capability
    from conformance.rules.candidates import Candidate
    from conformance.runner.app import App
    from conformance.runner.attributing import Proposal
    from conformance.runner.explaining import Finding

Answered = tuple["Game", "Played"]
"""A game and what the app answered to it."""


def explain_games(
    failing: Sequence[tuple[Answered, Difference]],
    second: App,
    proposal: Proposal,
    *,
    base: Mapping[str, Any],
    agreeing: Sequence[Answered] = (),
    capabilities: frozenset[Capability] = frozenset({"match"}),
) -> list[Finding]:
    """Return the differences in the rules that explain failing games; shrunk ones, the shortest first, are best.

    ``base`` says how the app plays the open points. A difference must leave the ``agreeing`` games as they are;
    ``capabilities`` are those that both apps declare.
    """
    clues = read_off(_deviation(game, difference) for (game, _), difference in failing)

    def propose(known: Mapping[str, Any]) -> Sequence[Candidate]:
        return proposal([{**base, **known}], clues)

    return search(
        [_trial(answered, second, capabilities) for answered, _ in failing],
        propose,
        passing=[_trial(answered, second, capabilities) for answered in agreeing],
    )


def _trial(answered: Answered, second: App, capabilities: frozenset[Capability]) -> Trial:
    game, told = answered

    def agreement(candidate: Candidate) -> Agreement:
        try:
            session = second.session()
        except GivenUpError:
            return Agreement.DIFFERS
        played = play_game(game, candidate.rules, session, beside=told.answers)
        second.note(played.ended, started=True)
        if played.started is None or played.started.state is UNSET or len(played.answers) < len(told.answers):
            return Agreement.DIFFERS
        same = first_difference(game, told, played, capabilities) is None
        return Agreement.AS_TOLD if same else Agreement.DIFFERS

    return Trial(name=game.name, agreement=agreement)


def _deviation(game: Game, difference: Difference) -> Deviation:
    at = difference.situation
    moves = game.moves[: max(difference.move, 0) + 1]
    return Deviation(
        code=difference.code,
        expected=difference.expected,
        told=difference.told,
        totals=at.totals if at else {},
        played=frozenset(move.play.card for move in moves if move.play is not UNSET),
    )
