"""The tutorial about a house rule, walked as it is written, from an empty folder."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from tests.docs.pages import Command, Edit, is_as_shown, make, run, steps_of

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "house_rule.md"


def environment(tools: Path) -> dict[str, str]:
    """Return an environment in which `hartenjagen` is this checkout."""
    tools.mkdir()
    command = tools / "hartenjagen"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m conformance.cli.main "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"}


def test_its_commands_print_what_it_shows_and_its_edits_fit(tmp_path: Path) -> None:
    env, folder = environment(tmp_path / "bin"), tmp_path / "empty"
    folder.mkdir()
    ran = 0
    for step in steps_of(PAGE.read_text(encoding="utf-8")):
        if isinstance(step, Edit):
            make(step, folder)
            continue
        printed = run(step, folder, env)
        assert len(printed) == len(step)
        for command, text in zip(step, printed, strict=True):
            assert is_as_shown(text, command.shown), f"$ {command.line}\n{text}"
            ran += 1
    assert ran >= 10


def test_everything_it_shows_is_run_or_made() -> None:
    page = PAGE.read_text(encoding="utf-8")
    steps = list(steps_of(page))
    assert page.count("```") == 2 * len(steps)
    shown = [command for step in steps if isinstance(step, list) for command in step]
    assert all(command.line for command in shown)
    assert {"new", "test", "check"} <= {command.line.split()[1] for command in shown if command.line != "echo $?"}


def test_its_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", PAGE.read_text(encoding="utf-8")):
        assert (PAGE.parent / target).exists(), target


def test_what_is_left_out_is_only_what_is_marked_so() -> None:
    shown = Command(line="x", shown="one\n…\nthree …\n").shown
    assert is_as_shown("one\nthree 3", shown)
    assert is_as_shown("one\ntwo\n\ntwo\nthree 3", shown)
    assert not is_as_shown("one\nthree", shown)
    assert not is_as_shown("one\nthree 3\nfour", shown)
