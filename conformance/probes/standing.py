"""How probes stand in a report: which disagreements are listed as known issues, and what the verdict says of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from conformance.probes.result import ProbeName, ProbeResult, ProbeStatus
from conformance.runner.known_issues import PROBED

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from conformance.probes.result import Disagreement
    from conformance.runner.known_issues import Entry


def report_probes(probes: Iterable[ProbeResult], entries: Iterable[Entry], *, trace: bool) -> list[ProbeResult]:
    """Return the results as a report tells them: known where they are listed, with messages where these are wanted."""
    listed = {entry.clause for entry in entries if PROBED in entry.reasons}
    return [
        msgspec.structs.replace(
            each,
            known=each.status is ProbeStatus.DIFFERS and each.name in listed,
            disagreements=each.disagreements if trace else [_without_trace(one) for one in each.disagreements],
        )
        for each in probes
    ]


def disagreeing(probes: Iterable[ProbeResult]) -> list[ProbeResult]:
    """Return the probes in which the app disagrees with itself."""
    return [each for each in probes if each.status is ProbeStatus.DIFFERS]


def say_probes(probes: Iterable[ProbeResult]) -> list[str]:
    """Return what a verdict adds for the probes: nothing where the app agrees with itself."""
    number = len(disagreeing(probes))
    return [f"disagrees with itself in {number} probe{'s' if number > 1 else ''}"] if number else []


def all_names(probes: Sequence[ProbeResult]) -> dict[str, ProbeStatus]:
    """Return how the app stands to every probe there is, also to those that were not done."""
    return {str(name): ProbeStatus.NOT_ASKED for name in ProbeName} | {str(each.name): each.status for each in probes}


def _without_trace(found: Disagreement) -> Disagreement:
    return msgspec.structs.replace(found, trace=[])
