"""A second opinion on plays, for the tests of the search: the rules once more, on sets of card codes, by hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from conformance.cards import RANKS, SUITS
from reference_impl.cardset import CODES, codes_of

if TYPE_CHECKING:
    from reference_impl.search.completion import Completion

Values = dict[str, Any]
Tricks = list[list[tuple[int, str]]]


def pack(values: Values) -> set[str]:
    return {rank + suit for rank in RANKS if rank in values["pack.ranks"] for suit in SUITS}


def points(values: Values, card: str) -> int:
    suits = {"hearts": "H", "spades": "S", "diamonds": "D", "clubs": "C"}
    named = values["scoring.values"]
    if card in named:
        return int(named[card])
    return int(sum(worth for name, worth in named.items() if suits.get(name) == card[-1]))


def may_play(values: Values, hand: set[str], led: str | None, *, first: bool, broken: bool) -> set[str]:
    """Narrow a hand step by step; a step that leaves nothing is left out."""
    cards = set(hand)
    hearts = {card for card in hand if card[-1] == "H"}
    if led is None and first and values.get("opening.lead") == "that_card":
        cards = cards & {values["opening.card"]} or cards
    if led is not None:
        cards = {card for card in cards if card[-1] == led[-1]} or cards
    if first and (led is not None or values.get("first_trick.lead") == "covered"):
        banned = hearts if values["first_trick.hearts"] == "banned" else set()
        banned = banned | ({"QS"} if values["first_trick.queen"] == "banned" else set())
        if values.get("first_trick.others") == "banned":
            banned = banned | {card for card in hand - hearts - {"QS"} if points(values, card) > 0}
        cards = cards - banned or cards
    if led is None and not broken and values["hearts.lead"] == "when_broken":
        spared = hearts | ({"QS"} if values["hearts.exception"] == "only_hearts_and_queen" else set())
        if hand - spared:
            cards = cards - hearts or cards
        if values["queen.lead"] == "when_broken":
            cards = cards - {"QS"} or cards
    return cards


def breaks(values: Values, trick: list[tuple[int, str]]) -> bool:
    """Tell whether a trick breaks hearts; without a gate, whether a heart lies in it."""
    played = [card for _, card in trick]
    if values["hearts.lead"] == "free":
        return any(card[-1] == "H" for card in played)
    if values["hearts.broken_by"] == "discarded":
        played = [card for card in played if card[-1] != played[0][-1]]
    return any(card[-1] == "H" or (card == "QS" and values["hearts.queen_breaks"] == "yes") for card in played)


def winner(values: Values, trick: list[tuple[int, str]]) -> int:
    ranks = values["pack.ranks"]
    follows = [(ranks.index(card[:-1]), seat) for seat, card in trick if card[-1] == trick[0][1][-1]]
    return max(follows)[1]


@dataclass
class Record:
    """What came of plays that were all legal."""

    tricks: Tricks = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    broken: list[bool] = field(default_factory=list)
    """Whether hearts were broken before each trick."""
    hands: list[list[set[str]]] = field(default_factory=list)
    """By play: the hands before it; and the hands at the end."""

    def captured(self, seat: int, upto: int | None = None) -> set[str]:
        """Return what a seat took, in the first tricks or in all."""
        taken = zip(self.winners[:upto], self.tricks, strict=False)
        return {card for took, trick in taken if took == seat for _, card in trick}


def judge(values: Values, completion: Completion) -> Record:
    """Play a completion out by hand; fails at the first play that is not legal."""
    players = values["table.players"]
    hands: list[set[str]] = [set(codes_of(hand)) for hand in completion.hands]
    assert set.union(*hands) == pack(values)
    assert {len(hand) for hand in hands} == {len(pack(values)) // players}
    if values["opening.leader"] == "left_of_dealer":
        turn = (completion.dealer + 1) % players
    else:
        turn = next(seat for seat in range(players) if values["opening.card"] in hands[seat])
    record, broken = Record(), False
    trick: list[tuple[int, str]] = []
    for seat, number in completion.plays:
        card = CODES[number]
        led = trick[0][1] if trick else None
        where = f"trick {len(record.tricks) + 1}, {card} by {seat}"
        assert seat == turn, where
        assert card in may_play(values, hands[seat], led, first=not record.tricks, broken=broken), where
        record.hands.append([set(hand) for hand in hands])
        if not trick:
            record.broken.append(broken)
        hands[seat].remove(card)
        trick.append((seat, card))
        turn = (turn + 1) % players
        if len(trick) == players:
            turn = winner(values, trick)
            broken = broken or breaks(values, trick)
            record.tricks.append(trick)
            record.winners.append(turn)
            trick = []
    record.hands.append(hands)
    record.broken.append(broken)
    return record
