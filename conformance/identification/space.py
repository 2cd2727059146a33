"""The space of rules: what the schema lets each parameter be, near a value and read off from an answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Any, Final

from conformance.identification.foreseeing import Hypothesis
from conformance.problems import Problems
from conformance.rules import load_profile, shipped_house_rules, shipped_profiles
from conformance.rules.pack import total_points
from conformance.rules.parameters import DIRECTIONS, load_parameters
from conformance.rules.resolved import replace_in, settled_value
from reference_impl.rules import RulesError
from reference_impl.values import PARAMETERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.rules import Resolved

VALUES: Final = "scoring.values"
RANKS: Final = "pack.ranks"
PLAYERS: Final = "table.players"
CYCLE: Final = "passing.cycle"
CARD: Final = "opening.card"
THRESHOLD: Final = "match.threshold"
REACHED: Final = "match.reached"
OF_THE_MATCH: Final = ("match.", "reversal.", "deal.")
"""How parameters begin that nothing but a match depends on."""


_HIDING: Final = (("hearts.", "queen."), ("first_trick.",))
"""Choices that bar or free the same cards: of two that are otherwise at once each may hide the other."""
_UNDOING: Final = (("sweep.needs", "reversal.sweep"),)
"""Pairs of choices of which one may undo what the other makes: a sweep that is subtracted as captured is none."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Guess:
    """Rules that an app may play by: a value for every parameter, those included that do not apply just now."""

    chosen: Mapping[str, Any]
    by: Hypothesis

    @property
    def values(self) -> dict[str, Any]:
        """The flat rules."""
        return self.by.values


@dataclass(frozen=True, kw_only=True)
class Known:
    """A profile that is shipped, perhaps with a house rule."""

    name: str
    guess: Guess
    open: Mapping[str, tuple[Any, ...]] = field(repr=False)
    resolved: Resolved = field(repr=False)


@cache
def known_profiles() -> tuple[Known, ...]:
    """Return the shipped profiles, those first that leave less open, and each with a house rule that changes it."""
    found: dict[str, Known] = {}
    rules: set[str] = set()
    names = list(shipped_profiles())
    for name in [*names, *(f"{profile}+{house}" for profile in names for house in shipped_house_rules())]:
        try:
            resolved = load_profile(name)
        except Problems:
            continue
        guess = make_guess(resolved.chosen, resolved.rules)
        if guess is not None:
            open_points = {path: choices[1:] for path, choices in resolved.open_points.items()}
            if "+" not in name or resolved.hash not in rules:
                rules.add(resolved.hash)
                found[name] = Known(name=name, guess=guess, open=open_points, resolved=resolved)
    return tuple(sorted(found.values(), key=lambda known: ("+" in known.name, len(known.open))))


def make_guess(chosen: Mapping[str, Any], values: dict[str, Any] | None = None) -> Guess | None:
    """Return rules ready to foresee answers, None where nobody can play by them."""
    full = dict(chosen)
    flat = settle(full) if values is None else values
    try:
        return Guess(chosen=full, by=Hypothesis(flat))
    except (RulesError, ValueError):
        return None


def settle(chosen: dict[str, Any]) -> dict[str, Any]:
    """Return the flat rules; what applies and has no value yet is given the first one in ``chosen``."""
    parameters = load_parameters()
    flat: dict[str, Any] = {}
    for path, (_, applies) in PARAMETERS.items():
        if not applies(chosen):
            continue
        if path not in chosen:
            parameter = parameters[path]
            chosen[path] = parameter.near[0] if parameter.near else next(iter(parameter.values))
        value = chosen[path]
        if path == VALUES:
            value = dict(_canonical(tuple(value.items())))
        elif path == CYCLE:
            value = chosen[path] = _once(value)
        elif isinstance(value, str) and value.endswith("total"):
            value = _total(tuple(chosen[RANKS]), tuple(sorted(chosen[VALUES].items()))) * (-1 if value[0] == "-" else 1)
        flat[path] = value
    return flat


def _once(cycle: list[str]) -> list[str]:
    """Return a cycle without its repetitions."""
    lengths = [length for length in range(1, len(cycle)) if len(cycle) % length == 0]
    return next((cycle[:n] for n in lengths if cycle[:n] * (len(cycle) // n) == cycle), cycle)


@lru_cache(maxsize=1 << 12)
def _canonical(values: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    return tuple(settled_value(load_parameters()[VALUES], dict(values), {}).items())


def total_of(values: Mapping[str, Any]) -> int:
    """Return what all penalty cards cost together under flat rules."""
    return _total(tuple(values[RANKS]), tuple(sorted(values[VALUES].items())))


@lru_cache(maxsize=1 << 12)
def _total(ranks: tuple[str, ...], values: tuple[tuple[str, int], ...]) -> int:
    return total_points(list(ranks), dict(values))


def is_valid(guess: Guess) -> bool:
    """Tell whether a profile may say so: that the values go together."""
    try:
        return bool(replace_in(guess.chosen, {}) == guess.values)
    except Problems:
        return False


def changed(guess: Guess, changes: Mapping[str, Any]) -> Guess | None:
    """Return rules with some values changed, None where nothing changes or nobody can play by them.

    What no longer applies is forgotten: a sweep that came out like none at all says nothing of sweeps that count.
    """
    chosen = {**guess.chosen, **changes}
    flat = settle(chosen)
    if flat == guess.values:
        return None
    kept = {path: value for path, value in chosen.items() if path in flat or path not in guess.values}
    return make_guess(kept, flat)


def in_one_way(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return flat rules with the threshold said in one way, where totals at or above it are the only thing it decides.

    >>> in_one_way({"match.finish": "lowest_wins", "match.threshold": 50, "match.reached": "above"})["match.threshold"]
    51
    """
    if "capped" in (values.get("reversal.crossing"), values.get("reversal.crossing_sweep")):
        return dict(values)
    return {**values, THRESHOLD: values[THRESHOLD] + (values[REACHED] == "above"), REACHED: "at_or_above"}


Changes = dict[str, Any]


def beside(guess: Guess) -> Iterator[Changes]:
    """Yield every change of one parameter to a value next to it, or seen in the family, or of a choice."""
    values = guess.values
    for path, value in values.items():
        if path == PLAYERS:
            continue
        for other in near_values(path, value):
            yield {path: other}
    yield from _entangled(values)


def near_values(path: str, value: Any) -> list[Any]:
    """Return the values next to one; of a pack those of the same ranks alone, of a cycle every single exchange too."""
    found = load_parameters()[path].neighbours(value)
    if path == RANKS:
        return [other for other in found if set(other) == set(value)]
    if path == CYCLE:  # every deal of it must have been seen, whatever the others are
        exchanged = (
            [*value[:place], other, *value[place + 1 :]] for place in range(len(value)) for other in DIRECTIONS
        )
        found += [other for other in exchanged if other != value and other not in found]
    return found


def _both(one: str, other: str, values: Mapping[str, Any]) -> Iterator[Changes]:
    for first, second in product(near_values(one, values[one]), near_values(other, values[other])):
        yield {one: first, other: second}


def _entangled(values: Mapping[str, Any]) -> Iterator[Changes]:
    """Yield changes of two parameters that may undo each other."""
    for group in _HIDING:
        choices = [path for path in values if path.startswith(group) and load_parameters()[path].kind == "choice"]
        for one, other in combinations(choices, 2):
            yield from _both(one, other, values)
    for one, other in _UNDOING:
        if one in values and other in values:
            yield from _both(one, other, values)
    threshold = values[THRESHOLD]
    if values[REACHED] == "above":
        yield {THRESHOLD: threshold + 1, REACHED: "at_or_above"}
    elif threshold > 1:
        yield {THRESHOLD: threshold - 1, REACHED: "above"}
