"""What others said, made fit for a terminal: it can colour nothing, move no cursor and turn no line round."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

_Report = TypeVar("_Report", bound=msgspec.Struct)
_CONTROL: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_KEPT: Final = frozenset("\n\t")


def show_printably(text: str) -> str:
    r"""Return a text with the signs that nobody sees written as their codes; line ends and tabs stay.

    >>> print(show_printably("out of \x1b[31mcards\x07"))
    out of \x1b[31mcards\x07
    """
    if text.isprintable():
        return text
    text = text.replace("\r\n", "\n")
    return "".join(sign if sign in _KEPT or _is_seen(sign) else ascii(sign)[1:-1] for sign in text)


def show_on_a_line(text: str) -> str:
    r"""Return a text as it can be shown, whatever names are in it: it stays one line.

    >>> print(show_on_a_line("game 1\nall is well"))
    game 1\nall is well
    """
    return show_printably(text.replace("\r", "\\r").replace("\n", "\\n"))


def make_printable(report: _Report, show: Callable[[str], str] = show_printably) -> _Report:
    """Return a report in which every text can be shown."""
    return msgspec.convert(_printable(msgspec.to_builtins(report), show), type(report))


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in _CONTROL


def _printable(value: Any, show: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return show(value)
    if isinstance(value, list | tuple):
        return [_printable(each, show) for each in value]
    if isinstance(value, dict):
        return {_printable(key, show): _printable(each, show) for key, each in value.items()}
    return value
