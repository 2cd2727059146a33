"""Whole deals to aim with: some played at random, some in which one seat takes everything that costs points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.identification.leading_in import play_of
from conformance.identification.probing import any_deal, play_on
from conformance.identification.script import script_of
from reference_impl.search.completion import Completion, complete
from reference_impl.search.telling import stage
from reference_impl.search.wanted import EveryPenalty, EveryTrick, Wanted

if TYPE_CHECKING:
    import random

    from conformance.identification.foreseeing import Hypothesis
    from conformance.identification.leading_in import Play
    from conformance.identification.pool import Pool
    from conformance.identification.script import Script

_AT_RANDOM: Final = 3
_FOR_MATCHES: Final = 24
_SWEEPS: Final = "sweeps"
"""Where the pool keeps deals with a sweep."""


class Bank:
    """The deals of an identification, made anew where other cards may be played."""

    def __init__(self, pool: Pool, dice: random.Random) -> None:
        self._pool = pool
        self._dice = dice
        self._deals: dict[object, list[Script]] = {}
        self._plays: dict[object, list[Play]] = {}

    def deals(self, by: Hypothesis, deal: int) -> list[Script]:
        """Return deals that are played out under some rules; ``deal`` is the number they have in the match."""
        key = by.play_key, by.direction(deal), deal, by.rules.penalties
        if key not in self._deals:
            plain = [any_deal(by, self._dice, deal=deal) for _ in range(_AT_RANDOM)]
            self._deals[key] = [*plain, *self._sweeps(by, deal)]
        return self._deals[key]

    def plays(self, by: Hypothesis) -> list[Play]:
        """Return deals to make matches of, many of them, dealt by the first seat."""
        key = by.play_key, by.rules.point_classes
        if key not in self._plays:
            at_random = [any_deal(by, self._dice) for _ in range(_FOR_MATCHES)]
            made = (play_of(by, script) for script in (*at_random, *self._sweeps(by, 1)) if script.dealer == 0)
            self._plays[key] = [each for each in made if each is not None]
        return self._plays[key]

    def _sweeps(self, by: Hypothesis, deal: int) -> list[Script]:
        rules = by.rules
        kept = self._pool.take(rules.pack, rules.players, (_SWEEPS,), 8)
        found = [played for script in kept if self._is_swept(by, played := play_on(by, script, self._dice))]
        if found:
            return found[:2]
        for finish in (EveryPenalty(seat=1, loses_a_trick=True), EveryTrick(seat=1)):
            made = complete(Wanted(rules=(rules,), finish=finish), seed=1)
            if isinstance(made, Completion):
                script = script_of(stage(rules, made, deal=deal))
                self._pool.add(script, (_SWEEPS,))
                found.append(script)
                break
        return found

    def _is_swept(self, by: Hypothesis, script: Script) -> bool:
        seen = by.foresee(script, match=False)
        points = seen[-1].points if seen and seen[-1].score else ()
        return bool(points) and any(own >= by.rules.total for own in points)
