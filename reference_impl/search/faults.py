"""What is wrong with a wanted position before any search: cards in two places, sizes, points that do not add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.cards import SEATS
from reference_impl.cardset import BITS, CODES, HEARTS, SUIT_OF, codes_of, members
from reference_impl.search.shares import counted_cards
from reference_impl.search.wanted import EveryPenalty, EveryTrick, Points, Shares

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reference_impl.search.wanted import Wanted


def find_faults(wanted: Wanted) -> tuple[str, ...]:
    """Return everything that contradicts itself in a wanted position, in sentences; empty when nothing does."""
    faults = tuple(_seats(wanted))
    return faults or (*_cards(wanted), *_sizes(wanted), *_finish(wanted))


def trick_by_hands(wanted: Wanted) -> set[int]:
    """Return the tricks that the sizes of the hands point to; more than one when they do not agree."""
    played = {seat for seat, _ in wanted.trick_so_far}
    whole = wanted.rules[0].hand_size
    return {whole - hand.bit_count() - (seat in played) + 1 for seat, hand in wanted.hands.items()}


def _seats(wanted: Wanted) -> Iterator[str]:
    players = wanted.rules[0].players
    named = {seat for trick in (*wanted.earlier, wanted.trick_so_far, wanted.plays) for seat, _ in trick}
    named |= set(wanted.hands) | set(wanted.taken) | {wanted.dealer or 0, wanted.leader or 0}
    finish = wanted.finish
    if isinstance(finish, Shares):
        named |= set(finish.cards)
    elif isinstance(finish, Points):
        named |= set(finish.points)
    elif isinstance(finish, EveryPenalty | EveryTrick):
        named.add(finish.seat)
    for seat in sorted(named):
        if not 0 <= seat < players:
            name = SEATS[seat] if 0 <= seat < len(SEATS) else str(seat)
            yield f"There is no seat {name} at a table of {players}."
    for trick in wanted.earlier:
        if len({seat for seat, _ in trick}) != players or len(trick) != players:
            yield "An earlier trick needs one card from every seat."
    if len(wanted.trick_so_far) >= players:
        yield "The trick so far is finished: it is an earlier trick."


def _cards(wanted: Wanted) -> Iterator[str]:
    """Find cards that are not in the pack, in two places, or played or taken by the wrong seat."""
    pack, order = wanted.rules[0].pack, wanted.rules[0].strength
    left = dict(wanted.hands)
    places = [(hand, f"in the hand of {SEATS[seat]}") for seat, hand in wanted.hands.items()]
    places += [(BITS[card], f"played by {SEATS[seat]}") for trick in wanted.earlier for seat, card in trick]
    places += [(BITS[card], f"played by {SEATS[seat]}") for seat, card in wanted.trick_so_far]
    for seat, card in wanted.plays:
        if seat not in left:
            places.append((BITS[card], f"played by {SEATS[seat]}"))
        elif left[seat] & BITS[card]:
            left[seat] ^= BITS[card]
        else:
            yield f"{SEATS[seat]} plays {CODES[card]}, which is not in the hand stated, or not any more."
    earlier = sum(BITS[card] for trick in wanted.earlier for _, card in trick)
    for seat, cards in wanted.taken.items():
        places.append((cards & ~earlier, f"taken by {SEATS[seat]}"))
        for trick in wanted.earlier:
            winner = max(trick, key=lambda play: order[SUIT_OF[trick[0][1]]][play[1]])[0]
            lost = cards & sum(BITS[card] for _, card in trick)
            if lost and winner != seat:
                yield f"{_show(lost)} went to {SEATS[winner]}, not to {SEATS[seat]}."
    seen: dict[int, str] = {}
    for cards, place in places:
        if cards & ~pack:
            yield f"{_show(cards & ~pack)}, {place}, is not in the pack."
        for card in members(cards):
            if card in seen:
                yield f"{CODES[card]} is {seen[card]} and {place}."
            seen[card] = place
    if wanted.no_heart_played and earlier & HEARTS:
        yield f"{_show(earlier & HEARTS)} is played in an earlier trick, but no heart is to be played before."


def _sizes(wanted: Wanted) -> Iterator[str]:
    """Find hands that do not fit the trick, or each other, and what cannot have happened before the first trick."""
    tricks = wanted.rules[0].hand_size
    by_hands = trick_by_hands(wanted)
    if len(by_hands) > 1:
        sizes = ", ".join(f"{SEATS[seat]} {hand.bit_count()}" for seat, hand in sorted(wanted.hands.items()))
        yield f"The hands do not belong to one moment of a deal: {sizes} cards."
    for at in by_hands | ({wanted.at} if wanted.at is not None else set()):
        if not 1 <= at <= tricks:
            yield f"There is no trick {at}: a deal has {tricks}."
    if wanted.at is not None and len(by_hands) == 1 and wanted.at not in by_hands:
        yield f"The hands belong to trick {by_hands.pop()}, not to trick {wanted.at}."
    elif 1 in (wanted.at, *by_hands) and (wanted.broken or any(wanted.taken.values()) or wanted.earlier):
        yield "Before the first trick nothing is taken, no trick is played and hearts are not broken."


def _finish(wanted: Wanted) -> Iterator[str]:
    rules, finish = wanted.rules[0], wanted.finish
    if isinstance(finish, Shares):
        yield from _shares(wanted, finish)
    elif isinstance(finish, Points):
        total = sum(points * cards.bit_count() for cards, points in rules.point_classes)
        if sum(finish.points.values()) != total:
            yield f"The points add up to {sum(finish.points.values())}, but all cards together are worth {total}."
    elif isinstance(finish, EveryPenalty | EveryTrick):
        cards = rules.penalties if isinstance(finish, EveryPenalty) else rules.pack
        for seat, taken in wanted.taken.items():
            if seat != finish.seat and taken & cards:
                yield f"{SEATS[seat]} has taken {_show(taken & cards)} already."


def _shares(wanted: Wanted, finish: Shares) -> Iterator[str]:
    counted = counted_cards(wanted.rules[0])
    named = 0
    for seat, cards in finish.cards.items():
        if cards & named:
            yield f"{_show(cards & named)} cannot go to two seats."
        named |= cards
        if cards & ~counted:
            yield f"{_show(cards & ~counted)} has no points."
        for other, taken in wanted.taken.items():
            if other != seat and taken & cards:
                yield f"{_show(taken & cards)} was taken by {SEATS[other]}, not by {SEATS[seat]}."
    if counted & ~named:
        yield f"{_show(counted & ~named)} goes to nobody."


def _show(cards: int) -> str:
    return " ".join(codes_of(cards))
