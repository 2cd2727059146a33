"""Where in a deal a wanted position may stand: its trick, the places of its earlier tricks, the opening seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING

from reference_impl.search.faults import trick_by_hands
from reference_impl.search.layout import ContradictionError, lay_out

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reference_impl.search.dice import Dice
    from reference_impl.search.layout import Layout
    from reference_impl.search.readings import Reading
    from reference_impl.search.wanted import Wanted

FRAMES = 12
"""Frames searched at most."""
LAID_OUT = 300
"""Frames looked at, at most, to find them."""
REASONS = 3
"""Reasons given at most when there is none."""


@dataclass(frozen=True, kw_only=True)
class Frame:
    """One way to place a wanted position in a deal."""

    wanted: Wanted
    at: int
    earlier_at: tuple[int, ...]
    layout: Layout
    """Under the first reading alone."""

    def under(self, readings: tuple[Reading, ...]) -> Layout:
        """Lay out under several readings.

        Raises:
            ContradictionError: the position cannot be under all of them.
        """
        return lay_out(self.wanted, readings, at=self.at, earlier_at=self.earlier_at)


def find_frames(wanted: Wanted, reading: Reading, dice: Dice) -> tuple[Frame, ...]:
    """Return the frames that the first reading leaves possible, the plainest first.

    Raises:
        ContradictionError: there are none.
    """
    found: list[Frame] = []
    reasons: dict[str, None] = {}
    for number, (at, earlier_at) in enumerate(_places(wanted, reading, dice)):
        try:
            found += _with_openers(wanted, reading, at, earlier_at)
        except ContradictionError as error:
            reasons |= dict.fromkeys(error.reasons)
        if len(found) >= FRAMES or number >= LAID_OUT:
            break
    if not found:
        reasons = reasons or {f"There is no room for the {len(wanted.earlier)} earlier tricks.": None}
        raise ContradictionError(*list(reasons)[:REASONS])
    return tuple(found[:FRAMES])


def compatible(frame: Frame, readings: tuple[Reading, ...]) -> tuple[Reading, ...]:
    """Return the first reading and those others that the frame can be laid out under together with it."""
    kept = readings[:1]
    for reading in readings[1:]:
        try:
            frame.under((*kept, reading))
        except ContradictionError:
            continue
        kept = (*kept, reading)
    return kept


def _with_openers(wanted: Wanted, reading: Reading, at: int, earlier_at: tuple[int, ...]) -> Iterator[Frame]:
    layout = lay_out(wanted, (reading,), at=at, earlier_at=earlier_at)
    if at > 1 or len(layout.openers) == 1:
        yield Frame(wanted=wanted, at=at, earlier_at=earlier_at, layout=layout)
        return
    for opener in layout.openers:
        opened = replace(wanted, leader=opener)
        layout = lay_out(opened, (reading,), at=at, earlier_at=earlier_at)
        yield Frame(wanted=opened, at=at, earlier_at=earlier_at, layout=layout)


def _places(wanted: Wanted, reading: Reading, dice: Dice) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield tricks for the position and its earlier tricks, the first trick used for one only where it must be."""
    opened_by_earlier = bool(wanted.earlier) and wanted.earlier[0][0][1] == reading.opening_card
    tricks = _tricks(wanted, reading, dice)
    choices: list[list[tuple[int, ...]]] = []
    for at in tricks:
        places = dice.shuffled(combinations(range(1, at), len(wanted.earlier)))
        choices.append(sorted(places, key=lambda chosen: (chosen[:1] == (1,)) != opened_by_earlier))
    for rank in range(max(map(len, choices))):
        for at, places in zip(tricks, choices, strict=True):
            if rank < len(places):
                yield at, places[rank]


def _tricks(wanted: Wanted, reading: Reading, dice: Dice) -> list[int]:
    """Return the tricks the position may stand at, the likeliest first."""
    by_hands = trick_by_hands(wanted)
    if by_hands or wanted.at is not None:
        return [*by_hands] or [wanted.at or 1]
    stream = (*wanted.trick_so_far, *wanted.plays)
    has_past = bool(wanted.earlier or wanted.broken or any(wanted.taken.values()))
    opens = bool(stream) and stream[0][1] == reading.opening_card
    if opens or not (has_past or stream or wanted.leader is not None):
        return [1]
    needed = -(-len(stream) // reading.players) + (1 if wanted.finish else 0)
    latest = max(1, reading.tricks - max(needed, 1) + 1)
    earliest = min(len(wanted.earlier) + 2, latest)
    middle = (earliest + latest) // 2
    tricks = sorted(dice.shuffled(range(earliest, latest + 1)), key=lambda trick: abs(trick - middle) > 1)
    return [*tricks, *range(earliest - 1, 0, -1)]
