"""One generated game after another: the same for the same rules, seed, number and reach on every machine."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from conformance.cases import Beginning
from conformance.games.game import Game
from conformance.protocol.messages import Deal, Move
from reference_impl.games.counting import land
from reference_impl.games.covering import covered_by_dealing, covered_by_play, covered_by_refusal
from reference_impl.games.covering_totals import covered_by_count, covered_by_score
from reference_impl.games.deals import any_deal
from reference_impl.games.kinds import ANY_CARDS, kinds_for
from reference_impl.games.moving import make
from reference_impl.games.planning import next_dealer, plan
from reference_impl.games.reach import NoGamesError, Reach
from reference_impl.games.refusing import hands_by_seat, pass_move, play_move, refused_moves
from reference_impl.match import Refusal, State, start_match
from reference_impl.rules import Rules
from reference_impl.search.dice import Dice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reference_impl.games.deals import Outcome
    from reference_impl.games.planning import Script

__all__ = ["NoGamesError", "Reach", "generate"]


def generate(rules: Mapping[str, Any], *, seed: int, number: int, reach: Reach) -> Game:
    """Return one game of a series.

    Raises:
        RulesError: the rules cannot be played by.
        NoGamesError: an app of this reach can play no deal of them.
    """
    made = _rules_of(msgspec.json.encode(rules))
    dice = Dice(seed * 1_000_003 + number)
    kinds = kinds_for(made, reach)
    kind = kinds[number % len(kinds)]
    script = plan(made, reach, kind, number // len(kinds), dice) or plan(made, reach, ANY_CARDS, number, dice)
    if script is None:
        raise NoGamesError("no deal can be begun")
    return Writer(made, reach, dice).write(f"{seed}:{number}", script)


@lru_cache(maxsize=64)
def _rules_of(encoded: bytes) -> Rules:
    return Rules.from_values(msgspec.json.decode(encoded))


class Writer:
    """Writes one game down, the moves that are refused among the others."""

    def __init__(self, rules: Rules, reach: Reach, dice: Dice) -> None:
        self.rules, self.reach, self.dice = rules, reach, dice
        self.moves: list[Move] = []
        self.covers: dict[str, None] = {}

    def write(self, name: str, script: Script) -> Game:
        """Return the game."""
        rules, dice = self.rules, self.dice
        first, *planned = script.outcomes
        begun = Beginning(
            hands=hands_by_seat(rules, first.dealt),
            deal=script.deal,
            dealer=rules.seats[script.dealer],
            totals=dict(zip(rules.seats, script.totals, strict=True)) if script.totals else {},
            phase=script.phase,
        )
        state = start_match(
            rules, begun.hands, deal=begun.deal, dealer=begun.dealer, totals=begun.totals or None, phase=begun.phase
        )
        if self.reach.match and not script.totals:
            self._cover("match.start from 0")
        state = self._play(state, first)
        deals = 1
        while self._goes_on(state) and (planned or deals < script.deals):
            dealer = next_dealer(rules, state.dealer)
            outcome = planned.pop(0) if planned else any_deal(rules, state.deal + 1, dealer, dice)
            state = self._play(self._deal(state, outcome), outcome)
            deals += 1
        return Game(name=name, kind=script.kind, start=begun, moves=self.moves, covers=list(self.covers))

    def _goes_on(self, state: State) -> bool:
        return self.reach.match and state.stage == "deal_over" and self.reach.plays(self.rules, state.deal + 1)

    def _deal(self, state: State, outcome: Outcome) -> State:
        self._cover("setup.dealer next deal")
        return self._make(state, Move(deal=Deal(hands=hands_by_seat(self.rules, outcome.dealt))))

    def _play(self, begun: State, outcome: Outcome) -> State:
        """Make all the passes and plays of a deal, as far as the match goes on."""
        rules, state, tricks = self.rules, begun, 0
        for seat in self.dice.shuffled(range(rules.players)) if outcome.passes else ():
            self._refuse(state)
            state = self._make(state, pass_move(rules, seat, outcome.passes[seat]))
        for trick in outcome.tricks:
            for place, card in enumerate(trick.cards):
                self._refuse(state)
                state = self._make(state, play_move(rules, rules.turns[trick.leader][place], card))
            tricks += 1
            if state.stage != "playing":
                break
        self._cover(*covered_by_dealing(rules, outcome, begun.deal), *covered_by_play(rules, outcome, tricks))
        landing = land(rules, begun.totals, begun.phase, outcome)
        if not landing.early:
            self._cover(*covered_by_score(rules, outcome))
        if self.reach.match:
            self._cover(*covered_by_count(rules, landing))
        self._refuse(state)
        return state

    def _refuse(self, state: State) -> None:
        for move in refused_moves(state, self.reach, self.dice):
            refusal = make(state, move)
            if not isinstance(refusal, Refusal):
                raise TypeError("the rules allow a move that a generated game wants refused")
            self.moves.append(move)
            self._cover(*covered_by_refusal(refusal))

    def _make(self, state: State, move: Move) -> State:
        made = make(state, move)
        if isinstance(made, Refusal):
            raise TypeError(f"a generated game makes a move that the rules refuse: {made.detail}")
        self.moves.append(move)
        return made

    def _cover(self, *directions: str) -> None:
        self.covers.update(dict.fromkeys(directions))
