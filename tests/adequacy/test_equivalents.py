"""The list of programs presumed equivalent: a reason each, and no entry that is not needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from conformance.adequacy.equivalents import load_equivalents, presume
from conformance.adequacy.result import Fate, Trial
from conformance.problems import Problems

if TYPE_CHECKING:
    from pathlib import Path

ENTRY = """presumed:
  - profile: table
    program: deal.next_dealer=same
    reason: nobody looks who deals
"""
SURVIVOR = Trial(kind="mutant", name="deal.next_dealer=same", title="", fate=Fate.SURVIVED)


def write(folder: Path, text: str) -> Path:
    path = folder / "equivalents.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_survivor_with_a_reason_is_presumed_equivalent(tmp_path: Path) -> None:
    (trial,) = presume("table", [SURVIVOR], write(tmp_path, ENTRY))
    assert trial.presumed == "nobody looks who deals"


def test_an_entry_for_another_profile_says_nothing(tmp_path: Path) -> None:
    (trial,) = presume("other", [SURVIVOR], write(tmp_path, ENTRY))
    assert trial.presumed == ""


def test_an_entry_for_what_does_not_survive_is_stale(tmp_path: Path) -> None:
    killed = Trial(kind="mutant", name="deal.next_dealer=same", title="", fate=Fate.KILLED)
    with pytest.raises(Problems, match="does not survive under table"):
        presume("table", [killed], write(tmp_path, ENTRY))


@pytest.mark.parametrize(
    "text",
    [
        "presumed: 3\n",
        "others: []\n",
        ENTRY.replace("nobody looks who deals", '""'),
        ENTRY.replace("reason", "why"),
        ENTRY + "    plays: above\n",
    ],
)
def test_an_entry_without_all_it_needs_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(Problems, match=r"presumed|entry 1"):
        load_equivalents(write(tmp_path, text))


def test_an_entry_may_say_how_the_profile_must_be_read_to_be_the_same_game(tmp_path: Path) -> None:
    (plain,) = load_equivalents(write(tmp_path, ENTRY))
    (read,) = load_equivalents(write(tmp_path, ENTRY + "    plays: {match.reached: above}\n"))
    assert (plain.plays, read.plays) == ({}, {"match.reached": "above"})


def test_the_list_of_the_suite_is_in_order() -> None:
    assert all(entry.reason for entry in load_equivalents())


def test_an_entry_for_a_house_rule_is_about_what_was_tried_with_it(tmp_path: Path) -> None:
    combined = ENTRY.replace("profile: table", "profile: table+house")
    with_house = msgspec.structs.replace(SURVIVOR, under="table+house")
    alone, other = presume("table", [SURVIVOR, with_house], write(tmp_path, combined))
    assert (alone.presumed, other.presumed) == ("", "nobody looks who deals")
