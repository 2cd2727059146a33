"""What may be played in a position of which only part is known, and what that depends on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from conformance.cards import SUITS, UnknownCardError, parse_card, show_card, sort_cards
from conformance.problems import Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.rules.resolved import Resolved


@dataclass(frozen=True, kw_only=True)
class Position:
    """What is known: codes of cards; None where nothing is said."""

    hand: tuple[str, ...]
    trick: tuple[str, ...] = ()
    first_trick: bool | None = None
    broken: bool | None = None


@dataclass(frozen=True, kw_only=True)
class CardExplained:
    """One card of the hand: barred by these clauses (none: it may be played), unless one of the other cases holds."""

    card: str
    bars: tuple[str, ...]
    speaks: tuple[str, ...] = ()
    """Clauses that speak of playing such a card there, whatever they say of it."""
    otherwise: tuple[Otherwise, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Otherwise:
    """Another case: `first_trick`, `broken` or an open parameter has this value; then these clauses bar the card."""

    subject: str
    value: Any
    bars: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Explained:
    """The cards in the order of the hand, and the clauses by which a restriction did not apply to this hand."""

    cards: tuple[CardExplained, ...]
    escapes: tuple[str, ...]


def explain_position(resolved: Resolved, at: Position) -> Explained:
    """Say of every card of the hand whether it may be played, and in which other cases that would be otherwise.

    What is not known is taken as a later trick with hearts not broken, and varied; so is what the profile leaves open.
    """
    first = bool(at.first_trick)
    broken = bool(at.broken) and not first
    base, escapes = _judge(resolved.rules, at, first, broken)
    others: list[tuple[str, Any, dict[str, tuple[str, ...]]]] = []
    if at.first_trick is None and may_be_first_trick(resolved.rules, at):
        others.append(("first_trick", True, _judge(resolved.rules, at, True, False)[0]))
    if at.broken is None and not first:
        others.append(("broken", True, _judge(resolved.rules, at, first, True)[0]))
    for path, standing in resolved.standing.items():
        readings = () if standing.stated or path not in resolved.rules else standing.alternatives
        others += [(path, value, _judge(resolved.replace({path: value}), at, first, broken)[0]) for value in readings]
    cards = tuple(
        CardExplained(
            card=card,
            bars=base[card],
            speaks=_clauses_about(card, at),
            otherwise=tuple(
                Otherwise(subject=subject, value=value, bars=bars[card])
                for subject, value, bars in others
                if bool(bars[card]) != bool(base[card])
            ),
        )
        for card in at.hand
    )
    return Explained(cards=cards, escapes=escapes)


def may_be_first_trick(rules: Mapping[str, Any], at: Position) -> bool:
    """Return whether the hand can be the one to lead to the first trick, or does not lead at all (opening.leader)."""
    return bool(at.trick) or rules.get("opening.card") in (None, *at.hand)


def _clauses_about(card: str, at: Position) -> tuple[str, ...]:
    """Return the clauses a player would look up for a card in this place."""
    heart, queen = card[-1] == "H", card == "QS"
    if at.trick and card[-1] == at.trick[0][-1]:
        return ("play.follow-suit",)
    first = "first-trick.hearts" if heart else "first-trick.queen" if queen else ""
    if at.trick:
        return ("play.discard", first) if first and at.first_trick is not False else ("play.discard",)
    opening = ("opening.card",) if at.first_trick else ()
    if heart:
        return (*opening, "lead.hearts", "lead.broken-by", "lead.queen-breaks")
    return (*opening, "lead.queen", "lead.queen-breaks") if queen else opening


def _judge(
    rules: Mapping[str, Any], at: Position, first: bool, broken: bool
) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...]]:
    from reference_impl.cardset import CODES, set_of
    from reference_impl.legality import Situation, explain
    from reference_impl.rules import Rules

    led = SUITS.index(at.trick[0][-1]) if at.trick else None
    ready = Rules.from_values(rules)
    found = explain(ready.conditions, Situation(led=led, first_trick=first, broken=broken), set_of(at.hand))
    barred: dict[str, tuple[str, ...]] = {CODES[card]: clauses for card, clauses in found.bars.items()}
    return {card: barred.get(card, ()) for card in at.hand}, found.escapes


def _card(word: str, languages: Sequence[str]) -> str | None:
    """Return the card that a word names in the first language in which it names one."""
    for language in languages:
        try:
            return parse_card(word, language)
        except UnknownCardError:
            continue
    return None


def read_position(
    rules: Mapping[str, Any],
    *,
    hand: str,
    trick: str,
    trick_number: int | None,
    broken: bool | None,
    language: str = "nl",
) -> Position:
    """Read a position as people write it; cards may be codes or symbols, with letters of a language or Dutch ones.

    Raises:
        Problems: a card is unknown, not in the pack or there twice, or the position cannot be.
    """
    problems: list[str] = []
    cards: dict[str, tuple[str, ...]] = {}
    for name, text in (("hand", hand), ("trick", trick)):
        read: list[str] = []
        for word in text.replace(",", " ").split():
            card = _card(word, (language, "nl"))
            if card is None:
                faces = "V D R" if language == "fr" else "B V H"
                forms = f"write 7C, 7♣ or ♣7: suits C D S H, faces J Q K or {faces}"
                problems.append(f"--{name}: '{word}' is no card; {forms}")
            else:
                read.append(card)
        cards[name] = tuple(read)
    ranks = rules["pack.ranks"]
    players: int = rules["table.players"]
    size = len(ranks) * len(SUITS) // players
    problems += [
        f"--{name}: {show_card(card)} is not in the pack of these rules, {' '.join(ranks)} in each suit"
        for name, some in cards.items()
        for card in some
        if card[:-1] not in ranks
    ]
    together = cards["hand"] + cards["trick"]
    twice = [card for card in sort_cards(frozenset(together)) if together.count(card) > 1]
    problems += [f"{show_card(card)} is named twice" for card in twice]
    if not cards["hand"] and not problems:
        problems.append("--hand: name at least one card")
    if len(cards["trick"]) >= players:
        problems.append(f"--trick: with {len(cards['trick'])} cards the trick of {players} players is full")
    if trick_number is not None and not 1 <= trick_number <= size:
        problems.append(f"--trick-no: a deal has tricks 1 to {size}")
    elif len(cards["hand"]) > size - ((trick_number or 1) - 1):
        problems.append(f"--hand: {len(cards['hand'])} cards are more than a hand holds then")
    first = None if trick_number is None else trick_number == 1
    if first and broken:
        problems.append("--broken: in the first trick hearts cannot be broken yet")
    at = Position(hand=cards["hand"], trick=cards["trick"], first_trick=first, broken=broken)
    if first and not problems and not may_be_first_trick(rules, at):
        opening = show_card(rules["opening.card"])
        problems.append(f"--hand: the holder of {opening} leads to the first trick, and this hand is without it")
    if problems:
        raise Problems(
            Problem(file="", line=0, column=0, code="bad-position", message=message) for message in problems
        )
    return at
