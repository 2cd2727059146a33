"""Which known rules games are consistent with, and which game rules out which."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.cards import RANKS
from conformance.records.form import long_line, short_line
from conformance.records.reading import Block
from conformance.records.table import Table
from conformance.rules import load_profile
from conformance.verification.blocks import Verifier
from conformance.verification.consistency import Consistency, hold_against, known_rules, merge_consistency
from conformance.verification.identifying import report_consistency
from reference_impl.verifying import Judging
from tests.verification.games import SWEEP, all_tricks, deal, ended_match, exchange, four, game, plays, suits

SHORT = Table.of(load_profile("nl-short").rules)
WHOLE = Table.of(load_profile("international").rules)
SWEPT = short_line(game(deal(hands=suits(), score=SWEEP)), SHORT)
FREE_LEAD = short_line(game(deal(all_tricks(exchange(suits(), "7C", "8C")), hands=suits())), SHORT)
PIT = short_line(game(deal(hands=suits(), score=four(-15, 0, 0, 0))), SHORT)
FULL = short_line(game(deal(plays("A 2C, B 2D, C 2S"), hands=suits(RANKS))), WHOLE)
MATCH = long_line(ended_match())
LINES = [SWEPT, FREE_LEAD, PIT, FULL, MATCH, b"", b"{nonsense"]
VERIFIERS = [Verifier(resolved=each, engine=Judging(), listed=20) for each in known_rules()]


def held(lines: list[bytes]) -> Consistency:
    return hold_against(VERIFIERS, Block(file="games", first_line=1, data=b"".join(line + b"\n" for line in lines)))


def possible(*lines: bytes) -> list[str]:
    report = report_consistency(known_rules(), held(list(lines)), suite="")
    return [each.profile for each in report.possible]


def test_the_known_rules_are_the_profiles_and_each_house_rule_where_it_changes_something() -> None:
    names = [each.name for each in known_rules()]
    assert {"nl-short", "nl-omslag", "international", "black-lady", "nl-short+omslag"} <= set(names)
    assert not {"nl-omslag+omslag", "international+gentlemans-rules"} & set(names)


def test_a_game_with_the_whole_pack_is_played_by_no_rules_of_the_short_one() -> None:
    assert possible(FULL)
    assert not [name for name in possible(FULL) if name.startswith("nl-")]


def test_another_score_for_a_sweep_leaves_the_house_rule_that_has_it() -> None:
    assert "nl-short+pit-subtracts" in possible(PIT)
    assert not {"nl-short", "nl-omslag"} & set(possible(PIT))


def test_a_match_that_ends_at_the_threshold_has_no_reversal() -> None:
    assert "nl-short" in possible(MATCH)
    assert "nl-short+omslag" not in possible(MATCH)


def test_the_first_game_that_rules_out_a_profile_is_told_with_its_clause() -> None:
    found = held([b"", SWEPT, PIT, PIT]).against["nl-short"]
    assert (found.line, found.finding.clauses) == (3, ("sweep.score",))


def test_what_a_profile_leaves_open_does_not_rule_it_out() -> None:
    report = report_consistency(known_rules(), held([FREE_LEAD, FREE_LEAD]), suite="")
    by_name = {each.profile: each for each in report.possible}
    assert "nl-short" not in by_name
    assert [(each.parameter, each.value, each.games) for each in by_name["nl-omslag"].observed] == [
        ("opening.lead", "any_card", 2)
    ]


def test_only_what_is_a_record_by_no_rules_at_all_is_no_record() -> None:
    seen = held([SWEPT, FULL, b"{nonsense"])
    assert (seen.games, seen.unread, [problem.line for problem in seen.problems]) == (2, 1, [3])


@settings(max_examples=20)
@given(st.lists(st.sampled_from(LINES), max_size=8), st.lists(st.integers(min_value=0, max_value=8), max_size=2))
def test_what_is_told_does_not_depend_on_where_records_are_cut(lines: list[bytes], cuts: list[int]) -> None:
    edges = [0, *sorted(min(cut, len(lines)) for cut in cuts), len(lines)]
    parts = [held(lines[start:end]) for start, end in pairwise(edges)]
    merged = reduce(merge_consistency, parts, held([]))
    assert report_consistency(known_rules(), merged, suite="") == report_consistency(
        known_rules(), held(lines), suite=""
    )


def test_a_record_that_is_faulty_at_its_own_table_is_not_called_one_of_no_known_table() -> None:
    one_seat = SWEPT.replace(b'"score":[0,15,15,15]', b'"score":{"A":0}')
    twice = long_line(game(deal([*plays("A 7C"), *all_tricks()[:3]], hands=suits())))
    whole = long_line(game(deal(plays("A 2C, B 2D, C 2S, D 2C"), hands=suits(RANKS))))
    found = held([one_seat, twice, whole]).problems
    assert [(problem.line, problem.code) for problem in found] == [
        (1, "seat-missing"),
        (2, "card-twice"),
        (3, "card-twice"),
    ]


def test_of_a_record_without_hands_the_table_that_explains_most_of_it_says_what_is_wrong() -> None:
    (problem,) = held([long_line(game(deal(plays("A 2C, B 2D, C 2S, D 2C"))))]).problems
    assert problem.code == "card-twice"
