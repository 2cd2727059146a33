"""Random rules, deals and ways to play them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from hypothesis import settings
from hypothesis import strategies as st

from conformance.cards import RANKS, SUITS
from reference_impl.match import Refusal, State, pass_cards, play_card, start_match
from reference_impl.observing import observe
from reference_impl.rules import Rules
from tests.reference_impl.tables import whole_pack

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping

    from conformance.protocol.messages import Card, Seat

CHOICES: dict[str, list[str]] = {
    "deal.next_dealer": ["left", "same"],
    "opening.leader": ["holder_of_card", "left_of_dealer"],
    "opening.lead": ["that_card", "any_card"],
    "hearts.lead": ["when_broken", "free"],
    "hearts.broken_by": ["played", "discarded"],
    "hearts.queen_breaks": ["no", "yes"],
    "hearts.exception": ["only_hearts", "only_hearts_and_queen"],
    "queen.lead": ["free", "when_broken"],
    "first_trick.hearts": ["banned", "allowed"],
    "first_trick.queen": ["banned", "allowed"],
    "first_trick.others": ["banned", "allowed"],
    "first_trick.lead": ["covered", "free"],
    "sweep.needs": ["all_penalty_cards", "all_hearts", "all_tricks", "nothing"],
    "match.reached": ["at_or_above", "above"],
    "match.ends": ["after_deal", "at_once"],
    "match.finish": ["lowest_wins", "reversal"],
    "match.tie": ["shared", "play_on"],
    "reversal.crossing": ["whole", "capped", "mid_deal"],
    "reversal.crossing_sweep": ["whole", "capped"],
    "reversal.sweep": ["as_scored", "as_captured", "added"],
    "reversal.at_zero": ["wins_at_once", "next_deal"],
    "reversal.overshoot": ["wins", "bounces"],
    "reversal.several": ["all_win", "lowest_wins"],
}


@dataclass(frozen=True, kw_only=True)
class Move:
    """A card played, or cards passed."""

    seat: Seat
    card: Card | None = None
    passed: tuple[Card, ...] = ()

    def renamed(self, seats: Mapping[Seat, Seat], cards: Mapping[Card, Card]) -> Move:
        """Return the same move where seats and cards have other names."""
        return Move(
            seat=seats.get(self.seat, self.seat),
            card=self.card and cards.get(self.card, self.card),
            passed=tuple(cards.get(card, card) for card in self.passed),
        )


def settled(*, max_examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Make a property test try the same examples on every run, however long one takes."""
    return settings(max_examples=max_examples, derandomize=True, deadline=None, database=None)


@st.composite
def every_parameter(draw: st.DrawFn) -> dict[str, Any]:
    """Give every parameter a value that fits the others, also where it has no meaning."""
    players = draw(st.integers(3, 6))
    sizes = [size for size in range(3, 14) if size * 4 % players == 0]
    size = draw(st.sampled_from(sizes))
    ranks = draw(st.permutations(RANKS)) if draw(st.booleans()) else list(RANKS)
    ranks = ranks[-size:]
    pack = [rank + suit for suit in SUITS for rank in ranks]
    singles = st.sampled_from([*pack, "clubs", "spades"])
    values = {"hearts": draw(st.integers(1, 3))} | draw(st.dictionaries(singles, st.integers(-5, 13), max_size=3))
    directions = ["left", "right", "none", *(["across"] if players % 2 == 0 else [])]
    chosen = {path: draw(st.sampled_from(options)) for path, options in CHOICES.items()}
    return chosen | {
        "table.players": players,
        "pack.ranks": ranks,
        "passing.cycle": draw(st.lists(st.sampled_from(directions), min_size=1, max_size=4)),
        "passing.cards": draw(st.integers(1, min(3, len(pack) // players))),
        "opening.card": draw(st.sampled_from(pack)),
        "scoring.values": {name: points for name, points in values.items() if points},
        "sweep.sweeper": draw(st.integers(-30, 30)),
        "sweep.others": draw(st.integers(-5, 30)),
        "match.threshold": draw(st.integers(5, 60)),
    }


def every_rules() -> st.SearchStrategy[Rules]:
    """Draw rules that can be played by."""
    return every_parameter().map(Rules.from_values)


def shuffled_hands(rules: Rules, chance: random.Random) -> dict[Seat, list[Card]]:
    """Deal the pack."""
    cards = whole_pack(rules)
    chance.shuffle(cards)
    return {seat: cards[place :: rules.players] for place, seat in enumerate(rules.seats)}


def start_at_random(rules: Rules, chance: random.Random) -> State:
    """Begin a match at some deal, with some dealer, so that every direction of the cycle comes up."""
    return start_match(
        rules, shuffled_hands(rules, chance), deal=chance.randint(1, 4), dealer=chance.choice(rules.seats)
    )


def choose_move(state: State, chance: random.Random) -> Move:
    """Choose some legal pass or play; the state must have one."""
    seen = observe(state)
    if state.stage == "passing":
        seat = chance.choice(cast("list[Seat]", seen.waiting))
        hand = cast("dict[Seat, list[Card]]", seen.hands)[seat]
        return Move(seat=seat, passed=tuple(chance.sample(hand, state.rules.passing_cards)))
    return Move(seat=cast("Seat", seen.turn), card=chance.choice(cast("list[Card]", seen.legal)))


def make_move(state: State, move: Move) -> State:
    """Make a move that must be accepted."""
    outcome = play_card(state, move.seat, move.card) if move.card else pass_cards(state, move.seat, move.passed)
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def move_at_random(state: State, chance: random.Random) -> State:
    """Make some legal pass or play; the state must have one."""
    return make_move(state, choose_move(state, chance))


def in_play(state: State) -> bool:
    """Tell whether a pass or a play is due."""
    return state.stage in ("passing", "playing")
