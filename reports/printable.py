"""What an app said, made fit for a terminal: it can colour nothing, move no cursor and turn no line round."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.runner.report import Report

if TYPE_CHECKING:
    from collections.abc import Mapping

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


def make_printable(report: Report) -> Report:
    """Return a report in which every text can be shown."""
    return msgspec.convert(_printable(msgspec.to_builtins(report)), Report)


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in _CONTROL


def _printable(value: Any) -> Any:
    if isinstance(value, str):
        return show_printably(value)
    if isinstance(value, list | tuple):
        return [_printable(each) for each in value]
    return _printable_map(value) if isinstance(value, dict) else value


def _printable_map(value: Mapping[Any, Any]) -> dict[Any, Any]:
    return {_printable(key): _printable(each) for key, each in value.items()}
