"""The figures of verifying in bulk, as a page."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

import msgspec
from tabulate import tabulate

if TYPE_CHECKING:
    from collections.abc import Sequence

ROWS = {
    "openspiel": "OpenSpiel, driven from Python",
    "engine": "readable engine",
    "arrays": "in bulk, from arrays",
    "decoding": "mere decoding of the file, by msgspec into typed structs",
    "file": "in bulk, from that file",
    "one": "`hartenjagen verify` on that file, one worker",
    "two": "`hartenjagen verify` on that file, two workers",
}
WANTED = (
    ("from arrays, as a multiple of OpenSpiel", "arrays", "openspiel", "50 at least, 100 aimed at"),
    ("from the file, as a multiple of decoding it", "file", "decoding", "0.5 at least"),
    ("two workers, as a multiple of one", "two", "one", "1.7 at least"),
    ("two processes that only add up numbers, of one", "sums in two", "sums in one", "what the machine gives"),
)
MEGABYTE = 1_000_000


class Figures(msgspec.Struct, kw_only=True, frozen=True):
    """What was measured."""

    deals: int
    speeds: dict[str, list[float]]
    """Deals a second by what is measured, round by round."""
    profiles: dict[str, tuple[float, float]]
    """By the name of rules: how fast their deals are, from arrays and from lines, as a share."""
    memory: tuple[tuple[int, int], ...]
    """Bytes of a file and the most memory its verification took."""


def as_markdown(figures: Figures) -> str:
    """Return the page."""
    rounds = len(figures.speeds["openspiel"])
    speeds = [(label, f"{statistics.median(figures.speeds[name]):,.0f}") for name, label in ROWS.items()]
    ratios = [
        (label, *_ratio(figures.speeds[name], figures.speeds[base]), wanted) for label, name, base, wanted in WANTED
    ]
    shares = [(f"`{name}`", f"{arrays:.2f}", f"{lines:.2f}") for name, (arrays, lines) in figures.profiles.items()]
    memory = [(f"{size / MEGABYTE:,.0f} MB", f"{most / MEGABYTE:,.0f} MB") for size, most in figures.memory]
    lines = [
        "# Recorded games, verified in bulk",
        "",
        f"{figures.deals:,} deals of `international` without passing, played by OpenSpiel by chance: everybody below"
        f" gets the same ones. All was measured in one run, in turns, on one core but for the two workers;"
        f" the median of {rounds} rounds."
        " `make bench-bulk` measures anew.",
        "",
        _table(speeds, ("", "deals a second"), ("left", "right")),
        "",
        _table(ratios, ("", "median", "from, to", "wanted"), ("left", "right", "right", "left")),
        "",
        "The most memory that `hartenjagen verify` takes, by the size of the file; it should not grow with it:",
        "",
        _table(memory, ("file", "memory"), ("right", "right")),
        "",
        "Other rules run through the same compiled code. Deals a second as a share of `international` without passing:",
        "",
        _table(shares, ("rules", "from arrays", "from lines"), ("left", "right", "right")),
        "",
    ]
    return "\n".join(lines)


def _ratio(ours: list[float], theirs: list[float]) -> tuple[str, str]:
    ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
    return f"{statistics.median(ratios):.2f}", f"{min(ratios):.2f}, {max(ratios):.2f}"


def _table(rows: Sequence[tuple[str, ...]], headers: tuple[str, ...], align: tuple[str, ...]) -> str:
    return tabulate(rows, headers, tablefmt="github", colalign=align, disable_numparse=True)
