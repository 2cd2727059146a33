"""`hartenjagen perft` as it is typed."""

from __future__ import annotations

import json
import shlex
import sys
from typing import TYPE_CHECKING

import pytest

from conformance.cli.main import main
from conformance.cli.perft_published import PAGE, counted_anew, published_text
from conformance.cli.publishing import is_published
from conformance.perft.table import FOLDER, load_table, published_profiles, table_text
from tests.processes import bad, honest, renamed

if TYPE_CHECKING:
    from pathlib import Path

SEVEN = ["KC", "AC", "7S", "9S", "JS", "KS", "7H", "KH"]
MUTANT = [sys.executable, "-m", "conformance.cli.main", "serve", "--play"]


def test_the_published_counts_are_those_of_the_rules_as_they_are() -> None:
    tables = [counted_anew(profile) for profile in published_profiles()]
    for table in tables:
        assert (FOLDER / f"{table.profile}.json").read_text(encoding="utf-8") == table_text(table)
    assert is_published(published_text(tables), PAGE)


def test_it_counts_and_divides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "nl-short", "--deal", "1", "--depth", "5", "--divide"]) == 0
    told = capsys.readouterr().out
    assert "deal 1: The cards as they fall" in told
    assert "      5         28" in told
    assert told.endswith("of 5 plays, by the first:\n     7♣  28\n")


def test_a_seed_gives_the_same_deal_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "nl-short", "--deal", "seed:7", "--json", "-"]) == 0
    deal = json.loads(capsys.readouterr().out)["deals"][0]
    assert deal["hands"]["A"] == SEVEN
    assert len(deal["counts"]) == 5


def test_all_published_deals_are_counted_without_a_wish(capsys: pytest.CaptureFixture[str]) -> None:
    table = load_table("nl-short")
    assert table is not None
    assert main(["perft", "nl-short", "--json", "-"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [deal["counts"] for deal in data["deals"]] == [deal.counts for deal in table.deals]
    assert data["hash"] == table.hash


def test_an_app_that_counts_the_same_ends_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "nl-short", "--deal", "1", "--depth", "4", "--", *honest("--declare", "legal")]) == 0
    assert "counts the same" in capsys.readouterr().out


def test_the_name_of_an_app_reaches_the_terminal_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    app = renamed("x\x1b]0;title\x07\nanother")
    assert main(["perft", "nl-short", "--deal", "1", "--depth", "2", "--", *app]) == 0
    assert r"x\x1b]0;title\x07\nanother counts the same" in capsys.readouterr().out


def test_an_app_that_differs_ends_with_1_and_the_clause_that_bars(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    command = shlex.join([*MUTANT, "first_trick.hearts=allowed"])
    file = tmp_path / "perft.json"
    assert main(["perft", "international", "--deal", "3", "--against", command, "--json", str(file)]) == 1
    told = capsys.readouterr().out
    assert "The first position that differs, after A 2♣:" in told
    assert "barred by first-trick.hearts" in told
    assert "first-trick.hearts: " in told
    differs = json.loads(file.read_text(encoding="utf-8"))["deals"][0]["differs"]
    assert (differs["turn"], differs["path"]) == ("B", [["A", "2C"]])
    assert {card for card in differs["told"] if card not in differs["legal"]} == {
        card for card in differs["hand"] if card.endswith("H")
    }


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nl-short", "--deal", "99"], "no deal 99"),
        (["nl-short", "--depth", "33"], "a deal has 32 plays"),
        (["nl-shrot"], "nl-short"),
        (["nl-short", "--deal", "A: 7♣"], "hands are needed for exactly A, B, C, D"),
    ],
)
def test_bad_input_ends_with_2(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", *words]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["nl-short", "--publish"],
        ["nl-short", "--try"],
        ["nl-short", "--against", "a 'b"],
        ["nl-short", "--against", ""],
        ["nl-short", "--against", "a", "--", "b"],
        ["nl-short", "--depth", "0"],
    ],
)
def test_words_that_make_no_sense_together_are_wrong_usage(words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["perft", *words])
    assert ended.value.code == 2


@pytest.mark.parametrize("command", [["./no-such-app"], bad("dies")])
def test_an_app_that_cannot_be_asked_ends_with_3(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "nl-short", "--deal", "1", "--", *command]) == 3
    assert "hartenjagen perft: " in capsys.readouterr().err
