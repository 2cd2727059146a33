"""The rules of a table, made ready to be played by.

They come as a flat map from parameter to value, the resolved form of a profile: every parameter that has a meaning is
there, and nothing is taken from a silent default.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self, cast

from conformance.cards import RANKS, SUITS, seats_of
from reference_impl.cardset import BITS, HEARTS, NUMBERS, QUEEN, SUIT_SETS
from reference_impl.legality import Conditions, Narrowings, narrowings
from reference_impl.values import Fault, check_values, pack_of, points_by_card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.protocol.messages import Direction, Seat

FIRST_TRICK_CLAUSES: Final = {
    "first_trick.hearts": "first-trick.hearts",
    "first_trick.queen": "first-trick.queen",
    "first_trick.others": "first-trick.others",
}


class RulesError(ValueError):
    """A map of values that cannot be played by; ``faults`` names every parameter that is wrong."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(f"{fault.parameter}: {fault.reason}" for fault in faults))
        self.faults = faults


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules:
    """Resolved rules with what follows from them; cards and sets of cards as in `cardset`, seats as numbers from 0."""

    values: Mapping[str, Any]
    """Every parameter that applies, in the order of `spec/parameters.yaml`."""

    players: int
    seats: tuple[Seat, ...]
    pack: int
    hand_size: int
    strength: tuple[tuple[int, ...], ...]
    """By suit led, by card: how high it stands in the trick; -1 for another suit."""
    turns: tuple[tuple[int, ...], ...]
    """By leader: the seats in the order in which they play."""

    passing_cycle: tuple[Direction, ...]
    passing_cards: int
    """0 where nothing is ever passed."""

    opening_card: int | None
    """The card whose holder leads first; None where the seat left of the dealer does."""

    conditions: Conditions
    narrowings: Narrowings
    breakers: tuple[int, ...]
    """By suit led: the cards that break hearts for later tricks when they lie in a trick of it."""

    card_points: tuple[int, ...]
    point_classes: tuple[tuple[int, int], ...]
    """The cards of the pack with points, grouped: (cards, points of each)."""
    penalties: int
    """The cards that cost points."""
    total: int
    """What all penalty cards cost together."""
    sweep_cards: int
    """The cards whose capture by one seat is a sweep; empty where there is none."""

    @classmethod
    def from_values(cls, values: Mapping[str, Any]) -> Self:
        """Make rules of a flat map of parameter values, as it travels in `start.rules`.

        A parameter that has no meaning under the other values is left aside.

        Raises:
            RulesError: a parameter is unknown, missing, or has a value that cannot be played.

        >>> Rules.from_values({"table.players": 4, "pack.rank": ["7"]})  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        reference_impl.rules.RulesError: pack.rank: no such parameter; pack.ranks: missing; ...
        """
        checked, faults = check_values(values)
        if faults:
            raise RulesError(faults)
        return cls(**_derive(checked))


def _derive(values: dict[str, Any]) -> dict[str, Any]:
    players: int = values["table.players"]
    ranks: list[str] = values["pack.ranks"]
    pack = pack_of(ranks)
    card_points = points_by_card(values["scoring.values"], pack)
    classes = {points: 0 for points in card_points if points}
    for card, points in enumerate(card_points):
        if points:
            classes[points] |= BITS[card]
    penalties = sum(cards for points, cards in classes.items() if points > 0)
    swept = {"all_penalty_cards": penalties, "all_hearts": pack & HEARTS, "all_tricks": pack}
    conditions = _conditions(values, pack, penalties)
    opening_card = NUMBERS[values["opening.card"]] if "opening.card" in values else None
    return {
        "values": values,
        "players": players,
        "seats": cast("tuple[Seat, ...]", seats_of(players)),
        "pack": pack,
        "hand_size": pack.bit_count() // players,
        "strength": tuple(_strength(ranks, suit) for suit in range(len(SUITS))),
        "turns": tuple(tuple((leader + place) % players for place in range(players)) for leader in range(players)),
        "passing_cycle": tuple(values["passing.cycle"]),
        "passing_cards": values.get("passing.cards", 0),
        "opening_card": opening_card,
        "conditions": conditions,
        "narrowings": narrowings(conditions),
        "breakers": tuple(_breakers(values, suit) for suit in range(len(SUITS))),
        "card_points": card_points,
        "point_classes": tuple((cards, points) for points, cards in classes.items()),
        "penalties": penalties,
        "sweep_cards": swept.get(values["sweep.needs"], 0),
        "total": sum(points for points in card_points if points > 0),
    }


def _strength(ranks: list[str], led: int) -> tuple[int, ...]:
    heights = [ranks.index(rank) if rank in ranks else -1 for rank in RANKS]
    return tuple(height if suit == led else -1 for suit in range(len(SUITS)) for height in heights)


def _conditions(values: dict[str, Any], pack: int, penalties: int) -> Conditions:
    groups = {
        "first_trick.hearts": pack & HEARTS,
        "first_trick.queen": pack & QUEEN,
        "first_trick.others": penalties & ~(HEARTS | QUEEN),
    }
    return Conditions(
        pack=pack,
        forced_lead=BITS[NUMBERS[values["opening.card"]]] if values.get("opening.lead") == "that_card" else 0,
        kept_out={FIRST_TRICK_CLAUSES[path]: cards for path, cards in groups.items() if values.get(path) == "banned"},
        lead_covered=values.get("first_trick.lead") == "covered",
        gate=values["hearts.lead"] == "when_broken",
        gate_spares_queen=values.get("hearts.exception") == "only_hearts_and_queen",
        queen_gated=values.get("queen.lead") == "when_broken",
    )


def _breakers(values: dict[str, Any], led: int) -> int:
    if values["hearts.lead"] == "free":
        return 0
    cards = HEARTS | (QUEEN if values["hearts.queen_breaks"] == "yes" else 0)
    return cards & ~SUIT_SETS[led] if values["hearts.broken_by"] == "discarded" else cards
