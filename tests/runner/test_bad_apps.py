"""Apps that hang, die, lie and shout: each has its own outcome, the check goes on, and nothing is left behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from conformance.runner.app import RESTARTS
from conformance.runner.session import Limits
from tests.cases_by_hand import FOLLOWING, OPENING, SCORING, WINNING
from tests.processes import APPS, bad, group_is_gone, inline
from tests.runner.running import IMPATIENT, PROMPT, Started, check_app, outcomes, result

if TYPE_CHECKING:
    from pathlib import Path

CASES = [OPENING, FOLLOWING, WINNING, SCORING]
MIDWAY = {
    "hangs": ("timed out", "timed-out"),
    "dies": ("crashed", "crashed"),
    "killed": ("crashed", "crashed"),
    "dies-in-a-line": ("crashed", "crashed"),
    "holds-the-pipe": ("crashed", "crashed"),
    "error": ("errored", "error"),
    "not-json": ("broke the protocol", "not-json"),
    "wrong-id": ("broke the protocol", "wrong-id"),
    "unknown-id": ("broke the protocol", "unknown-id"),
    "answers-twice": ("broke the protocol", "second-answer"),
    "endless-line": ("broke the protocol", "line-too-long"),
    "100-mb-line": ("broke the protocol", "line-too-long"),
    "floods-stderr-later": ("timed out", "timed-out"),
    "closes-stdout": ("broke the protocol", "output-closed"),
    "closes-stdin": ("broke the protocol", "input-closed"),
    "nan": ("broke the protocol", "not-finite"),
    "deep": ("broke the protocol", "too-deep"),
    "invalid-utf-8": ("broke the protocol", "not-utf-8"),
    "huge-number": ("broke the protocol", "out-of-range"),
    "wrong-types": ("broke the protocol", "wrong-type"),
    "null-result": ("broke the protocol", "wrong-type"),
    "no-result": ("broke the protocol", "no-result"),
    "missing-field": ("broke the protocol", "missing-field"),
    "not-an-object": ("broke the protocol", "not-an-object"),
    "a-request": ("broke the protocol", "not-an-answer"),
    "no-state": ("broke the protocol", "no-state"),
}
"""What an app does in its third start, and what comes of the case in which it does it."""
AT_ONCE = {
    "dies-at-once": "ended (exit status 1)",
    "rubbish": "not JSON",
    "rubbish-and-exit": "not JSON",
    "wrong-version": "2 instead of 1",
}
SLOW = ("hangs", "floods-stderr-later", "closes-stdin")


@pytest.mark.parametrize("way", MIDWAY)
def test_a_case_that_ends_badly_has_its_own_outcome_and_the_others_are_judged(way: str) -> None:
    started = Started(bad(way, starts=3))
    report = check_app(
        started.command,
        CASES,
        start=started,
        limits=IMPATIENT if way in SLOW else PROMPT,
        open_points={},
        probing=False,
    )
    outcome, code = MIDWAY[way]
    assert outcomes(report) == {"OPEN2": "passed", "FOLL2": outcome, "WINS2": "passed", "SCOR2": "passed"}
    assert result(report, "FOLL2").code == code
    assert report.exit_code == 1
    assert all(group_is_gone(group) for group in started.groups)
    assert len(started.groups) == (1 if way == "error" else 2)


@pytest.mark.parametrize("way", AT_ONCE)
def test_without_a_handshake_nothing_is_asked(way: str) -> None:
    started = Started(bad(way))
    report = check_app(started.command, CASES, start=started, open_points={})
    assert AT_ONCE[way] in report.setup_fault
    assert report.exit_code == 3
    assert set(outcomes(report).values()) == {"could not run"}
    assert all(group_is_gone(group) for group in started.groups)


def test_an_app_that_never_answers_is_given_up_after_the_time_for_a_start() -> None:
    started = Started(bad("hangs-at-once"))
    report = check_app(started.command, CASES, start=started, limits=Limits(start=0.3), open_points={})
    assert report.setup_fault == "there was no handshake: the app gave no answer within 0.3 s"
    assert (report.exit_code, len(started.groups)) == (3, 1)
    assert group_is_gone(started.groups[0])


@pytest.mark.parametrize("way", ["hangs", "dies", "not-json", "null-result", "error", "100-mb-line"])
def test_an_app_that_starts_no_deal_fails_the_smoke_test(way: str) -> None:
    report = check_app(bad(way), CASES, limits=IMPATIENT if way in SLOW else PROMPT, open_points={}, probing=False)
    assert report.setup_fault.startswith("the smoke test failed")
    assert report.exit_code == 3
    assert report.setup_details


@pytest.mark.parametrize("way", ["slow-start", "floods-stderr"])
def test_slowness_and_noise_are_no_fault(way: str) -> None:
    report = check_app(bad(way), CASES, open_points={})
    assert report.exit_code == 0


def test_what_the_app_wrote_on_standard_error_is_kept_with_the_case() -> None:
    report = check_app(bad("dies", starts=3), CASES, open_points={})
    assert result(report, "FOLL2").stderr == "out of cards\n"
    assert result(report, "FOLL2").reason == "the app ended (exit status 1)"
    assert result(report, "OPEN2").stderr == ""


def test_the_line_that_broke_the_protocol_is_kept_with_the_case() -> None:
    assert result(check_app(bad("not-json", starts=3), CASES, open_points={}), "FOLL2").raw == "<html>"


BROKEN_AFTERWARDS = """
import json, os, sys
from pathlib import Path
sys.path.insert(0, {apps!r})
from honest import Honest, serve
mark = Path({mark!r})
lives = int(mark.read_text()) if mark.exists() else 0
mark.write_text(str(lives + 1))
class Mortal(Honest):
    def start(self, params):
        self.starts = getattr(self, "starts", 0)
        if lives > 0 or self.starts > 1:
            {end}
        return super().start(params)
serve(Mortal([]))
"""


@pytest.mark.parametrize(
    ("end", "outcome"), [("sys.exit(9)", "crashed"), ("import time; time.sleep(600)", "timed out")]
)
def test_the_rest_could_not_run_once_the_app_is_given_up(tmp_path: Path, end: str, outcome: str) -> None:
    program = BROKEN_AFTERWARDS.format(apps=str(APPS), mark=str(tmp_path / "mark"), end=end)
    started = Started(inline(program))
    cases = [msgspec.structs.replace(FOLLOWING, id=f"CASE{number}") for number in range(10)]
    report = check_app(started.command, cases, start=started, limits=IMPATIENT, open_points={})
    assert list(outcomes(report).values()) == ["passed", *[outcome] * RESTARTS, *["could not run"] * 4]
    assert "5 times in a row" in result(report, "CASE9").reason
    assert report.exit_code == 1
    assert all(group_is_gone(group) for group in started.groups)
