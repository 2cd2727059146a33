"""Trials shared out over processes; the result is the same whatever their number."""

from __future__ import annotations

import gc
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import TYPE_CHECKING

from conformance.adequacy.trying import Bench
from conformance.rules import load_profile
from conformance.scenarios.vectors import cases_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.adequacy.result import Trial
    from conformance.adequacy.subjects import Subject

Task = tuple[str, "Subject"]


def try_all(tasks: Sequence[Task], jobs: int) -> Iterator[Trial]:
    """Yield what the suite makes of every subject under the profile named with it, in the order asked."""
    if jobs == 1 or len(tasks) == 1:
        yield from map(_try, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max_workers=jobs, mp_context=context) as workers:
        yield from workers.map(_try, tasks, chunksize=4)


def _try(task: Task) -> Trial:
    profile, subject = task
    bench, collecting = bench_of(profile), gc.isenabled()
    gc.disable()  # a third of the time would go into looking for cycles, and there are hardly any
    try:
        return bench.try_out(subject)
    finally:
        if collecting:
            gc.enable()


@cache
def bench_of(profile: str) -> Bench:
    """Return the bench of a profile, made once in every process."""
    from conformance.cli.check_output import word_by

    resolved = load_profile(profile)
    header, cases = cases_for(profile)
    return Bench(resolved, header, cases, word_by(resolved))
