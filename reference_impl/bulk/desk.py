"""What a deal is played and counted on: an array of one row a thing and one column a seat."""

from __future__ import annotations

from typing import Final

from reference_impl.bulk.compiling import whole

HANDS: Final = whole(0)
CAPTURED: Final = whole(1)
POINTS: Final = whole(2)
"""Of the cards captured so far."""
TURNED: Final = whole(3)
"""Points captured up to and with the trick that turned the deal round."""
SCORE: Final = whole(4)
"""What the deal counts for each seat, once it is over."""
TOTALS: Final = whole(5)
"""Before the deal, and after it once it is counted."""
TRIAL: Final = whole(6)
"""Totals if the deal ended now."""
PASSED: Final = whole(7)
SAID: Final = whole(8)
"""What the record says."""
ROWS: Final = 9
SEATS: Final = 6

NOBODY: Final = whole(-1)
NONE: Final = whole(0)
"""No seats, where a number stands for some, a bit each."""
EVERYBODY: Final = whole((1 << SEATS) - 1)
ADDING: Final = whole(0)
SUBTRACTING: Final = whole(1)
MORE: Final = whole(1)
LESS: Final = whole(-1)
