"""The examples and phrases of `features/README.md` are those of the files."""

from __future__ import annotations

import re

from conformance.scenarios.phrasebook import load_phrasebook
from conformance.spec_files import FEATURES
from conformance.translation.phrases import list_phrases

README = (FEATURES.parent / "README.md").read_text(encoding="utf-8")


def test_its_examples_are_as_they_are_in_the_files() -> None:
    english, dutch = re.findall(r"```gherkin\n(.*?)```", README, re.DOTALL)
    for language, example in (("en", english), ("nl", dutch)):
        text = (FEATURES.parent / language / "dutch" / "following.feature").read_text(encoding="utf-8")
        steps = [line.strip() for line in example.splitlines() if not line.strip().startswith("@")]
        assert len(steps) >= 7
        assert [step for step in steps if step not in text] == []


def test_the_beginnings_of_its_table_are_those_of_the_phrases() -> None:
    (row,) = re.findall(r"^\| what is given \|(.*)\|$", README, re.MULTILINE)
    for language, cell in zip(load_phrasebook().languages, row.split(" | "), strict=True):
        said = cell.strip().replace("` ", " ").replace("`", "")
        assert list_phrases(language).startswith(said + " {profile}")
