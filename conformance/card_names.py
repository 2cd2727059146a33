"""What cards are called in words, as `spec/card_names.yaml` has it."""

from __future__ import annotations

from functools import cache

import msgspec

from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC


class _Names(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    name: str
    faces: dict[str, str]
    suits: dict[str, str]


def name_card(card: str, language: str = "en") -> str:
    """Return the name of a card in the words of a language.

    >>> name_card("QS"), name_card("10H", "nl"), name_card("KC", "fr"), name_card("JD", "es")
    ('queen of spades', 'harten 10', 'roi de trèfle', 'jota de diamantes')
    """
    names = _load_names()[language]
    rank, suit = card[:-1], card[-1]
    return names.name.format(rank=names.faces.get(rank, rank), suit=names.suits[suit])


def name_suit(suit: str, language: str = "en") -> str:
    """Return the name of a suit.

    >>> name_suit("C"), name_suit("D", "nl")
    ('clubs', 'ruiten')
    """
    return _load_names()[language].suits[suit]


@cache
def _load_names() -> dict[str, _Names]:
    return msgspec.convert(load_yaml(SPEC / "card_names.yaml"), dict[str, _Names])
