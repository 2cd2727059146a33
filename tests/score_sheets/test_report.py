"""What is found on a score sheet, in words."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from conformance.rules import load_profile
from conformance.rules.clauses import load_clauses
from reports.score_sheet import as_json, as_text
from tests.score_sheets.sheets import judged
from tests.score_sheets.test_judging import SHORT, SHORT_SCORES, TO_THE_TURN, WHOLE


def told(profile: str, *lines: str, **options: Any) -> str:
    """Return the report of a sheet on one line."""
    return " ".join(as_text(judged(profile, *lines, **options), load_profile(profile).rules).split())


def test_a_sum_is_told_with_what_was_expected_and_what_each_has() -> None:
    assert told("nl-short", *SHORT[:2], "27 28 3 15").startswith(
        "sheet.csv:4:1 deal 3: score.cards The points of a deal must add up to 15; this one adds up to 13: "
        "Anna +5, Bram +8, Cor 0, Dirk 0. After a sweep it is 0 for whoever makes it and 15 for each other player. "
        "score.cards: Penalty points: ♥ 1, Q♠ 5, J♣ 2."
    )


@pytest.mark.parametrize(
    ("profile", "lines", "sentence"),
    [
        ("nl-short", ("7 5 3 0", "20 12 9 4"), "2 deals together would add up so: is a line missing?"),
        ("nl-short", ("7 5 3 0", "6 13 6 5"), "Points are added and totals never go down, but Anna goes from 7 to 6."),
        ("nl-short", ("4 4 4 3",), "nobody can have taken Q♠, for nobody has as many points as it counts."),
        ("nl-short", ("15 0 0 0",), "Anna has all 15 points, which is a sweep. It counts 0 for whoever makes it"),
        ("nl-short", ("15 30 0 0",), "45 is what a sweep adds up to, but that is 0 for whoever makes it and 15 for"),
        (
            "nl-short",
            (*SHORT, "57 52 41 30"),
            "The match is over with deal 7 (Anna 50, Bram 47, Cor 38, Dirk 30): Dirk wins. No deal follows.",
        ),
        (
            "nl-short",
            (*SHORT, "Winnaar Cor&Anna"),
            "The winner is said to be Anna and Cor; with Anna 50, Bram 47, Cor 38, Dirk 30 Dirk wins.",
        ),
        ("nl-short", (*SHORT[:2], "Winnaar Cor"), "Cor has won, the sheet says; with Anna 22, Bram 20, Cor 3, Dirk 15"),
        (
            "nl-short",
            (*SHORT[:2], "72 28 5 15", *SHORT[3:]),
            "Miswritten? This deal and the next would both be right with 27 for Anna in place of 72.",
        ),
        (
            "nl-omslag",
            (*WHOLE, "57 24 33 21"),
            "Since deal 6 points come off and totals go down, but Anna goes from 52 to 57, Bram goes from 22 to 24 and",
        ),
        (
            "nl-omslag",
            (*WHOLE, "47 20 18 21"),
            "Since deal 6 points come off, and those of a deal must add up to 15; this one adds up to 14: Anna −5,",
        ),
        (
            "nl-omslag",
            (*WHOLE, "47 20 17 21", "32 5 17 6", "32 20 32 21"),
            "This deal needs that while points are subtracted, the scores of a sweep are added all the same. Deal 8 "
            "needs that while points are subtracted, the scores of a sweep are subtracted as they stand. "
            "One table plays it one way.",
        ),
    ],
)  # fmt: skip
def test_every_fault_has_its_sentence(profile: str, lines: tuple[str, ...], sentence: str) -> None:
    assert sentence in told(profile, *lines)


def test_the_totals_below_are_told_where_they_differ() -> None:
    lines = [f"{number} {line}" for number, line in enumerate(SHORT_SCORES, start=1)]
    text = told("nl-short", *lines, "Totaal 50 47 39 30", names=";Anna;Bram;Cor;Dirk", kind="scores")
    assert "The totals are said to be Cor 39; the deals come to Cor 38." in text


def test_a_fault_under_another_reading_says_which() -> None:
    lines = ("13 8 5 0", "26 21 5 0", "52 47 5 26", "52 60 18 26", "52 61 20 26")
    text = told("black-lady", *lines)
    assert "this one adds up to 3" in text
    assert "Read so that" not in text
    beyond = ("26 26 0 26", "52 52 0 52", "78 78 0 78", "104 104 0 104", "117 117 0 104", "118 118 0 104")
    assert "(Read so that the threshold is 500 points, which is open;" in told("black-lady", *beyond)


def test_a_sheet_that_can_be_right_says_how_it_stands() -> None:
    assert told("nl-short", *SHORT[:1]) == (
        "The match is not over yet. Totals: Anna 7, Bram 5, Cor 3, Dirk 0. "
        "sheet.csv: 1 deal that can be right under nl-short"
    )
    assert "The match is over: Dirk wins. Totals: Anna 50, Bram 47, Cor 38, Dirk 30." in told("nl-short", *SHORT)


def test_what_depends_on_a_reading_is_said_to() -> None:
    text = told("black-lady", "26 26 0 26", "52 52 0 52")
    assert "Whether the match is over depends on what the profile leaves open." in text


def test_what_is_observed_is_told_with_the_deal_that_shows_it() -> None:
    text = told("nl-omslag", *TO_THE_TURN, "50 14 19 17")
    assert "Observed, where the profile is open (no failure): Deal 6: the trick that reaches the threshold" in text


def test_what_is_passed_over_is_told() -> None:
    names = "Datum;Anna;Bram;Cor;Dirk"
    assert told("nl-short", "12-3 7 5 3 0", names=names).startswith("Column passed over: Datum. The match is not over")
    text = told("nl-short", "12-3 7 5 3 0 x", names=f"{names};Notes")
    assert "Columns passed over: Datum and Notes." in text


def test_a_sheet_without_deals_says_so() -> None:
    assert told("nl-short") == "sheet.csv: no deal is written on this sheet"


def test_a_name_cannot_colour_the_terminal() -> None:
    text = as_text(judged("nl-short", "7 5 3 0", names="A\x1b[31m;B;C;D"), load_profile("nl-short").rules)
    assert "\x1b" not in text


def test_programs_get_the_same() -> None:
    (sheet,) = json.loads(as_json([judged("nl-short", *SHORT[:2], "27 28 3 15")]))["sheets"]
    assert (sheet["verdict"], sheet["profile"], sheet["deals"]) == ("cannot be right", "nl-short", 3)
    (fault,) = sheet["faults"]
    assert (fault["what"], fault["line"], fault["column"], fault["clauses"]) == ("sum", 4, 1, ["score.cards"])


def test_every_clause_that_is_named_is_one() -> None:
    found = judged("nl-short", "4 4 4 3", "4 19 4 3", "50 19 4 3", "Winnaar Anna").faults
    assert {clause for each in found for clause in each.clauses} <= set(load_clauses())


def test_names_stay_on_their_line_whatever_is_in_them() -> None:
    report = judged("nl-short", *SHORT[:2])
    forged = msgspec.structs.replace(
        report, totals={"Anna\nx.csv: fine\x1b[2J": 22}, passed=["date\r\nx.csv: fine"], file="a\nb.csv"
    )
    lines = as_text(forged, load_profile("nl-short").rules).splitlines()
    assert lines == [
        r"  Column passed over: date\r\nx.csv: fine.",
        r"  The match is not over yet. Totals: Anna\nx.csv: fine\x1b[2J 22.",
        r"a\nb.csv: 2 deals that can be right under nl-short",
    ]
