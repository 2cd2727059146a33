"""Example tables in another language: whose columns are whose, and how they are laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.translation.marks import is_marked, mark

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.translation.handwriting import Table


def name_columns(
    columns: Sequence[str], cells: Mapping[str, Mapping[str, str]], written: Table, reserved: Mapping[str, str]
) -> dict[str, str]:
    """Return what each column is called, as far as the table that people wrote tells it; marked where it does not.

    A column is known by what its cells say, and where they have changed by where it stands. `reserved` are columns
    with a name of their own.
    """
    named = {column: reserved[column] for column in columns if column in reserved}
    free = [name for name in written.columns if name not in named.values() and not is_marked(name)]
    for column in columns:
        alike = [name for name in free if column not in named and _alike(cells.get(column, {}), written, name)]
        if alike:
            there = _at(written.columns, columns.index(column))
            named[column] = there if there in alike else alike[0]
            free.remove(named[column])
    for place, column in enumerate(columns):
        there = _at(written.columns, place)
        if column not in named and there in free and len(columns) == len(written.columns):
            named[column] = there
            free.remove(there)
    return {column: named.get(column, mark(column)) for column in columns}


def cell_of(written: Table, row: str, name: str) -> str:
    """Return what people wrote in a cell; empty when they did not."""
    if name not in written.columns or row not in written.rows:
        return ""
    text = written.rows[row][written.columns.index(name)]
    return "" if is_marked(text) else text


def lay_out(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the lines of a table, with its columns in line.

    >>> lay_out([["id", "cards"], ["B29TO", "7♦"]])
    ['| id    | cards |', '| B29TO | 7♦    |']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows
    ]


def _alike(cells: Mapping[str, str], written: Table, name: str) -> bool:
    common = cells.keys() & written.rows.keys()
    place = written.columns.index(name)
    return bool(common) and all(written.rows[row][place] == cells[row] for row in common)


def _at(columns: Sequence[str], place: int) -> str:
    return columns[place] if place < len(columns) else ""
