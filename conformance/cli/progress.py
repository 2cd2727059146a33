"""How far a check is, on a terminal."""

from __future__ import annotations

import sys


class Progress:
    """One line on a terminal that says how far the check is; nothing at all in a pipe."""

    def __init__(self) -> None:
        self._wanted = sys.stderr.isatty()

    def show(self, place: int, of: int, name: str) -> None:
        """Say which of how many cases is run."""
        if self._wanted:
            print(f"\r\033[K{place}/{of} {name}", end="", file=sys.stderr, flush=True)

    def tell(self, text: str) -> None:
        """Say how far it is where nobody knows of how many."""
        if self._wanted:
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave the line empty."""
        if self._wanted:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
