"""The dialogue itself: the answers so far, what they settle, and the question that comes next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from conformance.asking.answers import Answer, settled_by
from conformance.asking.belief import Belief, believe
from conformance.asking.choosing import choose
from conformance.asking.known import faults_in
from conformance.asking.questions import Question, Values, load_questions
from conformance.asking.values import Misread

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, kw_only=True)
class Dialogue:
    """What was answered, in the order in which it was asked.

    >>> begun = Dialogue()
    >>> begun.next_question.id, begun.after(Answer(question="pack", option="short")).next_question.id
    ('pack', 'finish')
    """

    given: tuple[Answer, ...] = ()

    @cached_property
    def known(self) -> Values:
        """Return every value that the answers settle."""
        found: Values = {}
        for answer in self.given:
            found |= settled_by(load_questions()[answer.question], answer)
        return found

    @cached_property
    def belief(self) -> Belief:
        """Return what to expect of the app."""
        return believe(self.known)

    @cached_property
    def next_question(self) -> Question | None:
        """Return what to ask next; None when nothing is left."""
        return choose(self.known, {answer.question for answer in self.given})

    def after(self, answer: Answer) -> Dialogue:
        """Return the dialogue with one answer more.

        Raises:
            Misread: it does not go together with the answers before.
        """
        before = {fault.code for fault in faults_in(self.known)}
        longer = replace(self, given=(*self.given, answer))
        for fault in faults_in(longer.known):
            if fault.code not in before:
                raise Misread(fault.code)
        return longer

    def back(self) -> Dialogue:
        """Return the dialogue without its last answer."""
        return replace(self, given=self.given[:-1])

    def stages(self) -> Iterator[Dialogue]:
        """Yield the dialogue as it was before each answer."""
        yield from (replace(self, given=self.given[:count]) for count in range(len(self.given)))
