"""Games are written whole, packed as the name of the file says, and over nothing that is there."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from conformance.problems import Problems
from conformance.protocol.messages import Played
from conformance.records.form import long_line, short_line
from conformance.records.reading import read_blocks
from conformance.records.record import DealRecord, GameRecord
from conformance.records.writing import open_writer
from tests.records.tables import BY_SUIT, NL, read

if TYPE_CHECKING:
    from pathlib import Path

GAMES = [
    GameRecord(
        game=str(number),
        profile="nl-short",
        deals=[DealRecord(hands=BY_SUIT, plays=[Played(seat="A", card="7C")], score=dict.fromkeys("ABCD", number))],  # type: ignore[arg-type]
        winners=["A", "D"],
    )
    for number in range(1, 4)
]


def written(file: Path, *, compact: bool, profile: bool = True) -> list[GameRecord]:
    with open_writer(file, NL, compact=compact, profile=profile) as output:
        for game in GAMES:
            output.write(game)
    return [read(line) for block in read_blocks(file) for _, line in block.lines()]


@pytest.mark.parametrize("compact", [True, False])
@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz", "games.jsonl.zst", "games.parquet"])
def test_what_is_written_is_read_again(tmp_path: Path, name: str, compact: bool) -> None:
    assert written(tmp_path / name, compact=compact) == GAMES


def test_plain_lines_are_the_lines_of_the_form(tmp_path: Path) -> None:
    written(tmp_path / "long", compact=False)
    assert (tmp_path / "long").read_bytes() == b"".join(long_line(game) + b"\n" for game in GAMES)
    written(tmp_path / "short", compact=True, profile=False)
    assert (tmp_path / "short").read_bytes() == b"".join(short_line(game, NL) + b"\n" for game in GAMES)


@pytest.mark.parametrize("name", ["games.gz", "games.zst"])
def test_a_packed_file_of_the_same_games_has_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    written(tmp_path / name, compact=True)
    hours = iter(range(0, 10**6, 3600))
    monkeypatch.setattr("time.monotonic", lambda: float(next(hours)))
    monkeypatch.setattr("time.time", lambda: 1e9)
    (tmp_path / "later").mkdir()
    written(tmp_path / "later" / name, compact=True)
    assert (tmp_path / name).read_bytes() == (tmp_path / "later" / name).read_bytes()


def test_a_line_can_be_read_soon_after_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = iter(range(3600, 10**6, 3600))
    monkeypatch.setattr("time.monotonic", lambda: float(next(hours)))
    with open_writer(tmp_path / "games", NL, compact=False) as output:
        output.write(GAMES[0])
        assert (tmp_path / "games").read_bytes() == long_line(GAMES[0]) + b"\n"


@pytest.mark.parametrize("name", ["games", "games.gz", "games.zst", "games.parquet"])
def test_an_interrupt_leaves_whole_games(tmp_path: Path, name: str) -> None:
    file = tmp_path / name

    def interrupted() -> None:
        with open_writer(file, NL, compact=True, profile=True) as output:
            output.write(GAMES[0])
            output.write(GAMES[1])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    blocks = list(read_blocks(file))
    assert [fault for block in blocks for fault in block.faults] == []
    assert [read(line) for block in blocks for _, line in block.lines()] == GAMES[:2]


def test_nothing_is_written_over_unless_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("mine")
    with pytest.raises(Problems, match="file-exists"), open_writer(file, NL, compact=True):
        pass
    assert file.read_text() == "mine"
    with open_writer(file, NL, compact=True, force=True):
        pass
    assert file.read_text() == ""


def test_where_nothing_can_be_written_that_is_said(tmp_path: Path) -> None:
    with pytest.raises(Problems, match="no-folder"), open_writer(tmp_path / "none" / "games", NL, compact=True):
        pass
    with pytest.raises(Problems, match="is-a-folder"), open_writer(tmp_path, NL, compact=True):
        pass


def test_a_row_cannot_say_that_a_card_was_stolen(tmp_path: Path) -> None:
    stolen = GameRecord(game="x", deals=[DealRecord(hands=BY_SUIT, plays=[Played(seat="B", card="7C")])])  # type: ignore[arg-type]
    with pytest.raises(Problems, match="no-row"), open_writer(tmp_path / "g.parquet", NL, compact=True) as output:
        output.write(stolen)


@pytest.mark.parametrize(("package", "name"), [("zstandard", "games.zst"), ("pyarrow.parquet", "games.parquet")])
def test_without_the_package_it_is_said_what_to_install_and_no_file_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, name: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(Problems, match=r"hartenjagen\[files\]"), open_writer(tmp_path / name, NL, compact=True):
        pass
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "magic"), [("a.JSONL.GZ", b"\x1f\x8b"), ("a.Zst", b"\x28\xb5\x2f\xfd"), ("a.PARQUET", b"PAR1")]
)
def test_a_name_in_capitals_says_the_same(tmp_path: Path, name: str, magic: bytes) -> None:
    assert [game.game for game in written(tmp_path / name, compact=True)] == ["1", "2", "3"]
    assert (tmp_path / name).read_bytes().startswith(magic)
