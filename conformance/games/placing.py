"""Where a generated game stands at one of its moves, in the form in which the report of a case tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from conformance.cases import Case, Step
from conformance.protocol.messages import Observation
from conformance.runner.situation import situate

if TYPE_CHECKING:
    from conformance.games.game import Game
    from conformance.games.playing import Played
    from conformance.protocol.messages import Answer, Move
    from conformance.runner.outcomes import Situation


def place(game: Game, second: Played, move: int, *, after: bool) -> Situation:
    """Return where the game stands before a move, or ``after`` it; -1 is the start.

    ``second`` are the answers that say which of the moves were accepted, and what the position is.
    """
    answered = list(zip(game.moves, second.answers, strict=False))
    steps = [_step(each, accepted=answer.accepted) for each, answer in answered[: move + after]]
    states = [answer.state for _, answer in answered]
    begun = second.started.state if second.started is not None else UNSET
    told = (states[move + after - 1] if move + after > 0 else begun) or None
    last = Step(expect=Observation(stage="playing")) if after else _step(game.moves[move], accepted=True)
    case = Case(id=game.name, title="", feature="", line=0, clauses=[], start=game.start, steps=[*steps, last])
    situation = situate(case, len(steps), told)
    dealt = _last_deal(answered[: move + 1])
    if dealt is None:
        return situation
    return msgspec.structs.replace(
        situation,
        deal=situation.deal if dealt.deal is UNSET else dealt.deal,
        dealer=None if dealt.dealer is UNSET else dealt.dealer,
        phase=None if dealt.phase is UNSET else dealt.phase,
        totals={} if dealt.totals is UNSET else dealt.totals,
    )


def _step(move: Move, *, accepted: bool) -> Step:
    if move.play is not UNSET:
        return Step(play=move.play) if accepted else Step(refuse_play=move.play)
    if move.passing is not UNSET:
        return Step(passing=move.passing) if accepted else Step(refuse_pass=move.passing)
    if accepted and move.deal is not UNSET:
        return Step(deal=move.deal)
    return Step(expect=Observation(stage="deal_over"))


def _last_deal(answered: list[tuple[Move, Answer]]) -> Observation | None:
    dealt = [answer.state for move, answer in answered if move.deal is not UNSET and answer.accepted]
    return dealt[-1] if dealt else None
