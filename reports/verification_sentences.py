"""What is wrong in a recorded game, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.cards import show_card
from reports.check_sentences import show_cards, show_seats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from conformance.verification.finding import Finding


def say_where(found: Finding) -> str:
    """Return where in its game something was found."""
    trick = f", trick {found.trick}" if found.trick else ""
    play = f", play {found.play}" if found.play else ""
    return f"deal {found.deal}{trick}{play}" if found.deal else "as it is written"


def say_finding(found: Finding) -> Iterator[str]:
    """Yield what was found, then what it is seen from."""
    yield _SENTENCES[found.what](found)
    if found.what in ("barred", "turn", "not-held", "passed-elsewhere", "goes-on") and found.card:
        yield from _say_position(found)
    yield from (f"{detail[:1].upper()}{detail[1:]}." if found.deal else f"{detail}." for detail in found.detail)


def _say_position(found: Finding) -> Iterator[str]:
    if found.table:
        table = ", ".join(f"{played.seat} {show_card(played.card)}" for played in found.table)
        yield f"On the table: {table}."
    elif found.what == "barred":
        yield f"{found.seat} leads."
    if found.hand:
        yield f"{found.seat} holds {show_cards(found.hand)}."
    if found.allowed:
        yield f"Allowed: {show_cards(found.allowed)}."


def _card(found: Finding) -> str:
    return show_card(found.card) if found.card else "a card"


def _barred(found: Finding) -> str:
    return f"{found.seat} plays {_card(found)}, which is barred by {', '.join(found.clauses)}."


def _turn(found: Finding) -> str:
    leads = "is to lead" if not found.table else "is in turn"
    return f"{found.seat} plays {_card(found)}, and {found.expected} {leads}."


def _not_held(found: Finding) -> str:
    holder = f"{found.expected} holds it" if found.expected else "nobody holds it any more"
    return f"{found.seat} plays {_card(found)}; {holder}."


def _passed_elsewhere(found: Finding) -> str:
    if found.seat:
        holder = f", and went to {found.expected}" if found.expected else ""
        return f"{found.seat} plays {_card(found)}, which was passed{holder}."
    return f"{_card(found)} was passed to {found.expected}; {found.said} plays it."


def _number_passed(found: Finding) -> str:
    passed = show_cards(found.said) or "nothing"
    return f"{found.seat} passes {passed}; exactly {found.expected} different cards are passed."


def _passed_unheld(found: Finding) -> str:
    return f"{found.seat} passes {_card(found)} and does not hold it. {found.seat} holds {show_cards(found.hand)}."


def _score(found: Finding) -> str:
    return f"The score is said to be {_numbers(found.said)}; it is {_numbers(found.expected)}."


def _totals(found: Finding) -> str:
    return f"The totals are said to be {_numbers(found.said)}; they are {_numbers(found.expected)}."


def _goes_on(found: Finding) -> str:
    if found.card:
        return f"The match is over, and {found.seat} plays {_card(found)}."
    wins = "wins" if len(found.expected) == 1 else "win"
    return f"The match is over after this deal ({show_seats(found.expected)} {wins}), and another deal follows."


def _not_over(found: Finding) -> str:
    won = "has" if len(found.said) == 1 else "have"
    if "match.mid-deal" in found.clauses:
        return f"The record ends here because {show_seats(found.said)} {won} won; the deal is to be played out."
    return f"{show_seats(found.said)} {won} won, the record says; the match goes on after this deal."


def _winners(found: Finding) -> str:
    wins = "wins" if len(found.expected) == 1 else "win"
    return f"The winners are said to be {show_seats(found.said)}; {show_seats(found.expected)} {wins}."


def _incomplete(found: Finding) -> str:
    if found.seat:
        return "The record is incomplete."
    if not found.play:
        return "No play of this deal is recorded; totals alone are verified as a score sheet, FILE.csv."
    return f"The record stops short: {found.play} of {found.expected} cards are played."


def _impossible(what: str) -> Callable[[Finding], str]:
    return lambda found: what.format(seat=found.seat, card=_card(found), said=found.said, expected=found.expected)


def _numbers(numbers: Mapping[str, Any]) -> str:
    return ", ".join(f"{seat} {'nothing' if number is None else number}" for seat, number in numbers.items())


_SENTENCES: Mapping[str, Callable[[Finding], str]] = {
    "barred": _barred,
    "turn": _turn,
    "not-held": _not_held,
    "passed-elsewhere": _passed_elsewhere,
    "number-passed": _number_passed,
    "passed-unheld": _passed_unheld,
    "nobody-passes": _impossible("{seat} passes cards in a deal in which nobody passes."),
    "score": _score,
    "totals": _totals,
    "goes-on": _goes_on,
    "not-over": _not_over,
    "winners": _winners,
    "incomplete": _incomplete,
    "start": _impossible("The game cannot begin like that."),
    "hands": _impossible("The hands are no deal of this pack."),
    "seat": _impossible("There is no seat {seat} at this table."),
    "foreign": _impossible("{card}, played by {seat}, is not in this pack."),
    "twice": _impossible("{card} is played twice, the second time by {seat}."),
    "surplus": _impossible("There are {said} plays; the pack has {expected} cards."),
}
