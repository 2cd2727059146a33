"""Positions of random deals, of which only a part is told: some deal is known to lead to each of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reference_impl.cardset import NUMBERS, set_of
from reference_impl.rules import Rules
from reference_impl.search.completion import Finish, Play, PlayedOut, Points, Shares, Wanted
from tests.reference_impl.search.referee import Values, breaks, may_play, pack, points, winner

if TYPE_CHECKING:
    import random


def numbered(play: tuple[int, str]) -> Play:
    return play[0], NUMBERS[play[1]]


def play_at_random(
    values: Values, chance: random.Random
) -> tuple[int, list[list[set[str]]], list[tuple[int, str]], list[bool]]:
    """Return a dealer, the hands before each play, the plays, and whether hearts were broken before each trick."""
    players = values["table.players"]
    cards = sorted(pack(values))
    chance.shuffle(cards)
    hands = [set(cards[seat::players]) for seat in range(players)]
    dealer = chance.randrange(players)
    turn = (dealer + 1) % players
    if values["opening.leader"] == "holder_of_card":
        turn = next(seat for seat in range(players) if values["opening.card"] in hands[seat])
    before: list[list[set[str]]] = []
    plays: list[tuple[int, str]] = []
    trick: list[tuple[int, str]] = []
    broken = [False]
    while any(hands):
        led = trick[0][1] if trick else None
        legal = may_play(values, hands[turn], led, first=len(broken) == 1, broken=broken[-1])
        before.append([set(hand) for hand in hands])
        trick.append((turn, chance.choice(sorted(legal))))
        plays.append(trick[-1])
        hands[turn].remove(trick[-1][1])
        turn = (turn + 1) % players
        if len(trick) == players:
            turn = winner(values, trick)
            broken.append(broken[-1] or breaks(values, trick))
            trick = []
    before.append(hands)
    return dealer, before, plays, broken


def wanted_at_random(values: Values, chance: random.Random) -> Wanted:
    """Return a part of what is so at some moment of a random deal, and of what is played from there."""
    players = values["table.players"]
    dealer, hands, plays, broken = play_at_random(values, chance)
    size = len(plays) // players
    at = chance.randint(1, size)
    start = (at - 1) * players
    begun = chance.choice([0, 0, 0, 1, players - 1])
    tricks = [plays[place : place + players] for place in range(0, len(plays), players)]
    named = sorted(chance.sample(range(players), chance.choice([0, 1, 1, 1, 2, players])))
    earlier = sorted(chance.sample(range(at - 1), min(at - 1, chance.choice([0, 0, 1, 2]))))
    wanted = Wanted(
        rules=(Rules.from_values(values),),
        dealer=dealer if chance.random() < 0.3 else None,
        at=at if not named or chance.random() < 0.3 else None,
        leader=plays[start][0] if chance.random() < 0.6 else None,
        hands={seat: set_of(hands[start + begun][seat]) for seat in named},
        earlier=tuple(tuple(map(numbered, tricks[number])) for number in earlier),
        broken=broken[at - 1] if at > 1 and chance.random() < 0.5 else None,
        trick_so_far=tuple(map(numbered, plays[start : start + begun])),
        plays=tuple(map(numbered, plays[start + begun :][: chance.choice([0, 1, 2, players, players + 2])])),
    )
    taken = sorted({card for trick in tricks[: at - 1] if winner(values, trick) == 0 for _, card in trick})
    if taken and chance.random() < 0.25:
        wanted = replace(wanted, taken={0: set_of(chance.sample(taken, 1))})
    return replace(wanted, finish=_finish_at_random(values, tricks, chance))


def _finish_at_random(values: Values, tricks: list[list[tuple[int, str]]], chance: random.Random) -> Finish | None:
    captured: dict[int, set[str]] = {seat: set() for seat in range(values["table.players"])}
    for trick in tricks:
        captured[winner(values, trick)] |= {card for _, card in trick if points(values, card)}
    return chance.choice(
        [
            None,
            PlayedOut(),
            Shares(cards={seat: set_of(cards) for seat, cards in captured.items()}),
            Points(points={seat: sum(points(values, card) for card in cards) for seat, cards in captured.items()}),
        ]
    )
