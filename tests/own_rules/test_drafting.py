"""Drafts of missing scenarios: whose position they take, what they keep of it, and that it can come about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.cards import LANGUAGES
from conformance.own_rules.comparing import compare, without_scenario
from conformance.own_rules.drafting import Draft, draft_missing
from conformance.own_rules.fitting import is_left
from conformance.own_rules.leaving import leave_open
from conformance.rules import load_profile
from conformance.rules.clauses import load_clauses
from conformance.scenarios.loading import load_scenarios, read_file
from conformance.scenarios.phrasebook import load_phrasebook
from reports.own_rules_drafts import as_feature
from tests.rules.tables import write_profile
from tests.scenarios.writing import scenario_of

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Scenario


@pytest.fixture(scope="module")
def scenarios() -> tuple[Scenario, ...]:
    return load_scenarios()


def drafted(
    folder: Path, rules: str, scenarios: tuple[Scenario, ...], parent: str = "nl-short"
) -> tuple[Resolved, tuple[str, ...], tuple[Draft, ...], tuple[str, ...]]:
    """Return a table, its clauses without a scenario, the drafts, and the clauses left over."""
    table = load_profile(str(write_profile(folder, "ours", rules, extends=parent)))
    found = compare(table, load_profile(parent), scenarios)
    off = [each.scenario for each in found.off]
    missing = without_scenario(table, (clause for scenario in found.holding for clause in scenario.clauses))
    taken = {scenario.id for scenario in scenarios}
    return table, missing, *draft_missing(missing, off, (), table, folder / "ours" / "a.feature", taken)


def ids(draft: Draft, kind: str) -> list[str]:
    return [line.stated.id for line in draft.lines if line.kind == kind]


def test_a_draft_takes_the_position_of_a_scenario_of_its_clause(
    tmp_path: Path, scenarios: tuple[Scenario, ...]
) -> None:
    table, missing, [draft], left = drafted(tmp_path, "sweep.sweeper: -3\nsweep.others: 0", scenarios)
    assert (missing, left, draft.covers) == (("sweep.score",), (), ("sweep.score",))
    source = next(scenario for scenario in scenarios if scenario.id == draft.source.id)
    assert "sweep.score" in source.clauses
    assert [line for line in draft.lines[1:] if line.kind != "then"] == [
        line for line in source.lines[1:] if line.kind != "then"
    ]
    assert draft.lines[0].stated.fields == {"profile": table.name}
    assert not draft.changed


def test_every_clause_that_lost_its_scenarios_gets_a_draft_or_is_told(
    tmp_path: Path, scenarios: tuple[Scenario, ...]
) -> None:
    _, missing, drafts, left = drafted(tmp_path, "scoring.values: {QS: 13}", scenarios)
    assert {clause for draft in drafts for clause in draft.covers} | set(left) == set(missing)
    assert left == ()
    for draft in drafts:
        others = {clause for other in drafts if other is not draft for clause in other.covers}
        assert not others.issuperset(draft.covers), "none is there for nothing"


def test_ids_are_fresh_and_the_same_again(tmp_path: Path, scenarios: tuple[Scenario, ...]) -> None:
    drafts = drafted(tmp_path, "scoring.values: {QS: 13}", scenarios)[2]
    names = [draft.id for draft in drafts]
    assert len(set(names)) == len(names)
    assert not set(names) & {scenario.id for scenario in scenarios}
    assert names == [draft.id for draft in drafted(tmp_path, "scoring.values: {QS: 13}", scenarios)[2]]


def test_points_of_a_deal_come_to_what_the_cards_now_count(tmp_path: Path, scenarios: tuple[Scenario, ...]) -> None:
    drafts = drafted(tmp_path, "scoring.values: {QS: 13}", scenarios)[2]
    shared = [
        [points for _, points in line.stated.fields["scores"]]
        for draft in drafts
        for line in draft.lines
        if line.stated.id == "play-out-points"
    ]
    assert shared
    assert {sum(points) for points in shared} == {8 + 13 + 2}
    assert all(points >= 0 for each in shared for points in each)
    assert any(draft.changed for draft in drafts)


def test_readings_that_the_table_has_settled_are_not_said_again(
    tmp_path: Path, scenarios: tuple[Scenario, ...]
) -> None:
    table, _, drafts, _ = drafted(tmp_path, "reversal.overshoot: bounces", scenarios, "nl-omslag")
    assert drafts
    for draft in drafts:
        for line in draft.lines:
            if line.stated.id == "agreement":
                path, value = line.stated.fields["agreement"]
                assert value in table.open_points[path]


def test_a_draft_names_all_that_has_a_say_in_it_once_it_is_filled_in(
    tmp_path: Path, scenarios: tuple[Scenario, ...]
) -> None:
    # Who passes fifty by a queen of 13 would have ended the match in mid-deal, had the table played so.
    drafts = drafted(tmp_path, "scoring.values: {QS: 13}", scenarios)[2]
    passing_fifty = [draft for draft in drafts if "winners" in ids(draft, "then")]
    assert passing_fifty
    for draft in passing_fifty:
        assert any("match.ends" in load_clauses()[clause].reads for clause in draft.clauses)


def test_what_was_dealt_is_no_expectation(scenarios: tuple[Scenario, ...]) -> None:
    dealt = next(
        scenario
        for scenario in scenarios
        if any(line.stated.id == "next-deal" for line in scenario.lines)
        and any(line.stated.id == "holds" for line in scenario.lines)
    )
    deal = next(number for number, line in enumerate(dealt.lines) if line.stated.id == "next-deal")
    assert dealt.lines[deal + 1].stated.id == "holds"
    assert not is_left(dealt.lines, deal + 1)
    assert not is_left(dealt.lines, deal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_drafts_is_sound_but_for_what_is_to_be_filled_in(
    language: str, tmp_path: Path, scenarios: tuple[Scenario, ...]
) -> None:
    table, _, drafts, _ = drafted(tmp_path, "scoring.values: {QS: 13}", scenarios)
    file = tmp_path / "ours" / "features" / "ours.feature"
    file.parent.mkdir(parents=True)
    file.write_text(as_feature(drafts, table, language, "hartenjagen test ours.yaml", {}), encoding="utf-8")
    read, problems = read_file(file, file.parent)
    assert [scenario.id for scenario in read] == [draft.id for draft in drafts]
    assert {problem.code for problem in problems} == {"unfilled-draft"}
    left = sum(is_left(draft.lines, number) for draft in drafts for number in range(len(draft.lines)))
    assert len(problems) == left
    assert all(scenario.clauses[0] == draft.covers[0] for scenario, draft in zip(read, drafts, strict=True))
    assert all(scenario.language == language for scenario in read)


def test_totals_lie_about_the_threshold_as_they_did(tmp_path: Path) -> None:
    # From 45 six points pass a threshold of 50; from 95 they pass one of 100.
    text = "Given we play nl-short\nAnd the totals are A 45, B 15, C 15, D 15\n"
    text += "When the deal is played out with points A 6, B 3, C 3, D 3\nThen B, C and D win the match"
    source = scenario_of(text, tmp_path, clauses="match.winner")

    def standing(threshold: int) -> dict[str, int]:
        table = load_profile(str(write_profile(tmp_path, "ours", f"match.threshold: {threshold}", extends="nl-short")))
        [draft], left = draft_missing(["match.winner"], [source], (), table, tmp_path / "a.feature", ())
        assert left == ()
        assert draft.changed
        assert ids(draft, "then") == ["winners"]
        return dict(draft.lines[1].stated.fields["scores"])

    assert standing(100) == {"A": 95, "B": 15, "C": 15, "D": 15}
    assert standing(15) == {"A": 10, "B": 4, "C": 4, "D": 4}, "at 15 the others would stand at it from the start"


def test_whoever_takes_more_points_than_before_begins_with_fewer(tmp_path: Path) -> None:
    # With a queen of 13 there are eight points more, which go to A: 32 + 17 is the 49 that 40 + 9 was.
    text = "Given we play nl-short\nAnd the totals are A 40, B 20, C 10, D 5\n"
    text += "When the deal is played out with points A 9, B 1, C 5, D 0\nThen the match goes on"
    source = scenario_of(text, tmp_path, clauses="match.end")
    table = load_profile(str(write_profile(tmp_path, "ours", "scoring.values: {QS: 13}", extends="nl-short")))
    [draft], _ = draft_missing(["match.end"], [source], (), table, tmp_path / "a.feature", ())
    assert [dict(line.stated.fields["scores"]) for line in draft.lines[1:3]] == [
        {"A": 32, "B": 20, "C": 10, "D": 5},
        {"A": 17, "B": 1, "C": 5, "D": 0},
    ]


def test_where_nobody_wins_yet_it_is_asked_how_the_match_stands(tmp_path: Path) -> None:
    text = "Given we play nl-short\nAnd the totals are A 45, B 15, C 15, D 15\n"
    text += "When the deal is played out with points A 6, B 3, C 3, D 3\nThen {}B, C and D win the match"
    table = load_profile(str(write_profile(tmp_path, "ours", "match.tie: play_on", extends="nl-short")))
    for before in ("", "the match is over\nAnd "):
        source = scenario_of(text.format(before), tmp_path, clauses="match.tie")
        [draft], _ = draft_missing(["match.tie"], [source], (), table, tmp_path / "a.feature", ())
        [asked] = ids(draft, "then")
        assert asked in ("match-goes-on", "match-over")
        assert leave_open(draft.lines[-1].stated, load_phrasebook(), "en")[1] == (
            "the match goes on", "the match is over"
        )  # fmt: skip


def test_what_hangs_on_cards_that_nobody_names_is_not_asked(tmp_path: Path) -> None:
    # Who leads hangs on who holds 7♣; where the opening is free the place beside the dealer settles it.
    text = "Given we play nl-short+free-opening\nAnd B is the dealer\nWhen the deal begins\nThen it is C's turn"
    source = scenario_of(text, tmp_path, clauses="opening.leader")
    table = load_profile(str(write_profile(tmp_path, "ours", "match.threshold: 60", extends="nl-short")))
    [draft], left = draft_missing(["opening.leader"], [source], (), table, tmp_path / "a.feature", ())
    assert (draft.source.id, left) == ("", ()), "a position is sought instead"
    assert any("7C" in line.stated.fields["cards"] for line in draft.lines if line.stated.id == "hand")
    free = load_profile("nl-short+free-opening")
    [draft], left = draft_missing(["opening.leader"], [source], (), free, tmp_path / "a.feature", ())
    assert (draft.source, left) == (source, ())


def test_totals_and_points_are_those_of_everybody_at_the_table(tmp_path: Path) -> None:
    # E lies between the others, and takes nothing: C and D, who have least, stay those who have least.
    text = "Given we play nl-short\nAnd the totals are A 45, B 20, C 10, D 10\n"
    text += "When the deal is played out with points A 6, B 9, C 0, D 0\nThen C and D win the match"
    source = scenario_of(text, tmp_path, clauses="match.winner")
    five = 'table.players: 5\npack.ranks: ["3", "7", J, Q, K]\nsweep.others: 12'  # hearts 5, Q♠ 5, J♣ 2
    table = load_profile(str(write_profile(tmp_path, "ours", five, extends="nl-short")))
    [draft], _ = draft_missing(["match.winner"], [source], (), table, tmp_path / "a.feature", ())
    totals, points = (dict(line.stated.fields["scores"]) for line in draft.lines[1:3])
    assert (list(totals), list(points)) == ([*"ABCDE"], [*"ABCDE"])
    assert totals["C"] == totals["D"] == 10 < totals["E"] < 45
    assert (sum(points.values()), points["E"], totals["A"] + points["A"] >= 50) == (12, 0, True)


def test_of_cards_passed_there_are_as_many_as_the_table_passes(
    tmp_path: Path, scenarios: tuple[Scenario, ...]
) -> None:
    _, missing, drafts, left = drafted(tmp_path, "passing.cards: 2", scenarios, "international")
    assert "passing.blind" in missing
    assert "passing.blind" not in left
    passed = [line.stated.fields["cards"] for draft in drafts for line in draft.lines if line.stated.id == "pass"]
    assert passed
    assert {len(cards) for cards in passed} == {2}


@pytest.mark.parametrize(
    ("seats", "ranks", "opening"), [("ABC", '"8", "9", "10", J, Q, K', "8C"), ("ABCDE", '"3", "7", J, Q, K', "7C")]
)
def test_scores_are_asked_of_those_who_sit_at_the_table(
    seats: str, ranks: str, opening: str, tmp_path: Path, scenarios: tuple[Scenario, ...]
) -> None:
    rules = f"table.players: {len(seats)}\npack.ranks: [{ranks}]\nopening.card: {opening}\n"
    drafts = drafted(tmp_path, f"{rules}sweep.sweeper: -total\nsweep.others: 10", scenarios)[2]
    asked = [line.stated.fields for draft in drafts for line in draft.lines if line.kind == "then"]
    scores = [fields["scores"] for fields in asked if "scores" in fields]
    assert scores
    assert {tuple(seat for seat, _ in each) for each in scores} == {tuple(seats)}


def test_nothing_is_asked_about_a_seat_at_which_nobody_sits(tmp_path: Path) -> None:
    text = "Given we play nl-short\nWhen the deal is played out and C takes every penalty card\n"
    text += "Then {} has 7 points so far"
    one, other = (scenario_of(text.format(seat), tmp_path / seat, clauses="score.captured") for seat in ("D", "C"))
    three = 'table.players: 3\npack.ranks: ["8", "9", "10", J, Q, K]\nopening.card: 8C\n'
    rules = f"{three}sweep.sweeper: -total\nsweep.others: 10"
    table = load_profile(str(write_profile(tmp_path, "ours", rules, extends="nl-short")))
    [draft], left = draft_missing(["score.captured"], [one, other], (), table, tmp_path / "a.feature", ())
    assert (draft.source, left) == (other, ())
