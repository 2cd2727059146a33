"""What stands before the numbers of a line: which deal they are of, or that they are totals."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from conformance.score_sheets.words import bare, is_word, starts_with_word, words_of

_NUMBERED: Final = re.compile(r"(?P<before>\D*?)[\s.:#]*(?P<number>[0-9]{1,4})(?P<behind>\D*)")
_NUMBER: Final = re.compile(r"[\s.:#-]*([0-9]{1,4})")


def deal_number(text: str) -> int | None:
    """Return the number of a deal, None where a text is none.

    >>> deal_number("3"), deal_number("Ronde 3."), deal_number("na ronde 3"), deal_number("3e ronde")
    (3, 3, 3, 3)
    >>> deal_number("Anna 3"), deal_number("Stand 3"), deal_number("3 maart")
    (None, None, None)
    """
    found = _NUMBERED.fullmatch(" ".join(text.split()))
    if found is None or not (_leads_to_a_deal(found["before"]) and _follows_a_number(found["behind"])):
        return None
    return int(found["number"])


def says_totals(text: str) -> bool:
    """Tell whether a text says that the numbers behind it are totals, perhaps those after a deal that it names.

    >>> says_totals("Stand"), says_totals("Tussenstand 1"), says_totals("Totaal na 5 rondes"), says_totals("Ronde 5")
    (True, True, True, False)
    """
    return _says(text, "sum") or says_the_end(text)


def says_the_end(text: str) -> bool:
    """Tell whether a text says that the numbers behind it are those in the end.

    >>> says_the_end("Eindstand"), says_the_end("Tussenstand")
    (True, False)
    """
    return _says(text, "final")


def number_in(text: str) -> int | None:
    """Return the number in a text that says totals, None where it has none.

    >>> number_in("Tussenstand 2"), number_in("Stand")
    (2, None)
    """
    found = _NUMBER.search(text)
    return int(found[1]) if found else None


def _says(text: str, group: str) -> bool:
    words = _NUMBER.sub(" ", bare(text)).split()
    while words:
        if bare(" ".join(words)) in words_of(group):
            return True
        if words.pop() not in _fillers():
            return False
    return False


def _leads_to_a_deal(text: str) -> bool:
    behind = starts_with_word(text, "after")
    deal = text if behind is None else behind
    return bare(deal) in ("", "r") or is_word(deal, "deal")


def _follows_a_number(text: str) -> bool:
    ordinal = "|".join(sorted(map(re.escape, words_of("ordinal")), key=len, reverse=True))
    rest = re.sub(rf"^(?:{ordinal})(?!\w)", "", bare(text))
    return not re.search(r"\w", rest) or is_word(rest, "deal")


@cache
def _fillers() -> frozenset[str]:
    """Return the words that may stand between the word for totals and the number of a deal, or behind it."""
    return frozenset(word for group in ("deal", "after") for words in words_of(group) for word in words.split())
