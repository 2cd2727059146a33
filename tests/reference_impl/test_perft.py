"""Counting sequences of plays: by hand, beside a count that shares no code, and sensitive to every rule of legality."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from conformance.perft.table import load_table, published_profiles
from conformance.rules import load_profile
from conformance.rules.clauses import load_clauses
from reference_impl.cardset import NUMBERS
from reference_impl.perft import Tree, divide
from reference_impl.rules import Rules
from tests.cases_by_hand import HANDS
from tests.reference_impl.tables import NL_OMSLAG, NL_SHORT

if TYPE_CHECKING:
    from collections.abc import Sequence


def counted(values: dict[str, Any], hands: Any, depth: int) -> list[int]:
    tree = Tree(Rules.from_values(values), hands)
    return [tree.count((), plays) for plays in range(1, depth + 1)]


def test_a_deal_in_which_each_seat_holds_two_cards_of_each_suit() -> None:
    # A must lead 7♣, and B, C and D choose between two clubs each: 1, 2, 4, 8. D holds king and ace and takes the
    # trick; of its seven cards any may be led: 56. A follows to the club left to D with 8♣, to two diamonds, two
    # spades and two hearts with two cards each: 8 × (1 + 3 × 2 × 2) = 104.
    assert counted(NL_SHORT, HANDS, 6) == [1, 2, 4, 8, 56, 104]


def test_no_heart_is_led_before_hearts_are_broken() -> None:
    # The same deal: hearts cannot be broken in the first trick, where all can follow. D leads one of five cards, not of
    # seven: 40; A follows to a club, two diamonds and two spades: 8 × (1 + 2 × 2 × 2) = 72. By these rules A may also
    # lead another card than the opening card, a heart apart: the first three numbers are told for 7♣ alone.
    rules = {**NL_OMSLAG, "opening.lead": "that_card"}
    del rules["first_trick.lead"]
    assert counted(rules, HANDS, 6) == [1, 2, 4, 8, 40, 72]


def test_division_adds_up_to_the_count() -> None:
    rules = Rules.from_values(NL_OMSLAG)
    tree = Tree(rules, HANDS)
    parts = divide(rules, tree.at(()), 7)
    # A may lead any card but its two hearts.
    assert sorted(parts) == sorted(NUMBERS[card] for card in ("7C", "8C", "7D", "8D", "AS", "8S"))
    assert sum(parts.values()) == tree.count((), 7)


def test_to_play_nothing_there_is_one_way_and_after_the_last_card_there_is_none() -> None:
    rules = Rules.from_values(NL_SHORT)
    tree = Tree(rules, HANDS)
    assert tree.count((), 0) == 1
    path: tuple[Any, ...] = ()
    for _ in range(32):
        path = (*path, tree.legal(path)[0])
    assert tree.count(path, 0) == 1
    assert tree.count(path, 1) == 0


def count_plainly(hands: dict[str, list[str]], trick: Sequence[tuple[str, str]], turn: str, depth: int) -> int:
    """Count by the rules of the short pack, from their text: 7♣ opens, suit is followed, the highest takes."""
    if depth == 0:
        return 1
    hand = hands[turn]
    opens = sum(map(len, hands.values())) == 32
    following = [card for card in hand if trick and card[-1] == trick[0][1][-1]]
    total = 0
    for card in ["7C"] if opens else following or hand:
        left = {**hands, turn: [other for other in hand if other != card]}
        played = [*trick, (turn, card)]
        following_seat = "ABCD"["ABCD".index(turn) - 3]
        if len(played) == 4:
            order = ["7", "8", "9", "10", "J", "Q", "K", "A"]
            suit = [(order.index(each[:-1]), seat) for seat, each in played if each[-1] == played[0][1][-1]]
            total += count_plainly(left, [], max(suit)[1], depth - 1)
        else:
            total += count_plainly(left, played, following_seat, depth - 1)
    return total


@pytest.mark.parametrize("number", range(1, 20))
def test_a_plain_count_by_lists_comes_to_the_published_numbers(number: int) -> None:
    table = load_table("nl-short")
    assert table is not None
    deal = table.deals[number - 1]
    hands: dict[str, list[str]] = {seat: list(cards) for seat, cards in deal.hands.items()}
    opener = next(seat for seat, cards in hands.items() if "7C" in cards)
    assert [count_plainly(hands, [], opener, depth) for depth in range(1, 7)] == deal.counts[:6]


def test_deals_are_published_for_every_profile() -> None:
    from conformance.rules import shipped_profiles

    assert published_profiles() == sorted(shipped_profiles())


LEGALITY = {path for clause in load_clauses().values() if clause.kind == "legality" for path in clause.reads}


@pytest.mark.parametrize("profile", published_profiles())
def test_every_change_of_a_rule_of_legality_changes_a_published_number(profile: str) -> None:
    resolved, table = load_profile(profile), load_table(profile)
    assert table is not None
    assert LEGALITY & resolved.rules.keys() >= {"opening.card", "hearts.lead", "first_trick.hearts"}
    deals = sorted(table.deals, key=lambda deal: deal.counts[-1])
    unseen = []
    for path in sorted(LEGALITY & resolved.rules.keys()):
        for values in resolved.neighbours(path):
            rules = Rules.from_values(values)
            if not any(differs(rules, deal.hands, deal.counts) for deal in deals):
                unseen.append((path, values[path]))
    assert unseen == []


def differs(rules: Rules, hands: Any, counts: list[int]) -> bool:
    tree = Tree(rules, hands)
    return any(tree.count((), plays) != count for plays, count in enumerate(counts, start=1))
