"""A child process is talked to line by line, whatever it does, and nothing of it is left behind."""

from __future__ import annotations

import math
import os
import resource
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from conformance.protocol.endings import BreakCode, Crash, EndedError, Ending, ProtocolBreak, TimeOut
from conformance.protocol.messages import MAX_LINE
from conformance.transports.lines import KEPT_DIAGNOSTICS
from conformance.transports.stdio import CannotStartError, ChildProcess, find_program
from tests.processes import group_is_gone, inline

if TYPE_CHECKING:
    from collections.abc import Iterator

ECHO = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)"
SLEEP = "import time; time.sleep(600)"


@contextmanager
def child(program: str) -> Iterator[ChildProcess]:
    process = ChildProcess(inline(program))
    try:
        yield process
    finally:
        process.close(0)
    assert group_is_gone(process.pid)


def soon(seconds: float = 20.0) -> float:
    return time.monotonic() + seconds


def ending_of(process: ChildProcess, seconds: float = 20.0) -> Ending:
    with pytest.raises(EndedError) as ended:
        process.receive(soon(seconds))
    return ended.value.ending


def test_lines_go_there_and_back() -> None:
    with child(ECHO) as process:
        for line in (b"one\n", "♥\n".encode(), b"\n"):
            process.send(line, soon())
            assert process.receive(soon()) == line.rstrip(b"\n")


def test_a_line_that_comes_in_pieces_is_put_together() -> None:
    with child("import os\nfor c in b'slowly\\n': os.write(1, bytes([c]))\nimport time; time.sleep(600)") as process:
        assert process.receive(soon()) == b"slowly"


def test_several_lines_at_once_are_given_one_by_one() -> None:
    with child("import os; os.write(1, b'a\\nb\\nc\\n'); " + SLEEP) as process:
        assert [process.receive(soon()) for _ in range(3)] == [b"a", b"b", b"c"]


def test_a_line_of_the_longest_length_is_still_read() -> None:
    with child(f"print('x' * {MAX_LINE}, flush=True); {SLEEP}") as process:
        assert len(process.receive(soon())) == MAX_LINE


@pytest.mark.parametrize(
    "rest", [f"print('x' * {MAX_LINE + 1}, flush=True)", "\nwhile True: os.write(1, b'x' * 65536)"]
)
def test_a_longer_line_has_an_ending_of_its_own(rest: str) -> None:
    with child(f"import os; {rest}") as process:
        ending = ending_of(process)
    assert isinstance(ending, ProtocolBreak)
    assert ending.code is BreakCode.TOO_LONG
    assert ending.raw == b"x" * 4096


def test_a_line_of_100_mb_takes_no_memory() -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with child("import os\nfor _ in range(100): os.write(1, b'x' * 1_000_000)") as process:
        assert isinstance(ending_of(process), ProtocolBreak)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 10_000


def test_a_silent_app_runs_out_of_time() -> None:
    with child(SLEEP) as process:
        assert isinstance(ending_of(process, 0.1), TimeOut)


def test_an_app_that_stops_in_a_line_runs_out_of_time_with_what_it_said() -> None:
    with child(f"print('half a', end='', flush=True); {SLEEP}") as process:
        ending = ending_of(process, 1)
    assert isinstance(ending, TimeOut)
    assert ending.raw == b"half a"


@pytest.mark.parametrize(
    ("program", "ending"),
    [
        ("raise SystemExit(7)", Crash(how="exit status 7")),
        ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", Crash(how="signal 11 (SIGSEGV)")),
        ("print('half', end='')", Crash(how="exit status 0", raw=b"half")),
    ],
)
def test_an_app_that_ends_is_a_crash(program: str, ending: Ending) -> None:
    with child(program) as process:
        assert ending_of(process) == ending


def test_the_last_line_of_a_dead_app_is_read_first() -> None:
    with child("print('farewell')") as process:
        assert process.receive(soon()) == b"farewell"
        assert isinstance(ending_of(process), Crash)


def test_a_child_of_the_app_that_holds_the_pipe_does_not_hide_its_death() -> None:
    program = f"import subprocess, sys, os; subprocess.Popen([sys.executable, '-c', '{SLEEP}']); os._exit(3)"
    with child(program) as process:
        assert ending_of(process) == Crash(how="exit status 3")


@pytest.mark.parametrize(
    ("number", "code"), [(0, BreakCode.INPUT_CLOSED), (1, BreakCode.OUTPUT_CLOSED)], ids=["input", "output"]
)
def test_a_closed_pipe_of_a_living_app_has_a_code_of_its_own(number: int, code: BreakCode) -> None:
    with child(f"import os; os.close({number}); {SLEEP}") as process:
        process.send(b"hello\n", soon())
        ending = ending_of(process)
    assert isinstance(ending, ProtocolBreak)
    assert ending.code is code


def test_what_an_app_said_before_it_closed_its_input_is_heard() -> None:
    with child(f"import os; os.close(0); print('no thanks', flush=True); {SLEEP}") as process:
        process.send(b"hello\n", soon())
        assert process.receive(soon()) == b"no thanks"


def test_an_app_that_does_not_read_runs_out_of_time_and_does_not_block() -> None:
    with child(SLEEP) as process, pytest.raises(EndedError, match="no answer"):
        process.send(b"x" * 1_000_000 + b"\n", soon(0.1))


def test_an_app_that_talks_while_it_should_listen_does_not_block() -> None:
    flood = "import os\nwhile True: os.write(1, b'y' * 1000 + b'\\n')"
    with child(flood) as process:
        process.send(b"x" * 1_000_000 + b"\n", soon())
        assert process.receive(soon()) == b"y" * 1000


def test_a_flood_on_standard_error_blocks_nobody_and_its_end_is_kept() -> None:
    flood = "import sys\nfor n in range(20000): sys.stderr.write(f'line {n}\\n')\nprint('done', flush=True)"
    with child(f"{flood}\n{SLEEP}") as process:
        assert process.receive(soon()) == b"done"
        kept = process.take_diagnostics()
        assert len(kept) <= KEPT_DIAGNOSTICS
        assert kept.endswith(b"line 19999\n")
        assert process.take_diagnostics() == b""


def test_without_a_deadline_it_waits() -> None:
    with child("import time; time.sleep(0.2); print('at last', flush=True); time.sleep(600)") as process:
        assert process.receive(math.inf) == b"at last"


def test_an_app_may_end_by_itself_when_its_input_ends() -> None:
    process = ChildProcess(inline("import sys; sys.stdin.read(); sys.stderr.write('bye')"))
    process.close(20)
    process.close(20)
    assert group_is_gone(process.pid)


def test_an_app_that_ignores_goodbye_is_killed_with_its_children() -> None:
    program = (
        "import signal, subprocess, sys, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "print('ready', flush=True)\ntime.sleep(600)"
    )
    process = ChildProcess(inline(program))
    assert process.receive(soon()) == b"ready"
    process.close(0.05)
    assert group_is_gone(process.pid)


@pytest.mark.parametrize(
    ("command", "says"), [("no-such-program-here", "there is no command"), ("/etc/passwd", "may not be run")]
)
def test_a_command_that_cannot_be_run_is_explained(command: str, says: str) -> None:
    with pytest.raises(CannotStartError, match=says):
        ChildProcess([command])


def test_a_system_that_cannot_look_without_reaping_is_served_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "waitid")
    with child("raise SystemExit(7)") as process:
        assert ending_of(process) == Crash(how="exit status 7")
    with child(f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', '{SLEEP}']); {SLEEP}") as process:
        assert isinstance(ending_of(process, 0.1), TimeOut)


def test_where_there_are_no_process_groups_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conformance.transports.stdio.os.name", "nt")
    with pytest.raises(CannotStartError, match="WSL"):
        ChildProcess(["true"])


def test_a_program_beside_this_python_is_found_without_a_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    beside = Path(sys.executable).parent / Path(sys.executable).name
    assert find_program(beside.name) == str(beside)
    assert find_program("no-such-program") == "no-such-program"
