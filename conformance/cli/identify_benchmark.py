"""`identify --benchmark`: the vectors are shared out among the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from typing import TYPE_CHECKING, Final

from conformance.cli.progress import Progress
from conformance.cli.terminating import terminated_like_interrupted

if TYPE_CHECKING:
    from conformance.identification.benchmark import Recovered

PUBLISHED: Final = "identification.md"


def run_benchmark(number: int, seed: int, json: str | None, *, publish: bool = False) -> int:
    """Identify so many vectors, print the summary, and return the exit code."""
    from conformance.cli import publishing
    from conformance.cli.writing import put_report
    from conformance.identification.benchmark import summarise
    from conformance.identification.drawing import entropy
    from reports.identification_benchmark import as_markdown, as_text
    from reports.identification_json import as_json

    found = _recover(number, seed)
    summary = summarise(seed, entropy(), found)
    if json != "-":
        print(as_text(summary), end="")
    if json:
        put_report(as_json(summary), json)
    if publish:
        publishing.publish(as_markdown(summary), PUBLISHED)
    return int(bool(summary.missed))


@terminated_like_interrupted()
def _recover(number: int, seed: int) -> list[Recovered]:
    """Return what is found of each vector; interrupted, no process is left that works on one."""
    from concurrent.futures import ProcessPoolExecutor

    from conformance.identification.benchmark import recover

    found: list[Recovered] = []
    progress = Progress()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            # the processes never see an interrupt from the terminal: this one ends them
            waiting = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            try:
                under_way = [pool.submit(recover, seed, one) for one in range(1, number + 1)]
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, waiting)
            for each in under_way:
                found.append(each.result())
                progress.show(len(found), number, found[-1].profile)
        except BaseException:
            for process in multiprocessing.active_children():
                process.kill()
            raise
        finally:
            progress.clear()
    return found
