"""Resolution: parents, house rules of one's own, what is dropped, what contradicts, and where it is reported."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.problems import Problems
from conformance.rules import load_profile, shipped_profiles
from conformance.rules.parameters import load_parameters
from conformance.rules.resolve import problems_of_file
from conformance.rules.resolved import hash_of
from tests.rules.tables import codes_of, problems_of, write_house_rule, write_profile

if TYPE_CHECKING:
    from pathlib import Path


# --- a table's own file


def test_a_child_differs_from_its_parent_only_in_what_it_says(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "match.threshold: 60\nmatch.tie: play_on", extends="nl-short")
    ours, parent = load_profile(str(path)), load_profile("nl-short")
    changed = {name for name in parent.rules if ours.rules[name] != parent.rules[name]}
    assert changed == {"match.threshold", "match.tie"}
    assert ours.name == "ours"
    assert ours.standing["match.threshold"].origin == (str(path), 6)
    assert ours.standing["opening.card"] == parent.standing["opening.card"]


def test_a_child_that_says_nothing_has_the_rules_of_its_parent(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "", extends="nl-short")
    assert load_profile(str(path)).hash == load_profile("nl-short").hash


def test_a_table_may_settle_what_its_parent_leaves_open(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "reversal.several: lowest_wins", extends="nl-omslag")
    assert load_profile(str(path)).standing["reversal.several"].stated


def test_a_path_combines_with_house_rules_by_name_and_by_path(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "match.threshold: 60", extends="nl-short")
    rule = write_house_rule(tmp_path, "queen-of-eight", "scoring.values: {QS: 8}")
    resolved = load_profile(f"{path}+omslag+{rule}")
    assert resolved.name == "ours+omslag+queen-of-eight"
    assert resolved.rules["scoring.values"] == {"hearts": 1, "QS": 8, "JC": 2}
    assert resolved.rules["match.finish"] == "reversal"
    assert resolved.rules["sweep.others"] == 18


def test_a_parent_is_found_beside_its_child_and_may_have_house_rules(tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    write_profile(tmp_path, "base", "match.threshold: 60", extends="nl-short+omslag")
    path = write_profile(tmp_path / "club", "ours", "match.reached: above", extends="../base.yaml")
    rules = load_profile(str(path)).rules
    assert (rules["match.threshold"], rules["match.reached"], rules["match.finish"]) == (60, "above", "reversal")


def test_a_plus_in_the_path_of_a_file_separates_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "hearts+co"
    folder.mkdir()
    path = write_profile(folder, "ours", "match.threshold: 60", extends="nl-short")
    assert load_profile(f"{path}+omslag").name == "ours+omslag"


def test_entries_of_the_points_merge_and_a_zero_takes_one_away(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "scoring.values: {JC: 0, JD: 3}", extends="nl-short")
    rules = load_profile(str(path)).rules
    assert rules["scoring.values"] == {"hearts": 1, "QS": 5, "JD": 3}
    assert rules["sweep.others"] == 16


def test_a_list_replaces_the_list_of_the_parent(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "passing.cycle: [right]", extends="international")
    assert load_profile(str(path)).rules["passing.cycle"] == ["right"]


# --- what applies


def test_what_a_later_file_switches_off_is_quietly_dropped(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "hearts.lead: free\npassing.cycle: [none]", extends="international")
    rules = load_profile(str(path)).rules
    assert not {"hearts.broken_by", "hearts.exception", "queen.lead", "passing.cards"} & rules.keys()


def test_what_was_dropped_does_not_come_back_with_its_rule(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "hearts.lead: free", extends="nl-omslag")
    resolved = load_profile(f"{path}+gentlemans-rules")
    assert resolved.rules["hearts.broken_by"] == "played"
    assert not resolved.standing["hearts.broken_by"].stated


def test_an_idle_value_waits_for_its_rule(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "opening.lead: any_card", extends="nl-omslag")
    resolved = load_profile(str(path))
    assert resolved.rules["first_trick.lead"] == "covered"
    assert resolved.standing["first_trick.lead"].stated


def test_a_house_rule_without_its_governing_rule_is_refused(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "sweep.needs: nothing", extends="nl-short")
    assert codes_of(f"{path}+pit-subtracts") == ["does-not-apply", "does-not-apply"]
    rule = write_house_rule(tmp_path, "only-hearts-and-queen", "hearts.exception: only_hearts_and_queen")
    assert codes_of(f"nl-short+{rule}") == ["does-not-apply"]
    assert load_profile(f"international+{rule}").rules["hearts.exception"] == "only_hearts_and_queen"


def test_a_house_rule_that_needs_more_is_told_what_is_missing(tmp_path: Path) -> None:
    rule = write_house_rule(tmp_path, "gate", "hearts.lead: when_broken")
    problems = problems_of(f"nl-short+{rule}")
    assert [problem.code for problem in problems] == ["missing-parameter"] * 4
    assert {(problem.file, problem.line) for problem in problems} == {(str(rule), 5)}
    assert load_profile(f"nl-omslag+{rule}").notes == ("`gate` changes nothing in `nl-omslag`",)


def test_two_house_rules_may_complete_each_other(tmp_path: Path) -> None:
    pack = write_house_rule(tmp_path, "thirty-six", 'pack.ranks: ["6", "7", "8", "9", "10", J, Q, K, A]')
    six = write_house_rule(tmp_path, "six-of-clubs", "opening.card: 6C")
    assert load_profile(f"nl-short+{six}+{pack}").rules["opening.card"] == "6C"
    assert codes_of(f"nl-short+{six}") == ["opening-card-not-in-pack"]


# --- contradictions


@pytest.mark.parametrize("first", ["{open: 60, otherwise: [70]}", "60"])
def test_two_house_rules_that_give_one_thing_two_values_are_refused_in_either_order(tmp_path: Path, first: str) -> None:
    one = write_house_rule(tmp_path, "sixty", f"match.threshold: {first}")
    other = write_house_rule(tmp_path, "seventy", "match.threshold: 70")
    problems = problems_of(f"nl-short+{one}+{other}")
    assert problems == problems_of(f"nl-short+{other}+{one}")
    assert [problem.code for problem in problems] == ["house-rules-conflict"]
    assert str(one) in str(problems[0])
    assert str(other) in str(problems[0])


def test_two_house_rules_that_say_the_same_are_one(tmp_path: Path) -> None:
    stated = write_house_rule(tmp_path, "stated", "match.threshold: {is: 60, source: '000:1'}")
    opened = write_house_rule(tmp_path, "opened", "match.threshold: {open: 60, otherwise: [70], source: '000:2'}")
    again = write_house_rule(tmp_path, "again", "match.threshold: {open: 60, otherwise: [80]}")
    assert load_profile(f"nl-short+{opened}+{again}").open_points == {"match.threshold": (60, 80, 70)}
    for order in permutations((stated, opened, again)):
        standing = load_profile("+".join(("nl-short", *map(str, order)))).standing["match.threshold"]
        assert (standing.stated, standing.sources) == (True, ("000:2", "000:1"))


def test_single_points_of_two_house_rules_do_not_contradict_each_other(tmp_path: Path) -> None:
    one = write_house_rule(tmp_path, "queen", "scoring.values: {QS: 8}")
    other = write_house_rule(tmp_path, "ten", "scoring.values: {10D: 10}")
    third = write_house_rule(tmp_path, "queen-of-nine", "scoring.values: {QS: 9}")
    assert load_profile(f"nl-short+{one}+{other}").rules["scoring.values"] == {"hearts": 1, "QS": 8, "10D": 10, "JC": 2}
    assert codes_of(f"nl-short+{one}+{other}+{third}") == ["house-rules-conflict"]


def test_unless_stated_yields_to_the_profile_and_not_to_an_open_point(tmp_path: Path) -> None:
    rule = write_house_rule(
        tmp_path,
        "bounce",
        "reversal.overshoot: {is: bounces, unless_stated: true}\nreversal.crossing: {is: capped, unless_stated: true}",
    )
    rules = load_profile(f"nl-omslag+{rule}").rules
    assert (rules["reversal.overshoot"], rules["reversal.crossing"]) == ("wins", "capped")


def test_a_house_rule_named_twice_is_a_note() -> None:
    twice = load_profile("nl-short+omslag+omslag")
    assert twice.hash == load_profile("nl-short+omslag").hash
    assert twice.notes == ("a house rule is named twice; once is enough",)


# --- reported once, all at once


def test_a_broken_parent_is_reported_once_and_alone(tmp_path: Path) -> None:
    parent = write_profile(tmp_path, "base", "match.treshold: 60\nmatch.tie: nobody", extends="nl-short")
    write_profile(tmp_path, "middle", "hearts.exception: only_hearts", extends="base.yaml")
    child = write_profile(tmp_path, "ours", "match.reached: below\nopening.card: 2C", extends="middle.yaml")
    assert [(problem.file, problem.code) for problem in problems_of(child)] == [
        (str(parent), "unknown-parameter"),
        (str(parent), "unknown-value"),
        (str(child), "unknown-value"),
    ]


def test_an_unknown_parent_is_reported_once_where_it_is_named(tmp_path: Path) -> None:
    write_profile(tmp_path, "base", "match.threshold: 60", extends="nl-shrot")
    write_profile(tmp_path, "middle", "match.threshold: 70", extends="base.yaml")
    child = write_profile(tmp_path, "ours", "", extends="middle.yaml")
    (problem,) = problems_of(child)
    assert (problem.file, problem.line, problem.code) == (str(tmp_path / "base.yaml"), 4, "unknown-profile")
    assert "nl-short" in problem.hint


def test_profiles_that_extend_each_other_are_refused_once(tmp_path: Path) -> None:
    write_profile(tmp_path, "one", "match.threshold: 60", extends="two.yaml")
    write_profile(tmp_path, "two", "match.threshold: 60", extends="three.yaml")
    path = write_profile(tmp_path, "three", "match.threshold: 60", extends="one.yaml")
    (problem,) = problems_of(path)
    assert problem.code == "inheritance-cycle"
    assert "three → one → two → three" in problem.message


def test_problems_of_all_parts_of_a_name_come_together(tmp_path: Path) -> None:
    rule = write_house_rule(tmp_path, "bad", "match.threshold: 0")
    assert codes_of(f"nl-shrt+omslga+{rule}") == ["unknown-house-rule", "unknown-profile", "out-of-range"]


def test_a_wrong_value_does_not_make_others_look_missing(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "hearts.lead: whenbroken\nhearts.broken_by: played", extends="nl-short")
    assert codes_of(path) == ["unknown-value"]


def test_checking_a_good_file_finds_nothing(tmp_path: Path) -> None:
    assert problems_of_file(write_profile(tmp_path, "ours", "match.threshold: 60", extends="nl-short")) == ()
    assert problems_of_file(write_house_rule(tmp_path, "sixty", "match.threshold: 60")) == ()


# --- names


@pytest.mark.parametrize(
    ("name", "code", "hint"),
    [
        ("", "unknown-profile", "there are black-lady, international, nl-omslag, nl-short, and files by their path"),
        ("nl-omslga", "unknown-profile", "did you mean `nl-omslag`?"),
        ("omslag", "not-a-profile", "write PROFILE+omslag"),
        ("nl-short+free-openning", "unknown-house-rule", "did you mean `free-opening`?"),
        ("nl-short+nl-omslag", "not-a-house-rule", "a profile comes first, and there is only one"),
        ("nl-short+", "unknown-house-rule", ""),
        ("ours.yaml", "no-such-file", ""),
        ("/", "is-a-folder", "name one of the files in it"),
        ("./", "is-a-folder", "name one of the files in it"),
        ("\0.yaml", "no-such-file", ""),
        ("x" * 5000 + ".yaml", "no-such-file", ""),
    ],
)
def test_a_name_that_means_nothing_gets_the_nearest_ones(name: str, code: str, hint: str) -> None:
    (problem,) = problems_of(name)
    assert problem.code == code
    assert hint in problem.hint


def test_a_file_beside_is_offered_by_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_profile(tmp_path, "ours", "match.threshold: 60", extends="nl-short")
    monkeypatch.chdir(tmp_path)
    (problem,) = problems_of("ours")
    assert problem.hint == "for the file write ours.yaml"
    assert load_profile("ours.yaml").standing["match.threshold"].origin == ("ours.yaml", 6)


def test_a_house_rule_file_is_no_profile_and_the_other_way_round(tmp_path: Path) -> None:
    rule = write_house_rule(tmp_path, "sixty", "match.threshold: 60")
    profile = write_profile(tmp_path, "ours", "match.threshold: 60", extends="nl-short")
    assert codes_of(rule) == ["not-a-profile"]
    assert codes_of(f"nl-short+{profile}") == ["not-a-house-rule"]


# --- replacing values


def test_replacing_a_value_drops_what_no_longer_applies_and_gives_what_newly_does() -> None:
    changed = load_profile("nl-omslag").replace({"hearts.lead": "free", "opening.lead": "any_card"})
    assert not {"hearts.broken_by", "queen.lead"} & changed.keys()
    assert changed["first_trick.lead"] == "covered"
    passing = load_profile("nl-short").replace({"passing.cycle": ["left"], "match.finish": "reversal"})
    assert passing["passing.cards"] == 2
    assert passing["reversal.overshoot"] == "wins"
    assert "match.tie" not in passing


def test_replacing_points_of_cards_carries_the_totals_along() -> None:
    dutch = load_profile("nl-short")
    assert dutch.replace({"scoring.values.JC": 0}) == dutch.replace({"scoring.values": {"hearts": 1, "QS": 5}})
    assert dutch.replace({"scoring.values.JC": 0})["sweep.others"] == 13
    assert dutch.replace({"scoring.values.JC": 0, "sweep.others": "-total"})["sweep.others"] == -13


def test_replacing_with_nonsense_is_refused() -> None:
    dutch = load_profile("nl-short")
    for changes, code in (
        ({"match.tie": "nobody"}, "unknown-value"),
        ({"match.tye": "shared"}, "unknown-parameter"),
        ({"opening.card": "2C"}, "opening-card-not-in-pack"),
        ({"scoring.values.XX": 1}, "unknown-card"),
        ({"table.players": True}, "wrong-type"),
    ):
        with pytest.raises(Problems) as refused:
            dutch.replace(changes)
        assert [problem.code for problem in refused.value.problems] == [code]


@settings(deadline=None)
@given(st.data())
def test_a_replaced_value_is_there_and_replaced_back_gives_the_rules_again(data: st.DataObject) -> None:
    resolved = load_profile(data.draw(st.sampled_from(shipped_profiles())))
    path = data.draw(st.sampled_from(sorted(resolved.rules)))
    for changed in resolved.neighbours(path):
        assert changed[path] != resolved.rules[path]
        assert hash_of(changed) != resolved.hash
        assert list(changed) == [name for name in load_parameters() if name in changed]
    assert resolved.replace({path: resolved.rules[path]}) == resolved.rules


@pytest.mark.parametrize("name", shipped_profiles())
def test_every_parameter_but_the_number_of_players_has_a_neighbour_that_can_be_played(name: str) -> None:
    resolved = load_profile(name)
    without = [path for path in resolved.rules if not resolved.neighbours(path)]
    assert without == ["table.players"]  # no other number divides 32 or 52 cards


# --- canonical form


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("passing.cycle: [left, right, left, right]", "passing.cycle: [left, right]"),
        ("scoring.values: {AH: 1}", "scoring.values: {hearts: 1}"),
        ("scoring.values: {AC: 0}", "scoring.values: {hearts: 1}"),
        ("sweep.others: 26", "sweep.others: total"),
        ("scoring.values: {JD: 4, JC: 2}", "scoring.values: {JC: 2, JD: 4}"),
    ],
)
def test_rules_that_are_the_same_have_the_same_hash(tmp_path: Path, one: str, other: str) -> None:
    extra = "\nfirst_trick.others: allowed" if "JD" in one else ""
    first = write_profile(tmp_path, "first", one + extra, extends="international")
    second = write_profile(tmp_path, "second", other + extra, extends="international")
    assert load_profile(str(first)).hash == load_profile(str(second)).hash


def test_a_card_exempt_from_the_points_of_its_suit_stays_named(tmp_path: Path) -> None:
    path = write_profile(tmp_path, "ours", "scoring.values: {2H: 0}", extends="international")
    rules = load_profile(str(path)).rules
    assert rules["scoring.values"] == {"hearts": 1, "QS": 13, "2H": 0}
    assert rules["sweep.others"] == 25


@pytest.mark.parametrize("otherwise", [{"reversal.sweep": "added"}, {"reversal.crossing_sweep": "capped"}])
def test_a_sweep_that_scores_what_its_cards_score_is_one_where_the_reversal_makes_more_of_it(
    otherwise: dict[str, str],
) -> None:
    resolved = load_profile("nl-omslag")
    no_sweep = {"sweep.sweeper": 15, "sweep.others": 0}
    assert resolved.replace({**no_sweep, **otherwise})["sweep.sweeper"] == 15
    with pytest.raises(Problems, match="a sweep changes nothing"):
        resolved.replace(no_sweep)
