"""What a report says of the probes: a line for each in which the app disagrees with itself, and what it told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.probes.result import Disagreement, ProbeName, ProbeResult, ProbeStatus, Way
from reports.check_sentences import say_field, say_where, show_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_ABOUT: Final = {
    ProbeName.SHUFFLED: "the same cases in another order",
    ProbeName.TWICE: "the same case twice in a row",
    ProbeName.MOVE_BY_MOVE: "the same case one move at a time instead of as one replay",
    ProbeName.AFTER_REFUSAL: "the same case with refused moves in between",
    ProbeName.AFTER_ABANDONED: "the same case after matches that were given up in the middle of a trick",
    ProbeName.INTERLEAVED: "two matches in turn, a move here and a move there",
    ProbeName.NO_PEEKING: "what a seat is shown, and whether it depends on what is hidden from it",
    ProbeName.FRESH: "the same case in an app that was just started",
}


def probe_lines(probes: Sequence[ProbeResult]) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield, for each probe that the app does not pass, its headline, its sentences, and the messages kept."""
    for each in probes:
        if each.status is not ProbeStatus.DIFFERS:
            continue
        known = ", as listed" if each.known else ""
        number = f"{each.differing} of {len(each.cases)} case{'s' if len(each.cases) > 1 else ''}"
        order = f" (order {each.seed})" if each.seed else ""
        lines = [f"Asked for: {about(each)}{order}. {number} differ{'s' if each.differing == 1 else ''}."]
        trace: list[str] = []
        for found in each.disagreements[:1]:
            lines.append(f"{found.case}  {found.title}  ({found.feature}:{found.line})")
            lines.append(say_disagreement(found))
            trace = found.trace
        others = [found.case for found in each.disagreements[1:]]
        lines += [f"Also in {', '.join(others)}."] if others else []
        yield f"{each.name} differs{known}", lines, trace


def probe_summary(probes: Sequence[ProbeResult]) -> Iterator[str]:
    """Yield one line for each way in which probes came out."""
    for status in ProbeStatus:
        named = [each for each in probes if each.status is status]
        if named and status is ProbeStatus.NOT_ASKED:
            yield f"{status} ({len(named)}): " + "; ".join(f"{each.name}, for {each.reason}" for each in named)
        elif named:
            cases = max(len(each.cases) for each in named)
            orders = ", ".join(f"order {each.seed}" for each in named if each.seed)
            beside = f"up to {cases} cases each" + (f", {orders}" if orders else "")
            yield f"{status} ({len(named)}): {', '.join(str(each.name) for each in named)} ({beside})"


def about(probe: ProbeResult) -> str:
    """Return what a probe asks for, in words."""
    return _ABOUT[probe.name]


def say_disagreement(found: Disagreement) -> str:
    """Return where an app disagrees with itself, and in what."""
    where = say_where(found.situation) if found.situation else ""
    made = f"the move {show_cards(found.cards)} from {found.seat}" if found.cards else "the start of the deal"
    turn = found.situation.turn if found.situation else None
    first, then = (say_field(found.field, value, turn) for value in (found.first, found.then))
    match found.way:
        case Way.ENDED:
            says = f"The app answered {made} the first time; this time it {found.then}."
        case Way.SHOWS:
            says = f"The view of {found.viewer} shows what is hidden from it: {then}."
        case Way.DEPENDS:
            says = (
                f"The view of {found.viewer} changes when cards hidden from it change hands: "
                f"first it says that {first}, then that {then}."
            )
        case Way.CONTRADICTS:
            says = f"The view of {found.viewer} says that {then}; to everybody the app says that {first}."
        case Way.TOLD:
            says = f"After {made} the app said the first time that {first}, and this time that {then}."
    return f"{where} {says}".strip()
