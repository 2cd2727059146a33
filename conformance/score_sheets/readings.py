"""The readings of a profile under which a score sheet is looked at; a point that is open is decided when it matters."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from conformance.problems import Problems, refuse
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Callable

    from conformance.rules.resolved import Resolved
    from reference_impl.rules import Rules

MOST: Final = 50_000
"""Readings that are followed at most."""
_AT_ONCE: Final = ("pack.", "scoring.", "sweep.needs")
_COUNTED: Final = ("sweep.", "match.", "reversal.")
_COUNTING: Final = (*_AT_ONCE, *_COUNTED)
_TOGETHER: Final = ("sweep.needs", "match.finish")
"""With these, other parameters come to apply."""

Values = dict[str, Any]
Seen = TypeVar("Seen")


class UndecidedError(Exception):
    """Something depends on an open point that a reading has not decided."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class _Undecided(Mapping[str, Any]):
    """Rules in which open points cannot be looked at."""

    def __init__(self, rules: Mapping[str, Any], undecided: frozenset[str]) -> None:
        self._rules = rules
        self._undecided = undecided

    def __getitem__(self, path: str) -> Any:
        if path in self._undecided and path in self._rules:
            raise UndecidedError(path)
        return self._rules[path]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


@dataclass(frozen=True, kw_only=True, eq=False)
class Reading:
    """Some open points decided."""

    of: Readings
    decided: Values
    executed: Rules
    """The rules with the other open points as the profile executes them."""
    rules: Rules
    """The rules in which the other open points cannot be looked at."""
    undecided: frozenset[str]

    def split(self, path: str) -> list[Reading]:
        """Return the readings that decide one point more, the value that is executed first."""
        now = self.executed.values[path]
        values = [now, *(value for value in self.of.choices(path) if value != now)]
        found = [self.of.reading({**self.decided, path: value}, self) for value in values]
        return [each for each in found if each is not None]


class Readings:
    """The readings of one profile; each is worked out once."""

    def __init__(self, resolved: Resolved) -> None:
        self.resolved = resolved
        self._open = resolved.open_points
        self._known: dict[str, Reading | None] = {}
        self._opens: dict[str, bool] = {}

    def at_once(self) -> list[Reading]:
        """Return the readings of what everything depends on: which cards there are, and what a sweep takes."""
        waiting = [self.reading({})]
        found: list[Reading] = []
        while waiting:
            reading = waiting.pop(0)
            if reading is None:
                continue
            values = reading.executed.values
            path = next((path for path in values if path.startswith(_AT_ONCE) and path in reading.undecided), None)
            if path is None:
                found.append(reading)
            else:
                waiting[:0] = reading.split(path)
        return found

    def reading(self, decided: Values, parent: Reading | None = None) -> Reading | None:
        """Return the reading that decides some open points, None where that cannot be played.

        ``parent`` is one that decides all of them but the last.
        """
        name = json.dumps(decided, sort_keys=True)
        if name not in self._known:
            path = next(reversed(decided), "")
            if parent is not None and path.startswith(_COUNTED) and path not in _TOGETHER:
                self._known[name] = self._with(
                    decided, {**parent.executed.values, path: decided[path]}, parent.executed
                )
            else:
                self._known[name] = self._made(decided)
        if len(self._known) > MOST:
            what = f"{self.resolved.name} leaves so much open that there are too many ways to count its points"
            raise refuse("too-open", what, "state some of it in a file of your own")
        return self._known[name]

    def choices(self, path: str) -> tuple[Any, ...]:
        """Return what a table may choose; a parameter that applies only under another reading is open."""
        if path in self._open:
            return self._open[path]
        standing = self.resolved.standing.get(path)
        if path in self.resolved.rules or (standing is not None and standing.stated):
            return ()
        parameter = load_parameters()[path]
        return (*parameter.values, *parameter.near)

    def _made(self, decided: Values) -> Reading | None:
        from reference_impl.rules import Rules

        try:
            values = self.resolved.replace(decided) if decided else self.resolved.rules
        except Problems:
            return None
        return self._with(decided, values, Rules.from_values(values))

    def _with(self, decided: Values, values: Values, rules: Rules) -> Reading:
        kept = {path: value for path, value in decided.items() if path in values}
        undecided = frozenset(path for path, value in values.items() if path not in kept and self._is_open(path, value))
        return Reading(
            of=self,
            decided=kept,
            executed=dataclasses.replace(rules, values=values),
            rules=dataclasses.replace(rules, values=_Undecided(values, undecided)),
            undecided=undecided,
        )

    def _is_open(self, path: str, value: Any) -> bool:
        if path not in self._opens:
            self._opens[path] = path.startswith(_COUNTING) and any(other != value for other in self.choices(path))
        return self._opens[path]


def look_under(reading: Reading, look: Callable[[Reading], Seen]) -> list[tuple[Reading, Seen]]:
    """Return what is seen under a reading; under each that decides more, where what is seen differs by that.

    Raises:
        Problems: it depends on so much that there are too many.
    """
    try:
        return [(reading, look(reading))]
    except UndecidedError as undecided:
        found = [seen for each in reading.split(undecided.path) for seen in look_under(each, look)]
    if all(seen == found[0][1] for _, seen in found):
        return [(reading, found[0][1])]
    return found
