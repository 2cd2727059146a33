"""The words that score sheets are read by, as `spec/score_sheet.yaml` has them."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

_EDGES: Final = " \t.:;,-–=()[]"


def plain(text: str) -> str:
    """Return a text as words are compared.

    >>> plain(" Winnaar: "), plain("#")
    ('winnaar', '#')
    """
    return " ".join(unicodedata.normalize("NFC", text).casefold().split()).strip(_EDGES)


def bare(text: str) -> str:
    """Return a text as the words of a sheet are compared, which people write with their accents and without.

    >>> bare("RÉSULTAT :"), bare("3º")
    ('resultat', '3º')
    """
    return "".join(letter for letter in unicodedata.normalize("NFD", plain(text)) if not unicodedata.combining(letter))


def is_word(text: str, group: str) -> bool:
    """Tell whether a text is one of a group of words, with its accents or without.

    >>> is_word("Ronde", "deal"), is_word("Numero", "deal"), is_word("Anna", "deal")
    (True, True, False)
    """
    return bare(text) in words_of(group)


def starts_with_word(text: str, group: str) -> str | None:
    """Return what follows a word of a group and a colon or a space; None where the text begins with none.

    >>> starts_with_word("Winnaar: Anna", "winner"), starts_with_word("Winnie", "winner")
    ('Anna', None)
    """
    found = _beginning(group).match(bare(text))
    if found is None:
        return None
    words = text.split(":", 1) if ":" in text else text.split(maxsplit=len(found[1].split()))
    return words[-1].strip() if len(words) > 1 and bare(text) != found[1] else ""


@cache
def _beginning(group: str) -> re.Pattern[str]:
    words = "|".join(map(re.escape, sorted(words_of(group), key=len, reverse=True)))
    return re.compile(rf"({words})(?:[\s:=]+|$)")


@cache
def words_of(group: str) -> frozenset[str]:
    """Return a group of words, without accents."""
    loaded: dict[str, list[list[str]]] = load_yaml(SPEC / "score_sheet.yaml")
    return frozenset(bare(word) for language in loaded[group] for word in language)


def split_names(text: str) -> list[str]:
    """Return the names in a text.

    >>> split_names("Anna en Bram, Cor & Dirk")
    ['Anna', 'Bram', 'Cor', 'Dirk']
    """
    between = "|".join(re.escape(word) for word in words_of("and"))
    return [name for part in re.split(rf"[,/&+;]|\s(?:{between})\s", text) if (name := part.strip())]
