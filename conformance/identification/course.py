"""How a deal goes under rules of play, with nothing counted: every moment of it up to a move that is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from conformance.identification.script import PASS
from conformance.identification.seen import NOBODY
from reference_impl.cardset import BITS, SUIT_OF
from reference_impl.legality import legal_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.identification.script import Round, Step
    from conformance.identification.seen import Seen
    from reference_impl.rules import Rules


class Moment(NamedTuple):
    """Where the play stands after a move; seats by place, cards as sets."""

    accepted: bool
    stage: str
    waiting: int
    turn: int
    legal: int
    hands: tuple[int, ...]
    captured: tuple[int, ...]


def shifts(players: int) -> dict[str, int]:
    """Return by how many seats cards are passed in each direction.

    >>> shifts(4)
    {'left': 1, 'right': -1, 'across': 2}
    """
    return {"left": 1, "right": -1, "across": players // 2}


def after_passing(dealt: Sequence[int], passed: Sequence[int], shift: int) -> tuple[int, ...]:
    """Return the hands after everybody has passed cards on by so many seats."""
    players = len(dealt)
    return tuple(dealt[seat] & ~passed[seat] | passed[(seat - shift) % players] for seat in range(players))


class Course:
    """The moments of a deal, the first before any move."""

    def __init__(self, rules: Rules, deal: Round, direction: str, dealer: int) -> None:
        self.moments: list[Moment] = []
        self.ends: list[int] = []
        """The places of those moments at which a trick has just been taken."""
        self.finished = False
        self.counted: dict[Any, list[Seen]] = {}
        """Room for what is counted on the way."""
        self.peaks: dict[Any, tuple[int, ...]] = {}
        """Room for the most points that each seat has at the end of any trick."""
        self._rules = rules
        steps = iter(deal.steps)
        hands = deal.hands if direction == "none" else self._pass(deal.hands, steps, direction)
        if hands is not None:
            self._play(list(hands), steps, dealer)

    def _pass(self, dealt: tuple[int, ...], steps: Iterator[Step], direction: str) -> tuple[int, ...] | None:
        """Return the hands after passing, None where it is not finished."""
        players = self._rules.players
        chosen = [0] * players
        waiting = (1 << players) - 1
        at = Moment(True, "passing", waiting, NOBODY, 0, dealt, (0,) * players)
        self.moments.append(at)
        while waiting:
            step = next(steps, None)
            if step is None:
                return None
            kind, seat, cards = step
            fits = kind == PASS and waiting >> seat & 1 and not cards & ~dealt[seat]
            if not fits or cards.bit_count() != self._rules.passing_cards:
                self.moments.append(self.moments[-1]._replace(accepted=False))
                return None
            chosen[seat] = cards
            waiting ^= 1 << seat
            if waiting:
                self.moments.append(at._replace(waiting=waiting))
        return after_passing(dealt, chosen, shifts(players)[direction])

    def _play(self, hands: list[int], steps: Iterator[Step], dealer: int) -> None:
        rules, moments = self._rules, self.moments
        players = rules.players
        leading, following = rules.narrowings.leading, rules.narrowings.following
        opening = BITS[rules.opening_card] if rules.opening_card is not None else 0
        leader = next((seat for seat in range(players) if hands[seat] & opening), (dealer + 1) % players)
        captured = (0,) * players
        broken, tricks, table = False, 0, list[int]()
        turn = leader
        legal = legal_cards(leading[False][False], hands[turn])
        moments.append(Moment(True, "playing", 0, turn, legal, tuple(hands), captured))
        for kind, seat, card in steps:
            if kind == PASS or seat != turn or not legal >> card & 1:
                moments.append(moments[-1]._replace(accepted=False))
                return
            hands[turn] ^= BITS[card]
            table.append(card)
            if len(table) < players:
                turn = rules.turns[leader][len(table)]
                legal = legal_cards(following[tricks > 0][SUIT_OF[table[0]]], hands[turn])
                moments.append(Moment(True, "playing", 0, turn, legal, tuple(hands), captured))
                continue
            led = SUIT_OF[table[0]]
            heights = rules.strength[led]
            best = max(range(players), key=lambda place: heights[table[place]])
            leader = turn = rules.turns[leader][best]
            cards = sum(BITS[each] for each in table)
            captured = (*captured[:leader], captured[leader] | cards, *captured[leader + 1 :])
            broken = broken or bool(cards & rules.breakers[led])
            table = []
            tricks += 1
            self.ends.append(len(moments))
            if tricks == rules.hand_size:
                moments.append(Moment(True, "deal_over", 0, NOBODY, 0, tuple(hands), captured))
                self.finished = True
                return
            legal = legal_cards(leading[True][broken], hands[turn])
            moments.append(Moment(True, "playing", 0, turn, legal, tuple(hands), captured))
