"""Totals before a deal from which it brings somebody to the threshold, or home to zero, or next to either."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from conformance.identification.foreseeing import Hypothesis
    from conformance.identification.script import Script

_NEAR = (0, -1, 1, 0)


def aimed(by: Hypothesis, script: Script, dice: random.Random, *, resume: bool) -> Iterator[Script]:
    """Yield a script with other totals to start from, such as whole deals may add up to.

    Only one of a single deal that is played out, for an app that can resume.
    """
    if not resume or len(script.rounds) > 1:
        return
    plain = replace(script, totals=(0,) * script.players, phase="adding")
    seen = by.foresee(plain, match=False)
    if not seen or not seen[-1].score:
        return
    score, points = seen[-1].score, seen[-1].points
    net = max(2, sum(by.rules.card_points))
    threshold: int = by.values["match.threshold"]
    seats = range(script.players)
    ways = [(seat, near) for seat in seats for near in _NEAR if 0 <= threshold + near - score[seat] < threshold]
    for seat, near in dice.sample(ways, min(2, len(ways))):
        own = threshold + near - score[seat]
        yield replace(plain, totals=_with_others(own, seat, threshold, net, script.players, dice, score))
    if by.values["match.finish"] != "reversal":
        return
    home = [(seat, of[seat] + near) for seat in seats for near in _NEAR for of in (score, points)]
    backs = [(seat, own) for seat, own in home if 0 < own < threshold]
    for seat, own in dice.sample(backs, min(2, len(backs))):
        totals = _with_others(own, seat, threshold, net, script.players, dice, score)
        yield replace(plain, totals=tuple(max(1, total) for total in totals), phase="subtracting")


def _with_others(
    own: int, seat: int, threshold: int, net: int, players: int, dice: random.Random, score: tuple[int, ...]
) -> tuple[int, ...]:
    """Return totals with those of the others below the threshold, all together a number of whole deals if it can be."""
    others = [place for place in range(players) if place != seat]
    style = dice.randrange(3)
    totals = [0] * players
    totals[seat] = own
    if style == 0:
        rest = -own % net
        for place in others:
            totals[place] = min(rest, max(0, threshold - 1))
            rest -= totals[place]
    elif style == 1:
        twin = dice.choice(others)
        totals[twin] = max(0, min(threshold - 1, own + score[seat] - score[twin]))
        _fill(totals, [place for place in others if place != twin], net, threshold)
    else:
        for place in others[1:]:
            totals[place] = dice.randrange(max(1, min(threshold, own + 1)))
        _fill(totals, others[:1], net, threshold)
    return tuple(totals)


def _fill(totals: list[int], places: list[int], net: int, threshold: int) -> None:
    for place in places:
        totals[place] = min(-sum(totals) % net, max(0, threshold - 1))
