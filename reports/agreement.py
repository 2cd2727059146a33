"""A differential run in words: the figures that are published, and where two engines differ."""

from __future__ import annotations

import json
import textwrap
from typing import TYPE_CHECKING

import msgspec

from reports.check_games import say_difference

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.games.agreement import Disagreement, Tally
    from conformance.games.shrinking import Small

_WIDTH = 110


def say_disagreement(found: Disagreement, small: Small | None) -> Iterator[str]:
    """Yield where two engines differ, with all that is needed to play it again."""
    if found.difference is None or small is None:
        yield from _wrap(found.lost)
        return
    left, game = small.difference, small.game
    yield from _wrap(f"Move {left.move + 1} of what is left of it ({left.code}):")
    for sentence in say_difference(left, "the reference"):
        yield from _wrap(sentence)
    begun = {"start": msgspec.to_builtins(game.start), "moves": msgspec.to_builtins(game.moves[: left.move + 1])}
    yield f"  {json.dumps({'rules': dict(found.table.rules), **begun}, ensure_ascii=False)}"


def as_markdown(tally: Tally, names: tuple[str, str], *, seed: int, suite: str) -> str:
    """Return the published figures of a run without a disagreement; they hold no times and nothing of a machine."""
    lines = [
        "# Two engines that agree",
        "",
        f"{names[0]} and {names[1]} share no code. Suite version {suite}, seed {seed}: they played the same",
        f"**{tally.deals.total():,} deals** in {tally.games:,} matches, {tally.moves:,} moves,",
        f"{tally.refused:,} of which the rules refuse,",
        "and agreed in every word: who may play what, refusals, tricks, points, scores, totals, winners.",
        "",
        "`hartenjagen agree --publish` writes this file; the same seed makes the same games everywhere.",
        "",
        "| rules | deals |",
        "|---|---:|",
        *(f"| {name} | {number:,} |" for name, number in sorted(tally.deals.items())),
    ]
    if tally.covered:
        lines += ["", "| exercised | matches |", "|---|---:|"]
        lines += [f"| {name} | {number:,} |" for name, number in sorted(tally.covered.items())]
    return "\n".join(lines) + "\n"


def _wrap(text: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent="  ", subsequent_indent="  ", break_long_words=False)
