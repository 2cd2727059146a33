"""Parts of recorded games judged by many processes: a cluster of Dask, here or elsewhere.

Every part is a pure task. Results are taken in the order of the parts, whoever has done them and however often, so
that nothing is counted twice, and what a worker had done that is killed is done again by another.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import signal
from collections import deque
from multiprocessing import resource_tracker
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import refuse
from conformance.verification.parts import PART, split_files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from conformance.verification.parts import Part

    Work = Callable[[Part], bytes]
    Judging = Callable[[Work, Sequence[str]], Iterator[bytes]]

_AHEAD: Final = 3
"""Parts handed out for each worker before the first of them is back."""
_PARTS_EACH: Final = 8
_SMALLEST: Final = 1 << 18
"""Bytes of a part; less is not worth being sent about."""
_STARTS: Final = 3
_LOOK: Final = 2
"""Seconds after which it is looked whether there are workers, while a result is waited for."""
_LOOKS: Final = 60
"""Looks at a cluster without any worker before it is given up."""
_PATIENCE: Final = "10s"
"""How long a scheduler may take to answer."""


@contextlib.contextmanager
def open_judging(workers: int | None, scheduler: str | None) -> Iterator[Judging]:
    """Give what yields the results of a work on files, part by part in order: done here, or on a cluster.

    Raises:
        Problems: there is no such cluster.
    """
    if not workers and not scheduler:
        yield lambda work, files: map(work, split_files(files))
        return
    with open_cluster(workers=workers or 0, scheduler=scheduler or "") as client:

        def judge(work: Work, files: Sequence[str]) -> Iterator[bytes]:
            size = size_of_parts(files, len(client.scheduler_info()["workers"]))
            return run_parts(client, work, split_files(files, size=size))

        yield judge


def size_of_parts(files: Sequence[str], workers: int) -> int:
    """Return how large parts should be for all workers to have some."""
    whole = sum(Path(file).stat().st_size for file in files if Path(file).is_file())
    return min(PART, max(_SMALLEST, whole // (_PARTS_EACH * max(1, workers))))


@contextlib.contextmanager
def open_cluster(*, workers: int = 0, scheduler: str = "") -> Iterator[Any]:
    """Give a client of a cluster: that of a scheduler, or one of so many processes here, ended afterwards.

    Raises:
        Problems: Dask is not installed, or the scheduler cannot be reached.
    """
    try:
        dask, distributed = importlib.import_module("dask"), importlib.import_module("distributed")
    except ImportError:
        what = "judging with several processes needs Dask, which is not installed"
        raise refuse("needs-dask", what, "pip install 'hartenjagen[dask]'") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with dask.config.set({"distributed.deploy.lost-worker-timeout": "1s"}), contextlib.ExitStack() as opened:
        address: Any = scheduler or opened.enter_context(_start_workers(distributed, workers))
        try:
            client = opened.enter_context(distributed.Client(address, timeout=_PATIENCE))
            if scheduler:
                client.wait_for_workers(1, timeout=_PATIENCE)
        except (OSError, ValueError, TimeoutError) as fault:
            what = f"the scheduler at {scheduler} cannot be reached, or has no worker: {fault}"
            hint = "start one with `dask scheduler`, and workers with `dask worker`"
            raise refuse("no-scheduler", what, hint) from None
        yield client


def _start_workers(distributed: Any, workers: int) -> Any:
    """Start so many processes; where one of them comes to its end before it is there, all over again."""
    for _ in range(_STARTS):
        with contextlib.suppress(RuntimeError), uninterrupted():
            return distributed.LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                processes=True,
                dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
            )
    raise refuse("workers-lost", "workers come to their end as soon as they are started", "memory may be short")


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Let an interrupt wait; processes and threads started meanwhile leave it for good to us, who end them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # to start it later would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def run_parts(client: Any, work: Work, parts: Iterable[Part]) -> Iterator[bytes]:
    """Yield what a pure function gives for each of the parts, in their order; not many are under way at a time.

    Raises:
        Problems: the same part was the end of several workers, or hartenjagen is not installed where they run.
    """
    lost = importlib.import_module("distributed.scheduler").KilledWorker
    waiting: deque[Any] = deque()
    coming = iter(parts)
    try:
        while True:
            ahead = _AHEAD * max(1, len(client.scheduler_info().get("workers", ())))
            while len(waiting) < ahead and (part := next(coming, None)) is not None:
                waiting.append(client.submit(work, part, pure=False))
            if not waiting:
                return
            try:
                yield _result(client, waiting[0])
            except lost:
                what = "several workers came to their end at the same part of the games"
                raise refuse("workers-lost", what, "memory may be short: use fewer workers") from None
            except ImportError as fault:
                hint = "install the same hartenjagen where the workers run"
                raise refuse("unfit-worker", f"a worker cannot do this work: {fault}", hint) from None
            waiting.popleft()
    finally:
        for future in waiting:
            future.cancel()


def _result(client: Any, future: Any) -> bytes:
    """Wait for a result; processes of our own that were lost for good are started again meanwhile."""
    distributed = importlib.import_module("distributed")
    wanted = len(client.cluster.worker_spec) if client.cluster is not None else 0
    looks = 0
    while not future.done():
        with contextlib.suppress(TimeoutError):
            distributed.wait([future], timeout=_LOOK)
            break
        there = len(client.scheduler_info()["workers"])
        looks = 0 if there else looks + 1
        if looks > _LOOKS:
            what = "there is no worker left, and none has come back"
            raise refuse("workers-lost", what, "start workers with `dask worker`, and verify again")
        if there < wanted:
            client.cluster.scale(wanted)
    return bytes(future.result())
