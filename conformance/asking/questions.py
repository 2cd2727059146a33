"""The questions a person is asked, as `spec/questions.yaml` has them."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

if TYPE_CHECKING:
    from collections.abc import Iterator

Words = dict[str, str]
Values = dict[str, Any]
"""Parameter → value; points may be the words ``total`` and ``-total``."""

YES: Final = "yes"
NO: Final = "no"


class Option(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One of several answers; the file says what each field means."""

    text: Words
    sets: Values = {}
    asks: list[str] = []
    likely: dict[str, Literal["lowest", "limit"]] = {}


class Statement(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Something that is so in an app, or is not."""

    text: Words
    so: Values
    otherwise: Values = {}
    alone: Words = {}
    help: Words = {}
    reversed: bool = False
    cost: int = 4


class Question(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A question with its answers."""

    text: Words
    help: Words
    cost: int
    id: str = ""
    checklist: str = ""
    when: dict[str, list[str]] = {}
    after: str = ""
    options: dict[str, Option] = {}
    asks: str = ""
    statements: dict[str, Statement] = {}
    otherwise: Values = {}

    @property
    def settles(self) -> tuple[str, ...]:
        """Return every parameter that some answer gives a value."""
        found = [self.asks] if self.asks else []
        for option in self.options.values():
            found += [*option.sets, *option.likely, *option.asks]
        for statement in self.statements.values():
            found += [*statement.so, *statement.otherwise]
        return tuple(dict.fromkeys([*found, *self.otherwise]))

    def settled_by(self, ticked: dict[str, bool]) -> Values:
        """Return the values that statements settle which are so, or are not; `otherwise` where all are known.

        >>> load_questions()["crossing"].settled_by({"capped": False, "capped-sweep": True, "mid-deal": False})
        {'reversal.crossing_sweep': 'capped', 'reversal.crossing': 'whole'}
        """
        found: Values = {}
        for name, so in ticked.items():
            found |= self.statements[name].so if so else self.statements[name].otherwise
        for path, value in self.otherwise.items():
            if all(name in ticked for name, said in self.statements.items() if path in said.so):
                found.setdefault(path, value)
        return found

    def ways_to_tick(self, names: list[str]) -> Iterator[dict[str, bool]]:
        """Yield every way in which these statements can be so or not, those apart that exclude each other."""
        for chosen in product((False, True), repeat=len(names)):
            ticked = dict(zip(names, chosen, strict=True))
            if not self.excluding(ticked):
                yield ticked

    def excluding(self, ticked: dict[str, bool]) -> tuple[str, str] | None:
        """Return two statements that cannot both be so although they are said to be; None where there are none."""
        said = [name for name, so in ticked.items() if so]
        for place, one in enumerate(said):
            for other in said[place + 1 :]:
                first, second = self.statements[one].so, self.statements[other].so
                if any(path in second and second[path] != value for path, value in first.items()):
                    return one, other
        return None


class Catalogue(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Everything the file holds."""

    questions: dict[str, Question]
    slots: dict[str, Words]
    topics: dict[str, Words]
    unseen: dict[str, Words]
    phrases: dict[str, Words]
    commands: dict[str, dict[str, list[str]]]
    none: dict[str, list[str]]
    yes: dict[str, list[str]]
    no: dict[str, list[str]]
    directions: dict[str, dict[str, list[str]]]
    fillers: dict[str, list[str]]
    suits: dict[str, dict[str, list[str]]]
    faces: dict[str, dict[str, list[str]]]
    card_fillers: dict[str, list[str]]
    words: dict[str, dict[str, str | dict[str, str]]]


@cache
def load_catalogue() -> Catalogue:
    """Return the questions and the words around them."""
    return msgspec.convert(load_yaml(SPEC / "questions.yaml"), Catalogue)


@cache
def load_questions() -> dict[str, Question]:
    """Return every question by its id, in the order of the file; after one with statements those it has alone.

    >>> list(load_questions())[:2], load_questions()["first-trick.queen"].settles
    (['pack', 'passing'], ('first_trick.queen',))
    """
    found: dict[str, Question] = {}
    for name, question in load_catalogue().questions.items():
        found[name] = msgspec.structs.replace(question, id=name)
        for item, statement in question.statements.items():
            if statement.alone:
                found[f"{name}.{item}"] = _alone(question, name, item, statement)
    return found


def _alone(group: Question, name: str, item: str, statement: Statement) -> Question:
    words = load_catalogue().words
    so, otherwise = (statement.otherwise, statement.so) if statement.reversed else (statement.so, statement.otherwise)
    options = {
        answer: Option(text={language: str(text) for language, text in words[answer].items()}, sets=sets)
        for answer, sets in ((YES, so), (NO, otherwise))
    }
    return Question(
        id=f"{name}.{item}",
        text=statement.alone,
        help=statement.help or group.help,
        cost=statement.cost,
        when=group.when,
        after=name,
        options=options,
    )
