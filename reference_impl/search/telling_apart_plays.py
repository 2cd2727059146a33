"""Positions to try within a trick: which cards of a hand may be played, and who takes a trick.

Only the kind of a card matters to legality: its suit, and whether some rule names it. So hands are made up of as few
cards as possible that some rule names and of the lowest others, and all mixtures of kinds are tried.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING

from conformance.positions import Position
from reference_impl.cardset import BITS, HEARTS, QUEEN, SUIT_OF, SUIT_SETS, codes_of, members
from reference_impl.legality import legal_cards
from reference_impl.search.completion import Completion, complete
from reference_impl.search.hands_around import hands_around
from reference_impl.search.telling import as_played, stage
from reference_impl.search.wanted import Play, Wanted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reference_impl.legality import Narrowing
    from reference_impl.rules import Rules

LEADER = 0
_SPADES, _DIAMONDS, _CLUBS = (SUIT_SETS[place] for place in (2, 1, 0))


@dataclass(frozen=True, kw_only=True)
class _Situation:
    """Where a card is to be played, and the steps that narrow a hand under each of two sets of rules."""

    steps: tuple[tuple[Narrowing, ...], tuple[Narrowing, ...]]
    trick: tuple[Play, ...] = ()
    earlier: tuple[Play, ...] = ()
    first_trick: bool = False


def plays_to_try(one: Rules, other: Rules) -> Iterator[Position]:
    """Yield positions in which the two allow different cards, those with the fewest cards to show first."""
    whole = one.hand_size
    lead = _Situation(steps=_leading(one, other, later=True, broken=(False, False)))
    opening = _Situation(first_trick=True, steps=_leading(one, other, later=False, broken=(False, False)))
    ways = [(size, _with_hand(one, other, lead, size)) for size in range(2, whole)]
    ways += [(whole, _with_hand(one, other, opening, whole))]
    if one.strength != other.strength:
        ways.append((one.players, _tricks(one, other)))
    for card in _opening_leads(one, other):
        first, second = (rules.narrowings.following[False][SUIT_OF[card]] for rules in (one, other))
        following = _Situation(first_trick=True, steps=(first, second), trick=((LEADER, card),))
        ways.append((whole + 1, _with_hand(one, other, following, whole)))
    for earlier in _breaking(one, other):
        broken = _is_broken(one, earlier), _is_broken(other, earlier)
        after = _Situation(steps=_leading(one, other, later=True, broken=broken), earlier=earlier)
        ways += [(len(earlier) + size, _with_hand(one, other, after, size)) for size in range(2, whole)]
    for _, positions in sorted(ways, key=lambda way: way[0]):
        yield from positions


def _leading(
    one: Rules, other: Rules, *, later: bool, broken: tuple[bool, bool]
) -> tuple[tuple[Narrowing, ...], tuple[Narrowing, ...]]:
    return one.narrowings.leading[later][broken[0]], other.narrowings.leading[later][broken[1]]


def _with_hand(one: Rules, other: Rules, at: _Situation, size: int) -> Iterator[Position]:
    """Yield a position for every hand of that size that the two treat differently and that a deal can lead to."""
    if at.steps[0] == at.steps[1]:
        return
    for hand in _hands(one, other, at, size):
        if legal_cards(at.steps[0], hand) != legal_cards(at.steps[1], hand) and _has_room(one, at, hand):
            found = _placed(one, other, at, hand)
            if found is not None:
                yield found


def _has_room(rules: Rules, at: _Situation, hand: int) -> bool:
    """Tell whether the hearts that cannot have been played yet are no more than all hands can hold."""
    earlier = sum(BITS[card] for _, card in at.earlier)
    if at.first_trick or (earlier & HEARTS and earlier & ~HEARTS):
        return True
    held = (rules.pack & HEARTS & ~earlier).bit_count() + (hand & ~HEARTS).bit_count()
    return held <= rules.players * hand.bit_count()


def _placed(one: Rules, other: Rules, at: _Situation, hand: int) -> Position | None:
    """Return the position in a whole deal that both allow, None where there is none."""
    seat = LEADER + len(at.trick)
    earlier = sum(BITS[card] for _, card in at.earlier)
    fresh = not at.first_trick and not earlier & HEARTS
    unbroken, second = (other, one) if at.earlier and _is_broken(one, at.earlier) else (one, other)
    hands = {seat: hand}
    if earlier & HEARTS:
        hands = hands_around(one, at.earlier, seat, hand)
    if not hands:
        return None
    wanted = Wanted(
        rules=(unbroken, second),
        leader=LEADER,
        hands=hands,
        at=1 if at.first_trick else None,
        no_heart_played=fresh,
        broken=None if at.first_trick else False,
        earlier=(at.earlier,) if at.earlier else (),
        trick_so_far=at.trick,
    )
    found = complete(wanted, seed=1)
    if not isinstance(found, Completion) or found.legal_under != (0, 1):
        return None
    return Position(
        kind="follow" if at.trick else "lead",
        seat=one.seats[seat],
        hand=list(codes_of(hand)),
        first_trick=at.first_trick,
        fresh=fresh,
        undiscarded=bool(earlier & HEARTS),
        earlier=as_played(one, at.earlier),
        trick=as_played(one, at.trick),
        game=stage(one, found, plays=found.plays[: found.position]),
    )


def _hands(one: Rules, other: Rules, at: _Situation, size: int) -> Iterator[int]:
    """Yield hands of one size, those with the fewest cards that a rule names first."""
    gone = sum(BITS[card] for _, card in (*at.trick, *at.earlier))
    pack = one.pack & ~gone
    named = _named(one, other)
    must = 0
    if at.first_trick and not at.trick and one.opening_card is not None:
        must = BITS[one.opening_card]
    elif at.first_trick and one.opening_card is not None:
        pack &= ~BITS[one.opening_card]
    kinds = [cards & pack for cards in _kinds(one, other) if cards & pack & named & ~must]
    plain = [cards & pack & ~named for cards in (_DIAMONDS, _SPADES, _CLUBS)]
    free = size - must.bit_count()
    for number in range(free + 1):
        for mixture in combinations_with_replacement(range(len(kinds)), number):
            chosen = _lowest_of(kinds, mixture)
            if chosen is None:
                continue
            for count in (2, 1, 3) if number < free else (0,):
                for suits in combinations(plain, count):
                    rest = _spread(suits, free - number)
                    if rest is not None:
                        yield must | chosen | rest


def _named(one: Rules, other: Rules) -> int:
    cards = HEARTS | QUEEN
    for rules in (one, other):
        cards |= rules.conditions.forced_lead
        for kept_out in rules.conditions.kept_out.values():
            cards |= kept_out
    return cards


def _kinds(one: Rules, other: Rules) -> list[int]:
    """Return the cards that some rule names, sorted into those that all rules treat alike."""
    sets = [*SUIT_SETS, QUEEN]
    for rules in (one, other):
        sets += [rules.conditions.forced_lead, *rules.conditions.kept_out.values()]
    alike: dict[tuple[bool, ...], int] = {}
    for card in members(one.pack & _named(one, other)):
        key = tuple(bool(cards & BITS[card]) for cards in sets)
        alike[key] = alike.get(key, 0) | BITS[card]
    return list(alike.values())


def _lowest_of(kinds: list[int], mixture: tuple[int, ...]) -> int | None:
    chosen = 0
    for kind in mixture:
        left = kinds[kind] & ~chosen
        if not left:
            return None
        chosen |= left & -left
    return chosen


def _spread(suits: tuple[int, ...], number: int) -> int | None:
    """Return so many of the lowest cards, from the suits in turn."""
    chosen = 0
    for place in range(number):
        left = [cards & ~chosen for cards in suits]
        turn = left[place % len(suits)] if left else 0
        turn = turn or next((cards for cards in left if cards), 0)
        if not turn:
            return None
        chosen |= turn & -turn
    return chosen


def _opening_leads(one: Rules, other: Rules) -> list[int]:
    """Return cards with which the first trick may be led: the opening card where there is one."""
    if one.opening_card is not None:
        return [one.opening_card]
    plain = one.pack & ~_named(one, other)
    return [next(members(plain & suit)) for suit in (_CLUBS, _DIAMONDS) if plain & suit]


def _breaking(one: Rules, other: Rules) -> Iterator[tuple[Play, ...]]:
    """Yield tricks after which hearts are broken under one of the two alone."""
    hearts, spades = (list(members(one.pack & suit)) for suit in (HEARTS, _SPADES & ~QUEEN))
    queen = list(members(one.pack & QUEEN))
    clubs = list(members(one.pack & _CLUBS & ~_named(one, other)))
    size = one.players
    tricks = [hearts[:size], spades[: size - 1] + queen, clubs[: size - 1] + queen]
    for cards in tricks:
        if len(cards) < size:
            continue
        played = tuple(zip((seat % size for seat in range(LEADER + 1, LEADER + 1 + size)), cards, strict=True))
        if _is_broken(one, played) != _is_broken(other, played):
            yield played


def _is_broken(rules: Rules, trick: tuple[Play, ...]) -> bool:
    return any(BITS[card] & rules.breakers[SUIT_OF[trick[0][1]]] for _, card in trick)


def _tricks(one: Rules, other: Rules) -> Iterator[Position]:
    """Yield a trick that goes to another seat under the other order of the cards: of one suit, if it can be."""
    for followed in (one.players, 2):
        for suit in (_SPADES & ~QUEEN, _DIAMONDS, _CLUBS, HEARTS):
            discards = list(members(one.pack & (_DIAMONDS if suit != _DIAMONDS else _SPADES) & ~_named(one, other)))
            for chosen in combinations(members(one.pack & suit), followed):
                trick = tuple(enumerate((*chosen, *discards[: one.players - followed])))
                if _highest(one, chosen) == _highest(other, chosen) or len(trick) < one.players:
                    continue
                found = complete(Wanted(rules=(one, other), leader=LEADER, plays=trick), seed=1)
                if isinstance(found, Completion) and found.legal_under == (0, 1):
                    game = stage(one, found, plays=found.plays[: found.position + len(trick)])
                    yield Position(kind="trick", trick=as_played(one, trick), game=game)
                    return


def _highest(rules: Rules, cards: tuple[int, ...]) -> int:
    return max(cards, key=lambda card: rules.strength[SUIT_OF[card]][card])
