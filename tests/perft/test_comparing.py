"""An app beside the reference: equal counts, and the first position in which they part."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

from conformance.perft.asking import Asker, CannotAskError, begin
from conformance.perft.comparing import compare
from conformance.perft.table import load_table, published_profiles
from conformance.rules import load_profile
from conformance.runner.app import App
from conformance.runner.session import Limits
from conformance.transports.in_process import InProcess
from conformance.transports.stdio import ChildProcess
from reference_impl.match import State, pass_cards, start_match
from reference_impl.perft import Tree
from reference_impl.rules import Rules
from reference_impl.wrong.mutant import MutantApp
from tests.adapters.talk import ADAPTERS, javascript_app
from tests.cases_by_hand import HANDS
from tests.processes import bad, honest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.perft.comparing import Comparison

DUTCH = load_profile("nl-short")
MINIMAL = [sys.executable, str(ADAPTERS / "minimal" / "adapter.py")]


@pytest.fixture
def started() -> Iterator[list[App]]:
    apps: list[App] = []
    yield apps
    for app in apps:
        app.kill()


def process(command: Sequence[str], started: list[App]) -> App:
    app = App(lambda: ChildProcess(list(command)), Limits(message=60, start=60), "test")
    started.append(app)
    return app


def compared(app: App, depth: int, hands: Any = HANDS, *, trying: bool = False, rules: Any = None) -> Comparison:
    rules = rules or DUTCH.rules
    tree = Tree(Rules.from_values(rules), hands)
    return compare(tree, Asker(app, rules, hands, trying=trying), depth)


def mutant(**changes: Any) -> App:
    rules = DUTCH.replace({path.replace("__", "."): value for path, value in changes.items()})
    return App(lambda: InProcess(MutantApp(rules).handlers), Limits(message=60), "test")


@pytest.mark.parametrize(
    "command",
    [
        MINIMAL,
        honest("--declare", "legal,match,resume,replay"),
        honest("--declare", "legal"),
        honest("--declare", ""),  # its legal cards are found by trying
    ],
)
def test_apps_that_play_right_count_what_was_counted_by_hand(command: list[str], started: list[App]) -> None:
    found = compared(process(command, started), 5)
    assert found.counts == ((1, 1), (2, 2), (4, 4), (8, 8), (56, 56))
    assert found.parting is None
    assert found.positions == 1 + 1 + 2 + 4 + 8
    assert found.divided == {"7C": (56, 56)}


@pytest.mark.parametrize("profile", published_profiles())
def test_the_javascript_app_counts_the_published_numbers(profile: str, started: list[App]) -> None:
    app, table, resolved = process(javascript_app(), started), load_table(profile), load_profile(profile)
    assert table is not None
    for deal in table.deals:
        asked = [depth for depth in range(1, len(deal.counts) + 1) if sum(deal.counts[: depth - 1]) <= 60]
        found = compared(app, asked[-1], deal.hands, rules=resolved.rules)
        assert [theirs for _, theirs in found.counts] == deal.counts[: asked[-1]], deal.title
        assert found.parting is None


def test_the_first_position_that_differs_is_one_with_the_fewest_plays() -> None:
    # Hearts must be broken before they are led: nothing shows it before D leads to the second trick.
    found = compared(mutant(hearts__lead="when_broken"), 8)
    assert found.counts == ((1, 1), (2, 2), (4, 4), (8, 8), (56, 40))
    assert found.divided == {"7C": (56, 40)}
    parting = found.parting
    assert parting is not None
    assert parting.path == (("A", "7C"), ("B", "9C"), ("C", "JC"), ("D", "KC"))
    assert parting.turn == "D"
    assert set(parting.legal) - parting.told == {"KH", "AH"}
    assert parting.refused is None


def test_a_card_that_is_allowed_wrongly_is_seen_where_it_may_first_be_played() -> None:
    found = compared(mutant(opening__lead="any_card"), 3)
    assert found.counts == ((1, 8),)
    assert found.parting is not None
    assert found.parting.path == ()
    assert found.divided["8H"] == (0, 1)


def test_an_app_that_names_another_seat_differs_though_the_number_is_the_same() -> None:
    # B takes the trick where a knave stands above the ace: its seven cards are as many as those of D.
    hands = {**HANDS, "B": [*HANDS["B"][:0], "JC", "10C", *HANDS["B"][2:]], "C": ["9C", "QC", *HANDS["C"][2:]]}
    found = compared(mutant(pack__ranks=["7", "8", "9", "10", "Q", "K", "A", "J"]), 5, hands)
    assert found.parting is not None
    assert found.counts[-1] == (56, 56)
    assert (found.parting.turn, found.parting.told_turn) == ("D", "B")


def test_a_list_that_is_right_is_not_taken_for_what_is_accepted_when_cards_are_tried() -> None:
    from reference_impl.wrong import programs

    program = programs()["play-accepts-more"]

    def app() -> App:
        return App(lambda: InProcess(program.make().handlers), Limits(message=60), "test")

    assert compared(app(), 3).parting is None
    assert compared(app(), 3, trying=True).parting is not None


def test_an_app_that_is_lost_is_told_apart_from_one_that_counts_otherwise(started: list[App]) -> None:
    with pytest.raises(CannotAskError, match=r"the app .* at the start"):
        compared(process(bad("dies"), started), 3)


PASSED: dict[str, Any] = {"passing.cycle": ["right"], "passing.cards": 2}


def test_where_cards_are_always_passed_the_passes_lead_to_the_hands_asked_for() -> None:
    rules = DUTCH.replace(PASSED)
    beginning = begin(rules, HANDS, ["passing"])
    state: Any = start_match(Rules.from_values(rules), beginning.start.hands)
    assert state.stage == "passing"
    for move in beginning.passes:
        passing: Any = move.passing
        state = pass_cards(state, passing.seat, passing.cards)
    assert isinstance(state, State)
    assert state.position == Tree(Rules.from_values(rules), HANDS).at(())


def test_a_deal_without_passing_is_taken_where_the_app_can_begin_with_it() -> None:
    rules = DUTCH.replace({"passing.cycle": ["left", "none"], "passing.cards": 2})
    assert begin(rules, HANDS, ["match", "resume"]).start.deal == 2
    assert begin(rules, HANDS, []).start.deal == 2
    whole = begin(rules, HANDS, ["match", "passing"])
    assert (whole.start.deal, len(whole.passes)) == (1, 4)
    with pytest.raises(CannotAskError, match="does not declare passing"):
        begin(rules, HANDS, ["match"])
