"""What a dialogue prints at the terminal, and what it reads there, in the language of the person."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from conformance.asking.answers import Answer
    from conformance.asking.dialogue import Dialogue
    from conformance.asking.questions import Question
    from conformance.asking.values import Misread

PROMPT: Final = "> "
_LONGEST: Final = 40


@dataclass(kw_only=True)
class Screen:
    """A terminal, and what was explained there."""

    language: str
    explained: set[str] = field(default_factory=set)

    def say(self, key: str, **fields: object) -> None:
        """Print a sentence."""
        from conformance.asking.wording import say

        print(say(key, self.language, **fields))

    def show(self, dialogue: Dialogue, question: Question, earlier: Answer | None = None) -> None:
        """Print a question, how it is answered, and what was answered before."""
        from reports.asking import answer_line, how_to_answer, question_lines

        print()
        for line in question_lines(dialogue, question, self.language):
            print(line)
        how = how_to_answer(question, self.language)
        if question.statements or how not in self.explained:
            self.explained.add(how)
            print(how)
        if earlier is not None:
            print(answer_line(dialogue, question, earlier, self.language))

    def tell_standing(self, dialogue: Dialogue) -> None:
        """Print which known rules are still possible."""
        from conformance.asking.nearest import find_nearest
        from reports.asking import standing_lines

        for line in standing_lines(find_nearest(dialogue.known), self.language):
            print(line)

    def tell_commands(self) -> None:
        """Print everything that can be done at every question."""
        from reports.asking import help_lines

        for line in help_lines(self.language):
            print(line)

    def tell_why(self, why: Misread) -> None:
        """Print why something that was typed is no answer."""
        print(f"    {self.why(why)}")

    def why(self, why: Misread) -> str:
        """Return why something that was typed is no answer."""
        from conformance.asking.wording import say
        from reports.printable import show_printably

        fields = dict(why.fields)
        if "text" in fields:
            fields["text"] = show_printably(fields["text"])[:_LONGEST]
        return say(why.key, self.language, **fields)

    def slot(self, path: str) -> str:
        """Return how the value of a parameter is asked for."""
        from conformance.asking.questions import load_catalogue

        return load_catalogue().slots[path][self.language]

    def read(self, *, at_end: bool = False) -> str:
        """Return what is typed at a question, or where every question is answered.

        Raises:
            EOFError: nothing more is typed.
        """
        from reports.asking import end_offers, offers

        if sys.stdin is None:  # closed before we were started
            raise EOFError
        return input(f"[{(end_offers if at_end else offers)(self.language)}] {PROMPT}")
