"""Score sheets on which every player has a line and every deal a column."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.score_sheets.labels import deal_number, says_totals
from conformance.score_sheets.numbers import looks_like_number
from conformance.score_sheets.words import is_word, plain, starts_with_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.score_sheets.cells import Line

_PLAYERS: Final = range(3, 9)


def is_turned(lines: Sequence[Line]) -> Line | None:
    r"""Return the line of the first player where every line of numbers begins with a name; None on other sheets.

    >>> from conformance.score_sheets.cells import split
    >>> turned = is_turned(split("Speler;1;2\nAnna;7;22\nBram;5;20\nCor;3;3\n"))
    >>> turned.number if turned else None, is_turned(split("Ronde;Anna;Bram;Cor\n1;7;5;3\n2;8;9;9\n"))
    (2, None)
    """
    players = [line for line in lines if _is_of_a_player(line)]
    if len(players) not in _PLAYERS or len({plain(line.cells[0]) for line in players}) < len(players):
        return None
    others = [line for line in lines if line not in players and any(map(looks_like_number, line.cells[1:]))]
    above = [line for line in lines if line.number < players[0].number and len(line.filled) > 1][-1:]
    return players[0] if others in ([], above) and all(map(_is_over_deals, above)) else None


def _is_of_a_player(line: Line) -> bool:
    label, *others = line.cells
    filled = [cell for cell in others if cell]
    numbers = [cell for cell in filled if looks_like_number(cell)]
    return bool(numbers) and 2 * len(numbers) > len(filled) and _is_name(label)


def _is_name(text: str) -> bool:
    told = any(is_word(text, group) for group in ("deal", "player", "start", "aside", "footer", "totals", "scores"))
    number = looks_like_number(text) or deal_number(text) is not None
    return bool(text) and not told and not number and not says_totals(text) and starts_with_word(text, "winner") is None


def _is_over_deals(line: Line) -> bool:
    """Tell whether a line has no names, but the numbers of deals and words such as Total."""
    return all(
        deal_number(cell) is not None or says_totals(cell) or any(is_word(cell, group) for group in ("aside", "winner"))
        for cell in line.cells[1:]
        if cell
    )
