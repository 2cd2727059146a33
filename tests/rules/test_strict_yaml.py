"""Strict YAML: what every reader understands alike passes, everything else is a problem with a place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from conformance.problems import Problems
from conformance.rules.strict_yaml import MAXIMUM_BYTES, load_yaml, parse, parse_yaml, read_file

if TYPE_CHECKING:
    from pathlib import Path

TOKENS = (
    "a", "b", "no", "yes", "on", "true", "null", "~", "7", "-7", "007", "1_0", "0x1", "0o7", "1e3", "1.5", ".inf",
    "7:30", "2024-01-02", "000:7.1", "<<", "=", '"q"', "'s'", "10D", "7C", " ", "  ", "\n", "\n  ", ": ", ":", "- ",
    "? ", ", ", ",", "[", "]", "{", "}", "&x ", "*x", "!t ", "!", "#", " # c", "|", ">", "|-\n  ", "%", "---\n",
    "...\n", "\t", "\r\n", "\r", "♥", "é", "\x00", "\x85", "\u2028", "\ufeff", "@", "`",
)  # fmt: skip
MISREAD = (
    "y", "Y", "n", "N", "yes", "Yes", "NO", "on", "On", "OFF", "True", "FALSE", "Null", "NULL", "~", "=", "<<", "+1",
    "-0", "01", "1_000", "0b1", "0o7", "0x1F", "1:30", "190:20:30", "1.5", ".5", "1.", "1e3", "1E-3", ".inf", "-.INF",
    ".nan", ".NaN", "2024-01-02", "2024-1-2T03:04:05Z", "000:7.1",
)  # fmt: skip
YAML_1_2_CORE = re.compile(
    r"null|Null|NULL|~|true|True|TRUE|false|False|FALSE|[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+"
    r"|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"
)


def read(text: str) -> Any:
    return parse_yaml(text.encode(), "t.yaml").data


def codes(content: bytes) -> list[tuple[int, int, str]]:
    return [(problem.line, problem.column, problem.code) for problem in parse(content, "t.yaml").problems]


def test_plain_scalars_are_the_words_and_whole_numbers_of_json_and_texts_otherwise() -> None:
    assert read("[true, false, null, 0, -7, 10D, 7C, hearts, Q♠, a b, 1st, v1.2, -total]") == [
        True, False, None, 0, -7, "10D", "7C", "hearts", "Q♠", "a b", "1st", "v1.2", "-total",
    ]  # fmt: skip


def test_whatever_is_quoted_is_a_text() -> None:
    assert read("""["no", '7', "7:30", "", '~', "<<"]""") == ["no", "7", "7:30", "", "~", "<<"]


def test_a_text_over_several_lines_is_a_text() -> None:
    assert read("a: |\n  no\n  7\nb: >\n  one\n  line\n") == {"a": "no\n7\n", "b": "one line\n"}


@pytest.mark.parametrize(
    "word",
    MISREAD,
)
def test_a_scalar_that_some_reader_takes_for_something_else_is_refused(word: str) -> None:
    assert codes(f"key: {word}".encode()) == [(1, 6, "yaml-ambiguous")]
    assert codes(f"{word}: value".encode()) == [(1, 1, "yaml-ambiguous")]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", (1, 1, "yaml-empty")),
        (b"# only a comment\n", (1, 1, "yaml-empty")),
        (b"---\n", (2, 1, "yaml-no-value")),
        (b"\xef\xbb\xbfspec: 1", (1, 1, "yaml-bom")),
        ("spec: 1".encode("utf-16"), (1, 1, "yaml-encoding")),
        (b"spec: 1\ntitle: caf\xe9\n", (2, 11, "yaml-encoding")),
        (b"a: 1\nb: \x00", (2, 4, "yaml-character")),
        (b"a: \x1b[31m", (1, 4, "yaml-character")),
        ("a: one\u2028b: two".encode(), (1, 7, "yaml-character")),
        (b"a: 1\rb: 2", (1, 5, "yaml-character")),
        (b"a:\n\t- 1\n", (2, 1, "yaml-tab")),
        (b"a: b: c", (1, 5, "yaml-syntax")),
        (b"a: 'open", (1, 9, "yaml-syntax")),
        (b"[" * 1000, (1, 13, "yaml-depth")),
        (b"a: &x 1", (1, 4, "yaml-anchor")),
        (b"a: *x", (1, 4, "yaml-alias")),
        (b"a: !x 1", (1, 4, "yaml-tag")),
        (b"{[a]: 1}", (1, 2, "yaml-key")),
        (b"{true: 1}", (1, 2, "yaml-key")),
        (b"a: 1\n--- \nb: 2", (2, 1, "yaml-documents")),
        (b"%TAG ! tag:x\n---\na: 1", (1, 1, "yaml-directive")),
        (b"a: 1\na: 2", (2, 1, "yaml-duplicate-key")),
        (b"a: " + b"9" * 5000, (1, 4, "yaml-number")),
    ],
)
def test_what_is_not_plain_data_is_refused_where_it_stands(content: bytes, expected: tuple[int, int, str]) -> None:
    assert codes(content) == [expected]


def test_windows_line_ends_are_fine() -> None:
    assert read("a: 1\r\nb: [x,\r\n  z]\r\n") == {"a": 1, "b": ["x", "z"]}


def test_a_huge_file_is_refused_without_being_read() -> None:
    assert codes(b"# " + b"x" * MAXIMUM_BYTES) == [(0, 0, "yaml-size")]


def test_a_million_laughs_are_not_laughed() -> None:
    bomb = "a: &a [x, x]\n" + "".join(f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True))
    with pytest.raises(Problems):
        read(bomb)


def test_all_problems_are_reported_at_once() -> None:
    assert codes(b"a: no\nb: &x 1\na: 2\nc: 7:30\nd: 'x") == [
        (1, 4, "yaml-ambiguous"),
        (2, 4, "yaml-anchor"),
        (3, 1, "yaml-duplicate-key"),
        (4, 4, "yaml-ambiguous"),
        (5, 6, "yaml-syntax"),
    ]


def test_a_file_that_cannot_be_read_is_a_problem(tmp_path: Path) -> None:
    assert [problem.code for problem in read_file(tmp_path / "none.yaml").problems] == ["no-such-file"]
    assert [problem.code for problem in read_file(tmp_path).problems] == ["unreadable-file"]
    with pytest.raises(Problems):
        load_yaml(tmp_path / "none.yaml")


@settings(deadline=None)
@given(st.binary(max_size=60))
@example(b"\xff\xfe\x00")
def test_any_bytes_are_data_or_problems(content: bytes) -> None:
    parsed = parse(content, "t.yaml")
    assert parsed.problems or parsed.root is not None


@settings(deadline=None)
@given(st.lists(st.sampled_from(TOKENS), max_size=25).map("".join))
@example("%YAML 1.1\n---\n")
@example("? [a]: b")
@example("!")
@example("a:\n  - b\n c: d")
def test_any_text_is_problems_or_what_another_reader_reads_too(text: str) -> None:
    try:
        data = read(text)
    except Problems:
        assert parse(text.encode(), "t.yaml").problems
    else:
        assert data == yaml.load(text, Loader=yaml.CSafeLoader)


@settings(deadline=None)
@given(st.text(alphabet="0123456789aefinox_+-.:~TEZ", min_size=1, max_size=9))
def test_no_reader_of_either_version_takes_an_accepted_text_for_anything_else(word: str) -> None:
    try:
        value = read(f"[{word}]")
    except Problems:
        return
    if value == [word]:
        assert not YAML_1_2_CORE.fullmatch(word)
        assert yaml.safe_load(f"[{word}]") == [word]
