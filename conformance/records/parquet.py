"""Records in a Parquet file: a row is a game, the columns are the fields of the short form; null is not said.

Columns: `game` text · `profile` text · `start` struct · `deals` list of structs with `hands` text, `passes` list of
texts, `plays` text, `score` list of whole numbers, `totals` list of whole numbers · `winners` text · `note` anything.
"""

from __future__ import annotations

import mmap
import os
from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.problems import did_you_mean
from conformance.records.packed import DamagedError
from conformance.records.written import WrittenGame

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MAGIC: Final = b"PAR1"
_ROWS: Final = 1024
_TOLD: Final = 10
"""Groups of rows that are lost and told."""
_BUFFER: Final = 1 << 20
_LENGTH: Final = 4
"""Bytes of the length of a footer; it stands between the footer and the magic at the end."""
_VERSION: Final = b"\x15"
"""The first byte of a footer."""
_NO_TEXT: Final = b"\xff\n"
"""In place of a row whose text is no UTF-8: a line that is none either."""


def read_rows(path: Path) -> Iterator[bytes]:
    """Yield each row as a line of JSON with its newline, a batch of rows in memory at a time.

    Raises:
        DamagedError: it is cut short, corrupt, one file behind another, or has a column that no record has; or nothing
            here reads Parquet. What can be read all the same comes first.
    """
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        hint = "install hartenjagen[files]"
        raise DamagedError("needs-files", "Parquet is read with the package pyarrow, which is not here", hint) from None
    try:
        with pyarrow.parquet.ParquetFile(path, buffer_size=_BUFFER, pre_buffer=False) as file:
            _require_one_file(path, file.metadata)
            _require_columns(file.schema_arrow.names)
            lost: list[str] = []
            behind, reason = 0, ""
            for group in range(file.num_row_groups):
                left = file.metadata.row_group(group).num_rows
                behind += left
                try:
                    for batch in file.iter_batches(_ROWS, row_groups=[group], use_threads=False):
                        yield from _lines(batch)
                        left -= batch.num_rows
                except (pyarrow.ArrowException, OSError) as fault:
                    reason = reason or _reason(fault)
                    lost.append(f"{behind - left + 1} to {behind}")
                    yield b"\n" * left  # so that the rows behind keep their numbers
    except (pyarrow.ArrowException, OSError, UnicodeDecodeError) as fault:  # the last: names of columns
        raise DamagedError("corrupt-file", f"corrupt or truncated Parquet: {_reason(fault)}") from fault
    if lost:
        more = f", and {len(lost) - _TOLD} groups of rows more," if len(lost) > _TOLD else ""
        what = f"corrupt Parquet: rows {', '.join(lost[:_TOLD])}{more} cannot be read: {reason}"
        raise DamagedError("corrupt-file", what, "all other rows were read; get the file again")


def _reason(fault: Exception) -> str:
    return str(fault).splitlines()[0] if str(fault) else type(fault).__name__


def _lines(batch: Any) -> Iterator[bytes]:
    for place in range(batch.num_rows):
        try:
            (row,) = batch.slice(place, 1).to_pylist()
        except UnicodeDecodeError:
            yield _NO_TEXT
        else:
            yield msgspec.json.encode(_said(row), enc_hook=str) + b"\n"


def _require_one_file(path: Path, footer: Any) -> None:
    """Refuse a file of which the footer describes only the end: nobody would miss the games before it."""
    before = _bytes_before(path, _end_of_columns(footer))
    if before:
        what = f"the last Parquet file in it begins behind {before:,} other bytes, and its footer tells of nothing else"
        raise DamagedError("corrupt-file", what, "Parquet files cannot be joined end to end: name each by itself")


def _end_of_columns(footer: Any) -> int:
    groups = (footer.row_group(number) for number in range(footer.num_row_groups))
    columns = (group.column(number) for group in groups for number in range(group.num_columns))
    ends = (
        min(column.dictionary_page_offset or column.data_page_offset, column.data_page_offset)
        + column.total_compressed_size
        for column in columns
    )
    return max(ends, default=len(MAGIC))


def _bytes_before(path: Path, end_of_columns: int) -> int:
    """Return how many bytes stand before the Parquet file that ends with a file.

    Places in a Parquet file are counted from its own beginning. Between its columns and its footer there is nothing
    but, with some writers, an index: where there is more, the magic of that beginning is looked for.
    """
    with path.open("rb") as stream:
        tail = stream.seek(-_LENGTH - len(MAGIC), os.SEEK_END)
        between = tail - int.from_bytes(stream.read(_LENGTH), "little") - end_of_columns
        if between <= 0:
            return 0
        stream.seek(between)
        if stream.read(len(MAGIC)) == MAGIC:
            return between
        with mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ) as data:
            place = data.rfind(MAGIC + MAGIC)
            while place >= 0 and not _is_end_of_file(data, place):
                place = data.rfind(MAGIC + MAGIC, 0, place + len(MAGIC))
            return place + len(MAGIC) if place >= 0 else 0


def _is_end_of_file(data: mmap.mmap, magic: int) -> bool:
    """Tell whether a magic stands behind a footer, not in a text."""
    length = int.from_bytes(data[max(magic - _LENGTH, 0) : magic], "little")
    footer = magic - _LENGTH - length
    return footer >= len(MAGIC) and data[footer : footer + 1] == _VERSION


def _require_columns(names: list[str]) -> None:
    known = WrittenGame.__struct_encode_fields__
    strange = [name for name in names if name not in known]
    missing = [name for name in ("game", "deals") if name not in names]
    if strange:
        hint = did_you_mean(strange[0], known) or f"columns of a record are {', '.join(known)}"
        raise DamagedError("unknown-field", f"no record has a column `{strange[0]}`", hint)
    if missing:
        hint = "a row is a game with its deals; see spec/records.md"
        raise DamagedError("missing-field", f"the column `{missing[0]}` is missing", hint)


def _said(value: Any) -> Any:
    """Return a value without what is null in it."""
    if isinstance(value, dict):
        return {name: _said(inner) for name, inner in value.items() if inner is not None}
    if isinstance(value, list):
        return [_said(inner) for inner in value]
    return value.decode(errors="replace") if isinstance(value, bytes) else value
