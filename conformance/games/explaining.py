"""Plays as if, for generated games: which one difference makes the second implementation play them as the app did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from conformance.games.comparing import first_difference
from conformance.games.playing import play_game
from conformance.runner.app import GivenUpError
from conformance.runner.attributing import explanations_of
from conformance.runner.clues import Deviation, read_off
from conformance.runner.explaining import Agreement, Trial, search

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from conformance.games.game import Game
    from conformance.games.playing import Played
    from conformance.games.series import DifferingGame, Series
    from conformance.protocol.messages import Capability
    from conformance.rules.candidates import Candidate
    from conformance.runner.app import App
    from conformance.runner.attributing import Proposal
    from conformance.runner.results import Wording


def explain_series(
    series: Series,
    second: App,
    proposal: Proposal,
    wording: Wording,
    *,
    base: Mapping[str, Any],
    capabilities: frozenset[Capability],
) -> None:
    """Find the difference in the rules that explains the games in which the app differs, and put it into the series.

    ``base`` says how the app plays the open points; ``capabilities`` are those that both apps declare. Where what
    explains a game is open, it is not judged.
    """
    failing = sorted(series.differing, key=lambda each: len(each.game.moves))
    if not failing:
        return
    clues = read_off(_deviation(each) for each in failing)

    def propose(known: Mapping[str, Any]) -> Sequence[Candidate]:
        return proposal([{**base, **known}], clues)

    findings = search(
        [_trial(each.game, each.app, second, capabilities) for each in failing],
        propose,
        passing=[_trial(game, app, second, capabilities) for game, app in series.agreeing],
    )
    series.explanations = list(explanations_of(findings, wording))
    for finding in findings:
        best = finding.candidates[0]
        if best.open:
            reason = f"{best.parameter} is open, and {wording.describe(best.parameter, best.value)} for this app"
            series.not_judged.setdefault(reason, []).extend(sorted(finding.explains))
            series.differing = [each for each in series.differing if each.game.name not in finding.explains]


def _trial(game: Game, told: Played, second: App, capabilities: frozenset[Capability]) -> Trial:
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


def _deviation(differing: DifferingGame) -> Deviation:
    difference = differing.difference
    at = difference.situation
    moves = differing.game.moves[: max(difference.move, 0) + 1]
    return Deviation(
        code=difference.code,
        expected=difference.expected,
        told=difference.told,
        totals=at.totals if at else {},
        played=frozenset(move.play.card for move in moves if move.play is not UNSET),
    )
