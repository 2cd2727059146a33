"""An app that is lost is shown with what it wrote last, by every command that asks one app."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.cli.main import main
from tests.processes import bad

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    "words", [["identify"], ["perft", "nl-short", "--deal", "1"], ["record", "nl-short", "--games", "1"]]
)
@pytest.mark.parametrize(("way", "wrote"), [("dies", "out of cards"), ("dies-at-once", "cannot find the cards")])
def test_what_an_app_wrote_before_it_ended_is_shown(
    words: list[str], way: str, wrote: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--output", str(tmp_path / "games.jsonl")] if words[0] == "record" else []
    assert main([*words, *place, "--", *bad(way)]) == 3
    assert [line.strip() for line in capsys.readouterr().err.splitlines()].count(f"stderr: {wrote}") == 1


def test_nothing_is_shown_of_an_app_that_was_not_lost(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "nl-short", "--deal", "1", "--", "./no-such-app"]) == 3
    assert "stderr:" not in capsys.readouterr().err
