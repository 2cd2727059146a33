"""From a name to resolved rules: the chain of profiles, the house rules laid over it, all problems at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from conformance.problems import Problem, Problems
from conformance.rules.catalogue import CALLED, DocumentKind, file_of, split_name
from conformance.rules.document import Document, read_document
from conformance.rules.layers import Settings, combine, lay_over, values_of
from conformance.rules.parameters import load_parameters
from conformance.rules.resolved import Resolved, Standing, hash_of, settle, settled_value
from conformance.rules.settings import VALUES, Setting

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["Resolved", "load_parent", "load_profile", "problems_of_file"]


@dataclass(frozen=True, kw_only=True)
class _Profile:
    """Rules in the making: settings that hold together, idle ones included."""

    name: str
    title: dict[str, str]
    settings: Settings
    notes: tuple[str, ...] = ()


def load_profile(name: str) -> Resolved:
    """Return the resolved rules of a profile with its house rules.

    ``name`` is ``nl-short``, ``nl-short+free-opening+omslag``, or has paths of files in place of names:
    ``our-table.yaml+omslag``. The order of the house rules makes no difference.

    Raises:
        Problems: everything that is wrong with the files and with their combination.

    >>> load_profile("nl-short").rules["opening.card"]
    '7C'
    >>> load_profile("nl-shrt")
    Traceback (most recent call last):
    conformance.problems.Problems: unknown-profile  there is no profile `nl-shrt`  (did you mean `nl-short`?)
    """
    return _resolved(_load(name, Path(), ()))


def load_parent(name: str) -> Resolved | None:
    """Return what a name is made from: the profile without its house rules, or the one it extends, if any.

    Raises:
        Problems: everything that is wrong with the files and with their combination.

    >>> parent = load_parent("nl-short+omslag")
    >>> parent.name if parent else None, load_parent("nl-short")
    ('nl-short', None)
    """
    first, *others = split_name(name, Path())
    if others:
        return load_profile(first)
    document = _expected(read_document(file_of(first, "profile", Path())), "profile")
    return _resolved(_parent(document, ())) if document.extends is not None else None


def problems_of_file(path: Path) -> tuple[Problem, ...]:
    """Return everything that is wrong with one file: a profile is resolved with its parents, a house rule taken alone.

    >>> problems_of_file(Path("missing.yaml"))[0].code
    'no-such-file'
    """
    document = read_document(path)
    if document.kind != "profile":
        return document.problems
    try:
        _load_chain(document, ())
    except Problems as found:
        return found.problems
    return ()


def _load(name: str, folder: Path, below: tuple[Path, ...]) -> _Profile:
    first, *others = split_name(name, folder)
    problems: list[Problem] = []
    documents: dict[Path, Document] = {}
    for other in others:
        try:
            path = file_of(other, "house_rule", folder)
        except Problems as unknown:
            problems += unknown.problems
        else:
            documents[path] = _expected(read_document(path), "house_rule")
            problems += documents[path].problems
    try:
        base = _load_chain(_expected(read_document(file_of(first, "profile", folder)), "profile"), below)
    except Problems as faults:
        raise Problems([*problems, *faults.problems]) from None
    profile = base
    if documents:
        house_rules = tuple(sorted(documents.values(), key=lambda document: (document.name, document.path)))
        profile, of_combination = _with_house_rules(base, house_rules)
        problems += of_combination
    if problems:
        raise Problems(problems)
    if len(documents) < len(others):
        profile = replace(profile, notes=(*profile.notes, "a house rule is named twice; once is enough"))
    return profile


def _expected(document: Document, kind: DocumentKind) -> Document:
    if document.kind in (kind, None):
        return document
    message = f"this is no {CALLED[kind]}"
    wrong = Problem(file=document.file, line=1, column=1, code=f"not-a-{kind.replace('_', '-')}", message=message)
    return replace(document, problems=(*document.problems, wrong), understood=False)


def _load_chain(document: Document, below: tuple[Path, ...]) -> _Profile:
    parent: _Profile | None = None
    if document.extends is not None:
        try:
            parent = _parent(document, below)
        except Problems as faults:
            raise Problems([*document.problems, *faults.problems]) from None
    new = {setting.path: setting for setting in document.settings}
    layer = lay_over(parent.settings if parent else {}, new, (document,))
    problems = [*document.problems, *(layer.problems if document.understood else ())]
    if problems:
        raise Problems(problems)
    return _Profile(name=document.name, title=document.title, settings=layer.settings)


def _parent(document: Document, below: tuple[Path, ...]) -> _Profile:
    """Return the profile that a document extends; what is wrong with the name is reported where it stands."""
    node, here = document.extends, document.path.resolve()
    line, column = (node.line, node.column) if node else (0, 0)

    def at_extends(code: str, message: str, hint: str = "") -> Problem:
        return Problem(file=document.file, line=line, column=column, code=code, message=message, hint=hint)

    if here in below:
        around = " → ".join(path.stem for path in (*below[below.index(here) :], here))
        raise Problems([at_extends("inheritance-cycle", f"profiles that extend each other: {around}")])
    try:
        return _load(str(node.value if node else ""), document.path.parent, (*below, here))
    except Problems as faults:
        raise Problems(
            problem if problem.file else at_extends(problem.code, problem.message, problem.hint)
            for problem in faults.problems
        ) from None


def _with_house_rules(base: _Profile, documents: tuple[Document, ...]) -> tuple[_Profile, tuple[Problem, ...]]:
    together = combine(base.settings, documents)
    if together.problems:
        return base, together.problems
    layer = lay_over(base.settings, together.settings, documents)
    if layer.problems or any(document.problems for document in documents):
        return base, layer.problems
    parts = (base.title, *(document.title for document in documents))
    profile = _Profile(
        name="+".join([base.name, *(document.name for document in documents)]),
        title={
            language: " + ".join(part.get(language) or next(iter(part.values())) for part in parts)
            for language in dict.fromkeys(language for part in parts for language in part)
        },
        settings=layer.settings,
        notes=base.notes,
    )
    notes = (_note(base, profile, document) for document in documents)
    return replace(profile, notes=(*profile.notes, *filter(None, notes))), ()


def _note(base: _Profile, profile: _Profile, document: Document) -> str:
    """Return what there is to say of a house rule that changes no value."""
    before, after = settle(values_of(base.settings)), settle(values_of(profile.settings))
    new_standing = []
    for setting in document.settings:
        old, new = base.settings.get(setting.path), profile.settings.get(setting.path)
        entry_changed = setting.parameter == VALUES and (old.value if old else 0) != (new.value if new else 0)
        if entry_changed or (setting.parameter != VALUES and before.get(setting.path) != after.get(setting.path)):
            return ""
        if not old or not new or setting.parameter not in after:
            continue
        if (old.stated, old.alternatives) != (new.stated, new.alternatives):
            new_standing.append(f"{setting.path} is {'stated' if new.stated else 'open'}")
    if not new_standing:
        return f"`{document.name}` changes nothing in `{base.name}`"
    return f"`{document.name}` changes no value of `{base.name}`, but now {', '.join(new_standing)}"


def _resolved(profile: _Profile) -> Resolved:
    values = values_of(profile.settings)
    rules = settle(values)
    return Resolved(
        name=profile.name,
        title=profile.title,
        rules=rules,
        hash=hash_of(rules),
        standing=_standings(profile.settings, values, rules),
        notes=profile.notes,
        chosen=values,
    )


def _standings(
    settings: Mapping[str, Setting], values: Mapping[str, Any], rules: Mapping[str, Any]
) -> dict[str, Standing]:
    standings: dict[str, Standing] = {}
    for path in rules:
        if path != VALUES:
            parameter = load_parameters()[path]
            others = (settled_value(parameter, other, values) for other in settings[path].alternatives)
            standings[path] = _standing([settings[path]], (other for other in others if other != rules[path]))
            continue
        entries = sorted((s for s in settings.values() if s.parameter == VALUES), key=lambda s: (s.file, s.line))
        tables = (
            settled_value(load_parameters()[VALUES], {**values[VALUES], entry.card: other}, values)
            for entry in entries
            for other in entry.alternatives
        )
        standings[VALUES] = _standing(entries, tables)
        standings |= {entry.path: _standing([entry], entry.alternatives) for entry in entries}
    return standings


def _standing(settings: list[Setting], alternatives: Iterable[Any]) -> Standing:
    return Standing(
        stated=all(setting.stated for setting in settings),
        sources=tuple(dict.fromkeys(source for setting in settings for source in setting.sources)),
        origin=(settings[0].file, settings[0].line),
        alternatives=tuple(alternatives),
    )
