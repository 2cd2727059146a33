"""What a deal is played and counted on: an array of one row a thing and one column a seat."""

from __future__ import annotations

from typing import Final

HANDS: Final = 0
CAPTURED: Final = 1
POINTS: Final = 2
"""Of the cards captured so far."""
TURNED: Final = 3
"""Points captured up to and with the trick that turned the deal round."""
SCORE: Final = 4
"""What the deal counts for each seat, once it is over."""
TOTALS: Final = 5
"""Before the deal, and after it once it is counted."""
TRIAL: Final = 6
"""Totals if the deal ended now."""
PASSED: Final = 7
SAID: Final = 8
"""What the record says."""
ROWS: Final = 9
SEATS: Final = 6

NOBODY: Final = -1
EVERYBODY: Final = (1 << SEATS) - 1
ADDING: Final = 0
SUBTRACTING: Final = 1
