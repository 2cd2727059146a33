"""Reading a score sheet: what is written of which deal, or everything that is wrong with the file, at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from conformance.problems import Problems
from conformance.score_sheets.asides import is_remark
from conformance.score_sheets.cells import read_lines
from conformance.score_sheets.endings import names_winners, read_winner_cell, read_winners
from conformance.score_sheets.faults import Faults
from conformance.score_sheets.labels import deal_number, number_in, says_the_end, says_totals
from conformance.score_sheets.layout import find_layout
from conformance.score_sheets.numbers import NotWholeError, looks_like_number, read_number
from conformance.score_sheets.sheet import Row, Sheet
from conformance.score_sheets.words import is_word, plain

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from conformance.score_sheets.cells import Line
    from conformance.score_sheets.layout import Layout
    from conformance.score_sheets.sheet import Named

MOST_DEALS: Final = 1000
_MOST_LINES: Final = 3 * MOST_DEALS
"""Each deal may have a line of totals below it, and a remark."""
_Counting = Literal["by number", "by word"] | None


def read_sheet(file: Path, players: int) -> Sheet:
    """Return the score sheet in a CSV file.

    Raises:
        Problems: everything that keeps it from being read, each with its line and column.
    """
    return sheet_of(read_lines(file), str(file), players)


def sheet_of(lines: Sequence[Line], file: str, players: int) -> Sheet:
    """Return the score sheet that lines of cells are.

    Raises:
        Problems: everything that keeps it from being read, each with its line and column.
    """
    faults = Faults(file=file)
    if len(lines) > _MOST_LINES:
        faults.add(lines[_MOST_LINES].number, 0, "too-large", f"no match has more than {MOST_DEALS} deals")
        raise Problems(faults.problems)
    layout = find_layout(lines, players, faults)
    if layout is None:
        raise Problems(faults.problems)
    body = _Body(layout=layout, faults=faults, counting=_counting(layout))
    for line in _played(layout):
        body = body.with_line(line)
    body.check_winners()
    if len(body.rows) > MOST_DEALS:
        faults.add(body.rows[MOST_DEALS].line, 0, "too-large", f"no match has more than {MOST_DEALS} deals")
    if faults.problems:
        raise Problems(faults.problems)
    return Sheet(
        file=file,
        players=layout.players,
        columns=layout.columns,
        kind=layout.kind or ("totals" if body.counting else None),
        rows=body.rows,
        final=next((row for row in body.totals[-1:] if row.deal == len(body.rows)), None),
        subtotals=tuple(row for row in body.totals if row is not body.totals[-1] or row.deal < len(body.rows)),
        winners=body.winners,
        named=layout.named,
        passed=layout.passed,
        lines_passed=body.passed,
    )


def _played(layout: Layout) -> Sequence[Line]:
    """Return the lines below the names without those, at the end, of deals that have no more than a number."""
    if not layout.first:
        return layout.body
    written = [line.number for line in layout.body if _has_numbers(line, layout) and not says_totals(line.cells[0])]
    last = written[-1] if written else 0
    return [
        line
        for line in layout.body
        if line.number <= last or len(line.filled) > 1 or deal_number(line.filled[0]) is None
    ]


def _counting(layout: Layout) -> _Counting:
    """Return how the deals are known on a sheet on which no line of numbers is a deal but by a word for totals."""
    lines = [line for line in layout.body if _has_numbers(line, layout) and not is_word(line.cells[0], "start")]
    labels = [line.cells[0] for line in lines]
    numbers = [number_in(label) for label in labels]
    if not layout.first or not all(map(says_totals, labels)) or not (len(labels) > 1 or 1 in numbers):
        return None
    return "by number" if any(number is not None for number in numbers) else "by word"


def _has_numbers(line: Line, layout: Layout) -> bool:
    return any(looks_like_number(cell) for cell in line.cells[layout.first : layout.end])


@dataclass(frozen=True, kw_only=True)
class _Body:
    """What the lines below the names have said so far."""

    layout: Layout
    faults: Faults
    rows: tuple[Row, ...] = ()
    totals: tuple[Row, ...] = ()
    """Those that are written once more, below some of the deals or all of them."""
    winners: Named | None = None
    passed: tuple[tuple[int, str], ...] = ()
    counting: _Counting = None
    ended: bool = False
    started: bool = False
    last: int = 0
    """The number of the last deal, as it is written."""
    unsure: bool = False
    """Whether the line above may have been a deal, and the one after it the next."""

    def with_line(self, line: Line) -> _Body:
        """Return what is said with one line more."""
        label = line.cells[0] if self.layout.first else ""
        if self._is_head(line):
            message = "the names begin anew here"
            self.faults.add(line.number, 0, "second-match", message, "put every match into a file of its own")
            return self
        if names_winners(line, self.layout):
            named = read_winners(line, self.layout, self.faults)
            return replace(self, winners=self._one_winner(named))
        if self._says_totals(line):
            return self._with_totals(line)
        if is_remark(line, self.layout.first, self.layout.end):
            return replace(self, passed=(*self.passed, (line.number, line.filled[0])))
        return self._with_deal(line, label)

    def _says_totals(self, line: Line) -> bool:
        """Tell whether a line has the totals below some deals, and is not a deal itself."""
        label = line.cells[0]
        if not self.rows or not says_totals(label):
            return False
        if self.counting == "by word":
            return says_the_end(label)
        return self.counting is None or number_in(label) is None

    def _with_totals(self, line: Line) -> _Body:
        ended = self.ended or says_the_end(line.cells[0])
        row = self._row(line if self.layout.first else line.without({0}), len(self.rows))
        return replace(self, totals=(*self.totals, row) if row else self.totals, ended=ended)

    def check_winners(self) -> None:
        """Find fault with winners who are named before the last deal."""
        if self.winners and self.rows and self.winners.line < self.rows[-1].line:
            message = "a winner is named here, and more deals follow"
            at = (self.winners.line, self.winners.column)
            self.faults.add(*at, "winner-before-the-end", message, "name the winner at the last deal")

    def _with_deal(self, line: Line, label: str) -> _Body:
        opening = is_word(label, "start") or deal_number(label) == 0
        if label and not opening and self._number_of(label) is None:
            return self._with_stranger(line, label)
        row = self._row(line, len(self.rows) + 1)
        if not self.rows and not self.started and row is not None and not any(row.numbers):
            return replace(self, started=True)
        if opening:
            message = "everybody starts a match at 0" if not self.rows else "a match starts above its first deal"
            self.faults.add(line.number, line.column(0), "no-start", message)
            return replace(self, started=True)
        last = self._check_number(line, label)
        if self.ended:
            self.faults.add(line.number, 0, "after-the-end", "a deal stands below the end of the sheet")
        named = read_winner_cell(line, self.layout, self.faults) if self.layout.winners else None
        # A line that cannot be read keeps its place, so that those after it are not taken for others.
        row = row or Row(line=line.number, deal=len(self.rows) + 1, numbers=(0,) * len(self.layout.players))
        rows, winners = (*self.rows, row), self._one_winner(named)
        return replace(self, rows=rows, winners=winners, last=last, unsure=False)

    def _with_stranger(self, line: Line, label: str) -> _Body:
        what = f"`{label}` is no number of a deal"
        hint = f"the next deal is {self.last + 1}; a line that is no deal begins with a word such as Total or Remarks"
        self.faults.add(line.number, line.column(0), "no-deal-number", what, hint)
        return replace(self, unsure=True)

    def _number_of(self, label: str) -> int | None:
        """Return the number of a deal by what stands before it; where words count the deals, that of the next."""
        if self.counting == "by word":
            return self.last + 1
        return number_in(label) if self.counting and says_totals(label) else deal_number(label)

    def _one_winner(self, named: Named | None) -> Named | None:
        if named and self.winners:
            self.faults.add(named.line, named.column, "winner-twice", "the winner is named a second time")
        return named or self.winners

    def _check_number(self, line: Line, label: str) -> int:
        """Return the number of a deal, told the fault where it is not the next."""
        due = self.last + 1
        number = self._number_of(label) if label else None
        if number is None or (self.unsure and number == due + 1):
            return number or due
        if number != due:
            hint = "the deals are numbered 1, 2, 3 …; is a line missing?" if number > due else "is a line there twice?"
            self.faults.add(line.number, line.column(0), "deal-number", f"deal {due} is due here, not {number}", hint)
        return number

    def _row(self, line: Line, deal: int) -> Row | None:
        numbers: list[int] = []
        for place in range(self.layout.first, self.layout.end):
            cell = line.cells[place] if place < len(line.cells) else ""
            number = self._number(cell, line, place)
            if number is not None:
                numbers.append(number)
        end = self.layout.end + self.layout.winners
        for place, cell in enumerate(line.cells[end:], start=end):
            if cell:
                message = f"`{cell}` stands in a column that is nobody's"
                hint = "one column a player; a column with a word such as Remarks above it is passed over"
                self.faults.add(line.number, line.column(place), "stray-cell", message, hint)
        complete = len(numbers) == len(self.layout.players)
        return Row(line=line.number, deal=deal, numbers=tuple(numbers)) if complete else None

    def _number(self, cell: str, line: Line, place: int) -> int | None:
        name = self.layout.players[place - self.layout.first]
        at, column = line.number, line.column(place)
        if not cell:
            self.faults.add(at, column, "missing-number", f"{name} has no number here", "write 0 where it is 0")
            return None
        try:
            return read_number(cell)
        except NotWholeError:
            what = "a whole number of points" if looks_like_number(cell) else "a number"
            hint = "" if plain(cell) else "write 0 where it is 0"
            self.faults.add(at, column, "not-a-number", f"`{cell}` of {name} is not {what}", hint)
            return None

    def _is_head(self, line: Line) -> bool:
        cells = [plain(cell) for cell in line.cells[self.layout.first : self.layout.end]]
        return self.layout.named and cells == [plain(name) for name in self.layout.players]
