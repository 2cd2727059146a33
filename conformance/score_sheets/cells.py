"""The cells of a CSV file, whichever program and country it comes from."""

from __future__ import annotations

import codecs
import csv
import io
from dataclasses import dataclass, replace
from itertools import count, islice
from typing import TYPE_CHECKING, Final

from conformance.problems import Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

MAXIMUM_BYTES: Final = 1_000_000
_SEPARATORS: Final = (";", "\t", ",", "|")
_LOOKED_AT: Final = 200
"""Lines by which the separator is told."""


@dataclass(frozen=True, kw_only=True)
class Line:
    """A line of cells, without space around them."""

    number: int
    cells: tuple[str, ...]
    passed: frozenset[int] = frozenset()
    """The columns of the file, from 1, of which the cells are left away."""

    @property
    def filled(self) -> list[str]:
        """Return what is in the cells that are not empty."""
        return [cell for cell in self.cells if cell]

    def column(self, place: int) -> int:
        """Return the column of the file, from 1, in which a cell stands; the place counts from 0.

        >>> Line(number=1, cells=("12-3", "7", "5")).without({0}).column(1)
        3
        """
        return next(islice((column for column in count(1) if column not in self.passed), place, None))

    def without(self, places: Collection[int]) -> Line:
        """Return the line without the cells at some places."""
        kept = tuple(cell for place, cell in enumerate(self.cells) if place not in places)
        return replace(self, cells=kept, passed=self.passed | {self.column(place) for place in places})


def read_lines(file: Path) -> list[Line]:
    """Return the lines of a CSV file that are not blank.

    Semicolons, tabs, commas and bars separate cells; the text is UTF-8, UTF-16 with a byte order mark, or Windows-1252.

    Raises:
        Problems: the file cannot be read, or it is no such text.
    """
    return split(_text(file), str(file))


def split(text: str, file: str = "") -> list[Line]:
    r"""Return the lines of a text that are not blank, split into cells.

    Raises:
        Problems: a quotation mark is not closed.

    >>> [line.cells for line in split("A;B\n\n7;8,0\n")]
    [('A', 'B'), ('7', '8,0')]
    """
    first, _, rest = text.partition("\n")
    declared = first.strip() if first.strip().casefold().startswith("sep=") else ""
    body = rest if declared else text
    separator = declared[4:] if len(declared) == 5 else _separator(body)
    return list(_split(body, separator, file, skipped=1 if declared else 0))


def _split(text: str, separator: str, file: str, *, skipped: int) -> Iterator[Line]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    before = 0
    while True:
        try:
            cells = next(reader, None)
        except csv.Error as fault:
            raise _refuse(file, "bad-csv", f"this is no CSV: {fault}", before + 1 + skipped) from fault
        if cells is None:
            return
        number, before = before + 1 + skipped, reader.line_num
        kept = tuple(" ".join(cell.split()) for cell in cells)
        if any(kept):
            yield Line(number=number, cells=kept)


def _separator(text: str) -> str:
    r"""Return the first separator that most lines have outside quotation marks; a title above them may have another.

    >>> _separator('"Anna";"Bram"\n"7,0";"8,0"\n'), _separator("Anna|Bram\n7|8\n")
    (';', '|')
    >>> _separator("De Harten, 3 september\nAnna;Bram\n7,0;8,0\n"), _separator("Anna,Bram\n7,8\n")
    (';', ',')
    """
    filled = (line for line in islice(text.splitlines(), _LOOKED_AT) if line.strip("".join(_SEPARATORS) + ' "'))
    lines = ["".join(line.split('"')[::2]) for line in filled]
    having = {sign: sum(sign in line for line in lines) for sign in _SEPARATORS}
    some = sum(any(sign in line for sign in _SEPARATORS) for line in lines)
    return next((sign for sign in _SEPARATORS if having[sign] and 2 * having[sign] >= some), ",")


def _text(file: Path) -> str:
    try:
        if file.is_dir():
            raise _refuse(str(file), "unreadable-file", "this is a folder", hint="name a file in it")
        with file.open("rb") as opened:
            content = opened.read(MAXIMUM_BYTES + 1)
    except FileNotFoundError:
        raise _refuse(str(file), "no-such-file", "no such file") from None
    except OSError as fault:
        raise _refuse(str(file), "unreadable-file", f"it cannot be read: {fault.strerror}") from fault
    if len(content) > MAXIMUM_BYTES:
        raise _refuse(str(file), "too-large", "this is larger than any score sheet", hint="one match a file")
    return _decoded(content, str(file))


def _decoded(content: bytes, file: str) -> str:
    wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for encoding in ["utf-16"] if wide else ["utf-8-sig", "cp1252"]:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text.replace("\r\n", "\n").replace("\r", "\n")
    raise _refuse(file, "not-text", "this is no text", hint="save the sheet as CSV")


def _refuse(file: str, code: str, message: str, line: int = 0, hint: str = "") -> Problems:
    return Problems([Problem(file=file, line=line, column=0, code=code, message=message, hint=hint)])
