"""A whole check: the handshake, the smoke test, the cases that measure open points, then all that hold for this app."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from conformance.probes.choosing import place_in_order
from conformance.probes.probing import probe
from conformance.protocol.envelopes import OwnFaultError
from conformance.runner.app import App, GivenUpError, HandshakeError
from conformance.runner.declarations import Difference, claims, differences
from conformance.runner.evidence import Reading, measure
from conformance.runner.judge import Judgement, judge
from conformance.runner.measure import (
    askable_versions,
    choose_version,
    conclude,
    imply_measures,
    only_applying,
    undecided,
)
from conformance.runner.outcomes import Outcome
from conformance.runner.perform import perform
from conformance.runner.sight import sight_of
from conformance.runner.smoke import Smoke, smoke

if TYPE_CHECKING:
    from conformance.cases import Case, Header
    from conformance.games.result import GamesResult
    from conformance.probes.result import ProbeResult
    from conformance.protocol.endings import Ending
    from conformance.runner.declarations import Resolve
    from conformance.runner.judge import Transcript
    from conformance.runner.outcomes import Explanation

Progress = Callable[[int, int, str], None]
"""Called before each case with its place, how many there are, and its id."""


@dataclass(frozen=True, kw_only=True)
class CaseRun:
    """What came of one case, and what it takes to understand why."""

    case: Case
    judgement: Judgement
    reason: str = ""
    """Why it was not run or not judged, in words."""
    trace: tuple[tuple[str, bytes], ...] = ()
    diagnostics: bytes = b""
    seconds: float = 0.0
    transcript: Transcript | None = None
    """What the app answered; None where it was not asked."""


@dataclass(kw_only=True)
class Run:
    """Everything a check found out; the verdict is computed from it."""

    header: Header
    smoke: Smoke | None = None
    unreachable: str = ""
    """Why the app was not reached at all, or not any more."""
    unreachable_said: bytes = b""
    unreachable_ending: Ending | None = None
    differences: tuple[Difference, ...] = ()
    readings: dict[str, Reading] = field(default_factory=dict)
    cases: list[CaseRun] = field(default_factory=list)
    explanations: tuple[Explanation, ...] = ()
    games: GamesResult | None = None
    """What came of generated games, where some were asked for."""
    probes: tuple[ProbeResult, ...] = ()
    """Whether the app agrees with itself; empty where only a part was checked."""
    held_to: str = ""
    """The version of the suite, where there are newer cases."""
    newer: Sequence[CaseRun] = ()
    """What came of these, for they are no part of the verdict."""
    interrupted: bool = False
    restarts: int = 0

    @property
    def stopped_by(self) -> Difference | str | None:
        """Why no case could be asked: another pack, or an app that does not work; None where nothing is in the way."""
        if self.unreachable:
            return self.unreachable
        if self.smoke is not None and self.smoke.fault:
            return self.smoke.fault
        return next((difference for difference in self.differences if difference.stops), None)


def group_versions(cases: Iterable[Case]) -> dict[str, list[Case]]:
    """Return the versions of every case by its id, in the order of the file."""
    groups: dict[str, list[Case]] = {}
    for case in cases:
        groups.setdefault(case.id, []).append(case)
    return groups


def run_check(
    header: Header,
    cases: Sequence[Case],
    app: App,
    *,
    selected: frozenset[str] | None = None,
    lockstep: bool = False,
    smoke_only: bool = False,
    shuffle: int | None = None,
    probing: bool = True,
    resolve: Resolve | None = None,
    progress: Progress = lambda _place, _of, _name: None,
) -> Run:
    """Run the selected cases, all of them by default, and return what was found; the app is ended in any case.

    ``shuffle`` is the seed of another order to run the cases in; the result is in the order of the file all the same.
    A whole check ends with the probes, which compare the app with itself, if ``probing``. ``resolve`` gives the rules
    of the profile with open points read otherwise; without it they are just exchanged.
    An interruption by the keyboard is noted in the result, and what is known until then is kept.
    """
    run = Run(header=header)
    resolve = resolve or (lambda changes: {**header.rules, **changes})
    cases = [imply_measures(case, header.open) for case in cases]
    groups = group_versions(cases)
    wanted = {name: versions for name, versions in groups.items() if selected is None or name in selected}
    try:
        _greet(run, cases, app, resolve)
        if run.stopped_by is None and not smoke_only and run.smoke is not None:
            bench = _Bench(app=app, rules=run.smoke.rules, lockstep=lockstep, progress=progress, total=len(wanted))
            bench.shuffle = shuffle
            _check(run, run.smoke, groups, wanted, bench, resolve)
            if selected is None and probing:
                run.probes = probe(app, run.smoke.rules, run.cases, lockstep=lockstep)
        app.close()
    except KeyboardInterrupt:
        run.interrupted = True
    finally:
        app.kill()
        run.restarts = app.restarts
    if not smoke_only:
        _fill_in(run, wanted)
        places = {name: place for place, name in enumerate(wanted)}
        run.cases.sort(key=lambda done: places[done.case.id])
    return run


def _greet(run: Run, cases: Sequence[Case], app: App, resolve: Resolve) -> None:
    """Shake hands and do the smoke test; note what the app says of its rules."""
    try:
        run.smoke = smoke(run.header, cases, app, resolve)
    except HandshakeError as fault:
        run.unreachable, run.unreachable_said = str(fault), fault.diagnostics
        run.unreachable_ending = fault.ending
    except GivenUpError as fault:
        run.unreachable = str(fault)
    else:
        run.differences = differences(run.header, run.smoke.greeting, run.smoke.started)


def _fill_in(run: Run, wanted: Mapping[str, Sequence[Case]]) -> None:
    """Give every wanted case that was not reached an outcome all the same."""
    known = {done.case.id for done in run.cases}
    stop = run.stopped_by
    for name, versions in wanted.items():
        if name in known:
            continue
        if isinstance(stop, Difference):
            outcome = Outcome.SKIPPED if stop.open else Outcome.BLOCKED
            how = "in any way that tables are known to" if stop.open else "as this profile states it"
            reason = f"the app does not play {stop.parameter} {how}"
            run.cases.append(CaseRun(case=versions[0], judgement=Judgement(outcome=outcome), reason=reason))
        else:
            run.cases.append(_not_run(versions[0], "the check was interrupted" if run.interrupted else stop or ""))


@dataclass(kw_only=True)
class _Bench:
    """Runs cases one after another, each version at most once, and keeps what came of them."""

    app: App
    rules: Mapping[str, Any]
    lockstep: bool
    progress: Progress
    total: int
    shuffle: int | None = None
    done: dict[int, CaseRun] = field(default_factory=dict)

    def in_order(self, cases: Iterable[Case]) -> list[Case]:
        """Return cases in the order to run them in."""
        seed = self.shuffle
        return list(cases) if seed is None else sorted(cases, key=lambda case: place_in_order(seed, case.id))

    def run(self, case: Case) -> CaseRun:
        """Run a case, or return what came of it before."""
        if id(case) not in self.done:
            self.progress(len(self.done) + 1, max(self.total, len(self.done) + 1), case.id)
            self.done[id(case)] = self._run(case)
        return self.done[id(case)]

    def _run(self, case: Case) -> CaseRun:
        begun = time.perf_counter()
        try:
            session = self.app.session()
        except GivenUpError as fault:
            return _not_run(case, str(fault))
        capabilities = frozenset(session.greeting.capabilities)
        lacking = [need for need in case.needs if need not in capabilities]
        if lacking:
            reason = f"the app does not declare {' and '.join(lacking)}"
            return CaseRun(case=case, judgement=Judgement(outcome=Outcome.SKIPPED), reason=reason)
        try:
            transcript = perform(case, self.rules, session, lockstep=self.lockstep)
        except OwnFaultError as fault:
            return _not_run(case, f"a fault of this suite, not of the app: {fault}")
        judgement = judge(case, transcript, capabilities)
        trace, diagnostics = session.trace(), session.take_diagnostics()
        self.app.note(transcript.ended, started=transcript.started is not None)
        return CaseRun(
            case=case,
            judgement=judgement,
            reason=_why(judgement),
            trace=trace,
            diagnostics=diagnostics,
            seconds=time.perf_counter() - begun,
            transcript=transcript,
        )


def _check(
    run: Run,
    smoked: Smoke,
    groups: Mapping[str, Sequence[Case]],
    wanted: Mapping[str, Sequence[Case]],
    bench: _Bench,
    resolve: Resolve,
) -> None:
    """Measure what the wanted cases depend on, then run every one in the version that holds for this app."""
    points = _points_behind(groups, wanted)
    capabilities = frozenset(smoked.greeting.capabilities)
    measuring = [
        case
        for name, versions in groups.items()
        for case in askable_versions(versions, capabilities)
        if points.intersection(case.measures) or (name in wanted and case.measures)
    ]
    bench.total = len(wanted.keys() | {case.id for case in measuring})
    for each in bench.in_order(measuring):
        bench.run(each)
    attempts = [(case, bench.run(case).judgement.outcome) for case in measuring]
    shows = sight_of((case, bench.run(case).judgement) for case in measuring)
    claimed = claims(run.header, smoked.greeting, smoked.started)
    readings = only_applying(measure(attempts, run.header.open, claimed, smoked.rules, shows), resolve)
    run.readings = {
        point: reading
        for point, reading in readings.items()
        if point in points and (reading.known or point in run.header.open)
    }
    for first in bench.in_order(versions[0] for versions in wanted.values()):
        versions = wanted[first.id]
        case = choose_version(versions, readings, capabilities)
        if case is None:
            run.cases.append(_undecided(versions, readings))
            continue
        done = bench.run(case)
        judgement, reason = conclude(case, done.judgement, readings)
        run.cases.append(replace(done, judgement=judgement, reason=reason or done.reason))


def _points_behind(groups: Mapping[str, Sequence[Case]], wanted: Mapping[str, Sequence[Case]]) -> frozenset[str]:
    """Return the open points that the wanted cases depend on, and those that it takes to measure these."""
    points = {point for versions in wanted.values() for case in versions for point in case.when}
    while True:
        measuring = [case for versions in groups.values() for case in versions if points.intersection(case.measures)]
        more = {point for case in measuring for point in case.when} - points
        if not more:
            return frozenset(points)
        points |= more


def _undecided(versions: Sequence[Case], readings: Mapping[str, Reading]) -> CaseRun:
    points = undecided(versions, readings)
    known = [point for point in points if point in readings and readings[point].known]
    if known:
        why = f"there is no version of it for what the app plays on {' and '.join(known)}"
    else:
        why = f"nobody could see how the app plays {' and '.join(points)}"
    return CaseRun(case=versions[0], judgement=Judgement(outcome=Outcome.NOT_JUDGED), reason=why)


def _why(judgement: Judgement) -> str:
    if judgement.ending is not None:
        return f"the app {judgement.ending}"
    if judgement.outcome is Outcome.SKIPPED:
        return f"the app does not tell {' and '.join(judgement.untested)}" if judgement.untested else "nothing to test"
    return ""


def _not_run(case: Case, why: str) -> CaseRun:
    return CaseRun(case=case, judgement=Judgement(outcome=Outcome.COULD_NOT_RUN), reason=why)
