"""What is to be seen of a state, in the words of the protocol."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import UNSET

from conformance.protocol.messages import Observation, Played
from reference_impl.cardset import CODES, codes_of
from reference_impl.match import direction_of
from reference_impl.play import legal, seat_in_turn
from reference_impl.scoring import points_of

if TYPE_CHECKING:
    from conformance.protocol.messages import Card, Seat
    from reference_impl.match import State


def observe(state: State, seat: Seat | None = None) -> Observation:
    """Return what is to be seen of a state: everything, or only what one seat may know."""
    rules, position = state.rules, state.position
    seats, stage = rules.seats, state.stage
    playing, over = stage == "playing", stage in ("deal_over", "match_over")
    turn = seats[seat_in_turn(rules, position)] if playing else None
    choice = codes_of(legal(rules, position)) if playing else ()
    shown = zip(seats, position.hands, strict=True) if seat is None else [(seat, position.hands[seats.index(seat)])]
    trick = zip(rules.turns[position.leader], position.trick, strict=False) if playing and position.trick else ()
    waiting = zip(seats, state.passed, strict=False) if state.passed else ()
    return Observation(
        stage=stage,
        deal=state.deal,
        dealer=seats[state.dealer],
        direction=direction_of(rules, state.deal),
        waiting=[chooser for chooser, chosen in waiting if not chosen],
        turn=turn,
        legal=UNSET if seat is not None and playing and seat != turn else [*choice],
        trick=[Played(seat=seats[place], card=CODES[card]) for place, card in trick],
        hands={holder: [*codes_of(hand)] for holder, hand in shown},
        captured={**_piles(seats, position.captured)},
        points={**_by_seat(seats, points_of(rules, position.captured))},
        score={**_by_seat(seats, state.score)} if over else UNSET,
        totals={**_by_seat(seats, state.totals)},
        phase=state.phase,
        winners=[seats[place] for place in state.winners] if stage == "match_over" else UNSET,
    )


@lru_cache(maxsize=1 << 10)
def _piles(seats: tuple[Seat, ...], captured: tuple[int, ...]) -> dict[Seat, list[Card]]:
    """Return the captured cards, which stay the same for a whole trick."""
    return {seat: list(codes_of(cards)) for seat, cards in zip(seats, captured, strict=True)}


@lru_cache(maxsize=1 << 10)
def _by_seat(seats: tuple[Seat, ...], numbers: tuple[int, ...]) -> dict[Seat, int]:
    """Return points and totals by seat, which also stay the same for a while."""
    return dict(zip(seats, numbers, strict=True))
