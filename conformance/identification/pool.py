"""Positions that have told rules apart before, kept for other apps: they may do so again."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conformance.identification.script import Script

_KEPT: Final = 40
"""So many for each parameter and pack."""


class Pool:
    """Scripts by the cards they are played with and the parameters they have told apart."""

    def __init__(self) -> None:
        self._scripts: dict[tuple[int, int, str], deque[Script]] = {}

    def add(self, script: Script, paths: Iterable[str]) -> None:
        """Keep a script."""
        for path in paths:
            kept = self._scripts.setdefault((script.pack, script.players, path), deque(maxlen=_KEPT))
            if script not in kept:
                kept.appendleft(script)

    def take(self, pack: int, players: int, paths: Iterable[str], number: int) -> list[Script]:
        """Return scripts for some parameters, a few for each."""
        found: dict[Script, None] = {}
        for path in paths:
            kept = self._scripts.get((pack, players, path), ())
            found |= dict.fromkeys(list(kept)[:number])
        return list(found)
