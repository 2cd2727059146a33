"""Random rules that somebody could play by, made of the values that the parameters declare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.cards import RANKS, SUITS, seats_of
from conformance.protocol.messages import Phase, Start
from conformance.rules.needs import Table
from conformance.rules.pack import SUIT_NAMES, penalty_cards, points_of_cards, total_points
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    import random


def settle(values: dict[str, Any]) -> dict[str, Any]:
    """Return the values that apply, in the order of the parameters."""
    parameters = load_parameters()
    table = Table(parameters, values)
    return {path: values[path] for path in parameters if table.applies(path)}


def random_rules(chance: random.Random) -> dict[str, Any]:
    """Return resolved rules; every value of every choice comes up, numbers are small enough for matches to end."""
    values: dict[str, Any] = {
        path: chance.choice(list(parameter.values))
        for path, parameter in load_parameters().items()
        if parameter.kind == "choice"
    }
    players = chance.randint(3, 6)
    ranks = _random_ranks(chance, players)
    values |= {"table.players": players, "pack.ranks": ranks} | _random_passing(chance, players, len(ranks))
    values["opening.card"] = chance.choice(ranks) + chance.choice(SUITS)
    values["scoring.values"] = _random_values(chance, ranks)
    total = total_points(ranks, values["scoring.values"])
    values["sweep.sweeper"] = chance.choice([0, -total, total, -5])
    values["sweep.others"] = chance.choice([total, 0, 2 * total])
    values["match.threshold"] = chance.choice([1, total, 2 * total, 3 * total + 1, 50, 100])
    if _bars_the_opening_card(values):
        values["opening.lead"] = "any_card"
    return settle(values)


def random_hands(chance: random.Random, rules: dict[str, Any]) -> dict[str, list[str]]:
    """Return a deal; in every third one somebody has all the high cards, and may well take everything."""
    ranks, players = rules["pack.ranks"], rules["table.players"]
    pack = [rank + suit for rank in ranks for suit in SUITS]
    if chance.random() < 2 / 3:
        chance.shuffle(pack)
    seats = chance.sample(seats_of(players), players)
    size = len(pack) // players
    return {seat: chance.sample(pack[i * size : (i + 1) * size], size) for i, seat in enumerate(seats)}


def random_start(chance: random.Random, rules: dict[str, Any]) -> Start:
    """Return the start of a match, or of a later deal of one."""
    seats = seats_of(rules["table.players"])
    hands: Any = random_hands(chance, rules)
    if chance.random() < 1 / 3:
        return Start(rules=rules, hands=hands)
    subtracting = rules["match.finish"] == "reversal" and chance.random() < 1 / 2
    phase: Phase = "subtracting" if subtracting else "adding"
    most = rules["match.threshold"]
    totals: Any = {seat: chance.choice([0, 1, most // 2, chance.randint(-5, most), most - 1]) for seat in seats}
    dealer: Any = chance.choice(seats)
    return Start(rules=rules, hands=hands, deal=chance.randint(1, 9), dealer=dealer, totals=totals, phase=phase)


def _random_ranks(chance: random.Random, players: int) -> list[str]:
    sizes = [size for size in range(1, len(RANKS) + 1) if size * len(SUITS) % players == 0]
    likely = [size for size in sizes if size >= 7] or sizes
    size = chance.choice(likely if chance.random() < 3 / 4 else sizes)
    ranks = chance.choice([list(RANKS[-size:]), sorted(chance.sample(RANKS, size), key=RANKS.index)])
    if chance.random() < 1 / 4:
        chance.shuffle(ranks)
    return ranks


def _random_passing(chance: random.Random, players: int, ranks: int) -> dict[str, Any]:
    directions = ["left", "right", "none"] + (["across"] if players % 2 == 0 else [])
    cycle = chance.choice([["none"], [chance.choice(directions) for _ in range(chance.randint(1, 4))]])
    hand = ranks * len(SUITS) // players
    return {"passing.cycle": cycle, "passing.cards": chance.randint(1, min(hand, 13))}


def _random_values(chance: random.Random, ranks: list[str]) -> dict[str, int]:
    values = {"hearts": chance.choice([1, 1, 1, 2])} if chance.random() < 9 / 10 else {}
    for card, worth in (("QS", [5, 13]), ("JC", [2]), ("10D", [10, -10])):
        if card[:-1] in ranks and chance.random() < 1 / 2:
            values[card] = chance.choice(worth)
    if chance.random() < 1 / 6:
        values[chance.choice([*SUIT_NAMES, chance.choice(ranks) + chance.choice(SUITS)])] = chance.randint(1, 4)
    return values if penalty_cards(ranks, values) else {"hearts": 1}


def _bars_the_opening_card(values: dict[str, Any]) -> bool:
    card = values["opening.card"]
    if card[-1] == "H":
        return bool(values["first_trick.hearts"] == "banned" or values["hearts.lead"] == "when_broken")
    if card == "QS":
        return bool(values["first_trick.queen"] == "banned" or values["queen.lead"] == "when_broken")
    worth = points_of_cards(values["pack.ranks"], values["scoring.values"]).get(card, 0)
    return worth > 0 and values["first_trick.others"] == "banned"
