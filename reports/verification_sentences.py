"""What is wrong in a recorded game, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.cards import show_card
from conformance.typography import with_minus
from reports.verification_words import ENGLISH, say, say_detail, show_hand, show_list

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from conformance.verification.finding import Finding

_SHOWN_AT_THE_TABLE = ("barred", "turn", "not-held", "passed-elsewhere", "goes-on")


def say_where(found: Finding, language: str = ENGLISH) -> str:
    """Return where in its game something was found."""
    if not found.deal:
        return say("as-written", language)
    places = {"deal": found.deal, "trick": found.trick, "play": found.play}
    return ", ".join(say(what, language, **{what: number}) for what, number in places.items() if number)


def say_finding(found: Finding, language: str = ENGLISH) -> Iterator[str]:
    """Yield what was found, then what it is seen from."""
    yield _SENTENCES[found.what](found, language) if found.what in _SENTENCES else _plain(found, language)
    if found.what in _SHOWN_AT_THE_TABLE and found.card:
        yield from _say_position(found, language)
    for each in found.detail:
        detail = with_minus(say_detail(each, language))
        yield f"{detail[:1].upper()}{detail[1:]}."


def _say_position(found: Finding, language: str) -> Iterator[str]:
    if found.table:
        cards = ", ".join(f"{played.seat} {show_card(played.card, language)}" for played in found.table)
        yield say("on-the-table", language, cards=cards)
    elif found.what == "barred":
        yield say("leads", language, seat=found.seat)
    if found.hand:
        yield say("holds", language, seat=found.seat, cards=show_hand(found.hand, language))
    if found.allowed:
        yield say("allowed", language, cards=show_hand(found.allowed, language))


def _plain(found: Finding, language: str) -> str:
    """Return the sentence of a finding that needs nothing but what is in it."""
    return _say(found.what, found, language)


def _say(key: str, found: Finding, language: str, **fields: Any) -> str:
    card = show_card(found.card, language) if found.card else say("a-card", language)
    told = {"seat": found.seat, "card": card, "said": found.said, "expected": found.expected}
    return say(key, language, **{**told, **fields})


def _barred(found: Finding, language: str) -> str:
    return _say("barred", found, language, clauses=", ".join(found.clauses))


def _turn(found: Finding, language: str) -> str:
    return _say("is-in-turn" if found.table else "is-to-lead", found, language)


def _not_held(found: Finding, language: str) -> str:
    return _say("held-by" if found.expected else "held-by-nobody", found, language)


def _passed_elsewhere(found: Finding, language: str) -> str:
    if found.seat:
        return _say("was-passed-to" if found.expected else "was-passed", found, language)
    return _say("passed-elsewhere", found, language)


def _number_passed(found: Finding, language: str) -> str:
    passed = show_hand(found.said, language) or say("nothing", language)
    return _say("number-passed", found, language, cards=passed)


def _passed_unheld(found: Finding, language: str) -> str:
    return _say("passed-unheld", found, language, cards=show_hand(found.hand, language))


def _numbers(found: Finding, language: str) -> str:
    said, expected = (_show_numbers(numbers, language) for numbers in (found.said, found.expected))
    return _say(found.what, found, language, said=said, expected=expected)


def _goes_on(found: Finding, language: str) -> str:
    if found.card:
        return _say("plays-on", found, language)
    winners = found.expected
    return _say("goes-on", found, language, number=len(winners), seats=show_list(winners, language))


def _not_over(found: Finding, language: str) -> str:
    key = "ends-early" if "match.mid-deal" in found.clauses else "not-over"
    return _say(key, found, language, number=len(found.said), seats=show_list(found.said, language))


def _winners(found: Finding, language: str) -> str:
    said, winners = show_list(found.said, language), show_list(found.expected, language)
    return _say("winners", found, language, number=len(found.expected), said=said, seats=winners)


def _incomplete(found: Finding, language: str) -> str:
    if found.seat:
        return say("record-incomplete", language)
    return _say("stops-short" if found.play else "no-play", found, language, play=found.play)


def _show_numbers(numbers: Mapping[str, Any], language: str) -> str:
    nothing = say("nothing", language)
    return with_minus(", ".join(f"{seat} {nothing if number is None else number}" for seat, number in numbers.items()))


_SENTENCES: Mapping[str, Callable[[Finding, str], str]] = {
    "barred": _barred,
    "turn": _turn,
    "not-held": _not_held,
    "passed-elsewhere": _passed_elsewhere,
    "number-passed": _number_passed,
    "passed-unheld": _passed_unheld,
    "score": _numbers,
    "totals": _numbers,
    "goes-on": _goes_on,
    "not-over": _not_over,
    "winners": _winners,
    "incomplete": _incomplete,
}
