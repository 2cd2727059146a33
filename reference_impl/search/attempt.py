"""One attempt at a completion: build backwards, play on, walk the result through the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_impl.cardset import BITS, HEARTS, QUEEN, SUIT_OF, SUIT_SETS, members
from reference_impl.scoring import points_of
from reference_impl.search.backward import Backward
from reference_impl.search.ground import Aim
from reference_impl.search.layout import winner_of
from reference_impl.search.playout import Goal, Playout, Table
from reference_impl.search.shares import counted_cards, share_points
from reference_impl.search.walk import walk
from reference_impl.search.wanted import Completion, EveryPenalty, EveryTrick, PlayedOut, Points, Shares

if TYPE_CHECKING:
    from reference_impl.play import Position
    from reference_impl.rules import Rules
    from reference_impl.search.dice import Dice
    from reference_impl.search.layout import Layout
    from reference_impl.search.wanted import Play, Wanted


@dataclass(frozen=True, kw_only=True)
class Effort:
    """How an attempt is made."""

    plain: bool
    """Whether the first trick is to be plain: the opening card led and followed by cards without points."""
    ahead: bool
    """Whether an ending that is asked for is built first; if not, hands are dealt at random and played on to it."""
    backward: int
    """Tricks tried at most while building backwards."""
    forward: int
    """Plays tried at most while playing on."""


def attempt(wanted: Wanted, rules: tuple[Rules, ...], layout: Layout, dice: Dice, effort: Effort) -> Completion | None:
    """Return a completion that keeps to ``rules``, one set for each reading of the layout, or None."""
    aim = aim_at(wanted, rules[0], layout, dice, effort)
    if aim is None:
        return None
    built = Backward(layout, aim, dice, limit=effort.backward).run()
    if built is None:
        return None
    plays = tuple(play for trick in built.tricks for play in trick)
    dealer = wanted.dealer
    if dealer is None:
        leader = plays[0][0] if plays else layout.openers[0]
        dealer = (leader - 1) % rules[0].players
    if wanted.finish is not None and not aim.whole:
        rest = _play_on(wanted, rules, layout, aim, (built.hands, dealer, plays), dice, effort)
        if rest is None:
            return None
        plays += rest
    return Completion(
        dealer=dealer,
        hands=built.hands,
        plays=plays,
        at=layout.at,
        position=(layout.at - 1) * rules[0].players + len(wanted.trick_so_far),
        legal_under=(),
    )


def aim_at(wanted: Wanted, rules: Rules, layout: Layout, dice: Dice, effort: Effort) -> Aim | None:
    """Return what to build for, chances taken where the wish leaves a choice; None when the choice came out badly."""
    players = rules.players
    finish = wanted.finish
    counted = counted_cards(rules)
    taken = _captured_for_sure(wanted, rules, layout)
    owned = list(taken)
    if isinstance(finish, Shares):
        owned = [cards | finish.cards.get(seat, 0) for seat, cards in enumerate(owned)]
    elif isinstance(finish, Points):
        shares = share_points(
            rules, [finish.points.get(seat, 0) for seat in range(players)], [cards & counted for cards in taken], dice
        )
        if shares is None:
            return None
        owned = [cards | share for cards, share in zip(owned, shares, strict=True)]
    elif isinstance(finish, EveryPenalty):
        owned[finish.seat] |= rules.penalties
    elif isinstance(finish, EveryTrick):
        owned[finish.seat] |= counted
    placed = rules.pack & ~layout.pool & ~layout.opening
    early = sum(wanted.taken.values()) & ~placed
    late = 0
    if wanted.broken is False:
        queen = any(QUEEN & breakers for reading in layout.readings for breakers in reading.breakers)
        late |= rules.pack & (HEARTS | (QUEEN if queen else 0))
    if wanted.no_heart_played:
        late |= rules.pack & HEARTS
    if sum(owned).bit_count() != sum(cards.bit_count() for cards in owned):
        return None
    free_tricks = sum(not slots for slots in layout.fixed[1 : layout.at])
    plain = effort.plain and not (free_tricks == 1 and (wanted.broken or early))
    whole = effort.ahead and not isinstance(finish, PlayedOut | None) and not all(layout.known)
    return Aim(
        whole=whole,
        owned=tuple(owned),
        dear=counted | rules.pack & HEARTS,
        early=early,
        late=late & ~early,
        unbroken=wanted.broken is False,
        broken_by=_breakers(rules, plain=effort.plain) if wanted.broken else None,
        only_winner=finish.seat if isinstance(finish, EveryTrick) else None,
        must_lose=_loser(wanted) if whole else None,
        first_trick=_first_trick(rules, layout, counted | early, dice, whole=whole) if plain else 0,
    )


def _breakers(rules: Rules, *, plain: bool) -> tuple[int, ...]:
    """Return by suit led what is to break hearts: a discarded heart, for that does it under every reading; else any."""
    if plain:
        return tuple(HEARTS & ~of_suit for of_suit in SUIT_SETS)
    return rules.breakers if rules.conditions.gate else (HEARTS,) * len(SUIT_SETS)


def _loser(wanted: Wanted) -> int | None:
    finish = wanted.finish
    return finish.seat if isinstance(finish, EveryPenalty) and finish.loses_a_trick else None


def _captured_for_sure(wanted: Wanted, rules: Rules, layout: Layout) -> list[int]:
    """Return by seat the cards that the wanted position and the fixed tricks say it captures."""
    taken = [wanted.taken.get(seat, 0) for seat in range(rules.players)]
    for trick, slots in enumerate(layout.fixed):
        leader = layout.leaders[trick]
        if leader is not None and len(slots) == rules.players:
            order = [(leader + place) % rules.players for place in range(rules.players)]
            plays = [(seat, slots[seat].bit_length() - 1) for seat in order]
            taken[winner_of(layout.readings[0], plays)] |= sum(slots.values())
    return taken


def _first_trick(rules: Rules, layout: Layout, unwanted: int, dice: Dice, *, whole: bool) -> int:
    """Return cards for a plain first trick beside the opening card; 0 where there are not enough, or no use for it."""
    if layout.fixed[1] or (layout.at == 1 and (not whole or any(layout.known))):
        return 0
    opening = layout.opening or sum(layout.kept) if layout.at == 1 else layout.opening
    suits = [SUIT_OF[opening.bit_length() - 1]] if opening else dice.shuffled([0, 1])
    count = rules.players - (1 if opening else 0)
    for suit in suits:
        cards = layout.pool & SUIT_SETS[suit] & ~unwanted
        if cards.bit_count() >= count:
            return sum(BITS[card] for card in dice.shuffled(members(cards))[:count])
    return 0


def _play_on(
    wanted: Wanted,
    rules: tuple[Rules, ...],
    layout: Layout,
    aim: Aim,
    path: tuple[tuple[int, ...], int, tuple[Play, ...]],
    dice: Dice,
    effort: Effort,
) -> tuple[Play, ...] | None:
    """Play to the end of the deal from a path (hands, dealer, plays), which must be legal so far."""
    hands, dealer, plays = path
    positions: list[Position] = []
    for some in rules:
        walked = walk(some, hands, dealer, plays)
        if len(walked) <= len(plays):
            return None
        positions.append(walked[-1])
    position = positions[0]
    finish = wanted.finish
    seats = range(rules[0].players)
    lost = any(position.captured[seat] for seat in seats if seat != _loser(wanted))
    points = None
    if isinstance(finish, Points):
        so_far = points_of(rules[0], position.captured)
        points = tuple(finish.points.get(seat, 0) - so_far[seat] for seat in seats)
    owner: list[int | None] = [None] * 52
    if not isinstance(finish, Points | PlayedOut):
        for seat in seats:
            for card in members(aim.owned[seat]):
                owner[card] = seat
    goal = Goal(
        owner=tuple(owner),
        points=points,
        card_points=rules[0].card_points,
        only_winner=aim.only_winner,
        must_lose=None if lost else _loser(wanted),
    )
    played = tuple(zip(rules[0].turns[position.leader], position.trick, strict=False))
    table = Table(
        hands=position.hands,
        leader=position.leader,
        trick=position.tricks + 1,
        broken=tuple(each.broken for each in positions),
    )
    return Playout(layout.readings, goal, dice, limit=effort.forward).run(table, played)
