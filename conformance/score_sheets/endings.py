"""Who has won, as a sheet says it below the deals or beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.problems import did_you_mean
from conformance.score_sheets.numbers import looks_like_number
from conformance.score_sheets.sheet import Named
from conformance.score_sheets.words import is_word, plain, split_names, starts_with_word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from conformance.score_sheets.cells import Line
    from conformance.score_sheets.faults import Faults
    from conformance.score_sheets.layout import Layout


def names_winners(line: Line, layout: Layout) -> bool:
    """Tell whether a line says who has won."""
    said = any(starts_with_word(cell, "winner") is not None or _who_won(cell, layout) for cell in line.filled)
    names = {plain(name) for name in layout.players}
    known = all(
        is_word(cell, "mark") or {plain(name) for name in (cell, *split_names(cell))} & names for cell in line.filled
    )
    return said or (known and not any(looks_like_number(cell) for cell in line.filled))


def read_winners(line: Line, layout: Layout, faults: Faults) -> Named | None:
    """Return the winners that a line names; None, and the faults told, where it names none."""
    found: set[int] = set()
    column = 0
    begins = starts_with_word(line.filled[0], "winner") is not None and not all(map(looks_like_number, line.filled[1:]))
    for place, cell in enumerate(line.cells):
        rest = _who_won(cell, layout) or starts_with_word(cell, "winner")
        inside = layout.first <= place < layout.end
        if not cell or rest == "":
            continue
        column = column or line.column(place)
        if rest is None and inside and is_word(cell, "mark"):
            found.add(place - layout.first)
        elif not (begins and looks_like_number(cell)):
            found |= set(_players(rest or cell, line.number, line.column(place), layout.players, faults))
    if not column:
        faults.add(line.number, 0, "no-winner", "nobody is named here", "write the name, or leave the line away")
        return None
    return Named(line=line.number, column=column, players=tuple(sorted(found)))


def read_winner_cell(line: Line, layout: Layout, faults: Faults) -> Named | None:
    """Return the winners named in the column for them, None where nobody is."""
    cell = line.cells[layout.end] if len(line.cells) > layout.end else ""
    if not cell:
        return None
    column = line.column(layout.end)
    found = _players(cell, line.number, column, layout.players, faults)
    return Named(line=line.number, column=column, players=tuple(sorted(found)))


def _who_won(text: str, layout: Layout) -> str:
    """Return the players of whom a text such as `Anna wint` says that they have won; empty where it says no more."""
    words = text.rstrip(" .!").split()
    known = {plain(name) for name in layout.players}
    for place in range(1, len(words)):
        names = " ".join(words[:place])
        if (
            is_word(" ".join(words[place:]), "winner")
            and {plain(name) for name in (names, *split_names(names))} & known
        ):
            return names
    return ""


def _players(text: str, line: int, column: int, players: Sequence[str], faults: Faults) -> Iterable[int]:
    known = {plain(name): number for number, name in enumerate(players)}
    if plain(text) in known:
        return [known[plain(text)]]
    found = []
    for name in split_names(text):
        if plain(name) in known:
            found.append(known[plain(name)])
        else:
            hint = did_you_mean(name, players) or f"the players are {', '.join(players)}"
            faults.add(line, column, "unknown-player", f"there is no column for `{name}`", hint)
    return found
