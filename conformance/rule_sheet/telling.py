"""A trick told in sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from conformance.card_names import name_suit
from conformance.cards import show_card, sort_cards
from conformance.rule_sheet.facts import show_number
from conformance.rule_sheet.wording import load_wording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.rule_sheet.tricks import Trick, Turn


@dataclass(frozen=True, kw_only=True)
class Example:
    """A trick in words, and what a picture of it needs."""

    heading: str
    sentences: tuple[str, ...]
    plays: dict[str, str]
    """The card of each seat, in the order played."""
    winner: str
    players: int
    holder: str = ""
    hand: tuple[str, ...] = ()
    """The hand of the holder, in order, where some of its cards could not be played."""
    barred: tuple[str, ...] = ()


def tell_trick(trick: Trick, language: str) -> Example:
    """Return a trick told in a language."""
    chooser = trick.chooser
    return Example(
        heading=load_wording().example.heading[language],
        sentences=tuple(_sentences(trick, language)),
        plays={turn.seat: turn.card for turn in trick.turns},
        winner=trick.winner,
        players=trick.players,
        holder=chooser.seat if chooser else "",
        hand=sort_cards(chooser.hand) if chooser else (),
        barred=tuple(card for card in chooser.hand if card not in chooser.legal) if chooser else (),
    )


def _sentences(trick: Trick, language: str) -> Iterator[str]:
    words = load_wording().example
    first, *others = trick.turns
    yield (
        _choice(first, language)
        if first is trick.chooser
        else words.lead[language].format(seat=first.seat, card=show_card(first.card, language))
    )
    for turn in others:
        card = show_card(turn.card, language)
        if turn is trick.chooser:
            yield _choice(turn, language)
        elif turn.card[-1] == first.card[-1]:
            yield words.follow[language].format(seat=turn.seat, card=card)
        else:
            suit = name_suit(first.card[-1], language)
            yield words.discard[language].format(seat=turn.seat, suit=suit, card=card)
    highest = next(turn.card for turn in trick.turns if turn.seat == trick.winner)
    worth = words.taken["none" if trick.points == 0 else "one" if trick.points == 1 else "other"]
    yield worth[language].format(card=show_card(highest, language), seat=trick.winner, points=show_number(trick.points))


def _choice(turn: Turn, language: str) -> str:
    words = load_wording().example
    patterns = words.only if len(turn.legal) == 1 else words.choice
    return patterns.get(turn.barred_by, patterns["any"])[language].format(
        seat=turn.seat,
        hand=_cards(turn.hand, language),
        legal=_cards(turn.legal, language),
        card=show_card(turn.card, language),
    )


def _cards(cards: tuple[str, ...], language: str) -> str:
    return " ".join(show_card(card, language) for card in sort_cards(cards))
