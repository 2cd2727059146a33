"""Parameters: their words in every language, read back, and the values next to a value."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.cards import LANGUAGES
from conformance.rules import load_profile, shipped_house_rules, shipped_profiles
from conformance.rules.needs import governing, needs_in_words
from conformance.rules.parameters import Parameter, load_parameters, parse_agreement
from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

EXAMPLES = [
    (path, value)
    for path, parameter in load_parameters().items()
    for value in [*parameter.values, *parameter.near]
    if parameter.kind == "choice" or not isinstance(value, str) or parameter.kind == "card"
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("path", "value"), EXAMPLES, ids=str)
def test_what_a_value_is_called_means_that_value_again(path: str, value: Any, language: str) -> None:
    text = load_parameters()[path].describe(value, language)
    assert parse_agreement(text, language) == (path, value)


@pytest.mark.parametrize(
    ("text", "language", "meant"),
    [
        ("any heart played in an earlier trick breaks hearts", "en", ("hearts.broken_by", "played")),
        ("the threshold is 100 points", "en", ("match.threshold", 100)),
        ("no cards are passed", "en", ("passing.cycle", ["none"])),
        ("cards are passed to the left, to the right, across, not at all, in turn", "en",
         ("passing.cycle", ["left", "right", "across", "none"])),
        ("de openingskaart is ♣7", "nl", ("opening.card", "7C")),
        ("after a sweep the sweeper scores -15", "en", ("sweep.sweeper", -15)),
        ("de strafpunten zijn ♥ 1, V♠ 5, B♣ 2", "nl", ("scoring.values", {"hearts": 1, "QS": 5, "JC": 2})),
        ("the ranks from low to high are 7 8 9 10 A J Q K", "en",
         ("pack.ranks", ["7", "8", "9", "10", "A", "J", "Q", "K"])),
    ],
)  # fmt: skip
def test_a_sentence_names_its_parameter_and_value(text: str, language: str, meant: tuple[str, Any]) -> None:
    assert parse_agreement(text, language) == meant


@pytest.mark.parametrize(
    "text",
    ["", "the threshold is a hundred points", "the threshold is  points", "Hearts may be led at any time",
     "the opening card is the seven", "cards are passed up, in turn", "the penalty points are ♥", "-"],
)  # fmt: skip
def test_a_sentence_that_says_nothing_known_means_nothing(text: str) -> None:
    assert parse_agreement(text) is None


def test_every_parameter_has_words_in_every_language() -> None:
    for parameter in load_parameters().values():
        labels = list(parameter.values.values()) if parameter.kind == "choice" else [parameter.label]
        for words in [*labels, *parameter.words.values()]:
            assert set(words) == set(LANGUAGES), parameter.path


def test_no_two_values_are_called_the_same() -> None:
    for language in LANGUAGES:
        texts = [load_parameters()[path].describe(value, language) for path, value in EXAMPLES]
        assert len(texts) == len(set(texts))


def test_needs_name_parameters_and_values_that_there_are() -> None:
    parameters = load_parameters()
    for parameter in parameters.values():
        assert set(governing(parameter)) <= parameters.keys()
        assert bool(needs_in_words(parameter)) == bool(parameter.needs)
        for need in parameter.needs:
            for path, wanted in {} if isinstance(need, str) else need.items():
                assert set(wanted) <= parameters[path].values.keys()


def test_every_parameter_applies_in_some_shipped_combination() -> None:
    seen: set[str] = set()
    for profile in shipped_profiles():
        for rule in ("", *(f"+{name}" for name in shipped_house_rules())):
            seen |= load_profile(profile + rule).rules.keys()
    assert seen == load_parameters().keys()


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("hearts.lead", "free", ["when_broken"]),
        ("match.threshold", 1, [2, 40, 50, 75, 100, 500]),
        ("sweep.sweeper", 0, [-1, 1, "-total", "total"]),
        ("opening.card", "7C", ["6C", "8C", "2C", "3C", "7D", "2D"]),
        ("passing.cycle", ["left"], [
            ["left", "left"], ["left", "right"], ["left", "across"], ["left", "none"], ["none"],
            ["left", "right", "across", "none"], ["left", "across", "right", "none"],
            ["right", "left", "across", "none"],
        ]),
        ("scoring.values", {"hearts": 1, "QS": 13}, [
            {"QS": 13}, {"hearts": 2, "QS": 13}, {"hearts": 1, "QS": 12}, {"hearts": 1, "QS": 14}, {"hearts": 1},
            {"hearts": 1, "QS": 5, "JC": 2}, {"hearts": 1, "QS": 5, "JC": 2, "10D": 10}, {"hearts": 1, "QS": 8},
        ]),
    ],
)  # fmt: skip
def test_neighbours_are_the_values_one_step_away_and_those_of_the_family(path: str, value: Any, expected: Any) -> None:
    assert load_parameters()[path].neighbours(value) == expected


def test_ranks_have_neighbours_with_one_dropped_swapped_or_added() -> None:
    ranks = ["Q", "K", "A"]
    found = load_parameters()["pack.ranks"].neighbours(ranks)
    assert ["K", "A"] in found
    assert ["K", "Q", "A"] in found
    assert ["Q", "K", "A", "J"] in found
    assert ranks not in found


def test_the_declarations_have_no_field_the_code_does_not_know() -> None:
    known = set(Parameter.__struct_fields__)
    assert all(set(declared) <= known for declared in load_yaml(SPEC / "parameters.yaml").values())


@pytest.mark.parametrize(
    ("path", "value", "language", "expected"),
    [
        ("match.threshold", 1, "en", "the threshold is 1 point"),
        ("match.threshold", 1, "nl", "de grens is 1 punt"),
        ("passing.cards", 1, "fr", "on passe 1 carte"),
        ("passing.cards", 1, "es", "se pasa 1 carta"),
        ("passing.cycle", ["left"], "nl", "in elke ronde gaan kaarten naar links"),
    ],
)
def test_a_single_one_is_told_as_one_and_understood(path: str, value: Any, language: str, expected: str) -> None:
    assert load_parameters()[path].describe(value, language) == expected
    assert parse_agreement(expected, language) == (path, value)
