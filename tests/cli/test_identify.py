"""`hartenjagen identify` as it is typed."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from conformance.cli.main import main
from tests.processes import bad, honest

if TYPE_CHECKING:
    from pathlib import Path

SERVE = [sys.executable, "-m", "conformance.cli.main", "serve"]
OPENSPIEL = [sys.executable, "-m", "conformance.cli.main", "adapter", "openspiel"]


def test_what_is_written_is_a_profile_that_the_app_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, app = tmp_path / "found.yaml", [*SERVE, "--as", "nl-short", "--play", "sweep.others=10"]
    assert main(["identify", "--write", str(file), "--", *app]) == 0
    told = capsys.readouterr().out
    assert "plays the rules of nl-short with 1 difference." in told
    assert "after a sweep each opponent scores 10 (nl-short says: after a sweep each opponent scores 15)" in told
    assert main(["validate", str(file)]) == 0
    assert main(["check", str(file), "--", *app]) == 0


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("mine")
    assert main(["identify", "--write", str(file), "--", *honest()]) == 2
    assert "is there already" in capsys.readouterr().err
    assert file.read_text() == "mine"


def test_openspiel_lets_the_queen_break_hearts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["identify", "--json", "-", "--", *OPENSPIEL]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["nearest"] == "international"
    assert [(each["parameter"], each["value"]) for each in found["differences"]] == [("hearts.queen_breaks", "yes")]
    assert {each["reason"] for each in found["undetermined"]} == {"no match level"}
    assert found["follows"] == ["passing.cycle"]


def test_an_app_that_answers_what_no_rules_explain_ends_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["identify", "--", *honest("--plays", "accepts-all")]) == 1
    assert "the rules nearest: refused" in capsys.readouterr().out


@pytest.mark.parametrize("way", ["dies-at-once", "rubbish-and-exit", "dies"])
def test_an_app_that_cannot_be_asked_ends_with_3(way: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["identify", "--", *bad(way)]) == 3
    assert "Traceback" not in capsys.readouterr().err


def test_an_app_that_begins_no_deal_ends_with_3_and_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["identify", "--", *honest("--unsupported", "hearts.lead")]) == 3
    assert "it does not support hearts.lead" in capsys.readouterr().err


def test_wrong_usage_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["identify", "--tell", "nl-shor", "--", *honest()]) == 2
    assert "did you mean `nl-short`?" in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        main(["identify"])
    assert ended.value.code == 2
