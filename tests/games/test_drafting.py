"""Drafts of shrunk games: they compile back, fail on the app they were made of, and pass on the reference."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest

from conformance.games.drafting import Setting, draft, opaque_id
from conformance.games.shrinking import shrink
from conformance.rules import load_profile
from conformance.runner.judge import judge
from conformance.runner.outcomes import Outcome
from conformance.runner.perform import perform
from conformance.scenarios.compile import compile_profile
from conformance.scenarios.loading import load_scenarios
from reference_impl.serve import ReferenceApp
from reference_impl.wrong import programs
from reference_impl.wrong.mutant import MutantApp
from tests.games.tables import Table, random_games, rules_of, session_with

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.cases import Case
    from conformance.games.shrinking import Small
    from conformance.games.shrunk import Draft
    from conformance.protocol.serving import Handlers
    from conformance.scenarios.compile import Compiled


@dataclass(frozen=True, kw_only=True)
class Fault:
    """An app that is wrong in one way, and what its draft must say."""

    profile: str = "international"
    changes: dict[str, Any] = field(default_factory=dict)
    """How the mutant plays."""
    program: str = ""
    games: dict[str, Any] = field(default_factory=dict)
    agreements: dict[str, Any] = field(default_factory=dict)
    says: tuple[str, ...]
    clause: str

    @property
    def rules(self) -> dict[str, Any]:
        return rules_of(self.profile, **self.agreements)

    def app(self) -> Handlers:
        if self.program:
            return programs()[self.program].make().handlers
        return MutantApp({**self.rules, **self.changes}).handlers


FAULTS = {
    "a legal set": Fault(
        changes={"hearts.queen_breaks": "yes"}, says=("When C plays", "Then A may play"), clause="lead.hearts"
    ),
    "a legal set under an agreement": Fault(
        profile="black-lady",
        agreements={"hearts.broken_by": "discarded"},
        changes={"hearts.queen_breaks": "yes"},
        says=("the table plays that ", "may play"),
        clause="lead.hearts",
    ),
    "a card accepted": Fault(
        program="play-accepts-more", games={"tries": True},
        says=("When the deal begins", "may play 2♣", "because of opening.card"), clause="opening.card",
    ),
    "a card refused": Fault(
        program="refuses-some-legal-cards", says=("may play", "it is B's turn"), clause="play.follow-suit"
    ),
    "a refusal that changes something": Fault(
        program="refusal-moves-the-turn", games={"tries": True}, says=("because of",), clause="play.refusal"
    ),
    "who takes the trick": Fault(
        program="maximum-overwritten", says=("takes the trick", "'s turn"), clause="trick.winner"
    ),
    "the cards on the table": Fault(
        program="trick-told-by-seat", says=("the trick so far is", "'s turn"), clause="trick.order"
    ),
    "a score": Fault(
        profile="nl-short", changes={"sweep.others": 14}, games={"deals": 6},
        says=("an earlier trick went", "the deal scores"), clause="sweep.score",
    ),
    "totals": Fault(
        program="totals-of-one-deal", games={"deals": 3}, says=("the totals are", "the deal scores"), clause="match.add"
    ),
    "where cards are passed": Fault(
        changes={"passing.cycle": ["right", "left", "across", "none"]},
        says=("it is deal 1", "When the deal begins", "Then cards are passed left"), clause="passing.cycle",
    ),
    "what is passed": Fault(
        changes={"passing.cards": 2}, says=("When A passes", "Then B still has to pass"), clause="passing.cards"
    ),
    "what comes of it": Fault(
        program="left-and-right-swapped", says=("D passes", "holds"), clause="passing.cards"
    ),
    "the next deal": Fault(
        changes={"deal.next_dealer": "same"}, games={"deals": 2},
        says=("the next deal is dealt", "And B is the dealer"), clause="setup.dealer",
    ),
    "a deal behind another": Fault(
        program="hearts-stay-broken", games={"deals": 6},
        says=("the next deal is dealt", "When", "may play"), clause="lead.hearts",
    ),
    "the end of a match": Fault(
        profile="nl-short", changes={"match.threshold": 49}, games={"deals": 20},
        says=("the totals are", "Then the match goes on"), clause="match.end",
    ),
    "the winners": Fault(program="highest-wins", games={"deals": 40}, says=("the match",), clause="match.winner"),
    "the reversal": Fault(
        profile="nl-omslag", changes={"match.threshold": 45}, games={"deals": 20},
        says=("the totals are", "And points are added"), clause="reversal.begin",
    ),
    "the end after the reversal": Fault(
        profile="nl-omslag", program="zero-does-not-win", games={"deals": 30},
        says=("points are being subtracted", "Then the match is over"), clause="match.end",
    ),
}  # fmt: skip


def small_of(fault: Fault) -> tuple[Small, Table]:
    table = Table(fault.app(), fault.rules)
    game, difference = table.failing(random_games(fault.rules, 30, **fault.games))
    return shrink(game, difference, table.differs, table.second, capabilities=table.capabilities, attempts=250), table


def draft_of(fault: Fault, *taken: str) -> Draft:
    small, table = small_of(fault)
    return draft(small, table.second, Setting(profile=fault.profile, agreements=fault.agreements, taken=taken))


def compiled(written: Draft, profile: str, folder: Path) -> Compiled:
    (folder / f"{written.id}.feature").write_text(written.feature, encoding="utf-8")
    return compile_profile(load_profile(profile), load_scenarios([folder]))


def outcome(case: Case, rules: dict[str, Any], handlers: Handlers) -> Outcome:
    session = session_with(handlers)
    return judge(case, perform(case, rules, session), frozenset(session.greeting.capabilities)).outcome


def holds_under(case: Case, rules: dict[str, Any]) -> bool:
    return all(rules[path] in (value, *case.also_when.get(path, ())) for path, value in case.when.items())


@pytest.mark.parametrize("name", FAULTS)
def test_a_draft_compiles_to_a_case_that_only_the_app_fails(name: str, tmp_path: Path) -> None:
    fault = FAULTS[name]
    written = draft_of(fault)
    found = compiled(written, fault.profile, tmp_path)
    assert found.problems == ()
    assert {case.id for case in found.cases} == {written.id}
    applying = [case for case in found.cases if holds_under(case, fault.rules)]
    assert applying
    for case in (*applying, written.case):
        assert outcome(case, fault.rules, ReferenceApp().handlers) == Outcome.PASSED
        assert outcome(case, fault.rules, fault.app()) == Outcome.FAILED
    assert [text for text in fault.says if text not in written.feature] == []
    assert written.case.clauses[0] == fault.clause
    assert f"@clause:{fault.clause}" in written.feature


def test_a_draft_says_that_nobody_has_stated_it_and_what_to_do() -> None:
    written = draft_of(FAULTS["what is passed"])
    lines = written.feature.splitlines()
    tags = next(place for place, line in enumerate(lines) if "@unreviewed" in line and "#" not in line)
    assert lines[tags].split()[:2] == ["@unreviewed", f"@id:{written.id}"]
    above = " ".join(line.strip(" #") for line in lines[2:tags])
    assert above.startswith("Written by the suite from a difference")
    assert "A person must state the value from the sources" in above
    assert above.endswith("remove @unreviewed.")


def test_an_id_has_no_meaning_and_is_nobody_elses() -> None:
    fault = FAULTS["what is passed"]
    first = draft_of(fault)
    assert draft_of(fault).id == first.id
    second = draft_of(fault, first.id)
    assert second.id != first.id
    assert re.fullmatch(r"[A-Z2-9]{5}", first.id)
    assert first.case.id == first.id


def test_ids_come_from_the_content() -> None:
    assert len({opaque_id(b"%d" % number, ()) for number in range(100)}) == 100


def test_rules_that_no_scenario_can_name_are_spoken_of_in_a_comment() -> None:
    small, table = small_of(FAULTS["what is passed"])
    written = draft(small, table.second, Setting(profile="ours", agreements={}, nameable=False))
    assert "# The rules are those of a file of your own" in written.feature
