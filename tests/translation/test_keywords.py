from __future__ import annotations

import pytest

from conformance.scenarios.features import LANGUAGES, dialect
from conformance.translation.keywords import begin_step, heading


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_is_one_of_gherkin(language: str) -> None:
    known = dialect(language)
    assert heading("feature", language) in known.feature_keywords
    assert heading("background", language) in known.background_keywords
    assert heading("rule", language) in known.rule_keywords
    assert heading("scenario", language, {"keyword": "Scenario", "examples": []}) in known.scenario_keywords
    assert heading("scenario", language, {"keyword": "Scenario", "examples": [{}]}) in known.scenario_outline_keywords
    assert heading("examples", language) in known.examples_keywords
    for kind, keywords in (
        ("given", known.given_keywords), ("when", known.when_keywords), ("then", known.then_keywords),
    ):  # fmt: skip
        assert begin_step(kind, "Given ", "", language) in keywords  # type: ignore[arg-type]
        assert begin_step(kind, "En ", "", language) in known.and_keywords  # type: ignore[arg-type]
        assert begin_step(kind, "Pero ", "", language) in known.but_keywords  # type: ignore[arg-type]


def test_french_elides_before_a_vowel_and_not_before_a_seat() -> None:
    assert begin_step("given", "Given ", "on joue à nl-short", "fr") == "Sachant qu'on joue à nl-short"
    assert begin_step("given", "And ", "à cette table, x", "fr") == "Et qu'à cette table, x"
    assert begin_step("given", "And ", "A a en main Q♠", "fr") == "Et que A a en main Q♠"
    assert begin_step("then", "And ", "on passe les cartes", "fr") == "Et on passe les cartes"
