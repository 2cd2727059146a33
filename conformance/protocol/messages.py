"""The messages of the move protocol; `spec/schemas/protocol.schema.json` is generated from these types.

Everything an app may leave out has the default ``UNSET``: left out means *not said*, never a value.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

PROTOCOL_VERSION: Final = 1
MAX_LINE: Final = 1 << 20
"""Bytes of the longest line either side may send, the newline not counted."""

Card = Literal[
    "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC",
    "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD",
    "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS",
    "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH",
]  # fmt: skip
Seat = Literal["A", "B", "C", "D", "E", "F"]
Stage = Literal["passing", "playing", "deal_over", "match_over"]
Phase = Literal["adding", "subtracting"]
Direction = Literal["left", "right", "across", "none"]
Capability = Literal["legal", "passing", "match", "resume", "reasons", "replay", "seat_views", "several_matches"]
"""What can be driven or seen, never a rule: `legal` the app lists legal cards · `passing` cards can be passed ·
`match` several deals, totals and winners · `resume` a match can start from given totals, phase, deal number, dealer ·
`reasons` refusals carry a reason code · `replay` whole deals in one message · `seat_views` observations per seat ·
`several_matches` more than one match at a time."""

Method = Literal["hello", "ping", "start", "pass", "play", "deal", "replay", "view", "bye"]
Number = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)]
"""A whole number that every JSON reader keeps exactly; written without fraction and exponent."""
DealNumber = Annotated[int, Meta(ge=1, le=2**53 - 1)]


class Message(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=False, omit_defaults=True):
    """A part of the protocol; unknown fields of an app are ignored, known ones must have the right type."""


class Played(Message, frozen=True, kw_only=True):
    """A card on the table and the seat that played it."""

    seat: Seat
    card: Card


class Observation(Message, frozen=True, kw_only=True):
    """What an app says of the position; only `stage` must be said, the rest may be left out and is then not tested."""

    stage: Stage
    deal: DealNumber | UnsetType = UNSET
    """Number of the deal in the match, the first is 1."""
    dealer: Seat | UnsetType = UNSET
    direction: Direction | UnsetType = UNSET
    """Where the cards of this deal are passed to."""
    waiting: list[Seat] | UnsetType = UNSET
    """While passing: the seats that have not passed yet."""
    turn: Seat | UnsetType | None = UNSET
    """The seat to play a card; null when nobody is."""
    legal: list[Card] | UnsetType = UNSET
    """Every card the seat in turn may play, in any order; empty when nobody is in turn."""
    trick: list[Played] | UnsetType = UNSET
    """The cards of the trick on the table, in the order played; empty between tricks."""
    hands: dict[Seat, list[Card]] | UnsetType = UNSET
    captured: dict[Seat, list[Card]] | UnsetType = UNSET
    """The cards each seat has taken in this deal."""
    points: dict[Seat, Number] | UnsetType = UNSET
    """Points of the cards captured so far in this deal, before any sweep is counted."""
    score: dict[Seat, Number] | UnsetType = UNSET
    """What the finished deal scores for each seat, a sweep included; said when the deal is over."""
    totals: dict[Seat, Number] | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    """Whether the points of the deal in play (after it: of the next deal) are added or subtracted."""
    winners: list[Seat] | UnsetType = UNSET
    """The winners once the match is over."""


class Hello(Message, frozen=True, kw_only=True):
    """Parameters of `hello`."""

    protocol: list[Number]
    runner: str


class AppInfo(Message, frozen=True, kw_only=True):
    """Who answers."""

    name: str
    version: str = ""
    language: str = ""
    url: str = ""


class Greeting(Message, frozen=True, kw_only=True):
    """Result of `hello`: the protocol version the app chose, who it is, what can be driven, which rules are fixed."""

    protocol: Number
    app: AppInfo
    declared: list[str] = msgspec.field(default_factory=list, name="capabilities")
    """Words for what can be driven or seen; those that are not known are passed over."""
    rules: dict[str, Any] = {}
    """Parameter values the app cannot change, by path, in the form of the resolved rules."""

    @property
    def capabilities(self) -> list[Capability]:
        """Return what can be driven or seen, as far as it is known here."""
        return [word for word in get_args(Capability) if word in self.declared]

    @property
    def unknown(self) -> list[str]:
        """Return the words that no capability has."""
        return sorted(set(self.declared).difference(get_args(Capability)))


class Start(Message, frozen=True, kw_only=True, omit_defaults=False):
    """Parameters of `start`: a match begins at this deal, an earlier one is given up. Only `totals` may be left out."""

    rules: dict[str, Any]
    hands: dict[Seat, list[Card]]
    deal: DealNumber = 1
    dealer: Seat = "A"
    totals: dict[Seat, Number] | UnsetType = UNSET
    """Left out: everybody starts at 0."""
    phase: Phase = "adding"
    match: str = "1"
    """Name of the match, for apps that declare `several_matches`."""


class Unsupported(Message, frozen=True, kw_only=True):
    """A parameter value the app does not play."""

    parameter: str
    reason: str = ""


class Started(Message, frozen=True, kw_only=True):
    """Result of `start`: the position, or what of the rules is not supported."""

    state: Observation | UnsetType = UNSET
    applied: dict[str, Any] = {}
    """The parameter values the app plays by, as far as it can say."""
    unsupported: list[Unsupported] = []


class Pass(Message, frozen=True, kw_only=True):
    """Parameters of `pass`: a seat chooses the cards to pass; they move when every seat has chosen."""

    seat: Seat
    cards: list[Card]
    match: str = "1"


class Play(Message, frozen=True, kw_only=True):
    """Parameters of `play`."""

    seat: Seat
    card: Card
    match: str = "1"


class Deal(Message, frozen=True, kw_only=True):
    """Parameters of `deal`: the hands of the next deal of the match; number, dealer and phase are the app's to know."""

    hands: dict[Seat, list[Card]]
    match: str = "1"


class View(Message, frozen=True, kw_only=True):
    """Parameters of `view`: a look at a match with the eyes of one seat; answered by an observation (`seat_views`)."""

    seat: Seat
    match: str = "1"


class Answer(Message, frozen=True, kw_only=True):
    """Result of `pass`, `play` and `deal`; a refused move leaves the state as it was."""

    accepted: bool
    state: Observation
    reason: str | UnsetType = UNSET
    """Why it was refused: the id of a clause, where the app declares `reasons`."""
    played: Played | UnsetType = UNSET
    """The card that was really played, where that may differ from the one asked for."""


class Move(Message, frozen=True, kw_only=True):
    """One move of a `replay`: exactly one of the three kinds."""

    play: Play | UnsetType = UNSET
    passing: Pass | UnsetType = msgspec.field(default=UNSET, name="pass")
    deal: Deal | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse a move that is not exactly one of the three."""
        if (self.play is UNSET) + (self.passing is UNSET) + (self.deal is UNSET) != 2:
            raise ValueError("a move is exactly one of play, pass, deal")


class Replay(Message, frozen=True, kw_only=True):
    """Parameters of `replay`: a start and moves; a refused move is answered like any other and passed over."""

    start: Start
    moves: list[Move]


class Replayed(Message, frozen=True, kw_only=True):
    """Result of `replay`: the answer to the start, and one answer a move."""

    started: Started
    answers: list[Answer]


class Done(Message, frozen=True, kw_only=True):
    """Result of `ping` and `bye`: an object, whatever is in it."""
