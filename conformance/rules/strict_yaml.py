"""A strict reader of YAML: what every reader of YAML understands alike, with the place of every value.

Only plain data pass: one document of maps, lists and scalars. A scalar without quotes is ``true``, ``false``, ``null``
or a whole number exactly as in JSON, and a text otherwise; one that some version of YAML reads as something else
(``no``, ``7:30``, ``1e3``) is a problem, so that nobody's reader sees another file than ours.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

import yaml

from conformance.problems import Problem, Problems
from conformance.rules.nodes import Mapping, Node, Refused, Scalar, Sequence
from conformance.spec_files import shown_path

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MAXIMUM_BYTES: Final = 1_000_000
MAXIMUM_DEPTH: Final = 12
MAXIMUM_DIGITS: Final = 15
"""Longer whole numbers are not exact in every reader."""

_PARSER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WORDS: Final = {"true": True, "false": False, "null": None}
_INTEGER: Final = re.compile(r"-?(?:0|[1-9][0-9]*)")
_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|\r(?!\n)")
_READ_AS: Final = {  # what some reader of YAML 1.1 or 1.2 takes a scalar without quotes for
    "true or false": re.compile(r"y|n|yes|no|on|off|true|false", re.IGNORECASE),
    "nothing": re.compile(r"~|null", re.IGNORECASE),
    "a sign of its own": re.compile(r"=|<<"),
    "a number": re.compile(
        r"""[-+]? (?: [0-9][0-9_]* | 0b[01_]+ | 0o[0-7_]+ | 0x[0-9a-f_]+                 # whole
                    | [0-9][0-9_]* (?: :[0-5]?[0-9] )+ (?: \.[0-9_]* )?                   # to the base of 60
                    | (?: [0-9][0-9_]* (?: \.[0-9_]* )? | \.[0-9_]+ ) (?: e[-+]?[0-9]+ )? # with a fraction
                    | \.inf )
          | \.nan""",
        re.VERBOSE | re.IGNORECASE,
    ),
    "a date": re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[T ].*)?", re.IGNORECASE | re.DOTALL),
}
_SYNTAX_HINTS: Final = {
    "mapping values are not allowed in this context": "a text with `: ` in it needs quotes",
    "found unexpected end of stream": "a quote or bracket is not closed",
    "found character that cannot start any token": "a text that begins with a special character needs quotes",
}


@dataclass(frozen=True, kw_only=True)
class Parsed:
    """What could be made of a text: the root (None if nothing could be) and all that is wrong with it as YAML."""

    root: Node | None
    problems: tuple[Problem, ...]


def load_yaml(path: Path) -> Any:
    """Return the plain data of a YAML file.

    Raises:
        Problems: the file cannot be read, or is not strict YAML.
    """
    return _accepted(read_file(path)).data


def read_file(path: Path) -> Parsed:
    """Return what a YAML file holds; a file that cannot be read is a problem like any other."""
    shown = shown_path(path)
    try:
        with path.open("rb") as stream:
            content = stream.read(MAXIMUM_BYTES + 1)
    except FileNotFoundError:
        return _nothing(shown, "no-such-file", "there is no such file")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        return _nothing(shown, "unreadable-file", f"the file cannot be read: {why.lower()}")
    return parse(content, shown)


def parse_yaml(content: bytes, file: str) -> Node:
    r"""Return the root node of a YAML text; ``file`` is the name that problems carry.

    Raises:
        Problems: it is not strict YAML; all problems up to where the text stops making sense.

    >>> parse_yaml(b"opening: {card: 7C, tricks: 8}", "a.yaml").data
    {'opening': {'card': '7C', 'tricks': 8}}
    >>> parse_yaml(b"lead: no\nlead: 7:30", "a.yaml")
    Traceback (most recent call last):
    conformance.problems.Problems: a.yaml:1:7  yaml-ambiguous  `no` is read as true or false by some  (write "no")
    a.yaml:2:1  yaml-duplicate-key  `lead` stands here a second time  (the first is in line 1)
    a.yaml:2:7  yaml-ambiguous  `7:30` is read as a number by some  (write a whole number, or "7:30" for a text)
    """
    return _accepted(parse(content, file))


@lru_cache(maxsize=32)
def parse(content: bytes, file: str) -> Parsed:
    """Return what a YAML text holds, however broken, and every problem found."""
    fault = _fault_of_encoding(content, file)
    if fault:
        return fault
    reader = _Reader(file)
    root = reader.read(content.decode())
    return Parsed(root=root, problems=tuple(sorted(reader.problems)))


def _accepted(parsed: Parsed) -> Node:
    if parsed.problems or parsed.root is None:
        raise Problems(parsed.problems)
    return parsed.root


def _nothing(file: str, code: str, message: str, hint: str = "", place: tuple[int, int] = (0, 0)) -> Parsed:
    problem = Problem(file=file, line=place[0], column=place[1], code=code, message=message, hint=hint)
    return Parsed(root=None, problems=(problem,))


def _fault_of_encoding(content: bytes, file: str) -> Parsed | None:
    if len(content) > MAXIMUM_BYTES:
        return _nothing(file, "yaml-size", f"the file is larger than {MAXIMUM_BYTES:,} bytes")
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return _nothing(file, "yaml-encoding", "the file is UTF-16", "save it as UTF-8", (1, 1))
    if content.startswith(b"\xef\xbb\xbf"):
        return _nothing(file, "yaml-bom", "the file begins with a byte order mark", "save it without", (1, 1))
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        before = content[: error.start].decode()
        message = f"the byte {content[error.start]:#04x} is not UTF-8"
        return _nothing(file, "yaml-encoding", message, "save the file as UTF-8", _place(before, len(before)))
    if forbidden := _FORBIDDEN.search(text):
        message = f"the character U+{ord(forbidden[0][0]):04X} is not allowed"
        return _nothing(file, "yaml-character", message, "delete it", _place(text, forbidden.start()))
    if "\t" in text:
        count = sum("\t" in line for line in text.split("\n"))
        more = f" (there are tabs in {count} lines)" if count > 1 else ""
        return _nothing(file, "yaml-tab", f"a tab{more}", "use spaces", _place(text, text.index("\t")))
    return None


def _place(text: str, position: int) -> tuple[int, int]:
    return text.count("\n", 0, position) + 1, position - text.rfind("\n", 0, position)


class _TooDeepError(Exception):
    pass


class _Reader:
    """Builds nodes from the parser's events and notes what is not allowed on the way."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []

    def read(self, text: str) -> Node | None:
        """Return the root of the first document; None when there is none or the text stops making sense in it."""
        root: Node | None = None
        try:
            root = self._document(iter(yaml.parse(text, Loader=_PARSER)))
        except _TooDeepError:
            pass
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            what = error.problem or "this is not YAML"
            place = (mark.line + 1, mark.column + 1) if mark else (0, 0)
            self._add(place, "yaml-syntax", what, _SYNTAX_HINTS.get(what, ""))
        except yaml.YAMLError as error:
            self._add((0, 0), "yaml-syntax", " ".join(str(error).split()))
        if root is None and not self.problems:
            self._add((1, 1), "yaml-empty", "the file holds nothing")
        return root

    def _document(self, events: Iterator[yaml.Event]) -> Node | None:
        root: Node | None = None
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                if root is not None:
                    self._add(_start(event), "yaml-documents", "a second document", "write one document to a file")
                    break
                if event.version or event.tags:
                    self._add(_start(event), "yaml-directive", "a YAML directive", "leave it out")
            elif isinstance(event, yaml.NodeEvent):
                root = self._node(event, events, 1)
        return root

    def _node(self, event: yaml.NodeEvent, events: Iterator[yaml.Event], depth: int) -> Node:
        line, column = _start(event)
        if depth > MAXIMUM_DEPTH:
            self._add((line, column), "yaml-depth", f"nested more than {MAXIMUM_DEPTH} deep")
            raise _TooDeepError
        if isinstance(event, yaml.AliasEvent):
            self._add((line, column), "yaml-alias", f"an alias, `*{event.anchor}`", "write the value out")
            return Refused(line=line, column=column)
        if event.anchor is not None:
            self._add((line, column), "yaml-anchor", f"an anchor, `&{event.anchor}`", "leave it out")
        if (tag := getattr(event, "tag", None)) is not None:
            self._add((line, column), "yaml-tag", f"a tag, `{tag}`", "leave it out")
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            items = []
            while isinstance(inner := next(events), yaml.NodeEvent):
                items.append(self._node(inner, events, depth + 1))
            return Sequence(line=line, column=column, items=tuple(items))
        return self._mapping((line, column), events, depth)

    def _mapping(self, place: tuple[int, int], events: Iterator[yaml.Event], depth: int) -> Mapping:
        entries: dict[str, tuple[Scalar, Node]] = {}
        while isinstance(event := next(events), yaml.NodeEvent):
            key = self._node(event, events, depth + 1)
            value = self._node(cast("yaml.NodeEvent", next(events)), events, depth + 1)
            if isinstance(key, Refused):
                continue
            if not isinstance(key, Scalar) or not isinstance(key.value, str):
                hint = "" if not isinstance(key, Scalar) else f'write "{json.dumps(key.value)}"'
                self._add((key.line, key.column), "yaml-key", "a key must be a text", hint)
            elif key.value in entries:
                first = entries[key.value][0].line
                message = f"`{key.value}` stands here a second time"
                self._add((key.line, key.column), "yaml-duplicate-key", message, f"the first is in line {first}")
            else:
                entries[key.value] = (key, value)
        return Mapping(line=place[0], column=place[1], entries=tuple(entries.values()))

    def _scalar(self, event: yaml.ScalarEvent) -> Node:
        line, column = _start(event)
        text: str = event.value
        plain: bool = event.implicit[0]
        if not plain:
            return Scalar(line=line, column=column, value=text)
        if text in _WORDS:
            return Scalar(line=line, column=column, value=_WORDS[text])
        if _INTEGER.fullmatch(text) and text != "-0":
            if len(text.lstrip("-")) <= MAXIMUM_DIGITS:
                return Scalar(line=line, column=column, value=int(text))
            self._add((line, column), "yaml-number", f"a number of more than {MAXIMUM_DIGITS} digits")
        elif not text:
            self._add((line, column), "yaml-no-value", "there is no value here", 'write the value, or "" for no text')
        elif reading := next((what for what, pattern in _READ_AS.items() if pattern.fullmatch(text)), None):
            hint = f'write "{text}"' if reading != "a number" else f'write a whole number, or "{text}" for a text'
            self._add((line, column), "yaml-ambiguous", f"`{text}` is read as {reading} by some", hint)
        else:
            return Scalar(line=line, column=column, value=text)
        return Refused(line=line, column=column)

    def _add(self, place: tuple[int, int], code: str, message: str, hint: str = "") -> None:
        line, column = place
        self.problems.append(Problem(file=self.file, line=line, column=column, code=code, message=message, hint=hint))


def _start(event: yaml.Event) -> tuple[int, int]:
    mark = event.start_mark
    return (mark.line + 1, mark.column + 1) if mark else (0, 0)
