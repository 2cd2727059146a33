"""A comparison as a table for a spreadsheet; the positions that tell variants apart are left to the other forms."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from reports.comparison_words import phrase, say_cell, title_of

if TYPE_CHECKING:
    from conformance.comparison.result import Comparison


def as_csv(found: Comparison, language: str, *, everything: bool = False) -> str:
    """Return one line a clause: its id, its name, and what it says in each variant."""
    output = io.StringIO()
    writer = csv.writer(output, lineterminator="\n")
    writer.writerow(["id", phrase("clause", language), *(each.name for each in found.profiles)])
    for row in found.rows:
        if everything or not row.agrees:
            cells = (say_cell(cell, language) for cell in row.cells)
            writer.writerow([row.clause, title_of(row.clause, language), *cells])
    return output.getvalue()
