"""The parameters the engine plays by: which values each may have, and when it has a meaning at all.

This is the engine's own list. A test holds it against `spec/parameters.yaml`, from which profiles are checked; the
engine does not read that file, so that it refuses by itself what it cannot play.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import RANKS, SUITS
from reference_impl.cardset import BITS, CODES, HEARTS, NUMBERS, QUEEN, SUIT_OF, set_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Values = dict[str, Any]

SUIT_NAMES: Final = {"clubs": "C", "diamonds": "D", "spades": "S", "hearts": "H"}
SWEEPS: Final = ("all_penalty_cards", "all_hearts", "all_tricks")


@dataclass(frozen=True, order=True)
class Fault:
    """A parameter that cannot be played by, and why."""

    parameter: str
    reason: str


def check_values(given: Mapping[str, Any]) -> tuple[Values, tuple[Fault, ...]]:
    """Return the values that apply, in the order of the parameters, and everything that is wrong with them.

    >>> check_values({"table.players": 7})[1][0]
    Fault(parameter='table.players', reason='7 is not a whole number from 3 to 6')
    """
    faults = [Fault(path, "no such parameter") for path in given if path not in PARAMETERS]
    sound: Values = {}
    for path, (check, _) in PARAMETERS.items():
        if path in given:
            reason = check(given[path])
            if reason:
                faults.append(Fault(path, reason))
            else:
                sound[path] = given[path]
    applying = [path for path, (_, applies) in PARAMETERS.items() if applies(sound)]
    faults.extend(Fault(path, "missing") for path in applying if path not in given)
    checked = {path: sound[path] for path in applying if path in sound}
    faults.extend(_across(checked))
    return checked, tuple(faults)


def points_by_card(named: Mapping[str, int], pack: int) -> tuple[int, ...]:
    """Return the points of each card by number: those of the card itself go before those of its suit.

    >>> points = points_by_card({"hearts": 1, "QH": 4}, HEARTS)
    >>> points[NUMBERS["JH"]], points[NUMBERS["QH"]], points[NUMBERS["QS"]]
    (1, 4, 0)
    """
    return _points_by_card(tuple(named.items()), pack)


@lru_cache(maxsize=64)
def _points_by_card(items: tuple[tuple[str, int], ...], pack: int) -> tuple[int, ...]:
    named = dict(items)
    by_suit = {SUITS.index(SUIT_NAMES[name]): points for name, points in named.items() if name in SUIT_NAMES}
    return tuple(
        named.get(code, by_suit.get(SUIT_OF[card], 0)) if pack & BITS[card] else 0 for card, code in enumerate(CODES)
    )


def pack_of(ranks: list[str]) -> int:
    """Return the set of the cards with these ranks, four of each."""
    return set_of(rank + suit for rank in ranks for suit in SUITS)


# Values by themselves ------------------------------------------------------------------------------------------------


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _choice(*values: str) -> Callable[[Any], str]:
    def check(value: object) -> str:
        return "" if value in values and isinstance(value, str) else f"{value!r} is none of {', '.join(values)}"

    return check


def _integer(low: int, high: int) -> Callable[[Any], str]:
    def check(value: Any) -> str:
        return "" if _whole(value) and low <= value <= high else f"{value!r} is not a whole number from {low} to {high}"

    return check


def _points(value: object) -> str:
    return "" if _whole(value) else f"{value!r} is not a whole number of points"


def _card(value: object) -> str:
    return "" if isinstance(value, str) and value in NUMBERS else f"{value!r} is not a card"


def _list_of(what: str, allowed: tuple[str, ...], *, distinct: bool) -> Callable[[Any], str]:
    def check(value: object) -> str:
        if not isinstance(value, list) or not value or not all(isinstance(item, str) for item in value):
            return f"{value!r} is not a list of {what}"
        strange = [item for item in value if item not in allowed]
        if strange:
            return f"{', '.join(strange)}: {what} are {', '.join(allowed)}"
        return f"a {what[:-1]} is named twice" if distinct and len(set(value)) < len(value) else ""

    return check


def _card_values(value: object) -> str:
    if not isinstance(value, dict):
        return f"{value!r} is not a map from cards and suits to points"
    strange = [str(name) for name in value if name not in NUMBERS and name not in SUIT_NAMES]
    if strange:
        return f"{', '.join(strange)}: neither a card nor one of {', '.join(SUIT_NAMES)}"
    if not all(_whole(points) for points in value.values()):
        return "points are whole numbers"
    return ""


# When a parameter has a meaning --------------------------------------------------------------------------------------


def _always(_: Values) -> bool:
    return True


def _when(path: str, *values: str) -> Callable[[Values], bool]:
    return lambda rules: rules.get(path) in values


def _some_pass(rules: Values) -> bool:
    return any(direction != "none" for direction in rules.get("passing.cycle", ()))


def _other_penalties(rules: Values) -> bool:
    points = points_by_card(rules.get("scoring.values", {}), pack_of(rules.get("pack.ranks", [])))
    return any(cost > 0 and not (HEARTS | QUEEN) & BITS[card] for card, cost in enumerate(points))


def _free_lead(rules: Values) -> bool:
    return rules.get("opening.leader") == "left_of_dealer" or rules.get("opening.lead") == "any_card"


def _first_lead(rules: Values) -> bool:
    banned = rules.get("first_trick.hearts") == "banned" or rules.get("first_trick.queen") == "banned"
    if _other_penalties(rules):
        banned = banned or rules.get("first_trick.others") == "banned"
    return banned and _free_lead(rules)


def _swept_reversal(rules: Values) -> bool:
    return rules.get("match.finish") == "reversal" and rules.get("sweep.needs") in SWEEPS


_gated = _when("hearts.lead", "when_broken")
_opener = _when("opening.leader", "holder_of_card")
_swept = _when("sweep.needs", *SWEEPS)
_reversal = _when("match.finish", "reversal")

PARAMETERS: Final[dict[str, tuple[Callable[[Any], str], Callable[[Values], bool]]]] = {
    "table.players": (_integer(3, 6), _always),
    "pack.ranks": (_list_of("ranks", RANKS, distinct=True), _always),
    "deal.next_dealer": (_choice("left", "same"), _always),
    "passing.cycle": (_list_of("directions", ("left", "right", "across", "none"), distinct=False), _always),
    "passing.cards": (_integer(1, 13), _some_pass),
    "opening.leader": (_choice("holder_of_card", "left_of_dealer"), _always),
    "opening.card": (_card, _opener),
    "opening.lead": (_choice("that_card", "any_card"), _opener),
    "hearts.lead": (_choice("free", "when_broken"), _always),
    "hearts.broken_by": (_choice("played", "discarded"), _gated),
    "hearts.queen_breaks": (_choice("no", "yes"), _gated),
    "hearts.exception": (_choice("only_hearts", "only_hearts_and_queen"), _gated),
    "queen.lead": (_choice("free", "when_broken"), _gated),
    "first_trick.hearts": (_choice("allowed", "banned"), _always),
    "first_trick.queen": (_choice("allowed", "banned"), _always),
    "first_trick.others": (_choice("allowed", "banned"), _other_penalties),
    "first_trick.lead": (_choice("covered", "free"), _first_lead),
    "scoring.values": (_card_values, _always),
    "sweep.needs": (_choice(*SWEEPS, "nothing"), _always),
    "sweep.sweeper": (_points, _swept),
    "sweep.others": (_points, _swept),
    "match.threshold": (_integer(1, 10000), _always),
    "match.reached": (_choice("at_or_above", "above"), _always),
    "match.ends": (_choice("after_deal", "at_once"), _always),
    "match.finish": (_choice("lowest_wins", "reversal"), _always),
    "match.tie": (_choice("shared", "play_on"), _when("match.finish", "lowest_wins")),
    "reversal.crossing": (_choice("whole", "capped", "mid_deal"), _reversal),
    "reversal.crossing_sweep": (_choice("whole", "capped"), _swept_reversal),
    "reversal.sweep": (_choice("as_scored", "as_captured", "added"), _swept_reversal),
    "reversal.at_zero": (_choice("wins_at_once", "next_deal"), _reversal),
    "reversal.overshoot": (_choice("wins", "bounces"), _reversal),
    "reversal.several": (_choice("all_win", "lowest_wins"), _reversal),
}
"""Every parameter with the check of its value and the condition for having a meaning, in the order of the catalogue."""


# Values together -----------------------------------------------------------------------------------------------------


def _across(rules: Values) -> list[Fault]:
    """Find what is wrong with values that are right by themselves; what is not there was reported before."""
    faults: list[Fault] = []
    players, ranks, cycle = rules.get("table.players"), rules.get("pack.ranks"), rules.get("passing.cycle", [])
    if players and players % 2 and "across" in cycle:
        faults.append(Fault("passing.cycle", f"nobody sits across at a table of {players}"))
    if ranks:
        pack = pack_of(ranks)
        size = pack.bit_count()
        if players and size % players:
            faults.append(Fault("pack.ranks", f"{size} cards cannot be dealt evenly to {players} players"))
        if players and rules.get("passing.cards", 0) > size // players:
            faults.append(Fault("passing.cards", f"a hand has {size // players} cards"))
        named = [("scoring.values", name) for name in rules.get("scoring.values", {}) if name in NUMBERS]
        named += [("opening.card", rules["opening.card"])] if "opening.card" in rules else []
        faults.extend(
            Fault(path, f"{card} is not in the pack") for path, card in named if not pack & BITS[NUMBERS[card]]
        )
    return faults
