"""What `verify` says, it says in every language, and in each the same."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from conformance.cards import LANGUAGES
from conformance.protocol.messages import Played
from conformance.records.record import Opening
from conformance.rules import load_profile
from conformance.rules.parameters import TOTALS, load_parameters
from conformance.score_sheets import finding as sheets
from conformance.typography import with_minus
from conformance.verification import finding as records
from conformance.verification.finding import Finding
from reference_impl.verifying import Judging
from reports.score_sheet_sentences import say_fault
from reports.verification_sentences import say_finding, say_where
from reports.verification_words import load_details, load_words, reword, say, say_clause, say_detail, say_open_point
from tests.score_sheets.sheets import judged
from tests.score_sheets.test_judging import SHORT
from tests.verification.games import all_tricks, deal, four, game, suits

REPORTS = Path(__file__).parent.parent.parent / "reports"
OTHERS = [language for language in LANGUAGES if language != "en"]
KINDS = [kind for kind in get_args(records.What) if kind != "fine"]
SAID = {"number-passed": ("7C",), "score": {"A": 3, "B": None}, "totals": {"A": 3}, "surplus": 33}
EXPECTED = {"number-passed": 3, "score": {"A": 4, "B": 5}, "totals": {"A": 4}, "incomplete": 32, "surplus": 32}
SEATS = ["A", "B"]


def forms_of(wording: Any) -> list[str]:
    return [wording] if isinstance(wording, str) else [wording["one"], wording["other"]]


def fields_in(text: str) -> list[str]:
    return sorted(set(re.findall(r"\{([a-z]+)\}", text)))


def texts_in_the_code() -> set[str]:
    names = ["verification_words", "verification_sentences", "verification_text", "verification_consistency"]
    names += ["score_sheet", "score_sheet_sentences"]
    trees = [ast.parse((REPORTS / f"{name}.py").read_text(encoding="utf-8")) for name in names]
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("key", load_words())
def test_a_wording_is_there_in_every_language_with_the_same_fields(key: str) -> None:
    words = load_words()[key]
    assert list(words) == list(LANGUAGES)
    fields = {tuple(fields_in(form)) for wording in words.values() for form in forms_of(wording)}
    assert len(fields) == 1
    assert all(isinstance(wording, str) or list(wording) == ["one", "other"] for wording in words.values())


@pytest.mark.parametrize("words", load_details(), ids=lambda words: words["en"])
def test_a_detail_is_there_in_every_language_with_the_same_fields_and_is_known_again(words: dict[str, str]) -> None:
    assert list(words) == list(LANGUAGES)
    assert len({tuple(fields_in(text)) for text in words.values()}) == 1
    fields = {name: str(number) for number, name in enumerate(fields_in(words["en"]), start=2)}
    detail = words["en"].format(**{**fields, "card": "QS"})
    assert say_detail(detail, "en") == detail
    for language in OTHERS:
        shown = {**fields, "card": "V♠" if language == "nl" else "Q♠"}
        assert say_detail(detail, language).replace("\u00a0", " ") == words[language].format(**shown)


def test_a_detail_that_nobody_knows_stays_as_it_is() -> None:
    assert say_detail("it rained", "nl") == "it rained"


HANDS = suits()
WRONG = [
    game(deal(hands=HANDS, score=four(-15, 0, 0, 0))),
    game(deal(hands={**HANDS, "D": HANDS["D"][:7]})),
    game(deal(hands={**HANDS, "D": [*HANDS["D"][:7], "7C"]})),
    game(deal(hands={**HANDS, "D": [*HANDS["D"][:7], "2C"]})),
    game(deal(hands={"A": HANDS["A"], "B": HANDS["B"], "C": HANDS["C"], "E": HANDS["D"]})),
    game(
        deal(all_tricks()[:29], hands=HANDS, totals=four(0, 15, 15, 15)),
        deal(hands=HANDS, totals=four(0, 30, 29, 30)),
    ),
    game(deal(), start=Opening(dealer="E")),
    game(deal(), start=Opening(totals={"A": 3})),
    game(deal(), start=Opening(phase="subtracting")),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_what_the_engine_tells_in_english_is_known_again(number: int) -> None:
    found = Judging()(WRONG[number], load_profile("nl-short").rules)
    assert found.detail
    for detail in found.detail:
        for language in OTHERS:
            assert say_detail(detail, language) != detail


def test_every_wording_is_used() -> None:
    assert set(load_words()) <= texts_in_the_code() | set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", OTHERS)
def test_everything_that_is_found_in_a_game_is_said_in_every_language(kind: Any, language: str) -> None:
    said, expected = SAID.get(kind, SEATS), EXPECTED.get(kind, ["C"] if kind in ("goes-on", "winners") else "C")
    common: dict[str, Any] = {"what": kind, "deal": 3, "trick": 2, "said": said, "expected": expected}
    for seat, card, play in (("B", "QS", 5), (None, None, 0), ("B", None, 7)):
        if kind in ("passed-elsewhere", "barred", "passed-unheld") and card is None:
            continue
        table = (Played(seat="A", card="7C"),) if card else ()
        clauses = ("match.mid-deal",) if play == 7 else ("match.end",)
        found = Finding(**common, seat=seat, card=card, play=play, table=table, hand=("KS",), clauses=clauses)  # type: ignore[arg-type]
        ours, english = list(say_finding(found, language)), list(say_finding(found))
        assert len(ours) == len(english)
        assert not [line for line in ours if line in english or "{" in line]
        assert say_where(found, language) != say_where(found)


def test_everything_that_is_found_on_a_sheet_is_said_in_every_language() -> None:
    report = judged("nl-short", *SHORT[:2])
    numbers = {"Anna": 7, "Bram": 8}
    needed = sheets.Needed(parameter="match.threshold", value=60, agreement="the threshold is 60 points")
    common: dict[str, Any] = {"line": 2, "column": 2, "deal": 3, "clauses": [], "over_since": 2, "earlier": 1}
    for kind in get_args(sheets.What):
        for phase in ("adding", "subtracting"):
            for since, card, players in ((0, "", ["Anna"]), (2, "QS", ["Anna", "Bram"])):
                fault = sheets.Fault(
                    **common, what=kind, phase=phase, since=since, card=card, players=players, before=numbers,
                    written=numbers, changes=numbers, expected=numbers, winners=players, sweep=[0, 15], points=15,
                    deals=2, needs=[needed], against=[needed],
                )  # fmt: skip
                told = [say_fault(fault, report, language) for language in LANGUAGES]
                assert len(set(told)) == len(LANGUAGES)
                assert "{" not in "".join(told)


def test_what_is_said_of_an_open_point_is_said_in_every_language() -> None:
    rules = load_profile("nl-omslag").rules
    for path, parameter in load_parameters().items():
        if path in rules:
            for value in (rules[path], *(each for each in parameter.neighbours(rules[path]) if each not in TOTALS)):
                for language in OTHERS:
                    ours = reword(parameter.describe(value), language).replace("\u00a0", " ")
                    assert ours == with_minus(parameter.describe(value, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_number_has_the_minus_that_a_rule_sheet_has(language: str) -> None:
    found = Finding(what="score", deal=1, said={"B": -10}, expected={"B": 0}, detail=("points captured: B -10",))
    pit = load_profile("nl-short+pit-subtracts").rules
    told = [*say_finding(found, language), say_clause("sweep.score", pit, language)]
    told += [say_open_point("sweep.sweeper", -1, "after a sweep the sweeper scores -1", language)]
    assert ["−" in sentence for sentence in told] == [True] * 4
    assert "-" not in "".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_finding_begins_with_a_capital(language: str) -> None:
    detail = "the game is of 52 cards and 4 players; these rules play with 32 cards and 4 players"
    told = list(say_finding(Finding(what="hands", detail=(detail,)), language))
    assert len(told) == 2
    assert all(sentence[0].isupper() for sentence in told)


def test_in_dutch_one_game_fits_and_several_fit() -> None:
    def nearest(number: int) -> str:
        return say("nearest", "nl", number=number, some=number, games="200 partijen", profile="p", title="t")

    assert " van 200 partijen past bij" in nearest(1)
    assert " van 200 partijen passen bij" in nearest(194)
