"""Other cards and other plays, legal for the second implementation, that may come to the same difference sooner."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from conformance.games.chance import Chance
from conformance.games.likeness import cards_in_question
from conformance.games.parts import put_together, with_hands
from conformance.games.second import UnplayableError
from conformance.protocol.messages import Move, Play
from conformance.runner.outcomes import FaultCode
from conformance.scenarios.passing import fan

if TYPE_CHECKING:
    from conformance.games.comparing import Difference
    from conformance.games.game import Game
    from conformance.games.parts import Part
    from conformance.games.second import Second
    from conformance.protocol.messages import Card, Observation, Seat
    from conformance.scenarios.passing import Hands

PATIENCE: Final = 150
"""Tries in a row that lead nowhere before the search ends."""
_EVERYTHING_ELSE: Final = 0.25
"""In this share of tries all cards but those in question are dealt anew."""
_AS_BEFORE: Final = 0.6
"""In this share of plays the card comes that the game played first of those that may be."""


class Search:
    """Proposes games that are shorter than the shortest so far, by chance and always the same ones."""

    def __init__(self, game: Game, difference: Difference, part: Part, second: Second) -> None:
        self._second = second
        digest = hashlib.sha256(game.name.encode()).digest()
        self._chance = Chance(int.from_bytes(digest[:6]))
        self._left = PATIENCE
        self.narrow(game, difference, part)

    def narrow(self, game: Game, difference: Difference, part: Part) -> None:
        """Go on from a shorter game."""
        self._game, self._difference, self._part = game, difference, part
        self._question = cards_in_question(difference)
        self._order = {move.play.card: place for place, move in enumerate(part.plays) if move.play is not UNSET}
        self._tries = difference.code in (FaultCode.ACCEPTED, FaultCode.STATE_CHANGED)
        self._left = PATIENCE

    def next(self) -> Game | None:
        """Return a game to try, None where it is not worth to go on.

        Raises:
            EndedError: the second implementation was lost.
        """
        while self._left > 0 and len(self._part.plays) > 1:
            self._left -= 1
            hands = self._other_hands()
            try:
                return self._played(hands)
            except UnplayableError:
                continue
        return None

    def _other_hands(self) -> Hands:
        """Exchange some cards between the hands; the cards in question stay where they are."""
        hands = {seat: list(cards) for seat, cards in self._part.after.items()}
        if self._chance.in_share(_EVERYTHING_ELSE):
            loose = self._chance.shuffled(
                card for cards in hands.values() for card in cards if card not in self._question
            )
            for seat, cards in hands.items():
                kept = [card for card in cards if card in self._question]
                hands[seat] = kept + [loose.pop() for _ in range(len(cards) - len(kept))]
            return {seat: fan(cards) for seat, cards in hands.items()}
        seats = list(hands)
        for _ in range(self._chance.below(5)):
            one, other = self._chance.shuffled(seats)[:2]
            first, second = (self._chance.below(len(hands[seat])) for seat in (one, other))
            if {hands[one][first], hands[other][second]} & self._question:
                continue
            hands[one][first], hands[other][second] = hands[other][second], hands[one][first]
        return {seat: fan(cards) for seat, cards in hands.items()}

    def _played(self, hands: Hands) -> Game:
        """Play the hands out, at most as far as one play before the difference came so far."""
        part = with_hands(self._part, hands, ())
        begun = put_together(self._game, [part], self._part.standing, self._second)
        answers = [self._second.begin(begun.start)] + [self._second.make(move).state for move in begun.moves]
        state, moves = answers[-1], list(begun.moves)
        held = {seat: list(cards) for seat, cards in hands.items()}
        for _ in range(len(self._part.plays) - 1):
            if state.stage != "playing" or state.turn is UNSET or state.turn is None:
                break
            made, after = self._step(state, state.turn, held[state.turn])
            moves += made
            if after is None:
                break
            state = after
        return msgspec.structs.replace(begun, moves=moves)

    def _step(self, state: Observation, seat: Seat, hand: list[Card]) -> tuple[list[Move], Observation | None]:
        """Play a card of a hand, trying one that is barred before it where such a move is what differs."""
        order = self._preferred(hand)
        legal = None if state.legal is UNSET else frozenset(state.legal)
        moves: list[Move] = []
        if self._tries and legal is not None:
            barred = [card for card in order if card not in legal]
            moves += [_play(seat, card) for card in barred[:1]]
        for card in order:
            if legal is not None and card not in legal:
                continue
            answer = self._second.make(_play(seat, card))
            if answer.accepted:
                hand.remove(card)
                return [*moves, _play(seat, card)], answer.state
        return moves, None

    def _preferred(self, hand: list[Card]) -> list[Card]:
        """Return a hand in the order in which its cards are tried."""
        order = self._chance.shuffled(hand)
        if self._chance.in_share(_AS_BEFORE):
            order.sort(key=lambda card: self._order.get(card, len(self._order)))
            if self._chance.in_share(0.5):
                later = order.pop(0)
                order.insert(self._chance.below(len(order) + 1), later)
        return order


def _play(seat: Seat, card: Card) -> Move:
    return Move(play=Play(seat=seat, card=card))
