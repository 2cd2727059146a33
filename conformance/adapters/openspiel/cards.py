"""OpenSpiel's numbers, letters and texts for what the protocol calls cards, seats and directions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from conformance.cards import RANKS, SUITS, sort_cards
from conformance.protocol.messages import Card, Played, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

SEATS: Final[tuple[Seat, ...]] = ("A", "B", "C", "D")
"""A sits in OpenSpiel's North; both count clockwise."""
DIRECTIONS: Final = {"none": 0, "left": 1, "across": 2, "right": 3}
"""OpenSpiel's outcomes of its first chance node."""
_SUITS: Final = "CDHS"
"""OpenSpiel's order of the suits, within each rank."""
_VOID: Final = "none"
_COLUMN: Final = 3
"""Signs to each seat in the table of tricks."""


def action_of(card: str) -> int:
    """Return OpenSpiel's number of a card: rank by rank, in each rank clubs, diamonds, hearts, spades.

    >>> action_of("2C"), action_of("2S"), action_of("3C"), action_of("QS"), action_of("AS")
    (0, 3, 4, 43, 51)
    """
    return RANKS.index(card[:-1]) * len(_SUITS) + _SUITS.index(card[-1])


CARDS: Final[Mapping[int, Card]] = {
    action_of(rank + suit): cast("Card", rank + suit) for suit in SUITS for rank in RANKS
}
"""The card of each number."""


def read_hand(shown: str) -> list[Card]:
    r"""Return the hand that a player is shown: after ``Hand:`` a line for each suit, ``none`` for a void.

    >>> read_hand("Pass Direction: Left\n\nHand: \nS 4\nH none\nD QT\nC 4\n\nTricks:\n")
    ['4C', '10D', 'QD', '4S']
    """
    lines = [line.split() for line in shown.partition("Hand:")[2].strip().splitlines()[:4]]
    cards: list[str] = [_card(rank + suit) for suit, ranks in lines if ranks != _VOID for rank in ranks]
    return cast("list[Card]", list(sort_cards(cards)))


def read_trick(shown: str) -> list[Played]:
    r"""Return the trick on the table: the last row of the table of tricks unless it is full; seats are its columns.

    >>> read_trick("Tricks:\nN  E  S  W  N  E  S\n         2C QC \n\nPoints:\nN: 0\n")
    [Played(seat='D', card='2C'), Played(seat='A', card='QC')]
    """
    rows = shown.partition("Tricks:")[2].partition("Points:")[0].strip("\n").splitlines()[1:]
    words = rows[-1].split() if rows else []
    if len(words) in (0, len(SEATS)):
        return []
    leader = (len(rows[-1]) - len(rows[-1].lstrip())) // _COLUMN
    seats = [SEATS[(leader + place) % len(SEATS)] for place in range(len(words))]
    return [Played(seat=seat, card=_card(word)) for seat, word in zip(seats, words, strict=True)]


def read_points(shown: str) -> dict[Seat, int]:
    r"""Return the points taken so far: after ``Points:`` a line for each player; before the first card there is none.

    >>> read_points("\nPoints:\nN: 0\nE: 15\nS: 2\nW: 0\n")
    {'A': 0, 'B': 15, 'C': 2, 'D': 0}
    """
    lines = shown.partition("Points:")[2].split("\n")[1:5]
    told = [int(line.partition(":")[2]) for line in lines] or [0] * len(SEATS)
    return dict(zip(SEATS, told, strict=True))


def _card(word: str) -> Card:
    return cast("Card", ("10" if word[0] == "T" else word[0]) + word[1])
