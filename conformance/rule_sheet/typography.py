"""Signs as they are printed."""

from __future__ import annotations

import re
from typing import Final

_MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")


def with_minus(text: str) -> str:
    """Return a text with a minus before its negative numbers, and hyphens where they are.

    >>> with_minus("the 32-card game: -15")
    'the 32-card game: −15'
    """
    return _MINUS.sub("−", text)
