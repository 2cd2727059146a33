"""A trick drawn with letters, as it lies on the table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from conformance.cards import seats_of, show_card

if TYPE_CHECKING:
    from collections.abc import Mapping

_WIDTH: Final = 34
_HEIGHT: Final = 8


def draw_trick(plays: Mapping[str, str], language: str, *, players: int = 4, winner: str = "") -> list[str]:
    r"""Return the lines of a picture: A nearest, the others clockwise, plays numbered, the card of the winner framed.

    >>> print("\n".join(draw_trick({"A": "KC", "B": "JC", "C": "QS", "D": "8C"}, "nl", winner="A")))
                     C (3)
                       V♠
    <BLANKLINE>
        B (2)                     D (4)
          B♣                        8♣
    <BLANKLINE>
                     A (1)
                      [H♣]
    """
    canvas = [[" "] * (_WIDTH + 8) for _ in range(_HEIGHT)]
    for place, seat in enumerate(seats_of(players)):
        angle = math.tau * (0.25 + place / players)
        column = round(_WIDTH / 2 + math.cos(angle) * 13)
        row = round((_HEIGHT - 2) / 2 * (1 + math.sin(angle)))
        if seat in plays:
            card = show_card(plays[seat], language)
            _put(canvas, row, column, f"{seat} ({list(plays).index(seat) + 1})")
            _put(canvas, row + 1, column + 1, f"[{card}]" if seat == winner else f" {card}")
        else:
            _put(canvas, row, column, seat)
    return ["".join(row).rstrip() for row in canvas]


def _put(canvas: list[list[str]], row: int, column: int, text: str) -> None:
    canvas[row][column : column + len(text)] = text
