"""A person who knows the rules of an app and answers what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.asking.answers import Answer
from conformance.asking.dialogue import Dialogue
from conformance.asking.reading import likely_slots, shown_statements
from conformance.rules.parameters import load_parameters
from conformance.rules.resolved import settled_value

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.asking.belief import Belief
    from conformance.asking.questions import Question


def answer_truly(question: Question, rules: Mapping[str, Any], belief: Belief) -> Answer:
    """Return what somebody answers who looks at an app that plays these rules."""
    if question.statements:
        ticked = {
            name: holds(question.statements[name].so, rules) for name in shown_statements(question, belief)
        }
        return Answer(question=question.id, ticked=ticked)
    if question.asks:
        return Answer(question=question.id, slots={question.asks: rules[question.asks]})
    for name, option in question.options.items():
        slots = likely_slots(option, belief) or {path: rules.get(path) for path in option.asks}
        if holds({**option.sets, **slots}, rules):
            return Answer(question=question.id, option=name, slots=slots)
    raise AssertionError(question.id)


def holds(values: Mapping[str, Any], rules: Mapping[str, Any]) -> bool:
    """Tell whether an app that plays these rules has all of these values."""
    return all(
        path in rules and settled_value(load_parameters()[path], value, rules) == rules[path]
        for path, value in values.items()
    )


def talk(rules: Mapping[str, Any]) -> Dialogue:
    """Return the whole dialogue with somebody who answers truly."""
    dialogue = Dialogue()
    while (question := dialogue.next_question) is not None:
        dialogue = dialogue.after(answer_truly(question, rules, dialogue.belief))
    return dialogue
