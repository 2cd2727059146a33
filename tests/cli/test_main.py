"""The entry of the command line: what is not a command, what is not a file, and what it costs to ask the version."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from conformance.cli.main import COMMANDS, main


def test_without_a_command_the_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    shown = capsys.readouterr().out
    assert all(f"  {name}" in shown for name in COMMANDS)


def test_an_unknown_command_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chek"]) == 2
    assert "Did you mean 'check'?" in capsys.readouterr().err


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    assert f"usage: hartenjagen {name}" in capsys.readouterr().out


def test_wrong_usage_is_one_sentence_and_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["explain", "nl-short"])
    assert left.value.code == 2
    assert "--hand" in capsys.readouterr().err


def test_a_bad_profile_name_ends_in_its_problem_and_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "nl-shrot", "--hand", "8C"]) == 2
    assert "did you mean `nl-short`?" in capsys.readouterr().err


def test_explain_prints_each_card_and_the_clause_with_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "nl-short", "--trick", "KC JC", "--hand", "8C QS"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "  8♣  may be played" in lines
    assert "  Q♠  barred by play.follow-suit" in lines
    assert any("000:10.2" in line for line in lines)


def test_asking_the_version_loads_nothing_else() -> None:
    heavy = "print(sorted(name for name in sys.modules if name.split('.')[0] in {'yaml', 'msgspec', 'jsonschema'}))"
    code = f"import sys; from conformance.cli.main import main; main(['--version']); {heavy}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    version, loaded = ran.stdout.splitlines()
    assert version.startswith("hartenjagen ")
    assert loaded == "[]"


def test_a_reader_that_goes_away_ends_nothing_in_a_traceback() -> None:
    piped = f"'{sys.executable}' -m conformance.cli.main profiles | true"
    ran = subprocess.run(["sh", "-c", piped], capture_output=True, text=True, check=False)
    assert "Traceback" not in ran.stderr


def test_output_that_cannot_be_written_is_one_sentence_and_no_verdict() -> None:
    full = f"'{sys.executable}' -m conformance.cli.main show nl-short > /dev/full"
    ran = subprocess.run(["sh", "-c", full], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr == "hartenjagen show: No space left on device; the output is not complete\n"


@pytest.mark.parametrize(
    ("words", "name"), [("--help", "hartenjagen"), ("--version", "hartenjagen"), ("rules --help", "hartenjagen rules")]
)
def test_help_and_version_end_as_any_other_output_where_nobody_reads_or_nothing_fits(words: str, name: str) -> None:
    command = f"'{sys.executable}' -m conformance.cli.main {words}"
    full = subprocess.run(["sh", "-c", f"{command} > /dev/full"], capture_output=True, text=True, check=False)
    assert full.returncode == 2
    assert full.stderr == f"{name}: No space left on device; the output is not complete\n"
    reading, writing = os.pipe()
    os.close(reading)
    try:
        piped = subprocess.run(["sh", "-c", command], stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    finally:
        os.close(writing)
    assert (piped.returncode, piped.stderr) == (0, "")


def test_a_terminal_that_knows_no_suits_sees_their_codes() -> None:
    plain = {"PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "conformance.cli.main", "explain", "nl-short", "--hand", "9C"]
    ran = subprocess.run(command, env=os.environ | plain, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "9\\u2663  may be played" in ran.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check", "nl-short", "--connect", ""], "'' is not HOST:PORT"),
        (["check", "nl-short", "--connect", f"{'a' * 300}.com:80"], "is no name of a machine"),
        (["check", "nl-short", "--json", "same", "--junit", "./same"], "name the same file"),
        (["compile", "nl-short", "--jobs", "0"], "'0' is no whole number from 1"),
    ],
)
def test_what_cannot_be_meant_is_refused_before_anything_is_done(words: list[str], said: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "conformance.cli.main", *words], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr
