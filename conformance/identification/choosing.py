"""Choosing the next probe: the script that rules out the most, or one made for a single alternative."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final

from conformance.identification.aiming import aimed, standings_to_tell
from conformance.identification.leading_in import deals_before, matches_to_tell
from conformance.identification.probing import any_deal, next_deal, play_on, script_to_tell
from conformance.identification.result import Reason
from conformance.identification.seen import picker
from conformance.identification.space import OF_THE_MATCH, in_one_way, is_valid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from conformance.identification.foreseeing import Foreseen
    from conformance.identification.script import Script
    from conformance.identification.searching import Search
    from conformance.identification.seen import Seen
    from conformance.identification.space import Changes, Guess

_DEALS: Final = 3
"""Deals played at random that are looked at before each probe."""
_FROM_POOL: Final = 6
_LED_INTO: Final = 6
"""Matches, and positions some deals into a match, that are looked at where an app cannot resume."""
_NEXT_DEALER: Final = "deal.next_dealer"


@dataclass(kw_only=True, eq=False)
class Alternative:
    """Rules that differ from those at hand in one parameter, or in two that may undo each other."""

    changes: Changes
    guess: Guess
    weight: float = 1.0

    @property
    def paths(self) -> tuple[str, ...]:
        """What is changed."""
        return tuple(self.changes)


def choose(search: Search, left: list[Alternative]) -> Script | None:
    """Return the script that rules out the most, or one made for a single alternative."""
    best: Script | None = None
    most = 0.0
    for script in _candidates(search, left):
        gain = _gain(search, script, left, above=most)
        if gain > most:
            best, most = script, gain
    if best is not None:
        return best
    for alternative in sorted(left, key=search.times_closed):
        made, reason = made_for(search, alternative)
        if made is not None:
            return made
        search.close(alternative, reason)
    return None


def made_for(search: Search, alternative: Alternative) -> tuple[Script | None, Reason]:
    """Return a script that tells an alternative from the rules at hand, or why there is none."""
    paths = alternative.paths
    if not search.match and all(path.startswith(OF_THE_MATCH) for path in paths):
        return None, Reason.NO_MATCH
    if not is_valid(alternative.guess) or in_one_way(alternative.guess.values) == in_one_way(search.guess.values):
        return None, Reason.EQUAL
    if not search.passes and paths == ("passing.cards",):
        return None, Reason.NO_PASSING
    reason = Reason.EQUAL
    for script in islice(_scripts_to_tell(search, alternative), _LED_INTO if search.must_be_led else 1):
        found: Script | None = script
        if not search.can_be_put(script):
            found = deals_before(search.guess.by, script, search.dice) if search.must_be_led else None
        if found is None or not search.can_be_put(found):
            reason = Reason.NO_RESUME if search.must_be_led else Reason.NOT_STARTED
        elif _gain(search, found, [alternative]) > 0:
            search.pool.add(found, paths)
            return found, Reason.EQUAL
        else:
            reason = Reason.NOT_SAID
    return None, reason


def _scripts_to_tell(search: Search, alternative: Alternative) -> Iterator[Script]:
    """Yield scripts that tell an alternative from the rules at hand, wherever they begin."""
    own, other = search.guess.by, alternative.guess.by
    plain = plain_deal(search)
    if alternative.paths == (_NEXT_DEALER,):
        yield next_deal(own, search.dice, deal=plain)
        return
    if search.must_be_led and all(path.startswith((*OF_THE_MATCH, "sweep.")) for path in alternative.paths):
        yield from matches_to_tell(own, other, search.bank.plays(own), search.dice)
    elif search.match and all(path.startswith(OF_THE_MATCH) for path in alternative.paths):
        yield from standings_to_tell(own, other, search.bank.deals(own, plain), search.dice)
        return
    if (found := script_to_tell(own, other, search.dice)) is not None:
        yield found


def _candidates(search: Search, left: Sequence[Alternative]) -> Iterator[Script]:
    paths = dict.fromkeys(path for alternative in left for path in alternative.paths)
    by = search.guess.by
    players = by.rules.players
    deals = _deals(search, left)
    made = [any_deal(by, search.dice, deal=deal, dealer=search.dice.randrange(players)) for deal in deals]
    kept = search.pool.take(by.rules.pack, players, paths, _FROM_POOL)
    made += [play_on(by, script, search.dice) for script in kept if search.can_be_put(script)]
    for script in made:
        yield script
        if search.resumes:
            yield from filter(search.can_be_put, aimed(search.guess.by, script, search.dice))


def plain_deal(search: Search) -> int:
    """Return the number of a deal that an app can begin with, in which no cards are passed if there is one."""
    return _deals(search, [])[0]


def _deals(search: Search, left: Sequence[Alternative]) -> list[int]:
    """Return numbers of deals to be played at random: such as show where cards are passed, and one without."""
    if search.must_be_led:
        return [1] * _DEALS
    found: list[int] = []
    for alternative in left:
        if "passing.cycle" in alternative.changes:
            own, other = search.guess.by, alternative.guess.by
            deal = next((n for n in range(1, 41) if own.direction(n) != other.direction(n)), 1)
            if deal not in found:
                found.append(deal)
    cycle = search.guess.values["passing.cycle"]
    plain = cycle.index("none") + 1 if "none" in cycle else 1
    return [*found[:_DEALS], *[plain] * (_DEALS - len(found[:_DEALS]))]


def _gain(search: Search, script: Script, left: Sequence[Alternative], *, above: float = 0.0) -> float:
    """Return the weight of what a script rules out; less where that cannot come ``above`` a number any more."""
    foreseen = search.guess.by.foresee(script, match=search.match)
    pick = picker(search.fields)
    found, possible = 0.0, sum(alternative.weight for alternative in left)
    for alternative in left:
        possible -= alternative.weight
        if differ(foreseen, alternative.guess.by.foresee(script, match=search.match), pick):
            found += alternative.weight
        elif found + possible <= above:
            break
    return found


def differ(one: Foreseen, other: Foreseen, pick: Callable[[Seen], object]) -> bool:
    """Tell whether anything of what two rules foresee can be told apart."""
    if len(one) != len(other):
        return True
    if len(one.roots) == 1 and one.roots[0] is other.roots[0] and one:
        return pick(one[-1]) != pick(other[-1])
    return any(mine is not theirs and pick(mine) != pick(theirs) for mine, theirs in zip(one, other, strict=True))
