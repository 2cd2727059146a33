"""The sentences about a table of one's own: all there in every language, with the same fields."""

from __future__ import annotations

import re

import pytest

from conformance.cards import LANGUAGES
from conformance.own_rules.wording import say, sentences


@pytest.mark.parametrize("key", sentences())
def test_a_sentence_says_the_same_in_every_language(key: str) -> None:
    wordings = sentences()[key]
    assert set(wordings) == set(LANGUAGES)
    forms = [list(wording.values()) if isinstance(wording, dict) else [wording] for wording in wordings.values()]
    assert len({len(each) for each in forms}) == 1
    for together in zip(*forms, strict=True):
        assert all(form.strip() for form in together)
        fields = {frozenset(re.findall(r"\{[a-z_]+\}", form)) - {"{number}"} for form in together}
        assert len(fields) == 1, "but for a number that may be said in a word"


def test_a_number_chooses_the_form() -> None:
    assert say("case-count", "fr", number=1) == "1 scénario"
    assert say("case-count", "es", number=0) == "0 escenarios"
