"""Laying settings over settings: what a file changes in the rules it builds on, and house rules that combine."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, Any

from conformance.problems import Problem
from conformance.rules.coherence import faults_of
from conformance.rules.needs import Table, governing, needs_in_words
from conformance.rules.parameters import Parameter, load_parameters
from conformance.rules.settings import VALUES, Setting

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from collections.abc import Set as AbstractSet

    from conformance.rules.document import Document

Settings = dict[str, Setting]


@dataclass(frozen=True, kw_only=True)
class Fallback:
    """Where to report what no single setting is to blame for."""

    file: str
    line: int
    column: int


@dataclass(frozen=True, kw_only=True)
class Layer:
    """The settings that hold after a layer was laid, idle ones included, and what is wrong with them."""

    settings: Settings
    problems: tuple[Problem, ...]


def values_of(settings: Mapping[str, Setting]) -> dict[str, Any]:
    """Return the value of each parameter, the entries of `scoring.values` as one."""
    values: dict[str, Any] = {}
    for path, setting in settings.items():
        if setting.parameter == VALUES:
            values.setdefault(VALUES, {})[setting.card] = setting.value
        else:
            values[path] = setting.value
    return values


def combine(base: Mapping[str, Setting], documents: Iterable[Document]) -> Layer:
    """Return what house rules together change in a base, whatever their order; two values for one are a problem."""
    given = [
        setting
        for document in documents
        for setting in document.settings
        if not (setting.unless_stated and setting.path in base and base[setting.path].stated)
    ]
    given.sort(key=lambda setting: (setting.path, setting.file, setting.line))
    together = {path: list(group) for path, group in groupby(given, key=lambda setting: setting.path)}
    problems = tuple(
        _conflict(group[0], other)
        for group in together.values()
        for other in group[1:]
        if other.value != group[0].value
    )
    return Layer(settings={path: _merge(group) for path, group in together.items()}, problems=problems)


def lay_over(base: Mapping[str, Setting], new: Mapping[str, Setting], documents: tuple[Document, ...]) -> Layer:
    """Return the settings after those of some documents were laid over a base, and everything that does not fit.

    A setting of the base that no longer applies is dropped; a new one that does not is a problem, unless its parameter
    may be idle.
    """
    merged = {**base, **new}
    broken = frozenset[str]().union(*(document.broken for document in documents))
    values = {path: value for path, value in values_of(merged).items() if path not in broken}
    table = Table(load_parameters(), values)
    kept = {path: setting for path, setting in merged.items() if table.applies(setting.parameter) or _idle(setting)}
    problems = (
        *_set_in_vain(table, new),
        *_missing(table, values.keys() | broken, new, documents[0]),
        *_unplayable(table, merged, new),
    )
    return Layer(settings=kept, problems=problems)


def _idle(setting: Setting) -> bool:
    return load_parameters()[setting.parameter].idle


def _set_in_vain(table: Table, new: Mapping[str, Setting]) -> list[Problem]:
    return [
        _at(setting, "does-not-apply", f"`{path}` is set and does not apply",
            f"it needs that {needs_in_words(load_parameters()[setting.parameter])}")
        for path, setting in new.items()
        if table.applies(setting.parameter) is False and not _idle(setting)
    ]


def _missing(table: Table, given: AbstractSet[str], new: Mapping[str, Setting], document: Document) -> list[Problem]:
    problems = []
    for path, parameter in load_parameters().items():
        if path in given or not table.applies(path):
            continue
        cause = next((new[deciding] for deciding in governing(parameter) if deciding in new), None)
        place = Fallback(file=document.file, line=document.line, column=document.column) if cause is None else cause
        because = f", and applies because {needs_in_words(parameter)}" if parameter.needs else ""
        problems.append(_at(place, "missing-parameter", f"`{path}` has no value{because}", _choices(parameter)))
    return problems


def _unplayable(table: Table, merged: Mapping[str, Setting], new: Mapping[str, Setting]) -> list[Problem]:
    problems = []
    for fault in faults_of(table):
        involved = [setting for path in fault.paths for setting in _settings_of(path, merged)]
        place = next((setting for setting in involved if setting.path in new), involved[0])
        problems.append(_at(place, fault.code, fault.message, fault.hint))
    return problems


def _settings_of(path: str, settings: Mapping[str, Setting]) -> list[Setting]:
    return [setting for setting in settings.values() if path in (setting.path, setting.parameter)]


def _choices(parameter: Parameter) -> str:
    if parameter.kind == "choice":
        return f"one of {', '.join(parameter.values)}"
    return f"such as {parameter.near[0]}".replace("'", '"') if parameter.near else ""


def _conflict(one: Setting, other: Setting) -> Problem:
    message = f"`{other.path}` is {_shown(other.value)} here and {_shown(one.value)} in {one.file}:{one.line}"
    return _at(other, "house-rules-conflict", message, "leave one of the two house rules out")


def _shown(value: Any) -> str:
    return f"[{', '.join(value)}]" if isinstance(value, list) else str(value)


def _merge(group: list[Setting]) -> Setting:
    """Return one setting for several of the same value: stated if one states it, with the sources of all."""
    first = next((setting for setting in group if setting.stated), group[0])
    sources = tuple(dict.fromkeys(source for setting in group for source in setting.sources))
    open_to = [value for setting in group for value in setting.alternatives] if not first.stated else []
    alternatives = tuple(value for place, value in enumerate(open_to) if value not in open_to[:place])
    return replace(first, sources=sources, alternatives=alternatives)


def _at(place: Setting | Fallback, code: str, message: str, hint: str) -> Problem:
    return Problem(file=place.file, line=place.line, column=place.column, code=code, message=message, hint=hint)
