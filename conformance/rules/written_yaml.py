"""Writing data as YAML that every reader reads alike, in the flow style of the profiles."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from conformance.problems import Problems
from conformance.rules.strict_yaml import parse_yaml

_SAFE: Final = re.compile(r"[\w.-](?:[\w .,'()/-]*[\w.)-])?")


def in_flow(value: Any) -> str:
    """Return plain data on one line.

    >>> in_flow({"ranks": ["7", "J"], "breaks": "no", "points": -15})
    '{ranks: ["7", J], breaks: "no", points: -15}'
    """
    match value:
        case dict():
            return "{" + ", ".join(f"{in_flow(key)}: {in_flow(item)}" for key, item in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(in_flow, value)) + "]"
        case str() as text if _SAFE.fullmatch(text) and "," not in text and _reads_back(text):
            return text
        case _:
            return json.dumps(value, ensure_ascii=False)


def _reads_back(text: str) -> bool:
    try:
        return bool(parse_yaml(f"[{text}]".encode(), "").data == [text])
    except Problems:
        return False
