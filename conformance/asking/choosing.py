"""Which question comes next: of those that matter the one that tells most for what it costs to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.asking.belief import Belief, believe, likely_values
from conformance.asking.known import applies
from conformance.asking.questions import Question, load_questions
from conformance.asking.reading import likely_slots, shown_statements

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from conformance.asking.questions import Values


def choose(known: Mapping[str, Any], asked: Collection[str]) -> Question | None:
    """Return the question to ask next; None when there is none left.

    What source 003 says to check first comes first.

    >>> choose({}, ()).id
    'pack'
    """
    waiting = [question for question in load_questions().values() if is_due(question, known, asked)]
    first = [question for question in waiting if question.checklist] or waiting
    belief = believe(known)
    return max(first, key=lambda question: round(worth(question, belief), 6), default=None)


def is_due(question: Question, known: Mapping[str, Any], asked: Collection[str]) -> bool:
    """Tell whether a question may be asked: it was not yet, and its answer can matter."""
    if question.id in asked or (question.after and question.after not in asked):
        return False
    if any(known.get(path) not in values for path, values in question.when.items()):
        return False
    return any(path not in known and applies(path, known) for path in question.settles)


def worth(question: Question, belief: Belief) -> float:
    """Return how many bits a question is expected to tell, for one unit of what it costs."""
    return belief.split(outcomes(question, belief)) / question.cost


def outcomes(question: Question, belief: Belief) -> list[Values]:
    """Return what the answers to a question settle, those apart whose values are typed."""
    if question.statements:
        names = list(shown_statements(question, belief))
        found = [question.settled_by(ticked) for ticked in question.ways_to_tick(names)]
    elif question.asks:
        found = [{question.asks: value} for value in likely_values(question.asks)]
    else:
        found = [
            {**option.sets, **likely_slots(option, belief)}
            for option in question.options.values()
            if not option.asks
        ]
    return [outcome for place, outcome in enumerate(found) if outcome and outcome not in found[:place]]
