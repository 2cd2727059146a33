"""Values of parameters as files write them: is it one, and if not, what was probably meant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import RANKS, SUITS, UnknownCardError, parse_card
from conformance.problems import did_you_mean
from conformance.rules.nodes import Mapping, Node, Refused, Scalar, Sequence
from conformance.rules.pack import SUIT_NAMES
from conformance.rules.parameters import DIRECTIONS, POINTS_LIMIT, TOTALS, Parameter

if TYPE_CHECKING:
    from collections.abc import Collection

    from conformance.rules.findings import Findings

CARDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
_MAXIMUM_CYCLE: Final = 12


def read_value(node: Node, parameter: Parameter, findings: Findings) -> Any:
    """Return the value that a node gives a parameter, in canonical form; None, and a finding, when it gives none.

    Points may still be the words ``total`` and ``-total``. Not for `scoring.values`, whose entries are read one by one.
    """
    if isinstance(node, Refused):
        return None
    match parameter.kind:
        case "choice":
            return _read_word(node, parameter.path, parameter.values, findings)
        case "integer":
            return _read_number(node, parameter.path, parameter.minimum, parameter.maximum, findings)
        case "points":
            return read_points(node, parameter.path, findings, words=TOTALS)
        case "card":
            return _read_card(node, parameter.path, findings)
        case "ranks":
            return _read_list(node, parameter.path, RANKS, findings, unique=True)
        case _:
            cycle = _read_list(node, parameter.path, DIRECTIONS, findings, unique=False)
            return cycle and _shortest_period(cycle)


def read_points(node: Node, path: str, findings: Findings, *, words: tuple[str, ...] = ()) -> int | str | None:
    """Return the points a node gives: a whole number, or one of the words for one."""
    if isinstance(node, Refused):
        return None
    if isinstance(node, Scalar) and isinstance(node.value, str):
        if node.value in words:
            return node.value
        listed = f", {' or '.join(f'`{word}`' for word in words)}" if words else ""
        findings.add(node, "wrong-type", f"`{path}` takes a whole number{listed}, not {_kind_of(node)}",
                     _unquoted(node) or did_you_mean(node.value, words))
        return None
    return _read_number(node, path, -POINTS_LIMIT, POINTS_LIMIT, findings)


def read_points_of_cards(node: Node, findings: Findings) -> dict[str, int]:
    """Return the points that a map gives cards and suits."""
    if not isinstance(node, Mapping) or not node.entries:
        findings.add(node, "wrong-type", "`scoring.values` takes a map of cards or suits and points")
        return {}
    found = {}
    for key, worth in node.entries:
        name = read_card_or_suit(key, findings)
        points = read_points(worth, f"scoring.values.{name}", findings) if name else None
        if name and isinstance(points, int):
            found[name] = points
    return found


def read_card_or_suit(key: Scalar, findings: Findings) -> str | None:
    """Return the card or suit that a key of `scoring.values` names."""
    name = str(key.value)
    if is_card_or_suit(name):
        return name
    hint = card_hint(name) or did_you_mean(name, SUIT_NAMES)
    findings.add(key, "unknown-card", f"`{name}` is neither a card nor a suit", hint)
    return None


def is_card_or_suit(key: str) -> bool:
    """Say whether a key of `scoring.values` is one.

    >>> is_card_or_suit("hearts"), is_card_or_suit("QS"), is_card_or_suit("queen")
    (True, True, False)
    """
    return key in SUIT_NAMES or key in CARDS


def card_hint(text: str) -> str:
    """Return what to write for a card that is not written as data write it, or an empty text.

    >>> card_hint("7♣"), card_hint("Q of spades")
    ('write 7C', '')
    """
    try:
        return f"write {parse_card(text)}"
    except UnknownCardError:
        return ""


def _read_word(node: Node, path: str, known: Collection[str], findings: Findings) -> str | None:
    listed = _listed(known)
    if not isinstance(node, Scalar) or not isinstance(node.value, str):
        hint = {True: 'write "yes"', False: 'write "no"'}.get(node.data, "") if isinstance(node.data, bool) else ""
        findings.add(node, "wrong-type", f"`{path}` takes one of {listed}, not {_kind_of(node)}", hint)
        return None
    if node.value not in known:
        hint = did_you_mean(node.value, known)
        findings.add(node, "unknown-value", f"`{path}` cannot be `{node.value}`, only {listed}", hint)
        return None
    return node.value


def _read_number(node: Node, path: str, minimum: int, maximum: int, findings: Findings) -> int | None:
    if not isinstance(node, Scalar) or type(node.value) is not int:
        findings.add(node, "wrong-type", f"`{path}` takes a whole number, not {_kind_of(node)}", _unquoted(node))
        return None
    if not minimum <= node.value <= maximum:
        findings.add(node, "out-of-range", f"`{path}` lies between {minimum} and {maximum}, not at {node.value}")
        return None
    return node.value


def _read_card(node: Node, path: str, findings: Findings) -> str | None:
    if not isinstance(node, Scalar) or not isinstance(node.value, str):
        findings.add(node, "wrong-type", f"`{path}` takes a card such as 7C, not {_kind_of(node)}")
        return None
    if node.value not in CARDS:
        hint = card_hint(node.value) or "cards are written 7C, 10H, QS"
        findings.add(node, "unknown-card", f"`{node.value}` is no card", hint)
        return None
    return node.value


def _read_list(
    node: Node, path: str, known: tuple[str, ...], findings: Findings, *, unique: bool
) -> list[str] | None:
    if not isinstance(node, Sequence):
        hint = f"write [{node.value}]" if isinstance(node, Scalar) and node.value in known else ""
        findings.add(node, "wrong-type", f"`{path}` takes a list, not {_kind_of(node)}", hint)
        return None
    if not node.items or (not unique and len(node.items) > _MAXIMUM_CYCLE):
        findings.add(node, "out-of-range", f"`{path}` takes 1 to {len(known) if unique else _MAXIMUM_CYCLE} members")
        return None
    before = len(findings.problems)
    members: list[str] = []
    for item in node.items:
        if isinstance(item, Refused):
            return None
        if isinstance(item, Scalar) and type(item.value) is int and str(item.value) in known:
            findings.add(item, "wrong-type", f"a member of `{path}` is a text", f'write "{item.value}"')
            continue
        member = _read_word(item, path, known, findings)
        if unique and member in members:
            findings.add(item, "duplicate-rank", f"`{member}` stands twice in `{path}`")
        elif member is not None:
            members.append(member)
    return members if len(findings.problems) == before else None


def _shortest_period(cycle: list[str]) -> list[str]:
    lengths = range(1, len(cycle) + 1)
    return next(cycle[:n] for n in lengths if len(cycle) % n == 0 and cycle[:n] * (len(cycle) // n) == cycle)


def _listed(known: Collection[str]) -> str:
    return ", ".join(f"`{word}`" for word in known)


def _unquoted(node: Node) -> str:
    text = node.data
    return "write it without quotes" if isinstance(text, str) and re.fullmatch(r"-?[0-9]+", text) else ""


def _kind_of(node: Node) -> str:
    match node.data:
        case dict():
            return "a map"
        case list():
            return "a list"
        case None:
            return "null"
        case bool() as truth:
            return f"`{str(truth).lower()}`"
        case int() as number:
            return f"the number {number}"
        case _:
            return "a text"
