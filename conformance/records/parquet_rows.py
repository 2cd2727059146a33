"""Games written as the rows of a Parquet file, in the columns that `parquet` reads."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from conformance.problems import refuse
from conformance.records.interrupts import uninterrupted

if TYPE_CHECKING:
    from collections.abc import Callable

    from conformance.records.record import GameRecord

_ROWS: Final = 5000


def require_pyarrow() -> None:
    """Check that Parquet can be written.

    Raises:
        Problems: the package for it is not here.
    """
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise refuse("needs-files", "Parquet needs the package pyarrow", "install hartenjagen[files]") from None


class RowWriter:
    """Writes games to a stream, one a row; what is not said is null."""

    def __init__(self, stream: BinaryIO, as_line: Callable[[GameRecord], bytes]) -> None:
        """``as_line`` gives the short form of a game."""
        import pyarrow.parquet

        self._columns = _columns()
        self._file = pyarrow.parquet.ParquetWriter(stream, self._columns)
        self._as_line = as_line
        self._rows: list[dict[str, Any]] = []
        self.written = 0
        """How many games it was given."""

    def write(self, game: GameRecord) -> None:
        """Keep a game, and write those kept once they are many.

        Raises:
            Problems: the short form cannot say what was played.
        """
        row = json.loads(self._as_line(game))
        if any(isinstance(deal.get("plays", ""), list) for deal in row["deals"]):
            what = f"game {game.game} has a card played by a seat that does not hold it, which no row can say"
            raise refuse("no-row", what, "write JSON Lines, which can")
        with uninterrupted():
            self._rows.append(row)
            self.written += 1
        if len(self._rows) >= _ROWS:
            self._put()

    def close(self) -> None:
        """Write the rest, and the end of the file."""
        self._put()
        self._file.close()

    def _put(self) -> None:
        import pyarrow

        with uninterrupted():
            if self._rows:
                self._file.write_table(pyarrow.Table.from_pylist(self._rows, schema=self._columns))
                self._rows = []


def _columns() -> Any:
    import pyarrow

    text, number = pyarrow.string(), pyarrow.int64()
    numbers = pyarrow.list_(number)
    start = pyarrow.struct({"deal": number, "dealer": text, "totals": numbers, "phase": text})
    deal = {"hands": text, "passes": pyarrow.list_(text), "plays": text, "score": numbers, "totals": numbers}
    deals = pyarrow.list_(pyarrow.struct(deal))
    return pyarrow.schema({"game": text, "profile": text, "start": start, "deals": deals, "winners": text})
