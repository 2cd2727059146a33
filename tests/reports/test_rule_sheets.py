"""Rule sheets as text, Markdown and a page: every profile in every language, and nothing lost on the way."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from conformance.cards import LANGUAGES
from conformance.rule_sheet.changes import Changes
from conformance.rule_sheet.sheet import Section, Sentence, Sheet, build_sheet
from conformance.rule_sheet.tricks import Trick, Turn, choose_trick
from conformance.rules import load_profile, shipped_profiles
from reports.rule_sheet_html import as_html
from reports.rule_sheet_markdown import as_markdown
from reports.rule_sheet_text import as_text
from reports.trick_text import draw_trick

if TYPE_CHECKING:
    from collections.abc import Callable

FORMATS = {"text": as_text, "markdown": as_markdown, "html": as_html}
VOID = {"meta", "link"}


@cache
def trick_of(profile: str) -> Trick | None:
    return choose_trick(load_profile(profile))


def sheet_of(profile: str, language: str) -> Sheet:
    return build_sheet(load_profile(profile), language, trick=trick_of(profile))


def plain(text: str) -> str:
    """Return what is read of a rendered sheet, line ends and marks of the form aside."""
    silent = r"<style>.*?</style>|<svg.*?</svg>|<sup>.*?</sup>|</?span[^>]*>|[⁰¹²³⁴⁵⁶⁷⁸⁹\ufe0e]"
    body = re.sub(silent, "", text, flags=re.DOTALL)
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", body))).replace(" .", ".")


class Tags(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.links += [link for link in [found.get("href")] if tag == "a" and link]
        self.ids += [name for name in [found.get("id")] if name]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", shipped_profiles())
def test_every_sheet_is_printed_whole_in_every_form(profile: str, language: str, form: str) -> None:
    sheet = sheet_of(profile, language)
    read = plain(FORMATS[form](sheet))
    assert sheet.title in read
    for section in sheet.sections:
        assert section.heading in read
        for sentence in section.sentences:
            assert sentence.text in read
    assert sheet.example is not None
    for told in sheet.example.sentences:
        assert told in read
    for point in sheet.open.points if sheet.open else ():
        assert point.otherwise in read


@pytest.mark.parametrize("profile", shipped_profiles())
def test_a_page_is_well_formed_and_its_numbers_lead_to_what_else_is_played(profile: str) -> None:
    page = as_html(sheet_of(profile, "fr"))
    tags = Tags(page)
    assert tags.open == []
    assert [link.removeprefix("#") for link in tags.links] == tags.ids
    sheet = sheet_of(profile, "fr")
    assert len(tags.ids) == (len(sheet.open.points) if sheet.open else 0)
    assert '<html lang="fr">' in page


def test_a_page_shows_suits_as_text_and_keeps_french_signs_with_their_word() -> None:
    page = as_html(sheet_of("nl-short", "fr"))
    assert '7<span class="suit-c">♣\ufe0e</span>' in page
    assert "2\u00a0; les autres cartes" in page


def test_a_page_draws_the_trick_and_the_hand_and_names_every_card() -> None:
    turns = (
        Turn(seat="A", card="KC", hand=("KC",), legal=("KC",)),
        Turn(seat="B", card="JC", hand=("JC", "AC", "9H"), legal=("JC", "AC"), barred_by="play.follow-suit"),
        Turn(seat="C", card="QS", hand=("QS",), legal=("QS",)),
        Turn(seat="D", card="8C", hand=("8C",), legal=("8C",)),
    )
    trick = Trick(case="", turns=turns, winner="A", points=7, players=4)
    page = as_html(build_sheet(load_profile("nl-short"), "nl", trick=trick))
    assert page.count('class="trick"') == 1
    assert re.findall(r'class="rank"[^>]*>(\w+)<', page) == ["H", "B", "V", "8", "B", "A", "9"]
    assert "<title>klaveren boer</title>" in page
    assert page.count("card barred") == 1
    assert '<svg class="card barred" role="img" aria-label="harten 9"' in page


def test_numbers_of_open_points_stand_behind_the_sentence() -> None:
    text = as_text(sheet_of("nl-omslag", "en"))
    assert "left of the dealer deals.¹" in " ".join(text.split())
    assert "¹ the same player deals again" in text
    assert "deals.¹ No cards" in as_markdown(sheet_of("nl-omslag", "en"))
    assert '<sup><a href="#open-1">1</a></sup>' in as_html(sheet_of("nl-omslag", "en"))


def test_lines_of_text_are_not_longer_than_a_terminal_is_wide() -> None:
    for profile in shipped_profiles():
        for language in LANGUAGES:
            assert max(map(len, as_text(sheet_of(profile, language)).splitlines())) <= 78


@pytest.mark.parametrize("render", FORMATS.values())
def test_changes_come_before_the_rules(render: Callable[[Sheet], str]) -> None:
    section = Section(heading="Points", sentences=(Sentence(text="Hearts count."),))
    changes = Changes(heading="What is different", lines=("Less is more",))
    read = plain(render(Sheet(language="en", title="Ours", sections=(section,), changes=changes)))
    assert read.index("What is different") < read.index("Less is more") < read.index("Hearts count.")


def test_a_title_is_text_in_every_form() -> None:
    sheet = Sheet(language="en", title="*our* <b>table</b> \u202e", sections=())
    assert "<h1>*our* &lt;b&gt;table&lt;/b&gt;" in as_html(sheet)
    assert as_markdown(sheet).startswith(r"# \*our\* \<b\>table\</b\>")
    assert "\u202e" not in as_text(sheet) + as_markdown(sheet) + as_html(sheet)


@pytest.mark.parametrize(
    ("players", "plays"),
    [
        (3, {"B": "7C", "C": "8C", "A": "9C"}),
        (4, {"A": "7C", "B": "10C", "C": "9C", "D": "AC"}),
        (5, {"E": "7C", "A": "8C", "B": "9C", "C": "AC", "D": "10C"}),
        (6, {"E": "7C", "F": "10C", "A": "8C", "B": "9C", "C": "AC", "D": "JC"}),
    ],
)
def test_a_drawing_has_every_card_once_and_frames_the_winner(players: int, plays: dict[str, str]) -> None:
    drawn = draw_trick(plays, "nl", players=players, winner="C")
    words = " ".join(drawn).split()
    for number, (seat, card) in enumerate(plays.items(), start=1):
        shown = card.replace("C", "♣").replace("J", "B")
        assert f"{seat} ({number})" in " ".join(words)
        assert words.count(f"[{shown}]" if seat == "C" else shown) == 1


def test_a_drawing_of_a_trick_not_yet_full_names_the_seats_to_play() -> None:
    assert " ".join(" ".join(draw_trick({"B": "7C"}, "en")).split()) == "C B (1) D 7♣ A"
