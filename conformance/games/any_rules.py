"""Rules made up by chance that somebody could play by, of the values that the parameters declare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from conformance.cards import RANKS, SUITS
from conformance.rules.pack import SUIT_NAMES, penalty_cards, points_of_cards, total_points
from conformance.rules.parameters import load_parameters
from conformance.rules.resolved import settle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.games.chance import Chance

Thing = TypeVar("Thing")
_LARGE_HAND = 7


def any_rules(chance: Chance) -> dict[str, Any]:
    """Return resolved rules; every value of every choice comes up, numbers are small enough for matches to end.

    >>> from conformance.games.chance import Chance
    >>> any_rules(Chance(1)) == any_rules(Chance(1))
    True
    """
    values: dict[str, Any] = {
        path: _one(chance, list(parameter.values))
        for path, parameter in load_parameters().items()
        if parameter.kind == "choice"
    }
    players = 3 + chance.below(4)
    ranks = _any_ranks(chance, players)
    values |= {"table.players": players, "pack.ranks": ranks} | _any_passing(chance, players, len(ranks))
    values["opening.card"] = _one(chance, ranks) + _one(chance, SUITS)
    values["scoring.values"] = _any_values(chance, ranks)
    total = total_points(ranks, values["scoring.values"])
    values["sweep.sweeper"] = _one(chance, [0, -total, total, -5])
    values["sweep.others"] = _one(chance, [total, 0, 2 * total])
    values["match.threshold"] = _one(chance, [1, total, 2 * total, 3 * total + 1, 50, 100])
    if _bars_the_opening_card(values):
        values["opening.lead"] = "any_card"
    return settle(values)


def _one(chance: Chance, things: Sequence[Thing]) -> Thing:
    return things[chance.below(len(things))]


def _any_ranks(chance: Chance, players: int) -> list[str]:
    sizes = [size for size in range(1, len(RANKS) + 1) if size * len(SUITS) % players == 0]
    likely = [size for size in sizes if size >= _LARGE_HAND] or sizes
    size = _one(chance, likely if chance.in_share(3 / 4) else sizes)
    sample = sorted(chance.shuffled(RANKS)[:size], key=RANKS.index)
    ranks = _one(chance, [list(RANKS[-size:]), sample])
    return chance.shuffled(ranks) if chance.in_share(1 / 4) else ranks


def _any_passing(chance: Chance, players: int, ranks: int) -> dict[str, Any]:
    directions = ["left", "right", "none"] + (["across"] if players % 2 == 0 else [])
    cycle = [_one(chance, directions) for _ in range(1 + chance.below(4))] if chance.in_share(1 / 2) else ["none"]
    hand = ranks * len(SUITS) // players
    return {"passing.cycle": cycle, "passing.cards": 1 + chance.below(min(hand, 13))}


def _any_values(chance: Chance, ranks: Sequence[str]) -> dict[str, int]:
    values = {"hearts": _one(chance, [1, 1, 1, 2])} if chance.in_share(9 / 10) else {}
    for card, worth in (("QS", [5, 13]), ("JC", [2]), ("10D", [10, -10])):
        if card[:-1] in ranks and chance.in_share(1 / 2):
            values[card] = _one(chance, worth)
    if chance.in_share(1 / 6):
        values[_one(chance, [*SUIT_NAMES, _one(chance, ranks) + _one(chance, SUITS)])] = 1 + chance.below(4)
    return values if penalty_cards(ranks, values) else {"hearts": 1}


def _bars_the_opening_card(values: dict[str, Any]) -> bool:
    card = values["opening.card"]
    if card[-1] == "H":
        return bool(values["first_trick.hearts"] == "banned" or values["hearts.lead"] == "when_broken")
    if card == "QS":
        return bool(values["first_trick.queen"] == "banned" or values["queen.lead"] == "when_broken")
    worth = points_of_cards(values["pack.ranks"], values["scoring.values"]).get(card, 0)
    return worth > 0 and values["first_trick.others"] == "banned"
