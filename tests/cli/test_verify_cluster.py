"""Games judged by several processes: the same report whoever does it, and nothing lost when one of them is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import Mock

import distributed
import msgspec
import pytest
from distributed.scheduler import KilledWorker

from conformance.cli import verify_cluster
from conformance.cli.main import main
from conformance.cli.verify_cluster import open_cluster, run_parts, size_of_parts, uninterrupted
from conformance.cli.verify_work import Verifying
from conformance.problems import Problems
from conformance.records.form import short_line
from conformance.records.table import Table
from conformance.rules import load_profile
from conformance.verification.parts import Part, split_files
from conformance.verification.result import BlockResult, merge
from tests.verification.games import SWEEP, all_tricks, deal, exchange, game, suits

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

RULES = load_profile("nl-short")
TABLE = Table.of(RULES.rules)
FINE = short_line(game(deal(hands=suits(), score=SWEEP)), TABLE) + b"\n"
WRONG = short_line(game(deal(all_tricks(exchange(suits(), "7C", "8C")), hands=suits())), TABLE) + b"\n"
DATA = (FINE * 3 + WRONG + b"{nonsense\n") * 20
SIZE = 2000
"""Of a part: the file has about a dozen."""


@dataclass(frozen=True, kw_only=True)
class KilledOnce:
    """The work, whose process kills itself at one of the parts, the first time."""

    work: Verifying
    place: int
    mark: str

    def __call__(self, part: Part) -> bytes:
        if part.span is not None and part.span[0] <= self.place < part.span[1]:
            try:
                Path(self.mark).touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return self.work(part)


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    with open_cluster(workers=2) as opened:
        yield opened


@pytest.fixture
def games(tmp_path: Path) -> str:
    file = tmp_path / "games.jsonl"
    file.write_bytes(DATA)
    return str(file)


def total(results: Iterator[bytes]) -> BlockResult:
    whole = BlockResult()
    for encoded in results:
        whole = merge(whole, msgspec.msgpack.decode(encoded, type=BlockResult))
    return whole


def test_two_processes_come_to_the_same_as_one(client: Any, games: str) -> None:
    work = Verifying(resolved=RULES)
    alone = total(map(work, split_files([games])))
    assert (alone.games, alone.unread, alone.verdicts) == (80, 20, {"fine": 60, "deviates": 20})
    assert total(run_parts(client, work, split_files([games], size=SIZE))) == alone


def test_what_a_killed_process_had_done_is_done_again_and_counted_once(client: Any, games: str, tmp_path: Path) -> None:
    work = Verifying(resolved=RULES)
    mark = tmp_path / "killed"
    killed = KilledOnce(work=work, place=len(DATA) // 2, mark=str(mark))
    before = set(client.scheduler_info()["workers"])
    assert total(run_parts(client, killed, split_files([games], size=SIZE))) == total(map(work, split_files([games])))
    assert mark.exists()
    assert set(client.scheduler_info()["workers"]) != before


def test_work_that_no_process_survives_is_given_up(games: str) -> None:
    lost = Mock(cluster=None)
    lost.scheduler_info.return_value = {"workers": {}}
    lost.submit.return_value.done.return_value = True
    lost.submit.return_value.result.side_effect = KilledWorker("part", Mock(), 3)
    with pytest.raises(Problems, match="workers-lost"):
        total(run_parts(lost, Verifying(resolved=RULES), split_files([games])))


def test_parts_are_small_enough_for_every_worker_to_have_some(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with file.open("wb") as output:
        output.truncate(64 << 20)
    assert size_of_parts([str(file)], 2) == 4 << 20
    assert size_of_parts([str(tmp_path / "none")], 2) == 1 << 18


def test_the_report_of_a_cluster_is_the_same_byte_for_byte(
    client: Any, games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", "nl-short", games, "--all", "--json"]) == 1
    alone = capsys.readouterr()
    assert main(["verify", "nl-short", games, "--all", "--json", "--scheduler", client.scheduler.address]) == 1
    assert capsys.readouterr() == alone


def test_a_scheduler_that_does_not_answer_is_told_as_such(
    games: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verify_cluster, "_PATIENCE", "100ms")
    assert main(["verify", "nl-short", games, "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert "no-scheduler  the scheduler at tcp://127.0.0.1:1 cannot be reached" in capsys.readouterr().err


def test_a_scheduler_without_workers_is_told_as_such(
    games: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verify_cluster, "_PATIENCE", "1s")
    with open_cluster(workers=0) as nobody:
        assert main(["verify", "nl-short", games, "--scheduler", nobody.scheduler.address]) == 2
    assert "or has no worker" in capsys.readouterr().err


def test_processes_that_end_while_they_start_are_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    started: Any = distributed.LocalCluster
    starts: list[Any] = []

    def fail_once(**given: Any) -> Any:
        starts.append(given)
        if len(starts) == 1:
            raise RuntimeError("Nanny failed to start.")
        return started(**given)

    monkeypatch.setattr(distributed, "LocalCluster", fail_once)
    with open_cluster(workers=1) as client:
        assert len(client.scheduler_info()["workers"]) == 1
    assert len(starts) == 2


def test_without_dask_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(Problems, match="hartenjagen\\[dask\\]"), open_cluster(workers=2):
        pass


def test_an_interrupt_while_workers_start_is_left_to_who_starts_them() -> None:
    asked = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"
    with uninterrupted():
        told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout == "True\n"
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
