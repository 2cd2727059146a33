"""A game of another table: with another pack or another number of players it is not looked at card by card."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from conformance.records.faults import Fault

if TYPE_CHECKING:
    from conformance.records.table import Table
    from conformance.records.written import WrittenDeal, WrittenGame

OTHER_TABLE: Final = "other-table"
_FEWEST_PLAYERS: Final = 3


def find_other_table(written: WrittenGame, table: Table) -> Fault | None:
    """Return the fault of a game whose deals are whole ones of another table, None where it is not one."""
    sizes = {size for deal in written.deals if (size := _size_of(deal)) is not None}
    if len(sizes) != 1:
        return None
    ((cards, players),) = sizes
    if (cards, players) == (len(table.cards), len(table.seats)):
        return None
    expected = f"these rules play with {len(table.cards)} cards and {len(table.seats)} players"
    return Fault(OTHER_TABLE, f"the game is of {cards} cards and {players} players; {expected}")


def _size_of(deal: WrittenDeal) -> tuple[int, int] | None:
    """Return how many cards are dealt to how many seats, as many to each."""
    if isinstance(deal.hands, str):
        held = Counter(deal.hands)
    elif deal.hands is not UNSET:
        if len({card for hand in deal.hands.values() for card in hand}) != sum(map(len, deal.hands.values())):
            return None
        held = Counter({str(seat): len(hand) for seat, hand in deal.hands.items()})
    else:
        return None
    even = len(set(held.values())) == 1 and len(held) >= _FEWEST_PLAYERS
    return (held.total(), len(held)) if even and held.total() else None
