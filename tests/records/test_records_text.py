"""The text about recorded games says what is so, and its examples are read and run."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from conformance.records.form import short_line
from conformance.records.reading import LONGEST_LINE
from conformance.records.written import WrittenDeal, WrittenGame, WrittenOpening
from conformance.spec_files import SPEC
from tests.docs.pages import is_as_shown, run, steps_of
from tests.docs.test_house_rule import environment
from tests.records.tables import NL, read

if TYPE_CHECKING:
    from pathlib import Path

PAGE = SPEC / "records.md"
TEXT = PAGE.read_text(encoding="utf-8")
LONG, SHORT = (block.replace("\n", "").encode() for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL))


@pytest.mark.parametrize(
    "name", [name for kind in (WrittenGame, WrittenOpening, WrittenDeal) for name in kind.__struct_fields__]
)
def test_every_field_is_in_the_text(name: str) -> None:
    assert f"`{name}`" in TEXT


def test_the_examples_are_records() -> None:
    assert [play.card for play in read(LONG).deals[0].plays] == ["7C", "KC", "10C", "QC"]
    assert len(read(SHORT).deals[0].plays) == 32
    assert short_line(read(SHORT), NL) == SHORT.strip()


def test_its_commands_print_what_it_shows(tmp_path: Path) -> None:
    env, folder = environment(tmp_path / "bin"), tmp_path / "empty"
    folder.mkdir()
    ran = 0
    for step in steps_of(re.sub(r"```json\n.*?```", "", TEXT, flags=re.DOTALL)):
        assert isinstance(step, list)
        for command, printed in zip(step, run(step, folder, env), strict=True):
            assert is_as_shown(printed, command.shown), f"$ {command.line}\n{printed}"
            ran += 1
    assert ran >= 3


def test_its_links_lead_somewhere_and_its_limits_are_so() -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", TEXT):
        assert (PAGE.parent / target).exists(), target
    assert f"{LONGEST_LINE >> 20} MB" in TEXT
