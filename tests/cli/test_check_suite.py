"""An app is held to a frozen suite; what is newer is run, told apart, and does not count."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as Xml

import msgspec
import pytest

from conformance.cli.main import main
from conformance.scenarios.frozen import FrozenCase, FrozenSuite
from tests.cases_by_hand import CORE, FOLLOWING, TIES, write_vectors
from tests.processes import honest

if TYPE_CHECKING:
    from pathlib import Path

REVOKING = honest("--plays", "revokes")
"""It fails the case FOLL2, and no other that is about something else."""


def suite(version: str, *without: str) -> FrozenSuite:
    ids = [case.id for case in (*CORE, *TIES) if case.id not in without]
    return FrozenSuite(version=version, file="", cases={name: FrozenCase(id=name, digest="0") for name in ids})


@pytest.fixture(autouse=True)
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    suites = [suite("0.1.0", "FOLL2", "WINS2"), suite("0.2.0", "WINS2")]
    monkeypatch.setattr("conformance.scenarios.frozen.load_suites", lambda: suites)


@pytest.fixture
def vectors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    file = write_vectors(tmp_path / "vectors.jsonl", [*CORE, *TIES], match__tie=["shared", "play_on"])
    return str(file)


def check(vectors: str, *words: str) -> int:
    return main(["check", "nl-short", "--vectors", vectors, *words])


def test_what_is_newer_fails_and_does_not_count(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(vectors, "--suite", "0.1.0", "--", *REVOKING) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert (
        "2 cases are newer than suite 0.1.0: 1 passed, 1 failed. They do not count until you move on with --suite next."
        in told
    )
    assert "FOLL2 The case FOLL2 (dutch/by_hand.feature:5): play.follow-suit: " in told
    assert "play.follow-suit fails" not in told


@pytest.mark.parametrize("version", ["0.2.0", "next"])
def test_what_is_not_newer_counts(version: str, vectors: str) -> None:
    assert check(vectors, "--suite", version, "--", *REVOKING) == 1


def test_a_report_is_the_same_as_if_there_were_no_newer_cases(vectors: str, tmp_path: Path) -> None:
    older = [case for case in (*CORE, *TIES) if case.id not in ("FOLL2", "WINS2")]
    file = str(write_vectors(tmp_path / "older.jsonl", older, match__tie=["shared", "play_on"]))
    reports: list[Any] = []
    for name, words in (("a", (vectors, "--suite", "0.1.0")), ("b", (file,))):
        assert check(*words, "--json", str(tmp_path / name), "--", *REVOKING) == 0
        reports.append(json.loads((tmp_path / name).read_text(encoding="utf-8")))
    newer = reports[0].pop("newer")
    assert reports[1].pop("newer") is None
    assert reports[0] == reports[1]
    assert newer["suite"] == "0.1.0"
    assert newer["outcomes"] == {"failed": 1, "passed": 1}
    assert {case["id"]: case["outcome"] for case in newer["cases"]} == {"FOLL2": "failed", "WINS2": "passed"}


def test_junit_skips_a_newer_case_that_fails(vectors: str, tmp_path: Path) -> None:
    file = tmp_path / "junit.xml"
    assert check(vectors, "--suite", "0.1.0", "--junit", str(file), "--", *REVOKING) == 0
    cases = {case.get("name"): case for case in Xml.parse(file).iter("testcase") if case.get("classname") == "newer"}  # noqa: S314
    skipped = cases["FOLL2 The case FOLL2"].find("skipped")
    assert skipped is not None
    assert str(skipped.get("message")).startswith("newer than suite 0.1.0, does not count: play.follow-suit: ")
    assert len(cases["WINS2 The case WINS2"]) == 0


def test_of_a_file_that_somebody_names_everything_counts(vectors: str) -> None:
    assert check(vectors, "--", *REVOKING) == 1


def test_without_a_file_the_newest_frozen_suite_is_the_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from conformance.scenarios.vectors import cases_for

    header, cases = cases_for("nl-short")
    core = [msgspec.structs.replace(case, clauses=["play.discard"]) for case in CORE]
    monkeypatch.setattr("conformance.scenarios.vectors.cases_for", lambda _profile, _features: (header, core))
    assert cases
    assert main(["check", "nl-short", "--", *honest()]) == 0
    assert "1 case is newer than suite 0.2.0: 1 passed. It does not count" in " ".join(capsys.readouterr().out.split())


def test_a_case_of_somebodys_own_always_counts(tmp_path: Path) -> None:
    own = [msgspec.structs.replace(FOLLOWING, id="MINE2", own=True)]
    file = str(write_vectors(tmp_path / "own.jsonl", [*CORE, *own]))
    assert check(file, "--suite", "0.1.0", "--", *REVOKING) == 1


def test_a_newer_case_alone_is_told_and_nothing_was_run(vectors: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(vectors, "--suite", "0.1.0", "--only", "WINS2", "--", *honest()) == 4
    assert "1 case is newer than suite 0.1.0: 1 passed." in capsys.readouterr().out


def test_a_newer_case_may_be_listed_as_a_known_issue(vectors: str, tmp_path: Path) -> None:
    file = tmp_path / "known.yaml"
    file.write_text("- case: FOLL2\n  reason: accepted\n", encoding="utf-8")
    assert check(vectors, "--suite", "0.1.0", "--known-issues", str(file), "--", *REVOKING) == 0


def test_a_version_that_is_not_there_is_refused_with_those_that_are(
    vectors: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(vectors, "--suite", "0.3.0", "--", *honest()) == 2
    assert "there is no suite 0.3.0  (frozen are 0.1.0, 0.2.0; next is all there is)" in capsys.readouterr().err


def test_an_app_that_cannot_be_asked_is_not_asked_about_newer_cases(vectors: str) -> None:
    assert check(vectors, "--suite", "0.1.0", "--", "no-such-program-anywhere") == 3


@pytest.mark.parametrize("there", [[], [suite("0.1.0")]], ids=["none is frozen", "one is frozen"])
def test_a_version_without_a_name_is_no_version(
    there: list[FrozenSuite], vectors: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("conformance.scenarios.frozen.load_suites", lambda: there)
    assert check(vectors, "--suite", "") == 2
    assert "unknown-suite  there is no suite ''" in capsys.readouterr().err
