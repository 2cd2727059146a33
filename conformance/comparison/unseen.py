"""Differences that nobody can see in play, and why; `spec/comparison.yaml` has the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conformance.rules.pack import cards_of_pack, penalty_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Rules = Mapping[str, Any]

NONE_FOUND: Final = "none-found"
_DEALER: Final = "deal.next_dealer"
_OF_THE_QUEEN: Final = ("first_trick.queen", "hearts.queen_breaks", "hearts.exception", "queen.lead")


def why_unseen(path: str, one: Rules, other: Rules) -> str:
    """Return the name of the reason why a difference in one parameter cannot be seen; that none was found, at last.

    >>> why_unseen("deal.next_dealer", {"opening.card": "7C"}, {"opening.card": "7C"})
    'dealer'
    """
    return next((reason for reason, holds in _REASONS.items() if holds(path, one, other)), NONE_FOUND)


def _nothing_depends_on_the_dealer(path: str, one: Rules, other: Rules) -> bool:
    return path == _DEALER and "opening.card" in one and "opening.card" in other


def _no_queen(path: str, one: Rules, other: Rules) -> bool:
    return path in _OF_THE_QUEEN and not any("QS" in cards_of_pack(rules["pack.ranks"]) for rules in (one, other))


def _the_same_cards(path: str, one: Rules, other: Rules) -> bool:
    if path != "sweep.needs":
        return False
    cards = {frozenset(_swept(rules)) for rules in (one, other)}
    return len(cards) == 1


def _a_sweep_scores_nothing(path: str, one: Rules, other: Rules) -> bool:
    scores = [rules.get(score, 0) for rules in (one, other) for score in ("sweep.sweeper", "sweep.others")]
    return (path == "reversal.crossing_sweep" and max(scores) <= 0) or (path == "reversal.sweep" and not any(scores))


def _swept(rules: Rules) -> frozenset[str]:
    pack = cards_of_pack(rules["pack.ranks"])
    match rules["sweep.needs"]:
        case "all_penalty_cards":
            return penalty_cards(rules["pack.ranks"], rules["scoring.values"])
        case "all_hearts":
            return frozenset(card for card in pack if card[-1] == "H")
        case "all_tricks":
            return pack
        case _:
            return frozenset()


_REASONS: Final[dict[str, Callable[[str, Rules, Rules], bool]]] = {
    "dealer": _nothing_depends_on_the_dealer,
    "no-queen": _no_queen,
    "same-cards": _the_same_cards,
    "no-points": _a_sweep_scores_nothing,
}
