"""A comparison in every form and language."""

from __future__ import annotations

import csv
import io
import re
from functools import cache
from typing import TYPE_CHECKING

import msgspec
import pytest

from conformance.cards import LANGUAGES
from conformance.comparison.compare import compare
from conformance.rules import load_profile
from reports.comparison_csv import as_csv
from reports.comparison_html import as_html
from reports.comparison_json import as_json, from_json
from reports.comparison_markdown import as_markdown
from reports.comparison_text import as_text

if TYPE_CHECKING:
    from conformance.comparison.result import Comparison


@cache
def compared(*names: str) -> Comparison:
    return compare([load_profile(name) for name in names])


def dutch() -> Comparison:
    return compared("nl-short", "nl-omslag")


def test_the_text_says_who_plays_what_and_shows_the_position() -> None:
    text = as_text(dutch(), "nl")
    assert "Uitkomen met harten\n  nl-short: Met harten mag je altijd uitkomen." in text
    assert "Er is nog geen harten gespeeld. A moet uitkomen en heeft 7♦ 7♠ 7♥." in text
    assert "nl-omslag: A mag 7♦ 7♠ spelen." in text


def test_what_is_open_is_marked_with_all_readings() -> None:
    page = as_markdown(dutch(), "en")
    assert "Left open: The first lead must be 7♣ itself. / The holder of 7♣ may open with another card." in page
    assert "**nl-omslag (open: the holder of the opening card may lead another card)**: A may play any card." in page


def test_clauses_that_agree_are_left_out_unless_all_are_asked_for() -> None:
    assert "**Following suit**" not in as_markdown(dutch(), "en")
    assert "**Following suit**" in as_markdown(dutch(), "en", everything=True)


def test_what_cannot_be_seen_says_why() -> None:
    assert "**The next dealer**: Who deals makes no difference to the play" in as_markdown(dutch(), "en")


def test_variants_that_play_the_same_say_so() -> None:
    page = as_text(compared("international", "international+gentlemans-rules"), "fr")
    assert "Elles ont toutes leurs règles en commun." in page


def test_no_sign_of_a_title_means_anything_but_itself_in_markdown() -> None:
    title = "<script> | [x](http://e) *our* table"
    first, *others = dutch().profiles
    profiles = [msgspec.structs.replace(first, title=dict.fromkeys(LANGUAGES, title)), *others]
    page = as_markdown(msgspec.structs.replace(dutch(), profiles=profiles), "en")
    assert r"| \<script\> \| \[x\](http://e) \*our\* table (`nl-short`) |" in page


def test_cards_have_the_letters_of_the_language() -> None:
    assert "V♠" in as_text(dutch(), "nl")
    assert "Q♠" not in as_text(dutch(), "nl")
    assert "V♠" not in as_text(dutch(), "es")


def test_scores_have_a_minus_that_is_one_and_stay_with_their_seat() -> None:
    found = compared("nl-short", "nl-short+pit-subtracts")
    for page in (as_text(found, "nl"), as_markdown(found, "nl"), as_html(found, "nl")):
        shown = page.split("</style>")[-1]
        assert "A\u00a0−15, B\u00a00" in shown
        assert "−15 en elke tegenstander 0" in " ".join(shown.split())
        assert " -15" not in shown


def test_a_variant_in_which_a_position_does_not_arise_is_named() -> None:
    assert "Bij nl-short komt zo'n situatie niet voor." in as_markdown(dutch(), "nl")


def test_a_french_colon_begins_no_line() -> None:
    lines = as_text(compared("nl-short", "international"), "fr").splitlines()
    assert [line for line in lines if line.strip().startswith((":", ";"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_every_difference_in_every_language(language: str) -> None:
    found = dutch()
    pages = [as_text(found, language), as_markdown(found, language), as_html(found, language)]
    for page in pages:
        assert "{" not in page.split("</style>")[-1]
        assert "nl-omslag" in page


def test_the_spreadsheet_has_a_line_for_each_clause() -> None:
    rows = list(csv.reader(io.StringIO(as_csv(dutch(), "es"))))
    assert rows[0] == ["id", "Regla", "nl-short", "nl-omslag"]
    assert [row[0] for row in rows[1:]] == [row.clause for row in dutch().rows if not row.agrees]


def test_the_data_can_be_read_back() -> None:
    assert from_json(as_json(dutch(), everything=True)) == dutch()


def test_a_french_sign_begins_no_line_of_the_page() -> None:
    assert not re.search(r" [:;]", as_html(compared("nl-short", "international"), "fr").split("</style>")[-1])


def test_a_cell_of_the_page_names_its_variant_for_a_phone() -> None:
    page = as_html(dutch(), "nl")
    assert '<td data-variant="nl-omslag">In de eerste slag geen harten.</td>' in page
    assert page.count("<td ") == 2 * sum(not row.agrees for row in dutch().rows)


def test_the_page_draws_hands_and_keeps_the_table_in_its_box() -> None:
    page = as_html(dutch(), "nl")
    assert page.count('<div class="table">') == page.count("<table ") == 1
    assert "<title>harten 7</title>" in page
    assert "http" not in page
