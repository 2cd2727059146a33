"""Which column of a score sheet is whose, as its first lines say."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from conformance.cards import seats_of
from conformance.score_sheets.asides import is_aside, pass_over
from conformance.score_sheets.labels import deal_number, says_totals
from conformance.score_sheets.numbers import looks_like_number
from conformance.score_sheets.turned import is_turned
from conformance.score_sheets.words import is_word, plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.score_sheets.asides import Table
    from conformance.score_sheets.cells import Line
    from conformance.score_sheets.faults import Faults
    from conformance.score_sheets.sheet import Kind


_FEW: Final = 2


@dataclass(frozen=True, kw_only=True)
class Layout:
    """The columns of a sheet; places count from 0."""

    players: tuple[str, ...]
    first: int
    """The column of the first player: 1 where the deals are numbered."""
    kind: Kind | None
    named: bool
    winners: bool
    """Whether the column after the last player is for the winners."""
    body: tuple[Line, ...]
    """The lines below the names."""
    columns: tuple[int, ...]
    """In which column of the file each player stands, from 1."""
    passed: tuple[str, ...] = ()
    """What stands above the columns that are passed over; no line of the body has them."""

    @property
    def end(self) -> int:
        """Return the column after the last player."""
        return self.first + len(self.players)


def find_layout(lines: Sequence[Line], players: int, faults: Faults) -> Layout | None:
    """Return the layout of a sheet for so many players; None, and the faults told, where it has another."""
    if turned := is_turned(lines):
        hint = (
            "put the players beside one another and each deal on a line; a spreadsheet does it: copy, paste transposed"
        )
        faults.add(turned.number, 0, "turned-sheet", "here the players stand below one another", hint)
        return None
    titles, rest = _titles(lines)
    kind = next((said for title in titles if (said := _kind(title))), None)
    if not rest:
        return _without_names((), players, 0, kind)
    head, *body = rest
    if _is_head(head):
        return _with_names(pass_over(_with_corner(head, body, players), body), players, kind, faults)
    width = max((_width(line) for line in rest if not says_totals(line.cells[0])), default=players)
    if width not in (players, players + 1) or (width > players and not _numbered(rest)):
        _wrong_width(head, width, players, faults)
        return None
    return _without_names(rest, players, width - players, kind)


def _without_names(lines: Sequence[Line], players: int, first: int, kind: Kind | None) -> Layout:
    return Layout(
        players=seats_of(players),
        first=first,
        kind=kind,
        named=False,
        winners=False,
        body=tuple(lines),
        columns=tuple(range(first + 1, first + players + 1)),
    )


def _with_names(table: Table, players: int, kind: Kind | None, faults: Faults) -> Layout | None:
    head, body = table.head, table.body
    cells = head.cells[: _width(head)]
    winners = len(cells) > 1 and is_word(cells[-1], "winner")
    names = cells[:-1] if winners else cells
    leads = _leads(names[0])
    beside = len(names) == players + 1 and (is_word(names[0], "player") or _numbered(body))
    first = 1 if leads or beside else 0
    if len(names) - first != players:
        _wrong_width(head, len(names) - first, players, faults)
        return None
    _check_names(head, names, first, faults)
    return Layout(
        players=names[first:],
        first=first,
        kind=(_kind(names[0]) if first else None) or kind,
        named=True,
        winners=winners,
        body=body,
        columns=tuple(head.column(place) for place in range(first, first + players)),
        passed=table.passed,
    )


def _titles(lines: Sequence[Line]) -> tuple[list[str], Sequence[Line]]:
    """Return what stands above the table, and the table; of lines of words the fullest is the one with the names."""
    top = list(takewhile(lambda line: _is_title(line) or (_has_names(line) and not _is_numbered(line)), lines))
    named = [line for line in top if not _is_title(line)]
    if named:
        head = top.index(max(named, key=lambda line: len(line.filled)))
        return [cell for line in top[:head] for cell in line.filled], lines[head:]
    return [cell for line in top for cell in line.filled], lines[len(top) :]


def _is_title(line: Line) -> bool:
    """Tell whether a line is certainly not the one with the names, such as `Avond;3`."""
    words, numbers = line.filled[0], line.filled[1:]
    short = len(numbers) < _FEW and all(map(looks_like_number, numbers))
    return is_aside(line) or (short and not looks_like_number(words) and not (numbers and _is_numbered(line)))


def _is_numbered(line: Line) -> bool:
    return deal_number(line.cells[0]) is not None or says_totals(line.cells[0])


def _with_corner(head: Line, body: Sequence[Line], players: int) -> Line:
    """Return the names with an empty cell before them, where nothing stands above the numbers of the deals."""
    wide = [_width(line) for line in body if sum(map(looks_like_number, line.cells)) > 1]
    named = _width(head) == len(head.filled) and not _leads(head.cells[0])
    beside = named and len(head.filled) == players and set(wide) == {players + 1} and _numbered(body)
    return replace(head, cells=("", *head.cells)) if beside else head


def _leads(text: str) -> bool:
    """Tell whether what stands above the first column is no name."""
    return not text or is_word(text, "deal") or _kind(text) is not None


def _kind(text: str) -> Kind | None:
    scores, totals = is_word(text, "scores"), is_word(text, "totals")
    return None if scores is totals else "scores" if scores else "totals"


def _is_head(line: Line) -> bool:
    label = line.cells[0]
    says = label and not looks_like_number(label) and deal_number(label) is None and not is_word(label, "start")
    return bool(says) or _has_names(line)


def _has_names(line: Line) -> bool:
    """Tell whether at least half the cells behind the first are names, or numbers below a word such as Deal."""
    filled = [cell for cell in line.cells[1:] if cell]
    names = [cell for cell in filled if not looks_like_number(cell)]
    return bool(filled) and (2 * len(names) >= len(filled) or is_word(line.cells[0], "deal"))


def _numbered(lines: Sequence[Line]) -> bool:
    """Tell whether the first column counts the deals."""
    numbers = [deal_number(line.cells[0]) for line in lines if line.cells[0]]
    known = [number for number in numbers if number is not None]
    return bool(known) and known == list(range(known[0], known[0] + len(known))) and known[0] in (0, 1)


def _width(line: Line) -> int:
    return max(place for place, cell in enumerate(line.cells, start=1) if cell)


def _wrong_width(line: Line, found: int, players: int, faults: Faults) -> None:
    code, more = ("too-many-players", "more") if found > players else ("too-few-players", "fewer")
    what = f"the sheet has {found} columns for players, {more} than the {players} of this profile"
    hint = (
        "the first line names the players, one column each; before them at most one with the number of the deal; "
        "a column with a word such as Date or Remarks above it is passed over"
    )
    faults.add(line.number, 0, code, what, hint)


def _check_names(head: Line, names: Sequence[str], first: int, faults: Faults) -> None:
    seen: set[str] = set()
    for place, name in enumerate(names[first:], start=first):
        column = head.column(place)
        if not name:
            faults.add(head.number, column, "no-name", "this column has no player", "write a name above it")
        elif plain(name) in seen:
            faults.add(head.number, column, "named-twice", f"`{name}` is named twice", "each player has one column")
        seen.add(plain(name))
