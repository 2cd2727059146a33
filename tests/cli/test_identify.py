"""`hartenjagen identify` as it is typed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.cli.main import main
from tests.processes import bad, group_is_gone, honest

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


@pytest.mark.parametrize(
    ("way", "shown"),
    [("dies-at-once", "stderr: cannot find the cards"),
     ("rubbish-and-exit", "not-json; the line was: Welcome to Hartenjagen!")],
)  # fmt: skip
def test_what_an_app_said_in_place_of_a_greeting_is_shown_as_check_shows_it(
    way: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["identify", "--", *bad(way)]) == 3
    assert shown in [line.strip() for line in capsys.readouterr().err.splitlines()]
    assert main(["check", "nl-short", "--", *bad(way)]) == 3
    assert shown in [line.strip() for line in capsys.readouterr().out.splitlines()]


def test_what_a_dying_app_wrote_moves_no_cursor(capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-c", "raise SystemExit('\\x1b[31mno \\rcards')"]
    assert main(["identify", "--", *command]) == 3
    told = capsys.readouterr().err
    assert r"stderr: \x1b[31mno" in told
    assert "\x1b" not in told


def test_an_app_that_begins_no_deal_ends_with_3_and_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["identify", "--", *honest("--unsupported", "hearts.lead")]) == 3
    assert "it does not support hearts.lead" in capsys.readouterr().err


def test_an_app_that_says_too_little_is_told_so_and_ends_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    silent = "turn,legal,hands,points,score,totals,trick,captured"
    assert main(["identify", "--", *honest("--hide", silent)]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "The app says too little to name its rules: nothing of whose turn it is, which cards are legal" in told
    assert "plays the rules of" not in told


def test_cards_are_written_as_people_write_them_and_few_probes_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["identify", "--", *SERVE, "--null", "zeros"]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "The app says that A, B, C and D hold no cards" in told
    assert "{" not in told
    assert told.count("Probe ") == 3
    assert "answers more; --json has all of them" in told


def test_nothing_is_said_of_rules_told_that_are_not_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["identify", "--tell", "nl-short", "--", *SERVE, "--wrong", "hearts-are-trumps"]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "it plays so" not in told
    assert "What it plays changes with the rules it is told." in told
    assert "--tell names rules" not in told  # it was given


def test_a_draft_says_in_words_what_was_not_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.yaml"
    told = "nl-omslag+pit-subtracts"
    assert main(["identify", "--tell", told, "--write", str(file), "--", *SERVE]) == 0
    draft = file.read_text()
    assert f"Nearest is\n# {told};" in draft
    assert "# not seen whether a sweep that reaches the threshold is added in full; nobody could see it" in draft
    assert f"next: hartenjagen check {file} -- COMMAND\n" in capsys.readouterr().err


def test_games_are_named_where_few_scenarios_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, app = tmp_path / "found.yaml", [*SERVE, "--as", "nl-short", "--play", "scoring.values.JC=0"]
    assert main(["identify", "--write", str(file), "--", *app]) == 0
    assert f"hartenjagen check {file} --games 200 -- COMMAND" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--write", "/proc/x.yaml"], "/proc/x.yaml  unwritable-file  it cannot be written"),
        (["--write", "none/x.yaml"], "none/x.yaml  no-folder  its folder does not exist"),
        (["--json", "."], ".  is-a-folder  it is a folder"),
        (["--json", "none/x"], "none/x  no-folder  its folder does not exist"),
        (["--json", "/proc/x"], "/proc/x  unwritable-file  it cannot be written"),
    ],
)
def test_a_place_that_takes_no_file_is_refused_before_the_app_is_reached(
    options: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["identify", *options, "--", *bad("dies-at-once")]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["/proc/a.ans", "/dev/full"])
def test_answers_are_kept_in_a_file_that_takes_them(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["identify", "--ask", "--save", place]) == 2
    assert place in capsys.readouterr().err


def test_a_benchmark_that_is_ended_leaves_no_process() -> None:
    command = [sys.executable, "-m", "conformance.cli.main", "identify", "--benchmark", "1000"]
    with subprocess.Popen(command, start_new_session=True) as running:
        while not _workers(running.pid):
            os.sched_yield()
        running.send_signal(signal.SIGTERM)
        assert running.wait(30) == 130
        assert group_is_gone(running.pid)


def _workers(parent: int) -> str:
    return Path(f"/proc/{parent}/task/{parent}/children").read_text()


def test_wrong_usage_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["identify", "--tell", "nl-shor", "--", *honest()]) == 2
    assert "did you mean `nl-short`?" in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        main(["identify"])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert all(way in told for way in ("two dashes", "--connect", "--ask"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["python3", "app.py"], "behind two dashes: hartenjagen identify -- python3 app.py"),
        (["--write", "x.yaml", "node", "my app.mjs", "--fast"],
         "behind two dashes: hartenjagen identify --write x.yaml -- node 'my app.mjs' --fast"),
        (["--aks"], "unrecognized arguments: --aks"),
        (["x", "--", "./app"], "unrecognized arguments: x"),
        (["--ask", "nl"], "unrecognized arguments: nl"),
    ],
)  # fmt: skip
def test_a_command_without_its_two_dashes_is_told_where_they_stand(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["identify", *words])
    assert ended.value.code == 2
    assert f"{told}\n" in capsys.readouterr().err


def test_the_hint_at_telling_is_for_whoever_told_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    for told, hinted in (([], True), (["--tell", "nl-omslag"], False)):
        assert main(["identify", *told, "--", *SERVE]) == 0
        said = " ".join(capsys.readouterr().out.split())
        assert "It plays by the rules it is told" in said
        assert ("--tell names rules to tell it." in said) is hinted


def test_what_does_not_go_with_asking_is_said_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["identify", "--help"])
    assert "standard output (not with --ask)" in " ".join(capsys.readouterr().out.split())
