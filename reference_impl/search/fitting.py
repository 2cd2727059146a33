"""Whether a finished completion is what was wanted, judged forwards through the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_impl.cardset import HEARTS
from reference_impl.play import is_finished
from reference_impl.scoring import points_of
from reference_impl.search.shares import counted_cards
from reference_impl.search.walk import walk
from reference_impl.search.wanted import EveryPenalty, EveryTrick, Points, Shares

if TYPE_CHECKING:
    from reference_impl.play import Position
    from reference_impl.rules import Rules
    from reference_impl.search.wanted import Completion, Wanted


def fits(wanted: Wanted, completion: Completion) -> bool:
    """Tell whether every play is legal under the first rules and everything wanted comes about."""
    rules = wanted.rules[0]
    dealer, hands, plays = completion.dealer, completion.hands, completion.plays
    if wanted.dealer not in (None, dealer) or wanted.at not in (None, completion.at):
        return False
    if sum(hands) != rules.pack or any(hand.bit_count() != rules.hand_size for hand in hands):
        return False
    positions = walk(rules, hands, dealer, plays)
    if len(positions) != len(plays) + 1 or completion.position > len(plays):
        return False
    there = positions[completion.position]
    begun, played = completion.position - len(wanted.trick_so_far), completion.position + len(wanted.plays)
    return (
        there.tricks == completion.at - 1
        and wanted.leader in (None, there.leader)
        and plays[begun:played] == (*wanted.trick_so_far, *wanted.plays)
        and all(there.hands[seat] == hand for seat, hand in wanted.hands.items())
        and all(cards & ~there.captured[seat] == 0 for seat, cards in wanted.taken.items())
        and wanted.broken in (None, _is_broken(rules, positions[: begun + 1]))
        and not (wanted.no_heart_played and sum(there.captured) & HEARTS)
        and _has_earlier(wanted, completion, begun)
        and (len(plays) == played if wanted.finish is None else _is_finished_so(wanted, positions[-1]))
    )


def _is_broken(rules: Rules, positions: tuple[Position, ...]) -> bool:
    """Tell whether hearts are broken; where hearts may always be led, whether one was played."""
    last = positions[-1]
    if rules.conditions.gate:
        return last.broken
    return bool(sum(last.captured) & HEARTS)


def _has_earlier(wanted: Wanted, completion: Completion, begun: int) -> bool:
    """Tell whether the earlier tricks occur in order."""
    players = wanted.rules[0].players
    tricks = iter([completion.plays[start : start + players] for start in range(0, begun, players)])
    return all(any(trick == wish for trick in tricks) for wish in wanted.earlier)


def _is_finished_so(wanted: Wanted, last: Position) -> bool:
    rules, finish = wanted.rules[0], wanted.finish
    if not is_finished(rules, last):
        return False
    if isinstance(finish, Shares):
        counted = counted_cards(rules)
        return all(cards & counted == finish.cards.get(seat, 0) for seat, cards in enumerate(last.captured))
    if isinstance(finish, Points):
        return all(own == finish.points.get(seat, 0) for seat, own in enumerate(points_of(rules, last.captured)))
    if isinstance(finish, EveryPenalty):
        own = last.captured[finish.seat]
        return not rules.penalties & ~own and not (finish.loses_a_trick and own == rules.pack)
    if isinstance(finish, EveryTrick):
        return last.captured[finish.seat] == rules.pack
    return True
