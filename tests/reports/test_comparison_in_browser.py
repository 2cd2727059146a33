"""The page of a comparison as a browser lays it out: on a phone and a desk, light and dark. There only where one is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.cli.publishing import PUBLISHED
from reports.comparison_html import as_html
from reports.comparison_json import from_json
from reports.comparison_published import DATA
from tests.reports.test_page_in_browser import BROWSER, DARK, LEAST_CONTRAST, WIDTHS, contrast, measure

if TYPE_CHECKING:
    from pathlib import Path


def comparison(language: str) -> str:
    return as_html(from_json((PUBLISHED / DATA).read_text(encoding="utf-8")), language, everything=True)


if BROWSER:

    def test_nothing_runs_out_sideways_and_on_a_phone_cells_stand_below_each_other(tmp_path: Path) -> None:
        shown = [(comparison("nl"), width) for width in WIDTHS]
        for (_, width), found in zip(shown, measure(tmp_path, shown), strict=True):
            assert found["outside"] == []
            assert found["whole"] == width
            assert found["boxes"] == [False]

    @pytest.mark.parametrize("scheme", [[], DARK], ids=["light", "dark"])
    def test_every_word_and_card_stands_out_from_what_is_behind_it(tmp_path: Path, scheme: list[str]) -> None:
        (found,) = measure(tmp_path, [(comparison("fr"), 390)], *scheme)
        assert [each for each in found["colours"] if contrast(each[1], each[2]) < LEAST_CONTRAST] == []
