"""What a scenario wants: the position it begins in, as far as it says, and what is done and observed from there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.protocol.messages import Card, Phase, Seat
    from conformance.scenarios.consistency import Table
    from conformance.scenarios.features import Line, Scenario

PLAYS: Final = ("play", "lead")
PASSES: Final = ("pass", "others-pass")
PLAY_OUTS: Final = (
    "play-out", "play-out-points", "play-out-shares", "play-out-sweep", "play-out-sweep-not-every-trick",
    "play-out-every-trick",
)  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Situation:
    """The position a scenario begins in; what it leaves open is None or empty."""

    deal: int | None = None
    dealer: Seat | None = None
    totals: Mapping[Seat, int] = field(default_factory=dict)
    phase: Phase = "adding"
    deal_before: bool = False
    """Whether the match begins with a whole deal before this one."""
    dealt: bool
    """Whether the hands are those dealt, because the scenario speaks of passing; otherwise those of the moment."""
    trick: int | None = None
    """Number of the trick on the table or about to be led."""
    leader: Seat | None = None
    hands: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """Whole hands, after what they have played to the trick on the table."""
    earlier: tuple[tuple[tuple[Seat, Card], ...], ...] = ()
    """Tricks that were played, in this order, others perhaps between and after them."""
    table: tuple[tuple[Seat, Card], ...] = ()
    """The trick so far: (seat, card) in the order played."""
    broken: bool | None = None
    no_heart_played: bool = False
    no_heart_discarded: bool = False
    taken: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """Cards among those each seat captured in earlier tricks."""
    actions: tuple[Line, ...] = ()
    """What is done and observed from there, in order."""


def situation_of(scenario: Scenario, table: Table) -> Situation:
    """Return what a scenario wants; its statements must be consistent (see `check_statements`)."""
    given = [line.stated for line in scenario.lines if line.kind == "given"]
    actions = tuple(line for line in scenario.lines if line.kind != "given")
    said = {stated.id: stated.fields for stated in given}
    hands = {stated.fields["seat"]: tuple(stated.fields["cards"]) for stated in given if stated.id == "hand"}
    on_table = tuple(said["trick-so-far"]["trick"]) if "trick-so-far" in said else ()
    earlier = tuple(tuple(stated.fields["trick"]) for stated in given if stated.id == "earlier-trick")
    taken = {stated.fields["seat"]: tuple(stated.fields["cards"]) for stated in given if stated.id == "taken"}
    leader = said["leader"]["seat"] if "leader" in said else None
    if on_table:
        leader = on_table[0][0]
    broken = True if "broken" in said else False if "not-broken" in said else None
    dealt = _speaks_of_passing(actions)
    trick = said["trick-number"]["number"] if "trick-number" in said else None
    if trick is None and hands:
        seat, cards = next(iter(hands.items()))
        trick = table.tricks + 1 - len(cards) - (seat in dict(on_table))
    if trick is None and not (earlier or on_table or taken or leader or broken):
        trick = 1
    return Situation(
        deal=said["deal-number"]["number"] if "deal-number" in said else None,
        dealer=said["dealer-is"]["seat"] if "dealer-is" in said else None,
        totals=dict(said["totals-so-far"]["scores"]) if "totals-so-far" in said else {},
        phase="subtracting" if "subtracting" in said else "adding",
        deal_before="deal-before" in said,
        dealt=dealt,
        trick=trick,
        leader=leader,
        hands=hands,
        earlier=earlier,
        table=on_table,
        broken=broken,
        no_heart_played="no-heart-played" in said,
        no_heart_discarded="no-heart-discarded" in said,
        taken=taken,
        actions=actions,
    )


def _speaks_of_passing(actions: tuple[Line, ...]) -> bool:
    """Tell whether the first deal of a scenario is seen before cards are passed, or is seen not to pass any."""
    for line in actions:
        if line.stated.id == "next-deal":
            return False
        if line.stated.id in (*PASSES, "nobody-passes", "passed-to", "still-passes", "pass-refused"):
            return True
    return False
