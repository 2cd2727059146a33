"""Making a partly stated position whole: the deal it comes from, and the plays that lead to it and on.

The hands and the earlier tricks are built backwards (`backward`); what follows the position is built backwards with
them or, when that needs no planning or all hands are known, played on (`playout`). Every result is walked forwards
through the engine. Preferred are plain paths, which stand under most readings of the rules: the opening card is led,
nothing but its suit is played to the first trick, hearts are not led before one was discarded.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from conformance.cards import SEATS
from reference_impl.cardset import BITS
from reference_impl.search.attempt import Effort, attempt
from reference_impl.search.dice import Dice
from reference_impl.search.faults import find_faults, trick_by_hands
from reference_impl.search.fitting import fits
from reference_impl.search.frames import compatible, find_frames
from reference_impl.search.layout import ContradictionError
from reference_impl.search.readings import reading_of
from reference_impl.search.walk import is_legal
from reference_impl.search.wanted import (
    Completion,
    EveryPenalty,
    EveryTrick,
    Finish,
    Play,
    PlayedOut,
    Points,
    Shares,
    Unsatisfied,
    Wanted,
)

if TYPE_CHECKING:
    from reference_impl.rules import Rules
    from reference_impl.search.frames import Frame
    from reference_impl.search.layout import Layout
    from reference_impl.search.readings import Reading

__all__ = [
    "Completion",
    "EveryPenalty",
    "EveryTrick",
    "Finish",
    "Play",
    "PlayedOut",
    "Points",
    "Shares",
    "Unsatisfied",
    "Wanted",
    "complete",
]

TRIES = 127
"""Attempts made at most, under one choice of readings."""
BACKWARD, FORWARD = 30, 300
"""What the shortest attempts may try: tricks built backwards, plays played on."""

KEPT = 1 << 11
"""Answers kept in mind, for neighbouring rules mostly differ in what a search never looks at."""

Rulings = dict["Reading", "Rules"]
"""By reading, one of the sets of rules that have it."""
Placed = list[tuple["Frame", tuple["Reading", ...]]]
"""Frames, each with the readings it can be searched under."""


def complete(wanted: Wanted, seed: int) -> Completion | Unsatisfied:
    """Return a whole deal that passes through a wanted position, every play legal under its first rules.

    The same position and seed give the same deal everywhere. The alternative rules are kept to where that is possible;
    `Completion.legal_under` says which. The search is bounded: `Unsatisfied` either names a contradiction or says
    without which wish a deal would have been found.
    """
    return _complete(_Asked(wanted, seed))


class _Asked:
    """What is asked; two are equal when all that a search looks at is the same, in their rules as well."""

    def __init__(self, wanted: Wanted, seed: int) -> None:
        self.wanted, self.seed = wanted, seed
        rules = wanted.rules[0]
        said = [_frozen(getattr(wanted, each.name)) for each in fields(wanted) if each.name != "rules"]
        self._key = (seed, *map(reading_of, wanted.rules), rules.conditions.gate, rules.card_points, *said)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


def _frozen(said: Any) -> Any:
    """Return what was said as something to be looked up by; the order of seats stays, for a search goes by it."""
    if isinstance(said, Shares | Points):
        return type(said), *(said.cards if isinstance(said, Shares) else said.points).items()
    return tuple(said.items()) if isinstance(said, Mapping) else said


@lru_cache(maxsize=KEPT)
def _complete(asked: _Asked) -> Completion | Unsatisfied:
    wanted, seed = asked.wanted, asked.seed
    faults = find_faults(wanted)
    if faults:
        return Unsatisfied(reasons=faults, contradictory=True)
    try:
        found = _search(wanted, Dice(seed))
    except ContradictionError as error:
        return Unsatisfied(reasons=error.reasons, contradictory=True)
    if found is None:
        return Unsatisfied(reasons=_reasons(wanted, seed), contradictory=False)
    return found


def _search(wanted: Wanted, dice: Dice, *, tries: int = TRIES) -> Completion | None:
    """Search under as many readings as possible, then under the first alone and as many others as can be won back.

    Raises:
        ContradictionError: the position cannot be placed in a deal at all.
    """
    wanted = _with_last_hand(wanted)
    rulings: Rulings = {}
    for rules in wanted.rules:
        if rules.pack == wanted.rules[0].pack and rules.players == wanted.rules[0].players:
            rulings.setdefault(reading_of(rules), rules)
    readings = tuple(rulings)
    frames = [(frame, compatible(frame, readings)) for frame in find_frames(wanted, readings[0], dice)]
    frames.sort(key=lambda pair: -len(pair[1]))
    if len(wanted.hands) == wanted.rules[0].players:
        tries //= 2
    found = _try(wanted, frames, rulings, dice, tries if len(readings) == 1 else tries // 2)
    if found is None and len(frames[0][1]) > 1:
        found = _try(wanted, [(frame, readings[:1]) for frame, _ in frames], rulings, dice, tries)
        for reading in readings[1:] if found else ():
            found = found and _with_reading(wanted, frames, rulings, dice, reading, found)
    if found is None:
        return None
    held_by = {reading for reading, rules in rulings.items() if _is_held(rules, found)}
    under = tuple(index for index, rules in enumerate(wanted.rules) if reading_of(rules) in held_by)
    return replace(found, legal_under=under)


def _with_reading(
    wanted: Wanted, frames: Placed, rulings: Rulings, dice: Dice, reading: Reading, found: Completion
) -> Completion:
    """Return a completion that keeps to one more reading than the one found, or that one."""
    held = tuple(each for each, rules in rulings.items() if _is_held(rules, found))
    if reading in held:
        return found
    wider = [(frame, (*held, reading)) for frame, kept in frames if {*held, reading} <= {*kept}]
    return _try(wanted, wider, rulings, dice, TRIES // 8) or found


def _try(wanted: Wanted, frames: Placed, rulings: Rulings, dice: Dice, tries: int) -> Completion | None:
    """Make a number of attempts, frame after frame, each with its readings."""
    laid_out: dict[int, Layout] = {}
    for number in range(tries if frames else 0):
        place = number % len(frames)
        frame, readings = frames[place]
        if place not in laid_out:
            laid_out[place] = frame.under(readings)
        rules = tuple(rulings[reading] for reading in readings)
        found = attempt(frame.wanted, rules, laid_out[place], dice, _effort(number, planned=not wanted.hands))
        if found is not None and fits(wanted, found):
            return found
    return None


def _effort(number: int, *, planned: bool) -> Effort:
    """Return how to make one attempt of a series: mostly short ones, for a bad start is seldom made good.

    ``planned`` tells whether the ending is rather built first than played on to.
    """
    length = luby(number)
    return Effort(
        plain=number % 3 != 2,
        ahead=(number % 4 != 3) is planned,
        backward=BACKWARD * length,
        forward=FORWARD * length,
    )


def luby(number: int) -> int:
    """Return a number of the sequence that makes the best of restarts of unknown worth, counted from 0.

    >>> [luby(number) for number in range(8)]
    [1, 1, 2, 1, 1, 2, 4, 1]
    """
    power = (number + 2).bit_length() - 1
    if number + 2 == 1 << power:
        return 1 << power - 1
    return luby(number + 1 - (1 << power))


def _is_held(rules: Rules, found: Completion) -> bool:
    return is_legal(rules, found.hands, found.dealer, found.plays)


def _with_last_hand(wanted: Wanted) -> Wanted:
    """Return the position with the one hand filled in that the others leave at the start of a deal."""
    rules = wanted.rules[0]
    missing = [seat for seat in range(rules.players) if seat not in wanted.hands]
    if len(missing) != 1 or trick_by_hands(wanted) != {1}:
        return wanted
    gone = sum(BITS[card] for _, card in wanted.trick_so_far)
    rest = rules.pack & ~sum(wanted.hands.values()) & ~gone
    return replace(wanted, hands={**wanted.hands, missing[0]: rest})


def _reasons(wanted: Wanted, seed: int) -> tuple[str, ...]:
    """Say without which wish a deal is found, trying each in turn."""
    wishes: list[tuple[str, Wanted]] = []
    if wanted.finish is not None:
        wishes.append(("the way the deal is to end", replace(wanted, finish=None)))
    if wanted.broken is not None:
        wishes.append((f"hearts {'' if wanted.broken else 'not '}broken", replace(wanted, broken=None)))
    if wanted.no_heart_played:
        wishes.append(("no heart played", replace(wanted, no_heart_played=False)))
    if wanted.taken:
        wishes.append(("the cards taken", replace(wanted, taken={})))
    if wanted.earlier:
        wishes.append(("the earlier tricks", replace(wanted, earlier=())))
    if wanted.dealer is not None:
        wishes.append((f"{SEATS[wanted.dealer]} as the dealer", replace(wanted, dealer=None)))
    if wanted.leader is not None:
        wishes.append((f"{SEATS[wanted.leader]} leading the trick", replace(wanted, leader=None)))
    if wanted.plays:
        wishes.append(("the plays from there on", replace(wanted, plays=(), finish=None)))
    if wanted.at is not None and not wanted.hands:
        wishes.append((f"trick {wanted.at}", replace(wanted, at=None)))
    wishes += [
        (f"the hand of {SEATS[seat]}", replace(wanted, hands=_without(wanted.hands, seat)))
        for seat in sorted(wanted.hands)
    ]
    found = [f"A deal is found without {wish}." for wish, less in wishes if _is_found(less, seed)]
    return ("No deal was found that leads there.", *found)


def _without(hands: Mapping[int, int], seat: int) -> dict[int, int]:
    return {other: hand for other, hand in hands.items() if other != seat}


def _is_found(wanted: Wanted, seed: int) -> bool:
    alone = replace(wanted, rules=wanted.rules[:1])
    try:
        return not find_faults(alone) and _search(alone, Dice(seed), tries=TRIES // 8) is not None
    except ContradictionError:
        return False
