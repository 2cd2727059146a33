from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenarios.writing import BAD, problems_of

if TYPE_CHECKING:
    from pathlib import Path

TRAPS = {
    "bad-agreement": ["6:30 bad-field"],
    "bad-field": ["6:29 bad-field"],
    "bullet": ["6:5 bullet"],
    "byte-order-mark": ["1:1 byte-order-mark"],
    "card-taken-twice": ["7:9 card-twice", "8:9 card-twice"],
    "card-played-by-another": ["9:9 card-twice", "10:9 card-twice", "15:9 card-twice"],
    "card-twice": ["7:9 card-twice", "8:9 card-twice"],
    "contradiction": ["8:9 contradiction"],
    "description": ["5:5 swallowed-step"],
    "duplicate-column": ["10:17 duplicate-column", "10:24 duplicate-column"],
    "duplicate-id": ["10:3 duplicate-id"],
    "duplicate-name": ["14:5 duplicate-name"],
    "duplicate-tag": ["4:3 duplicate-tag"],
    "gherkin": ["6:5 gherkin"],
    "given-after-when": ["7:11 given-after-when"],
    "given-twice": ["7:9 given-twice"],
    "hand-size": ["8:9 hand-size"],
    "id-of-feature": ["1:1 unknown-tag"],
    "id-of-outline": ["3:3 id-of-outline"],
    "language-not-first": ["2:1 language-not-first"],
    "malformed-id": ["3:3 malformed-id"],
    "malformed-id-in-row": ["11:9 malformed-id"],
    "missing-clause": ["4:3 missing-clause"],
    "missing-id": ["4:3 missing-id"],
    "missing-id-column": ["9:5 missing-id"],
    "no-examples": ["4:3 no-examples"],
    "no-feature": ["1:1 no-feature"],
    "no-name": ["4:3 no-name"],
    "no-steps": ["4:3 no-steps"],
    "no-such-seat": ["7:10 no-such-seat"],
    "no-then": ["4:3 no-then"],
    "not-in-pack": ["6:9 not-in-pack"],
    "profile": ["4:3 profile"],
    "scores": ["6:10 scores", "7:10 scores"],
    "second-feature": ["2:1 second-feature"],
    "several-ids": ["3:13 several-ids"],
    "shares": ["6:10 shares", "6:10 shares"],
    "swallowed-heading": ["2:3 swallowed-heading"],
    "swallowed-step": ["4:3 no-steps", "5:5 swallowed-step"],
    "tag-of-examples": ["9:5 tag-of-examples"],
    "too-many-cards": ["6:9 hand-size"],
    "trick-size": ["6:9 trick-size", "7:9 trick-size"],
    "turn-order": ["6:9 turn-order"],
    "typing-slip-in-first-keyword": ["4:3 profile", "5:5 swallowed-step"],
    "unbound-placeholder": ["6:5 unbound-placeholder", "6:9 bad-field"],
    "unbound-placeholder-without-examples": ["5:5 unbound-placeholder", "5:11 unknown-phrase"],
    "unclear": ["7:9 unclear"],
    "unknown-clause": ["3:13 unknown-clause"],
    "unknown-language": ["2:1 unknown-language"],
    "unknown-language-of-gherkin": ["1:1 unknown-language"],
    "unknown-phrase": ["6:9 unknown-phrase"],
    "unknown-profile": ["5:11 unknown-profile"],
    "unknown-tag": ["3:38 unknown-tag"],
    "unreadable": ["1:1 unreadable"],
    "two-question-marks": ["6:10 bad-field"],
    "untranslated": ["2:18 untranslated", "6:7 untranslated", "13:30 untranslated"],
    "unused-argument": ["6:7 unused-argument"],
    "unused-column": ["10:24 unused-column"],
    "wrong-language-keyword": ["6:5 wrong-language-keyword"],
}


@pytest.mark.parametrize("name", TRAPS)
def test_every_trap_is_reported_where_it_lies(name: str) -> None:
    found = problems_of(BAD / f"{name}.feature")
    assert [f"{problem.line}:{problem.column} {problem.code}" for problem in found] == TRAPS[name]


def test_every_bad_file_is_tried() -> None:
    assert {path.stem for path in BAD.glob("*.feature")} == set(TRAPS)


def test_a_keyword_of_another_language_is_named_as_what_it_is() -> None:
    assert [problem.hint for problem in problems_of(BAD / "swallowed-step.feature")][1] == (
        "`Stel` is a keyword of nl, and not one that can stand here"
    )
    assert problems_of(BAD / "wrong-language-keyword.feature")[0].hint == (
        "it is a keyword of nl; a file in it has `# language: nl` on line 1"
    )


def test_what_may_have_been_meant_is_named() -> None:
    hints = {
        "unknown-clause": "did you mean `play.follow-suit`?",
        "bad-agreement": "did you mean `hearts may be led at any time`?",
        "unknown-profile": "did you mean `nl-short`?",
    }
    assert {name: problems_of(BAD / f"{name}.feature")[0].hint for name in hints} == hints


def test_all_faults_of_a_file_are_reported_at_once(tmp_path: Path) -> None:
    file = tmp_path / "many.feature"
    file.write_text(
        "Feature: Many\n\n  @slow\n  Scenario: One\n    Given we play nl-short\n    * A 9\n    Then it is B turn\n",
        encoding="utf-8",
    )
    assert {problem.code for problem in problems_of(file)} == {
        "unknown-tag", "missing-id", "missing-clause", "bullet", "unknown-phrase",
    }  # fmt: skip
