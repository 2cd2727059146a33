"""Rules that cannot be played: each value is one by itself, but not together with the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.rules.needs import Table, UnknownValueError
from conformance.rules.pack import SUIT_NAMES, cards_of_pack, packs_beside, penalty_cards, points_of_cards, total_points
from conformance.rules.written_yaml import in_flow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from conformance.rules.needs import ValueOf

_PACKS_NAMED: Final = 2


@dataclass(frozen=True, kw_only=True)
class Fault:
    """Values that do not go together; ``paths`` are those to change, the likeliest first."""

    paths: tuple[str, ...]
    code: str
    message: str
    hint: str
    ways_out: tuple[Mapping[str, Any], ...] = ()
    """Changes that do away with it, each by itself, ready to be made."""


def faults_of(table: Table) -> list[Fault]:
    """Return everything in a set of rules that cannot be played; what rests on an unknown value is left out."""
    found: list[Fault] = []
    for check in _CHECKS:
        try:
            found += list(check(table.value))
        except UnknownValueError:
            continue
    return found


def _pack_divides(value: ValueOf) -> Iterator[Fault]:
    ranks, players = value("pack.ranks"), value("table.players")
    cards = 4 * len(ranks)
    if cards % players:
        ways = [_with_pack(pack, value) for pack in packs_beside(ranks, players)]
        ways = [way for way in ways if _pack_suits(way, value)]
        best = min((len(way) for way in ways), default=0)
        nearest = tuple(way for way in ways if len(way) == best)[:_PACKS_NAMED]
        packs = [" and ".join(f"{path}: {in_flow(new)}" for path, new in way.items()) for way in nearest]
        changes = ["change table.players", *packs] if packs else ["change table.players or pack.ranks"]
        yield Fault(
            paths=("table.players", "pack.ranks"),
            code="pack-does-not-divide",
            message=f"{cards} cards cannot be dealt equally to {players} players",
            hint=", or write ".join(changes),
            ways_out=nearest,
        )


def _with_pack(pack: Sequence[str], value: ValueOf) -> dict[str, Any]:
    """Return what is changed to play with a pack: where it has no opening card, the lowest of that suit becomes it."""
    card = _known("opening.card", value)
    opening = {"opening.card": pack[0] + card[-1]} if card and card not in cards_of_pack(pack) else {}
    return {"pack.ranks": list(pack), **opening}


def _pack_suits(changes: Mapping[str, Any], value: ValueOf) -> bool:
    """Tell whether nothing else that is known of the rules is at odds with a pack."""

    def changed(path: str) -> Any:
        return changes[path] if path in changes else value(path)

    for check in (_valued_cards_exist, _hand_has_cards_to_pass, _sweep_can_be_made):
        try:
            if any(check(changed)):
                return False
        except UnknownValueError:
            continue
    return True


def _known(path: str, value: ValueOf) -> Any:
    """Return a value, or None where it is not known."""
    try:
        return value(path)
    except UnknownValueError:
        return None


def _opening_card_exists(value: ValueOf) -> Iterator[Fault]:
    card = value("opening.card")
    if card and card not in cards_of_pack(value("pack.ranks")):
        yield Fault(
            paths=("opening.card", "pack.ranks"),
            code="opening-card-not-in-pack",
            message=f"the opening card {card} is not in the pack",
            hint=f"the lowest of its suit is {value('pack.ranks')[0]}{card[-1]}",
        )


def _valued_cards_exist(value: ValueOf) -> Iterator[Fault]:
    pack = cards_of_pack(value("pack.ranks"))
    for card, worth in value("scoring.values").items():
        if worth and card not in SUIT_NAMES and card not in pack:
            yield Fault(
                paths=(f"scoring.values.{card}", "pack.ranks"),
                code="penalty-card-not-in-pack",
                message=f"{card} counts {worth} and is not in the pack",
                hint=f"leave it out, or write {card}: 0",
            )


def _across_is_somebody(value: ValueOf) -> Iterator[Fault]:
    if "across" in value("passing.cycle") and value("table.players") % 2:
        yield Fault(
            paths=("passing.cycle", "table.players"),
            code="nobody-across",
            message=f"with {value('table.players')} players nobody sits across",
            hint="leave `across` out of passing.cycle",
        )


def _hand_has_cards_to_pass(value: ValueOf) -> Iterator[Fault]:
    passed, hand = value("passing.cards"), 4 * len(value("pack.ranks")) // value("table.players")
    if passed and passed > hand:
        yield Fault(
            paths=("passing.cards", "pack.ranks", "table.players"),
            code="passing-too-many",
            message=f"{passed} cards cannot be passed from a hand of {hand}",
            hint=f"pass at most {hand}",
        )


def _compulsory_card_may_be_led(value: ValueOf) -> Iterator[Fault]:
    if value("opening.lead") != "that_card":
        return
    card = value("opening.card")
    what = "hearts" if card[-1] == "H" else "queen" if card == "QS" else "others"
    bans = {f"first_trick.{what}": "banned"}
    if what != "others":
        bans[f"{what}.lead"] = "when_broken"
    elif card not in penalty_cards(value("pack.ranks"), value("scoring.values")):
        return
    for path, ban in bans.items():
        if value(path) == ban:
            yield Fault(
                paths=(path, "opening.card", "opening.lead"),
                code="compulsory-card-banned",
                message=f"{card} must be led to the first trick and {path}: {ban} forbids it",
                hint=f"change {path}, opening.card or opening.lead",
            )


def _sweep_can_be_made(value: ValueOf) -> Iterator[Fault]:
    needs_penalties = value("sweep.needs") == "all_penalty_cards"
    if needs_penalties and not penalty_cards(value("pack.ranks"), value("scoring.values")):
        yield Fault(
            paths=("sweep.needs", "scoring.values"),
            code="sweep-impossible",
            message="no card costs points, so nobody can take every penalty card",
            hint="write sweep.needs: nothing, or give a card points",
        )


def _sweep_makes_a_difference(value: ValueOf) -> Iterator[Fault]:
    if value("sweep.needs") != "all_penalty_cards" or _reversal_knows_sweeps(value):
        return
    ranks, values = value("pack.ranks"), value("scoring.values")
    total = total_points(ranks, values)
    bonus = any(worth < 0 for worth in points_of_cards(ranks, values).values())
    if not bonus and value("sweep.sweeper") in ("total", total) and value("sweep.others") == 0:
        yield Fault(
            paths=("sweep.sweeper", "sweep.others", "sweep.needs"),
            code="sweep-without-effect",
            message=f"whoever takes every penalty card has {total} points, and a sweep changes nothing in that",
            hint="write sweep.needs: nothing, or change sweep.sweeper or sweep.others",
        )


def _reversal_knows_sweeps(value: ValueOf) -> bool:
    """Tell whether a reversal makes more of a sweep than of the same points taken in any other way."""
    if value("match.finish") != "reversal":
        return False
    crossing, crossing_sweep = value("reversal.crossing"), value("reversal.crossing_sweep")
    return bool(value("reversal.sweep") == "added" or crossing_sweep != crossing)


_CHECKS: Final[tuple[Callable[[ValueOf], Iterator[Fault]], ...]] = (
    _pack_divides,
    _opening_card_exists,
    _valued_cards_exist,
    _across_is_somebody,
    _hand_has_cards_to_pass,
    _compulsory_card_may_be_led,
    _sweep_can_be_made,
    _sweep_makes_a_difference,
)
