"""Drafts written to a folder: what cannot be written is refused before the run, and nothing is overwritten."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

from conformance.cases import Case
from conformance.cli.check_drafts import draft_problems, is_nameable, save
from conformance.cli.main import main
from conformance.problems import Problems
from conformance.rules import load_profile
from conformance.scenarios.loading import load_scenarios
from tests.reports.test_check_drafts import written
from tests.rules.tables import write_profile

if TYPE_CHECKING:
    from pathlib import Path

MUTANT = """
import sys
from conformance.protocol.serving import serve_on_stdio
from conformance.rules import load_profile
from reference_impl.wrong.mutant import MutantApp

rules = {**load_profile("nl-short").rules, "scoring.values": {"hearts": 1, "QS": 5}}
sys.exit(serve_on_stdio(MutantApp(rules).handlers))
"""


def codes(folder: Path) -> list[str]:
    return [problem.code for problem in draft_problems(folder)]


def test_a_folder_that_is_there_or_can_be_made_will_do(tmp_path: Path) -> None:
    assert list(draft_problems(None)) == []
    assert codes(tmp_path) == codes(tmp_path / "new" / "newer") == []
    assert list(tmp_path.iterdir()) == [], "nothing is made before there is something to write"


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert codes(tmp_path / "file") == ["no-folder"]
    assert codes(tmp_path / "file" / "below") == ["no-folder"]


def test_drafts_that_are_there_are_named_all_at_once(tmp_path: Path) -> None:
    for name in ("ABCDE.feature", "ABCDE.json", "mine.feature", "notes.json"):
        (tmp_path / name).write_text("")
    assert codes(tmp_path) == ["file-exists", "file-exists"]


def test_a_draft_is_written_as_a_feature_and_a_case(tmp_path: Path) -> None:
    save(written(), tmp_path / "new")
    assert (tmp_path / "new" / "ABCDE.feature").read_text(encoding="utf-8") == written().feature
    assert msgspec.json.decode((tmp_path / "new" / "ABCDE.json").read_bytes(), type=Case) == written().case


def test_a_file_that_appeared_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "ABCDE.feature").write_text("mine")
    with pytest.raises(Problems, match="file-exists"):
        save(written(), tmp_path)
    assert (tmp_path / "ABCDE.feature").read_text() == "mine"


def test_the_folder_is_refused_before_anything_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    arguments = ["check", "nl-short", "--games", "1", "--save", str(tmp_path / "file"), "--", "there-is-no-such-app"]
    assert main([*arguments[:4], "--json", str(tmp_path), *arguments[4:]]) == 2
    told = capsys.readouterr().err
    assert f"{tmp_path}  is-a-folder  it is a folder" in told
    assert f"{tmp_path / 'file'}  no-folder  {tmp_path / 'file'} is not a folder  (--save takes a folder" in told


def test_what_a_check_saves_can_be_read_as_a_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "mutant.py"
    program.write_text(MUTANT, encoding="utf-8")
    drafts = tmp_path / "drafts"
    words = ["check", "nl-short", "--only", "play.follow-suit", "--games", "4", "--seed", "1", "--save", str(drafts)]
    assert main([*words, "--", sys.executable, str(program)]) == 1
    said = capsys.readouterr().out
    names = [scenario.id for scenario in load_scenarios([drafts])]
    assert names
    assert sorted(path.name for path in drafts.iterdir()) == sorted(
        f"{name}.{kind}" for name in names for kind in ("feature", "json")
    )
    assert f"Saved as {names[0]}.feature" in said
    assert main([*words, "--", sys.executable, str(program)]) == 2, "the drafts are there already"


def test_the_rules_of_a_file_can_be_named_by_drafts_below_it_and_by_no_others(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    mine = load_profile(str(write_profile(tmp_path / "here", "mine", "match.threshold: 60", extends="nl-short")))
    assert is_nameable(mine, tmp_path / "here" / "mine" / "features")
    assert not is_nameable(mine, tmp_path / "there")
    assert not is_nameable(mine, None)
    assert is_nameable(load_profile("nl-short"), None)
