"""Two engines that share no code play the same matches, move by move, and every word they say is compared.

The reference is asked which moves there are; the JavaScript app gets each match whole, as one replay. As a program it
plays as many deals as one likes and stops at the first disagreement:

    python -m tests.adapters.agreement --seed 1 --deals 20000
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from conformance.protocol.messages import Answer, Deal, Move, Observation, Pass, Play, Replay, Replayed, Start, View
from reference_impl.match import Refusal, State, observe, pass_cards, play_card, start_deal, start_match
from reference_impl.rules import Rules
from tests.adapters.rules_at_random import random_hands, random_rules, random_start
from tests.adapters.talk import Talk, javascript_app, talk

if TYPE_CHECKING:
    from collections.abc import Iterator

MORE_DEALS = 3
REFUSED_SHARE = 0.1
UNORDERED = ("waiting", "legal", "winners")
UNORDERED_BY_SEAT = ("hands", "captured")


@dataclass(kw_only=True)
class Script:
    """A match as the reference played it: the moves, and after each the clauses against it and what is to be seen."""

    seed: int
    start: Start
    begun: Observation
    moves: list[Move] = field(default_factory=list)
    refused: list[tuple[str, ...]] = field(default_factory=list)
    seen: list[Observation] = field(default_factory=list)

    @property
    def deals(self) -> int:
        """Number of deals begun."""
        made = zip(self.moves, self.refused, strict=True)
        return 1 + sum(move.deal is not UNSET and not against for move, against in made)


def write_script(seed: int) -> Script:
    """Let the reference play a match, with moves among them that it refuses."""
    chance = random.Random(seed)
    values = random_rules(chance)
    start = random_start(chance, values)
    state = _start(start)
    script = Script(seed=seed, start=start, begun=observe(state))
    last = start.deal + MORE_DEALS
    while state.stage != "match_over" and not (state.stage == "deal_over" and state.deal == last):
        for move in _moves(chance, state):
            outcome = _make(state, move)
            state = state if isinstance(outcome, Refusal) else outcome
            script.moves.append(move)
            script.refused.append(outcome.clauses if isinstance(outcome, Refusal) else ())
            script.seen.append(observe(state))
    for move in (_any_play(chance, state), _any_pass(chance, state), _deal(chance, state)):
        outcome = _make(state, move)
        if isinstance(outcome, Refusal):
            script.moves.append(move)
            script.refused.append(outcome.clauses)
            script.seen.append(observe(state))
    return script


def disagreements(script: Script, replayed: Replayed) -> Iterator[str]:
    """Give what the app says otherwise than the reference, in order."""
    if replayed.started.unsupported:
        yield f"start: not supported: {replayed.started.unsupported}"
        return
    if replayed.started.applied != script.start.rules:
        yield f"start: applied {replayed.started.applied}"
    yield from _differences("start", script.begun, replayed.started.state)
    steps = zip(script.moves, script.refused, script.seen, replayed.answers, strict=True)
    for number, (move, against, seen, answer) in enumerate(steps, 1):
        where = f"move {number} {msgspec.json.encode(move).decode()}"
        yield from _verdicts(where, against, answer)
        yield from _differences(where, seen, answer.state)


def play_one(app: Talk, seed: int, tally: Counter[str] | None = None) -> list[str]:
    """Return the disagreements over one match, each with all that is needed to play it again."""
    script = write_script(seed)
    replayed: Replayed = app.ask("replay", Replay(start=script.start, moves=script.moves))
    if tally is not None:
        _count(tally, script)
    rules = json.dumps(script.start.rules)
    return [f"seed {seed}: {each}\n  rules {rules}" for each in disagreements(script, replayed)]


def compare_views(app: Talk, script: Script) -> list[str]:
    """Make the moves one by one, and return where a seat is shown something else than the reference shows it."""
    state = _start(script.start)
    found = list(_differences("start", script.begun, app.start(script.start)))
    for number, move in enumerate(script.moves, 1):
        outcome = _make(state, move)
        state = state if isinstance(outcome, Refusal) else outcome
        found += _differences(f"move {number}", observe(state), _tell(app, move).state)
        for seat in state.rules.seats:
            found += _differences(f"move {number}, as {seat}", observe(state, seat), app.ask("view", View(seat=seat)))
    return found


def _start(start: Start) -> State:
    totals = None if start.totals is UNSET else start.totals
    rules = Rules.from_values(start.rules)
    return start_match(rules, start.hands, deal=start.deal, dealer=start.dealer, totals=totals, phase=start.phase)


def _tell(app: Talk, move: Move) -> Answer:
    if move.play is not UNSET:
        return app.move("play", move.play)
    if move.passing is not UNSET:
        return app.move("pass", move.passing)
    assert move.deal is not UNSET
    return app.move("deal", move.deal)


def _moves(chance: random.Random, state: State) -> Iterator[Move]:
    """Give moves to try in this position; the last of them is one that the reference takes."""
    while chance.random() < REFUSED_SHARE:
        yield chance.choice([_any_play, _any_pass])(chance, state)
        if state.stage != "deal_over" and chance.random() < 1 / 10:
            yield _deal(chance, state)
    seen = observe(state)
    if seen.stage == "deal_over":
        yield _deal(chance, state)
    elif seen.stage == "passing":
        assert seen.waiting
        assert seen.hands
        seat = chance.choice(seen.waiting)
        count = state.rules.values["passing.cards"]
        yield Move(passing=Pass(seat=seat, cards=chance.sample(seen.hands[seat], count)))
    else:
        assert seen.turn
        assert seen.legal
        assert seen.hands
        if chance.random() < 1 / 4:
            yield Move(play=Play(seat=seen.turn, card=chance.choice(seen.hands[seen.turn])))
        else:
            yield Move(play=Play(seat=seen.turn, card=chance.choice(seen.legal)))


def _any_play(chance: random.Random, state: State) -> Move:
    hands: Any = observe(state).hands
    held = [card for cards in hands.values() for card in cards]
    card: Any = chance.choice(held if held and chance.random() < 9 / 10 else ["2C", "QS", "AH", "10D"])
    return Move(play=Play(seat=chance.choice([*hands, "F"]), card=card))


def _any_pass(chance: random.Random, state: State) -> Move:
    hands: Any = observe(state).hands
    seat = chance.choice([*hands])
    pool = [*hands[seat], *hands[seat], *chance.choice([*hands.values()]), "2C"]
    count = state.rules.values.get("passing.cards", 3) + chance.choice([-1, 0, 0, 0, 1])
    cards = chance.sample(pool, min(count, len(pool)))
    return Move(passing=Pass(seat=chance.choice([seat, seat, seat, "F"]), cards=cards))


def _deal(chance: random.Random, state: State) -> Move:
    hands: Any = random_hands(chance, dict(state.rules.values))
    return Move(deal=Deal(hands=hands))


def _make(state: State, move: Move) -> State | Refusal:
    if move.play is not UNSET:
        return play_card(state, move.play.seat, move.play.card)
    if move.passing is not UNSET:
        return pass_cards(state, move.passing.seat, move.passing.cards)
    assert move.deal is not UNSET
    return start_deal(state, move.deal.hands)


def _verdicts(where: str, against: tuple[str, ...], answer: Answer) -> Iterator[str]:
    if answer.accepted == bool(against):
        yield f"{where}: {'accepted' if answer.accepted else 'refused'}, but the reference has {against} against it"
    elif against and answer.reason not in against:
        yield f"{where}: refused because of {answer.reason}, but the reference has {against} against it"


def _differences(where: str, expected: Observation, said: Observation | msgspec.UnsetType) -> Iterator[str]:
    wanted, found = _plain(expected), _plain(said)
    for name in wanted.keys() | found.keys():
        if wanted.get(name) != found.get(name):
            yield f"{where}: {name} is {found.get(name)}, but {wanted.get(name)} by the reference"


def _plain(seen: Observation | msgspec.UnsetType) -> dict[str, Any]:
    """Return an observation as it is said, with what has no order in a fixed one."""
    plain: dict[str, Any] = msgspec.to_builtins(seen) if seen is not UNSET else {}
    for name in plain.keys() & {*UNORDERED}:
        plain[name] = sorted(plain[name])
    for name in plain.keys() & {*UNORDERED_BY_SEAT}:
        plain[name] = {seat: sorted(cards) for seat, cards in plain[name].items()}
    return plain


def _count(tally: Counter[str], script: Script) -> None:
    tally["matches"] += 1
    tally["deals"] += script.deals
    tally["moves"] += len(script.moves)
    tally.update(f"refused {against[0]}" for against in script.refused if against)
    end = script.seen[-1]
    tally[f"ended {end.stage}"] += 1
    values = script.start.rules
    for seen in script.seen:
        if seen.score is not UNSET and seen.points is not UNSET and seen.score != seen.points:
            tally["sweeps seen"] += 1
            break
    tally.update(f"{path} {value}" for path, value in values.items() if isinstance(value, str))


def main() -> int:
    """Play until so many deals have been played, or something is disagreed on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="of the first match; each match has the next one")
    parser.add_argument("--deals", type=int, default=1000)
    arguments = parser.parse_args()
    tally: Counter[str] = Counter()
    began = time.monotonic()
    with talk(javascript_app()) as app:
        app.hello()
        seed = arguments.seed
        while tally["deals"] < arguments.deals:
            found = play_one(app, seed, tally)
            if found:
                sys.stdout.write("\n".join(found[:10]) + "\n")
                return 1
            seed += 1
    for name, count in sorted(tally.items()):
        sys.stdout.write(f"{count:9} {name}\n")
    sys.stdout.write(f"seeds {arguments.seed} to {seed - 1}, no disagreement, {time.monotonic() - began:.0f} s\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
