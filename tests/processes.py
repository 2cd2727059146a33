"""Small real programs to talk to, and whether any of them was left behind."""

from __future__ import annotations

import os
import sys
from pathlib import Path

APPS = Path(__file__).parent / "apps"


def honest(*options: str) -> list[str]:
    """Return the command of the honest app."""
    return [sys.executable, str(APPS / "honest.py"), *options]


def renamed(name: str) -> list[str]:
    """Return the command of the honest app under another name."""
    program = (APPS / "honest.py").read_text(encoding="utf-8")
    return inline(program.replace('"name": "honest"', f'"name": {name!r}'))


def bad(way: str, starts: int = 1) -> list[str]:
    """Return the command of an app that misbehaves when it is asked to start a deal for that many times."""
    return [sys.executable, str(APPS / "bad.py"), way, str(starts)]


def inline(program: str) -> list[str]:
    """Return the command of a program given as text."""
    return [sys.executable, "-c", program]


def group_is_gone(group: int, patience: float = 5.0) -> bool:
    """Tell whether no living process of a process group is left; the dead that nobody buried yet do not count."""
    import time

    deadline = time.monotonic() + patience
    while _living(group):
        if time.monotonic() > deadline:
            return False
        os.sched_yield()
    return True


def _living(group: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                state, _parent, its_group = (folder / "stat").read_text().rpartition(") ")[2].split()[:3]
            except (OSError, ValueError):
                continue
            if int(its_group) == group and state not in "ZX":
                found.append(int(folder.name))
    return found
