"""The report of a verification: what it comes to, and its form for programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import jsonschema
import pytest

from conformance.problems import Problem
from conformance.rules import load_profile
from conformance.schema_files import FOLDER
from conformance.verification.consistency import Consistency
from conformance.verification.finding import Finding
from conformance.verification.identifying import report_consistency
from conformance.verification.observing import observe
from conformance.verification.playing import Playing
from conformance.verification.report import VerificationReport, report_verification
from conformance.verification.result import BlockResult, Found, Tally
from reports import verification_consistency, verification_text

if TYPE_CHECKING:
    from conformance.verification.finding import Verdict

RULES = load_profile("nl-omslag")
SCHEMA = json.loads((FOLDER / "verification.schema.json").read_text(encoding="utf-8"))
EMPTY = Problem(file="games", line=0, column=0, code="empty-file", message="there is no record in it")
NONSENSE = Problem(file="games", line=3, column=0, code="malformed-json", message="no JSON")
FOUND = Found(
    file="games",
    line=2,
    game="7",
    verdict="deviates",
    finding=Finding(what="turn", clauses=("trick.order",), progress=(0, 2, 1), deal=1, play=2, seat="C", card="QS"),
    reading={"opening.lead": "any_card"},
)


def tally(games: int, line: int = 1) -> Tally:
    return Tally(games=games, file="games", line=line, game="7")


def report(**said: Any) -> VerificationReport:
    result = BlockResult(**said)
    return report_verification(RULES, result, list(observe(RULES, result.readings)), suite="hartenjagen 1")


@pytest.mark.parametrize(
    ("verdicts", "problems", "unread", "code"),
    [
        ({"fine": 3}, (), 0, 0),
        ({"fine": 3, "deviates": 1}, (NONSENSE,), 1, 1),
        ({"fine": 3, "impossible": 1}, (), 0, 1),
        ({"fine": 3, "incomplete": 1}, (), 0, 3),
        ({"fine": 3, "incomplete": 1}, (NONSENSE,), 1, 2),
        ({"fine": 3}, (NONSENSE,), 1, 2),
        ({}, (NONSENSE,), 1, 2),
        ({}, (EMPTY,), 0, 4),
        ({"fine": 3}, (EMPTY,), 0, 4),
        ({}, (), 0, 4),
    ],
)
def test_the_exit_code_is_that_of_what_weighs_most(
    verdicts: dict[Verdict, int], problems: tuple[Problem, ...], unread: int, code: int
) -> None:
    said = report(games=sum(verdicts.values()), verdicts=verdicts, problems=problems, unread=unread)
    assert said.exit_code == code


def test_clauses_stand_in_the_order_of_a_rule_sheet() -> None:
    said = report(clauses={"match.end": tally(1), "play.follow-suit": tally(2)})
    assert [(clause.id, clause.games) for clause in said.clauses] == [("play.follow-suit", 2), ("match.end", 1)]


def test_of_readings_that_would_do_the_one_that_does_for_most_games_is_observed() -> None:
    either = '[{"reversal.crossing":"capped"},{"reversal.crossing":"mid_deal"}]'
    said = report(readings={either: tally(2), '[{"reversal.crossing":"mid_deal"}]': tally(3, line=4)})
    assert [(each.value, each.games, each.or_else) for each in said.observed] == [("mid_deal", 5, [])]
    assert said.disagreeing == []


def test_readings_that_no_single_one_explains_disagree() -> None:
    said = report(
        readings={'[{"reversal.crossing":"capped"}]': tally(2), '[{"reversal.crossing":"mid_deal"}]': tally(3)}
    )
    assert said.disagreeing == ["reversal.crossing"]


def test_another_reading_that_would_do_for_all_these_games_is_told() -> None:
    said = report(readings={'[{"reversal.crossing":"capped"},{"reversal.crossing":"mid_deal"}]': tally(2)})
    assert [each.value for each in said.observed] == ["capped"]
    assert "Or they play that the trick that reaches the threshold turns" in verification_text.as_text(said, RULES)


def test_reports_for_programs_fit_their_schema() -> None:
    said = report(
        games=2, verdicts={"deviates": 1, "fine": 1}, found=(FOUND,), problems=(NONSENSE,), unread=1,
        clauses={"trick.order": tally(1)}, readings={'[{"match.ends":"at_once"}]': tally(1)},
    )  # fmt: skip
    consistency = Consistency(games=1, against={"nl-omslag": FOUND})
    playing = Playing(profile="nl-short", games=1, looked_at=1, breaks={"score.cards": 1})
    known = [RULES, load_profile("nl-short")]
    other = report_consistency(known, consistency, playing=playing, suite="hartenjagen 1")
    for text in (verification_text.as_json(said), verification_consistency.as_json(other)):
        jsonschema.validate(json.loads(text), SCHEMA)
        assert "progress" not in text


def test_what_a_file_says_cannot_move_the_cursor() -> None:
    nasty = Found(file="games", line=1, game="\x1b[2J", verdict="deviates", finding=FOUND.finding)
    assert "\x1b" not in verification_text.as_text(report(games=1, verdicts={"deviates": 1}, found=(nasty,)), RULES)
