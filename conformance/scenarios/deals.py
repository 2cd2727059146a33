"""A scenario deal by deal: what is done in each, and what of it the search has to bring about."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from conformance.scenarios.phrasebook import Stated
from conformance.scenarios.situation import PASSES, PLAY_OUTS, PLAYS, Situation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.protocol.messages import Card, Seat
    from conformance.scenarios.features import Line

_EXPLICIT_PASSING: Final = (*PASSES, "still-passes", "pass-refused")
DEALS_TRIED: Final = 24
"""Numbers of deals looked at for one in which nobody passes."""
NEXT_DEAL: Final = "next-deal"
PLAYED_OUT: Final = Stated(id="play-out", fields={})


class UnclearError(ValueError):
    """A scenario whose steps do not fit one another; `line` is the step that does not."""

    def __init__(self, line: Line, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.line = line
        self.hint = hint


@dataclass(frozen=True, kw_only=True)
class DealScript:
    """What happens in one deal."""

    situation: Situation
    begun_by: Line | None = None
    """The step that deals it; None: the scenario begins in it."""
    actions: tuple[Line, ...] = ()
    plays: tuple[tuple[Seat, Card], ...] = ()
    """Cards played by name after the position, in order."""
    finish: Stated | None = None
    """How the deal is played out, where it is."""

    @property
    def passes_by_name(self) -> bool:
        """Whether the scenario itself passes the cards; otherwise they are passed before anything else, unmentioned."""
        return any(line.stated.id in _EXPLICIT_PASSING for line in self.actions)


def scripts_of(situation: Situation) -> tuple[DealScript, ...]:
    """Return what happens deal by deal.

    Raises:
        UnclearError: a card is played by name after the deal was played out, or a deal begins before the last one ends.
    """
    parts: list[tuple[Line | None, list[Line]]] = [(None, [])]
    for line in situation.actions:
        if line.stated.id == NEXT_DEAL:
            parts.append((line, []))
        else:
            parts[-1][1].append(line)
    scripts = [_script(_later(actions) if begun_by else situation, begun_by, actions) for begun_by, actions in parts]
    if situation.deal_before:
        before = Situation(
            deal=None if situation.deal is None else situation.deal - 1,
            totals=situation.totals,
            phase=situation.phase,
            dealt=False,
            trick=1,
        )
        scripts.insert(0, DealScript(situation=before, finish=PLAYED_OUT))
    return tuple(scripts)


def choose_deal(scripts: Sequence[DealScript], cycles: Sequence[Sequence[str]]) -> int:
    """Return the number of the first deal: as stated, else one in which nobody passes under any of the cycles.

    A scenario over several deals with everybody at 0 begins at the first, as does one that speaks of passing, and any
    where there is always somebody who passes.

    >>> choose_deal([DealScript(situation=Situation(dealt=False))], [["left", "none"], ["none"]])
    2
    """
    situation = scripts[0].situation
    if situation.deal is not None:
        return situation.deal
    if situation.dealt or (len(scripts) > 1 and not any(situation.totals.values())):
        return 1
    for tried in (cycles, cycles[:1]):
        for deal in range(1, DEALS_TRIED + 1):
            if all(cycle[(deal - 1) % len(cycle)] == "none" for cycle in tried):
                return deal
    return 1


def _later(actions: Sequence[Line]) -> Situation:
    """Return what is known of a deal begun by a step: the hands seen before anything is done with them."""
    hands: dict[Seat, tuple[Card, ...]] = {}
    for line in actions:
        if line.kind == "when":
            break
        if line.stated.id == "holds":
            hands[line.stated.fields["seat"]] = line.stated.fields["cards"]
    return Situation(dealt=bool(hands), trick=1, hands=hands)


def _script(situation: Situation, begun_by: Line | None, actions: Sequence[Line]) -> DealScript:
    finishes = [line for line in actions if line.stated.id in PLAY_OUTS]
    for before, line in pairwise(finishes):
        raise UnclearError(line, f"the deal is already played out in line {before.line}")
    for number, line in enumerate(actions):
        if finishes and line.stated.id in PLAYS and number > actions.index(finishes[0]):
            raise UnclearError(line, f"no card is left: line {finishes[0].line} plays the deal out")
    plays = tuple(
        (line.stated.fields["seat"], line.stated.fields["card"]) for line in actions if line.stated.id in PLAYS
    )
    return DealScript(
        situation=situation,
        begun_by=begun_by,
        actions=tuple(actions),
        plays=plays,
        finish=finishes[0].stated if finishes else None,
    )
