"""The programs a profile is tried on: every neighbour of its values, and the wrong programs that bite under it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from conformance.rules import Resolved

Kind = Literal["mutant", "program", "null"]


@dataclass(frozen=True, kw_only=True)
class Subject:
    """A program to try the suite on, as plain data: it is built anew wherever it is tried."""

    kind: Kind
    name: str
    """Of a mutant: ``parameter=value``; of a program: its name."""
    title: str
    """What it does, in words."""
    under: str = ""
    """The profile with a house rule that it is tried under; empty for the profile alone."""
    parameter: str = ""
    """What it plays otherwise, where it is no more than that."""
    value: Any = None
    open: bool = False
    """The parameter is open: what it plays is to be observed, and is no fault."""
    rules: Mapping[str, Any] | None = None
    """What a mutant plays."""
    clauses: tuple[str, ...] = ()
    """Clauses of which a wrong program breaks one; empty where no rule is concerned."""
    seen_in: tuple[str, ...] = ()


def mutants_of(resolved: Resolved) -> Iterator[Subject]:
    """Yield an app for every neighbour of every value that can be played: it claims the one and plays the other.

    >>> from conformance.rules import load_profile
    >>> names = [mutant.name for mutant in mutants_of(load_profile("nl-short"))]
    >>> "sweep.others=14" in names, len(names) == len(set(names))
    (True, True)
    """
    yield from _mutants(resolved, resolved.rules)


def mutants_of_house_rules(combined: Resolved, alone: Resolved) -> Iterator[Subject]:
    """Yield an app for every neighbour of every value that house rules bring to a profile.

    >>> from conformance.rules import load_profile
    >>> alone, combined = load_profile("nl-short"), load_profile("nl-short+free-opening")
    >>> [mutant.parameter for mutant in mutants_of_house_rules(combined, alone)]
    ['deal.next_dealer', 'opening.leader']
    """
    brought = [path for path in combined.rules if combined.standing[path] != alone.standing.get(path)]
    yield from _mutants(combined, brought, under=combined.name)


def _mutants(resolved: Resolved, paths: Iterable[str], under: str = "") -> Iterator[Subject]:
    parameters = load_parameters()
    for path in paths:
        for rules in resolved.neighbours(path):
            value = rules.get(path)
            yield Subject(
                kind="mutant",
                name=f"{path}={show_value(value)}",
                title=parameters[path].describe(value),
                under=under,
                parameter=path,
                value=value,
                open=path in resolved.open_points,
                rules=rules,
            )


def programs_for(resolved: Resolved) -> Iterator[Subject]:
    """Yield the wrong programs whose fault can be seen under a profile and is not one of its open points."""
    from reference_impl.wrong import programs

    for program in programs().values():
        if program.bites(resolved.rules) and program.parameter not in resolved.open_points:
            yield Subject(
                kind="program",
                name=program.name,
                title=program.title,
                parameter=program.parameter,
                clauses=program.clauses,
                seen_in=program.seen_in,
            )


def nulls() -> Iterator[Subject]:
    """Yield the programs that know nothing of the game."""
    from reference_impl.wrong import null_programs

    for program in null_programs().values():
        yield Subject(kind="null", name=program.name, title=program.title)


def show_value(value: Any) -> str:
    """Return a value in few letters.

    >>> show_value(["left", "none"]), show_value({"hearts": 1, "QS": 5})
    ('left,none', 'hearts:1,QS:5')
    """
    if isinstance(value, list | tuple):
        return ",".join(str(each) for each in value)
    if isinstance(value, dict):
        return ",".join(f"{key}:{worth}" for key, worth in value.items())
    return str(value)
