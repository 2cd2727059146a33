"""The trick of a sheet: taken from a case, as it goes under the rules, and one that shows something."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from conformance.rule_sheet.tricks import Trick, Turn, choose_trick, tricks_of
from conformance.rules import load_profile
from conformance.rules.clauses import load_clauses
from conformance.scenarios.vectors import cases_for
from tests.rules.tables import write_profile

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.cases import Case


@cache
def trick_of(profile: str) -> Trick:
    trick = choose_trick(load_profile(profile))
    assert trick is not None
    return trick


PROFILES = ["nl-short", "nl-omslag", "international", "black-lady", "nl-short+gentlemans-rules", "international+omslag"]


def case_of(profile: str, name: str) -> Case:
    return next(case for case in cases_for(profile)[1] if case.id == name)


def worth(card: str, queen: int, jack_of_clubs: int) -> int:
    return {"QS": queen, "JC": jack_of_clubs}.get(card, 1 if card.endswith("H") else 0)


@pytest.mark.parametrize("profile", PROFILES)
def test_the_trick_chosen_shows_a_choice_a_discard_and_points(profile: str) -> None:
    trick = trick_of(profile)
    led = trick.turns[0].card[-1]
    assert [turn for turn in trick.turns if turn.card[-1] != led]
    assert trick.chooser is not None
    assert set(trick.chooser.legal) < set(trick.chooser.hand)
    assert trick.chooser.card in trick.chooser.legal
    assert trick.points > 1


@pytest.mark.parametrize("profile", PROFILES)
def test_the_highest_card_of_the_suit_led_has_taken_the_trick_and_its_points(profile: str) -> None:
    trick = trick_of(profile)
    order, led = load_profile(profile).rules["pack.ranks"], trick.turns[0].card[-1]
    following = [turn for turn in trick.turns if turn.card[-1] == led]
    assert trick.winner == max(following, key=lambda turn: order.index(turn.card[:-1])).seat
    queen, jack = (5, 2) if profile.startswith("nl") else (13, 0)
    assert trick.points == sum(worth(turn.card, queen, jack) for turn in trick.turns)


def test_the_costly_club_trick_of_the_source_goes_as_it_says() -> None:
    (trick,) = tricks_of(load_profile("nl-short"), case_of("nl-short", "G49O2"))
    assert [(turn.seat, turn.card) for turn in trick.turns] == [("A", "KC"), ("B", "JC"), ("C", "QS"), ("D", "8C")]
    assert (trick.winner, trick.points) == ("A", 7)


@pytest.mark.parametrize("profile", PROFILES)
def test_what_could_be_played_is_what_the_case_expects(profile: str) -> None:
    resolved = load_profile(profile)
    compared = 0
    for case in cases_for(profile)[1]:
        if any(resolved.rules.get(path) != value for path, value in case.when.items()):
            continue
        expected: dict[tuple[str, str], set[str]] = {}
        for before, step in pairwise(case.steps):
            if before.expect is not None and before.expect.legal and step.play is not None:
                expected[step.play.seat, step.play.card] = {*before.expect.legal}
        turns = [turn for trick in tricks_of(resolved, case) for turn in trick.turns]
        told = [turn for turn in turns if (turn.seat, turn.card) in expected]
        assert [turn for turn in told if set(turn.legal) != expected[turn.seat, turn.card]] == []
        compared += len(told)
    assert compared > 0


def test_rules_of_a_table_of_ones_own_take_a_trick_from_a_profile_with_the_same_pack(tmp_path: Path) -> None:
    file = write_profile(tmp_path, "ours", "match.threshold: {is: 40}", extends="nl-omslag")
    assert choose_trick(load_profile(str(file))) is not None


@pytest.mark.parametrize(
    ("players", "ranks", "profile"),
    [
        (3, "6 7 8 9 10 J Q K A", "nl-short"),
        (5, "5 6 7 8 9 10 J Q K A", "nl-omslag"),
        (6, "6 7 8 9 10 J Q K A", "nl-omslag"),
    ],
)
def test_where_no_case_has_so_many_players_a_deal_is_found_that_the_rules_allow(
    players: int, ranks: str, profile: str, tmp_path: Path
) -> None:
    pack = ", ".join(f'"{rank}"' for rank in ranks.split())
    rules = f"table.players: {{is: {players}}}\npack.ranks: {{is: [{pack}]}}\nopening.card: {{is: {ranks[0]}C}}"
    file = write_profile(tmp_path, "ours", rules, extends=profile)
    trick = choose_trick(load_profile(str(file)))
    assert trick is not None
    assert (trick.players, len(trick.turns)) == (players, players)
    assert trick == choose_trick(load_profile(str(file)))
    led = trick.turns[0].card[-1]
    for turn in trick.turns:
        assert turn.card in turn.legal
        assert turn.card[-1] == led or not any(card[-1] == led for card in turn.hand)


def test_a_case_yields_nothing_from_where_other_rules_forbid_a_move() -> None:
    early_heart = case_of("nl-short", "H8T22")
    assert not list(tricks_of(load_profile("nl-omslag"), early_heart))


def test_a_case_of_another_pack_yields_nothing() -> None:
    case = next(case for case in cases_for("international")[1])
    assert not list(tricks_of(load_profile("nl-short"), case))


def test_the_turn_told_is_the_one_with_a_real_choice_and_few_cards() -> None:
    def turn(seat: str, hand: str, legal: str) -> Turn:
        return Turn(seat=seat, card=legal.split()[0], hand=tuple(hand.split()), legal=tuple(legal.split()))

    trick = Trick(
        case="",
        turns=(
            turn("A", "7C 8C 9C", "7C 8C 9C"),
            turn("B", "10C 7D 8D", "10C"),
            turn("C", "JC QC 7S 8S", "JC QC"),
            turn("D", "KC 9S", "KC"),
        ),
        winner="D",
        points=2,
        players=4,
    )
    assert trick.chooser is trick.turns[2]


def test_a_hand_that_may_not_play_every_card_is_told_with_the_clause_that_bars_the_others() -> None:
    choosers = [trick_of(profile).chooser for profile in PROFILES]
    assert {chooser.barred_by for chooser in choosers if chooser} <= load_clauses().keys()
    (costly,) = tricks_of(load_profile("nl-short"), case_of("nl-short", "G49O2"))
    assert {turn.seat: turn.barred_by for turn in costly.turns}["B"] == "play.follow-suit"
