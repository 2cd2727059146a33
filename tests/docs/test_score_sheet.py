"""The page about score sheets, its commands run beside its examples."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from tests.docs.pages import Edit, is_as_shown, run, steps_of
from tests.docs.test_house_rule import ROOT, environment

if TYPE_CHECKING:
    from pathlib import Path

PAGE = ROOT / "docs" / "score_sheet.md"
EXAMPLES = ROOT / "docs" / "score_sheets"


def test_its_commands_print_what_it_shows(tmp_path: Path) -> None:
    env, folder = environment(tmp_path / "bin"), tmp_path / "sheets"
    shutil.copytree(EXAMPLES, folder)
    ran = 0
    for step in steps_of(PAGE.read_text(encoding="utf-8")):
        assert not isinstance(step, Edit)
        for command, text in zip(step, run(step, folder, env), strict=True):
            assert is_as_shown(text, command.shown), f"$ {command.line}\n{text}"
            ran += 1
    assert ran == PAGE.read_text(encoding="utf-8").count("\n$ ")


def test_every_example_is_shown_and_every_link_leads_somewhere() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert {file.name for file in EXAMPLES.iterdir()} == {"club.csv", "omslag.csv", "scores.csv"}
    for file in EXAMPLES.iterdir():
        assert f"](score_sheets/{file.name})" in page
        assert f" {file.name}\n" in page
    assert (PAGE.parent / "../spec/score_sheet.yaml").exists()
