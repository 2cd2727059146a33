"""What programs that know nothing of the game pass, as text, as Markdown and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from tabulate import tabulate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.adequacy.calibration import Score


def as_json(scores: Sequence[Score]) -> str:
    """Return every score."""
    return msgspec.json.format(msgspec.json.encode(list(scores)), indent=2).decode() + "\n"


def as_text(scores: Sequence[Score]) -> str:
    """Return the table for a terminal, with the cases given away where there are too many."""
    lines = [_table(scores, "simple")]
    lines += [
        f"{score.profile}: {score.program} passes more than its bound: {', '.join(score.passed)}"
        for score in scores
        if not score.holds
    ]
    return "\n".join(lines) + "\n"


def as_markdown(scores: Sequence[Score]) -> str:
    """Return the table as a page."""
    titles = {score.program: score.title for score in scores}
    told = "\n".join(f"- **{program}**: {title}." for program, title in titles.items())
    return f"""# What programs that know nothing pass

Each number is the cases passed, of all cases of the profile whether or not the program was asked them. The bound is how
many may be passed before the suite fails its own tests.

{_table(scores, "github")}

{told}

Made by `hartenjagen calibrate --publish`.
"""


def _table(scores: Sequence[Score], style: str) -> str:
    profiles = list(dict.fromkeys(score.profile for score in scores))
    programs = list(dict.fromkeys(score.program for score in scores))
    cells = {(score.program, score.profile): score for score in scores}
    rows = [
        [
            program,
            f"{cells[program, profiles[0]].bound:.0%}",
            *(f"{len(cells[program, each].passed)} of {cells[program, each].cases}" for each in profiles),
        ]
        for program in programs
    ]
    return tabulate(rows, ["program", "bound", *profiles], tablefmt=style, disable_numparse=True)
