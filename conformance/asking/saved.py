"""Answers in a file: written when a dialogue stops, read when it goes on, and written by hand as a script."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from conformance.asking.answers import text_of
from conformance.asking.questions import load_questions
from conformance.cards import LANGUAGES
from conformance.problems import Problem, Problems, did_you_mean
from conformance.rules.findings import Findings
from conformance.rules.nodes import Mapping as MappingNode
from conformance.rules.nodes import Node, Refused, Scalar
from conformance.rules.strict_yaml import read_file
from conformance.rules.written_yaml import in_flow
from conformance.spec_files import shown_path

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from conformance.asking.dialogue import Dialogue

FORMAT: Final = 1
_KEYS: Final = ("asking", "language", "answers")
_HEAD: Final = "# Answers about an app, for `hartenjagen identify --ask`. Each is what a person could type."


@dataclass(frozen=True, kw_only=True)
class Line:
    """What a file answers to a question, and where."""

    text: str
    line: int
    column: int

    def problem(self, file: str, code: str, message: str) -> Problem:
        """Return what is wrong with it."""
        return Problem(file=file, line=self.line, column=self.column, code=code, message=message)


@dataclass(frozen=True, kw_only=True)
class Saved:
    """The answers of a file by question."""

    file: str
    language: str | None
    """In which they may be worded, and in which the dialogue goes on."""
    answers: dict[str, Line]


def as_file(dialogue: Dialogue, language: str, waiting: Mapping[str, str] | None = None) -> str:
    """Return the file of a dialogue; behind its answers those that wait for their question to come, or to come again.

    >>> from conformance.asking.dialogue import Dialogue
    >>> print(as_file(Dialogue(), "nl").splitlines()[-1])
    answers: {}
    """
    texts = {answer.question: text_of(load_questions()[answer.question], answer) for answer in dialogue.given}
    texts |= waiting or {}
    lines = [_HEAD, f"asking: {FORMAT}", f"language: {language}", f"answers:{'' if texts else ' {}'}"]
    lines += [f"  {name}: {in_flow(text)}" for name, text in texts.items()]
    return "".join(f"{line}\n" for line in lines)


def read_saved(path: Path) -> Saved:
    """Return the answers of a file.

    Raises:
        Problems: everything that is wrong with it; whether each text is an answer is seen when it is asked for.
    """
    parsed = read_file(path)
    findings = Findings(shown_path(path), parsed.problems)
    root = parsed.root
    if root is not None and not isinstance(root, MappingNode):
        findings.add(root, "not-answers", "this is no file of answers", f"begin with asking: {FORMAT}")
    found = _read(root, findings) if isinstance(root, MappingNode) else None
    if findings.problems or found is None:
        raise Problems(findings.problems)
    return found


def _read(root: MappingNode, findings: Findings) -> Saved:
    for key, _ in root.entries:
        if key.value not in _KEYS:
            hint = did_you_mean(str(key.value), _KEYS) or f"only {', '.join(_KEYS)}"
            findings.add(key, "unknown-key", f"`{key.value}` is no part of a file of answers", hint)
    version, answers, language = root.get("asking"), root.get("answers"), root.get("language")
    if version is None or isinstance(version.data, bool) or version.data != FORMAT:
        hint = f"write asking: {FORMAT}"
        findings.add(version or root, "not-answers", f"this is no file of answers of version {FORMAT}", hint)
    if language is not None and language.data not in LANGUAGES:
        findings.add(language, "unknown-language", "there is no such language", f"there are {', '.join(LANGUAGES)}")
    found: dict[str, Line] = {}
    if not isinstance(answers, MappingNode):
        hint = "write answers: {pack: short}"
        findings.add(answers or root, "missing-key", "`answers` is a map of questions and answers", hint)
    else:
        for key, node in answers.entries:
            if (line := _answer(key, node, findings)) is not None:
                found[str(key.value)] = line
    return Saved(file=findings.file, language=language.data if language else None, answers=found)


def _answer(key: Scalar, node: Node, findings: Findings) -> Line | None:
    name = str(key.value)
    if name not in load_questions():
        hint = did_you_mean(name, load_questions()) or f"there are {', '.join(load_questions())}"
        findings.add(key, "unknown-question", f"there is no question `{name}`", hint)
    elif not isinstance(node, Scalar) or isinstance(node.value, bool | None):
        if not isinstance(node, Refused):
            findings.add(node, "wrong-type", f"the answer to `{name}` is one text", 'such as "1" or "hearts queen"')
    else:
        return Line(text=str(node.value), line=node.line, column=node.column)
    return None
