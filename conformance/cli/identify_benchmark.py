"""`identify --benchmark`: the vectors are shared out among the cores of this machine."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from conformance.cli.progress import Progress
from conformance.identification.benchmark import Recovered, recover, summarise
from conformance.identification.drawing import entropy

CHUNK = 5


def run_benchmark(number: int, seed: int, json: str | None) -> int:
    """Identify so many vectors, print the summary, and return the exit code."""
    from reports.identification_benchmark import as_text
    from reports.identification_json import as_json

    found: list[Recovered] = []
    progress = Progress()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        try:
            for each in pool.map(partial(recover, seed), range(1, number + 1), chunksize=CHUNK):
                found.append(each)
                progress.show(len(found), number, each.profile)
        finally:
            progress.clear()
            pool.shutdown(cancel_futures=True)
    summary = summarise(seed, entropy(), found)
    if json != "-":
        print(as_text(summary), end="")
    if json == "-":
        print(as_json(summary), end="")
    elif json:
        Path(json).write_text(as_json(summary), encoding="utf-8")
    return int(bool(summary.missed))
