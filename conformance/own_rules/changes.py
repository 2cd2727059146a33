"""What somebody wants to play otherwise than a profile: read from `PATH=VALUE`, and held to what the profile allows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import LANGUAGES, UnknownCardError, parse_card
from conformance.problems import Problem, Problems, did_you_mean, refuse
from conformance.rules.coherence import Fault, faults_of
from conformance.rules.needs import Table, needs_in_words
from conformance.rules.parameters import Parameter, load_parameters
from conformance.rules.resolved import check_changes
from conformance.rules.settings import VALUES
from conformance.rules.strict_yaml import parse_yaml

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from conformance.rules.resolved import Resolved

Changes = dict[str, Any]
"""Path → value as a file gives it; an entry of `scoring.values` has a path of its own, as `scoring.values.QS`."""

OPTION: Final = "--set"
_LISTS: Final = ("ranks", "directions")


@dataclass(frozen=True, kw_only=True)
class Read:
    """What could be read of the changes asked for, and everything that is wrong with the rest."""

    changes: Changes
    problems: tuple[Problem, ...]


def read_changes(said: Iterable[str], language: str = LANGUAGES[0]) -> Read:
    """Return the changes that texts such as ``match.threshold=100`` ask for, each seen by itself.

    Cards may have the letters of any language; what two of them use for different cards means that of ``language``.

    >>> read_changes(["scoring.values.Q♠=13", "sweep.sweeper=-total"]).changes
    {'scoring.values.QS': 13, 'sweep.sweeper': '-total'}
    >>> read_changes(["match.treshold=100"]).problems[0].hint
    'did you mean `match.threshold`?'
    """
    found: Changes = {}
    problems: list[Problem] = []
    for words in said:
        try:
            for path, value in _read(words, language).items():
                if path in found:
                    raise refuse("duplicate-parameter", f"`{path}` is given twice", "give it once")
                found[path] = value
        except Problems as wrong:
            problems += (replace(problem, file=_place(words), line=0, column=0) for problem in wrong.problems)
    return Read(changes=found, problems=tuple(problems))


def misfits(changes: Changes, profile: Resolved) -> Iterator[Problem]:
    """Yield why changes cannot be laid over a profile: one does not apply, one is missing, they do not go together."""
    parameters = load_parameters()
    values = {**profile.chosen, **check_changes(changes, profile.chosen)}
    table = Table(parameters, values)
    for path in changes:
        parameter = parameters[_parameter_of(path)]
        if table.applies(parameter.path) is False and not parameter.idle:
            yield _problem(path, "does-not-apply", f"`{path}` does not apply here",
                           f"it needs that {needs_in_words(parameter)}")  # fmt: skip
    for path, parameter in parameters.items():
        if path not in values and table.applies(path):
            message = f"`{path}` has no value, and applies because {needs_in_words(parameter)}"
            yield _problem(path, "missing-parameter", message, f"add {OPTION} {path}={_choices(parameter)}")
    for fault in faults_of(table):
        cause = next((path for path in changes if _parameter_of(path) in fault.paths), fault.paths[0])
        yield _problem(cause, fault.code, fault.message, _ways_out(fault) or fault.hint)


def idle(changes: Changes, profile: Resolved) -> Mapping[str, tuple[str, ...]]:
    """Return the changes that mean nothing under the rules they lead to, each with the parameters that make it so.

    >>> from conformance.rules import load_profile
    >>> idle({"reversal.sweep": "as_captured"}, load_profile("nl-short"))
    {'reversal.sweep': ('match.finish',)}
    """
    parameters = load_parameters()
    table = Table(parameters, {**profile.chosen, **check_changes(changes, profile.chosen)})
    paths = dict.fromkeys(_parameter_of(path) for path in changes)
    return {path: table.unmet(path) for path in paths if table.applies(path) is False}


def settled(changes: Changes, profile: Resolved) -> Changes:
    """Return what changes amount to once they are laid over a profile, words for points as numbers.

    What has no effect under the rules, and is allowed to be said all the same, is left as it is.
    """
    rules = profile.replace(changes)
    flat = {**rules, **{f"{VALUES}.{card}": worth for card, worth in rules[VALUES].items()}}
    return {path: flat.get(path, value) for path, value in changes.items()}


def _read(words: str, language: str) -> Changes:
    path, equals, text = words.partition("=")
    path = _path(path.strip(), language)
    if not equals or not text.strip():
        raise refuse("no-value", f"`{words}` gives no value", f"write {OPTION} {path or 'PATH'}=VALUE")
    parameter = load_parameters().get(_parameter_of(path))
    if parameter is None:
        hint = did_you_mean(path, load_parameters()) or "hartenjagen show PROFILE lists them"
        raise refuse("unknown-parameter", f"there is no parameter `{path}`", hint)
    value = _value(parameter, text.strip(), words, language)
    checked = check_changes({path: value}, {})
    return {f"{VALUES}.{card}": worth for card, worth in checked[VALUES].items()} if VALUES in checked else checked


def _value(parameter: Parameter, text: str, words: str, language: str) -> Any:
    """Return what a text says; a word that the parameter knows is a word, whatever YAML would take it for."""
    if parameter.kind == "choice" and text in parameter.values:
        return text
    if parameter.kind == "card":
        return _card(text, language) or text
    value = parse_yaml(text.encode(errors="surrogateescape"), _place(words)).data
    if parameter.kind in _LISTS:
        members = value if isinstance(value, list) else text.replace(",", " ").split()
        return [str(member) if type(member) is int else member for member in members]
    return value


def _path(path: str, language: str) -> str:
    """Return a path with the card in it, if there is one, as data write it."""
    card = path.removeprefix(f"{VALUES}.")
    return path if card == path else f"{VALUES}.{_card(card, language) or card}"


def _card(text: str, language: str) -> str | None:
    """Return the card that a text names in a language, or else in the first other in which it names one."""
    for each in (language, *LANGUAGES):
        try:
            return parse_card(text, each)
        except UnknownCardError:
            continue
    return None


def _parameter_of(path: str) -> str:
    return VALUES if path.startswith(f"{VALUES}.") else path


def _ways_out(fault: Fault) -> str:
    """Return what to add to a command to be rid of a fault, empty where that is not known.

    >>> ranks = {"pack.ranks": ["K", "A"], "opening.card": "KC"}
    >>> _ways_out(Fault(paths=(), code="", message="", hint="", ways_out=(ranks,)))
    'write --set pack.ranks=K,A --set opening.card=KC'
    """
    ways = [" ".join(f"{OPTION} {path}={_typed(value)}" for path, value in way.items()) for way in fault.ways_out]
    return f"write {', or '.join(ways)}" if ways else ""


def _typed(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def _choices(parameter: Parameter) -> str:
    if parameter.kind == "choice":
        return f" or {OPTION} {parameter.path}=".join(parameter.values)
    return str(parameter.near[0] if parameter.near else "VALUE")


def _place(words: str) -> str:
    return f"{OPTION} {words.partition('=')[0].strip()}".strip()


def _problem(path: str, code: str, message: str, hint: str) -> Problem:
    return Problem(file=_place(path), line=0, column=0, code=code, message=message, hint=hint)


def as_settings(changes: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return changes as a file writes them: the points of single cards together, parameters in their usual order.

    >>> as_settings({"scoring.values.QS": 13, "pack.ranks": ["A"], "scoring.values.JC": 0})
    {'pack.ranks': ['A'], 'scoring.values': {'QS': 13, 'JC': 0}}
    """
    entries = {path.removeprefix(f"{VALUES}."): value for path, value in changes.items() if path.startswith(VALUES)}
    whole = {**changes, VALUES: entries} if entries else changes
    return {path: whole[path] for path in load_parameters() if path in whole}
