"""Signs and numbers as they are printed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")
_BEFORE_SIGN: Final = re.compile(" ([:;!?])")


def with_minus(text: str) -> str:
    """Return a text with a minus before its negative numbers, and hyphens where they are.

    >>> with_minus("the 32-card game: -15")
    'the 32-card game: −15'
    """
    return _MINUS.sub("−", text)


def hold_signs(text: str) -> str:
    """Return a text in which no line begins with a sign that French sets off with a space.

    >>> hold_signs("Un pli : A 7♣ ; B 8♣").count("\u00a0")
    2
    """
    return _BEFORE_SIGN.sub("\u00a0\\1", text)


def show_scores(scores: Mapping[Any, int]) -> str:
    """Return scores by seat, so that no line ends between a seat and its score.

    >>> show_scores({"A": 12, "B": -3}).replace("\u00a0", " ")
    'A 12, B −3'
    """
    return with_minus(", ".join(f"{seat}\u00a0{score}" for seat, score in scores.items()))
