"""Resolved rules: the one flat form in which rules travel, with the standing of every value."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from conformance.problems import Problem, Problems, did_you_mean
from conformance.rules.coherence import faults_of
from conformance.rules.findings import Findings
from conformance.rules.needs import Table
from conformance.rules.nodes import as_node
from conformance.rules.pack import SUIT_NAMES, total_points
from conformance.rules.parameters import Parameter, load_parameters, order_of_values
from conformance.rules.settings import VALUES
from conformance.rules.values import read_points_of_cards, read_value

if TYPE_CHECKING:
    from collections.abc import Mapping

HASH_DIGITS = 12


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Why a parameter has its value: stated by a source or by a table's own file, or open."""

    stated: bool
    sources: tuple[str, ...]
    """Places in the sources, as ``"000:7.4"``: document, line, sentence."""
    origin: tuple[str, int]
    """File and line that give the value."""
    alternatives: tuple[Any, ...] = ()
    """What else a table may play on an open point."""


@dataclass(frozen=True, kw_only=True)
class Resolved:
    """A profile with its house rules, worked out.

    >>> from conformance.rules import load_profile
    >>> dutch = load_profile("nl-short")
    >>> dutch.rules["sweep.others"], dutch.standing["sweep.others"].stated
    (15, True)
    """

    name: str
    title: dict[str, str]
    rules: dict[str, Any]
    """Every parameter that applies and its value, in the order of `spec/parameters.yaml`."""
    hash: str
    standing: dict[str, Standing]
    """By path; the entries of `scoring.values` have each their own besides, at ``scoring.values.QS``."""
    notes: tuple[str, ...] = ()
    chosen: dict[str, Any] = field(repr=False)
    """The values as the files give them, points perhaps in words, and those of idle parameters too."""

    @cached_property
    def open_points(self) -> dict[str, tuple[Any, ...]]:
        """Return the open parameters with every value a table may choose, the executed one first."""
        return {
            path: (value, *self.standing[path].alternatives)
            for path, value in self.rules.items()
            if not self.standing[path].stated
        }

    def replace(self, changes: Mapping[str, Any]) -> dict[str, Any]:
        """Return the flat rules with some values changed.

        What no longer applies is dropped. What newly applies has the value given in the call, else the one the files
        give it for that case, else the first neighbour declared for it. Points follow the pack where they are a total.

        Raises:
            Problems: a change is no value of its parameter, or the rules cannot be played with it.

        >>> from conformance.rules import load_profile
        >>> changed = load_profile("nl-short").replace({"scoring.values.QS": 6, "hearts.lead": "when_broken"})
        >>> changed["sweep.others"], changed["hearts.broken_by"]
        (16, 'played')
        """
        return replace_in(self.chosen, changes)

    def neighbours(self, path: str) -> list[dict[str, Any]]:
        """Return the flat rules with the value of one parameter exchanged for each neighbour that can be played."""
        found = []
        for value in load_parameters()[path].neighbours(self.rules[path]):
            try:
                changed = self.replace({path: value})
            except Problems:
                continue
            if changed != self.rules and changed not in found:
                found.append(changed)
        return found


def replace_in(chosen: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return the flat rules that values with some of them changed amount to, as `Resolved.replace` does for a profile.

    Raises:
        Problems: a change is no value of its parameter, or the rules cannot be played with it.
    """
    values = {**chosen, **check_changes(changes, chosen)}
    parameters = load_parameters()
    table = Table(parameters, values)
    while lacking := [path for path in parameters if path not in values and table.applies(path)]:
        parameter = parameters[lacking[0]]
        values[lacking[0]] = parameter.near[0] if parameter.near else next(iter(parameter.values))
    faults = faults_of(table)
    if faults:
        raise Problems(
            Problem(file="", line=0, column=0, code=fault.code, message=fault.message, hint=fault.hint)
            for fault in faults
        )
    return settle(values)


def settle(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the flat rules that a complete set of values amounts to: only what applies, totals worked out."""
    table = Table(load_parameters(), values)
    return {
        path: settled_value(parameter, values[path], values)
        for path, parameter in load_parameters().items()
        if table.applies(path)
    }


def settled_value(parameter: Parameter, value: Any, values: Mapping[str, Any]) -> Any:
    """Return a value in its final form: words for points as numbers, points of cards without what says nothing."""
    if parameter.kind == "points" and isinstance(value, str):
        total = total_points(values["pack.ranks"], values[VALUES])
        return -total if value.startswith("-") else total
    return _canonical_points(value) if parameter.kind == "values" else value


def hash_of(rules: Mapping[str, Any]) -> str:
    """Return a short name of resolved rules that is the same whenever they are.

    >>> hash_of({"a": 1, "b": 2}) == hash_of({"b": 2, "a": 1})
    True
    """
    text = json.dumps(rules, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:HASH_DIGITS]


def _canonical_points(values: Mapping[str, int]) -> dict[str, int]:
    """Return the points without entries that change nothing, suits first."""
    suits = {name for name in SUIT_NAMES if values.get(name)}
    of_letter = {SUIT_NAMES[name]: values[name] for name in suits}
    telling = {
        key: worth
        for key, worth in values.items()
        if (key in suits if key in SUIT_NAMES else worth != of_letter.get(key[-1], 0))
    }
    return {key: telling[key] for key in sorted(telling, key=order_of_values)}


def check_changes(changes: Mapping[str, Any], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return changes as values; one of the points of a single card changes the points in ``chosen``.

    Raises:
        Problems: everything that is no parameter, and no value of its parameter.
    """
    findings = Findings("")
    checked: dict[str, Any] = {}
    for path, value in changes.items():
        node = as_node(value)
        if path in load_parameters() and path != VALUES:
            checked[path] = read_value(node, load_parameters()[path], findings)
        elif path == VALUES or path.startswith(f"{VALUES}."):
            entries = node if path == VALUES else as_node({path.removeprefix(f"{VALUES}."): value})
            before = {} if path == VALUES else checked.get(VALUES, chosen.get(VALUES, {}))
            checked[VALUES] = {**before, **read_points_of_cards(entries, findings)}
        else:
            hint = did_you_mean(path, load_parameters())
            findings.add(node, "unknown-parameter", f"there is no parameter `{path}`", hint)
    if findings.problems:
        raise Problems(findings.problems)
    return checked
