"""The questions as data: nothing is left out, in no language."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from conformance.asking.belief import believe
from conformance.asking.questions import Question, load_catalogue, load_questions
from conformance.asking.reading import read_answer
from conformance.asking.values import read_value
from conformance.cards import LANGUAGES
from conformance.rules.coherence import Fault
from conformance.rules.parameters import load_parameters
from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

if TYPE_CHECKING:
    from collections.abc import Iterator

FIELD = re.compile(r"\{[a-z_]+\}")
CARD = re.compile(r"(?:10|[2-9AJQKBVH])[♣♦♠♥]")
LETTERS = {"B": "J", "V": "Q", "H": "K"}
EXAMPLE = {"en": "Such as: ", "nl": "Zoals: ", "fr": "Par exemple : ", "es": "Por ejemplo: "}
OR = {"en": " or ", "nl": " of ", "fr": " ou ", "es": " o "}
CHECKLIST = {"003:81": "pack", "003:82": "passing", "003:83": "finish", "003:84": "first-trick", "003:85": "hearts"}


def texts(node: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every text of the file, with all its languages."""
    if not isinstance(node, dict):
        return
    if "en" in node:
        yield path, node
        return
    for key, below in node.items():
        yield from texts(below, f"{path}.{key}".strip("."))


def data() -> dict[str, Any]:
    found: dict[str, Any] = load_yaml(SPEC / "questions.yaml")
    return found


def forms(text: Any) -> list[str]:
    """Return what a text says, whichever number it is about."""
    match text:
        case dict():
            return [str(form) for form in text.values()]
        case list():
            return []
        case _:
            return [str(text)]


def test_every_parameter_is_settled_by_some_question_or_said_to_be_unseen() -> None:
    settled = {path for question in load_questions().values() for path in question.settles}
    unseen = set(load_catalogue().unseen)
    assert settled | unseen == set(load_parameters())
    assert not settled & unseen


def test_of_every_parameter_it_can_be_said_that_it_is_not_known() -> None:
    topics = load_catalogue().topics
    assert list(topics) == list(load_parameters())
    for language in LANGUAGES:
        assert len({words[language] for words in topics.values()}) == len(topics)


def test_every_text_is_there_in_all_languages() -> None:
    every = list(texts(data()))
    assert len(every) > 150
    for path, words in every:
        assert tuple(words) == LANGUAGES, path
        for language in LANGUAGES:
            assert all(form.strip() for form in forms(words[language])), (path, language)
            assert words[language], (path, language)


def test_every_text_has_the_same_fields_in_all_languages() -> None:
    for path, words in texts(data()):
        said = [[sorted(Counter(FIELD.findall(form)).items()) for form in forms(text)] for text in words.values()]
        assert all(each == said[0] for each in said), path


def test_every_text_speaks_of_the_same_cards_in_all_languages() -> None:
    for path, words in texts(data()):
        shown = set()
        for language, text in words.items():
            for form in forms(text):
                cards = CARD.findall(form)
                if language == "nl":
                    cards = [LETTERS.get(card[0], card[0]) + card[1:] for card in cards]
                else:
                    assert not any(card[0] in "BVH" for card in cards), path
                shown.add(tuple(sorted(cards)))
        assert len(shown) <= 1, path


def test_dutch_says_je_and_spanish_tu() -> None:
    for path, words in texts(data()):
        for form in forms(words["nl"]):
            assert not re.search(r"\b(u|uw)\b", form, re.IGNORECASE), path
        for form in forms(words["es"]):
            assert not re.search(r"\busted(es)?\b", form, re.IGNORECASE), path


TYPE = {"en": "[Tt]ype", "nl": "[Tt]yp(?: dan)?", "fr": "[Tt]apez", "es": "[Ee]scribe"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_help_says_may_be_typed_is_an_answer_there(language: str) -> None:
    said = []
    for question in load_questions().values():
        for typed in re.findall(rf"\b{TYPE[language]} ([?0-9]+)", question.help[language]):
            said.append((question.id, typed))
            read_answer(question, typed, language, believe({}))
    assert ("crossing", "0") in said
    assert ("dealer", "?") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_value_is_one(language: str) -> None:
    slots = load_catalogue().slots
    shown = [(path, words[language].partition(EXAMPLE[language])[2]) for path, words in slots.items()]
    examples = {path: text for path, text in shown if text}
    assert set(examples) == {"pack.ranks", "passing.cycle", "opening.card", "scoring.values"}
    for path, text in examples.items():
        for example in text.split(OR[language]):
            assert read_value(path, example, language)


def test_people_read_nothing_of_parameters_and_profiles() -> None:
    for path, words in texts(data()):
        for text in words.values():
            for form in forms(text):
                assert not re.search(r"param|profi|YAML|schema", FIELD.sub("", form), re.IGNORECASE), path


def test_questions_are_short() -> None:
    for question in load_questions().values():
        for language, text in question.text.items():
            assert len(text) <= 150, (question.id, language)


@pytest.mark.parametrize("question", load_questions().values(), ids=lambda question: question.id)
def test_what_a_question_sets_are_values_of_the_parameters(question: Question) -> None:
    assert (bool(question.options) + bool(question.statements) + bool(question.asks)) == 1
    for values in values_of(question):
        for path, value in values.items():
            parameter = load_parameters()[path]
            if parameter.kind == "choice":
                assert value in parameter.values
            elif parameter.kind == "points":
                assert value in ("total", "-total", 0)
    for path in asked_in(question):
        assert load_parameters()[path].kind != "choice"
        assert set(load_catalogue().slots[path]) == set(LANGUAGES)
    for path, wanted in question.when.items():
        assert set(wanted) <= set(load_parameters()[path].values)
    assert not question.after or question.after in load_questions()


def values_of(question: Question) -> Iterator[dict[str, Any]]:
    yield question.otherwise
    yield from (option.sets for option in question.options.values())
    for statement in question.statements.values():
        yield statement.so
        yield statement.otherwise


def asked_in(question: Question) -> list[str]:
    found = [path for option in question.options.values() for path in option.asks]
    return [*found, question.asks] if question.asks else found


def test_every_choice_can_be_answered_with_every_value() -> None:
    said: dict[str, set[str]] = {}
    for question in load_questions().values():
        for values in values_of(question):
            for path, value in values.items():
                if load_parameters()[path].kind == "choice":
                    said.setdefault(path, set()).add(value)
    assert said == {path: set(each.values) for path, each in load_parameters().items() if each.kind == "choice"}


def test_every_value_that_is_typed_can_be_typed_freely() -> None:
    typed = {path for question in load_questions().values() for path in asked_in(question)}
    assert typed == {path for path, each in load_parameters().items() if each.kind != "choice"}


def test_the_checklist_of_the_source_is_there_and_nothing_else_claims_to_be() -> None:
    assert {each.checklist: each.id for each in load_questions().values() if each.checklist} == CHECKLIST


def test_whatever_does_not_go_together_is_explained() -> None:
    code = (SPEC.parent / "conformance" / "rules" / "coherence.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'code="([a-z-]+)"', code))
    assert "nobody-across" in codes
    assert Fault.__name__ in code
    assert codes <= set(load_catalogue().words)


def test_what_can_always_be_typed_is_no_answer() -> None:
    for language in LANGUAGES:
        words = [word for said in load_catalogue().commands.values() for word in said[language]]
        assert len(words) == len(set(words))
        answers = {*load_catalogue().none[language], *load_catalogue().yes[language], *load_catalogue().no[language]}
        assert not answers & set(words), language
        ids = {name for question in load_questions().values() for name in (*question.options, *question.statements)}
        assert not ids & set(words), language
