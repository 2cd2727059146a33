"""Where a case stands at one of its steps, reckoned from the moves the case itself makes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec import UNSET

from conformance.cards import sort_cards
from conformance.protocol.messages import Card, Observation, Phase, Played, Seat
from conformance.runner.outcomes import Situation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.cases import Case, Step


@dataclass
class _Table:
    """What the moves so far have made of a deal."""

    hands: dict[Seat, list[Card]]
    deal: int
    dealer: Seat | None
    phase: Phase | None
    totals: dict[Seat, int]
    first_step: int = 0
    played: list[Played] = field(default_factory=list)
    passed: dict[Seat, list[Card]] = field(default_factory=dict)


def situate(case: Case, index: int, told: Observation | None = None) -> Situation:
    """Return where the case stands when step ``index`` is taken; ``told`` is the last the app said of the position."""
    table = _table_at(case, index)
    players = len(table.hands)
    on_table = table.played[len(table.played) - len(table.played) % players :]
    seat = _seat_concerned(case.steps[index], told)
    all_played = len(table.played) == sum(map(len, table.hands.values()))
    passing = told is not None and told.stage == "passing"
    return Situation(
        deal=table.deal,
        dealer=table.dealer,
        phase=table.phase,
        totals=table.totals,
        trick=0 if all_played or passing else len(table.played) // players + 1,
        table=on_table,
        turn=seat,
        hand=[] if seat is None else _fan(holding(case, index, seat, told)),
    )


def _fan(cards: frozenset[Card]) -> list[Card]:
    order = {card: place for place, card in enumerate(sort_cards(list(cards)))}
    return sorted(cards, key=lambda card: order[card])


def holding(case: Case, index: int, seat: Seat, told: Observation | None = None) -> frozenset[Card]:
    """Return the cards a seat holds when step ``index`` is taken, as far as the case or the app says.

    Cards that came by passing are known where the case plays, tries or names them later in the deal.
    """
    if told is not None and told.hands is not UNSET and told.hands.get(seat):
        return frozenset(told.hands[seat])
    table = _table_at(case, index)
    gone = set(table.passed.get(seat, ())) | {played.card for played in table.played}
    held = set(table.hands[seat]) - gone
    if table.passed:
        held |= {card for card in _named_later(case.steps[table.first_step :], seat) if card not in gone}
    return frozenset(held)


def has_passing(case: Case, index: int) -> bool:
    """Tell whether cards are passed in the deal of step ``index``, or are tried to be, as far as the case goes."""
    begun = max((place + 1 for place, step in enumerate(case.steps[: index + 1]) if step.deal is not None), default=0)
    for step in case.steps[begun:]:
        if step.deal is not None:
            return False
        if step.passing or step.refuse_pass or (step.expect and step.expect.stage == "passing"):
            return True
    return False


def _table_at(case: Case, index: int) -> _Table:
    start = case.start
    table = _Table(
        hands=start.hands, deal=start.deal, dealer=start.dealer, phase=start.phase,
        totals=start.totals or dict.fromkeys(start.hands, 0),
    )  # fmt: skip
    for number, step in enumerate(case.steps[:index]):
        if step.play is not None:
            table.played.append(Played(seat=step.play.seat, card=step.play.card))
        elif step.passing is not None:
            table.passed[step.passing.seat] = step.passing.cards
        elif step.deal is not None:
            table = _Table(
                hands=step.deal.hands, deal=table.deal + 1, dealer=None, phase=None, totals={}, first_step=number + 1
            )
    return table


def _seat_concerned(step: Step, told: Observation | None) -> Seat | None:
    for move in (step.play, step.refuse_play, step.passing, step.refuse_pass):
        if move is not None:
            return move.seat
    if step.expect is not None and step.expect.turn is not UNSET:
        return step.expect.turn
    if told is not None and told.turn is not UNSET:
        return told.turn
    return None


def _named_later(steps: list[Step], seat: Seat) -> Iterator[Card]:
    """Yield the cards that the steps of one deal say a seat holds after passing."""
    turn: Seat | None = None
    for step in steps:
        if step.deal is not None:
            return
        for move in (step.play, step.refuse_play):
            if move is not None and move.seat == seat and "play.own-card" not in (step.under, *step.bars):
                yield move.card
        turn = None if step.play is not None else turn
        if step.expect is not None:
            turn = step.expect.turn if step.expect.turn is not UNSET else turn
            if step.expect.legal is not UNSET and turn == seat:
                yield from step.expect.legal
            if step.expect.hands is not UNSET:
                yield from step.expect.hands.get(seat, ())
