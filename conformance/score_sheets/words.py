"""The words that score sheets are read by, as `spec/score_sheet.yaml` has them."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

_NUMBERED: Final = re.compile(r"(?P<word>\D*?)[\s.:]*(?P<number>[0-9]{1,4})\W*")
_EDGES: Final = " \t.:;,-–=()[]"


def plain(text: str) -> str:
    """Return a text as words are compared.

    >>> plain(" Winnaar: "), plain("#")
    ('winnaar', '#')
    """
    return " ".join(unicodedata.normalize("NFC", text).casefold().split()).strip(_EDGES)


def is_word(text: str, group: str) -> bool:
    """Tell whether a text is one of a group of words.

    >>> is_word("Ronde", "deal"), is_word("Anna", "deal")
    (True, False)
    """
    return plain(text) in _words(group)


def starts_with_word(text: str, group: str) -> str | None:
    """Return what follows a word of a group and a colon or a space; None where the text begins with none.

    >>> starts_with_word("Winnaar: Anna", "winner"), starts_with_word("Winnie", "winner")
    ('Anna', None)
    """
    for word in sorted(_words(group), key=len, reverse=True):
        found = re.match(rf"{re.escape(word)}(?:[\s:=]+|$)", plain(text))
        if found:
            words = text.split(":", 1) if ":" in text else text.split(maxsplit=len(word.split()))
            return words[-1].strip() if len(words) > 1 and plain(text) != word else ""
    return None


def deal_number(text: str) -> int | None:
    """Return the number of a deal, None where a text is none.

    >>> deal_number("3"), deal_number("Ronde 3."), deal_number("Anna 3")
    (3, 3, None)
    """
    found = _NUMBERED.fullmatch(" ".join(text.split()))
    if found is None or not (not plain(found["word"]) or is_word(found["word"], "deal") or plain(found["word"]) == "r"):
        return None
    return int(found["number"])


@cache
def _words(group: str) -> frozenset[str]:
    loaded: dict[str, list[list[str]]] = load_yaml(SPEC / "score_sheet.yaml")
    return frozenset(plain(word) for language in loaded[group] for word in language)


def split_names(text: str) -> list[str]:
    """Return the names in a text.

    >>> split_names("Anna en Bram, Cor & Dirk")
    ['Anna', 'Bram', 'Cor', 'Dirk']
    """
    between = "|".join(re.escape(word) for word in _words("and"))
    return [name for part in re.split(rf"[,/&+;]|\s(?:{between})\s", text) if (name := part.strip())]
