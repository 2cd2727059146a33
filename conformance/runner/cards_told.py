"""The cards that an app tells of a position: each is there once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

if TYPE_CHECKING:
    from conformance.protocol.messages import Card, Observation

_BY_SEAT: Final = ("hands", "captured")


def told_twice(state: Observation) -> dict[str, list[Card]]:
    """Return the cards that a field tells more than once, by field.

    >>> from conformance.protocol.messages import Observation
    >>> told_twice(Observation(stage="playing", hands={"A": ["QS"], "B": ["7C", "QS"]}, legal=["7C"]))
    {'hands': ['QS']}
    """
    found: dict[str, list[Card]] = {}
    if state.legal is not UNSET:
        _note(found, "legal", state.legal)
    if state.trick is not UNSET:
        _note(found, "trick", [played.card for played in state.trick])
    for name in _BY_SEAT:
        piles: Any = getattr(state, name)
        if piles is not UNSET and len(set().union(*piles.values())) < sum(map(len, piles.values())):
            _note(found, name, [card for pile in piles.values() for card in pile])
    return found


def _note(found: dict[str, list[Card]], name: str, cards: list[Card]) -> None:
    if len(set(cards)) < len(cards):
        found[name] = sorted({card for card in cards if cards.count(card) > 1})
