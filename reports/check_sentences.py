"""How a difference reads: where we are, whose turn it is, what the app said and what the rules say."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.cards import show_card, sort_cards
from conformance.typography import with_minus

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from conformance.runner.outcomes import Fault, Situation

_STAGES: Final = {
    "passing": "cards are being passed",
    "playing": "the deal is being played",
    "deal_over": "the deal is over and another is to come",
    "match_over": "the match is over",
}
NAMES: Final = {
    "stage": "stage",
    "deal": "deal",
    "dealer": "dealer",
    "direction": "direction of passing",
    "waiting": "seats still to pass",
    "turn": "turn",
    "legal": "legal cards",
    "trick": "trick",
    "hands": "hands",
    "captured": "cards taken",
    "points": "points",
    "score": "score",
    "totals": "totals",
    "phase": "phase",
    "winners": "winners",
}


def say_where(at: Situation) -> str:
    """Return where a case stands, in one or two sentences.

    >>> from conformance.protocol.messages import Played
    >>> from conformance.runner.outcomes import Situation
    >>> say_where(Situation(deal=1, trick=3, table=[Played(seat="B", card="7C")], turn="C", hand=["9C", "QS"]))
    'Deal 1, trick 3: B led 7♣. C is to play and holds 9♣ Q♠.'
    """
    holds = f" and holds {show_cards(at.hand)}" if at.hand else ""
    if at.trick == 0:
        seat = f" {at.turn} holds {show_cards(at.hand)}." if at.turn and at.hand else ""
        place = f"Deal {at.deal}, before the first trick." if at.hand else f"Deal {at.deal}, after the last trick."
        return place + seat + _say_standing(at)
    if not at.table:
        seat = f"{at.turn} is to lead{holds}" if at.turn else "nobody has led yet"
        return f"Deal {at.deal}, trick {at.trick}: {seat}.{_say_standing(at)}"
    first, *others = at.table
    led = f"{first.seat} led {show_card(first.card)}"
    led += "".join(f", {played.seat} played {show_card(played.card)}" for played in others)
    seat = f" {at.turn} is to play{holds}." if at.turn else ""
    return f"Deal {at.deal}, trick {at.trick}: {led}.{seat}{_say_standing(at)}"


def say_fault(fault: Fault) -> str:
    """Return what the app did or said, and what the rules say instead."""
    return _SENTENCES.get(fault.code, _say_field)(fault)


def say_field(name: str, value: Any, turn: str | None = None) -> str:
    """Return what a field of an answer says, as the rest of a sentence that begins with `that`.

    >>> say_field("turn", "B"), say_field("accepted", False), say_field("turn", UNSET)
    ("it is B's turn", 'the move is refused', 'nothing of turn')
    """
    if value is UNSET:
        return f"nothing of {NAMES.get(name, name)}"
    match name:
        case "accepted":
            return "the move is accepted" if value else "the move is refused"
        case "reason":
            return f"the reason is {quote(value)}"
        case "played":
            return f"{value['seat']} played {show_card(value['card'])}"
        case "unsupported":
            return f"it does not support {', '.join(value)}" if value else "it supports all of it"
        case "applied":
            return f"it plays by {quote(value)}"
    return phrase(name, value, turn)


def show_cards(cards: Sequence[str]) -> str:
    """Return cards as people write them, in the order of a fanned hand.

    >>> show_cards(["QS", "10C"])
    '10♣ Q♠'
    """
    return " ".join(show_card(card) for card in sort_cards(list(cards)))


def show_seats(seats: Sequence[str]) -> str:
    """Return seats as a list in words.

    >>> show_seats(["A", "B", "D"]), show_seats([])
    ('A, B and D', 'nobody')
    """
    if not seats:
        return "nobody"
    return " and ".join([", ".join(seats[:-1]), seats[-1]] if len(seats) > 1 else seats)


def _say_standing(at: Situation) -> str:
    totals = f" The totals before this deal are {_by_seat(at.totals)}." if any(at.totals.values()) else ""
    return totals + (" Points are being subtracted." if at.phase == "subtracting" else "")


def say_move(fault: Fault) -> str:
    """Return which move was asked for."""
    shown = show_cards(fault.cards)
    if fault.seat is None:
        return "the next deal"
    return f"{shown} from {fault.seat}" if len(fault.cards) == 1 else f"the pass of {shown} by {fault.seat}"


def _say_refused(fault: Fault) -> str:
    why = "" if fault.told is UNSET else f", for the reason {quote(fault.told)}"
    return f"The app refused {say_move(fault)}{why}; the rules allow it."


def _say_accepted(fault: Fault) -> str:
    bars = "" if fault.expected is UNSET else f" ({', '.join(fault.expected)})"
    return f"The app accepted {say_move(fault)}; the rules do not allow it{bars}."


def _say_another(fault: Fault) -> str:
    played = fault.told
    return f"The app was asked to play {say_move(fault)}, and played {show_card(played['card'])} from {played['seat']}."


def _say_changed(fault: Fault) -> str:
    changes = [f"{NAMES[name]} {_change(name, before, after)}" for name, (before, after) in fault.told.items()]
    return f"The app refused {say_move(fault)}, and yet something changed: {'; '.join(changes)}."


def _change(name: str, before: Any, after: Any) -> str:
    """Return a change of a field, of seats that differ only."""
    if isinstance(before, dict) and isinstance(after, dict):
        seats = [seat for seat in {**before, **after} if before.get(seat) != after.get(seat)]
        changes = (f"{seat} {_plain(name, before.get(seat))} → {_plain(name, after.get(seat))}" for seat in seats)
        return with_minus(", ".join(changes))
    return f"{_plain(name, before)} → {_plain(name, after)}"


def _plain(name: str, value: Any) -> str:
    if name in ("legal", "hands", "captured"):
        return show_cards(value or ()) or "nothing"
    if name == "trick":
        return " ".join(show_card(played["card"]) for played in value) or "nothing"
    return show_seats(value) if name in ("waiting", "winners") else quote(value)


def _say_reason(fault: Fault) -> str:
    return (
        f"The app refused {say_move(fault)}, rightly, but gave the reason {quote(fault.told)}; "
        f"the rules give {' or '.join(fault.expected)}."
    )


def _say_not_told(fault: Fault) -> str:
    return f"The deal is over and the app does not say what it scores; it scores {_by_seat(fault.expected)}."


def _say_repeated(fault: Fault) -> str:
    told = [f"{show_cards(cards)} among the {NAMES[name]}" for name, cards in fault.told.items()]
    return f"The app tells a card twice: {'; '.join(told)}. Each card is there once."


def _say_not_repeatable(fault: Fault) -> str:
    return f"The app accepted {say_move(fault)} once, and refused it when the same deal was played again."


def _say_unsupported(fault: Fault) -> str:
    return f"The app did not begin the deal; it says it does not support {', '.join(map(str, fault.told))}."


def _say_inconsistent(fault: Fault) -> str:
    point, reading = next(iter(fault.expected.items()))
    others = [f"{quote(value)} in {name}" for name, value in fault.told if value != reading]
    return f"The app plays {point} as {quote(reading)} here, and as {', '.join(others)}; a table plays it one way."


def _say_field(fault: Fault) -> str:
    turn = fault.situation.turn if fault.situation else None
    told, expected = (phrase(fault.code, value, turn) for value in (fault.told, fault.expected))
    return f"The app says that {told}; the rules say that {expected}."


_SENTENCES: Final[Mapping[str, Callable[[Fault], str]]] = {
    "refused": _say_refused,
    "accepted": _say_accepted,
    "played-another": _say_another,
    "state-changed": _say_changed,
    "wrong-reason": _say_reason,
    "not-told": _say_not_told,
    "repeated-card": _say_repeated,
    "not-repeatable": _say_not_repeatable,
    "unsupported": _say_unsupported,
    "inconsistent": _say_inconsistent,
}


def phrase(name: str, value: Any, turn: str | None) -> str:
    """Return what a field of an observation says, as the rest of a sentence that begins with `that`."""
    match name:
        case "stage":
            return _STAGES.get(value, str(value))
        case "deal":
            return f"this is deal {value}"
        case "dealer":
            return f"{value} is the dealer"
        case "direction":
            return "nobody passes" if value == "none" else f"cards are passed {value}"
        case "waiting":
            return f"{show_seats(value)} must still pass" if value else "nobody must still pass"
        case "turn":
            return "it is nobody's turn" if value is None else f"it is {value}'s turn"
        case "legal":
            return f"{turn or 'the player in turn'} may play {show_cards(value) or 'nothing'}"
        case "trick":
            laid = ", ".join(f"{played['seat']} {show_card(played['card'])}" for played in value)
            return f"on the table lie {laid}" if laid else "no card is on the table"
        case "hands" | "captured":
            verb = "holds" if name == "hands" else "has taken"
            return ", ".join(f"{seat} {verb} {show_cards(cards) or 'nothing'}" for seat, cards in value.items())
        case "points":
            return f"the points so far are {_by_seat(value)}"
        case "score":
            return f"the deal scores {_by_seat(value)}"
        case "totals":
            return f"the totals are {_by_seat(value)}"
        case "phase":
            return "points are added" if value == "adding" else "points are subtracted"
        case "winners":
            return f"{show_seats(value)} {'wins' if len(value) == 1 else 'win'}"
    return quote(value)


def _by_seat(values: Mapping[Any, int]) -> str:
    return with_minus(", ".join(f"{seat} {value}" for seat, value in sorted(values.items())))


def quote(value: Any) -> str:
    """Return a value as it was said, its beginning if it is long."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:79] + "…"
