"""`hartenjagen check` as people type it: what is printed, what is written, and the exit code."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from conformance.cli.main import main
from tests.cases_by_hand import CORE, TIES, write_vectors
from tests.processes import APPS, bad, group_is_gone, honest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def vectors(tmp_path: Path) -> str:
    return str(write_vectors(tmp_path / "vectors.jsonl", [*CORE, *TIES], match__tie=["shared", "play_on"]))


def check(*words: str) -> int:
    return main(["check", "nl-short", *words])


def test_an_app_that_conforms_ends_with_0(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("--vectors", vectors, "--", *honest()) == 0
    told = capsys.readouterr().out
    assert "ONLY 14 OF 37 CLAUSES WERE ASKED: conforms on 13; 1 only observed; 23 have no scenario for these" in told


def test_without_a_command_the_bundled_reference_is_checked(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("--vectors", vectors) == 0
    assert capsys.readouterr().out.startswith("hartenjagen reference")


def test_an_app_that_knows_only_the_protocol_conforms_on_the_cases_of_the_suite(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert check("--require-all", "--only", "*", "--", *honest()) == 1
    assert check("--", *honest()) == 0
    assert "fails" not in capsys.readouterr().out


def test_an_app_that_deviates_ends_with_1_and_the_pasted_command_shows_it_again(
    vectors: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check("--vectors", vectors, "--", *honest("--plays", "revokes")) == 1
    again = next(line.partition("Again: ")[2] for line in capsys.readouterr().out.splitlines() if "Again: " in line)
    words = shlex.split(again)
    assert words[:3] == ["hartenjagen", "check", "nl-short"]
    assert main(words[1:]) == 1
    told = capsys.readouterr().out
    assert "The messages:" in told
    assert "FOLL2" in told


@pytest.mark.parametrize("command", [["no-such-program-anywhere"], ["/etc/passwd"], bad("rubbish"), bad("dies")])
def test_an_app_that_cannot_be_asked_ends_with_3(
    vectors: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert check("--vectors", vectors, "--", *command) == 3
    assert "THE APP COULD NOT BE ASKED" in capsys.readouterr().out


def test_an_app_that_never_answers_ends_with_3_in_the_time_it_is_given(
    vectors: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check("--vectors", vectors, "--start-timeout", "0.3", "--", *bad("hangs-at-once")) == 3
    assert "gave no answer within 0.3 s" in capsys.readouterr().out


@pytest.mark.parametrize("command", [bad("rubbish"), bad("dies"), ["no-such-program-anywhere"]])
def test_the_smoke_test_says_what_does_not_work(
    vectors: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert check("--vectors", vectors, "--smoke", "--", *command) == 3
    assert "NOT OK" in capsys.readouterr().out


def test_the_smoke_test_shows_what_the_app_sent_and_wrote(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("--vectors", vectors, "--smoke", "--", *bad("rubbish")) == 3
    assert "\n        not-json; the line was: Welcome to Hartenjagen!\n" in capsys.readouterr().out
    assert check("--vectors", vectors, "--smoke", "--", *bad("dies-at-once")) == 3
    assert "\n        stderr: cannot find the cards\n" in capsys.readouterr().out


def test_the_smoke_test_says_what_works(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("--vectors", vectors, "--smoke", "--", *honest("--plays", "revokes")) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["ok", "ok", "ok"]


def test_only_some_cases_can_be_run(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("--vectors", vectors, "--only", "trick.*", "--only", "SCOR2", "--", *honest("--plays", "revokes")) == 0
    assert "Cases: 2 passed" in capsys.readouterr().out


def test_a_name_that_matches_nothing_ends_with_4_and_near_names(
    vectors: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check("--vectors", vectors, "--only", "SCOR2", "--only", "play.folow-suit") == 4
    assert "near it are play.follow-suit" in capsys.readouterr().err


def test_cases_are_listed_without_being_run(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("--vectors", vectors, "--list", "--only", "match.*", "--", "no-such-program-anywhere") == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["ENDS2", "NEXT2", "TIES2", "TIEP2"]


def test_a_skip_is_a_failure_where_everything_is_required(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    app = honest("--declare", "legal")
    assert check("--vectors", vectors, "--", *app) == 0
    assert check("--vectors", vectors, "--require-all", "--", *app) == 1
    capsys.readouterr()


def test_where_nothing_could_be_asked_it_ends_with_4(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("--vectors", vectors, "--only", "ENDS2", "--", *honest("--declare", "legal")) == 4
    assert "NOTHING WAS RUN" in capsys.readouterr().out


def test_json_on_standard_output_is_alone_there(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("--vectors", vectors, "--json", "-", "--", *honest("--plays", "revokes")) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["counts"]["fail"] == 1
    assert "play.follow-suit fails" in told.err


def test_reports_are_written_to_files(vectors: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report, junit = tmp_path / "report.json", tmp_path / "junit.xml"
    assert check("--vectors", vectors, "--json", str(report), "--junit", str(junit), "--", *honest()) == 0
    assert json.loads(report.read_text(encoding="utf-8"))["exit_code"] == 0
    assert junit.read_text(encoding="utf-8").startswith("<?xml")
    capsys.readouterr()


def test_a_file_that_cannot_be_written_takes_nothing_from_the_text_and_the_other_file(
    vectors: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    junit = tmp_path / "junit.xml"
    assert check("--vectors", vectors, "--json", "/dev/full", "--junit", str(junit), "--", *honest()) == 2
    told = capsys.readouterr()
    assert "conforms on 13" in told.out
    assert "/dev/full  unwritable-file  it cannot be written: " in told.err
    assert junit.read_text(encoding="utf-8").startswith("<?xml")


def test_a_folder_is_called_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("check", "show"):
        assert main([command, str(tmp_path)]) == 2
        assert f"`{tmp_path}` is a folder" in capsys.readouterr().err


def test_known_issues_are_kept_exact(vectors: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    known = str(tmp_path / "known.yaml")
    revoking = ["--vectors", vectors, "--known-issues", known, "--", *honest("--plays", "revokes")]
    assert check("--update-known-issues", *revoking) == 0
    assert check(*revoking) == 0
    assert check("--vectors", vectors, "--known-issues", known, "--", *honest()) == 2
    assert "does not fail any more" in capsys.readouterr().out


def test_known_issues_are_not_rewritten_by_a_check_that_did_not_get_through(
    vectors: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = tmp_path / "known.yaml"
    words = ["--update-known-issues", "--known-issues", str(known), "--", *bad("dies")]
    assert check("--vectors", vectors, *words) == 3
    assert not known.exists()
    assert "left as it was" in capsys.readouterr().err


def test_a_list_that_cannot_be_rewritten_is_refused_before_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert check("--update-known-issues", "--known-issues", "no/such.yaml", "--", "there-is-no-such-app") == 2
    assert capsys.readouterr().err == (
        "no/such.yaml  no-folder  its folder does not exist  (make it first, or name another)\n"
    )


def test_cases_in_another_order_give_the_same_report(
    vectors: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reports = [tmp_path / f"{number}.json" for number in range(3)]
    orders: list[list[str]] = [[], ["--shuffle", "1"], ["--shuffle", "2"]]
    for order, report in zip(orders, reports, strict=True):
        assert check("--vectors", vectors, "--json", str(report), *order, "--", *honest("--plays", "revokes")) == 1
    assert len({report.read_bytes() for report in reports}) == 1
    assert "the cases are run in the order of seed 2" in capsys.readouterr().err


def test_a_probe_that_differs_is_kept_among_the_known_issues(
    vectors: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = tmp_path / "known.yaml"
    words = ["--vectors", vectors, "--known-issues", str(known), "--", *honest("--plays", "left-over")]
    assert check("--update-known-issues", *words) == 0
    assert "- clause: twice\n  profile: nl-short\n  reason: differs\n" in known.read_text(encoding="utf-8")
    assert check(*words) == 0
    capsys.readouterr()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--update-known-issues"], "--known-issues"),
        (["--update-known-issues", "--known-issues", "x", "--only", "y"], "whole check"),
        (["--smoke", "--list"], "--list lists the cases and runs none; --smoke cannot"),
        (["--smoke", "--only", "x"], "--smoke only sees whether the adapter works; --only cannot"),
        (["--smoke", "--json", "-", "--junit", "x"], "--json, --junit cannot be asked for with it"),
        (["--smoke", "--require-all"], "--require-all cannot"),
        (["--smoke", "--known-issues", "x"], "--known-issues cannot"),
        (["--smoke", "--games", "1"], "--games cannot"),
        (["--list", "--shuffle", "3"], "--shuffle cannot"),
        (["--list", "--trace"], "--trace cannot"),
        (["--timeout", "soon"], "number of seconds"),
        (["--timeout", "0"], "number of seconds"),
        (["--no-such-option"], "--no-such-option"),
        (["--connect", ":5000", "--", "app"], "not both"),
        (["--"], "no command behind"),
        (["more", "words"], "more words"),
    ],
)
def test_wrong_usage_ends_with_2(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        check(*words)
    assert ended.value.code == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--known-issues", "none.yaml"], "none.yaml: no such file  (--update-known-issues writes it"),
        (["--json", "no/such/folder/report.json"], "does not exist"),
        (["--junit", "no/such/folder/report.xml"], "does not exist"),
        (["--connect", "nowhere"], "HOST:PORT"),
    ],
)
def test_bad_input_ends_with_2_before_anything_is_run(
    vectors: str, words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check("--vectors", vectors, *words) == 2
    assert says in capsys.readouterr().err


def test_an_unknown_profile_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "nl-shrot"]) == 2
    assert "nl-short" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "first line is a header"),
        ("{}\n", "bad-header"),
        ("nothing\n{}\n", "bad-header"),
        ('{header}\n{{}}\n{{"id": 3}}\n', "bad-case"),
        ("{other}\n", "is for nl-short"),
        (None, "cannot be read"),
    ],
)
def test_bad_vectors_end_with_2(
    vectors: str, tmp_path: Path, content: str | None, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    header = Path(vectors).read_text(encoding="utf-8").splitlines()[0]
    other = json.dumps({**json.loads(header), "hash": "0"})
    file = tmp_path / "bad.jsonl"
    if content is not None:
        file.write_text(content.format(header=header, other=other) if "{h" in content or "{o" in content else content)
    assert check("--vectors", str(file)) == 2
    assert says in capsys.readouterr().err


def test_vectors_without_cases_end_with_4(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("--vectors", str(write_vectors(tmp_path / "none.jsonl", []))) == 4
    assert "there are no cases" in capsys.readouterr().err


def test_an_app_that_runs_already_is_asked_over_tcp(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    program = (
        "import socket, sys; sys.path.insert(0, sys.argv[1]); from honest import Honest, serve\n"
        "server = socket.create_server(('127.0.0.1', 0)); print(server.getsockname()[1], flush=True)\n"
        "client = server.accept()[0]; serve(Honest([]), client.makefile('r'), client.makefile('w'))"
    )
    command = [sys.executable, "-c", program, str(APPS)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as app:
        assert app.stdout is not None
        port = app.stdout.readline().strip()
        assert check("--vectors", vectors, "--connect", f"127.0.0.1:{port}") == 0
        assert app.wait(timeout=20) == 0
    capsys.readouterr()


def test_nobody_at_the_port_ends_with_3(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("--vectors", vectors, "--connect", "127.0.0.1:1") == 3
    assert "nobody answers" in capsys.readouterr().out


def as_process(*words: str, **more: Any) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "conformance.cli.main", "check", "nl-short", *words]
    return subprocess.Popen(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, **more
    )


HANGS_LATER = """
import os, pathlib, sys, time
sys.path.insert(0, {apps!r})
from honest import Honest, serve
class Tired(Honest):
    def start(self, params):
        if getattr(self, "starts", 0) == 4:
            pathlib.Path({mark!r}).write_text(str(os.getpid()))
            time.sleep(600)
        return super().start(params)
serve(Tired([]))
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_prints_what_is_known_and_leaves_nobody_behind(
    vectors: str, tmp_path: Path, number: signal.Signals
) -> None:
    mark = tmp_path / "pid"
    app = HANGS_LATER.format(apps=str(APPS), mark=str(mark))
    with as_process("--vectors", vectors, "--timeout", "300", "--", sys.executable, "-c", app) as process:
        waiting = threading.Event()
        while not (mark.exists() and mark.read_text()):
            waiting.wait(0.05)
        os.kill(process.pid, number)
        told, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    assert told.startswith("honest 1")
    assert "INTERRUPTED" in told
    assert group_is_gone(int(mark.read_text()))


def test_a_reader_that_has_seen_enough_does_not_change_the_verdict(vectors: str) -> None:
    with as_process("--vectors", vectors, "--", *honest("--plays", "revokes")) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(timeout=60) == 1
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


def test_in_a_pipe_there_is_neither_progress_nor_colour(vectors: str) -> None:
    with as_process("--vectors", vectors, "--", *honest()) as process:
        told, noise = process.communicate(timeout=60)
    assert "\033" not in told
    assert noise == ""
