"""What a wrong program is: the reference engine with one fault, and where in real programs that fault was seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from conformance.protocol.serving import Handlers

Values = Mapping[str, Any]
"""Resolved rules, by path."""


class Program(Protocol):
    """Anything that answers the protocol."""

    @property
    def handlers(self) -> Handlers:
        """What answers each method."""


@dataclass(frozen=True, kw_only=True)
class WrongProgram:
    """One fault, ready to be run as an app."""

    name: str
    title: str
    """What it does wrong, in a sentence."""
    clauses: tuple[str, ...]
    """The clauses one of which it breaks; empty where no rule of the game is concerned."""
    seen_in: tuple[str, ...]
    """Where it was found in a real program: numbers of the collection of faults; empty where it was devised."""
    bites: Callable[[Values], bool]
    """Tells whether it can be seen at all under rules."""
    make: Callable[[], Program]
    parameter: str = ""
    """The parameter that it plays otherwise, where the fault is no more than that; where it is open, it is no fault."""


Made = TypeVar("Made", bound=Callable[[], Program])


class Shelf:
    """Collects wrong programs of one subject, in the order written."""

    def __init__(self) -> None:
        self.programs: list[WrongProgram] = []

    def holds(
        self,
        name: str,
        title: str,
        *,
        clauses: tuple[str, ...] = (),
        seen_in: tuple[str, ...] = (),
        bites: Callable[[Values], bool] = lambda _rules: True,
        parameter: str = "",
    ) -> Callable[[Made], Made]:
        """Put the decorated class on the shelf."""

        def put(make: Made) -> Made:
            self.programs.append(
                WrongProgram(
                    name=name,
                    title=title,
                    clauses=clauses,
                    seen_in=seen_in,
                    bites=bites,
                    make=make,
                    parameter=parameter,
                )
            )
            return make

        return put


def has(path: str, *values: Any) -> Callable[[Values], bool]:
    """Return what tells whether a parameter has one of these values.

    >>> has("hearts.lead", "when_broken")({"hearts.lead": "free"})
    False
    """
    return lambda rules: rules.get(path) in values


gated: Final = has("hearts.lead", "when_broken")
"""Tells whether hearts must be broken before they are led."""
races: Final = has("match.finish", "lowest_wins")
"""Tells whether the match is a race to the threshold."""
turns: Final = has("match.finish", "reversal")
"""Tells whether points are subtracted from the threshold on."""


def sweeps(rules: Values) -> bool:
    """Tell whether there is such a thing as a sweep."""
    return bool(rules["sweep.needs"] != "nothing")


def passes(rules: Values) -> bool:
    """Tell whether cards are passed in some deal."""
    return any(direction != "none" for direction in rules["passing.cycle"])
