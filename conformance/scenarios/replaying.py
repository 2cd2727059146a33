"""A finished case gone through again under other rules, to see whether it comes out the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.scenarios.observing import differences, show_differences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.cases import Beginning, Step
    from reference_impl.match import State
    from reference_impl.rules import Rules


def first_difference(start: Beginning, steps: Sequence[Step], rules: Rules) -> tuple[int, str] | None:
    """Return the first step that does not go as it says, by index, and how it goes; -1 for the start itself.

    None: the case comes out the same, the clauses that bar a card included.
    """
    from reference_impl.match import DealError, State, play_card

    try:
        state = begin(start, rules)
    except DealError as error:
        return -1, str(error)
    for number, step in enumerate(steps):
        play = step.play  # most steps are one, and mostly it is made
        moved = play_card(state, play.seat, play.card) if play is not None else None
        after = moved if isinstance(moved, State) else take_step(state, step)
        if isinstance(after, str):
            return number, after
        state = after
    return None


def begin(start: Beginning, rules: Rules) -> State:
    """Return the state a case starts in.

    Raises:
        DealError: a match cannot stand there under these rules.
    """
    from reference_impl.match import start_match

    return start_match(
        rules,
        start.hands,
        deal=start.deal,
        dealer=start.dealer,
        totals=start.totals or None,
        phase=start.phase,
    )


def take_step(state: State, step: Step) -> State | str:
    """Return the state after a step that goes as it says, or in words how it goes instead."""
    from reference_impl.match import Refusal, pass_cards, play_card, start_deal
    from reference_impl.observing import observe

    if step.expect is not None:
        found = differences(step.expect, observe(state))
        return show_differences(found) if found else state
    if step.deal is not None:
        result = start_deal(state, step.deal.hands)
    elif (play := step.play or step.refuse_play) is not None:
        result = play_card(state, play.seat, play.card)
    elif (passing := step.passing or step.refuse_pass) is not None:
        result = pass_cards(state, passing.seat, passing.cards)
    else:
        raise ValueError("a step without a kind")
    if step.refuse_play is None and step.refuse_pass is None:
        return f"refused by {', '.join(result.clauses)}: {result.detail}" if isinstance(result, Refusal) else result
    if not isinstance(result, Refusal):
        return "accepted, and must be refused"
    return state if list(result.clauses) == step.bars else f"refused by {', '.join(result.clauses)}"
