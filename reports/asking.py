"""A dialogue as text: the questions, what may still be, and what was found."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, Final

from conformance.asking.answers import BETWEEN, NOTHING, UNKNOWN, typed_paths
from conformance.asking.questions import load_catalogue
from conformance.asking.reading import likely_slots, shown_statements
from conformance.asking.wording import fill_in, join, say
from conformance.own_rules.wording import in_words as in_words_of_rules
from conformance.rules.parameters import TOTALS, load_parameters
from conformance.rules.settings import VALUES
from conformance.typography import with_minus

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from conformance.asking.answers import Answer
    from conformance.asking.candidates import Candidate
    from conformance.asking.dialogue import Dialogue
    from conformance.asking.drafting import Draft
    from conformance.asking.nearest import Nearest
    from conformance.asking.questions import Question
    from conformance.asking.result import Result

_WIDTH: Final = 92
_INDENT: Final = 4
_MOST_NAMES: Final = 4


def question_lines(dialogue: Dialogue, question: Question, language: str) -> Iterator[str]:
    """Yield a question with its number, where to look, and its answers."""
    belief = dialogue.belief
    yield from _wrapped(fill_in(question.text, language, belief), f"{len(dialogue.given) + 1:>2}. ")
    yield from _wrapped(fill_in(question.help, language, belief), " " * _INDENT)
    answers = [option.text for option in question.options.values()]
    answers += [question.statements[name].text for name in shown_statements(question, belief)]
    for number, words in enumerate(answers, start=1):
        yield from _wrapped(fill_in(words, language, belief), f"{number:>{_INDENT + 3}}  ")


def how_to_answer(question: Question, language: str) -> str:
    """Return how a question of this form is answered."""
    form = "choose-several" if question.statements else "type-it" if question.asks else "choose-one"
    return "\n".join(_wrapped(say(form, language)))


def answer_line(dialogue: Dialogue, question: Question, answer: Answer, language: str) -> str:
    """Return what was answered before, as one types it, and how it is kept.

    >>> from conformance.asking.answers import Answer
    >>> from conformance.asking.dialogue import Dialogue
    >>> from conformance.asking.questions import load_questions
    >>> answer = Answer(question="points", option="other", slots={"scoring.values": {"hearts": 1, "QS": 5}})
    >>> answer_line(Dialogue(), load_questions()["points"], answer, "nl")
    '    Nu staat er: 3 ♥ 1, V♠ 5 (Enter laat het zo)'
    """
    return " " * _INDENT + say("now", language, answer=_typed(dialogue, question, answer, language))


def _typed(dialogue: Dialogue, question: Question, answer: Answer, language: str) -> str:
    if not answer.is_known:
        return UNKNOWN
    if answer.ticked is not None:
        shown = enumerate(shown_statements(question, dialogue.belief), start=1)
        said = [str(number) if answer.ticked.get(name) else f"{UNKNOWN}{number}"
                for number, name in shown if answer.ticked.get(name, True)]  # fmt: skip
        return " ".join(said) or NOTHING
    number = str(list(question.options).index(answer.option) + 1) if answer.option else ""
    printed = likely_slots(question.options[answer.option], dialogue.belief) if answer.option else {}
    if printed and answer.slots == printed:
        return number
    values = [
        UNKNOWN if path in answer.unsure else with_minus(load_parameters()[path].show(answer.slots[path], language))
        for path in typed_paths(question, answer.option)
        if path in answer.unsure or path in answer.slots
    ]
    return " ".join(filter(None, (number, BETWEEN.join(values))))


def end_offers(language: str) -> str:
    """Return what may be typed where every question is answered."""
    return say("at-end", language, **_commands(language))


def offers(language: str) -> str:
    """Return what may be typed at every question."""
    return say("always", language, **_commands(language))


def help_lines(language: str) -> list[str]:
    """Return what can be done at every question, in full."""
    return _wrapped(say("help", language, **_commands(language)))


def _commands(language: str) -> dict[str, str]:
    words = load_catalogue().commands
    return {name: words[name][language][0] for name in words}


def standing_lines(nearest: Nearest, language: str) -> Iterator[str]:
    """Yield which known rules are still possible, or which come nearest."""
    names = [name_of(candidate, language) for candidate in nearest.candidates]
    if nearest.differences:
        said = say("nearest", language, names=names[0], number=nearest.differences)
    else:
        said = say("fits", language, names=_shortened(names, language), number=len(names))
    yield from _wrapped(said, " " * _INDENT)


def result_lines(result: Result, language: str, *, stopped: bool) -> Iterator[str]:
    """Yield what was found: the nearest rules, what differs, how open points are played, what is not known."""
    yield say("end-stopped" if stopped else "end-full", language, number=result.questions)
    yield from _wrapped(_nearest(result, language))
    for each in result.differences:
        here, there = (in_words(each.path, value, language) for value in (each.here, each.there))
        yield from _point(say("difference", language, here=here, there=there))
    settled = [in_words(path, value, language) for path, value in result.settled.items()]
    yield from _listed("settled", settled, language)
    yield from _listed("unknown", topics(result.unknown, language), language)


def _nearest(result: Result, language: str) -> str:
    """Return which rules come nearest: so far, as long as some rules of the app are not known."""
    until = "-so-far" if result.unknown else ""
    names = [name_of(candidate, language) for candidate in result.nearest.candidates]
    if result.differences:
        return say(f"result-nearest{until}", language, name=names[0], number=len(result.differences))
    if len(names) > 1:
        return say(f"result-several{until}", language, names=_shortened(names, language))
    return say(f"result-same{until}", language, name=names[0])


def name_of(candidate: Candidate, language: str) -> str:
    """Return what people call known rules.

    >>> from conformance.asking.candidates import load_candidates
    >>> name_of(next(each for each in load_candidates() if each.name == "nl-short+free-opening"), "nl")
    'Nederlands Hartenjagen, 32 kaarten met vrije uitkomst'
    """
    profile, *house_rules = candidate.title(language)
    if not house_rules:
        return profile
    return say("house-rules", language, profile=profile, rules=join(house_rules, language))


def topics(paths: Iterable[str], language: str) -> list[str]:
    """Return what is not known where parameters are not.

    >>> topics(["deal.next_dealer"], "nl")
    ['wie er in de volgende ronde deelt']
    """
    return [load_catalogue().topics[path][language] for path in paths]


def points_of(card: str, language: str) -> str:
    """Return what the points of a card or suit are about.

    >>> points_of("QS", "nl"), points_of("hearts", "en")
    ('De punten van V♠', 'The points of ♥')
    """
    shown = load_parameters()[VALUES].show({card: 1}, language).rpartition(" ")[0]
    return say("points-about", language, card=shown)


def taken_lines(draft: Draft, language: str) -> Iterator[str]:
    """Yield what a draft took over from the rules that it extends, though nobody knew it."""
    if draft.taken:
        yield from _wrapped(say("taken", language, name=name_of(draft.extends, language)))
        for path, value in draft.taken.items():
            yield from _point(in_words(path, value, language))


def in_words(path: str, value: Any, language: str) -> str:
    """Return the sentence that says a rule has a value, all the points in words."""
    if value in TOTALS:
        phrase = "minus-all-points" if value.startswith("-") else "all-points"
        label = load_parameters()[path].label[language]
        return label.replace("{value}", load_catalogue().phrases[phrase][language])
    return with_minus(in_words_of_rules(path, value, language))


def _shortened(names: list[str], language: str) -> str:
    quoted = names[:_MOST_NAMES]
    more = len(names) - len(quoted)
    return "; ".join([*quoted, say("more", language, number=more)] if more else quoted)


def _listed(key: str, items: list[str], language: str) -> Iterator[str]:
    if items:
        yield say(key, language)
        for item in items:
            yield from _point(item)


def _point(text: str) -> Iterator[str]:
    yield from _wrapped(text, "  - ")


def _wrapped(text: str, before: str = "") -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=before, subsequent_indent=" " * len(before),
                         break_long_words=False, break_on_hyphens=False)  # fmt: skip
