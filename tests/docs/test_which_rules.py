"""The page about the rules of an app, its commands run beside its example."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.docs.pages import run_beside
from tests.docs.test_house_rule import ROOT, environment

if TYPE_CHECKING:
    from pathlib import Path

PAGE = ROOT / "docs" / "which_rules.md"
EXAMPLES = ROOT / "docs" / "which_rules"


def test_its_commands_print_what_it_shows(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert run_beside(EXAMPLES, page, tmp_path / "examples", environment(tmp_path / "bin")) == page.count("\n$ ")


def test_its_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", PAGE.read_text(encoding="utf-8")):
        assert (PAGE.parent / target).exists(), target
