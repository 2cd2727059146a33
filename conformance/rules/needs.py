"""Which parameters apply: those whose `needs` hold under the values of the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.rules.pack import penalty_cards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.rules.parameters import Parameter

ValueOf = Callable[[str], Any]


class UnknownValueError(Exception):
    """A value that decides the matter has not been given, or not rightly."""


class Table:
    """The values of some parameters, seen so that one which does not apply has no value.

    >>> from conformance.rules.parameters import load_parameters
    >>> table = Table(load_parameters(), {"hearts.lead": "free", "hearts.broken_by": "played"})
    >>> table.value("hearts.lead"), table.value("hearts.broken_by"), table.applies("passing.cards")
    ('free', None, None)
    """

    def __init__(self, parameters: Mapping[str, Parameter], values: Mapping[str, Any]) -> None:
        self._parameters = parameters
        self._values = values

    def value(self, path: str) -> Any:
        """Return the value of a parameter, None when it does not apply.

        Raises:
            UnknownValueError: it may apply and has no value.
        """
        applies = self.applies(path)
        if applies is False:
            return None
        if applies is None or path not in self._values:
            raise UnknownValueError(path)
        return self._values[path]

    def applies(self, path: str) -> bool | None:
        """Say whether a parameter applies; None when a value that decides it is unknown."""
        known = True
        for need in self._parameters[path].needs:
            holds = self._holds(need)
            if holds is False:
                return False
            known = known and holds is not None
        return True if known else None

    def unmet(self, path: str) -> tuple[str, ...]:
        """Return the parameters whose values keep a parameter from applying.

        >>> from conformance.rules.parameters import load_parameters
        >>> Table(load_parameters(), {"hearts.lead": "free"}).unmet("hearts.broken_by")
        ('hearts.lead',)
        """
        paths: list[str] = []
        for need in self._parameters[path].needs:
            if isinstance(need, str):
                paths += _CONDITIONS[need].reads if self._holds(need) is False else ()
            else:
                paths += [each for each, wanted in need.items() if self._holds({each: wanted}) is False]
        return tuple(paths)

    def _holds(self, need: str | dict[str, list[str]]) -> bool | None:
        try:
            if isinstance(need, str):
                return _CONDITIONS[need].holds(self.value)
            return all(self.value(path) in wanted for path, wanted in need.items())
        except UnknownValueError:
            return None


def governing(parameter: Parameter) -> tuple[str, ...]:
    """Return the paths that decide whether a parameter applies.

    >>> from conformance.rules.parameters import load_parameters
    >>> governing(load_parameters()["passing.cards"])
    ('passing.cycle',)
    """
    paths: list[str] = []
    for need in parameter.needs:
        paths += _CONDITIONS[need].reads if isinstance(need, str) else need
    return tuple(paths)


def needs_in_words(parameter: Parameter) -> str:
    """Return what must hold for a parameter to apply.

    >>> from conformance.rules.parameters import load_parameters
    >>> needs_in_words(load_parameters()["first_trick.lead"])
    'something is kept out of the first trick and the opening lead is free'
    >>> needs_in_words(load_parameters()["match.tie"])
    'match.finish is lowest_wins'
    """
    words = []
    for need in parameter.needs:
        if isinstance(need, str):
            words.append(_CONDITIONS[need].words)
        else:
            words += [f"{path} is {' or '.join(wanted)}" for path, wanted in need.items()]
    return " and ".join(words)


@dataclass(frozen=True, kw_only=True)
class _Condition:
    words: str
    reads: tuple[str, ...]
    holds: Callable[[ValueOf], bool]


def _some_pass(value: ValueOf) -> bool:
    return any(direction != "none" for direction in value("passing.cycle"))


def _other_penalties(value: ValueOf) -> bool:
    cards = penalty_cards(value("pack.ranks"), value("scoring.values"))
    return any(card[-1] != "H" and card != "QS" for card in cards)


def _some_ban(value: ValueOf) -> bool:
    return any(value(f"first_trick.{what}") == "banned" for what in ("hearts", "queen", "others"))


def _free_lead(value: ValueOf) -> bool:
    return bool(value("opening.leader") != "holder_of_card" or value("opening.lead") == "any_card")


_CONDITIONS: Final = {
    "some_pass": _Condition(
        words="cards are passed in some deal",
        reads=("passing.cycle",),
        holds=_some_pass,
    ),
    "other_penalties": _Condition(
        words="a penalty card is neither a heart nor the queen of spades",
        reads=("scoring.values", "pack.ranks"),
        holds=_other_penalties,
    ),
    "some_ban": _Condition(
        words="something is kept out of the first trick",
        reads=("first_trick.hearts", "first_trick.queen", "first_trick.others"),
        holds=_some_ban,
    ),
    "free_lead": _Condition(
        words="the opening lead is free",
        reads=("opening.leader", "opening.lead"),
        holds=_free_lead,
    ),
}
