"""`adequacy` and `calibrate`, as a shell sees them, and what they have published."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.adequacy.equivalents import Equivalent
from conformance.adequacy.result import Adequacy, Fate, Trial
from conformance.cli.adequacy import tasks_for
from conformance.cli.calibrate import calibrate
from conformance.cli.main import main
from conformance.cli.publishing import PUBLISHED, is_published, publish
from conformance.rules import shipped_profiles
from conformance.scenarios.vectors import cases_for
from reports.adequacy import as_markdown, as_text

if TYPE_CHECKING:
    from pathlib import Path

Captured = pytest.CaptureFixture[str]


def adequacy(*trials: Trial, idle: tuple[str, ...] = ()) -> Adequacy:
    return Adequacy(profile="table", hash="abc", suite="1", cases=3, clauses=[], trials=list(trials), idle=list(idle))


def trial(fate: Fate, name: str = "sweep.others=14", **more: str) -> Trial:
    return Trial(kind="mutant", name=name, title="after a sweep each opponent scores 14", fate=fate, **more)  # type: ignore[arg-type]


@pytest.fixture
def assessed(monkeypatch: pytest.MonkeyPatch) -> list[Adequacy]:
    """Have the command find what the test puts in this list."""
    found: list[Adequacy] = []
    monkeypatch.setattr("conformance.cli.adequacy.assess", lambda *_told, **_how: found)
    return found


def test_a_survivor_ends_with_1_and_is_named(assessed: list[Adequacy], capsys: Captured) -> None:
    assessed.append(adequacy(trial(Fate.SURVIVED)))
    assert main(["adequacy", "nl-short"]) == 1
    told = capsys.readouterr().out
    assert "SURVIVED: `sweep.others=14`: after a sweep each opponent scores 14" in told
    assert told.rstrip().endswith("table: 1 mutants, 0 wrong programs, 1 survivors")


def test_a_case_that_fails_nothing_ends_with_1(assessed: list[Adequacy], capsys: Captured) -> None:
    assessed.append(adequacy(trial(Fate.KILLED), idle=("ABCDE",)))
    assert main(["adequacy", "nl-short"]) == 1
    assert "cases that fail nothing: ABCDE" in capsys.readouterr().out


def test_nothing_that_survives_ends_with_0(assessed: list[Adequacy]) -> None:
    assessed.append(adequacy(trial(Fate.KILLED), trial(Fate.OBSERVED, "match.tie=shared")))
    assert main(["adequacy", "nl-short"]) == 0


def test_what_a_house_rule_brings_is_told_apart() -> None:
    told = as_text([adequacy(trial(Fate.SURVIVED, under="table+house"))])
    assert "table+house brings mutants 1 of stated values, 0 killed" in told
    assert "SURVIVED: `table+house: sweep.others=14`" in told


@pytest.mark.parametrize("words", [["--publish", "nl-short"], ["--check", "nl-short"], ["--games", "5"]])
def test_options_that_say_nothing_together_are_refused(words: list[str], assessed: list[Adequacy]) -> None:
    assert main(["adequacy", *words]) == 2


def test_what_is_published_must_be_what_is_found(tmp_path: Path, capsys: Captured) -> None:
    publish("the page", "adequacy.md", tmp_path)
    assert is_published("the page", "adequacy.md", tmp_path)
    assert not is_published("another page", "adequacy.md", tmp_path)
    assert "--publish writes it anew" in capsys.readouterr().err


def test_presumed_equivalents_are_put_to_the_proof(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    entry = Equivalent(profile="nl-short", program="sweep.others=14", reason="so they say")
    monkeypatch.setattr("conformance.adequacy.equivalents.load_equivalents", lambda: (entry,))
    assert main(["adequacy", "nl-short", "--equivalents", "--games", "60", "--jobs", "1"]) == 1
    assert capsys.readouterr().out.startswith("nl-short sweep.others=14: game 1:")


def test_without_presumed_equivalents_there_is_nothing_to_prove(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr("conformance.adequacy.equivalents.load_equivalents", lambda: ())
    assert main(["adequacy", "--equivalents", "--games", "1"]) == 0
    assert capsys.readouterr().out == "no program is presumed equivalent\n"


@pytest.mark.parametrize("profile", shipped_profiles())
def test_the_published_table_is_of_the_rules_cases_and_programs_there_are(profile: str) -> None:
    page = (PUBLISHED / "adequacy.md").read_text(encoding="utf-8").splitlines()
    header, cases = cases_for(profile)
    assert f"## {profile} {header.hash}, suite {header.suite}, {len({case.id for case in cases})} cases" in page
    subjects = [subject for _, subject in tasks_for(profile)]
    mutants = sum(subject.kind == "mutant" for subject in subjects)
    assert f"{profile}: {mutants} mutants, {len(subjects) - mutants} wrong programs, 0 survivors" in page


def test_the_published_scores_are_those_of_now() -> None:
    page = (PUBLISHED / "calibration.md").read_text(encoding="utf-8")
    names = shipped_profiles()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if " of " in line]
    published = {row[0]: row[2 + names.index("nl-short")] for row in rows if len(row) == len(names) + 2}
    assert published == {
        score.program: f"{len(score.passed)} of {score.cases}" for score in calibrate(["nl-short"], jobs=1)
    }


def test_a_page_and_a_terminal_are_told_the_same() -> None:
    found = [adequacy(trial(Fate.SURVIVED))]
    assert as_text(found).splitlines()[-2] == as_markdown(found).splitlines()[-2]
