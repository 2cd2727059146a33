"""Profile and house-rule files as they are written: each value with its place and its standing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import LANGUAGES
from conformance.problems import Problem, did_you_mean
from conformance.rules.findings import Findings
from conformance.rules.nodes import Mapping, Node, Refused, Scalar
from conformance.rules.settings import Setting, read_settings
from conformance.rules.strict_yaml import read_file
from conformance.spec_files import shown_path

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.rules.catalogue import DocumentKind

SPEC_VERSION: Final = 1
_KEYS: Final = ("spec", "profile", "house_rule", "title", "extends", "rules")
NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True, kw_only=True)
class Document:
    """One file; where something is wrong with it, what could still be understood."""

    path: Path
    kind: DocumentKind | None
    name: str
    title: dict[str, str]
    extends: Scalar | None
    settings: tuple[Setting, ...]
    broken: frozenset[str]
    """Parameters that the file means to give a value and does not, because something is wrong with it."""
    understood: bool
    """Whether it is clear what kind of file it is, what it extends, and which parameters it means to set."""
    line: int
    """Where the rules begin."""
    column: int
    problems: tuple[Problem, ...]

    @property
    def file(self) -> str:
        """Return its path as messages print it."""
        return shown_path(self.path)


def read_document(path: Path) -> Document:
    """Return what a file says, with everything that is wrong with it taken by itself."""
    parsed = read_file(path)
    findings = Findings(shown_path(path), parsed.problems)
    root = parsed.root
    if root is not None and not isinstance(root, Mapping | Refused):
        findings.add(root, "wrong-type", "a profile is a map", "begin with spec: 1")
    whole = root if isinstance(root, Mapping) else Mapping(line=1, column=1, entries=())
    kind: DocumentKind | None = None
    if isinstance(root, Mapping):
        _check_keys(root, findings)
        kind = _read_kind_and_name(root, path, findings)
    settings, broken = _read_rules(whole.get("rules"), kind, findings)
    title = _read_title(whole.get("title"), findings)
    extends = _read_extends(whole, kind, findings)
    begin = next((key for key, _ in whole.entries if key.value == "rules"), whole)
    return Document(
        path=path,
        kind=kind,
        name=path.stem,
        title=title,
        extends=extends,
        settings=settings,
        broken=broken,
        understood=_understood(whole, kind, extends),
        line=begin.line,
        column=begin.column,
        problems=tuple(findings.problems),
    )


def _understood(root: Mapping, kind: DocumentKind | None, extends: Scalar | None) -> bool:
    rules, parent = root.get("rules"), root.get("extends")
    clear = (rules is None or isinstance(rules, Mapping)) and (parent is None or extends is not None)
    return clear and kind is not None


def _check_keys(root: Mapping, findings: Findings) -> None:
    for key, _ in root.entries:
        if key.value not in _KEYS:
            hint = did_you_mean(str(key.value), _KEYS) or ("it belongs under `rules`" if "." in str(key.value) else "")
            findings.add(key, "unknown-key", f"`{key.value}` is no part of such a file", hint)
    version = root.get("spec")
    if version is None:
        findings.add(root, "missing-key", "`spec` is missing", f"write spec: {SPEC_VERSION}")
    elif not isinstance(version, Refused) and (type(version.data) is not int or version.data != SPEC_VERSION):
        message = f"this suite reads version {SPEC_VERSION} of the format, not {version.data}"
        findings.add(version, "spec-version", message, f"write spec: {SPEC_VERSION}, or use a newer hartenjagen")
    named = root.get("profile") or root.get("house_rule")
    if root.get("title") is None:
        findings.add(root, "missing-key", "`title` is missing", 'write title: {en: "…"}')
    if root.get("rules") is None and (root.get("extends") is None or root.get("house_rule") is not None):
        findings.add(named or root, "missing-key", "`rules` is missing")


def _read_kind_and_name(root: Mapping, path: Path, findings: Findings) -> DocumentKind | None:
    kinds: tuple[DocumentKind, ...] = ("profile", "house_rule")
    given = [kind for kind in kinds if root.get(kind) is not None]
    if not given:
        hint = f"write profile: {path.stem}, or house_rule: {path.stem}"
        findings.add(root, "missing-key", "neither `profile` nor `house_rule` names it", hint)
        return None
    if len(given) == len(kinds):
        findings.add(root, "unknown-key", "it is named both as `profile` and as `house_rule`", "keep one of them")
        return None
    node = root.get(given[0])
    if isinstance(node, Refused) or node is None:
        return given[0]
    if not isinstance(node.data, str) or not NAME.fullmatch(node.data):
        findings.add(node, "bad-name", "a name has small letters, digits and hyphens", "such as our-table")
    elif node.data != path.stem:
        message = f"it is named `{node.data}` and the file `{path.name}`"
        findings.add(node, "name-mismatch", message, f"name the file {node.data}.yaml")
    return given[0]


def _read_rules(
    rules: Node | None, kind: DocumentKind | None, findings: Findings
) -> tuple[tuple[Setting, ...], frozenset[str]]:
    if isinstance(rules, Mapping):
        return read_settings(rules, kind, findings)
    if rules is not None and not isinstance(rules, Refused):
        findings.add(rules, "wrong-type", "`rules` is a map of parameters and values")
    return (), frozenset()


def _read_title(node: Node | None, findings: Findings) -> dict[str, str]:
    if node is None or isinstance(node, Refused):
        return {}
    if not isinstance(node, Mapping) or not node.entries:
        findings.add(node, "wrong-type", "`title` is a map of languages and texts", 'write title: {en: "…"}')
        return {}
    title = {}
    for key, value in node.entries:
        if key.value not in LANGUAGES:
            hint = f"only {', '.join(LANGUAGES)}"
            findings.add(key, "unknown-key", f"`{key.value}` is no language of the suite", hint)
        elif isinstance(value.data, str) and value.data.strip():
            title[str(key.value)] = value.data
        elif not isinstance(value, Refused):
            findings.add(value, "wrong-type", "a title is a text")
    return title


def _read_extends(root: Mapping, kind: DocumentKind | None, findings: Findings) -> Scalar | None:
    node: Any = root.get("extends")
    if node is None or isinstance(node, Refused):
        return None
    if kind == "house_rule":
        hint = "it combines with any profile: PROFILE+NAME"
        findings.add(node, "unknown-key", "a house rule extends nothing", hint)
    elif isinstance(node, Scalar) and isinstance(node.value, str):
        return node
    else:
        findings.add(node, "wrong-type", "`extends` takes the name of one profile")
    return None
