"""Which known rules an app may be playing."""

from __future__ import annotations

from conformance.asking.candidates import load_candidates
from conformance.asking.nearest import Difference, differences, find_nearest, settled_points
from conformance.rules import load_profile

CANDIDATES = {candidate.name: candidate for candidate in load_candidates()}


def names(known: dict[str, object]) -> list[str]:
    return [candidate.name for candidate in find_nearest(known).candidates]


def test_before_anything_is_known_every_profile_is_possible_and_no_house_rule_is_named() -> None:
    assert sorted(names({})) == ["black-lady", "international", "nl-omslag", "nl-short"]


def test_fifty_two_cards_are_not_the_dutch_game() -> None:
    # 003:74: whoever sees 52 cards or a pass is not playing Dutch Hartenjagen
    full = load_profile("international").rules["pack.ranks"]
    assert sorted(names({"pack.ranks": full})) == ["black-lady", "international"]


def test_a_house_rule_is_named_where_it_explains_something() -> None:
    ranks = load_profile("nl-short").rules["pack.ranks"]
    known = {"pack.ranks": ranks, "hearts.lead": "free", "opening.leader": "left_of_dealer"}
    assert names(known) == ["nl-short+free-opening"]


def test_a_card_that_counts_otherwise_is_one_difference_and_the_sum_that_follows_from_it_none() -> None:
    known = load_profile("nl-omslag").replace({"scoring.values.JC": 0})
    assert list(differences(CANDIDATES["nl-omslag"], known)) == [Difference(path="scoring.values.JC", here=0, there=2)]


def test_an_open_point_is_no_difference_whatever_of_its_readings_an_app_plays() -> None:
    known = load_profile("nl-omslag").replace({"reversal.crossing": "mid_deal"})
    assert not list(differences(CANDIDATES["nl-omslag"], known))
    assert settled_points(CANDIDATES["nl-omslag"], known)["reversal.crossing"] == "mid_deal"


def test_what_an_open_point_does_not_name_is_a_difference() -> None:
    # 003:71 says usually 100; 50 and 500 are named beside it
    assert not list(differences(CANDIDATES["black-lady"], {"match.threshold": 500}))
    assert len(list(differences(CANDIDATES["black-lady"], {"match.threshold": 77}))) == 1


def test_what_hangs_on_a_difference_is_none_of_its_own() -> None:
    known = load_profile("nl-short").replace({"hearts.lead": "when_broken", "hearts.broken_by": "discarded"})
    assert [each.path for each in differences(CANDIDATES["nl-short"], known)] == ["hearts.lead"]


def test_rules_that_leave_much_open_are_not_the_nearest_for_that() -> None:
    known = load_profile("nl-short").replace({"scoring.values.QS": 7, "hearts.lead": "when_broken"})
    assert names(known)[0].startswith("nl-short")


def test_an_app_with_the_reversal_is_not_nearest_to_a_game_without_because_it_is_unusual_in_how_it_reverses() -> None:
    # only the queen and going below 0 are differences; in the rest it plays what is open, but not what most tables play
    known = load_profile("nl-omslag").replace(
        {"first_trick.queen": "allowed", "reversal.overshoot": "bounces", "reversal.crossing": "capped",
         "reversal.crossing_sweep": "capped", "reversal.sweep": "as_captured"}
    )  # fmt: skip
    nearest = find_nearest(known)
    assert (names(known)[0], nearest.differences) == ("nl-omslag", 2)
