"""Blocks of records judged and added up: it does not matter where they are cut."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.cli.verify_work import make_verifier
from conformance.records.form import long_line, short_line
from conformance.records.reading import Block
from conformance.records.table import Table
from conformance.rules import load_profile
from conformance.verification.blocks import SCREENED_FROM, Verifier, verify_block
from conformance.verification.result import BlockResult, merge
from conformance.verification.screening import Screened
from reference_impl.verifying import Judging
from tests.verification.games import SHARED_HANDS, SWEEP, all_tricks, deal, exchange, four, game, suits, whole_match

RULES = load_profile("nl-omslag")
TABLE = Table.of(RULES.rules)
GAMES = [
    game(deal(hands=suits(), score=SWEEP)),
    game(deal(hands=suits(), score=four(15, 0, 0, 0))),
    game(deal(all_tricks(SHARED_HANDS), hands=SHARED_HANDS)),
    game(deal(all_tricks(exchange(suits(), "7C", "8C")), hands=suits())),
    game(deal(all_tricks()[:9], hands=suits())),
    game(*whole_match().deals[:3], winners=["B"]),
]
LINES = [
    *(short_line(each, TABLE) for each in GAMES),
    *(long_line(each) for each in GAMES),
    b"",
    b"{nonsense",
    b'{"game":"x","profile":"international","deals":[{}]}',
    b'{"game":"x","deals":[{"plays":"7C7C"}]}',
]


def result_of(lines: list[bytes], listed: int | None = None, file: str = "games") -> BlockResult:
    verifier = Verifier(resolved=RULES, engine=Judging(), listed=listed)
    return verify_block(verifier, Block(file=file, first_line=1, data=b"".join(line + b"\n" for line in lines)))


def test_every_line_is_counted_once() -> None:
    seen = result_of(LINES)
    assert seen.verdicts == {"fine": 4, "deviates": 6, "incomplete": 2}
    assert (seen.games, seen.unread, seen.lines) == (12, 3, {"games": 16})
    assert [problem.line for problem in seen.problems] == [14, 15, 16]
    assert [each.line for each in seen.found] == [2, 3, 5, 6, 8, 9, 11, 12]


def test_a_record_that_names_other_rules_is_said_to_and_not_judged() -> None:
    problem = result_of([LINES[14]]).problems[0]
    assert (problem.code, problem.message.startswith("game x: it is said to be played by international")) == (
        "other-profile",
        True,
    )


@pytest.mark.parametrize("name", ["nl-omslag", "nl-omslag+omslag"])
def test_a_name_for_the_same_rules_is_no_other(name: str) -> None:
    line = f'{{"game":"x","profile":"{name}","deals":[{{"plays":[{{"seat":"A","card":"7C"}}]}}]}}'
    assert result_of([line.encode()]).games == 1


def test_a_record_cannot_make_anybody_open_a_file() -> None:
    line = b'{"game":"x","profile":"spec/profiles/nl-omslag.yaml","deals":[{"plays":[{"seat":"A","card":"7C"}]}]}'
    assert result_of([line]).problems[0].code == "other-profile"


@settings(max_examples=30)
@given(
    st.lists(st.sampled_from(LINES), max_size=12),
    st.lists(st.integers(min_value=0, max_value=12), max_size=3),
    st.sampled_from([None, 0, 1, 3]),
)
def test_the_sum_does_not_depend_on_where_records_are_cut(
    lines: list[bytes], cuts: list[int], listed: int | None
) -> None:
    edges = [0, *sorted(min(cut, len(lines)) for cut in cuts), len(lines)]
    parts = [result_of(lines[start:end], listed) for start, end in pairwise(edges)]
    whole = merge(result_of([], listed), result_of(lines, listed), listed=listed)
    assert reduce(lambda one, other: merge(one, other, listed=listed), parts) == whole


def test_lines_of_several_files_are_counted_by_file() -> None:
    wrong = [LINES[0], LINES[1]]
    both = merge(result_of(wrong, file="one"), result_of(wrong, file="two"))
    assert [(each.file, each.line) for each in merge(both, result_of(wrong, file="two")).found] == [
        ("one", 2),
        ("two", 2),
        ("two", 4),
    ]


def test_what_a_screen_says_is_fine_is_counted_and_not_looked_at_again() -> None:
    class FirstIsFine:
        def screen(self, data: bytes) -> Screened:
            end = data.index(b"\n")
            rest = (1, end + 1, data.index(b"\n", end + 1))
            return Screened(lines=2, games=1, deals=1, plays=32, left=[rest])

    data = b'{"plays":"not looked at"}\n' + LINES[1] + b"\n"
    verifier = Verifier(resolved=RULES, engine=Judging(), make_screen=FirstIsFine, screened_from=1)
    seen = verify_block(verifier, Block(file="games", first_line=7, data=data))
    assert (seen.verdicts, seen.plays) == ({"fine": 1, "deviates": 1}, 64)
    assert [each.line for each in seen.found] == [2]


class Asked:
    """Counts how often a screen is asked for."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> None:
        self.times += 1


def block_of(*lines: bytes) -> Block:
    return Block(file="games", first_line=1, data=b"".join(line + b"\n" for line in lines))


def test_a_screen_is_loaded_as_soon_as_all_that_was_met_is_worth_it_and_used_for_all_that_follows() -> None:
    asked, short = Asked(), block_of(short_line(GAMES[2], TABLE))
    limit = 2 * len(short.data)
    verifier = Verifier(resolved=RULES, engine=Judging(), make_screen=asked, screened_from=limit)
    times = []
    for _ in range(4):
        verify_block(verifier, short)
        times.append(asked.times)
    assert times == [0, 1, 2, 3]


def test_a_large_block_is_screened_at_once_and_a_small_one_is_not() -> None:
    asked = Asked()
    line = b'{"plays":"' + b"x" * 64
    verify_block(Verifier(resolved=RULES, engine=Judging(), make_screen=asked), block_of(line))
    assert asked.times == 0
    large = b"\n".join([line] * (SCREENED_FROM // len(line)))
    verify_block(Verifier(resolved=RULES, engine=Judging(), make_screen=asked, listed=0), block_of(large))
    assert asked.times == 1


def test_no_screen_is_loaded_for_what_none_can_screen() -> None:
    asked = Asked()
    verifier = Verifier(resolved=RULES, engine=Judging(), make_screen=asked, screened_from=0)
    verify_block(verifier, block_of(*(long_line(each) for each in GAMES)))
    verify_block(verifier, block_of())
    assert asked.times == 0


def test_those_who_share_the_cost_of_a_screen_weigh_together() -> None:
    one, other = (make_verifier(load_profile(name), None) for name in ("nl-omslag", "nl-short"))
    assert one.weighed is other.weighed
    assert one.screened_from == SCREENED_FROM
