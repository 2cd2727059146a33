"""What is wrong with files and lines of recorded games: in every language, and not over and over again."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from conformance.cards import LANGUAGES
from conformance.cli.main import main
from conformance.problems import Problem
from conformance.records.form import parse_record
from conformance.records.table import Table
from conformance.rules import load_profile
from reports.verification_problems import say_problem, translate_problem
from reports.verification_text import say_problems
from reports.verification_words import load_known
from tests.cli.test_verify import FINE, lines, write

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

OTHERS = [language for language in LANGUAGES if language != "en"]
TABLE = Table.of(load_profile("nl-short").rules)
OTHER_RULES = lines(FINE).replace(b'"game":"1",', b'"game":"1","profile":"nl-omslag",')


def deal(**parts: object) -> bytes:
    return json.dumps({"game": "1", "deals": [parts]}).encode()


LINES = [
    deal(score=[10**30, 1, 2, 3]), deal(score=[-(10**30), 1, 2, 3]),
    b"{nonsense", b'{"game":"1"', b'{"game":"1","deals":[]}x', b'{"game" 1}', b'{"game":"1","deals":}', b"[]",
    b'{"game":"1","deals":[{"score":[NaN,1,2,3]}]}', b'{"game":"\\ud800","deals":[{}]}', b'\xff{"game":"1"}',
    b"\xef\xbb\xbf{}", b"[" * 100_000, b'{"game":"1","game":"1","deals":[]}', b'{"game":"","deals":[]}',
    b'{"game":"1","deal":[]}', b'{"game":"1","deals":[{"score":[1.0,1,2,3]}]}', b'{"game":"1","deals":[{"hand":"A"}]}',
    b'{"game":"1","deals":[{"score":[1,2,3,4],"totals":[1e3,2,3,4]}],"winners":"AA"}',
    json.dumps({"game": "1" * 201, "deals": [{}]}).encode(),
    json.dumps({"game": "1", "deals": [{}], "start": {"phase": "x"}}).encode(),
    json.dumps({"game": "1", "deals": [{}], "start": {"dealer": "F"}}).encode(),
    json.dumps({"game": "1", "deals": [{"score": ["0"] * 4}] * 9}).encode(),
    deal(score=["0", 1, 2, 3]), deal(score=[1, 2, 3]), deal(score={"A": 1}), deal(score=7), deal(score={"Z": 7}),
    deal(plays="7CKCXX"), deal(plays="7C7C"), deal(plays="7CKC7CKC"), deal(plays="2C3C4C5C6C"), deal(hands=""),
    deal(plays="7C" * 33), deal(plays=[{"seat": "X", "card": "TC"}]), deal(plays=[{"seat": "E", "card": "7C"}]),
    deal(hands="AB"), deal(hands="Z" * 32), deal(hands="A" * 32), deal(hands={"A": ["7C"]}), deal(hands=5),
    deal(plays="7C", hands="ABCD" * 7 + "AAAA"),
]  # fmt: skip
KNOWN = {"`10H`, `QS`, `7C`", ""}


def told(line: bytes, profile: str = "nl-short") -> Sequence[Problem]:
    found = parse_record(line, Table.of(load_profile(profile).rules), file="games.jsonl", number=3)
    assert isinstance(found, tuple)
    return found


@pytest.mark.parametrize("number", range(len(LINES)))
@pytest.mark.parametrize("language", OTHERS)
def test_what_is_wrong_with_a_line_is_told_in_every_language(number: int, language: str) -> None:
    for problem in told(LINES[number]):
        ours = translate_problem(problem, language)
        assert ours.message != problem.message
        assert problem.hint in KNOWN or ours.hint != problem.hint
        assert (ours.code, ours.line, ours.column) == (problem.code, problem.line, problem.column)
        english = r" (are|the|where|expected|said|twice|whole|deal|play|not|and|with|more) "
        assert not re.search(english, re.sub(r"`[^`]*`|\"[^\"]*\"", "", f" {ours.message} {ours.hint} "))
        assert say_problem(problem, "en") == str(problem)


@pytest.mark.parametrize(
    ("line", "language", "message"),
    [
        (LINES[23], "nl", 'ronde 1, score van A: "0", terwijl een heel getal wordt verwacht'),
        (LINES[23], "fr", 'donne 1, score de A : "0" là où l\'on attend un nombre entier'),
        (LINES[23], "es", 'mano 1, score de A: "0" donde se espera un número entero'),
        (deal(plays="7C7C"), "nl", "ronde 1, kaart 1 en 2: 7C twee keer"),
        (deal(plays="2C3C4C5C6C"), "fr", "donne 1, plays : 2C, 3C, 4C, 5C et 1 de plus pas dans le jeu de cartes"),
        (b'{"game":"1"', "es", "no es JSON: la línea acaba en mitad de una partida"),
    ],
)
def test_places_and_kinds_are_put_into_the_language_too(line: bytes, language: str, message: str) -> None:
    assert message in [translate_problem(problem, language).message for problem in told(line)]


def test_a_game_is_named_whatever_its_name() -> None:
    message = "game 3:1 a: b: it is said to be played by x; it is not judged by y"
    problem = Problem(file="", line=0, column=0, code="other-profile", message=message)
    assert translate_problem(problem, "nl").message.startswith("partij 3:1 a: b: ")


@pytest.mark.parametrize("key", ["problems", "parts"])
def test_every_wording_has_its_fields_in_every_language(key: str) -> None:
    for words in load_known(key):
        assert list(words) == list(LANGUAGES)
        assert len({tuple(sorted(re.findall(r"\{([a-z]+)\}", wording))) for wording in words.values()}) == 1


def problems(number: int, code: str = "other-profile", said: str = "it is another", file: str = "a") -> list[Problem]:
    return [
        Problem(file=file, line=line, column=0, code=code, message=f"game {line}: {said}")
        for line in range(1, number + 1)
    ]


def test_faults_that_are_alike_are_told_three_times_and_counted() -> None:
    lines_told = list(say_problems(problems(20), 20))
    assert lines_told == [
        *map(str, problems(3)),
        "… and 17 lines more with this fault; --all lists every one.",
    ]
    assert len(list(say_problems(problems(20), 20, whole=True))) == 20
    assert len(list(say_problems(problems(4), 4))) == 4


def test_faults_that_are_not_alike_are_all_told() -> None:
    several = [*problems(4), *problems(4, code="other"), *problems(4, said="it is a third"), *problems(4, file="b")]
    assert list(say_problems(several, 8)) == list(map(str, several))


def test_what_is_folded_is_told_beside_what_is_not_listed() -> None:
    assert list(say_problems(problems(20), 24))[-2:] == [
        "… and 17 lines more with this fault; --all lists every one.",
        "… and 4 lines more; --all lists every one.",
    ]


@pytest.mark.parametrize("command", [["nl-short"], ["--identify"]])
def test_lines_are_folded_for_people_and_not_for_programs(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, (b"{nonsense\n" if command == ["--identify"] else OTHER_RULES) * 20)
    assert main(["verify", *command, file, "--lang", "nl", "--json"]) == 2
    out, err = capsys.readouterr()
    assert "… en nog 17 regels met deze fout; met --all staan ze er allemaal.\n" in err
    assert len(json.loads(out)["problems"]) == 20
    assert main(["verify", *command, file, "--lang", "nl", "--json", "--all"]) == 2
    assert capsys.readouterr().err.count("games.jsonl:") == 20
