"""What comes of a position where the pack may be another than the one it was found with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_impl.cardset import CODES, HEARTS, NUMBERS
from reference_impl.scoring import score_deal
from reference_impl.search.telling import REFUSED, come_out

if TYPE_CHECKING:
    from conformance.positions import Position
    from reference_impl.rules import Rules


def come_out_whole(rules: Rules, telling: Position) -> dict[str, Any]:
    """Return what is to be seen under rules with a pack of their own, where the position can be said of it."""
    cards = next(iter(telling.game.start.hands.values()), []) if telling.game else []
    pack = {card for hand in telling.game.start.hands.values() for card in hand} if telling.game else set()
    if not cards or pack == {code for number, code in enumerate(CODES) if rules.pack >> number & 1}:
        return come_out(rules, telling)
    if telling.kind == "taken":
        return {"points": sum(rules.card_points[NUMBERS[card]] for card in telling.taken)}
    if telling.kind == "score":
        taken = {"hearts": rules.pack & HEARTS, "penalty-cards": rules.penalties, "tricks": rules.pack}[telling.every]
        captured = (taken, rules.pack & ~taken, *(0 for _ in rules.seats[2:]))
        score = score_deal(rules, captured).score
        return {"score": dict(zip(rules.seats, score, strict=True))}
    return REFUSED
