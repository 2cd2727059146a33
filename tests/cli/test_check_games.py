"""`hartenjagen check --games` as people type it."""

from __future__ import annotations

import json
import shlex
import sys
from typing import TYPE_CHECKING, Any

import pytest

from conformance.cli.main import main
from tests.adapters.talk import javascript_app
from tests.cases_by_hand import CORE, TIES, write_vectors
from tests.processes import honest, inline
from tests.rules.tables import write_profile

if TYPE_CHECKING:
    from pathlib import Path

Told = pytest.CaptureFixture[str]


@pytest.fixture
def vectors(tmp_path: Path) -> str:
    return str(write_vectors(tmp_path / "vectors.jsonl", [*CORE, *TIES], match__tie=["shared", "play_on"]))


def games(vectors: str, number: int, *words: str) -> int:
    return main(["check", "nl-short", "--vectors", vectors, "--games", str(number), *words])


def report_of(told: Told) -> Any:
    return json.loads(told.readouterr().out)


@pytest.mark.parametrize("command", [[], ["--", *javascript_app()]], ids=["reference", "javascript"])
def test_both_bundled_apps_agree_in_every_game(vectors: str, capsys: Told, command: list[str]) -> None:
    assert games(vectors, 40, *command) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "40 generated games played" in told
    assert "40 of seed 1, compared with hartenjagen reference: 40 agree" in told
    assert "Exercised, in so many games: setup.pack dealt 40" in told


def test_an_app_that_passes_every_case_and_differs_in_a_game_deviates(vectors: str, capsys: Told) -> None:
    only = ("--only", "score.cards")
    app = ("--", *honest("--plays", "above"))
    assert main(["check", "nl-short", "--vectors", vectors, *only, *app]) == 0
    capsys.readouterr()
    assert games(vectors, 40, *only, *app) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "DEVIATES" in told
    assert "The app says that the deal is over and another is to come; hartenjagen reference says that" in told
    assert "shrunk from" in told
    assert "It plays as if" in told
    assert "@unreviewed" in told


FIVE = 'table.players: 5\npack.ranks: ["3", "7", J, Q, K]\nsweep.others: 12'  # 20 cards: hearts 5, Q♠ 5, J♣ 2


def test_games_alone_tell_an_app_that_plays_the_rules_of_a_table_without_scenarios(
    tmp_path: Path, capsys: Told
) -> None:
    table = str(write_profile(tmp_path, "five", FIVE, extends="nl-short"))
    assert main(["check", table]) == 4  # no scenario of the suite fits five players
    assert main(["check", table, "--games", "12", "--", *javascript_app()]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "12 of seed 1, compared with hartenjagen reference: 12 agree" in told
    assert "NONE OF 37 CLAUSES WERE ASKED: conforms on 0; 37 have no scenario for these rules; 12 generated" in told
    wrong = [sys.executable, "-m", "conformance.cli.main", "serve", "--play", "sweep.others=11"]
    assert main(["check", table, "--games", "30", "--", *wrong]) == 1
    assert "DEVIATES" in capsys.readouterr().out


def test_the_drafts_are_written_where_that_is_asked_for(vectors: str, tmp_path: Path, capsys: Told) -> None:
    folder = tmp_path / "drafts"
    assert games(vectors, 40, "--save", str(folder), "--", *honest("--plays", "above")) == 1
    assert sorted(path.suffix for path in folder.iterdir()) == [".feature", ".json"]
    assert "Saved as" in capsys.readouterr().out
    assert games(vectors, 40, "--save", str(folder), "--", *honest("--plays", "above")) == 2


def test_a_draft_that_appears_while_the_games_are_played_stays_and_the_verdict_is_told(
    vectors: str, tmp_path: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "drafts"
    words = ("--save", str(folder), "--", *honest("--plays", "above"))
    assert games(vectors, 40, *words) == 1
    for file in folder.iterdir():
        file.write_text("mine", encoding="utf-8")
    capsys.readouterr()
    monkeypatch.setattr("conformance.cli.check_drafts.draft_problems", lambda _folder: ())  # none was there yet
    assert games(vectors, 40, *words) == 1
    told = capsys.readouterr()
    assert "DEVIATES" in told.out
    assert "Saved as" not in told.out
    assert "file-exists" in told.err
    assert {file.read_text(encoding="utf-8") for file in folder.iterdir()} == {"mine"}


def test_the_same_seed_gives_the_same_bytes_and_another_other_games(vectors: str, capsys: Told) -> None:
    reports = []
    for seed in ("3", "3", "4"):
        games(vectors, 12, "--seed", seed, "--json", "-")
        reports.append(capsys.readouterr().out)
    assert reports[0] == reports[1]
    one, other = (json.loads(report)["games"] for report in reports[1:])
    assert (one["seed"], other["seed"]) == (3, 4)
    assert one["covered"] != other["covered"]


def test_the_report_as_json_has_every_difference(vectors: str, capsys: Told) -> None:
    assert games(vectors, 40, "--json", "-", "--", *honest("--plays", "above")) == 1
    told = report_of(capsys)["games"]
    assert told["agreed"] + len(told["differing"]) == told["played"] == 40
    assert {each["code"] for each in told["differing"]} == {"stage"}


def test_the_report_as_junit_has_one_test_for_the_games(vectors: str, tmp_path: Path) -> None:
    file = tmp_path / "junit.xml"
    games(vectors, 40, "--junit", str(file), "--", *honest("--plays", "above"))
    text = file.read_text(encoding="utf-8")
    assert 'classname="games" name="generated games, seed 1"' in text
    assert '<failure type="games"' in text


def test_games_can_be_compared_with_any_other_app(vectors: str, capsys: Told) -> None:
    other = shlex.join(honest("--declare", "legal,match,resume,replay"))
    assert games(vectors, 12, "--against", other) == 0
    assert "compared with honest: 12 agree" in capsys.readouterr().out
    assert games(vectors, 40, "--against", shlex.join(honest("--plays", "above"))) == 1
    assert "honest says that" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("against", [["no-such-program-anywhere"], inline("raise SystemExit(5)")])
def test_an_app_to_compare_with_that_cannot_be_reached_ends_with_3_before_anything_runs(
    against: list[str], vectors: str, capsys: Told
) -> None:
    assert games(vectors, 5, "--against", shlex.join(against), "--", "nor-any-such-app") == 3
    told = capsys.readouterr()
    assert told.out == "", "no headline, and no verdict"
    assert f"--against {shlex.join(against)}: there " in told.err
    assert told.err.endswith("; nothing was run\n")


def test_an_open_point_is_played_as_the_app_was_seen_to_play_it(vectors: str, capsys: Told) -> None:
    plays_on = honest("--plays", "play-on", "--declare", "legal,match,resume,replay")
    assert games(vectors, 80, "--json", "-", "--", *plays_on) == 0
    told = report_of(capsys)
    assert [(each["parameter"], each["value"]) for each in told["open_points"]] == [("match.tie", "play_on")]
    assert told["games"]["agreed"] == 80
    assert told["games"]["covered"]["match.tie played on"] > 0


def test_games_that_hinge_on_a_point_nobody_could_read_are_not_judged(tmp_path: Path, capsys: Told) -> None:
    unmeasured = str(write_vectors(tmp_path / "unmeasured.jsonl", CORE, match__tie=["shared", "play_on"]))
    app = honest("--plays", "play-on", "--declare", "legal,match,resume,replay")
    assert games(unmeasured, 80, "--json", "-", "--", *app) == 0
    told = report_of(capsys)["games"]
    assert told["differing"] == []
    assert [each["reason"] for each in told["not_judged"]] == ["nobody could see how the app plays match.tie"]


def test_nothing_is_played_with_an_app_that_could_not_be_asked(vectors: str, capsys: Told) -> None:
    assert games(vectors, 5, "--json", "-", "--", *honest("--plays", "refuses-all")) == 3
    assert report_of(capsys)["games"] is None


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--games", "0"], "'0' is not a number above 0"),
        (["--games", "many"], "'many' is not a number above 0"),
        (["--seed", "3"], "say how many with --games N"),
        (["--against", "app"], "say how many with --games N"),
        (["--games", "3", "--smoke"], "--smoke"),
        (["--games", "3", "--list"], "--list"),
        (["--games", "3", "--against", "'"], "--against '"),
    ],
)
def test_wrong_usage_is_explained(words: list[str], says: str, capsys: Told) -> None:
    try:
        code = main(["check", "nl-short", *words])
    except SystemExit as ended:
        code = int(ended.code or 0)
    assert code == 2
    assert says in capsys.readouterr().err
