"""Cases: what `spec/vectors/*.jsonl` hold, one case a line, ready to be run by anybody in any language.

A case is a start, then steps. A step is a move that the rules allow, a move that the rules refuse, or a statement of
what must be observed. `under` names the clause a move or a statement stands under: the clause to charge when it is not
so. Steps with `target` are what the case is about; the others are the path that leads there.
"""

from __future__ import annotations

from typing import Any

import msgspec

from conformance.protocol.messages import (  # noqa: TC001  msgspec reads the annotations
    Card,
    Deal,
    DealNumber,
    Number,
    Observation,
    Pass,
    Phase,
    Play,
    Seat,
)


class Step(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One step of a case: exactly one of `play`, `passing`, `deal`, `refuse_play`, `refuse_pass`, `expect` is set."""

    play: Play | None = None
    passing: Pass | None = msgspec.field(default=None, name="pass")
    deal: Deal | None = None
    refuse_play: Play | None = None
    """A card that must be refused and leave the state as it was."""
    refuse_pass: Pass | None = None
    expect: Observation | None = None
    """Fields that the last answer must agree with, where the app says them; `legal` may be learned by trying."""
    under: str = ""
    """Id of the clause that is broken when this step does not go as it says."""
    bars: list[str] = []
    """With `refuse_play`: ids of every clause that bars the card; a reason given must be one of them."""
    target: bool = False
    line: int = 0
    """Line of the feature file that says so, 0 for the path."""

    def __post_init__(self) -> None:
        """Refuse a step that is not exactly one of the six."""
        kinds = (self.play, self.passing, self.deal, self.refuse_play, self.refuse_pass, self.expect)
        if sum(kind is not None for kind in kinds) != 1:
            raise ValueError("a step is exactly one of play, pass, deal, refuse_play, refuse_pass, expect")


class Beginning(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Where a case starts. The rules an app is told are always the header's, whatever `when` says.

    An app that can be configured is told one reading of every open parameter and must keep to it; `when` says under
    which reading the expectations of this version hold, never what to tell the app.
    """

    hands: dict[Seat, list[Card]]
    deal: DealNumber = 1
    dealer: Seat = "A"
    totals: dict[Seat, Number] = {}
    """Empty: everybody at 0."""
    phase: Phase = "adding"


class Case(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A scenario made ready for one profile."""

    id: str
    title: str
    feature: str
    """Path of the feature file below `features/`."""
    line: int
    clauses: list[str]
    needs: list[str] = []
    """Capabilities without which it cannot be run: `passing`, `match`, `resume`."""
    when: dict[str, Any] = {}
    """Values of open parameters under which this version of the case holds; empty: under any.

    Several versions of a case have the same id; the first that agrees with what was measured, and needs nothing the app
    does not declare, is the one that counts.
    """
    also_when: dict[str, list[Any]] = {}
    """Other values of the parameters in `when`, each taken alone, under which this version holds just as well."""
    measures: list[str] = []
    """Open parameters whose value a pass of this case shows, namely the one in `when`."""
    lead_in: str = ""
    """Name of a lead-in of the same file that leads to `start`, for an app that cannot `resume`."""
    own: bool = False
    """Made of a scenario that is none of the suite's: it is demanded whatever version of the suite is."""
    start: Beginning
    steps: list[Step]


class LeadDeal(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A whole deal of a lead-in."""

    hands: dict[Seat, list[Card]]
    """As dealt."""
    passes: dict[Seat, list[Card]] = {}
    """What each seat passes; empty: nobody does."""
    plays: list[str]
    """Every card in the order played, behind the seat that plays it: `A7C`.

    Behind a space may stand the clause to charge when it is refused. Without one that is `trick.next-lead` for a lead,
    `play.follow-suit` for a card of the suit led, `play.discard` for any other.
    """


class LeadIn(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Deals that bring a new match to where cases start: a line of a vector file, before the cases that name it."""

    lead_in: str
    """Its name."""
    dealer: Seat
    """The dealer of the first deal."""
    deals: list[LeadDeal]
    when: dict[str, Any] = {}
    """Values of open parameters under which they lead there; empty: any."""
    also_when: dict[str, list[Any]] = {}
    """Other values of these, each taken alone, under which they do just as well."""


class Header(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """First line of a vector file."""

    profile: str
    suite: str
    """Version of the suite."""
    hash: str
    """Hash of the resolved rules."""
    rules: dict[str, Any]
    """The resolved rules, by path."""
    open: dict[str, list[Any]] = {}
    """Open parameters and the values a table may choose, the executed one first."""
