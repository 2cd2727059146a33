"""Whole numbers as people and spreadsheets write them."""

from __future__ import annotations

import re
from typing import Final

LARGEST: Final = 1_000_000
_MINUS: Final = str.maketrans("−–‒", "---")
_SHAPE: Final = re.compile(
    r"""(?P<sign>[-+]?)
        (?P<whole>[0-9]+ | [0-9]{1,3}(?:[.,'’][0-9]{3})+)   # 1250, or 1.250 with a sign between the thousands
        (?:[.,]0{1,2})?                                       # 15,0 and 15.00 are fifteen""",
    re.VERBOSE,
)


class NotWholeError(ValueError):
    """A text that is no whole number."""


def looks_like_number(text: str) -> bool:
    """Tell whether a text means to be a number, right or wrong.

    >>> looks_like_number("7,5"), looks_like_number("Anna 2")
    (True, False)
    """
    return re.fullmatch(r"[-+]?[0-9.,'’]*[0-9][0-9.,'’]*", _bare(text)) is not None


def read_number(text: str) -> int:
    """Return the whole number that a text is.

    Raises:
        NotWholeError: it is none, or too large for a score.

    >>> read_number("15,0"), read_number("−3"), read_number("1.250")
    (15, -3, 1250)
    """
    found = _SHAPE.fullmatch(_bare(text))
    if found is None:
        raise NotWholeError(text)
    number = int(found["sign"] + re.sub(r"[.,'’]", "", found["whole"]))
    if abs(number) > LARGEST:
        raise NotWholeError(text)
    return number


def _bare(text: str) -> str:
    return "".join(text.split()).translate(_MINUS)
