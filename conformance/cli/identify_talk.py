"""A dialogue at the terminal: the person, the files of answers, and what is printed."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from conformance.asking.answers import Answer
    from conformance.asking.dialogue import Dialogue
    from conformance.asking.questions import Question
    from conformance.asking.saved import Line, Saved
    from conformance.asking.values import Misread

_PROMPT: Final = "> "
_LONGEST: Final = 40


@dataclass(kw_only=True)
class Talk:
    """A dialogue at the terminal."""

    language: str
    save: Path | None
    saved: Saved | None
    script: Saved | None
    dialogue: Dialogue = field(init=False)
    waiting: dict[str, Line] = field(init=False)
    unanswered: list[str] = field(default_factory=list)
    explained: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        from conformance.asking.dialogue import Dialogue

        self.dialogue = Dialogue()
        self.waiting = {**(self.saved.answers if self.saved else {}), **(self.script.answers if self.script else {})}

    def hold(self) -> bool:
        """Ask until nothing is left; tell whether the person stopped before."""
        self.say("begin")
        resumed = self.saved is not None and self.script is None
        while (question := self.dialogue.next_question) is not None:
            if (line := self.waiting.pop(question.id, None)) is not None:
                self._take(question, line, quietly=resumed)
                continue
            if resumed:
                self.say("go-on", number=len(self.dialogue.given))
                self._tell_standing()
                resumed = False
            if not self._ask(question):
                return True
        return False

    def conclude(self, *, stopped: bool) -> None:
        """Print what was found."""
        from conformance.asking.result import conclude
        from reports.asking import result_lines

        print()
        for line in result_lines(conclude(self.dialogue), self.language, stopped=stopped):
            print(line)
        if self.unanswered:
            self.say("unanswered", ids=", ".join(self.unanswered))
        if self.waiting and not stopped:
            self.say("unasked", ids=", ".join(self.waiting))

    def write(self, file: Path, *, force: bool) -> None:
        """Write the rules that were found as a profile."""
        from conformance.asking.drafting import make_draft
        from conformance.cli.writing import write_output
        from reports.asking import taken_lines
        from reports.asking_file import as_profile

        file.parent.mkdir(parents=True, exist_ok=True)
        draft = make_draft(self.dialogue.known)
        write_output(as_profile(draft, file.stem, self.language), file, force=force)
        for line in taken_lines(draft, self.language):
            print(line)
        command = f"hartenjagen rules {shlex.quote(str(file))} --lang {self.language}"
        self.say("written", file=file, command=command)

    def tell_where(self, options: Sequence[str] = ()) -> None:
        """Say where the answers are, if they are kept, and how to go on with the same ``options``."""
        if self.save is not None:
            self._keep()
            command = shlex.join(["hartenjagen", "identify", "--ask", "--save", str(self.save), *options])
            self.say("saved", file=self.save, command=command)

    def say(self, key: str, **fields: object) -> None:
        """Print a sentence in the person's language."""
        from conformance.asking.wording import say

        print(say(key, self.language, **fields))

    def _take(self, question: Question, line: Line, *, quietly: bool) -> None:
        """Take an answer from a file."""
        from conformance.asking.reading import missing_slots, read_answer
        from conformance.asking.values import Misread
        from conformance.problems import Problems

        scripted = self.script is not None and self.script.answers.get(question.id) is line
        source = self.script if scripted else self.saved
        language = (source and source.language) or self.language
        try:
            answer = read_answer(question, line.text, language, self.dialogue.belief)
            if missing := missing_slots(question, answer):
                raise Misread("incomplete", slot=self._slot(missing[0]))
            if not quietly:
                self._show(question)
                print(f"{_PROMPT}{line.text}")
            self._add(answer, quietly=quietly)
        except Misread as why:
            file = source.file if source else ""
            raise Problems([line.problem(file, "not-an-answer", self._why(why))]) from None

    def _ask(self, question: Question) -> bool:
        """Ask the person, or note that a script says nothing; False when the person stops."""
        from conformance.asking.answers import Answer
        from conformance.asking.reading import command_of
        from conformance.asking.values import Misread

        if self.script is not None:
            self.unanswered.append(question.id)
            self._add(Answer(question=question.id), quietly=True)
            return True
        self._show(question)
        while True:
            try:
                text = self._read()
                command = command_of(text, self.language)
                if command == "stop":
                    return False
                if command == "back":
                    return self._go_back()
                if command == "help":
                    self._help(question)
                    continue
                answer = Answer(question=question.id) if command else self._answer(question, text)
                if answer is not None and self._fits(answer):
                    self._add(answer)
                    return True
                self._show(question)
            except EOFError:
                print()
                return False
            except Misread as why:
                print(f"    {self._why(why)}")

    def _answer(self, question: Question, text: str) -> Answer | None:
        """Return the answer, its values asked for one by one; None when the person takes the option back."""
        from dataclasses import replace

        from conformance.asking.reading import command_of, missing_slots, read_answer, read_slot, unsure_of
        from conformance.asking.values import Misread

        answer = read_answer(question, text, self.language, self.dialogue.belief)
        while missing := missing_slots(question, answer):
            print(f"    {self._slot(missing[0])}")
            typed = self._read()
            command = command_of(typed, self.language)
            if command == "stop":
                raise EOFError
            if command == "help":
                self._tell_commands()
                continue
            if command == "unknown":
                answer = unsure_of(question, answer, missing[0])
                continue
            if command:
                return None
            try:
                value = read_slot(missing[0], typed, self.language)
                answer = replace(answer, slots={**answer.slots, missing[0]: value})
            except Misread as why:
                print(f"    {self._why(why)}")
        return answer

    def _fits(self, answer: Answer) -> bool:
        """Tell whether an answer goes together with those before it; where it does not, say why."""
        from conformance.asking.values import Misread

        try:
            self.dialogue.after(answer)
        except Misread as why:
            print(f"    {self._why(why)}")
            return False
        return True

    def _go_back(self) -> bool:
        if self.dialogue.given:
            self.dialogue = self.dialogue.back()
            self._keep()
        else:
            self.say("first")
        return True

    def _add(self, answer: Answer, *, quietly: bool = False) -> None:
        self.dialogue = self.dialogue.after(answer)
        if not quietly:
            self._keep()
            self._tell_standing()

    def _tell_standing(self) -> None:
        from conformance.asking.nearest import find_nearest
        from reports.asking import standing_lines

        for line in standing_lines(find_nearest(self.dialogue.known), self.language):
            print(line)

    def _keep(self) -> None:
        """Write the answers; whatever happens meanwhile, the file is the old one or the new one."""
        from conformance.asking.saved import as_file

        if self.save is not None:
            file = self.save.resolve()
            file.parent.mkdir(parents=True, exist_ok=True)
            beside = file.with_name(f".{file.name}.new")
            beside.write_text(as_file(self.dialogue, self.language, self.waiting), encoding="utf-8")
            beside.replace(file)

    def _show(self, question: Question) -> None:
        from reports.asking import how_to_answer, question_lines

        print()
        for line in question_lines(self.dialogue, question, self.language):
            print(line)
        how = how_to_answer(question, self.language)
        if question.statements or how not in self.explained:
            self.explained.add(how)
            print(how)

    def _help(self, question: Question) -> None:
        """Put the question again, with everything that can be typed."""
        self.explained.clear()
        self._show(question)
        self._tell_commands()

    def _tell_commands(self) -> None:
        from reports.asking import help_lines

        for line in help_lines(self.language):
            print(line)

    def _read(self) -> str:
        from reports.asking import offers

        if sys.stdin is None:  # closed before we were started
            raise EOFError
        return input(f"[{offers(self.language)}] {_PROMPT}")

    def _slot(self, path: str) -> str:
        from conformance.asking.questions import load_catalogue

        return load_catalogue().slots[path][self.language]

    def _why(self, why: Misread) -> str:
        from conformance.asking.wording import say
        from reports.printable import show_printably

        fields = dict(why.fields)
        if "text" in fields:
            fields["text"] = show_printably(fields["text"])[:_LONGEST]
        return say(why.key, self.language, **fields)
