"""Files that are to be written: what is in the way of them is found beforehand, and trying leaves all as it was."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from conformance.outputs import folder_problems, output_problems, unwritten


def codes(*files: Path, force: bool = False, **more: Any) -> list[str]:
    return [problem.code for problem in output_problems(files, force=force, **more)]


def seen_in(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {file.name: (file.read_bytes(), file.stat().st_mtime_ns) for file in folder.iterdir() if file.is_file()}


@pytest.mark.parametrize("force", [False, True])
def test_a_file_that_is_not_there_is_not_there_after_it(force: bool, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("elsewhere")
    assert codes(tmp_path / "new", force=force) == []
    assert codes(tmp_path / "link", force=force) == ([] if force else ["file-exists"])
    assert [path.name for path in tmp_path.iterdir()] == ["link"]


def test_a_file_that_is_there_is_left_as_it_is_and_written_over_only_where_that_is_forced(tmp_path: Path) -> None:
    (tmp_path / "report").write_text("mine")
    before = seen_in(tmp_path)
    assert codes(tmp_path / "report") == ["file-exists"]
    assert codes(tmp_path / "report", force=True) == []
    assert seen_in(tmp_path) == before


@pytest.mark.parametrize("force", [False, True])
def test_what_is_read_is_never_written_over_by_whatever_name(force: bool, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("games")
    (tmp_path / "link").symlink_to("games")
    for name in ("games", "link", "../" + tmp_path.name + "/games"):
        assert codes(tmp_path / name, force=force, inputs=[tmp_path / "games", Path("-")]) == ["output-is-input"]


def test_all_that_is_in_the_way_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "there").write_text("")
    files = ["there", "new", "none/report", "there/below", ".", "./new"]
    assert codes(*(tmp_path / name for name in files)) == [
        "file-exists", "no-folder", "no-folder", "is-a-folder", "same-file"
    ]  # fmt: skip


def test_two_things_are_not_written_to_one_file_though_both_may_go_to_a_pipe(tmp_path: Path) -> None:
    assert codes(tmp_path / "it", others=[tmp_path / "it"]) == ["same-file"]
    assert codes(Path("/dev/null"), Path("/dev/null")) == []


def test_a_pipe_or_a_device_will_do_unless_a_file_is_needed(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert codes(tmp_path / "pipe", Path("/dev/null")) == []
    assert codes(tmp_path / "pipe", Path("/dev/null"), regular=True) == ["unwritable-file", "unwritable-file"]


@pytest.mark.parametrize("place", ["/proc/report", "/proc/sys/kernel/ostype", "x" * 300])
def test_what_cannot_be_opened_is_told(place: str) -> None:
    assert codes(Path(place), force=True) == ["unwritable-file"]


def test_a_link_to_itself_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    assert codes(tmp_path / "loop", force=True) == ["unwritable-file"]


def test_a_folder_that_may_be_new_is_made_only_when_there_is_something_to_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert codes(tmp_path / "new" / "newer" / "it", new_folder=True) == []
    assert codes(tmp_path / "file" / "below" / "it", new_folder=True) == ["no-folder"]
    assert [problem.code for problem in folder_problems(Path("/proc/new"))] == ["unwritable-folder"]
    [problem] = folder_problems(tmp_path / "file", "--here")
    assert problem.hint == "--here takes a folder, which may be a new one"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_what_is_found_when_it_is_written_is_told_as_it_would_have_been_before(tmp_path: Path) -> None:
    (tmp_path / "there").write_text("")
    for name in ("there", "none/report", "."):
        [problem] = output_problems([tmp_path / name], force=False)
        with pytest.raises(OSError) as fault:  # noqa: PT011  which of them it is does not matter
            (tmp_path / name).open("x")
        assert unwritten(tmp_path / name, fault.value) == problem
