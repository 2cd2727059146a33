"""Whatever a file holds, it is read, or refused with problems; never anything else."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.problems import Problems
from conformance.rules import load_profile
from conformance.rules.catalogue import FOLDERS
from conformance.rules.parameters import load_parameters
from conformance.rules.resolve import problems_of_file
from conformance.rules.written_yaml import in_flow

SHIPPED = [path.read_text(encoding="utf-8") for folder in FOLDERS.values() for path in sorted(folder.glob("*.yaml"))]
PIECES = (
    "", "7C", "[none]", "total", "-1", "0", "{}", "[]", "null", "true", '"no"', "{is: 1}",
    "{open: left, otherwise: [left]}", "hearts", "any_card", "banned", "reversal", "99999", "left", "nl-short",
    "mine.yaml",
)  # fmt: skip
WORDS = st.sampled_from([word for parameter in load_parameters().values() for word in parameter.values])
VALUES = st.recursive(
    st.one_of(WORDS, st.integers(-20, 120), st.sampled_from(["QS", "7C", "total", "none", "hearts", "A"]), st.none()),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from(["is", "open", "otherwise", "source", "hearts", "QS", "x"]), inner, max_size=3),
    max_leaves=5,
)


def never_anything_else(text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mine.yaml"
        path.write_text(text, encoding="utf-8")
        found = problems_of_file(path)
        assert all(problem.message and problem.code for problem in found)
        for name in (str(path), f"nl-short+{path}", f"{path}+gentlemans-rules"):
            try:
                resolved = load_profile(name)
            except Problems as refused:
                assert refused.problems  # noqa: PT017  # either is fine
            else:
                assert not found
                assert resolved.replace({}) == resolved.rules


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(SHIPPED), st.data())
def test_a_profile_with_a_line_changed(text: str, data: st.DataObject) -> None:
    lines = text.replace("profile: nl-short", "profile: mine").splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        key, _, value = lines[place].partition(": ")
        piece = data.draw(st.sampled_from(PIECES))
        lines[place] = data.draw(st.sampled_from(["", value, f"{key}:", f"{key}: {piece}"]))
    never_anything_else("\n".join(lines))


@settings(max_examples=40, deadline=None)
@given(st.dictionaries(st.sampled_from([*load_parameters(), "hearts", "x.y"]), VALUES, max_size=8), st.booleans())
def test_any_values_for_any_parameters(rules: dict[str, Any], is_profile: bool) -> None:
    kind = "profile: mine\nextends: nl-omslag" if is_profile else "house_rule: mine"
    never_anything_else(f"spec: 1\n{kind}\ntitle: {{en: Mine}}\nrules: {in_flow(rules)}\n")
