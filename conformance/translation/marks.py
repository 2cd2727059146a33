"""The mark on a text that people have yet to translate: `?? Who holds a club follows 7♣`. The lint refuses it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from conformance.problems import Problem
from conformance.scenarios.features import all_steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.scenarios.features import Feature

_MARKED: Final = re.compile(r"(?:^|(?<=[\s<]))\?\?(?!\?) ?(?P<text>[^|>]*)")
_ROW: Final = re.compile(r"\s*\|")


def mark(text: str) -> str:
    """Return a text of another language, to be translated.

    >>> mark("two cards"), is_marked(mark("two cards")), is_marked("two cards??")
    ('?? two cards', True, False)
    """
    return f"?? {text}"


def is_marked(text: str) -> bool:
    """Tell whether a text still has to be translated, or something in it has."""
    return _MARKED.search(text) is not None


def lint_marks(feature: Feature) -> Iterator[Problem]:
    """Yield a problem for every title, description, comment, column and cell that is not translated yet.

    A step is rendered and never translated by hand: there only the name of a column can be left.
    """
    steps = {step["location"]["line"] for step in all_steps(feature).values()}
    for number, line in enumerate(feature.source.splitlines(), start=1):
        marked = [match for match in _MARKED.finditer(line) if number not in steps or line[match.start() - 1] == "<"]
        for match in marked if _ROW.match(line) else marked[:1]:
            yield Problem(
                file=feature.file, line=number, column=match.start() + 1, code="untranslated",
                message=f"`{match['text'].strip()}` is not translated yet{_of(feature, number)}",
                hint=f"say it in {feature.language}, without the question marks",
            )  # fmt: skip


def _of(feature: Feature, number: int) -> str:
    from conformance.translation.places import place_after, places_of

    place = place_after(places_of(feature, "id"), number - 1)
    return f" ({place[-1] if place[0] != 'step' else place[2]})" if len(place) > 1 else ""
