"""Apps in this process, checked and probed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from conformance.probes.result import ProbeStatus
from conformance.runner.app import App
from conformance.runner.run import Run, run_check
from conformance.runner.session import Limits
from conformance.scenarios.vectors import cases_for
from conformance.transports.in_process import InProcess
from reference_impl.serve import ReferenceApp
from reference_impl.wrong import programs

if TYPE_CHECKING:
    from collections.abc import Callable

    from conformance.cases import Case
    from conformance.protocol.messages import Hello
    from conformance.protocol.serving import Handlers


@cache
def probed(program: str = "", profile: str = "international", *, lockstep: bool = False) -> Run:
    """Return the check of a wrong program, or of the reference, on some cases of a profile."""
    make = programs()[program].make if program else ReferenceApp
    return check(lambda: make().handlers, profile, lockstep=lockstep)


def check(make: Callable[[], Handlers], profile: str = "international", **options: Any) -> Run:
    """Return the check of an app on some cases of a profile."""
    header, cases = cases_for(profile)
    app = App(lambda: InProcess(make()), Limits(), "tests")
    return run_check(header, [case for place, case in enumerate(cases) if wanted(case, place)], app, **options)


def wanted(case: Case, place: int) -> bool:
    """Tell whether a case is one of those that are asked: short ones, and a few of several deals."""
    deals = sum(step.deal is not None for step in case.steps)
    if deals:
        return deals == 1 and len(case.steps) < 75
    return len(case.steps) < 40 and (place % 5 == 0 or "lead.hearts" in case.clauses)


def differing(run: Run) -> set[str]:
    """Return the names of the probes in which the app disagrees with itself."""
    return {str(each.name) for each in run.probes if each.status is ProbeStatus.DIFFERS}


class Without:
    """The reference without some of its capabilities."""

    def __init__(self, *capabilities: str) -> None:
        self._left_out = capabilities
        self._app = ReferenceApp()

    @property
    def handlers(self) -> Handlers:
        """What answers each method."""
        import msgspec

        kind, _ = self._app.handlers["hello"]

        def hello(params: Hello) -> Any:
            greeting = self._app.hello(params)
            left = [each for each in greeting.declared if each not in self._left_out]
            return msgspec.structs.replace(greeting, declared=left)

        return {**self._app.handlers, "hello": (kind, hello)}
