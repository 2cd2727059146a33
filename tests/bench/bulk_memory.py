"""The most memory that `hartenjagen verify` takes for files of different sizes, each by a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tests.bench.bulk_games import Deals

_KILOBYTE = 1024 if sys.platform != "darwin" else 1


def most_memory(deals: Deals, table: Path, folder: Path, sizes: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Return for files that hold the deals so many times over their bytes and the most memory taken, in bytes."""
    found = []
    for times in sizes:
        path = folder / f"{times}.jsonl"
        deals.write(path, times)
        found.append((path.stat().st_size, _verified(path, table)))
        path.unlink()
    return tuple(found)


def _verified(path: Path, table: Path) -> int:
    command = [sys.executable, "-m", "conformance.cli.main", "verify", str(table), str(path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{path.name} is not fine")
    return usage.ru_maxrss * _KILOBYTE
