"""Shipped cases serve every name that the same rules have."""

from __future__ import annotations

import pytest

from conformance.cases import Beginning, Case
from conformance.rules import load_profile
from conformance.scenarios.vectors import cases_for, hold_stated


def case(name: str, **fields: object) -> Case:
    start = Beginning(hands={"A": ["7C"]})
    return Case(id=name, title="", feature="", line=1, clauses=[], start=start, steps=[], **fields)  # type: ignore[arg-type]


def test_where_a_point_is_stated_only_cases_for_its_value_hold_and_none_measures_it() -> None:
    rules = {"match.tie": "shared", "match.ends": "after_deal"}
    cases = [
        case("SHARE", when={"match.tie": "shared"}, measures=["match.tie"]),
        case("PLAYS", when={"match.tie": "play_on"}, measures=["match.tie"]),
        case("BOTHS", when={"match.tie": "play_on"}, also_when={"match.tie": ["shared"]}),
        case("OTHER", when={"match.ends": "after_deal"}, measures=["match.ends"]),
    ]
    held = hold_stated(cases, rules, {"match.tie"})
    assert [(each.id, each.when, each.measures) for each in held] == [
        ("SHARE", {}, []),
        ("BOTHS", {}, []),
        ("OTHER", {"match.ends": "after_deal"}, ["match.ends"]),
    ]


@pytest.mark.parametrize(
    ("name", "same_as"), [("nl-omslag+omslag", "nl-omslag"), ("international+gentlemans-rules", "international")]
)
def test_a_house_rule_that_changes_nothing_has_the_cases_of_its_profile(name: str, same_as: str) -> None:
    header, cases = cases_for(name)
    assert header.profile == name
    assert cases == cases_for(same_as)[1]


def test_a_house_rule_that_only_states_what_was_open_leaves_no_case_that_supposes_it() -> None:
    stated = (
        load_profile("black-lady").open_points.keys() - load_profile("black-lady+gentlemans-rules").open_points.keys()
    )
    _, cases = cases_for("black-lady+gentlemans-rules")
    assert stated
    assert cases
    assert {path for each in cases for path in each.when} & stated == set()
