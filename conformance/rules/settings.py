"""What one file says of one parameter: the value, whether it is stated or open, and where that comes from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import did_you_mean
from conformance.rules.nodes import Mapping, Node, Refused, Scalar, Sequence
from conformance.rules.parameters import load_parameters
from conformance.rules.values import read_card_or_suit, read_points, read_value

if TYPE_CHECKING:
    from collections.abc import Callable

    from conformance.rules.catalogue import DocumentKind
    from conformance.rules.findings import Findings

VALUES: Final = "scoring.values"
_KEYS: Final = ("is", "open", "otherwise", "source", "unless_stated")
REFERENCE: Final = re.compile(r"[0-9]{3}:[1-9][0-9]*(?:\.[1-9][0-9]*)?")


@dataclass(frozen=True, kw_only=True)
class Setting:
    """A value as one file gives it; points may still be words, and each entry of `scoring.values` is one setting."""

    path: str
    value: Any
    stated: bool
    alternatives: tuple[Any, ...]
    sources: tuple[str, ...]
    unless_stated: bool
    file: str
    line: int
    column: int

    @property
    def parameter(self) -> str:
        """Return the path of the parameter; that of an entry of `scoring.values` goes on with its card or suit."""
        return VALUES if self.path.startswith(f"{VALUES}.") else self.path


    @property
    def card(self) -> str:
        """Return the card or suit of an entry of `scoring.values`."""
        return self.path.removeprefix(f"{VALUES}.")


def read_settings(
    rules: Mapping, kind: DocumentKind | None, findings: Findings
) -> tuple[tuple[Setting, ...], frozenset[str]]:
    """Return the settings of a file, and the parameters that it means to set and does not, as something is wrong."""
    reader = _SettingsReader(kind, findings)
    broken: set[str] = set()
    for key, node in rules.entries:
        path = str(key.value)
        parameter = load_parameters().get(path)
        before = len(findings.problems)
        if parameter is None:
            findings.add(key, "unknown-parameter", f"there is no parameter `{path}`", _hint_for(path, node))
        elif path == VALUES:
            reader.read_points_of_cards(key, node)
        else:
            reader.read(key, path, node, partial(read_value, parameter=parameter, findings=findings))
        if isinstance(node, Refused) or len(findings.problems) > before:
            broken.add(path)
    return tuple(reader.settings), frozenset(broken)


def _hint_for(path: str, node: Node) -> str:
    below = [known for known in load_parameters() if known.startswith(f"{path}.")]
    if below and isinstance(node, Mapping):
        named = [f"{path}.{key.value}" for key, _ in node.entries]
        return f"write {next((name for name in named if name in below), below[0])} in one word"
    if path.startswith(f"{VALUES}."):
        return f"write {VALUES}: {{{path.removeprefix(f'{VALUES}.')}: …}}"
    return did_you_mean(path, load_parameters())


class _SettingsReader:
    def __init__(self, kind: DocumentKind | None, findings: Findings) -> None:
        self.kind = kind
        self.findings = findings
        self.settings: list[Setting] = []

    def read_points_of_cards(self, key: Scalar, node: Node) -> None:
        if isinstance(node, Refused):
            return
        if not isinstance(node, Mapping) or not node.entries:
            hint = f"write {VALUES}: {{hearts: 1, QS: 13}}"
            self.findings.add(node, "wrong-type", f"`{VALUES}` takes a map of cards or suits and points", hint)
            return
        entries, standing = node, None
        if node.get("is") is not None or node.get("open") is not None:
            inner = node.get("is")
            if not isinstance(inner, Mapping) or not inner.entries:
                hint = "hearts: {open: 1, otherwise: [2]}"
                self.findings.add(key, "wrong-type", f"`{VALUES}` is stated as a map; open are single entries", hint)
                return
            entries, standing = inner, node
            self._check_keys(node)
        for card, worth in entries.entries:
            name = read_card_or_suit(card, self.findings)
            if name is None:
                continue
            path = f"{VALUES}.{name}"
            self.read(card, path, worth, partial(read_points, path=path, findings=self.findings), standing)

    def read(
        self, key: Scalar, path: str, node: Node, value_of: Callable[[Node], Any], standing: Mapping | None = None
    ) -> None:
        """Note the setting that a node gives, plain or with its standing, unless something is wrong with it."""
        before = len(self.findings.problems)
        form = standing or (node if isinstance(node, Mapping) else None)
        chosen: Node | None = node
        if form is not None and standing is None:
            self._check_keys(form)
            if form.get("is") is not None and form.get("open") is not None:
                self.findings.add(node, "unknown-key", f"`{path}` is both stated and open", "keep `is` or `open`")
                return
            chosen = form.get("is") or form.get("open")
            if chosen is None:
                hint = "write {is: VALUE} or {open: VALUE, otherwise: [VALUE]}"
                self.findings.add(node, "missing-key", f"`{path}` has no value here", hint)
        stated = form is None or form.get("open") is None
        value = value_of(chosen) if chosen is not None else None
        alternatives = self._alternatives(path, form, value, stated, value_of)
        setting = Setting(
            path=path,
            value=value,
            stated=stated,
            alternatives=alternatives,
            sources=self._sources(form),
            unless_stated=self._unless_stated(form),
            file=self.findings.file,
            line=key.line,
            column=key.column,
        )
        if value is not None and len(self.findings.problems) == before:
            self.settings.append(setting)

    def _check_keys(self, form: Mapping) -> None:
        for key, _ in form.entries:
            if key.value not in _KEYS:
                hint = did_you_mean(str(key.value), _KEYS) or f"only {', '.join(_KEYS)}"
                self.findings.add(key, "unknown-key", f"`{key.value}` says nothing about a value", hint)

    def _alternatives(
        self, path: str, form: Mapping | None, value: Any, stated: bool, value_of: Callable[[Node], Any]
    ) -> tuple[Any, ...]:
        node = form and form.get("otherwise")
        if node is None:
            if not stated and form is not None:
                hint = "add otherwise: [VALUE]: what else a table may play"
                self.findings.add(form, "missing-key", f"`{path}` is open and has no alternative", hint)
            return ()
        if isinstance(node, Refused):
            return ()
        if stated:
            self.findings.add(node, "unknown-key", f"`{path}` is stated: it has no alternatives", "write open, not is")
            return ()
        if not isinstance(node, Sequence) or not node.items:
            self.findings.add(node, "wrong-type", "`otherwise` takes a list of values", "write otherwise: [VALUE]")
            return ()
        found: list[Any] = []
        for item in node.items:
            alternative = value_of(item)
            if alternative is not None and (alternative == value or alternative in found):
                self.findings.add(item, "same-alternative", f"`{path}` has this value already", "name other ones only")
            elif alternative is not None:
                found.append(alternative)
        return tuple(found)

    def _sources(self, form: Mapping | None) -> tuple[str, ...]:
        node = form and form.get("source")
        if node is None or isinstance(node, Refused):
            return ()
        found = []
        for item in node.items if isinstance(node, Sequence) else (node,):
            if isinstance(item.data, str) and REFERENCE.fullmatch(item.data):
                found.append(item.data)
            elif not isinstance(item, Refused):
                hint = 'a source is "000:7" or "000:7.4": document, line, sentence'
                self.findings.add(item, "bad-source", f"`{item.data}` is no place in a source", hint)
        return tuple(found)

    def _unless_stated(self, form: Mapping | None) -> bool:
        node = form and form.get("unless_stated")
        if node is None or isinstance(node, Refused):
            return False
        if node.data is not True:
            self.findings.add(node, "wrong-type", "`unless_stated` is true or left out")
        elif self.kind == "profile":
            self.findings.add(node, "unknown-key", "`unless_stated` is for house rules", "leave it out")
        return True
