"""What a person typed: which answer it is, or why it is none."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from conformance.asking.answers import BETWEEN, UNKNOWN, Answer, slots_of, typed_paths
from conformance.asking.known import applies
from conformance.asking.questions import NO, YES, load_catalogue
from conformance.asking.values import Misread, are_numbers, plain, read_value, words_for_and
from conformance.asking.wording import fill_in, lowest_club
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from conformance.asking.belief import Belief
    from conformance.asking.questions import Option, Question

_NUMBERS: Final = ("integer", "points")
COMMANDS: Final = ("unknown", "back", "stop", "help")


def command_of(text: str, language: str) -> str:
    """Return which of the things that can always be said a text is; an empty text for none of them.

    >>> command_of("Weet ik niet", "nl"), command_of("3", "nl")
    ('unknown', '')
    """
    words = load_catalogue().commands
    return next((name for name in COMMANDS if plain(text) in map(plain, words[name][language])), "")


def read_answer(question: Question, text: str, language: str, belief: Belief) -> Answer:
    """Return the answer that a text gives; of an option whose values are not typed yet without them.

    Options are named by number, by their first words, or as data name them; statements by number or as data name them,
    those the person is unsure of with ? before.

    Raises:
        Misread: it is no answer to this question.

    >>> from conformance.asking.belief import believe
    >>> from conformance.asking.questions import load_questions
    >>> read_answer(load_questions()["points"], "harten 1, V♠ 5", "nl", believe({})).slots
    {'scoring.values': {'hearts': 1, 'QS': 5}}
    """
    if not text.strip():
        raise Misread("nothing-typed")
    if text.strip() == UNKNOWN:
        return Answer(question=question.id)
    if question.statements:
        return _read_ticks(question, text, language, shown_statements(question, belief))
    if question.asks:
        return Answer(question=question.id, slots={question.asks: read_value(question.asks, text, language)})
    name, rest = _option(question, text, language, belief)
    typed = _typed(question, name, rest, language)
    known = {path: value for path, value in typed.items() if value is not None}
    slots = known if typed else likely_slots(question.options[name], belief)
    unsure = tuple(path for path in typed if path not in known)
    return _or_unknown(question, Answer(question=question.id, option=name, slots=slots, unsure=unsure))


def unsure_of(question: Question, answer: Answer, path: str) -> Answer:
    """Return an answer of somebody who does not know a value that belongs to it."""
    return _or_unknown(question, replace(answer, unsure=(*answer.unsure, path)))


def _or_unknown(question: Question, answer: Answer) -> Answer:
    """Return an answer, or one that is not known where it says nothing but values that are known together or not."""
    says_nothing = answer.unsure and not question.options[answer.option].sets
    return Answer(question=question.id) if says_nothing else answer


def read_slot(path: str, text: str, language: str) -> Any:
    """Return the value that a text gives a parameter.

    Raises:
        Misread: it gives none.
    """
    if not text.strip():
        raise Misread("nothing-typed")
    return read_value(path, text, language)


def shown_statements(question: Question, belief: Belief) -> tuple[str, ...]:
    """Return the statements that are worth asking about, as far as is known."""
    return tuple(
        name
        for name, statement in question.statements.items()
        if any(applies(path, belief.known) is not False for path in statement.so)
    )


def _option(question: Question, text: str, language: str, belief: Belief) -> tuple[str, str]:
    """Return the option that a text begins with, and what comes after it."""
    first, _, rest = text.strip().partition(" ")
    names = list(question.options)
    if first in question.options:
        return first, rest
    if first.isascii() and first.isdecimal() and 1 <= int(first) <= len(names):
        return names[int(first) - 1], rest
    return _option_in_words(question, text, language, belief)


def _option_in_words(question: Question, text: str, language: str, belief: Belief) -> tuple[str, str]:
    """Return the option that a text means which names it by its words, or which is nothing but the value for one."""
    catalogue, said = load_catalogue(), plain(text)
    for name, words in ((YES, catalogue.yes), (NO, catalogue.no)):
        if name in question.options and said in map(plain, words[language]):
            return name, ""
    beginning = [
        name
        for name, option in question.options.items()
        if re.match(rf"{re.escape(said)}\b", plain(fill_in(option.text, language, belief)))
    ]
    if len(beginning) == 1:
        return beginning[0], ""
    typed = [name for name, option in question.options.items() if len(option.asks) == 1]
    kinds = {load_parameters()[question.options[name].asks[0]].kind for name in typed}
    if kinds == {"integer"} and re.match("[-−–]?[0-9]", said) and not re.fullmatch("[0-9]", said):
        return typed[0], text
    if kinds == {"values"} and re.search("[0-9]", said) and not are_numbers(said):
        return typed[0], text
    if kinds == {"directions"} and " " in said:
        return typed[0], text
    raise Misread("not-understood", last=len(question.options))


def _typed(question: Question, name: str, rest: str, language: str) -> dict[str, Any]:
    """Return the values behind an option; None for one that is not known."""
    paths = typed_paths(question, name)
    texts = [part for part in rest.split(BETWEEN.strip()) if part.strip()]
    numbers = all(load_parameters()[path].kind in _NUMBERS for path in paths)
    if numbers and len(texts) == 1 and len(rest.split()) == len(paths):
        texts = rest.split()
    if len(texts) > len(paths):
        raise Misread("no-more-wanted", text=rest.strip())
    return {
        path: None if part.strip() == UNKNOWN else read_value(path, part, language)
        for path, part in zip(paths, texts, strict=False)
    }


def likely_slots(option: Option, belief: Belief) -> dict[str, Any]:
    """Return the values that an option is printed with where they are not known yet."""
    values = {"lowest": lowest_club(belief), "limit": belief.value("match.threshold")}
    return {path: values[what] for path, what in option.likely.items()}


def _read_ticks(question: Question, text: str, language: str, shown: tuple[str, ...]) -> Answer:
    joining = words_for_and(language)
    words = [word for word in map(plain, text.replace(",", " ").split()) if word not in joining]
    if not words:
        raise Misread("not-understood-several", number=len(shown))
    nothing = {plain(word) for word in load_catalogue().none[language]} | {"0"}
    said = [word for word in words if word not in nothing]
    if said and len(said) < len(words):
        raise Misread("none-and-some")
    ticked, unsure = set[str](), set[str]()
    for word in said:
        if word.removeprefix(UNKNOWN) in set(question.statements).difference(shown):
            continue  # of a file: it mattered when it was written
        name = _statement(word.removeprefix(UNKNOWN), shown)
        (unsure if word.startswith(UNKNOWN) else ticked).add(name)
    sure = {name: name in ticked for name in shown if name not in unsure}
    if (both := question.excluding(sure)) is not None:
        one, other = (shown.index(name) + 1 for name in both)
        raise Misread("not-together", one=one, other=other)
    return Answer(question=question.id, ticked=sure)


def _statement(word: str, shown: tuple[str, ...]) -> str:
    if word in shown:
        return word
    if word.isascii() and word.isdecimal() and 1 <= int(word) <= len(shown):
        return shown[int(word) - 1]
    raise Misread("not-understood-several", number=len(shown))


def missing_slots(question: Question, answer: Answer) -> tuple[str, ...]:
    """Return the parameters whose value is still to be typed for an answer."""
    return tuple(
        path
        for path in slots_of(question, answer.option)
        if answer.is_known and path not in answer.slots and path not in answer.unsure
    )
