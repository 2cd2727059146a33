"""Files of answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.asking.answers import Answer
from conformance.asking.dialogue import Dialogue
from conformance.asking.questions import load_questions
from conformance.asking.reading import read_answer
from conformance.asking.saved import as_file, read_saved
from conformance.problems import Problems
from conformance.rules import load_profile
from conformance.rules.strict_yaml import parse_yaml
from conformance.spec_files import SPEC
from tests.asking.person import talk

if TYPE_CHECKING:
    from pathlib import Path


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "answers"
    dialogue = talk(load_profile("nl-omslag").rules)
    file.write_text(as_file(dialogue, "fr"), encoding="utf-8")
    saved = read_saved(file)
    assert saved.language == "fr"
    assert list(saved.answers) == [answer.question for answer in dialogue.given]
    assert saved.answers["points"].text == "jack"
    assert saved.answers["threshold"].text == "at 50"


def test_what_is_not_known_is_kept_too(tmp_path: Path) -> None:
    file = tmp_path / "answers"
    file.write_text(as_file(Dialogue(given=(Answer(question="dealer"),)), "nl"), encoding="utf-8")
    assert read_saved(file).answers["dealer"].text == "?"


def test_answers_that_were_not_asked_for_yet_stay_in_the_file() -> None:
    assert as_file(Dialogue(), "nl", {"dealer": "left"}).splitlines()[-1] == "  dealer: left"


@pytest.mark.parametrize(
    ("content", "line", "code"),
    [
        ("asking: 1\nanswers:\n  pakc: 1\n", 3, "unknown-question"),
        ("asking: 1\nanswers:\n  pack: [1]\n", 3, "wrong-type"),
        ("asking: 1\nanswers:\n  pack: true\n", 3, "wrong-type"),
        ("asking: 1\nanswers:\n  finish: no\n", 3, "yaml-ambiguous"),
        ("asking: 1\nanswers:\n  pack: 1\n  pack: 2\n", 4, "yaml-duplicate-key"),
        ("asking: 2\nanswers: {}\n", 1, "not-answers"),
        ("asking: true\nanswers: {}\n", 1, "not-answers"),
        ("asking: '1'\nanswers: {}\n", 1, "not-answers"),
        ("answers: {}\n", 1, "not-answers"),
        ("asking: 1\n", 1, "missing-key"),
        ("asking: 1\nanswers: []\n", 2, "missing-key"),
        ("asking: 1\nlanguage: de\nanswers: {}\n", 2, "unknown-language"),
        ("asking: 1\nanswer: {}\nanswers: {}\n", 2, "unknown-key"),
        ("- 1\n", 1, "not-answers"),
        ("", 1, "yaml-empty"),
    ],
)
def test_a_faulty_file_is_told_with_its_line(content: str, line: int, code: str, tmp_path: Path) -> None:
    file = tmp_path / "answers"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(Problems) as told:
        read_saved(file)
    assert (line, code) in [(problem.line, problem.code) for problem in told.value.problems]
    assert all(problem.file == str(file) for problem in told.value.problems)


def test_all_faults_are_told_at_once_with_the_nearest_name(tmp_path: Path) -> None:
    file = tmp_path / "answers"
    file.write_text("asking: 1\nanswers:\n  pakc: 1\n  daeler: 1\n", encoding="utf-8")
    with pytest.raises(Problems) as told:
        read_saved(file)
    assert [problem.hint for problem in told.value.problems] == ["did you mean `pack`?", "did you mean `dealer`?"]


def test_the_file_that_is_shown_is_one() -> None:
    page = (SPEC / "README.md").read_text(encoding="utf-8")
    shown = next(block for block in page.split("```yaml\n") if block.startswith("asking:")).split("```")[0]
    root = parse_yaml(shown.encode(), "README.md")
    saved = root.data["answers"]
    dialogue = Dialogue()
    for question in map(load_questions().__getitem__, saved):
        answer = read_answer(question, str(saved[question.id]), root.data["language"], dialogue.belief)
        dialogue = dialogue.after(answer)
    assert dialogue.known["first_trick.hearts"] == "banned"
    assert "first_trick.queen" not in dialogue.known
    assert dialogue.known["opening.card"] == "8C"
