"""The frame of a page: one file in the language it names, that asks for nothing from outside."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from reports.page import page


class Outline(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def test_a_page_names_its_language_and_fits_a_phone() -> None:
    tags = Outline(page("Regels", "nl", "<p>Hallo.</p>")).tags
    assert ("html", {"lang": "nl"}) in tags
    assert ("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}) in tags


def test_a_title_is_text_whatever_signs_it_has() -> None:
    assert "<title>a &lt;b&gt; &amp; c</title>" in page("a <b> & c", "en", "")


def test_a_page_asks_for_nothing_from_outside() -> None:
    text = page("t", "en", "")
    assert not re.search(r"https?:|url\(|@import|<script", text)
    sources = [attributes.get("href") or attributes.get("src") for _, attributes in Outline(text).tags]
    assert [source for source in sources if source] == ["data:,"]


def test_a_page_has_colours_for_light_and_dark_and_a_form_for_paper() -> None:
    text = page("t", "en", "")
    assert "@media (prefers-color-scheme: dark)" in text
    assert "@media print" in text
    assert "color-scheme: light dark" in text
