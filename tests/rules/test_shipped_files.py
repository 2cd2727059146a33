"""The profiles and house rules of the suite, against what the sources say; expected values are written by hand."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING

import pytest

from conformance.cards import LANGUAGES
from conformance.rules import load_profile, shipped_house_rules, shipped_profiles
from conformance.rules.catalogue import FOLDERS
from conformance.rules.clauses import load_clauses
from conformance.rules.document import Document, read_document
from conformance.rules.ledger import load_ledger
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Iterable

PIQUET = ["7", "8", "9", "10", "J", "Q", "K", "A"]
FULL = ["2", "3", "4", "5", "6", *PIQUET]
GATE_OF_003 = {
    "hearts.lead": "when_broken",
    "hearts.broken_by": "discarded",
    "hearts.queen_breaks": "no",
    "hearts.exception": "only_hearts",
    "queen.lead": "free",
}
REVERSAL = {
    "match.finish": "reversal",
    "reversal.crossing": "whole",
    "reversal.crossing_sweep": "whole",
    "reversal.sweep": "as_scored",
    "reversal.at_zero": "next_deal",
    "reversal.overshoot": "wins",
    "reversal.several": "all_win",
}
SHORT = {
    "table.players": 4,
    "pack.ranks": PIQUET,
    "deal.next_dealer": "left",
    "passing.cycle": ["none"],
    "opening.leader": "holder_of_card",
    "opening.card": "7C",
    "opening.lead": "that_card",
    "hearts.lead": "free",
    "first_trick.hearts": "allowed",
    "first_trick.queen": "allowed",
    "first_trick.others": "allowed",
    "scoring.values": {"hearts": 1, "QS": 5, "JC": 2},
    "sweep.needs": "all_penalty_cards",
    "sweep.sweeper": 0,
    "sweep.others": 15,
    "match.threshold": 50,
    "match.reached": "at_or_above",
    "match.ends": "after_deal",
    "match.finish": "lowest_wins",
    "match.tie": "shared",
}
OMSLAG = {path: value for path, value in SHORT.items() if path != "match.tie"} | GATE_OF_003 | REVERSAL | {
    "first_trick.hearts": "banned",
    "first_trick.queen": "banned",
}
INTERNATIONAL = {path: value for path, value in SHORT.items() if path != "first_trick.others"} | GATE_OF_003 | {
    "pack.ranks": FULL,
    "passing.cycle": ["left", "right", "across", "none"],
    "passing.cards": 3,
    "opening.card": "2C",
    "hearts.broken_by": "played",
    "first_trick.hearts": "banned",
    "first_trick.queen": "banned",
    "scoring.values": {"hearts": 1, "QS": 13},
    "sweep.others": 26,
    "match.threshold": 100,
}


def documents() -> list[Document]:
    return [read_document(path) for folder in FOLDERS.values() for path in sorted(folder.glob("*.yaml"))]


def combined(length: int) -> list[str]:
    return ["+".join((p, *rules)) for p in shipped_profiles() for rules in combinations(shipped_house_rules(), length)]


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("nl-short", SHORT),
        ("nl-omslag", OMSLAG),
        ("international", INTERNATIONAL),
        ("black-lady", INTERNATIONAL),
        ("nl-short+omslag", {path: value for path, value in SHORT.items() if path != "match.tie"} | REVERSAL),
        ("nl-short+pit-subtracts", SHORT | {"sweep.sweeper": -15, "sweep.others": 0}),
        ("international+pit-subtracts", INTERNATIONAL | {"sweep.sweeper": -26, "sweep.others": 0}),
        (
            "nl-short+free-opening",
            {path: value for path, value in SHORT.items() if path not in ("opening.card", "opening.lead")}
            | {"opening.leader": "left_of_dealer"},
        ),
        (
            "nl-short+gentlemans-rules",
            SHORT
            | GATE_OF_003
            | dict.fromkeys(("first_trick.hearts", "first_trick.queen", "first_trick.others"), "banned")
            | {"hearts.broken_by": "played"},
        ),
        ("nl-omslag+gentlemans-rules", OMSLAG | {"first_trick.others": "banned"}),
        (
            "nl-omslag+free-opening",
            {path: value for path, value in OMSLAG.items() if path not in ("opening.card", "opening.lead")}
            | {"opening.leader": "left_of_dealer", "first_trick.lead": "covered"},
        ),
    ],
)
def test_the_resolved_rules_are_those_of_the_sources(name: str, rules: dict[str, object]) -> None:
    assert load_profile(name).rules == rules


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("nl-short", []),
        (
            "nl-omslag",
            [
                "deal.next_dealer", "opening.lead", "first_trick.others", "match.ends", "reversal.crossing",
                "reversal.crossing_sweep", "reversal.sweep", "reversal.at_zero", "reversal.several",
            ],
        ),
        ("international", ["deal.next_dealer"]),
        (
            "black-lady",
            INTERNATIONAL.keys() - {"table.players", "pack.ranks", "scoring.values", "match.finish"},
        ),
        ("nl-short+free-opening", []),
        ("nl-omslag+free-opening", [
            "first_trick.others", "first_trick.lead", "match.ends", "reversal.crossing", "reversal.crossing_sweep",
            "reversal.sweep", "reversal.at_zero", "reversal.several",
        ]),
        ("nl-short+pit-subtracts", ["sweep.sweeper", "sweep.others"]),
        ("nl-short+omslag", [path for path in REVERSAL if path != "match.finish"]),
        ("nl-short+gentlemans-rules", ["hearts.broken_by", "hearts.queen_breaks", "queen.lead"]),
        ("international+gentlemans-rules", ["deal.next_dealer"]),
    ],
)  # fmt: skip
def test_open_is_what_the_sources_leave_open(name: str, points: Iterable[str]) -> None:
    assert sorted(load_profile(name).open_points) == sorted(points)


def test_an_open_point_lists_what_is_executed_first_and_totals_as_numbers() -> None:
    points = load_profile("international+pit-subtracts").open_points
    assert points["sweep.sweeper"] == (-26, -10)
    assert points["sweep.others"] == (0, 26)


@pytest.mark.parametrize("name", combined(0) + combined(1) + combined(2) + combined(4))
def test_every_profile_combines_with_every_house_rule_and_all_of_them(name: str) -> None:
    resolved = load_profile(name)
    assert list(resolved.rules) == [path for path in load_parameters() if path in resolved.rules]
    assert set(resolved.rules) <= set(resolved.standing)
    assert all(not standing.stated or not standing.alternatives for standing in resolved.standing.values())


@pytest.mark.parametrize("profile", shipped_profiles())
def test_the_order_of_house_rules_makes_no_difference(profile: str) -> None:
    first = load_profile("+".join((profile, *shipped_house_rules())))
    for order in permutations(shipped_house_rules()):
        assert load_profile("+".join((profile, *order))) == first


@pytest.mark.parametrize(
    ("profile", "house_rule"), [("nl-omslag", "omslag"), ("international", "gentlemans-rules")]
)
def test_a_house_rule_that_changes_nothing_is_a_note_and_the_same_rules(profile: str, house_rule: str) -> None:
    alone, together = load_profile(profile), load_profile(f"{profile}+{house_rule}")
    assert together.hash == alone.hash
    assert together.open_points == alone.open_points
    assert together.notes == (f"`{house_rule}` changes nothing in `{profile}`",)


def test_a_house_rule_may_state_what_a_profile_leaves_open() -> None:
    together = load_profile("black-lady+gentlemans-rules")
    assert together.hash == load_profile("black-lady").hash
    assert together.standing["hearts.lead"].stated
    assert "hearts.lead is stated" in together.notes[0]


def test_omslag_on_the_short_game_is_not_the_omslag_game() -> None:
    assert load_profile("nl-short+omslag").hash != load_profile("nl-omslag").hash


def test_omslag_keeps_the_threshold_of_the_profile() -> None:
    assert load_profile("international+omslag").rules["match.threshold"] == 100


@pytest.mark.parametrize("document", documents(), ids=lambda document: document.name)
def test_every_shipped_value_has_a_source_or_is_open(document: Document) -> None:
    assert not document.problems
    assert all(setting.sources or not setting.stated for setting in document.settings)


@pytest.mark.parametrize("document", documents(), ids=lambda document: document.name)
def test_every_shipped_file_has_a_title_in_each_language_and_tells_editors_its_schema(document: Document) -> None:
    assert set(document.title) == set(LANGUAGES)
    first = document.path.read_text(encoding="utf-8").splitlines()[0]
    assert first == "# yaml-language-server: $schema=../schemas/profile.schema.json"


@pytest.mark.parametrize("name", ["nl-short", "nl-short+free-opening", "nl-short+pit-subtracts", "nl-short+omslag"])
def test_the_three_languages_of_the_short_game_are_quoted_together(name: str) -> None:
    for standing in load_profile(name).standing.values():
        assert {source[:3] for source in standing.sources} in ({"000", "002", "004"}, set())


@pytest.mark.parametrize(("name", "source"), [("nl-omslag", "003"), ("international", "001"), ("black-lady", "003")])
def test_the_other_profiles_rest_on_one_source(name: str, source: str) -> None:
    for standing in load_profile(name).standing.values():
        assert {reference[:3] for reference in standing.sources} <= {source}


@pytest.mark.parametrize("document", documents(), ids=lambda document: document.name)
def test_every_quoted_sentence_states_a_clause_that_reads_the_parameter(document: Document) -> None:
    for setting in document.settings:
        for source in setting.sources:
            stated = {
                clause
                for entry in load_ledger()
                if entry.place == source or entry.place.startswith(f"{source}.")
                for clause in entry.states
            }
            assert any(setting.parameter in load_clauses()[clause].reads for clause in stated), (setting.path, source)
