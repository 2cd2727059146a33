"""Data written as YAML are read back as they were, by us and by others."""

from __future__ import annotations

from typing import Any

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.rules.strict_yaml import parse_yaml
from conformance.rules.written_yaml import in_flow

TEXTS = st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S", "Zs"]), max_size=8)
SCALARS = st.one_of(TEXTS, st.integers(-(10**14), 10**14), st.booleans(), st.none())
DATA = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3), max_leaves=8
)


@settings(deadline=None)
@given(DATA)
def test_what_is_written_is_read_back(data: Any) -> None:
    text = in_flow(data)
    assert "\n" not in text
    assert parse_yaml(text.encode(), "t.yaml").data == data
    assert yaml.safe_load(text) == data


def test_only_what_needs_quotes_has_them() -> None:
    assert in_flow(["no", "7", "7C", "left", "a, b", "000:7.4", "Q♠"]) == (
        '["no", "7", 7C, left, "a, b", "000:7.4", "Q♠"]'
    )
