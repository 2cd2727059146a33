"""A generated game: where it begins and every move that is tried in it, as data for any two implementations."""

from __future__ import annotations

import msgspec

from conformance.cases import Beginning  # noqa: TC001  msgspec reads the annotations
from conformance.protocol.messages import Move  # noqa: TC001


class Game(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One game: some deals of a match, from a start to the last move, moves that the rules refuse among them.

    What the answers to the moves must be is not part of it: that is for the second implementation to say.
    """

    name: str
    """Unique within a seed and the same everywhere: ``1:17``, seed and number."""
    kind: str
    """What it was directed at, in words: ``a sweep lost on the last card``; ``any cards`` where at nothing."""
    start: Beginning
    moves: list[Move]
    """With the name of the match left at its default; a deal after the first is a move, too."""
    covers: list[str] = []
    """What it exercises, clause and direction, each once: ``lead.hearts barred``, ``lead.hearts escaped``."""
