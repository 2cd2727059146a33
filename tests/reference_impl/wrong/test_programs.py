"""Every wrong program is an app like any other, is wrong where it says so, and is the reference where it does not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest

from conformance.protocol.messages import Answer, Capability, Greeting, Replayed, Started
from conformance.protocol.serving import respond
from conformance.rules.clauses import load_clauses
from conformance.rules.parameters import load_parameters
from reference_impl.wrong import null_programs, programs
from tests.reference_impl.wrong.asking import PROFILES, differences, game, rules_of

if TYPE_CHECKING:
    from reference_impl.wrong import WrongProgram

ALL = {**programs(), **null_programs()}
GAMES_TO_BE_WRONG = 40
GAMES_TO_BE_RIGHT = 12
OF_ISSUES = {
    "an empty legal set": "gate-without-way-out",
    "the opener taken before passing": "opener-before-passing",
    "a refused move that moves the turn on": "refusal-moves-the-turn",
    "a refused move that takes the card": "refusal-takes-the-card",
    "a ban without escape": "ban-without-way-out",
    "a ban on the queen only": "ban-on-queen-only",
    "a ban on hearts only": "ban-on-hearts-only",
    "the queen breaks": "queen-breaks",
    "a break within the trick": "broken-within-the-trick",
    "a sweep by point sum": "sweep-by-point-sum",
    "a sweep needing all tricks": "sweep-needs-all-tricks",
    "a sweep scored before the last trick": "sweep-before-the-last-trick",
    "a reversal for one player only": "turns-for-one-only",
    "the dealer leads": "dealer-leads",
    "the leader rotates": "leader-rotates",
    "an end in mid-deal": "ends-in-mid-deal",
    "> instead of >=": "threshold-must-be-passed",
    "the end tested before the sweep": "end-before-the-sweep",
    "the first of the tied leaders wins alone": "first-of-the-tied-wins",
    "a hold deal that passes": "hold-deal-passes",
    "a pass cycle off by one": "cycle-off-by-one",
    "two cards passed where three are due": "one-card-too-few",
    "a card not held accepted": "card-not-held-accepted",
    "a play out of turn accepted": "out-of-turn-accepted",
    "an illegal card silently replaced": "another-card-instead",
    "a list that is right while play accepts more": "play-accepts-more",
    "a revoke noticed only at the end of the trick": "revoke-noticed-late",
    "broken hearts of the deal before": "hearts-stay-broken",
    "captured cards of the deal before": "piles-stay",
    "totals of the match before": "totals-of-the-match-before",
    "broken hearts of the match before": "hearts-broken-in-the-match-before",
    "the phase of the match before": "phase-of-the-match-before",
    "a bookkeeper": "bookkeeper",
}


def test_there_is_a_program_for_every_kind_of_fault_that_was_asked_for() -> None:
    assert {kind for kind, name in OF_ISSUES.items() if name not in programs()} == set()
    assert len(programs()) >= 40


def test_no_two_programs_have_one_name() -> None:
    assert set(programs()) & set(null_programs()) == set()
    assert [name for name in ALL if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name)] == []
    assert len({program.title for program in ALL.values()}) == len(ALL)


@pytest.mark.parametrize("program", ALL.values(), ids=ALL)
def test_what_is_said_of_a_program_can_be_looked_up(program: WrongProgram) -> None:
    assert set(program.clauses) <= set(load_clauses())
    assert program.parameter in ("", *load_parameters())
    assert all(re.fullmatch(r"B[0-9]{2,3}", number) for number in program.seen_in)


@pytest.mark.parametrize("name", ["opener-before-passing", "cycle-off-by-one", "one-card-too-few", "passed-at-once"])
def test_who_passes_wrongly_is_wrong_only_where_cards_are_passed(name: str) -> None:
    bites = programs()[name].bites
    assert [profile for profile in PROFILES if bites(rules_of(profile))] == ["international", "black-lady"]


@pytest.mark.parametrize("name", ["turns-for-one-only", "never-turns", "zero-does-not-win"])
def test_who_turns_wrongly_is_wrong_only_where_the_count_turns_round(name: str) -> None:
    bites = programs()[name].bites
    assert [profile for profile in PROFILES if bites(rules_of(profile))] == ["nl-omslag"]


RARE = {"broken-within-the-trick"}
"""Wrong only where a hand of penalty cards alone sits before another that cannot follow; see the positions by hand."""


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("name", [name for name in ALL if name not in RARE])
def test_a_program_is_wrong_exactly_where_it_says_so(name: str, profile: str) -> None:
    bites = ALL[name].bites(rules_of(profile))
    found = next(differences(ALL[name], profile, GAMES_TO_BE_WRONG if bites else GAMES_TO_BE_RIGHT), None)
    assert (found is not None) == bites


@pytest.mark.parametrize("program", ALL.values(), ids=ALL)
def test_a_program_speaks_the_protocol_well(program: WrongProgram) -> None:
    """It answers everything a game asks, each in its form, and every capability is declared."""
    handlers = program.make().handlers

    def ask(method: str, params: Any) -> bytes:
        line = msgspec.json.encode({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        answer = msgspec.json.decode(respond(handlers, line)[0], type=dict[str, msgspec.Raw])
        assert set(answer) == {"jsonrpc", "id", "result"}, bytes(answer["error"])
        return bytes(answer["result"])

    greeting = msgspec.json.decode(ask("hello", {"protocol": [1], "runner": "test"}), type=Greeting)
    assert set(greeting.capabilities) == set(get_args(Capability))
    for profile in ("nl-omslag", "international"):
        asked = game(profile, 0)
        started = msgspec.json.decode(ask("start", asked.start), type=Started)
        assert started.applied == rules_of(profile)
        for move in asked.moves:
            ((method, params),) = msgspec.to_builtins(move).items()
            msgspec.json.decode(ask(method, params), type=Answer)
        replayed = msgspec.json.decode(ask("replay", asked), type=Replayed)
        assert len(replayed.answers) == len(asked.moves)
