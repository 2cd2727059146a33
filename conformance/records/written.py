"""A recorded game as it is written: every part in the long form or in the short one, whichever the writer likes.

`spec/schemas/record.schema.json` is generated from these types; `spec/records.md` explains them. Everything but the
name of the game and its deals may be left out: what is not said is not verified.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from conformance.protocol.messages import Card, DealNumber, Number, Phase, Played, Seat

CARDS: Final = r"^(?:[2-9TJQKA][CDSH])*$"
"""Two characters a card, `T` for the ten."""

Scores = dict[Seat, Number] | Annotated[list[Number], Meta(min_length=3, max_length=6)]
"""By seat, or in the order of the seats, A first."""


class WrittenPlay(Played, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A card and the seat that played it."""


class WrittenOpening(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game begins: left out, the first deal of a match, dealt by A, with nobody having a point."""

    deal: DealNumber = 1
    """Number of the first deal recorded, in its match."""
    dealer: Seat = "A"
    """Who deals it."""
    totals: Scores | UnsetType = UNSET
    """What each seat has before it; left out: everybody 0."""
    phase: Phase = "adding"
    """Whether its points are added or subtracted."""


class WrittenDeal(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One deal of a game."""

    hands: dict[Seat, list[Card]] | Annotated[str, Meta(pattern="^[A-F]+$")] | UnsetType = UNSET
    """As dealt, before cards are passed. Short: for each card of the pack the letter of the seat it was dealt to."""
    passes: (
        dict[Seat, list[Card]]
        | Annotated[list[Annotated[str, Meta(pattern=CARDS)]], Meta(min_length=3, max_length=6)]
        | UnsetType
    ) = UNSET
    """What each seat passed. Short: one text a seat, A first, two characters a card."""
    plays: list[WrittenPlay] | Annotated[str, Meta(pattern=CARDS)] | UnsetType = UNSET
    """Every card in the order played. Short: two characters a card, played by the seat that holds it."""
    score: Scores | UnsetType = UNSET
    """What the deal scored for each seat, a sweep included."""
    totals: Scores | UnsetType = UNSET
    """What each seat has after it."""


class WrittenGame(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One recorded game: a match from any deal on, as far as it is recorded."""

    game: Annotated[str, Meta(min_length=1, max_length=200)]
    """What the game is called where it comes from."""
    profile: str | UnsetType = UNSET
    """The rules it is said to be played by."""
    start: WrittenOpening | UnsetType = UNSET
    deals: Annotated[list[WrittenDeal], Meta(min_length=1)]
    """Deal after deal."""
    winners: (
        Annotated[list[Seat], Meta(min_length=1)] | Annotated[str, Meta(pattern="^[A-F]{1,6}$")] | UnsetType
    ) = UNSET
    """The winners; said, the match is over. Short: their letters."""
    note: Any = UNSET
    """Anything; it is not looked at."""
