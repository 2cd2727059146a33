"""What a statement of a scenario wants to see, and whether it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from conformance.cards import RANKS, SUITS, show_card, sort_cards
from conformance.protocol.messages import Observation, Played

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.scenarios.phrasebook import Stated

_SETS: Final = ("legal", "waiting", "winners")
_CARDS_BY_SEAT: Final = ("hands", "captured")
_OVER: Final = ("deal_over", "match_over")


def wanted_observation(stated: Stated, now: Observation) -> Observation:
    """Return the fields a Then states; ``now`` gives the stage where it says nothing of it, and what goes with it.

    >>> from conformance.scenarios.phrasebook import Stated
    >>> now = Observation(stage="playing")
    >>> wanted_observation(Stated(id="turn", fields={"seat": "B"}), now).turn
    'B'
    """
    fields = dict(_fields(stated, now))
    fields.setdefault("stage", now.stage)
    return Observation(**fields)


def _fields(stated: Stated, now: Observation) -> Iterator[tuple[str, Any]]:
    said: Mapping[str, Any] = stated.fields
    match stated.id:
        case "turn":
            yield from (("stage", "playing"), ("turn", said["seat"]))
        case "may-play":
            yield from (("stage", "playing"), ("turn", said["seat"]), ("legal", list(sort_cards(said["cards"]))))
        case "may-play-any":
            hand = now.hands.get(said["seat"], []) if now.hands is not UNSET else []
            yield from (("stage", "playing"), ("turn", said["seat"]), ("legal", list(hand)))
        case "takes-trick":
            if now.stage == "playing":
                yield "turn", said["seat"]
            captured = now.captured.get(said["seat"], []) if now.captured is not UNSET else []
            yield "captured", {said["seat"]: list(captured)}
        case "on-the-table":
            laid = [Played(seat=seat, card=card) for seat, card in said["trick"]]
            yield from (("stage", "playing"), ("trick", laid))
        case "table-empty":
            yield "trick", []
        case "points-so-far":
            yield "points", {said["seat"]: said["number"]}
        case "deal-over":
            yield "stage", now.stage if now.stage in _OVER else "deal_over"
        case "deal-not-over":
            yield "stage", "playing"
        case "deal-scores":
            yield from (("stage", now.stage if now.stage in _OVER else "deal_over"), ("score", dict(said["scores"])))
        case "totals":
            yield "totals", dict(said["scores"])
        case "match-goes-on":
            yield "stage", "deal_over"
        case "match-over":
            yield "stage", "match_over"
        case "winners":
            yield from (("stage", "match_over"), ("winners", list(said["seats"])))
        case "points-added" | "points-subtracted":
            yield "phase", "adding" if stated.id == "points-added" else "subtracting"
        case "dealer":
            yield "dealer", said["seat"]
        case "nobody-passes":
            yield from (("stage", "playing"), ("direction", "none"))
        case "passed-to":
            yield from (("stage", "passing"), ("direction", said["direction"]))
        case "still-passes":
            waiting = list(now.waiting) if now.waiting is not UNSET else []
            yield from (("stage", "passing"), ("waiting", waiting if said["seat"] in waiting else [said["seat"]]))
        case "holds":
            yield "hands", {said["seat"]: list(sort_cards(said["cards"]))}
        case _:
            raise KeyError(stated.id)


def differences(wanted: Observation, seen: Observation) -> dict[str, tuple[Any, Any]]:
    """Return the fields in which what is seen is not as wanted: (wanted, seen); of a map, only the seats wanted count.

    >>> differences(Observation(stage="playing", turn="A"), Observation(stage="playing", turn="B", deal=1))
    {'turn': ('A', 'B')}
    """
    found: dict[str, tuple[Any, Any]] = {}
    for name in Observation.__struct_fields__:
        value = getattr(wanted, name)
        if value is UNSET:
            continue
        one, other = _comparable(name, value), _comparable(name, getattr(seen, name))
        if isinstance(one, dict) and isinstance(other, dict):
            other = {seat: other[seat] for seat in one if seat in other}
        if one != other:
            found[name] = (one, other)
    return found


def show_differences(found: Mapping[str, tuple[Any, Any]]) -> str:
    """Return differences in words.

    >>> show_differences({"legal": (["7C"], ["7C", "QS"])})
    'legal: stated 7♣, the engine has 7♣ Q♠'
    """
    return "; ".join(
        f"{name}: stated {_show(one)}, the engine has {_show(other)}" for name, (one, other) in found.items()
    )


def _comparable(name: str, value: Any) -> Any:
    if value is UNSET:
        return "nothing"
    if name in _SETS:
        return list(sort_cards(value)) if name == "legal" else sorted(value)
    if name in _CARDS_BY_SEAT:
        return {seat: list(sort_cards(cards)) for seat, cards in sorted(value.items())}
    return msgspec.to_builtins(value)


def _show(value: Any) -> str:
    if isinstance(value, dict) and value.keys() == {"seat", "card"}:
        return f"{value['seat']} {show_card(value['card'])}"
    if isinstance(value, dict):
        return ", ".join(f"{seat} {_show(entry)}" for seat, entry in value.items()) or "nothing"
    if isinstance(value, list):
        return " ".join(_show(entry) for entry in value) or "nothing"
    if isinstance(value, str) and value[:-1] in RANKS and value[-1] in SUITS:
        return show_card(value)
    return "nobody" if value is None else str(value)
