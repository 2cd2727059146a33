"""Which files a name is read from."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.rules.catalogue import FOLDERS
from conformance.rules.chain import files_of, is_read_for
from tests.rules.tables import write_house_rule, write_profile


@pytest.fixture(autouse=True)
def three_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "below").mkdir()
    write_profile(tmp_path, "ours", "match.threshold: 60", extends="nl-short")
    write_house_rule(tmp_path, "spades", "scoring.values: {QS: 13}")
    write_profile(tmp_path / "below", "theirs", "match.threshold: 70", extends="../ours.yaml+../spades.yaml")
    write_profile(tmp_path, "other", "match.threshold: 80", extends="nl-short")


def test_a_name_is_read_from_its_file_and_from_all_that_this_extends() -> None:
    found = {file.resolve() for file in files_of("below/theirs.yaml")}
    ours = {Path(name).resolve() for name in ("ours.yaml", "spades.yaml", "below/theirs.yaml")}
    assert found == {*ours, FOLDERS["profile"] / "nl-short.yaml"}


def test_a_file_is_known_by_whatever_way_one_comes_to_it() -> None:
    Path("link.yaml").symlink_to("ours.yaml")
    Path("same.yaml").hardlink_to("ours.yaml")
    for way in ("ours.yaml", "below/../ours.yaml", "link.yaml", "same.yaml", str(Path("ours.yaml").resolve())):
        assert is_read_for(Path(way), "below/theirs.yaml")


def test_a_file_that_is_not_there_or_that_nothing_extends_is_not_read() -> None:
    assert not is_read_for(Path("other.yaml"), "below/theirs.yaml")
    assert not is_read_for(Path("new.yaml"), "below/theirs.yaml")
