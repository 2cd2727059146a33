"""One generated game after another: the same for the same rules, seed, number and reach on every machine."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.cases import Beginning
from conformance.games.game import Game
from conformance.protocol.messages import Deal, Move
from reference_impl.games.deals import any_deal
from reference_impl.games.reach import NoGamesError, Reach
from reference_impl.games.refusing import hands_by_seat, pass_move, play_move, refused_moves
from reference_impl.match import Refusal, State, pass_cards, play_card, start_deal, start_match
from reference_impl.rules import Rules
from reference_impl.search.dice import Dice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.protocol.messages import Phase
    from reference_impl.games.deals import Outcome

__all__ = ["ANY_CARDS", "NoGamesError", "Reach", "generate"]

ANY_CARDS: Final = "any cards"


def generate(rules: Mapping[str, Any], *, seed: int, number: int, reach: Reach) -> Game:
    """Return one game of a series.

    Raises:
        RulesError: the rules cannot be played by.
        NoGamesError: an app of this reach can play no deal of them.
    """
    made = _rules_of(msgspec.json.encode(rules))
    dice = Dice(seed * 1_000_003 + number)
    return Writer(made, reach, dice).write(f"{seed}:{number}")


@lru_cache(maxsize=64)
def _rules_of(encoded: bytes) -> Rules:
    return Rules.from_values(msgspec.json.decode(encoded))


class Writer:
    """Writes one game down, the moves that are refused among the others."""

    def __init__(self, rules: Rules, reach: Reach, dice: Dice) -> None:
        self.rules, self.reach, self.dice = rules, reach, dice
        self.moves: list[Move] = []

    def write(self, name: str) -> Game:
        """Return the game."""
        rules, dice, reach = self.rules, self.dice, self.reach
        numbers = reach.first_deals(rules)
        number = numbers[dice.below(len(numbers))]
        dealer = dice.below(rules.players) if reach.any_deal else 0
        totals, phase = self._totals()
        first = any_deal(rules, number, dealer, dice)
        begun = Beginning(
            hands=hands_by_seat(rules, first.dealt), deal=number, dealer=rules.seats[dealer], totals=totals, phase=phase
        )
        state = start_match(rules, begun.hands, deal=number, dealer=begun.dealer, totals=totals or None, phase=phase)
        state = self._play(state, first)
        deals = 1 + dice.below(3)
        while deals > 1 and reach.match and state.stage == "deal_over" and reach.plays(rules, state.deal + 1):
            deals -= 1
            moves_on = rules.values["deal.next_dealer"] == "left"
            dealer = (state.dealer + 1) % rules.players if moves_on else state.dealer
            outcome = any_deal(rules, state.deal + 1, dealer, dice)
            state = self._deal(state, outcome)
            state = self._play(state, outcome)
        return Game(name=name, kind=ANY_CARDS, start=begun, moves=self.moves, covers=[])

    def _totals(self) -> tuple[dict[Any, int], Phase]:
        rules, dice = self.rules, self.dice
        if not (self.reach.resume and self.reach.match) or dice.chance(0.3):
            return {}, "adding"
        below = rules.values["match.threshold"]
        subtracts = rules.values["match.finish"] == "reversal" and dice.chance(0.5)
        low = 1 if subtracts else 0
        totals: dict[Any, int] = {seat: low + dice.below(below - low) for seat in rules.seats}
        return totals, "subtracting" if subtracts else "adding"

    def _deal(self, state: State, outcome: Outcome) -> State:
        move = Move(deal=Deal(hands=hands_by_seat(state.rules, outcome.dealt)))
        self.moves.append(move)
        return _accepted(start_deal(state, hands_by_seat(state.rules, outcome.dealt)))

    def _play(self, state: State, outcome: Outcome) -> State:
        """Make all the passes and plays of a deal, as far as the match goes on."""
        rules, dice = self.rules, self.dice
        for seat in dice.shuffled(range(rules.players)) if outcome.passes else ():
            self.moves += refused_moves(state, self.reach, dice)
            move = pass_move(state, seat, outcome.passes[seat])
            self.moves.append(move)
            state = _made(state, move)
        for trick in outcome.tricks:
            for place, card in enumerate(trick.cards):
                if state.stage != "playing":
                    break
                self.moves += refused_moves(state, self.reach, dice)
                move = play_move(state, rules.turns[trick.leader][place], card)
                self.moves.append(move)
                state = _made(state, move)
        self.moves += refused_moves(state, self.reach, dice)
        return state


def _made(state: State, move: Move) -> State:
    if isinstance(move.passing, msgspec.UnsetType):
        play: Any = move.play
        return _accepted(play_card(state, play.seat, play.card))
    return _accepted(pass_cards(state, move.passing.seat, move.passing.cards))


def _accepted(outcome: State | Refusal) -> State:
    if isinstance(outcome, Refusal):
        raise TypeError(f"a generated game makes a move that the rules refuse: {outcome.detail}")
    return outcome
