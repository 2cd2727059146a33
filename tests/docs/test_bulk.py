"""The page about millions of games, its commands and programs run as they are written."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tests.docs.pages import Edit, run_as_shown, steps_of
from tests.docs.test_house_rule import ROOT, environment

if TYPE_CHECKING:
    from pathlib import Path

PAGE = ROOT / "docs" / "bulk.md"


def test_its_commands_print_what_it_shows(tmp_path: Path) -> None:
    env, folder = environment(tmp_path / "bin"), tmp_path / "games"
    python = tmp_path / "bin" / "python3"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    folder.mkdir()
    page = PAGE.read_text(encoding="utf-8")
    for command in (each for step in steps_of(page) if not isinstance(step, Edit) for each in step):
        program, _, file = command.line.partition(" ")
        if program == "cat":
            (folder / file).write_text(command.shown, encoding="utf-8")
    assert run_as_shown(page, folder, env) == 5


def test_what_it_refers_to_is_there() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert "make agree-bulk" in page
    assert "\nagree-bulk:" in (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "](../reports/published/bulk.md)" in page
