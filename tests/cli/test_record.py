"""`hartenjagen record` as people type it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.cli.main import main
from conformance.records.reading import read_blocks
from tests.adapters.talk import javascript_app
from tests.processes import honest, inline

ROOT = Path(__file__).parent.parent.parent
Told = pytest.CaptureFixture[bytes]


@pytest.fixture
def told(capfdbinary: pytest.CaptureFixture[bytes]) -> Told:
    return capfdbinary


def test_the_same_seed_makes_the_same_games_whoever_plays_them(told: Told) -> None:
    assert main(["record", "nl-short", "--games", "2", "--seed", "5"]) == 0
    ours = told.readouterr().out
    assert [json.loads(line)["game"] for line in ours.splitlines()] == ["5:1", "5:2"]
    assert main(["record", "nl-short", "--games", "2", "--seed", "5", "--", *javascript_app()]) == 0
    assert told.readouterr().out == ours
    served = [sys.executable, "-m", "reference_impl.serve"]
    assert main(["record", "nl-short", "--games", "2", "--seed", "5", "--", *served]) == 0
    assert told.readouterr().out == ours
    assert main(["record", "nl-short", "--games", "2", "--seed", "6"]) == 0
    assert told.readouterr().out != ours


@pytest.mark.parametrize("profile", ["international", "nl-omslag", "black-lady+omslag"])
def test_the_reference_says_the_same_served_and_by_itself(told: Told, profile: str) -> None:
    words = ["record", profile, "--games", "2", "--deals", "6", "--compact"]
    assert main(words) == 0
    ours = told.readouterr().out
    assert len(ours.splitlines()) == 2
    assert main([*words, "--", sys.executable, "-m", "reference_impl.serve"]) == 0
    assert told.readouterr().out == ours


def test_games_do_not_depend_on_how_many_are_asked_for(told: Told) -> None:
    assert main(["record", "nl-short", "--games", "1", "--compact"]) == 0
    one = told.readouterr().out
    assert main(["record", "nl-short", "--games", "3", "--compact"]) == 0
    assert told.readouterr().out.startswith(one)


def test_the_compact_form_is_written_as_documented(told: Told) -> None:
    assert main(["record", "nl-short", "--games", "1", "--deals", "1", "--compact"]) == 0
    (line,) = told.readouterr().out.decode().splitlines()
    game = json.loads(line)
    assert list(game) == ["game", "deals"]
    assert list(game["deals"][0]) == ["hands", "plays", "score", "totals"]
    assert len(game["deals"][0]["hands"]) == 32
    assert len(game["deals"][0]["plays"]) == 64
    assert line == json.dumps(game, separators=(",", ":"))


def test_the_profile_is_named_where_that_is_asked_for(told: Told) -> None:
    for words in (["--compact"], []):
        assert main(["record", "nl-short+omslag", "--games", "1", "--deals", "1", *words]) == 0
        assert "profile" not in json.loads(told.readouterr().out)
        assert main(["record", "nl-short+omslag", "--games", "1", "--deals", "1", "--name-profile", *words]) == 0
        assert json.loads(told.readouterr().out)["profile"] == "nl-short+omslag"


def test_it_writes_a_file_and_says_how_much_is_in_it(told: Told, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    words = ["record", "nl-short", "--games", "3", "--deals", "2", "--output", str(file)]
    assert main(words) == 0
    assert told.readouterr().out.decode() == f"{file}: 3 games, 6 deals\n"
    assert len([line for block in read_blocks(file) for line in block.lines()]) == 3
    assert main(words) == 2
    assert b"--force" in told.readouterr().err
    assert main([*words, "--force"]) == 0


def test_the_file_of_the_rules_is_never_written_over(told: Told, tmp_path: Path) -> None:
    table = tmp_path / "my-table.yaml"
    assert main(["new", "my-table", "--from", "nl-short", "--folder", str(tmp_path)]) == 0
    before = table.read_bytes()
    assert main(["record", str(table), "--output", str(table), "--force"]) == 2
    assert b"output-is-input" in told.readouterr().err
    assert table.read_bytes() == before


def test_an_app_that_breaks_off_is_told_and_what_was_played_is_kept(told: Told) -> None:
    command = honest("--plays", "errors-on-deal")
    assert main(["record", "nl-short", "--games", "5", "--compact", "--", *command]) == 3
    out, err = told.readouterr()
    assert len(out.splitlines()) == 5
    assert err.decode().count("was broken off") == 3
    assert "and 2 more games were broken off" in err.decode()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["no-such-program"], "no command 'no-such-program'"),
        (honest("--unsupported", "pack.ranks"), "does not play pack.ranks as told"),
        (honest("--plays", "refuses-all"), "refuses every card"),
    ],
)
def test_an_app_with_which_nothing_can_be_played_is_exit_code_3(told: Told, command: list[str], said: str) -> None:
    assert main(["record", "nl-short", "--games", "1", "--", *command]) == 3
    out, err = told.readouterr()
    assert out == b""
    assert said in err.decode()


def test_no_file_is_made_when_the_app_cannot_be_reached(tmp_path: Path) -> None:
    file = tmp_path / "games"
    assert main(["record", "nl-short", "--output", str(file), "--", "no-such-program"]) == 3
    assert not file.exists()


@pytest.mark.parametrize(
    "words", [["--games", "0"], ["--seed", "x"], ["--connect", "here"], ["--connect", "a:1", "--", "b"]]
)
def test_wrong_usage_is_exit_code_2(told: Told, words: list[str]) -> None:
    try:
        code = main(["record", "nl-short", *words])
    except SystemExit as left:
        code = int(left.code or 0)
    assert code == 2
    assert b"Traceback" not in told.readouterr().err


def test_an_interrupt_leaves_every_game_that_was_finished_and_nothing_of_the_others() -> None:
    command = [sys.executable, "-m", "conformance.cli.main", "record", "nl-short", "--games", "100000"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, err = process.communicate(timeout=30)
    assert process.returncode == 130
    games = [json.loads(line) for line in [first, *rest.splitlines(keepends=True)] if line.endswith(b"\n")]
    assert [game["game"] for game in games] == [f"1:{number}" for number in range(1, len(games) + 1)]
    assert all(game["winners"] for game in games)
    assert rest == b"" or rest.endswith(b"\n")
    assert err.decode() == f"hartenjagen record: interrupted; {len(games)} game{'s' * (len(games) > 1)} written\n"


def test_who_has_read_enough_ends_it() -> None:
    command = f"{sys.executable} -m conformance.cli.main record nl-short --games 100000 | head -n 1"
    ran = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, check=False, timeout=60)
    assert json.loads(ran.stdout)["game"] == "1:1"
    assert ran.stderr == b""


def test_what_an_app_says_and_what_a_file_is_called_stay_on_one_line(
    told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["record", "nl-short", "--games", "1", "--output", "a\nb: 7 games\x1b[2J"]) == 0
    assert told.readouterr().out.startswith(rb"a\nb: 7 games\x1b[2J: 1 game, ")
    program = (
        "import json\n"
        "for line in iter(input, ''):\n"
        "    request = json.loads(line)\n"
        "    answer = {'error': {'code': 1, 'message': 'no\\\\nhartenjagen record: all is well\\x1b[2J'}}\n"
        "    print(json.dumps({'jsonrpc': '2.0', 'id': request['id'], **answer}), flush=True)\n"
    ).replace("\\\\n", "\\n")
    assert main(["record", "nl-short", "--games", "1", "--", *inline(program)]) == 3
    err = told.readouterr().err.decode()
    assert "no\\nhartenjagen record: all is well\\x1b[2J" in err
    assert "\nhartenjagen record: all is well" not in err


@pytest.mark.parametrize("name", ["games.csv", "Games.CSV", "games.yaml", "games.xlsx"])
def test_no_file_is_written_under_a_name_by_which_verify_takes_it_for_something_else(
    told: Told, tmp_path: Path, name: str
) -> None:
    assert main(["record", "nl-short", "--output", str(tmp_path / name)]) == 2
    assert b"other-format" in told.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("games", ["1", "2000"])
def test_a_file_that_cannot_be_written_to_its_end_is_named(told: Told, games: str) -> None:
    options = ["--games", games, "--deals", "1", "--output", "/dev/full"]
    assert main(["record", "nl-short", *options]) == 2
    assert (
        told.readouterr().err == b"hartenjagen record: /dev/full: No space left on device; the output is not complete\n"
    )
