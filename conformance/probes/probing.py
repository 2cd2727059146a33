"""All probes of a check, one after another; what could not be asked any more says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conformance.probes.choosing import choose_subjects, subjects_of
from conformance.probes.peeking import look_for_peeking
from conformance.probes.result import ProbeName, ProbeResult, ProbeStatus
from conformance.probes.statelessness import (
    Witness,
    ask_afresh,
    ask_after_abandoned,
    ask_after_refusals,
    ask_in_another_order,
    ask_interleaved,
    ask_move_by_move,
)
from conformance.protocol.envelopes import OwnFaultError
from conformance.runner.app import App, GivenUpError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.probes.choosing import Subject
    from conformance.runner.run import CaseRun

_PATIENCE: Final = 10.0
"""Seconds for an app to answer a second time it is reached; without a limit nobody would see that it does not."""


def probe(
    app: App, rules: Mapping[str, Any], runs: Sequence[CaseRun], *, lockstep: bool = False
) -> tuple[ProbeResult, ...]:
    """Return what came of every probe of an app, in the order of their names; ``runs`` are its cases as they went."""
    found: dict[ProbeName, ProbeResult] = {}
    subjects = subjects_of(runs, rules)
    why_not = "no case was asked to its end"
    try:
        whole = "replay" in app.session().greeting.capabilities and not lockstep
        chosen = choose_subjects(subjects, whole=whole)
        for result in _results(Witness(app=app, whole=whole), chosen, subjects, rules) if chosen else ():
            found[result.name] = result
    except GivenUpError as fault:
        why_not = str(fault)
    except OwnFaultError as fault:
        why_not = f"a fault of this suite, not of the app: {fault}"
    left = (ProbeResult(name=name, status=ProbeStatus.NOT_ASKED, reason=why_not) for name in ProbeName)
    return tuple(found.get(each.name, each) for each in left)


def _results(
    witness: Witness, chosen: Sequence[Subject], subjects: Sequence[Subject], rules: Mapping[str, Any]
) -> Iterator[ProbeResult]:
    yield from ask_in_another_order(witness, chosen)
    yield ask_move_by_move(witness, chosen)
    yield ask_after_refusals(witness, chosen)
    yield ask_after_abandoned(witness, chosen)
    yield ask_interleaved(witness, chosen)
    yield look_for_peeking(witness, subjects, rules)
    yield ask_afresh(witness, chosen, _PATIENCE)
