"""Which clause to charge when a step of a case does not go as it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.rules.clauses import ClauseKind, load_clauses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_impl.match import State

_FIRST_TRICK: Final = ("first-trick.hearts", "first-trick.queen", "first-trick.others")
_KINDS: Final[dict[str, tuple[ClauseKind, ...]]] = {
    "turn": ("flow",),
    "takes-trick": ("flow",),
    "on-the-table": ("flow",),
    "table-empty": ("flow",),
    "deal-over": ("flow", "match"),
    "deal-not-over": ("flow", "match"),
    "may-play": ("legality", "flow"),
    "may-play-any": ("legality", "flow"),
    "points-so-far": ("scoring",),
    "deal-scores": ("scoring",),
    "totals": ("match", "scoring"),
    "match-goes-on": ("match",),
    "match-over": ("match",),
    "winners": ("match",),
    "points-added": ("match",),
    "points-subtracted": ("match",),
    "dealer": ("set-up",),
    "nobody-passes": ("passing",),
    "passed-to": ("passing",),
    "still-passes": ("passing",),
    "pass-refused": ("passing",),
    "holds": ("passing",),
}
_LEGAL: Final = ("lead.broken-by", "lead.queen-breaks", "lead.exception", "lead.queen", "first-trick.escape")
_TOTALS: Final = (
    "reversal.crossing-sweep",
    "reversal.sweep",
    "reversal.overshoot",
    "sweep.score",
    "reversal.crossing",
    "reversal.subtract",
    "match.add",
)
_TELLING: Final[dict[str, tuple[str, ...]]] = {
    "may-play": _LEGAL,
    "may-play-any": _LEGAL,
    "totals": _TOTALS,
    "pass-refused": ("passing.cards",),
    "match-goes-on": ("match.tie", "reversal.at-zero", "match.end", "reversal.begin"),
    "match-over": ("reversal.at-zero", "reversal.finish", "match.end"),
    "winners": ("reversal.several", "reversal.overshoot", "reversal.finish", "match.tie", "match.winner"),
}
"""Clauses that a statement is about before any other, where the scenario names them."""


def clause_of_statement(phrase: str, clauses: Sequence[str]) -> str:
    """Return the clause, of those a scenario names, that a statement made with a phrase is about.

    The most telling comes first: who names what breaks hearts beside the gate itself is asking about that.

    >>> clause_of_statement("may-play", ["lead.hearts", "lead.broken-by"])
    'lead.broken-by'
    >>> clause_of_statement("totals", ["score.cards", "match.end", "match.add"])
    'match.add'
    """
    telling = next((clause for clause in _TELLING.get(phrase, ()) if clause in clauses), "")
    if telling:
        return telling
    catalogue = load_clauses()
    for kind in _KINDS.get(phrase, ()):
        for clause in clauses:
            if catalogue[clause].kind == kind:
                return clause
    return clauses[0]


def clause_of_refusal(bars: Sequence[str], clauses: Sequence[str]) -> str:
    """Return the clause a refusal stands under: one that the scenario names before any other."""
    return next((clause for clause in bars if clause in clauses), bars[0])


def clause_of_play(state: State, card: str) -> str:
    """Return the clause that a legal play stands under, in the state it is made in."""
    from reference_impl.cardset import NUMBERS, SUIT_OF

    rules, position = state.rules, state.position
    if position.trick:
        followed = SUIT_OF[position.trick[0]] == SUIT_OF[NUMBERS[card]]
        return _clause_in_first_trick(state, card) or ("play.follow-suit" if followed else "play.discard")
    if position.tricks == 0:
        return "opening.leader" if rules.opening_card is None else "opening.card"
    if card.endswith("H") and rules.values["hearts.lead"] == "free":
        return "lead.hearts"
    if card.endswith("H"):
        return "lead.broken-by" if position.broken else "lead.exception"
    if card == "QS" and rules.values["hearts.lead"] != "free":
        return "lead.queen"
    return "trick.next-lead"


def _clause_in_first_trick(state: State, card: str) -> str:
    """Return the clause of the first trick that lets a card be played to it; empty for one it does not concern."""
    from reference_impl.cardset import BITS, NUMBERS

    rules, number = state.rules, NUMBERS[card]
    if state.position.tricks > 0:
        return ""
    if any(cards & BITS[number] for cards in rules.conditions.kept_out.values()):
        return "first-trick.escape"
    if card.endswith("H"):
        return "first-trick.hearts"
    if card == "QS":
        return "first-trick.queen"
    return "first-trick.others" if rules.penalties & BITS[number] else ""
