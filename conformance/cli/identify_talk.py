"""A dialogue at the terminal: the person, the files of answers, and what comes of them."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from conformance.cli.identify_screen import PROMPT, Screen

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from conformance.asking.answers import Answer
    from conformance.asking.progress import Progress
    from conformance.asking.questions import Question
    from conformance.asking.saved import Line, Saved


@dataclass(kw_only=True)
class Talk:
    """A dialogue at the terminal."""

    language: str
    save: Path | None
    saved: Saved | None
    script: Saved | None
    screen: Screen = field(init=False)
    progress: Progress = field(init=False)
    waiting: dict[str, Line] = field(init=False)
    unanswered: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        from conformance.asking.progress import Progress

        self.screen = Screen(language=self.language)
        self.progress = Progress()
        self.waiting = {**(self.saved.answers if self.saved else {}), **(self.script.answers if self.script else {})}

    def hold(self) -> bool:
        """Ask until nothing is left; tell whether the person stopped before."""
        self.screen.say("begin")
        resumed = self.saved is not None and self.script is None
        while True:
            question = self.progress.dialogue.next_question
            if question is None:
                if not resumed or not self._look_again():
                    break
                resumed = False
                continue
            line = self.waiting.pop(question.id, None)
            if line is not None and self._take(question, line, quietly=resumed):
                continue
            if resumed:
                self.screen.say("go-on", number=len(self.progress.dialogue.given))
                self.screen.tell_standing(self.progress.dialogue)
                resumed = False
            if not self._ask(question):
                break
        self.progress = self.progress.restored()
        return self.progress.dialogue.next_question is not None

    def conclude(self, *, stopped: bool) -> None:
        """Print what was found."""
        from conformance.asking.result import conclude
        from reports.asking import result_lines

        print()
        for line in result_lines(conclude(self.progress.dialogue), self.language, stopped=stopped):
            print(line)
        if self.unanswered:
            self.screen.say("unanswered", ids=", ".join(self.unanswered))
        if self.waiting and not stopped:
            self.screen.say("unasked", ids=", ".join(self.waiting))

    def write(self, file: Path, *, force: bool) -> None:
        """Write the rules that were found as a profile."""
        from conformance.asking.drafting import make_draft
        from conformance.cli.writing import write_output
        from reports.asking import taken_lines
        from reports.asking_file import as_profile

        file.parent.mkdir(parents=True, exist_ok=True)
        draft = make_draft(self.progress.dialogue.known)
        write_output(as_profile(draft, file.stem, self.language), file, force=force)
        for line in taken_lines(draft, self.language):
            print(line)
        command = f"hartenjagen rules {shlex.quote(str(file))} --lang {self.language}"
        self.screen.say("written", file=file, command=command)

    def tell_where(self, options: Sequence[str] = (), *, finished: bool = False) -> None:
        """Say where the answers are, if they are kept, and how to go on with the same ``options``."""
        if self.save is not None:
            self._keep()
            command = shlex.join(["hartenjagen", "identify", "--ask", "--save", str(self.save), *options])
            self.screen.say("kept" if finished else "saved", file=self.save, command=command)

    def _take(self, question: Question, line: Line, *, quietly: bool) -> bool:
        """Take an answer from a file; False where the person has to give another, as others were changed since."""
        from conformance.asking.reading import missing_slots, read_answer
        from conformance.asking.values import Misread
        from conformance.problems import Problems

        scripted = self.script is not None and self.script.answers.get(question.id) is line
        source = self.script if scripted else self.saved
        language = (source and source.language) or self.language
        answer = None
        try:
            answer = read_answer(question, line.text, language, self.progress.dialogue.belief)
            if missing := missing_slots(question, answer):
                raise Misread("incomplete", slot=self.screen.slot(missing[0]))
            self.progress.after(answer)
        except Misread as why:
            if answer is None or missing or self.script is not None:
                file = source.file if source else ""
                raise Problems([line.problem(file, "not-an-answer", self.screen.why(why))]) from None
            self.progress = self.progress.set_aside(answer)
            return False
        if not quietly:
            self.screen.show(self.progress.dialogue, question)
            print(f"{PROMPT}{line.text}")
        self._add(answer, quietly=quietly)
        return True

    def _look_again(self) -> bool:
        """Let a person who has answered everything do so otherwise; tell whether there is something to ask."""
        from conformance.asking.reading import command_of

        reopened = self.progress.reopened()
        if reopened.dialogue.next_question is not None:
            self.progress = reopened
            self.screen.say("again-unknown")
            self.screen.tell_standing(self.progress.dialogue)
            return True
        while True:
            self.screen.say("again")
            try:
                typed = self.screen.read(at_end=True)
            except EOFError:
                print()
                return False
            command = command_of(typed, self.language)
            if command == "back":
                return self._go_back()
            if command == "stop" or not typed.strip():
                return False

    def _ask(self, question: Question) -> bool:
        """Ask the person, or note that a script says nothing; False when the person stops."""
        from conformance.asking.answers import Answer
        from conformance.asking.reading import command_of
        from conformance.asking.values import Misread

        if self.script is not None:
            self.unanswered.append(question.id)
            self._add(Answer(question=question.id), quietly=True)
            return True
        earlier = self.progress.earlier_answer(question)
        self.screen.show(self.progress.dialogue, question, earlier)
        while True:
            try:
                text = self.screen.read()
                command = command_of(text, self.language)
                if command == "stop":
                    return False
                if command == "back":
                    return self._go_back()
                if command == "help":
                    self.screen.explained.clear()
                    self.screen.show(self.progress.dialogue, question, earlier)
                    self.screen.tell_commands()
                    continue
                if earlier is not None and not text.strip():
                    answer: Answer | None = earlier
                else:
                    answer = Answer(question=question.id) if command else self._answer(question, text)
                if answer is not None and self._fits(answer):
                    self._add(answer)
                    return True
                self.screen.show(self.progress.dialogue, question, earlier)
            except EOFError:
                print()
                return False
            except Misread as why:
                self.screen.tell_why(why)

    def _answer(self, question: Question, text: str) -> Answer | None:
        """Return the answer, its values asked for one by one; None when the person takes the option back."""
        from dataclasses import replace

        from conformance.asking.reading import command_of, missing_slots, read_answer, read_slot, unsure_of
        from conformance.asking.values import Misread

        answer = read_answer(question, text, self.language, self.progress.dialogue.belief)
        while missing := missing_slots(question, answer):
            print(f"    {self.screen.slot(missing[0])}")
            typed = self.screen.read()
            command = command_of(typed, self.language)
            if command == "stop":
                raise EOFError
            if command == "help":
                self.screen.tell_commands()
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
                self.screen.tell_why(why)
        return answer

    def _fits(self, answer: Answer) -> bool:
        """Tell whether an answer goes together with those before it; where it does not, say why."""
        from conformance.asking.values import Misread

        try:
            self.progress.after(answer)
        except Misread as why:
            self.screen.tell_why(why)
            return False
        return True

    def _go_back(self) -> bool:
        if self.progress.dialogue.given:
            self.progress = self.progress.back()
            self._keep()
        else:
            self.screen.say("first")
        return True

    def _add(self, answer: Answer, *, quietly: bool = False) -> None:
        self.progress = self.progress.after(answer)
        if not quietly:
            self._keep()
            self.screen.tell_standing(self.progress.dialogue)

    def _keep(self) -> None:
        """Write the answers; whatever happens meanwhile, the file is the old one or the new one."""
        from conformance.asking.saved import as_file

        if self.save is not None:
            file = self.save.resolve()
            file.parent.mkdir(parents=True, exist_ok=True)
            beside = file.with_name(f".{file.name}.new")
            waiting = {name: line.text for name, line in self.waiting.items()}
            kept = {**self.progress.earlier, **waiting}
            content = as_file(self.progress.dialogue, self._language_of_file(), kept)
            beside.write_text(content, encoding="utf-8")
            beside.replace(file)

    def _language_of_file(self) -> str:
        """Return the language in which what waits is worded; the answers that were taken can be read in every one."""
        for source in (self.script, self.saved):
            if source is not None and any(source.answers.get(name) is line for name, line in self.waiting.items()):
                return source.language or self.language
        return self.language
