"""Cards drawn: one card, a hand, a trick on the table; suits differ in shape and in colour, and all have a name."""

from __future__ import annotations

import math
from html import escape
from typing import TYPE_CHECKING, Final

from conformance.card_names import name_card
from conformance.cards import RANK_LETTERS, SUIT_SYMBOLS, seats_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

_WIDTH: Final = 40
_HEIGHT: Final = 56
_STEM: Final = "C11.4 16 12 18 13.6 19H6.4C8 18 8.6 16"
_SUIT_SHAPES: Final = {
    "C": f"M10 1a4 4 0 0 1 3.2 6.4A4.1 4.1 0 1 1 11.2 13.4{_STEM} 8.8 13.4A4.1 4.1 0 1 1 6.8 7.4A4 4 0 0 1 10 1Z",
    "D": "M10 .8 17.4 10 10 19.2 2.6 10Z",
    "S": f"M10 1C12 5 18.2 8 18.2 12.1A3.9 3.9 0 0 1 11.1 14.2{_STEM} 8.9 14.2A3.9 3.9 0 0 1 1.8 12.1C1.8 8 8 5 10 1Z",
    "H": "M10 18.6C4.6 14 1 10.6 1 6.8A4.7 4.7 0 0 1 10 4.8 4.7 4.7 0 0 1 19 6.8C19 10.6 15.4 14 10 18.6Z",
}  # each in a box of 20 by 20


def card_picture(card: str, language: str, *, barred: bool = False) -> str:
    """Return a card as inline SVG; one that is barred is struck through, and its name does not say so.

    >>> '<title>schoppen vrouw</title>' in card_picture("QS", "nl")
    True
    """
    name = escape(name_card(card, language))
    kind = "card barred" if barred else "card"
    return (
        f'<svg class="{kind}" role="img" aria-label="{name}" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="30" height="42">'
        f"<title>{name}</title>{_face(card, language, barred=barred)}</svg>"
    )


def colour_suits(html: str) -> str:
    """Return HTML with the suit signs of its text in their colours, and as signs where a phone would draw pictures.

    Not for HTML that holds drawings or other tags with signs in their attributes.

    >>> colour_suits("7♣").replace(chr(0xFE0E), "|")
    '7<span class="suit-c">♣|</span>'
    """
    for suit, sign in SUIT_SYMBOLS.items():
        html = html.replace(sign, f'<span class="suit-{suit.lower()}">{sign}\ufe0e</span>')
    return html


def hand_picture(cards: Iterable[str], language: str, *, barred: Collection[str] = ()) -> str:
    """Return cards side by side, those barred struck through."""
    pictures = (card_picture(card, language, barred=card in barred) for card in cards)
    return f'<span class="hand">{"".join(pictures)}</span>'


def trick_diagram(
    plays: Mapping[str, str],
    language: str,
    *,
    label: str,
    players: int = 4,
    winner: str | None = None,
    turn: str | None = None,
) -> str:
    """Return a trick as inline SVG, as it lies on the table: A nearest, the others clockwise from there.

    ``plays`` gives each seat its card in the order played, and numbers stand beside them. The card of the winner has a
    frame; the seat whose turn it is has an empty place. ``label`` is read aloud in place of the picture.
    """
    wide, high = 300, 194
    parts = []
    for place, seat in enumerate(seats_of(players)):
        angle = math.tau * (0.25 + place / players)
        x = wide / 2 + math.cos(angle) * 88 - _WIDTH / 2
        y = high / 2 + math.sin(angle) * 62 - _HEIGHT / 2
        parts.append(f'<g transform="translate({x:.0f} {y:.0f})">{_place(seat, plays, language, winner, turn)}</g>')
    said = escape(label)
    return (
        f'<svg class="trick" role="img" aria-label="{said}" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
        f"<title>{said}</title>{''.join(parts)}</svg>"
    )


def _place(seat: str, plays: Mapping[str, str], language: str, winner: str | None, turn: str | None) -> str:
    name = f'<text class="seat" x="-18" y="{_HEIGHT / 2 + 7:.0f}">{seat}</text>'
    if seat not in plays:
        kind = "place turn" if seat == turn else "place"
        return f'{name}<rect class="{kind}" width="{_WIDTH}" height="{_HEIGHT}" rx="5"/>'
    frame = f'<rect class="winner" x="-4" y="-4" width="{_WIDTH + 8}" height="{_HEIGHT + 8}" rx="8"/>'
    number = f'<text class="order" x="{_WIDTH + 13}" y="12">{list(plays).index(seat) + 1}</text>'
    return f"{name}{frame if seat == winner else ''}{_face(plays[seat], language)}{number}"


def _face(card: str, language: str, *, barred: bool = False) -> str:
    rank, suit = card[:-1], card[-1]
    letter = RANK_LETTERS[language].get(rank, rank)
    narrow = ' textLength="24" lengthAdjust="spacingAndGlyphs"' if len(letter) > 1 else ""
    stroke = f'<path class="strike" d="M4 {_HEIGHT - 4} {_WIDTH - 4} 4"/>' if barred else ""
    return (
        f'<g class="suit-{suit.lower()}" aria-hidden="true">'
        f'<rect class="face" x=".75" y=".75" width="{_WIDTH - 1.5}" height="{_HEIGHT - 1.5}" rx="5"/>'
        f'<text class="rank" x="20" y="24"{narrow}>{letter}</text>'
        f'<path class="suit" transform="translate(10 30)" d="{_SUIT_SHAPES[suit]}"/>{stroke}</g>'
    )
