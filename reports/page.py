"""The frame of every HTML page: one file that asks for nothing from outside, for a phone, the dark and paper alike."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path


def page(title: str, language: str, body: str, *, wide: bool = False) -> str:
    """Return a whole page; the title is text, the body is HTML. A wide one gives tables more room.

    Tables belong in a box of their own, `<div class="table">`, which scrolls where they are too wide.

    >>> page("A & B", "en", "<p>Hello.</p>").splitlines()[1]
    '<html lang="en">'
    """
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{escape(language)}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<link rel="icon" href="data:,">',
            f"<title>{escape(title)}</title>",
            "<style>",
            _style(),
            "</style>",
            "</head>",
            f"<body{' class=wide' if wide else ''}>",
            body,
            "</body>",
            "</html>",
            "",
        ]
    )


@cache
def _style() -> str:
    return Path(__file__).with_name("page.css").read_text(encoding="utf-8").rstrip()
