"""`hartenjagen agree` as people type it."""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from conformance.cli.main import main
from conformance.games.agreement import Tally
from reports.agreement import as_markdown
from tests.processes import honest, inline, renamed

if TYPE_CHECKING:
    from pathlib import Path

Told = pytest.CaptureFixture[str]


def figures(told: Told) -> list[str]:
    """Return what was printed, without the speed."""
    return [line for line in told.readouterr().out.splitlines() if not line.endswith("deals a second")]


def test_the_bundled_apps_agree_and_the_number_of_workers_changes_nothing(capsys: Told) -> None:
    assert main(["agree", "--deals", "60", "--jobs", "1"]) == 0
    alone = figures(capsys)
    assert main(["agree", "--deals", "60", "--jobs", "2"]) == 0
    assert figures(capsys) == alone
    assert alone[-1] == "they agree in every word"
    deals, _, games = alone[1].partition(" deals in ")
    assert int(deals) >= 60
    assert int(games.partition(" ")[0]) % 20 == 0


def test_an_app_that_plays_otherwise_is_shown_where_and_in_few_moves(capsys: Told) -> None:
    mutant = [sys.executable, "-m", "conformance.cli.main", "serve", "--play", "sweep.others=14"]
    assert main(["agree", "nl-short", "--deals", "400", "--", *mutant]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "differ; game 1:" in told
    assert "by nl-short:" in told
    assert "The app says that the deal scores" in told
    assert '"rules": {' in told


def test_rules_can_be_named(capsys: Told) -> None:
    assert main(["agree", "nl-short", "--deals", "20", "--jobs", "1", "--", *honest()]) == 0
    assert figures(capsys)[0].startswith("honest 1 and hartenjagen reference")


def test_what_an_app_says_reaches_the_terminal_as_text(capsys: Told) -> None:
    app = renamed("x\x1b]0;title\x07")
    assert main(["agree", "nl-short", "--deals", "20", "--jobs", "1", "--", *app]) == 0
    assert figures(capsys)[0].startswith(r"x\x1b]0;title\x07 1 and hartenjagen reference")


def test_an_app_that_is_lost_in_a_game_disagrees(capsys: Told) -> None:
    app = honest("--plays", "dies-on-illegal")
    assert main(["agree", "nl-short", "--deals", "20", "--jobs", "1", "--", *app]) == 1
    assert "exit status 70" in capsys.readouterr().out


def test_an_app_that_does_not_greet_ends_with_3(capsys: Told) -> None:
    assert main(["agree", "nl-short", "--deals", "20", "--", *inline("raise SystemExit(5)")]) == 3
    assert "there was no handshake" in capsys.readouterr().err


def test_an_app_with_which_no_game_can_be_played_ends_with_3(capsys: Told) -> None:
    command = ["agree", "international", "--deals", "20", "--jobs", "1", "--"]
    assert main([*command, *honest("--declare", "legal,match")]) == 3
    assert "does not declare passing" in capsys.readouterr().err


def test_the_figures_are_published(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Told) -> None:
    monkeypatch.setattr("conformance.cli.publishing.PUBLISHED", tmp_path)
    assert main(["agree", "--deals", "40", "--seed", "9", "--publish"]) == 0
    text = (tmp_path / "agreement.md").read_text(encoding="utf-8")
    assert "seed 9" in text
    assert "| nl-short+omslag |" in text
    assert "was written" in capsys.readouterr().err


def test_what_is_published_names_deals_seed_and_version_and_no_times() -> None:
    tally = Tally(games=3, deals=Counter({"b": 2, "a": 1200}), moves=5000, refused=40)
    text = as_markdown(tally, ("one", "other"), seed=7, suite="0.2")
    assert "one and other share no code. Suite version 0.2, seed 7" in text
    assert "**1,202 deals** in 3 matches, 5,000 moves" in text
    assert text.index("| a | 1,200 |") < text.index("| b | 2 |")
    assert "second" not in text


@pytest.mark.parametrize("words", [["--deals", "0"], ["--jobs", "none"], ["--publish", "nl-short"], ["--"]])
def test_wrong_usage_ends_with_2(words: list[str], capsys: Told) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["agree", *words])
    assert ended.value.code == 2
    assert "Try 'hartenjagen agree --help'" in capsys.readouterr().err
