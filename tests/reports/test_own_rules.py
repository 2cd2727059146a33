"""The test of a table of one's own in words."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from conformance.cards import LANGUAGES
from conformance.own_rules.result import (
    TableResult,
    ToldCause,
    ToldChange,
    ToldClause,
    ToldDifference,
    ToldDraft,
    ToldOff,
    ToldScenario,
    ToldUnfilled,
    ToldUnnamed,
)
from reports.own_rules import Commands, as_json, as_text

SCENARIO = ToldScenario(id="AAAAA", title="Who takes all", file="ours/features/ours.feature", line=4)
CLAUSE = ToldClause(id="sweep.score", text="Whoever takes all scores 3.", origins=["ours.yaml:6"])
DIFFERENCE = ToldDifference(scenario=SCENARIO, line=7, stated="C wins", found="D wins", clauses=[CLAUSE])
FINE = TableResult(
    table="ours", title="Ours", parent="", changes=[], holding=60, gained=0, deviating=[], own=0, agreeing=0, off=[],
    missing=[], waiting=[], without_draft=[], drafts=[], unfilled=[], differences=[], elsewhere=[], unreached=[],
    unnamed=[],
)  # fmt: skip
CHANGED: dict[str, Any] = {
    "parent": "theirs",
    "changes": [
        ToldChange(parameter="a", before=1, now=2, words_before="one", words_now="two"),
        ToldChange(parameter="b", before=None, now=2, words_before="", words_now="two more"),
        ToldChange(parameter="c", before=1, now=None, words_before="one less", words_now=""),
    ],
    "gained": 3,
    "off": [
        ToldOff(scenario=SCENARIO, causes=[ToldCause(parameter="a", clauses=["sweep.score"])]),
        ToldOff(scenario=SCENARIO, causes=[ToldCause(parameter="pack.ranks", clauses=[])]),
    ],
    "missing": [CLAUSE],
    "drafts": [ToldDraft(scenario=SCENARIO, covers=["sweep.score"])],
    "waiting": ["sweep.score"],
}


COMMANDS = Commands(again="hartenjagen test ours.yaml", games="hartenjagen record ours.yaml")


def told(language: str = "en", *, every: bool = False, **fields: Any) -> str:
    return as_text(msgspec.structs.replace(FINE, **fields), language, COMMANDS, every=every)


def off(number: int, parameter: str = "pack.ranks") -> list[ToldOff]:
    cause = ToldCause(parameter=parameter, clauses=[])
    scenarios = [ToldScenario(id=f"{parameter}-{place}", title="T", file="", line=1) for place in range(number)]
    return [ToldOff(scenario=scenario, causes=[cause]) for scenario in scenarios]


def test_where_all_is_well_it_is_short() -> None:
    assert told() == (
        "ours (Ours) stands by itself; there is no profile that it changes.\n\n"
        "60 scenarios of the suite hold for it, and the reference plays them as they say.\n\n"
        "Every clause of your rules still has a scenario.\n\n"
        "All is well: the rules, the reference and you agree.\n"
    )


def test_a_change_is_told_with_all_it_does() -> None:
    assert told(**CHANGED).partition("\n\n")[0].splitlines()[1:] == [
        "  two  (it was: one)", "  two more  (new)", "  no longer: one less",
    ]  # fmt: skip
    assert "3 of them do not hold for theirs" in told(**CHANGED)
    assert "  a ← sweep.score\n    AAAAA  Who takes all\n  pack.ranks\n    AAAAA  Who takes all\n" in told(**CHANGED)
    missing = "One clause has no scenario of the suite:\n  sweep.score: Whoever takes all scores 3.  [a draft waits]\n"
    assert missing in told(**CHANGED)
    assert "1 scenario drafted for you in ours/features/ours.feature:\n" in told(**CHANGED)


def test_of_many_scenarios_switched_off_by_the_same_the_first_are_listed_and_the_rest_counted() -> None:
    text = told(parent="theirs", off=[*off(2, "match.tie"), *off(26)])
    assert "28 scenarios of theirs no longer hold" in text
    assert "  match.tie\n    match.tie-0  T\n    match.tie-1  T\n" in text
    assert (
        "  pack.ranks  (26 scenarios)\n"
        "    pack.ranks-0  T\n    pack.ranks-1  T\n    pack.ranks-2  T\n    pack.ranks-3  T\n    pack.ranks-4  T\n"
        "    … and 21 more; to see all: hartenjagen test ours.yaml --all\n\n"
    ) in text


@pytest.mark.parametrize(("number", "every"), [(26, True), (20, False)])
def test_every_scenario_is_listed_where_that_is_asked_for_or_they_are_not_many(number: int, every: bool) -> None:
    text = told(parent="theirs", off=off(number), every=every)
    assert "--all" not in text
    assert "  pack.ranks\n    pack.ranks-0  T\n" in text
    assert all(f"    pack.ranks-{place}  T\n" in text for place in range(number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_much_waits_a_way_that_needs_no_drafts_is_told_after_it(language: str) -> None:
    drafts = CHANGED["drafts"]
    again, games = told(language, drafts=drafts, waiting=[f"clause-{n}" for n in range(21)]).splitlines()[-2:]
    assert again.endswith(COMMANDS.again)
    assert games.endswith(f": {COMMANDS.games}")
    assert COMMANDS.games not in told(language, drafts=drafts, waiting=[f"clause-{n}" for n in range(20)])


def test_a_clause_is_marked_with_who_has_it() -> None:
    assert "[yours]" in told(missing=[CLAUSE])
    assert "[no position fits: write one yourself]" in told(missing=[CLAUSE], without_draft=["sweep.score"])


def test_a_difference_is_what_one_stated_against_what_the_rules_say() -> None:
    assert (
        "1 scenario of your own; with 0 your rules agree. Where they do not:\n"
        "ours/features/ours.feature:7  Who takes all\n"
        "  you stated:      C wins\n"
        "  your rules say:  D wins\n"
        "  sweep.score: Whoever takes all scores 3.  (ours.yaml:6)\n"
    ) in told(own=1, differences=[DIFFERENCE])


def test_what_is_unfilled_is_told_with_its_place_and_an_example() -> None:
    step = ToldUnfilled(file="a.feature", line=7, column=3, message="`???` is not filled in yet", hint="as in `B`")
    text = told(unfilled=[step])
    assert "One step still waits for what you play:\n  a.feature:7:3  `???` is not filled in yet  (as in `B`)\n" in text
    assert text.endswith("then run again: hartenjagen test ours.yaml\n")


def test_clauses_without_a_scenario_have_the_last_word() -> None:
    assert told(without_draft=["sweep.score", "match.tie"]).endswith(
        "\n\n2 clauses have no scenario yet, and no position was found for them: write some yourself.\n"
    )
    after_drafts = told(**{**CHANGED, "without_draft": ["match.tie"]})
    assert "then run again: hartenjagen test ours.yaml\nOne clause has no scenario yet, and no position" in after_drafts


@pytest.mark.parametrize(
    ("found", "fine"),
    [
        ({"elsewhere": [SCENARIO]}, True),
        ({"missing": [CLAUSE], "without_draft": ["sweep.score"]}, False),
        ({"differences": [DIFFERENCE]}, False),
        ({"unreached": [DIFFERENCE]}, False),
        ({"unnamed": [ToldUnnamed(scenario=SCENARIO, parameter="match.ends", clause="trick.all")]}, False),
        ({"deviating": [SCENARIO]}, False),
        ({"drafts": CHANGED["drafts"]}, False),
        ({"unfilled": [ToldUnfilled(file="a", line=1, column=1, message="", hint="")]}, False),
    ],
)
def test_all_is_well_only_where_nothing_differs_and_nothing_waits(found: dict[str, Any], fine: bool) -> None:
    assert msgspec.structs.replace(FINE, **found).fine is fine
    assert ("All is well" in told(**found)) is fine


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Add the clauses that are missing, and run again:"),
        ("nl", "Vul de ontbrekende bepalingen aan, en draai opnieuw:"),
        ("fr", "Ajoutez les clauses qui manquent, puis relancez :"),
        ("es", "Añade las cláusulas que faltan y ejecuta otra vez:"),
    ],
)
def test_where_only_a_clause_is_not_named_nothing_is_said_to_differ(language: str, said: str) -> None:
    unnamed = [ToldUnnamed(scenario=SCENARIO, parameter="match.ends", clause="trick.all")]
    assert told(language, own=1, agreeing=1, unnamed=unnamed).endswith(f"\n{said} hartenjagen test ours.yaml\n")
    differs = told(language, own=2, agreeing=1, unnamed=unnamed, differences=[DIFFERENCE])
    assert said not in differs
    assert differs.splitlines()[-1] == told(language, own=1, differences=[DIFFERENCE]).splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_everything_is_told(language: str) -> None:
    text = told(
        language, **CHANGED, own=3, agreeing=1, differences=[DIFFERENCE], unreached=[DIFFERENCE], elsewhere=[SCENARIO],
        deviating=[SCENARIO],
    )  # fmt: skip
    for piece in ("two more", "one less", "60", "theirs", "C wins", "D wins", "sweep.score", "hartenjagen test"):
        assert piece in text
    assert "{" not in text
    assert all(len(line) <= 130 for line in text.splitlines())


def test_programs_get_the_same_as_data() -> None:
    assert json.loads(as_json(msgspec.structs.replace(FINE, **CHANGED)))["off"][0]["causes"][0]["parameter"] == "a"
