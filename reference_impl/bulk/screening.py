"""A screen for recorded games: it finds those that are certainly fine, many thousands in the time of one looked at.

What it does not call fine need not be wrong. It may be written in another way than the suite writes games, it may be
incomplete, or nobody may have thought of it; the readable verifier looks at it again and finds the words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from reference_impl.bulk.missing import NoBulkError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from reference_impl.rules import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class Screened:
    """What a block of lines came to."""

    starts: NDArray[np.int64]
    """Where each line begins in the block; an empty line is one too."""
    fine: NDArray[np.bool_]
    """By line: whether it is a game that is certainly fine."""
    deals: int
    """In the games that are fine."""
    plays: int
    """Cards played in them."""


class Screen:
    r"""Screens games by one set of rules, any that can be written down; nothing is compiled anew for other rules.

    >>> from conformance.rules import load_profile
    >>> from reference_impl.rules import Rules
    >>> screen = Screen(Rules.from_values(load_profile("nl-short").rules))
    >>> found = screen.fine(b'{"game":"1","deals":[]}\n{"game":"2"}')
    >>> found.starts.tolist(), found.fine.tolist()
    ([0, 24], [False, False])
    """

    def __init__(self, rules: Rules, *, profile: str = "") -> None:
        """Make a screen; games that say they are played by this very ``profile`` may be fine too.

        Raises:
            NoBulkError: numba or numpy is not installed.
        """
        try:
            from reference_impl.bulk import lines, tables  # noqa: F401
        except ImportError as fault:
            raise NoBulkError from fault
        self.in_reach = tables.is_in_reach(rules)
        """Whether the numbers of the rules fit the machine; if not, nothing is called fine."""
        self._cards = rules.pack.bit_count()
        self._players = rules.players
        if self.in_reach:
            self._table, self._cycle = tables.table_of(rules), tables.cycle_of(rules)
        self._profile = f',"profile":{msgspec.json.encode(profile).decode()}' if profile else ""

    def fine(self, data: bytes) -> Screened:
        """Look at every line of a block of bytes; the last one may lack its line feed.

        A line is fine when it is a game in the short form, letter by letter as the suite writes it, that says the
        hands, the passes and the plays of whole deals, and when all that it says is so under the rules.
        """
        import numpy as np

        from reference_impl.bulk.lines import screen_lines

        number = data.count(b"\n") + (data[-1:] not in (b"", b"\n"))
        starts, fine = np.zeros(number, np.int64), np.zeros(number, np.bool_)
        block = np.frombuffer(data, np.uint8)
        if not self.in_reach:
            return _nothing(block)
        profile = np.frombuffer(self._profile.encode(), np.uint8)
        deals, plays = screen_lines(self._table, self._cycle, profile, block, starts, fine)
        return Screened(starts=starts, fine=fine, deals=deals, plays=plays)

    def fine_deals(self, owners: Any, plays: Any, scores: Any, dealers: Any = None) -> NDArray[np.bool_]:
        """Look at whole deals that come as arrays, each as though it was the first of a match, after any passing.

        ``owners`` is [deals, cards] of unsigned bytes: the seat, from 0, that holds each card of the pack, clubs,
        diamonds, spades, hearts, each from 2 to ace. ``plays`` is [deals, cards] of unsigned bytes: the cards in the
        order played, as numbers 13 * suit + rank in that same order. ``scores`` is [deals, players] of whole numbers,
        ``dealers`` [deals] of seats; left out, A dealt.

        Raises:
            ValueError: the arrays do not fit together or the pack.
        """
        import numpy as np

        from reference_impl.bulk.deals import screen_deals

        number = len(owners)
        whole_deals, by_seat = (number, self._cards), (number, self._players)
        dealt_by = np.zeros(number, np.uint8) if dealers is None else dealers
        fine = np.zeros(number, np.bool_)
        arrays = (
            _as_array("owners", owners, np.uint8, whole_deals),
            _as_array("plays", plays, np.uint8, whole_deals),
            _as_array("scores", scores, np.int64, by_seat),
            _as_array("dealers", dealt_by, np.uint8, (number,)),
        )
        if self.in_reach:
            screen_deals(self._table, *arrays, fine)
        return fine


def _as_array(name: str, given: Any, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    import numpy as np

    array = np.ascontiguousarray(given)
    if array.shape != shape:
        raise ValueError(f"{name} has the shape {array.shape}, these rules want {shape}")
    if not np.can_cast(array.dtype, kind, "safe"):
        raise ValueError(f"{name} is of {array.dtype}, wanted is {np.dtype(kind)}")
    return array.astype(kind, copy=False)


def _nothing(block: NDArray[np.uint8]) -> Screened:
    """Return that all lines are to be looked at again."""
    import numpy as np

    ends = np.flatnonzero(block == ord("\n")) + 1
    starts = np.concatenate([np.zeros(1, np.int64), ends])
    starts = starts[starts < len(block)]
    return Screened(starts=starts, fine=np.zeros(len(starts), np.bool_), deals=0, plays=0)
