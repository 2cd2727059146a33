"""Which rules explain which games of a heap: it does not matter where the heap is cut."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.records.reading import Block
from conformance.rules import load_profile
from conformance.verification.blocks import Verifier
from conformance.verification.covering import Sorted, choose, merge_sorted, sort_block
from reference_impl.verifying import Judging
from tests.verification.test_consistency import FREE_LEAD, FULL, LINES, PIT, SWEPT

NAMES = ("nl-short", "nl-short+pit-subtracts", "international")
VERIFIERS = [Verifier(resolved=load_profile(name), engine=Judging()) for name in NAMES]
TABLES = {verifier.table for verifier in VERIFIERS}


def laid(lines: list[bytes], verifiers: list[Verifier] = VERIFIERS) -> Sorted:
    block = Block(file="games", first_line=5, data=b"".join(line + b"\n" for line in lines))
    return sort_block(verifiers, block, TABLES)


def test_each_game_is_laid_with_the_first_rules_that_explain_it() -> None:
    found = laid([PIT, b"{nonsense", SWEPT, FULL, PIT, FREE_LEAD])
    assert {name: (tally.games, tally.line) for name, tally in found.fitting.items()} == {
        "nl-short+pit-subtracts": (2, 1),
        "nl-short": (1, 3),
        "international": (1, 4),
    }
    assert (found.unexplained, found.left) == (1, (FREE_LEAD,))


def test_what_the_first_game_that_is_left_breaks_is_told_by_the_first_rules() -> None:
    misfit = laid([SWEPT, b"", FREE_LEAD, PIT], VERIFIERS[:1]).misfit
    assert misfit is not None
    assert (misfit.line, misfit.finding.clauses) == (3, ("opening.card",))


def test_the_rules_that_explain_most_games_are_chosen_first_and_none_that_explain_nothing() -> None:
    assert list(choose(VERIFIERS, [SWEPT, PIT, FREE_LEAD, PIT], 9)) == ["nl-short+pit-subtracts", "nl-short"]
    assert list(choose(VERIFIERS, [SWEPT, PIT, FREE_LEAD, PIT], 1)) == ["nl-short+pit-subtracts"]


def test_without_rules_the_first_games_are_looked_for() -> None:
    assert laid([b"{nonsense", *[SWEPT] * 30], []).left == (SWEPT,) * 20


@settings(max_examples=20)
@given(st.lists(st.sampled_from(LINES), max_size=8), st.lists(st.integers(min_value=0, max_value=8), max_size=2))
def test_the_sum_does_not_depend_on_where_records_are_cut(lines: list[bytes], cuts: list[int]) -> None:
    edges = [0, *sorted(min(cut, len(lines)) for cut in cuts), len(lines)]
    parts = [laid(lines[start:end]) for start, end in pairwise(edges)]
    assert reduce(merge_sorted, parts, laid([])) == merge_sorted(laid([]), laid(lines))
