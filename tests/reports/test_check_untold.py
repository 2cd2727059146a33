"""What nobody could see is told, with what would show it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from reports.check_text import Look, as_text
from reports.check_untold import untold_cases
from tests.runner.test_sight import terse

if TYPE_CHECKING:
    from conformance.runner.report import Report


@cache
def without(field: str) -> Report:
    return terse("nl-short", field)


def test_a_clause_that_nobody_could_see_is_told_with_the_field_that_would_show_it() -> None:
    assert list(untold_cases(without("dealer"))) == [
        ("Not tested, for the app does not tell it", [("setup.dealer: dealer would show it", ["BIPA4", "HTWG3"])])
    ]
    assert "; 1 not told" in without("dealer").sentence
    assert "not told by the app (1): setup.dealer\n" in as_text(without("dealer"), Look(again=str))
    assert "\n  setup.dealer: dealer would show it (BIPA4, HTWG3)\n" in as_text(without("dealer"), Look(again=str))


def test_of_a_clause_that_another_case_shows_nothing_is_told() -> None:
    assert any(case.unseen for case in without("captured").cases)
    assert list(untold_cases(without("captured"))) == []
