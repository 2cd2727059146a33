"""Programs presumed equivalent, played against the rules they are presumed to play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from conformance.adequacy.equivalents import Equivalent
from conformance.adequacy.proving import prove
from conformance.problems import Problems
from reference_impl.serve import ReferenceApp
from reference_impl.wrong import programs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reference_impl.wrong import WrongProgram

SAME = Equivalent(profile="nl-short", program="dealer-leads", reason="it is the reference itself here")


@pytest.fixture
def harmless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the reference itself in the place of a wrong program."""
    known = programs()
    shelf: Mapping[str, WrongProgram] = {**known, SAME.program: replace(known[SAME.program], make=ReferenceApp)}
    monkeypatch.setattr("reference_impl.wrong.programs", lambda: shelf)


@pytest.mark.usefixtures("harmless")
def test_a_program_that_plays_the_same_game_shows_no_difference() -> None:
    assert prove(SAME, 30, jobs=1) == ""


def test_a_program_that_does_not_is_found_out_and_the_game_is_named() -> None:
    found = prove(Equivalent(profile="nl-short", program="sweep.others=14", reason="so they say"), 60, jobs=1)
    assert found.startswith("game 1:")
    assert found.endswith("score")


def test_a_program_is_held_against_the_profile_read_as_the_entry_says() -> None:
    entry = Equivalent(profile="black-lady", program="match.threshold=101", reason="", plays={"match.reached": "above"})
    assert prove(entry, 60, jobs=1) == ""
    assert prove(replace(entry, plays={}), 60, jobs=1) != ""


def test_two_processes_find_what_one_finds() -> None:
    entry = Equivalent(profile="nl-short", program="match.threshold=49", reason="so they say")
    assert prove(entry, 260, jobs=2) == prove(entry, 260, jobs=1) != ""


def test_an_entry_for_a_program_that_nobody_tries_is_refused() -> None:
    with pytest.raises(Problems, match="not tried on a program `no-such-thing`"):
        prove(Equivalent(profile="nl-short", program="no-such-thing", reason="a slip"), 1, jobs=1)
