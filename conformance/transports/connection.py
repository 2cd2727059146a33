"""What every way to reach an app can do."""

from __future__ import annotations

from typing import Protocol


class Connection(Protocol):
    """Carries lines to an app and back. Deadlines are readings of `time.monotonic`; infinity stands for none."""

    def send(self, line: bytes, deadline: float) -> None:
        """Send a line that ends in a newline.

        Raises:
            EndedError: it could not be sent by the deadline, or the app is gone.
        """

    def receive(self, deadline: float) -> bytes:
        """Return the next line from the app, without its newline.

        Raises:
            EndedError: no whole line came by the deadline, the line was too long, or the app is gone.
        """

    def take_diagnostics(self) -> bytes:
        """Return what the app wrote beside its answers since the last call, or the end of it, and forget it."""

    def close(self, grace: float) -> None:
        """Let go of the app: give it ``grace`` seconds to end by itself, then leave nothing of it behind."""
