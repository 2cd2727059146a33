"""Scripts that may tell hypotheses apart: whole deals played at random, and positions found to tell two rules apart."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from conformance.identification.course import Course
from conformance.identification.script import PASS, PLAY, Round, Script, script_of
from reference_impl.cardset import BITS, SUIT_OF, members
from reference_impl.legality import legal_cards
from reference_impl.search.telling_apart import tell_apart

if TYPE_CHECKING:
    import random

    from conformance.identification.foreseeing import Hypothesis
    from conformance.identification.script import Step
    from reference_impl.rules import Rules


def any_deal(by: Hypothesis, dice: random.Random, *, deal: int = 1, dealer: int = 0) -> Script:
    """Return a whole deal that the rules allow, dealt, passed and played at random."""
    rules = by.rules
    cards = list(members(rules.pack))
    dice.shuffle(cards)
    size = rules.hand_size
    hands = tuple(sum(BITS[card] for card in cards[seat * size : seat * size + size]) for seat in range(rules.players))
    script = Script(
        rounds=(Round(hands=hands, steps=()),), deal=deal, dealer=dealer, totals=(0,) * rules.players
    )
    return play_on(by, script, dice)


def play_on(by: Hypothesis, script: Script, dice: random.Random) -> Script:
    """Return a script with its last deal passed and played to the end at random, from where the rules allow it."""
    last = script.rounds[-1]
    number = len(script.rounds) - 1
    moved = number * (by.values["deal.next_dealer"] == "left")
    dealer = (script.dealer + moved) % by.rules.players
    steps = complete_steps(by.rules, last, by.direction(script.deal + number), dealer, dice)
    return replace(script, rounds=(*script.rounds[:-1], Round(hands=last.hands, steps=steps)))


def complete_steps(rules: Rules, deal: Round, direction: str, dealer: int, dice: random.Random) -> tuple[Step, ...]:
    """Return the steps of a deal up to the first that is refused, and any steps after them to its end."""
    course = Course(rules, deal, direction, dealer)
    moments = [moment for moment in course.moments if moment.accepted]
    steps = list(deal.steps[: len(moments) - 1])
    if moments[-1].stage == "passing":
        waiting = moments[-1].waiting
        for seat in range(rules.players):
            if waiting >> seat & 1:
                chosen = dice.sample(list(members(deal.hands[seat])), rules.passing_cards)
                steps.append((PASS, seat, sum(BITS[card] for card in chosen)))
        course = Course(rules, Round(hands=deal.hands, steps=tuple(steps)), direction, dealer)
    return tuple(_played_out(rules, deal, steps, direction, dealer, dice))


def _played_out(
    rules: Rules, deal: Round, steps: list[Step], direction: str, dealer: int, dice: random.Random
) -> list[Step]:
    course = Course(rules, Round(hands=deal.hands, steps=tuple(steps)), direction, dealer)
    at = course.moments[-1]
    plays = [card for kind, _, card in steps if kind == PLAY]
    players = rules.players
    hands = list(at.hands)
    table = plays[len(plays) - len(plays) % players :]
    turn, legal = at.turn, at.legal
    tricks = len(plays) // players
    leader = (turn - len(table)) % players
    broken = _is_broken(rules, plays)
    while legal:
        choice = list(members(legal))
        card = choice[dice.randrange(len(choice))]
        steps.append((PLAY, turn, card))
        hands[turn] ^= BITS[card]
        table.append(card)
        if len(table) < players:
            turn = rules.turns[leader][len(table)]
            legal = legal_cards(rules.narrowings.following[tricks > 0][SUIT_OF[table[0]]], hands[turn])
            continue
        led = SUIT_OF[table[0]]
        heights = rules.strength[led]
        leader = turn = rules.turns[leader][max(range(players), key=lambda place: heights[table[place]])]
        broken = broken or any(BITS[each] & rules.breakers[led] for each in table)
        table, tricks = [], tricks + 1
        legal = legal_cards(rules.narrowings.leading[True][broken], hands[turn])
    return steps


def _is_broken(rules: Rules, plays: list[int]) -> bool:
    size = rules.players
    tricks = [plays[place : place + size] for place in range(0, len(plays) - len(plays) % size, size)]
    return any(BITS[card] & rules.breakers[SUIT_OF[trick[0]]] for trick in tricks for card in trick)


def script_to_tell(one: Hypothesis, other: Hypothesis, dice: random.Random) -> Script | None:
    """Return a script that comes out otherwise under one set of rules than under the other, None where none is found.

    Played to the end of its last deal by the rules of ``one``.
    """
    found = tell_apart(one.values, other.values)
    if found is None:
        return None
    if found.game is not None:
        return play_on(one, script_of(found.game), dice)
    if found.kind == "passing":
        return any_deal(one, dice, deal=found.deal)
    return None


def next_deal(by: Hypothesis, dice: random.Random, *, deal: int) -> Script:
    """Return a whole deal played at random, and the deal after it."""
    first, second = any_deal(by, dice, deal=deal), any_deal(by, dice)
    return replace(first, rounds=(*first.rounds, Round(hands=second.rounds[0].hands, steps=())))
