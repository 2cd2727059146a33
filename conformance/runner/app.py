"""The app under test as the runner keeps it: started when needed, again when it was lost, and not for ever."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from conformance.protocol.endings import AppError, EndedError, Ending, TimeOut
from conformance.runner.session import Limits, Session
from conformance.transports.stdio import CannotStartError

if TYPE_CHECKING:
    from collections.abc import Callable

    from conformance.transports.connection import Connection

RESTARTS: Final = 5
"""Restarts in a row that lead nowhere before the app is given up."""


class GivenUpError(Exception):
    """The app cannot be reached, or not any more; the text says why."""


class App:
    """Hands out a session with the app, the same one as long as it lives."""

    def __init__(self, connect: Callable[[], Connection], limits: Limits, suite: str) -> None:
        """``connect`` reaches a fresh app, and raises `CannotStartError` where it cannot."""
        self._connect = connect
        self._limits = limits
        self._suite = suite
        self._session: Session | None = None
        self._in_vain = 0
        self.ending: Ending | None = None
        """How it was last lost, if it was."""
        self.diagnostics = b""
        """What it had written on standard error by then, as far as nobody had taken it."""
        self.restarts = 0
        """How often the app was started again."""
        self._greeted = False

    def session(self) -> Session:
        """Return the session, greeting the app first where it is new.

        Raises:
            GivenUpError: it cannot be started, does not greet, or was started too often in vain.
        """
        while self._session is None:
            if self._in_vain >= RESTARTS:
                times = f"{RESTARTS} times in a row"
                raise GivenUpError(f"the app had to be started again {times}; the last time it {self.ending}")
            self._open()
        return self._session

    def note(self, ending: Ending | None, *, started: bool) -> None:
        """Take note of how a case went: an app that was lost is let go, and started again by the next `session`.

        A restart is in vain unless a case is finished after it. An app that answers a bad card by dying loses a process
        for every such case; as long as it plays on until then (``started``) that alone is no reason to give up. To wait
        for an app that hangs is.
        """
        if ending is None or isinstance(ending, AppError):
            self._in_vain = 0
            return
        self._lose(ending)
        if isinstance(ending, TimeOut) or not started:
            self._in_vain += 1

    def close(self) -> None:
        """End the app."""
        if self._session is not None:
            session, self._session = self._session, None
            session.close(politely=True)

    def kill(self) -> None:
        """End the app at once."""
        if self._session is not None:
            session, self._session = self._session, None
            session.close(politely=False)

    def renew(self, patience: float) -> str:
        """End the app and reach it afresh, within ``patience`` seconds; return why it cannot be, empty where it can."""
        self.close()
        restarts = self.restarts
        try:
            self._open(replace(self._limits, start=min(self._limits.start, patience)))
        except GivenUpError as fault:
            return f"the app cannot be reached a second time: {fault}"
        self.restarts = restarts
        return "" if self._session is not None else f"the app cannot be reached a second time: it {self.ending}"

    def _open(self, limits: Limits | None = None) -> None:
        try:
            session = Session(self._connect(), limits or self._limits, self._suite)
        except CannotStartError as fault:
            raise GivenUpError(str(fault)) from fault
        self._session = session
        try:
            session.greet()
        except EndedError as ended:
            self._lose(ended.ending)
            if not self._greeted:
                raise HandshakeError(ended.ending, self.diagnostics) from None
            self._in_vain += 1
        except BaseException:
            self.kill()
            raise
        else:
            self.restarts += self._greeted
            self._greeted = True

    def _lose(self, ending: Ending) -> None:
        self.ending = ending
        self.diagnostics = self._session.take_diagnostics() if self._session is not None else b""
        self.kill()


class HandshakeError(GivenUpError):
    """The app never answered `hello` properly."""

    def __init__(self, ending: Ending, diagnostics: bytes) -> None:
        super().__init__(f"there was no handshake: the app {ending}")
        self.ending = ending
        self.diagnostics = diagnostics
