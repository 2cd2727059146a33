"""The ways in which talking to an app can end badly, as data; each break of the protocol has a code of its own."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

KEPT_BYTES: Final = 4096
"""Bytes of an offending line that are kept."""


class BreakCode(StrEnum):
    """What was wrong with what an app sent, or did to its pipes."""

    NOT_UTF8 = "not-utf-8"
    NOT_JSON = "not-json"
    NOT_FINITE = "not-finite"
    TOO_DEEP = "too-deep"
    TOO_LONG = "line-too-long"
    NOT_AN_OBJECT = "not-an-object"
    NOT_AN_ANSWER = "not-an-answer"
    MISSING_FIELD = "missing-field"
    WRONG_TYPE = "wrong-type"
    WRONG_VALUE = "wrong-value"
    OUT_OF_RANGE = "out-of-range"
    NO_RESULT = "no-result"
    RESULT_AND_ERROR = "result-and-error"
    WRONG_ID = "wrong-id"
    UNKNOWN_ID = "unknown-id"
    SECOND_ANSWER = "second-answer"
    WRONG_VERSION = "wrong-version"
    NO_STATE = "no-state"
    WRONG_COUNT = "wrong-count"
    INPUT_CLOSED = "input-closed"
    OUTPUT_CLOSED = "output-closed"


_SAYS: Final = {
    BreakCode.NOT_UTF8: "sent a line that is not UTF-8",
    BreakCode.NOT_JSON: "sent a line that is not JSON; standard output is for answers only",
    BreakCode.NOT_FINITE: "sent NaN or Infinity, which JSON does not have",
    BreakCode.TOO_DEEP: "sent JSON that is nested too deeply",
    BreakCode.TOO_LONG: "sent a line longer than 1 MiB",
    BreakCode.NOT_AN_OBJECT: "sent JSON that is not an object",
    BreakCode.NOT_AN_ANSWER: "sent a request instead of an answer",
    BreakCode.MISSING_FIELD: "left out a field that an answer must have",
    BreakCode.WRONG_TYPE: "sent a field of the wrong type",
    BreakCode.WRONG_VALUE: "sent a value that the field cannot have",
    BreakCode.OUT_OF_RANGE: "sent a number out of range",
    BreakCode.NO_RESULT: "answered with neither a result nor an error",
    BreakCode.RESULT_AND_ERROR: "answered with both a result and an error",
    BreakCode.WRONG_ID: "answered with an id of another type; the id must come back as it was sent",
    BreakCode.UNKNOWN_ID: "answered a request that was never sent",
    BreakCode.SECOND_ANSWER: "answered a request twice",
    BreakCode.WRONG_VERSION: "chose a version of the protocol that was not offered",
    BreakCode.NO_STATE: "answered a start with neither a state nor what it does not support",
    BreakCode.WRONG_COUNT: "did not answer each move of a replay exactly once",
    BreakCode.INPUT_CLOSED: "closed its standard input while it was still running",
    BreakCode.OUTPUT_CLOSED: "closed its standard output while it was still running",
}


@dataclass(frozen=True, kw_only=True)
class ProtocolBreak:
    """Something the protocol does not allow.

    ``raw`` is the start of the offending line; ``faults`` lists every fault of a message that could be read.
    """

    code: BreakCode
    raw: bytes = b""
    faults: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Say it as the rest of a sentence that begins with the app."""
        return _SAYS[self.code] + (f": {'; '.join(self.faults)}" if self.faults else "")


@dataclass(frozen=True, kw_only=True)
class Crash:
    """The app ended without being asked to."""

    how: str
    """``exit status 1``, ``signal 11 (SIGSEGV)``, or that the connection was closed."""
    raw: bytes = b""
    """The start of a line it did not finish."""

    def __str__(self) -> str:
        """Say it as the rest of a sentence that begins with the app."""
        return f"ended ({self.how})" + (", in the middle of a line" if self.raw else "")


@dataclass(frozen=True, kw_only=True)
class TimeOut:
    """The app did not answer in time."""

    seconds: float
    raw: bytes = b""
    """The start of a line it did not finish."""

    def __str__(self) -> str:
        """Say it as the rest of a sentence that begins with the app."""
        return f"gave no answer within {self.seconds:g} s" + (", only the start of a line" if self.raw else "")


@dataclass(frozen=True, kw_only=True)
class AppError:
    """A JSON-RPC error: the app says that it could not do what it was asked. The connection is still of use."""

    code: int
    message: str

    def __str__(self) -> str:
        """Say it as the rest of a sentence that begins with the app."""
        return f"reported error {self.code}: {self.message[:500]}"


Ending = ProtocolBreak | Crash | TimeOut | AppError


class EndedError(Exception):
    """Carries the ending up to whoever runs the case."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(str(ending))
        self.ending = ending


def show_bytes(raw: bytes, limit: int = 200) -> str:
    r"""Return bytes of unknown origin as one printable line, at most about ``limit`` characters.

    >>> print(show_bytes(b'hi \xff\x00'))
    hi \xff\x00
    """
    text = raw.decode("utf-8", "backslashreplace")
    shown = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text[:limit])
    return shown + ("…" if len(text) > limit else "")
