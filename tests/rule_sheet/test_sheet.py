"""Rule sheets: every parameter is said in every language, and nothing that is not a sentence for a player."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from conformance.cards import LANGUAGES
from conformance.problems import Problems
from conformance.rule_sheet.sheet import Sheet, build_sheet, worded_sections
from conformance.rules import Resolved, load_profile, shipped_house_rules, shipped_profiles
from conformance.rules.clauses import load_clauses
from conformance.rules.parameters import load_parameters

COMBINATIONS = [
    profile + rule for profile in shipped_profiles() for rule in ("", *(f"+{name}" for name in shipped_house_rules()))
]
MOST_WORDS = 550
MOST_WORDS_OF_AN_OPEN_POINT = 30
MOST_WORDS_OF_OPEN_POINTS = 300
WORDS_OF_ONE_LANGUAGE = {
    "en": {"the", "player", "trick", "everybody", "deal"},
    "nl": {"een", "het", "slag", "speler", "ronde"},
    "fr": {"les", "pli", "joueur", "donne", "est"},
    "es": {"los", "baza", "jugador", "mano", "está"},
}


def said(rules: dict[str, Any], language: str) -> str:
    return "\n".join(
        f"{heading}: {' '.join(sentence.text for sentence in sentences)}"
        for heading, sentences in worded_sections(rules, language)
    )


def stated(path: str, rules: dict[str, Any], language: str) -> str:
    """Return what the sentences say that are about a parameter."""
    sections = worded_sections(rules, language)
    return " ".join(sentence.text for _, sentences in sections for sentence in sentences if path in sentence.about)


def text_of(sheet: Sheet) -> str:
    lines = [sheet.title]
    for section in sheet.sections:
        lines += [section.heading, *(sentence.text for sentence in section.sentences)]
    if sheet.open:
        lines += [sheet.open.heading, sheet.open.intro, *(point.otherwise for point in sheet.open.points)]
    return "\n".join(lines)


def neighbourhood(resolved: Resolved) -> list[tuple[str, dict[str, Any]]]:
    """Return the rules with one parameter changed; the shipped packs cannot be dealt to other numbers of players."""
    playable = [(path, changed) for path in resolved.rules for changed in resolved.neighbours(path)]
    return [*playable, ("table.players", {**resolved.rules, "table.players": 5})]


@pytest.mark.parametrize("profile", COMBINATIONS)
def test_to_change_any_parameter_changes_the_sheet_in_every_language(profile: str) -> None:
    resolved = load_profile(profile)
    neighbours = neighbourhood(resolved)
    assert {path for path, _ in neighbours} == resolved.rules.keys()
    for language in LANGUAGES:
        before = {path: stated(path, resolved.rules, language) for path in resolved.rules}
        assert all(before.values())
        after = [(path, changed[path], stated(path, changed, language)) for path, changed in neighbours]
        assert [(path, value) for path, value, text in after if text in ("", before[path])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_neighbours_read_alike(language: str) -> None:
    for profile in shipped_profiles():
        texts = [said(changed, language) for _, changed in neighbourhood(load_profile(profile))]
        rules = [sorted(map(str, changed.items())) for _, changed in neighbourhood(load_profile(profile))]
        assert len(set(texts)) == len({tuple(each) for each in rules})


@pytest.mark.parametrize("profile", COMBINATIONS)
def test_every_parameter_that_applies_is_stated_and_every_open_one_has_a_number(profile: str) -> None:
    resolved = load_profile(profile)
    sheet = build_sheet(resolved, "en")
    sentences = [sentence for section in sheet.sections for sentence in section.sentences]
    assert {path for sentence in sentences for path in sentence.about} >= resolved.rules.keys()
    numbers = [sentence.open for sentence in sentences if sentence.open]
    points = sheet.open.points if sheet.open else ()
    assert numbers == list(range(1, len(points) + 1)) == [point.number for point in points]
    assert sorted(path for point in points for path in point.paths) == sorted(resolved.open_points)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", COMBINATIONS)
def test_a_sheet_has_no_name_of_a_parameter_and_no_field(profile: str, language: str) -> None:
    text = text_of(build_sheet(load_profile(profile), language))
    assert not re.search(r"[{}_]", text)
    assert [path for path in load_parameters() if path in text] == []
    assert [clause for clause in load_clauses() if clause in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", COMBINATIONS)
def test_what_is_played_fits_one_page_and_an_open_point_a_line_or_two(profile: str, language: str) -> None:
    sheet = build_sheet(load_profile(profile), language)
    prose = " ".join(sentence.text for section in sheet.sections for sentence in section.sentences)
    assert len(prose.split()) <= MOST_WORDS
    for point in sheet.open.points if sheet.open else ():
        assert max(len(part.split()) for part in point.otherwise.split(" · ")) <= MOST_WORDS_OF_AN_OPEN_POINT
    points = " ".join(point.otherwise for point in (sheet.open.points if sheet.open else ()))
    assert len(points.split()) <= MOST_WORDS_OF_OPEN_POINTS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", COMBINATIONS)
def test_a_sheet_is_in_its_own_language_throughout(profile: str, language: str) -> None:
    sheet = build_sheet(load_profile(profile), language)
    words = {word.lower() for word in re.findall(r"\w+", text_of(sheet).partition("\n")[2])}
    assert words & WORDS_OF_ONE_LANGUAGE[language]
    foreign = {word for other, theirs in WORDS_OF_ONE_LANGUAGE.items() if other != language for word in theirs}
    assert words & foreign <= WORDS_OF_ONE_LANGUAGE[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_begin_with_a_capital_end_with_a_stop_and_stand_there_once(language: str) -> None:
    for profile in COMBINATIONS:
        texts = [
            sentence.text
            for section in build_sheet(load_profile(profile), language).sections
            for sentence in section.sentences
        ]
        assert len(texts) == len(set(texts))
        for text in texts:
            assert text[0].isupper() or text[0].isdigit(), text
            assert text.endswith("."), text
            assert "  " not in text
            assert not re.search(r"-\d", text), text


def test_an_open_point_says_what_else_tables_play_where_the_sheet_says_one_thing() -> None:
    sheet = build_sheet(load_profile("nl-omslag"), "en")
    assert sheet.open is not None
    sentence = next(s for section in sheet.sections for s in section.sentences if "still added in full" in s.text)
    otherwise = {point.number: point.otherwise for point in sheet.open.points}[sentence.open or 0]
    assert "cut back" in otherwise
    assert "; or " in otherwise
    assert "added in full" not in otherwise


def test_what_is_open_in_one_sentence_has_one_number() -> None:
    sheet = build_sheet(load_profile("black-lady"), "en")
    assert sheet.open is not None
    assert len(sheet.open.points) <= 12
    (end,) = [point for point in sheet.open.points if "match.threshold" in point.paths]
    assert end.paths == ("match.threshold", "match.reached", "match.ends")
    assert end.otherwise == (
        "the threshold is 50 or 500 points · the threshold must be passed · the match ends at once, in mid-deal"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_open_point_names_cards_and_totals_as_the_sheet_does(language: str) -> None:
    sheet = build_sheet(load_profile("nl-omslag"), language)
    points = {point.paths: point.otherwise for point in (sheet.open.points if sheet.open else ())}
    assert "7♣" in points["opening.lead",]
    assert "50" in points["reversal.crossing",]


def test_a_profile_without_open_points_has_nothing_to_agree_on() -> None:
    assert build_sheet(load_profile("nl-short"), "nl").open is None


def test_the_dutch_sheet_of_the_short_game_says_what_its_source_says() -> None:
    text = text_of(build_sheet(load_profile("nl-short"), "nl"))
    for sentence in [
        "Pak zo weinig mogelijk strafpunten.",
        "Je speelt met vier spelers en 32 kaarten: in elk van de vier kleuren, van hoog naar laag, A H V B 10 9 8 7.",
        "Alle kaarten worden gedeeld, acht per speler.",
        "Na elke ronde deelt de speler links van de gever.",
        "Er worden geen kaarten doorgegeven.",
        "Wie 7♣ heeft, komt daarmee uit in de eerste slag.",
        "Heb je de gevraagde kleur, dan moet je bekennen.",
        "De hoogste kaart van de gevraagde kleur wint de slag. Er is geen troef",
        "Wie de slag wint, komt uit voor de volgende.",
        "De punten van een kaart zijn voor wie de slag wint waarin ze ligt, niet voor wie haar speelde.",
        "Iedereen begint op 0, en de score van elke ronde komt bij je totaal.",
        "ook met harten: die hoeven niet eerst gebroken te zijn.",
        "Ook in de eerste slag mag je strafkaarten spelen, zolang je maar bekent als je kunt.",
        "Elke harten telt 1 strafpunt, V♠ 5 en B♣ 2; alle andere kaarten tellen niet.",
        "Samen zijn de strafkaarten 15 punten waard.",
        "Alleen alle harten is niet genoeg, maar je hoeft niet alle slagen te winnen.",
        "Wie de pit maakt, schrijft dan 0 en elke tegenstander 15, in plaats van de gepakte punten.",
        "Heeft iemand na een ronde 50 punten of meer, dan is het spel uit en wint het laagste totaal.",
        "Delen twee of meer spelers het laagste totaal, dan winnen ze allemaal.",
    ]:
        assert sentence in text
    assert "omslag" not in text


def test_headings_are_those_that_the_rules_need() -> None:
    short = [section.heading for section in build_sheet(load_profile("nl-short"), "en").sections]
    international = [section.heading for section in build_sheet(load_profile("international"), "en").sections]
    assert short == ["The aim", "Cards and deal", "Playing the tricks", "Points", "The sweep", "The end of the match"]
    assert set(international) - set(short) == {"Passing cards", "The first trick", "Hearts"}


def test_bans_of_the_first_trick_are_named_together() -> None:
    rules = load_profile("nl-omslag+gentlemans-rules").rules
    assert "In the first trick you may not play hearts, Q♠ or J♣, unless you have no other card you can play." in said(
        rules, "en"
    )
    alone = load_profile("international").replace({"first_trick.hearts": "allowed"})
    assert "In de eerste slag mag je geen V♠ spelen" in said(alone, "nl")


def test_a_card_that_takes_points_off_has_a_minus_and_is_no_penalty_card() -> None:
    rules = load_profile("international").replace({"scoring.values": {"hearts": 1, "QS": 13, "JD": -10}})
    text = said(rules, "en")
    assert "Every heart counts 1 penalty point, Q♠ 13 and J♦ −10" in text
    assert "The penalty cards are worth 26 points in all. A card with a minus takes points off and is no" in text
    assert "All told, a deal comes to 16 points." in text
    assert "A card with a minus is not needed for it. In place of the points taken" in text
    assert "not kept out as one" not in text


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["takes points off and is no penalty card. All told, a deal comes to −3 points.", "is not needed for it",
                "is not kept out as one"]),
        ("nl", ["trekt punten af en is geen strafkaart. Alles bij elkaar komt een ronde op −3 punten.",
                "hoeft daar niet bij te zijn", "niet als zodanig verboden"]),
        ("fr", ["n'est pas une carte à points. Tout compté, une donne fait −3 points.", "n'y est pas nécessaire",
                "n'est pas interdite à ce titre"]),
        ("es", ["no es carta de puntos. En total, una mano suma −3 puntos.", "no hace falta para ello",
                "no se le aplica la prohibición"]),
    ],
)  # fmt: skip
def test_what_is_no_penalty_card_counts_for_no_sweep_and_no_ban(language: str, expected: list[str]) -> None:
    changes = {"scoring.values": {"hearts": 1, "QS": -13, "JC": 2}, "first_trick.others": "banned"}
    text = said(load_profile("nl-omslag").replace(changes), language)
    assert [words for words in expected if words not in text] == []


def test_no_card_with_a_minus_is_spoken_of_where_there_is_none() -> None:
    assert "minus" not in said(load_profile("nl-omslag+gentlemans-rules").rules, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_threshold_of_one_point_is_one_point(language: str) -> None:
    one = {"en": "1 point ", "nl": "1 punt ", "fr": "1 point ", "es": "1 punto "}[language]
    many = {"en": "1 points", "nl": "1 punten", "fr": "1 points", "es": "1 puntos"}[language]
    for profile in ("nl-short", "nl-omslag"):
        for reached in ("at_or_above", "above"):
            for ends in ("after_deal", "at_once"):
                changes = {"match.threshold": 1, "match.reached": reached, "match.ends": ends}
                text = said(load_profile(profile).replace(changes), language).replace("1 punt,", "1 punt ")
                assert one in text.replace("1 point,", "1 point ").replace("1 punto,", "1 punto ")
                assert many not in text


def test_one_card_passed_in_every_deal_is_one_card() -> None:
    rules = load_profile("international").replace({"passing.cycle": ["left"], "passing.cards": 1})
    assert "Before play, everybody passes one card to the left, in every deal." in said(rules, "en")
    assert "chacun passe une carte à gauche" in said(rules, "fr")


def test_a_title_in_another_language_is_better_than_none(tmp_path: Any) -> None:
    file = tmp_path / "ours.yaml"
    file.write_text("spec: 1\nprofile: ours\ntitle: {nl: Onze tafel}\nextends: nl-short\n")
    assert build_sheet(load_profile(str(file)), "fr").title == "Onze tafel"


def far_from(resolved: Resolved, chance: random.Random) -> dict[str, Any]:
    """Return rules that differ from those of a profile in up to five parameters."""
    rules, changes = resolved.rules, dict[str, Any]()
    for _ in range(5):
        path = chance.choice(list(rules))
        value = chance.choice(load_parameters()[path].neighbours(rules[path]))
        try:
            rules = resolved.replace({**changes, path: value})
        except Problems:
            continue
        changes[path] = value
    return rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_rules_of_the_schema_have_a_sheet(language: str) -> None:
    chance = random.Random(language)
    sheets = set()
    for resolved in map(load_profile, COMBINATIONS):
        for _ in range(10):
            rules = far_from(resolved, chance)
            sentences = [sentence for _, section in worded_sections(rules, language) for sentence in section]
            assert {path for sentence in sentences for path in sentence.about} >= rules.keys()
            text = " ".join(sentence.text for sentence in sentences)
            assert not re.search(r"[{}_]|-\d", text)
            sheets.add(text)
    assert len(sheets) > 100
