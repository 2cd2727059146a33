"""Where a table lies, and what keeps it from being written there."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.own_rules.places import (
    Places,
    extending_problems,
    name_problems,
    places_of,
    write,
    writing_problems,
)
from conformance.problems import Problems
from tests.rules.tables import write_profile


@pytest.mark.parametrize("name", ["our-table", "a", "table-2"])
def test_small_letters_digits_and_hyphens_make_a_name(name: str) -> None:
    assert list(name_problems(name)) == []


@pytest.mark.parametrize(
    ("name", "code", "hint"),
    [
        ("Our Table", "bad-name", "such as our-table"),
        ("über_uns", "bad-name", "such as ber-uns"),
        ("", "bad-name", "such as my-table"),
        ("../table", "bad-name", "such as table"),
        ("a" * 61, "bad-name", "--title says more"),
        ("nl-short", "name-taken", "such as our-nl-short"),
        ("omslag", "name-taken", "such as our-omslag"),
        ("con", "bad-name", "such as our-con"),
        ("nul", "bad-name", "such as our-nul"),
        ("lpt1", "bad-name", "such as our-lpt1"),
    ],
)
def test_another_name_is_refused_with_one_that_would_do(name: str, code: str, hint: str) -> None:
    [problem] = name_problems(name)
    assert (problem.code, problem.hint) == (code, hint)


@pytest.mark.parametrize(
    "name", ["123", "1", "007", "true", "null", "no", "on", "y", "1e3", "0x1", "2026-01-01", "9" * 16]
)
def test_a_name_that_yaml_reads_as_something_else_is_refused_with_one_that_it_does_not(name: str) -> None:
    [problem] = name_problems(name)
    assert (problem.code, problem.hint) == ("bad-name", f"such as our-{name}")
    assert list(name_problems(f"our-{name}")) == []


def test_what_belongs_to_a_table_lies_in_a_folder_of_its_name(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "match.threshold: 60", extends="nl-short")
    places = places_of(f"{path}+omslag")
    assert places is not None
    assert (places.file, places.features) == (path, tmp_path / "ours" / "features")
    assert places_of("nl-short+omslag") is None


def test_a_file_cannot_extend_what_is_read_from_it(tmp_path: Path) -> None:
    ours = write_profile(tmp_path, "ours", "match.threshold: 60", extends="nl-short")
    theirs = write_profile(tmp_path, "theirs", "match.threshold: 70", extends="ours.yaml")
    assert [problem.code for problem in extending_problems(ours, str(theirs))] == ["extends-itself"]
    assert [problem.code for problem in extending_problems(ours, str(ours))] == ["extends-itself"]
    assert list(extending_problems(theirs, str(ours))) == []


def codes(folder: Path, files: dict[Path, str], *, force: bool) -> list[tuple[str, str]]:
    return [(problem.file, problem.code) for problem in writing_problems(folder, files, force=force)]


def test_a_new_folder_and_a_file_of_the_same_content_are_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "there").write_text("same")
    assert codes(tmp_path, {tmp_path / "there": "same"}, force=False) == []
    assert codes(tmp_path / "new" / "newer", {tmp_path / "new" / "newer" / "it": ""}, force=False) == []
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def test_of_a_folder_that_is_none_nothing_else_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    below = tmp_path / "file" / "below"
    assert codes(below, {below / "it": ""}, force=False) == [(str(below), "no-folder")]


def test_every_file_that_would_be_overwritten_is_named(tmp_path: Path) -> None:
    files = {tmp_path / name: "new" for name in ("one", "two")}
    for file in files:
        file.write_text("old")
    assert codes(tmp_path, files, force=False) == [(str(file), "file-exists") for file in files]
    assert codes(tmp_path, files, force=True) == []
    assert {file.read_text() for file in files} == {"old"}


def test_a_folder_in_the_place_of_a_file_is_not_forced_away(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    assert codes(tmp_path, {tmp_path / "one": ""}, force=True) == [(str(tmp_path / "one"), "is-a-folder")]


def test_what_cannot_be_written_is_told_before_anything_is(tmp_path: Path) -> None:
    (tmp_path / "ours").write_text("no folder")
    (tmp_path / "nowhere.yaml").symlink_to(tmp_path / "missing" / "there.yaml")
    files = {tmp_path / name: "" for name in ("ours/schema.json", "nowhere.yaml", "new/schema.json")}
    assert codes(tmp_path, files, force=True) == [
        (str(tmp_path / "ours"), "no-folder"),
        (str(tmp_path / "nowhere.yaml"), "unwritable-file"),
    ]


def test_what_turns_out_not_to_be_writable_is_a_problem_and_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Problems, match="no-folder"):
        write(tmp_path / "file" / "below" / "it", "")


def test_the_places_of_a_file_in_this_folder_are_told_as_they_are_typed() -> None:
    places = Places(file=Path("my-table.yaml"))
    assert (str(places.features), str(places.schema)) == ("my-table/features", "my-table/profile.schema.json")
