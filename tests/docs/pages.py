"""A page of the documentation as what it does: commands with what they print, and edits of files."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

_BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
ANYTHING = "…"
_MARK = "=== what follows is printed by the next command ==="


@dataclass(frozen=True, kw_only=True)
class Command:
    """A command, and what the page says it prints; `…` alone on a line is any lines, in a line any text."""

    line: str
    shown: str


@dataclass(frozen=True, kw_only=True)
class Edit:
    """A change of a file: each piece of text that is there once, and what comes in its place."""

    file: str
    pieces: tuple[tuple[str, str], ...]


def steps_of(page: str) -> Iterator[list[Command] | Edit]:
    """Yield what a page does, in order; commands of one block run in one shell."""
    for block in _BLOCK.finditer(page):
        match block["kind"]:
            case "console":
                yield [
                    Command(line=part.partition("\n")[0], shown=part.partition("\n")[2])
                    for part in re.split(r"^\$ ", block["text"], flags=re.MULTILINE)[1:]
                ]
            case "diff":
                yield _edit(block["text"])
            case kind:
                raise AssertionError(f"a block of `{kind}` is neither run nor an edit")


def make(edit: Edit, folder: Path) -> None:
    """Make an edit as a reader would."""
    file = folder / edit.file
    text = file.read_text(encoding="utf-8")
    for old, new in edit.pieces:
        assert text.count(old) == 1, f"{edit.file} has this {text.count(old)} times:\n{old}"
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def run(commands: list[Command], folder: Path, environment: Mapping[str, str]) -> list[str]:
    """Return what each command of a block prints, errors included."""
    script = "".join(f"{command.line}\nlast=$?; echo; echo '{_MARK}'; (exit $last)\n" for command in commands)
    ran = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=dict(environment), check=False, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8",
    )  # fmt: skip
    return [part.strip("\n") for part in ran.stdout.split(_MARK)[:-1]]


def run_as_shown(page: str, folder: Path, environment: Mapping[str, str]) -> int:
    """Run every command of a page without edits, hold what each prints to what the page shows, and count them."""
    ran = 0
    for step in steps_of(page):
        assert not isinstance(step, Edit)
        for command, text in zip(step, run(step, folder, environment), strict=True):
            assert is_as_shown(text, command.shown), f"$ {command.line}\n{text}"
            ran += 1
    return ran


def run_beside(examples: Path, page: str, folder: Path, environment: Mapping[str, str]) -> int:
    """Run the commands of a page beside a copy of its examples, as `run_as_shown` does."""
    shutil.copytree(examples, folder)
    return run_as_shown(page, folder, environment)


def is_as_shown(printed: str, shown: str) -> bool:
    """Tell whether what is printed is what the page shows.

    >>> is_as_shown("one\\ntwo\\nthree", "one\\n…\\nthree"), is_as_shown("63 hold", "… hold"), is_as_shown("a", "b")
    (True, True, False)
    """
    pattern = ""
    for line in shown.strip("\n").splitlines():
        within = "[^\n]+".join(re.escape(part) for part in line.split(ANYTHING))
        pattern += "(?:[^\n]*\n)*?" if line == ANYTHING else f"{within}\n"
    return re.fullmatch(pattern, printed + "\n") is not None


def _edit(text: str) -> Edit:
    head, *hunks = re.split(r"^@@\n", text, flags=re.MULTILINE)
    file = re.findall(r"^\+\+\+ (.+)$", head, flags=re.MULTILINE)[0]
    return Edit(file=file, pieces=tuple((_side(hunk, "-"), _side(hunk, "+")) for hunk in hunks))


def _side(hunk: str, sign: str) -> str:
    return "".join(f"{line[1:]}\n" for line in hunk.splitlines() if line[:1] in (" ", sign))
