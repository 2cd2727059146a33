"""How far somebody has come: the dialogue, and the answers behind which they went back."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from conformance.asking.answers import text_of
from conformance.asking.choosing import is_due
from conformance.asking.dialogue import Dialogue
from conformance.asking.questions import load_questions
from conformance.asking.reading import missing_slots, read_answer
from conformance.asking.values import Misread
from conformance.cards import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.asking.answers import Answer
    from conformance.asking.questions import Question


@dataclass(frozen=True, kw_only=True)
class Progress:
    """A dialogue, and earlier answers that stand until their question is answered otherwise.

    >>> from conformance.asking.answers import Answer
    >>> gone_back = Progress().after(Answer(question="pack", option="short")).back()
    >>> gone_back.earlier, gone_back.restored().dialogue.given[0].option
    ({'pack': 'short'}, 'short')
    """

    dialogue: Dialogue = field(default_factory=Dialogue)
    earlier: Mapping[str, str] = field(default_factory=dict)
    """By question, as they can be typed in any language."""

    def after(self, answer: Answer) -> Progress:
        """Return what it is with one answer more.

        Raises:
            Misread: it does not go together with the answers before.
        """
        earlier = {name: text for name, text in self.earlier.items() if name != answer.question}
        return Progress(dialogue=self.dialogue.after(answer), earlier=earlier)

    def back(self) -> Progress:
        """Return what it is at the question before."""
        return replace(self, dialogue=self.dialogue.back()).set_aside(self.dialogue.given[-1])

    def set_aside(self, answer: Answer) -> Progress:
        """Return what it is with an answer whose question is to be asked again."""
        return replace(
            self, earlier={answer.question: text_of(load_questions()[answer.question], answer), **self.earlier}
        )

    def earlier_answer(self, question: Question) -> Answer | None:
        """Return what was answered before, as far as it still goes together with the other answers."""
        text = self.earlier.get(question.id)
        try:
            answer = read_answer(question, text, LANGUAGES[0], self.dialogue.belief) if text else None
            if answer is None or missing_slots(question, answer):
                return None
            self.dialogue.after(answer)
        except Misread:
            return None
        return answer

    def restored(self) -> Progress:
        """Return what it is with every earlier answer that still matters, and goes together with the others."""
        progress = self
        for name in self.earlier:
            question, dialogue = load_questions()[name], progress.dialogue
            asked = {answer.question for answer in dialogue.given}
            answer = progress.earlier_answer(question)
            if answer is not None and is_due(question, dialogue.known, asked):
                progress = progress.after(answer)
        return progress

    def reopened(self) -> Progress:
        """Return what it is when all that somebody did not know is to be asked again."""
        known = tuple(answer for answer in self.dialogue.given if not answer.leaves_open)
        progress = replace(self, dialogue=Dialogue(given=known))
        for answer in reversed(self.dialogue.given):
            if answer.leaves_open:
                progress = progress.set_aside(answer)
        return progress
