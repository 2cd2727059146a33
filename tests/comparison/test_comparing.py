"""Variants beside each other: the table, one difference alone, and what stands for what."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from conformance.cards import LANGUAGES
from conformance.comparison.compare import compare
from conformance.comparison.isolating import differences, isolate
from conformance.comparison.pairs import pair_of
from conformance.comparison.table import table_of
from conformance.comparison.wording import load_wording
from conformance.rules import load_profile
from conformance.rules.clauses import load_clauses

if TYPE_CHECKING:
    from conformance.comparison.result import Comparison, Pair, Witness


@cache
def compared(*names: str) -> Comparison:
    return compare([load_profile(name) for name in names])


def only(pair: Pair, parameter: str) -> Witness:
    (found,) = [witness for witness in pair.witnesses if witness.parameter == parameter]
    return found


def test_a_row_agrees_where_every_variant_says_the_same() -> None:
    rows = {row.clause: row for row in table_of([load_profile("nl-short"), load_profile("nl-omslag")])}
    assert rows["setup.pack"].agrees
    assert not rows["lead.hearts"].agrees


def test_an_open_point_has_all_its_readings_the_one_that_is_played_first() -> None:
    rows = {row.clause: row for row in table_of([load_profile("nl-short"), load_profile("nl-omslag")])}
    stated, left_open = rows["first-trick.others"].cells
    assert (stated.open, left_open.open) == (False, True)
    assert left_open.readings[0] == stated.readings[0]
    assert "kept out" in left_open.readings[1].text["en"]


def test_what_another_clause_has_said_is_not_said_again() -> None:
    rows = {row.clause: row for row in table_of([load_profile("nl-short"), load_profile("international")])}
    assert rows["passing.cards"].cells[0].readings == []
    assert rows["lead.broken-by"].cells[0].readings == []


def test_every_clause_that_differs_has_a_position_or_a_reason() -> None:
    for names in (("nl-short", "nl-omslag"), ("nl-short", "international"), ("nl-omslag", "international")):
        rows = table_of([load_profile(name) for name in names])
        pair = pair_of(load_profile(names[0]), load_profile(names[1]), rows)
        covered = {clause for each in pair.witnesses for clause in each.clauses}
        covered |= {clause for each in pair.unseen for clause in each.clauses}
        assert {row.clause for row in rows if not row.agrees} - covered == set()


def test_a_difference_is_found_with_everything_else_alike() -> None:
    alone = next(isolate(load_profile("international"), load_profile("nl-short"), "first_trick.hearts"))
    assert alone.base.name == "nl-short"
    before, after = alone.rules("allowed"), alone.rules("banned")
    assert before is not None
    assert after is not None
    assert {path for path in before if before[path] != after.get(path)} == {"first_trick.hearts"}


def test_what_one_variant_passes_is_passed_where_the_other_passes_nothing() -> None:
    witness = only(compared("nl-short", "international").pairs[0], "passing.cycle")
    assert [side.outcome for side in witness.sides] == [
        {"direction": "none", "cards": 0},
        {"direction": "left", "cards": 3},
    ]


def test_a_sweep_is_said_of_both_packs_at_once() -> None:
    witness = only(compared("nl-short", "international").pairs[0], "sweep.others")
    assert witness.as_they_are
    assert [list(side.outcome["score"].values()) for side in witness.sides] == [[0, 15, 15, 15], [0, 26, 26, 26]]


def test_a_position_of_one_pack_names_the_variant_whose_other_rules_it_has() -> None:
    witness = only(compared("nl-short", "international").pairs[0], "first_trick.queen")
    assert (witness.as_they_are, witness.base) == (False, "nl-short")


def test_alternatives_of_an_open_point_are_told_from_what_the_other_variant_states() -> None:
    short, omslag = load_profile("nl-short"), load_profile("nl-omslag")
    assert differences(short, omslag, "opening.lead") == [("that_card", "any_card")]
    assert differences(short, omslag, "opening.card") == []
    assert differences(short, omslag, "reversal.several") == []


@pytest.mark.parametrize(
    "names", [("nl-short", "nl-omslag"), ("nl-omslag", "nl-short"), ("nl-omslag", "international")]
)
def test_no_variant_ends_a_match_as_only_the_other_does(names: tuple[str, str]) -> None:
    witness = only(compared(*names).pairs[0], "match.ends")
    assert {side.profile for side in witness.sides} == {"nl-omslag"}
    assert [name for name in names if name != "nl-omslag"] == witness.without
    assert witness.position.game is not None
    assert witness.position.game.start.phase == "subtracting"
    assert (witness.as_they_are, witness.own_end) == (True, True)


def test_a_threshold_is_shown_with_what_each_variant_makes_of_it() -> None:
    witness = only(compared("nl-omslag", "international").pairs[0], "match.threshold")
    turned, on = (side.outcome for side in witness.sides)
    assert (turned["totals"], turned["phase"]) == ({"A": 50, "B": 5, "C": 5, "D": 0}, "subtracting")
    assert (on["totals"], on["over"], on["phase"]) == (turned["totals"], False, "adding")


def test_where_both_leave_the_same_open_nothing_differs() -> None:
    omslag, international = load_profile("nl-omslag"), load_profile("international")
    assert differences(omslag, international, "deal.next_dealer") == []


def test_a_side_is_shown_under_every_reading_it_leaves_open() -> None:
    witness = only(compared("nl-short", "nl-omslag").pairs[0], "opening.lead")
    assert [(side.profile, side.value, side.open) for side in witness.sides] == [
        ("nl-short", "that_card", False),
        ("nl-omslag", "that_card", True),
        ("nl-omslag", "any_card", True),
    ]


def test_open_points_that_no_pair_brings_to_light_follow_by_themselves() -> None:
    last = compared("nl-short", "nl-omslag").pairs[-1]
    assert (last.left, last.right) == ("nl-omslag", "")
    assert {"reversal.crossing", "reversal.sweep", "reversal.several"} <= {each.parameter for each in last.witnesses}


def test_no_total_is_shown_that_would_have_ended_the_match_before() -> None:
    for pair in compared("international", "black-lady").pairs:
        for witness in pair.witnesses:
            for side in witness.sides:
                if witness.parameter == "match.threshold" and witness.position.game:
                    assert max(witness.position.game.start.totals.values()) < side.value


@pytest.mark.parametrize("part", ["titles", "page", "position", "unseen"])
def test_every_word_is_there_in_every_language(part: str) -> None:
    words = getattr(load_wording(), part)
    assert {name for name, each in words.items() if set(each) != set(LANGUAGES) or not all(each.values())} == set()


def test_what_comes_of_a_position_is_said_in_every_language() -> None:
    words = [form for each in load_wording().outcome.values() for form in ([each] if "en" in each else each.values())]
    assert [each for each in words if set(each) != set(LANGUAGES)] == []


def test_every_clause_of_the_rules_has_a_name() -> None:
    rules = {clause.id for clause in load_clauses().values() if clause.kind != "protocol"}
    assert rules == set(load_wording().titles)


def test_a_sweep_scores_in_each_variant_what_it_scores_there() -> None:
    pair = compared("nl-short", "nl-short+pit-subtracts").pairs[0]
    scores = [list(side.outcome["score"].values()) for side in only(pair, "sweep.sweeper").sides]
    assert scores[:2] == [[0, 15, 15, 15], [-15, 0, 0, 0]]
    assert only(pair, "sweep.sweeper").as_they_are
