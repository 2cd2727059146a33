"""Faults in what may be led."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reference_impl.cardset import HEARTS, QUEEN, SUIT_OF, SUIT_SETS, members
from reference_impl.wrong.choice import ChoiceApp
from reference_impl.wrong.program import Shelf, Values, gated, has

if TYPE_CHECKING:
    from reference_impl.match import State

SHELF: Final = Shelf()


def _leads(state: State) -> bool:
    return not state.position.trick


def _gate_shuts(state: State) -> bool:
    """Tell whether it is the gate that decides: a lead after the first trick, hearts not broken."""
    gated = state.rules.conditions.gate and not state.position.broken
    return gated and _leads(state) and state.position.tricks > 0


@SHELF.holds(
    "gate-without-way-out",
    "who holds only hearts may lead nothing while they are not broken",
    clauses=("lead.exception", "lead.hearts"),
    seen_in=("B08", "B14"),
    bites=gated,
)
class _GateWithoutWayOut(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return legal & ~HEARTS if _gate_shuts(state) else legal


@SHELF.holds(
    "no-gate",
    "hearts may always be led",
    clauses=("lead.hearts",),
    seen_in=("B06", "B26", "B28"),
    bites=gated,
    parameter="hearts.lead",
)
class _NoGate(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return legal | hand & HEARTS if _gate_shuts(state) else legal


@SHELF.holds(
    "gate-never-opens",
    "hearts are never broken",
    clauses=("lead.hearts", "lead.broken-by"),
    seen_in=("B20",),
    bites=gated,
)
class _GateNeverOpens(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return legal & ~HEARTS or legal if state.rules.conditions.gate and _leads(state) else legal


@SHELF.holds(
    "gate-by-rank",
    "the gate looks at the rank of a card where it should look at the suit",
    clauses=("lead.hearts",),
    seen_in=("B10",),
    bites=gated,
)
class _GateByRank(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        if not _gate_shuts(state):
            return legal
        shut = sum(1 << card for card in members(hand) if card % 13 == 11)
        return hand & ~shut or hand


@SHELF.holds(
    "queen-breaks",
    "the queen of spades breaks hearts",
    clauses=("lead.queen-breaks",),
    seen_in=("B22", "B32"),
    bites=has("hearts.queen_breaks", "no"),
    parameter="hearts.queen_breaks",
)
class _QueenBreaks(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        taken = sum(state.position.captured)
        return hand if _gate_shuts(state) and taken & QUEEN else legal


@SHELF.holds(
    "queen-gated",
    "the queen of spades may not be led before hearts are broken",
    clauses=("lead.queen",),
    seen_in=("B24", "B34"),
    bites=lambda rules: gated(rules) and rules.get("queen.lead") == "free",
    parameter="queen.lead",
)
class _QueenGated(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return legal & ~QUEEN or legal if _gate_shuts(state) else legal


@SHELF.holds(
    "any-opening-lead",
    "the opening lead is a free choice",
    clauses=("opening.card",),
    seen_in=("B12",),
    bites=has("opening.lead", "that_card"),
    parameter="opening.lead",
)
class _AnyOpeningLead(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return hand if _leads(state) and not state.position.tricks else legal


@SHELF.holds(
    "own-suit-again",
    "a player must lead the suit of the card that won the trick while he has it",
    clauses=("trick.next-lead", "lead.hearts"),
)
class _OwnSuitAgain(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        if not _leads(state) or not state.position.tricks:
            return legal
        taken = list(members(state.position.captured[state.position.leader]))
        return legal & SUIT_SETS[SUIT_OF[taken[-1]]] or legal


def _unbroken_only(rules: Values) -> bool:
    return gated(rules) and rules.get("hearts.exception") == "only_hearts"


@SHELF.holds(
    "hearts-and-queen-exempt",
    "who holds only hearts and the queen of spades may lead a heart before they are broken",
    clauses=("lead.exception", "lead.hearts"),
    bites=_unbroken_only,
    parameter="hearts.exception",
)
class _HeartsAndQueenExempt(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return hand if _gate_shuts(state) and not hand & ~(HEARTS | QUEEN) else legal
