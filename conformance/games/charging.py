"""The clauses that a difference is most likely about; whoever reviews a draft may find others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.protocol.messages import Play
from conformance.rules.clauses import load_clauses
from conformance.runner.outcomes import FaultCode

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.games.stating import Told
    from conformance.protocol.messages import Move, Observation

_QUEEN: Final = "QS"
_OF_FIELDS: Final[Mapping[FaultCode, tuple[str, ...]]] = {
    FaultCode.DEALER: ("setup.dealer",),
    FaultCode.DEAL: ("match.start",),
    FaultCode.DIRECTION: ("passing.cycle",),
    FaultCode.WAITING: ("passing.cards",),
    FaultCode.HANDS: ("passing.cards",),
    FaultCode.POINTS: ("score.cards",),
    FaultCode.PHASE: ("reversal.begin",),
    FaultCode.WINNERS: ("match.winner",),
    FaultCode.STATE_CHANGED: ("play.refusal",),
    FaultCode.UNSUPPORTED: ("setup.pack",),
}
_BESIDE: Final[Mapping[str, tuple[str, ...]]] = {
    "lead.hearts": ("lead.broken-by", "lead.queen-breaks", "lead.exception"),
    "lead.queen": ("lead.broken-by", "lead.queen-breaks", "lead.exception"),
    "first-trick.hearts": ("first-trick.escape",),
    "first-trick.queen": ("first-trick.escape",),
    "first-trick.others": ("first-trick.escape",),
    "sweep.score": ("sweep.condition",),
    "sweep.condition": ("sweep.score",),
}
"""Clauses that have a say in what another one comes to."""
_STAGES: Final = {
    "passing": "passing.cycle",
    "playing": "trick.all",
    "deal_over": "match.end",
    "match_over": "match.end",
}


def clauses_of(told: Told, rules: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the clauses to tag a draft with, the one it is most likely about first; there is always one."""
    found = list(_clauses(told, rules))
    catalogue = load_clauses()
    found += [each for clause in found for each in _BESIDE.get(clause, ()) if catalogue[each].text(rules)]
    start = told.game.start
    if "match.ends" in rules and (any(start.totals.values()) or start.phase == "subtracting"):
        found.append("match.mid-deal")  # whether there is a deal to play to its end from there depends on it
    return tuple(dict.fromkeys(found))


def _clauses(told: Told, rules: Mapping[str, Any]) -> Iterator[str]:
    difference = told.difference
    code, after = difference.code, told.after
    match code:
        case FaultCode.LEGAL:
            yield from dict.fromkeys(told.reasons.values())
            missing = [card for card in difference.expected if card not in difference.told]
            for card in missing:
                yield clause_of_card(after, card, rules)
            if not missing and not told.reasons:
                yield "play.follow-suit"
        case FaultCode.ACCEPTED | FaultCode.REFUSED:
            reason = difference.expected if code == FaultCode.ACCEPTED else UNSET
            move = told.game.moves[difference.move]
            yield reason if isinstance(reason, str) else clause_of_move(told.before, move, rules)
        case FaultCode.PLAYED_ANOTHER:
            yield "play.own-card"
        case FaultCode.TURN | FaultCode.TRICK | FaultCode.CAPTURED:
            played = after.trick or (after.captured and any(after.captured.values()))
            yield ("trick.order" if after.trick else "trick.winner") if played else "opening.leader"
        case FaultCode.SCORE:
            yield from _of_score(after, difference.told)
        case FaultCode.TOTALS:
            yield "reversal.subtract" if told.before.phase == "subtracting" else "match.add"
        case FaultCode.STAGE:
            yield _STAGES["passing" if difference.told == "passing" else after.stage]
        case _:
            yield from _OF_FIELDS.get(code, ("play.refusal",))


def _of_score(after: Observation, told: Any) -> Iterator[str]:
    """Yield the clauses of a score: with a sweep in it on either side it is about that."""
    swept = after.points is not UNSET and after.score != after.points
    if swept:
        yield "sweep.condition" if told == after.points else "sweep.score"
    elif after.points is not UNSET and sum(told.values()) != sum(after.points.values()):
        yield "sweep.condition"
    yield "score.cards"


def clause_of_move(before: Observation, move: Move, rules: Mapping[str, Any]) -> str:
    """Return the clause to charge where a legal move is refused."""
    if move.passing is not UNSET:
        return "passing.cards"
    return clause_of_card(before, move.play.card, rules) if isinstance(move.play, Play) else "match.end"


def clause_of_card(before: Observation, card: str, rules: Mapping[str, Any]) -> str:
    """Return the clause to charge where a legal card is refused.

    >>> from conformance.protocol.messages import Observation, Played
    >>> clause_of_card(Observation(stage="playing", trick=[Played(seat="A", card="7C")]), "9C", {})
    'play.follow-suit'
    """
    trick: Sequence[Any] = () if before.trick is UNSET else before.trick
    first = before.captured is not UNSET and not any(before.captured.values())
    if trick and trick[0].card[-1] == card[-1]:
        return "play.follow-suit"
    if trick:
        if first and card.endswith("H"):
            return "first-trick.hearts"
        return "first-trick.queen" if first and card == _QUEEN else "play.discard"
    if first:
        return "opening.card" if "opening.card" in rules else "opening.leader"
    if card.endswith("H"):
        return "lead.hearts"
    return "lead.queen" if card == _QUEEN and "queen.lead" in rules else "trick.next-lead"
