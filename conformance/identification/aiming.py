"""Totals before a deal from which it brings somebody to the threshold, or home to zero, or next to either."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from conformance.identification.foreseeing import Hypothesis
    from conformance.identification.script import Script

_NEAR: Final = (0, 0, -1, 1, 2, 3)
_AT_ONCE: Final = 2
"""Standings looked at for a deal in passing."""
_AIMED_BY: Final = ("match.threshold", "match.reached", "match.finish", "scoring.values")
"""What the totals aimed at hang on."""
_STANDINGS: Final = 150
"""Standings looked at for a deal where two rules must be told apart."""


def aimed(by: Hypothesis, script: Script, dice: random.Random, *, number: int = _AT_ONCE) -> Iterator[Script]:
    """Yield a deal that is played out with other totals to start from, such as whole deals may add up to."""
    if len(script.rounds) > 1:
        return
    plain = replace(script, totals=(0,) * script.players, phase="adding")
    seen = by.foresee(plain, match=False)
    if not seen or not seen[-1].score:
        return
    last = seen[-1]
    for _ in range(number):
        totals = _adding(by, last.score, last.points, dice)
        if totals is not None:
            yield replace(plain, totals=totals)
        if by.values["match.finish"] == "reversal":
            totals = _subtracting(by, last.score, last.points, dice)
            if totals is not None:
                yield replace(plain, totals=totals, phase="subtracting")


def standings_to_tell(
    one: Hypothesis, other: Hypothesis, deals: Sequence[Script], dice: random.Random
) -> Iterator[Script]:
    """Yield deals of those given, with totals from which they come out otherwise under two rules."""
    alike = all(one.values[path] == other.values[path] for path in _AIMED_BY)
    reversing = all(by.values["match.finish"] == "reversal" for by in (one, other))
    for script in deals:
        for by in (one,) if alike else (one, other):
            for each in aimed(by, script, dice, number=_STANDINGS):
                playable = reversing or each.phase == "adding"
                if playable and one.foresee_end(each) != other.foresee_end(each):
                    yield each


def _adding(
    by: Hypothesis, score: tuple[int, ...], points: tuple[int, ...], dice: random.Random
) -> tuple[int, ...] | None:
    """Return totals below the threshold from which one seat comes near it; the others are tied, at nothing, or any."""
    threshold: int = by.values["match.threshold"]
    top = threshold - 1 + (by.values["match.reached"] == "above")
    players = len(score)
    seat = dice.randrange(players)
    change = dice.choice((score, points))[seat]
    totals = [0] * players
    totals[seat] = min(max(0, threshold + dice.choice(_NEAR) - change), max(0, top))
    others = [place for place in range(players) if place != seat]
    dice.shuffle(others)
    final = totals[seat] + score[seat]
    for number, place in enumerate(others):
        tied = totals[others[0]] + score[others[0]] - score[place] if number else final - score[place]
        ways = (0, tied, threshold + dice.choice(_NEAR) - score[place], dice.randrange(max(1, top + 1)), top, 0)
        totals[place] = min(max(0, dice.choice(ways)), max(0, top))
    return _made_whole(by, totals, others[-1], top, dice)


def _subtracting(
    by: Hypothesis, score: tuple[int, ...], points: tuple[int, ...], dice: random.Random
) -> tuple[int, ...] | None:
    """Return totals above zero from which one seat comes home, or nearly; others too, or not."""
    players = len(score)
    top = max(1, by.values["match.threshold"])
    totals = [0] * players
    for place in range(players):
        change = dice.choice((score, points))[place]
        ways = (change + dice.choice(_NEAR), change + dice.choice(_NEAR), 1 + dice.randrange(top), change - 2)
        totals[place] = max(1, dice.choice(ways))
    return _made_whole(by, totals, dice.randrange(players), 10 * top, dice)


def _made_whole(
    by: Hypothesis, totals: list[int], place: int, top: int, dice: random.Random
) -> tuple[int, ...] | None:
    """Return totals with one raised, so that whole deals may add up to them, where that is possible and mostly."""
    net = sum(by.rules.card_points)
    if net > 1 and dice.randrange(4):
        raised = totals[place] + -sum(totals) % net
        if raised <= top:
            totals[place] = raised
    return tuple(totals)
