"""A dialogue as text."""

from __future__ import annotations

import pytest

from conformance.asking.answers import Answer
from conformance.asking.dialogue import Dialogue
from conformance.asking.nearest import find_nearest
from conformance.asking.questions import load_questions
from conformance.asking.reading import read_answer
from conformance.asking.result import conclude
from conformance.cards import LANGUAGES
from conformance.rules import load_profile
from conformance.rules.parameters import load_parameters
from reports.asking import answer_line, how_to_answer, offers, question_lines, result_lines, standing_lines, topics
from tests.asking.person import talk


def found(rules: dict[str, object], language: str) -> str:
    return "\n".join(result_lines(conclude(talk(rules)), language, stopped=False))


def test_a_question_has_a_number_and_numbered_answers() -> None:
    dialogue = Dialogue().after(Answer(question="pack", option="short"))
    lines = list(question_lines(dialogue, load_questions()["hearts"], "en"))
    assert lines[0] == " 2. When may you lead hearts?"
    assert [line.split("  ")[-2:] for line in lines[2:]] == [
        ["    1".strip(), "always"],
        ["2", "only once hearts are broken, or when you have nothing else"],
    ]


@pytest.mark.parametrize(
    ("name", "answer", "typed"),
    [
        ("pack", Answer(question="pack", option="short"), "1"),
        ("pack", Answer(question="pack", option="other", slots={"table.players": 3, "pack.ranks": ["9", "Q"]}),
         "3 3 / 9 V"),
        ("opening", Answer(question="opening", option="compulsory-other", unsure=("opening.card",)), "4 ?"),
        ("opening", Answer(question="opening", option="compulsory", slots={"opening.card": "7C"}), "1"),
        ("opening", Answer(question="opening", option="compulsory", slots={"opening.card": "2C"}), "1 2♣"),
        ("sweep-scores", Answer(question="sweep-scores", option="other",
                                slots={"sweep.sweeper": -15, "sweep.others": 0}), "3 −15 / 0"),
        ("passing-cards", Answer(question="passing-cards", slots={"passing.cards": 3}), "3"),
        ("first-trick", Answer(question="first-trick", ticked={"hearts": True, "others": False}), "1 ?2"),
        ("end", Answer(question="end", ticked={"at-once": False, "play-on": False}), "0"),
        ("dealer", Answer(question="dealer"), "?"),
    ],
)  # fmt: skip
def test_what_was_answered_before_is_shown_as_it_is_typed(name: str, answer: Answer, typed: str) -> None:
    dialogue = Dialogue().after(Answer(question="pack", option="short"))
    question = load_questions()[name]
    assert answer_line(dialogue, question, answer, "nl") == f"    Nu staat er: {typed} (Enter laat het zo)"
    assert read_answer(question, typed, "nl", dialogue.belief) == answer


def test_a_statement_that_does_not_matter_is_not_shown() -> None:
    no_others = Dialogue().after(Answer(question="pack", option="short"))
    no_others = no_others.after(Answer(question="points", option="thirteen"))
    shown = "\n".join(question_lines(no_others, load_questions()["first-trick"], "nl"))
    assert "  2  V♠" in shown
    assert "andere strafkaarten" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_asked_fits_a_terminal_and_leaves_no_field_open(language: str) -> None:
    for name in ("nl-omslag", "international"):
        for stage in talk(load_profile(name).rules).stages():
            lines = list(standing_lines(find_nearest(stage.known), language))
            for question in load_questions().values():
                lines += question_lines(stage, question, language)
            assert all(len(line) <= 92 for line in lines)
            assert not any("{" in line or "}" in line for line in lines)


def test_differences_are_told_in_words() -> None:
    rules = load_profile("nl-omslag").replace({"scoring.values.JC": 0, "match.threshold": 60})
    said = found(rules, "en")
    assert "That was all, after 15 questions." in said
    assert "but for these 2 things:" in said
    assert "  - In your app: J♣ counts 0. There: J♣ counts 2." in said
    assert "  - In your app: the threshold is 60 points. There: the threshold is 50 points." in said


def test_open_points_are_told_as_the_app_plays_them() -> None:
    said = found(load_profile("nl-omslag").replace({"reversal.crossing": "capped"}), "nl")
    assert "Je antwoorden passen bij Nederlands Hartenjagen met omslag." in said
    assert "  - een totaal boven de grens wordt teruggezet op de grens" in said


def test_house_rules_are_named() -> None:
    said = " ".join(found(load_profile("nl-short+free-opening").rules, "fr").split())
    assert "Hartenjagen néerlandais, jeu court avec entame libre" in said


def test_what_is_not_known_is_named_in_every_language() -> None:
    for language in LANGUAGES:
        assert len(set(topics(load_parameters(), language))) == len(load_parameters())
    said = "\n".join(result_lines(conclude(Dialogue()), "es", stopped=True))
    assert "Lo dejamos tras 0 preguntas." in said
    assert "  - quién sale en la primera baza\n" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_out_are_offered_with_every_question(language: str) -> None:
    assert offers(language).startswith("? ")
    assert offers(language).count("·") == 2
    assert "?" in how_to_answer(load_questions()["first-trick"], language)
