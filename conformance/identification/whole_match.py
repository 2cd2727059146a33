"""A whole match, played at random: what happens only after some deals shows in no other probe."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from conformance.identification.probing import any_deal

if TYPE_CHECKING:
    from conformance.identification.script import Script
    from conformance.identification.searching import Search

_LONGEST: Final = 24
"""Deals after which a match is left."""


def try_match(search: Search) -> None:
    """Play a match from its first deal to its end, where the app has matches and can be made to play every deal."""
    passing = search.guess.values["passing.cycle"] != ["none"]
    if search.match and (search.passes or not passing):
        search.probe(_match(search))


def _match(search: Search) -> Script:
    by, dice = search.guess.by, search.dice
    script = any_deal(by, dice)
    moves = by.values["deal.next_dealer"] == "left"
    while len(script.rounds) < _LONGEST and by.foresee(script)[-1].stage == "deal_over":
        number = len(script.rounds)
        after = any_deal(by, dice, deal=1 + number, dealer=moves * number % by.rules.players)
        script = replace(script, rounds=(*script.rounds, *after.rounds))
    return script
