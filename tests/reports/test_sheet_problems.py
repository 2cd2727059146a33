"""What keeps a score sheet from being read is told in every language, as what is found on it is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from conformance.cards import LANGUAGES
from conformance.cli.main import main
from conformance.problems import Problem, Problems
from conformance.score_sheets.reading import read_sheet
from reports.verification_problems import load_sheet_problems, say_problem

if TYPE_CHECKING:
    from pathlib import Path

OTHERS = [language for language in LANGUAGES if language != "en"]
HEAD = "Ronde;Anna;Bram;Cor;Dirk\n"
SHEETS: list[str | bytes] = [
    f"{HEAD}1;7;x;3;0\n2;22;20;;15\n3;22,5;20;3;-15;9\n5;1;2;3;4\n5;1;2;3;4\n",
    f"{HEAD}1;7;5;3;0\nla;22;20;3;15\nEindstand;7;5;3;0\n3;22;20;3;15\nRonde;Anna;Bram;Cor;Dirk\n",
    f"{HEAD}0;7;5;3;0\n1;7;5;3;0\n0;0;0;0;0\n",
    f"{HEAD}1;7;5;3;0\nWinnaar: Cor\nWinnaar: Cor\n2;22;20;3;15\n",
    *[f"{HEAD}1;7;5;3;0\nWinnaar{name}\n" for name in ("", ": Els", ": Dirkk")],
    "Anna;Anne;Cor;Dirk\n7;5;3;0\nWinnaar: Ann\n",
    "Anna;Bram;Cor\n7;5;3\n",
    "Speler;1;2\nAnna;7;22\nBram;5;20\nCor;3;3\nDirk;0;15\n",
    "Anna;Bram;Cor;Dirk;Els\n7;5;3;0;0\n",
    "Anna;;anna;Dirk\n7;5;3;0\n",
    'Anna;Bram;Cor;Dirk\n"7;5;3;0\n',
    HEAD.removeprefix("Ronde;") + "7;5;3;0\n" * 1001,
    b"\x00\x01\x02",
    "1" * 1_000_001,
]


def problems_of(file: Path) -> tuple[Problem, ...]:
    with pytest.raises(Problems) as found:
        read_sheet(file, 4)
    return found.value.problems


@pytest.fixture(name="told")
def told_in_english(tmp_path: Path) -> list[Problem]:
    """Return everything that is wrong with these sheets, and with what is no file."""
    found = [Problem(file="a.csv", line=0, column=0, code="unreadable-file", message="it cannot be read: No power")]
    for content in SHEETS:
        file = tmp_path / "sheet.csv"
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        found += problems_of(file)
    return [*found, *problems_of(tmp_path), *problems_of(tmp_path / "none.csv")]


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_wrong_with_a_sheet_and_what_to_do_is_told_in_every_language(
    told: list[Problem], language: str
) -> None:
    for problem in told:
        said = say_problem(problem, language)
        assert problem.message not in said
        assert not problem.hint or problem.hint not in said
        assert f"  {problem.code}  " in said
        assert say_problem(problem, "en") == str(problem)


def test_every_wording_has_its_fields_in_every_language_and_is_of_something_that_is_told(told: list[Problem]) -> None:
    texts = [text for problem in told for text in (problem.message, problem.hint)]
    for words in load_sheet_problems():
        assert list(words) == list(LANGUAGES)
        assert len({tuple(sorted(re.findall(r"\{([a-z]+)\}", wording))) for wording in words.values()}) == 1
        pattern = re.sub(r"\\\{[a-z]+\\\}", ".+", re.escape(words["en"]))
        assert any(re.fullmatch(pattern, text) for text in texts), words["en"]


def test_a_treasurer_reads_it_in_dutch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.csv"
    file.write_text(f"{HEAD}1;7;5;3;0\n2;;20;3;vijf\n", encoding="utf-8")
    assert main(["verify", "nl-short", str(file), "--lang", "nl"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"{file}:3:2  missing-number  Anna heeft hier geen getal  (schrijf 0 waar het 0 is)",
        f"{file}:3:5  not-a-number  `vijf` van Dirk is geen getal",
    ]
