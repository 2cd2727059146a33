"""Programs that remember what they should have forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from conformance.protocol.messages import Deal
from reference_impl.match import Refusal
from reference_impl.serve import ReferenceApp
from reference_impl.wrong.program import Shelf, gated, has, passes

if TYPE_CHECKING:
    from conformance.protocol.messages import (
        Answer,
        Observation,
        Pass,
        Play,
        Replay,
        Replayed,
        Seat,
        Start,
        Started,
        View,
    )
    from reference_impl.match import State

SHELF: Final = Shelf()


@SHELF.holds(
    "hearts-stay-broken",
    "hearts that were broken in the deal before are broken in the next",
    clauses=("lead.hearts", "lead.broken-by"),
    bites=gated,
)
class _HeartsStayBroken(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if isinstance(made, Refusal) or not isinstance(move, Deal):
            return made
        return msgspec.structs.replace(made, position=msgspec.structs.replace(made.position, broken=True))


@SHELF.holds(
    "piles-stay",
    "the cards captured in the deal before are counted again in the next",
    clauses=("score.captured", "score.cards", "match.add", "sweep.condition"),
)
class _PilesStay(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if isinstance(made, Refusal) or not isinstance(move, Deal):
            return made
        captured = state.position.captured
        return msgspec.structs.replace(made, position=msgspec.structs.replace(made.position, captured=captured))


class _MatchMemoryApp(ReferenceApp):
    """Remembers the last state of any match it played."""

    def __init__(self) -> None:
        super().__init__()
        self._last: State | None = None

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if not isinstance(made, Refusal):
            self._last = made
        return made


@SHELF.holds(
    "totals-of-the-match-before",
    "a new match begins with the totals of the one before",
    clauses=("match.start", "match.add"),
    seen_in=("B104",),
)
class _TotalsOfTheMatchBefore(_MatchMemoryApp):
    def begin(self, state: State) -> State:
        last = self._last
        kept = last is not None and len(last.totals) == len(state.totals) and not any(state.totals)
        return msgspec.structs.replace(state, totals=last.totals) if kept and last else state


@SHELF.holds(
    "phase-of-the-match-before",
    "a new match begins with subtracting, where the one before had come to it",
    clauses=("match.start", "reversal.begin"),
    bites=has("match.finish", "reversal"),
)
class _PhaseOfTheMatchBefore(_MatchMemoryApp):
    def begin(self, state: State) -> State:
        kept = self._last is not None and state.rules.values["match.finish"] == "reversal"
        return msgspec.structs.replace(state, phase=self._last.phase) if kept and self._last else state


@SHELF.holds(
    "hearts-broken-in-the-match-before",
    "hearts broken in a match that was given up are broken in the next",
    clauses=(),
    bites=gated,
)
class _HeartsBrokenInTheMatchBefore(_MatchMemoryApp):
    def begin(self, state: State) -> State:
        if self._last is None or not self._last.position.broken:
            return state
        return msgspec.structs.replace(state, position=msgspec.structs.replace(state.position, broken=True))


@SHELF.holds(
    "cycle-of-the-match-before",
    "a new match goes on with the cycle of passing where the one before left it",
    clauses=("passing.cycle",),
    seen_in=("B60",),
    bites=passes,
)
class _CycleOfTheMatchBefore(_MatchMemoryApp):
    def begin(self, state: State) -> State:
        if self._last is None or state.deal != 1 or self._last.deal == 1 or not passes(state.rules.values):
            return state
        return msgspec.structs.replace(state, deal=self._last.deal)


@SHELF.holds(
    "broken-by-a-refused-card",
    "a heart that was refused counts as played when hearts are led later",
    clauses=(),
    bites=gated,
)
class _BrokenByARefusedCard(ReferenceApp):
    def __init__(self) -> None:
        super().__init__()
        self._refused = False

    def begin(self, state: State) -> State:
        self._refused = False
        return state

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if isinstance(made, Refusal):
            self._refused |= getattr(move, "card", "").endswith("H")
            return made
        if self._refused and made.stage == "playing" and not made.position.trick and made.position.tricks > 0:
            return msgspec.structs.replace(made, position=msgspec.structs.replace(made.position, broken=True))
        return made


@SHELF.holds("one-match-for-all", "two matches at a time are one and the same", clauses=())
class _OneMatchForAll(ReferenceApp):
    def start(self, params: Start) -> Started:
        return super().start(msgspec.structs.replace(params, match="1"))

    def move(self, params: Pass | Play | Deal) -> Answer:
        return super().move(msgspec.structs.replace(params, match="1"))

    def replay(self, params: Replay) -> Replayed:
        return super().replay(msgspec.structs.replace(params, start=msgspec.structs.replace(params.start, match="1")))

    def view(self, params: View) -> Observation:
        return super().view(msgspec.structs.replace(params, match="1"))


@SHELF.holds("wrong-every-seventh-time", "every seventh match forgets one card of the list of legal cards", clauses=())
class _WrongEverySeventhTime(ReferenceApp):
    def __init__(self) -> None:
        super().__init__()
        self._begun = 0

    def begin(self, state: State) -> State:
        self._begun += 1
        return state

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        if self._begun % 7 or isinstance(told.legal, msgspec.UnsetType) or len(told.legal) < 2:
            return told
        return msgspec.structs.replace(told, legal=told.legal[:-1])


@SHELF.holds(
    "replays-on-top",
    "a replayed deal begins with the hearts of the deal replayed before",
    clauses=(),
    bites=gated,
)
class _ReplaysOnTop(ReferenceApp):
    def __init__(self) -> None:
        super().__init__()
        self._broken = False

    def replay(self, params: Replay) -> Replayed:
        replayed = super().replay(params)
        self._broken = any(
            play.card.endswith("H") for move in params.moves if not isinstance(play := move.play, msgspec.UnsetType)
        )
        return replayed

    def begin(self, state: State) -> State:
        position = msgspec.structs.replace(state.position, broken=self._broken)
        return msgspec.structs.replace(state, position=position)
