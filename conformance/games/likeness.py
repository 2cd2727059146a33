"""Whether two differences are of one kind, so that a smaller game still shows what the larger one did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from conformance.runner.outcomes import FaultCode

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conformance.games.comparing import Difference

_OF_CARDS: Final = (FaultCode.LEGAL, FaultCode.ACCEPTED, FaultCode.REFUSED)
_QUEEN: Final = "QS"


def alike(found: Difference, sought: Difference) -> bool:
    """Tell whether a difference is of the kind sought: the same thing said otherwise, of the same kind of cards.

    Of legal cards and of refusals it must be in the same kind of place too: led or not, in the first trick or later.
    """
    if found.code != sought.code:
        return False
    if found.code not in _OF_CARDS:
        return True
    if _place(found) != _place(sought) or _clause(found) != _clause(sought):
        return False
    return all(
        bool(one) == bool(other) and one <= other for one, other in zip(_sides(found), _sides(sought), strict=True)
    )


def cards_in_question(difference: Difference) -> frozenset[str]:
    """Return the cards that only one of the two would have played.

    >>> from conformance.games.comparing import Difference
    >>> one = Difference(game="1:1", kind="", move=3, code="legal", deal=1, expected=["9C"], told=["9C", "AH"])
    >>> sorted(cards_in_question(one))
    ['AH']
    """
    if difference.code != FaultCode.LEGAL:
        return frozenset(difference.cards)
    return frozenset(difference.told) ^ frozenset(difference.expected)


def _place(difference: Difference) -> tuple[bool, bool] | None:
    at = difference.situation
    return None if at is None else (bool(at.table), at.trick == 1)


def _clause(difference: Difference) -> str:
    """Return the clause that the second implementation gives, where it gives one."""
    told = difference.expected if difference.code == FaultCode.ACCEPTED else UNSET
    return told if isinstance(told, str) else ""


def _sides(difference: Difference) -> tuple[frozenset[str], frozenset[str]]:
    """Return the kinds of cards that only the app, and that only the second implementation would have played."""
    if difference.code == FaultCode.LEGAL:
        told, expected = frozenset(difference.told), frozenset(difference.expected)
        return _kinds(told - expected), _kinds(expected - told)
    return _kinds(difference.cards), frozenset()


def _kinds(cards: Iterable[str]) -> frozenset[str]:
    return frozenset("queen" if card == _QUEEN else "heart" if card.endswith("H") else "other" for card in cards)
