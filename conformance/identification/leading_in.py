"""Scripts that begin a new match: deals that lead to where they begin, for apps that cannot be told to begin there."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from conformance.identification.course import shifts
from conformance.identification.probing import any_deal
from conformance.identification.script import PASS, PLAY, Round, Script
from reference_impl.cardset import BITS, members

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from conformance.identification.foreseeing import Hypothesis
    from conformance.identification.script import Step
    from conformance.protocol.messages import Phase

_DEALS: Final = 6000
"""Deals played before it is given up to find a match that tells two rules apart."""
_LONGEST: Final = 100
"""Deals of a match after which another is begun."""
_FAVOURED: Final = 0.7
"""How often the most points of a deal go to the same seat, so that somebody comes near a threshold."""


class Play(NamedTuple):
    """A whole deal from when the cards are passed, what it scores, and the seat that has the most."""

    hands: tuple[int, ...]
    steps: tuple[Step, ...]
    dear: int

    def turned(self, by: int) -> Play:
        """Return the same deal some seats further."""
        players = len(self.hands)
        hands = tuple(self.hands[(seat - by) % players] for seat in range(players))
        steps = tuple((kind, (seat + by) % players, card) for kind, seat, card in self.steps)
        return Play(hands, steps, (self.dear + by) % players)


def matches_to_tell(
    one: Hypothesis, other: Hypothesis, plays: Sequence[Play], dice: random.Random
) -> Iterator[Script]:
    """Yield matches from their first deal on, each up to the deal that comes out otherwise under two rules.

    ``plays`` are deals by the rules of ``one``; where who deals decides who leads, they are dealt by the first seat.
    """
    players = one.rules.players
    moves = one.values["deal.next_dealer"] == "left"
    led_by_dealer = one.rules.opening_card is None
    turned = [[each.turned(by) for by in range(players)] for each in plays]
    laid = [[_lay(one, 1, each) for each in of_one] for of_one in turned]
    left = _DEALS
    while left > 0:
        favoured, first = dice.randrange(players), dice.randrange(players)
        standing: tuple[int, ...] = (0,) * players
        phase: Phase = "adding"
        match: list[Play] = []
        while len(match) < _LONGEST:
            left -= 1
            dealer = (first + moves * len(match)) % players
            number = dice.randrange(len(plays))
            by = (favoured - plays[number].dear) % players if dice.random() < _FAVOURED else dice.randrange(players)
            by = dealer if led_by_dealer else by
            match.append(turned[number][by])
            last = Script(rounds=(laid[number][by],), dealer=dealer, totals=standing, phase=phase)
            found = one.foresee_end(last)
            if (phase == "adding" or other.values["match.finish"] == "reversal") and found != other.foresee_end(last):
                rounds = tuple(_lay(one, place, each) for place, each in enumerate(match, start=1))
                yield Script(rounds=rounds, dealer=first, totals=(0,) * players)
                break
            if found[1].stage != "deal_over":
                break
            standing, phase = found[1].totals, cast("Phase", found[1].phase)


def deals_before(by: Hypothesis, script: Script, dice: random.Random) -> Script | None:
    """Return a script of one deal behind as many as its number says, played at random; None where it has totals."""
    number = script.deal - 1
    if number < 1 or any(script.totals) or script.phase != "adding":
        return None
    moves = by.values["deal.next_dealer"] == "left"
    first = (script.dealer - moves * number) % script.players
    rounds = [
        any_deal(by, dice, deal=1 + place, dealer=(first + moves * place) % script.players).rounds[0]
        for place in range(number)
    ]
    return Script(rounds=(*rounds, *script.rounds), dealer=first, totals=(0,) * script.players)


def play_of(by: Hypothesis, script: Script) -> Play | None:
    """Return a whole deal from its passing on, None where it does not come to its end under these rules."""
    seen = by.foresee(script, match=False)
    begun = next((each for each in seen if each.stage == "playing"), None)
    if begun is None or seen[-1].stage != "deal_over":
        return None
    score = seen[-1].score
    steps = tuple(step for step in script.rounds[0].steps if step[0] == PLAY)
    return Play(begun.hands, steps, score.index(max(score)))


def _lay(by: Hypothesis, deal: int, play: Play) -> Round:
    """Return the deal of a number so that everybody holds those hands when the play begins, whatever is passed."""
    direction = by.direction(deal)
    if direction == "none":
        return Round(hands=play.hands, steps=play.steps)
    hands, players = play.hands, len(play.hands)
    shift = shifts(players)[direction]
    passed = [
        sum(BITS[card] for card in islice(members(hands[(seat + shift) % players]), by.rules.passing_cards))
        for seat in range(players)
    ]
    dealt = tuple(hands[seat] & ~passed[(seat - shift) % players] | passed[seat] for seat in range(players))
    return Round(hands=dealt, steps=(*((PASS, seat, passed[seat]) for seat in range(players)), *play.steps))
