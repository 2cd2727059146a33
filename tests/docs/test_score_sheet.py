"""The page about score sheets, its commands run beside its examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.docs.pages import run_beside
from tests.docs.test_house_rule import ROOT, environment

if TYPE_CHECKING:
    from pathlib import Path

PAGE = ROOT / "docs" / "score_sheet.md"
EXAMPLES = ROOT / "docs" / "score_sheets"


def test_its_commands_print_what_it_shows(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert run_beside(EXAMPLES, page, tmp_path / "examples", environment(tmp_path / "bin")) == page.count("\n$ ")


def test_every_example_is_shown_and_every_link_leads_somewhere() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert {file.name for file in EXAMPLES.iterdir()} == {"club.csv", "omslag.csv", "scores.csv"}
    for file in EXAMPLES.iterdir():
        assert f"](score_sheets/{file.name})" in page
        assert f" {file.name}\n" in page
    assert (PAGE.parent / "../spec/score_sheet.yaml").exists()
