"""The published counts: chosen deals of a profile, each with the number of legal sequences of 1, 2, 3 … plays."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import msgspec

from conformance.protocol.messages import Card, Seat  # noqa: TC001  msgspec reads the annotations
from conformance.spec_files import SPEC

if TYPE_CHECKING:
    from pathlib import Path

FOLDER: Final = SPEC / "perft"


class PublishedDeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal as it stands after any passing, with A as the dealer."""

    title: str
    """What is worth a look in it."""
    hands: dict[Seat, list[Card]]
    counts: list[int] = []
    """How many sequences of legal plays there are: of 1 play, of 2 plays …"""


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The published deals of a profile."""

    profile: str
    hash: str
    """Of the resolved rules by which the counts were made."""
    deals: list[PublishedDeal]


def published_profiles(folder: Path = FOLDER) -> list[str]:
    """Return the profiles for which deals are published.

    >>> "nl-short" in published_profiles()
    True
    """
    return sorted(file.stem for file in folder.glob("*.json"))


def load_table(profile: str, folder: Path = FOLDER) -> Table | None:
    """Return the published deals of a profile, None where there are none.

    >>> load_table("nl-short").deals[0].counts[0]
    1
    """
    file = folder / f"{profile}.json"
    return msgspec.json.decode(file.read_bytes(), type=Table) if file.is_file() else None


def table_text(table: Table) -> str:
    """Return the content of the file: a hand a line, easy to read and to compare."""
    deals = []
    for deal in table.deals:
        hands = ",\n".join(f'        "{seat}": {json.dumps(cards)}' for seat, cards in deal.hands.items())
        deals.append(
            f'    {{\n      "title": {json.dumps(deal.title, ensure_ascii=False)},\n      "hands": {{\n{hands}\n'
            f'      }},\n      "counts": {json.dumps(deal.counts)}\n    }}'
        )
    head = f'  "profile": {json.dumps(table.profile)},\n  "hash": {json.dumps(table.hash)},\n'
    return "{\n" + head + '  "deals": [\n' + ",\n".join(deals) + "\n  ]\n}\n"
