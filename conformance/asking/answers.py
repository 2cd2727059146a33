"""What a person answered: in a form that no language matters to, and what it settles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.asking.questions import Question, Values

UNKNOWN: Final = "?"
NOTHING: Final = "0"
BETWEEN: Final = " / "


@dataclass(frozen=True, kw_only=True)
class Answer:
    """An answer to one question: an option with the values typed for it, a value, or what is so; else not known."""

    question: str
    option: str = ""
    slots: Mapping[str, Any] = field(default_factory=dict)
    unsure: tuple[str, ...] = ()
    """Values that belong to the option, and that the person does not know."""
    ticked: Mapping[str, bool] | None = None
    """Of each statement that the person is sure of: whether it is so."""

    @property
    def is_known(self) -> bool:
        """Tell whether it says anything."""
        return bool(self.option or self.slots or self.ticked)

    @property
    def leaves_open(self) -> bool:
        """Tell whether the same question can be answered better by somebody who knows more."""
        return not self.is_known or bool(self.unsure)


def settled_by(question: Question, answer: Answer) -> Values:
    """Return the values that an answer settles.

    >>> from conformance.asking.questions import load_questions
    >>> settled_by(load_questions()["hearts"], Answer(question="hearts", option="free"))
    {'hearts.lead': 'free'}
    """
    if answer.ticked is not None:
        return question.settled_by(dict(answer.ticked))
    sets = question.options[answer.option].sets if answer.option else {}
    return {**sets, **answer.slots}


def slots_of(question: Question, option: str) -> tuple[str, ...]:
    """Return the parameters whose value is typed for an answer."""
    if question.asks:
        return (question.asks,)
    chosen = question.options.get(option)
    return tuple(chosen.asks) if chosen else ()


def typed_paths(question: Question, option: str) -> tuple[str, ...]:
    """Return the parameters whose values may be typed behind an answer, in that order."""
    chosen = question.options.get(option)
    return (*slots_of(question, option), *(chosen.likely if chosen else ()))


def text_of(question: Question, answer: Answer) -> str:
    """Return an answer as it can be typed in any language.

    >>> from conformance.asking.questions import load_questions
    >>> ticked = {"hearts": True, "queen": False}
    >>> text_of(load_questions()["first-trick"], Answer(question="first-trick", ticked=ticked))
    'hearts ?others'
    """
    if not answer.is_known:
        return UNKNOWN
    if answer.ticked is not None:
        said = [f"{UNKNOWN}{name}" if name not in answer.ticked else name
                for name in question.statements if answer.ticked.get(name, True)]  # fmt: skip
        return " ".join(said) or NOTHING
    values = BETWEEN.join(
        UNKNOWN if path in answer.unsure else _written(path, answer.slots[path])
        for path in typed_paths(question, answer.option)
        if path in answer.unsure or path in answer.slots
    )
    return " ".join(filter(None, (answer.option, values)))


def _written(path: str, value: Any) -> str:
    match load_parameters()[path].kind:
        case "ranks" | "directions":
            return " ".join(value)
        case "values":
            return ", ".join(f"{card} {worth}" for card, worth in value.items())
        case _:
            return str(value)
