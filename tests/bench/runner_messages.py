"""Messages a second of the runner and of a bare pipe loop, with the same app and the same lines in one run.

The runner encodes, checks, sends, waits with a limit, reads, checks and judges; the loop only writes lines that were
encoded before and reads lines that it does not look into. Besides: how long a whole check takes, and what of it is
starting up.

Run it from the checkout: ``python -m tests.bench.runner_messages [ROUNDS]``.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from typing import TYPE_CHECKING

from conformance.cli.adapter import JAVASCRIPT_APP
from conformance.runner.app import App
from conformance.runner.judge import judge
from conformance.runner.perform import perform
from conformance.runner.session import Limits
from conformance.scenarios.vectors import cases_for
from conformance.transports.stdio import ChildProcess

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.cases import Case, Header

PROFILE = "nl-short"
APPS = {
    "reference": [sys.executable, "-m", "reference_impl.serve"],
    "JavaScript": ["node", str(JAVASCRIPT_APP)],
}
STEPS = (
    ("start of Python", "pass"),
    ("profile and cases", "from conformance.scenarios.vectors import cases_for; cases_for('nl-short')"),
)


class Recording(ChildProcess):
    """A child process whose requests are kept."""

    def __init__(self, command: Sequence[str], lines: list[bytes]) -> None:
        super().__init__(command)
        pass_on = self.send

        def send(line: bytes, deadline: float) -> None:
            lines.append(line)
            pass_on(line, deadline)

        self.send = send


def run_cases(app: App, header: Header, cases: Sequence[Case]) -> float:
    """Run and judge all cases in lockstep and return the seconds it took; the app is up before."""
    session = app.session()
    capabilities = frozenset(session.greeting.capabilities)
    begun = time.perf_counter()
    for case in cases:
        judge(case, perform(case, header.rules, session, lockstep=True), capabilities)
    seconds = time.perf_counter() - begun
    app.close()
    return seconds


def record(command: Sequence[str], header: Header, cases: Sequence[Case]) -> tuple[list[bytes], int]:
    """Return the lines that the runner sends, and how many of them come before the cases."""
    lines: list[bytes] = []
    app = App(lambda: Recording(command, lines), Limits(message=30), "bench")
    app.session()
    before = len(lines)
    run_cases(app, header, cases)
    return lines[:-1], before


def bare_loop(command: Sequence[str], lines: Sequence[bytes], before: int) -> float:
    """Write and read the lines one by one and return the seconds for those after the first few."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=-1) as process:
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("no pipes")
        begun = time.perf_counter()
        for number, line in enumerate(lines):
            if number == before:
                begun = time.perf_counter()
            process.stdin.write(line)
            process.stdin.flush()
            process.stdout.readline()
        seconds = time.perf_counter() - begun
        process.stdin.close()
    return seconds


def compare(name: str, header: Header, cases: Sequence[Case], rounds: int) -> None:
    """Print the messages a second of both, and their ratio, the median of some rounds taken in turn."""
    command = APPS[name]
    lines, before = record(command, header, cases)
    messages = len(lines) - before
    ours, theirs = [], []
    for _ in range(rounds):
        theirs.append(messages / bare_loop(command, lines, before))
        app = App(lambda: ChildProcess(command), Limits(message=30), "bench")
        app.session()
        ours.append(messages / run_cases(app, header, cases))
    ratio = statistics.median(one / other for one, other in zip(ours, theirs, strict=True))
    sys.stdout.write(
        f"{name:<12} {messages:6,} messages   runner {statistics.median(ours):8,.0f}/s   "
        f"bare loop {statistics.median(theirs):8,.0f}/s   ratio {ratio:.0%}\n"
    )


def time_check(name: str, rounds: int) -> None:
    """Print how long a whole check takes, and what of it is starting up."""
    own = [sys.executable, "-m", "conformance.cli.main", "check", PROFILE, "--", *APPS[name]]
    whole = _median_of([own], rounds)
    parts = [_median_of([[sys.executable, "-c", program]], rounds) for _, program in STEPS]
    starts = statistics.median(_time_start(APPS[name]) for _ in range(rounds))
    told = f"{STEPS[0][0]} {parts[0]:.2f} s, {STEPS[1][0]} {parts[1] - parts[0]:.2f} s, start of the app {starts:.2f} s"
    rest = whole - parts[1] - starts
    sys.stdout.write(f"check {PROFILE} against {name}: {whole:.2f} s ({told}, the rest {rest:.2f} s)\n")


def _median_of(commands: Sequence[Sequence[str]], rounds: int) -> float:
    times = []
    for _ in range(rounds):
        for command in commands:
            begun = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            times.append(time.perf_counter() - begun)
    return statistics.median(times)


def _time_start(command: Sequence[str]) -> float:
    app = App(lambda: ChildProcess(command), Limits(message=30), "bench")
    begun = time.perf_counter()
    app.session()
    seconds = time.perf_counter() - begun
    app.close()
    return seconds


def main(arguments: Sequence[str]) -> None:
    """Print the figures."""
    rounds = int(arguments[0]) if arguments else 5
    header, cases = cases_for(PROFILE)
    for name in APPS:
        compare(name, header, cases, rounds)
    for name in APPS:
        time_check(name, rounds)


if __name__ == "__main__":
    main(sys.argv[1:])
