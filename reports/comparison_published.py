"""The published comparison: the tables in every language, and the data they are made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.cards import LANGUAGES
from reports.comparison_json import as_json
from reports.comparison_markdown import as_markdown

if TYPE_CHECKING:
    from conformance.comparison.result import Comparison

DATA: Final = "compare.json"


def published_files(found: Comparison) -> dict[str, str]:
    """Return the text of every published file, by its name."""
    pages = {f"compare.{language}.md": as_markdown(found, language) for language in LANGUAGES}
    return {DATA: as_json(found, everything=True), **pages}
