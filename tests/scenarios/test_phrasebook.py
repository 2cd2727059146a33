from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from conformance.scenarios.phrasebook import KINDS, Stated, StepError, load_phrasebook

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.scenarios.features import Scenario
    from conformance.scenarios.phrasebook import Kind

BOOK = load_phrasebook()


def test_every_step_of_every_scenario_is_written_back_as_it_stands(scenarios: tuple[Scenario, ...]) -> None:
    for scenario in scenarios:
        for line in scenario.lines:
            assert BOOK.render(line.stated, scenario.language) == line.text, f"{scenario.file}:{line.line}"


def test_every_step_of_every_scenario_is_read_back_as_what_it_states(scenarios: tuple[Scenario, ...]) -> None:
    for scenario in scenarios:
        for line in scenario.lines:
            for language in BOOK.languages:
                text = BOOK.render(line.stated, language)
                assert BOOK.match(language, line.kind, text) == line.stated


def test_every_phrase_is_used_by_a_scenario(scenarios: tuple[Scenario, ...]) -> None:
    used = {line.stated.id for scenario in scenarios for line in scenario.lines}
    known = {phrase.id for kind in KINDS for phrase in BOOK.phrases["en", kind]}
    assert known - used == set()


def test_every_language_has_every_phrase() -> None:
    for language in BOOK.languages:
        for kind in KINDS:
            assert [phrase.id for phrase in BOOK.phrases[language, kind]] == [
                phrase.id for phrase in BOOK.phrases["en", kind]
            ]


@pytest.mark.parametrize(
    ("kind", "text", "stated"),
    [
        ("given", "B holds 10♥ Q♠", Stated(id="hand", fields={"seat": "B", "cards": ("10H", "QS")})),
        ("then", "B holds 10♥ Q♠", Stated(id="holds", fields={"seat": "B", "cards": ("10H", "QS")})),
        ("given", "the trick so far is A 4♦, B 8♦", Stated(
            id="trick-so-far", fields={"trick": (("A", "4D"), ("B", "8D"))})),
        ("then", "the deal scores A -15, B 0, C 0, D 0", Stated(
            id="deal-scores", fields={"scores": (("A", -15), ("B", 0), ("C", 0), ("D", 0))})),
        ("then", "A, C and D win the match", Stated(id="winners", fields={"seats": ("A", "C", "D")})),
        ("then", "C wins the match", Stated(id="winners", fields={"seats": ("C",)})),
        ("then", "A has 1 point so far", Stated(id="points-so-far", fields={"seat": "A", "number": 1})),
        ("then", "A has 7 points so far", Stated(id="points-so-far", fields={"seat": "A", "number": 7})),
        ("given", "it is trick five", Stated(id="trick-number", fields={"number": 5})),
        ("given", "the table plays that the threshold is 100 points", Stated(
            id="agreement", fields={"agreement": ("match.threshold", 100)})),
        ("when", "the deal is played out and the penalty cards go to A Q♠ 2♥, B 4♥", Stated(
            id="play-out-shares", fields={"shares": (("A", ("QS", "2H")), ("B", ("4H",)))})),
    ],
)  # fmt: skip
def test_a_step_is_read_as_data(kind: str, text: str, stated: Stated) -> None:
    assert BOOK.match("en", kind, text) == stated  # type: ignore[arg-type]


IN_FOUR_LANGUAGES = {
    ("given", "hand"): (
        Stated(id="hand", fields={"seat": "B", "cards": ("JC", "10H")}),
        ["B holds J♣ 10♥", "B heeft B♣ 10♥", "B a en main J♣ 10♥", "que B tiene J♣ 10♥"],
    ),
    ("given", "trick"): (
        Stated(id="trick-so-far", fields={"trick": (("A", "KC"), ("B", "JC"))}),
        [
            "the trick so far is A K♣, B J♣",
            "op tafel ligt A H♣, B B♣",
            "le pli en cours est A K♣, B J♣",
            "que en la mesa hay A K♣, B J♣",
        ],
    ),
    ("given", "agreement"): (
        Stated(id="agreement", fields={"agreement": ("opening.card", "JC")}),
        [
            "the table plays that the opening card is J♣",
            "aan deze tafel geldt: de openingskaart is B♣",
            "à cette table, la carte d'entame est le J♣",
            "que, en esta mesa, la carta de salida es J♣",
        ],
    ),
    ("when", "lead"): (
        Stated(id="lead", fields={"seat": "B", "card": "JC"}),
        ["B leads J♣", "B met B♣ uitkomt", "B entame J♣", "B sale con J♣"],
    ),
    ("then", "points"): (
        Stated(id="points-so-far", fields={"seat": "A", "number": 0}),
        [
            "A has 0 points so far",
            "heeft A tot nu toe 0 punten",
            "A en est à 0 pour cette donne",
            "A lleva 0 puntos",
        ],
    ),
    ("then", "winners"): (
        Stated(id="winners", fields={"seats": ("A", "C", "D")}),
        [
            "A, C and D win the match",
            "winnen A, C en D het spel",
            "A, C et D gagnent la partie",
            "A, C y D ganan la partida",
        ],
    ),
    ("then", "direction"): (
        Stated(id="passed-to", fields={"direction": "across"}),
        [
            "cards are passed across",
            "gaan de kaarten naar de overkant",
            "on passe les cartes en face",
            "las cartas se pasan enfrente",
        ],
    ),
}


@pytest.mark.parametrize("phrase", IN_FOUR_LANGUAGES)
def test_a_step_is_said_in_four_languages(phrase: tuple[Kind, str]) -> None:
    kind = phrase[0]
    stated, texts = IN_FOUR_LANGUAGES[phrase]
    assert [BOOK.render(stated, language) for language in ("en", "nl", "fr", "es")] == texts
    assert [BOOK.match(language, kind, text) for language, text in zip(BOOK.languages, texts, strict=True)] == (
        [stated] * 4
    )


def test_the_nearest_phrases_are_named_in_the_language_of_the_step() -> None:
    with pytest.raises(StepError) as refused:
        BOOK.match("nl", "then", "is B de beurt")
    assert "`is {seat} aan de beurt`" in refused.value.hint


@pytest.mark.parametrize(
    ("language", "kind", "text", "hint"),
    [
        ("es", "given", "B tiene 7♠", "se dice después de Entonces; las más cercanas: `que {seat} tiene {cards}`"),
        ("nl", "given", "heeft B 7♠", "het hoort na Dan; het lijkt op: `{seat} heeft {cards}`"),
        ("nl", "then", "B heeft 7♠", "het hoort na Stel; het lijkt op: `heeft {seat} {cards}`"),
    ],
)
def test_who_has_the_words_and_not_their_order_is_shown_it(language: str, kind: Kind, text: str, hint: str) -> None:
    with pytest.raises(StepError) as refused:
        BOOK.match(language, kind, text)
    assert refused.value.hint.startswith(hint)


def test_a_direction_of_several_words_is_told_from_no_direction() -> None:
    with pytest.raises(StepError) as refused:
        BOOK.match("es", "then", "las cartas se pasan a la deriva")
    assert str(refused.value) == "`a la deriva` no es una dirección; son a la izquierda, a la derecha, enfrente"


@pytest.mark.parametrize(
    ("kind", "text", "code", "message"),
    [
        ("when", "A throws 9♣", "unknown-phrase", "no phrase says `A throws 9♣`"),
        ("when", "a plays 9♣", "bad-field", "`a` names no seat; the seats are A, B, C, D, E, F"),
        ("when", "A plays 9C", "bad-field", "`9C` is written 9♣"),
        ("then", "B may play 9♣ V♠", "bad-field",
         "`V♠` names no card; write one of 2 3 4 5 6 7 8 9 10 J Q K A and one of ♣ ♦ ♠ ♥"),
        ("given", "it is deal soon", "bad-field", "`soon` is not a whole number"),
        ("then", "cards are passed up", "bad-field", "`up` is no direction; the directions are left, right, across"),
        ("given", "A plays 9♣", "unknown-phrase", "`A plays 9♣` is not something said of a Given"),
        ("when", "A PLAYS 9♣", "unknown-phrase", "no phrase says `A PLAYS 9♣`"),
        ("when", 'A plays 9♣ and B plays 7♦', "unknown-phrase",
         "no phrase says `A plays 9♣ and B plays 7♦`"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_step_is_said(kind: str, text: str, code: str, message: str) -> None:
    with pytest.raises(StepError) as refused:
        BOOK.match("en", kind, text)  # type: ignore[arg-type]
    assert (refused.value.code, str(refused.value)) == (code, message)


@pytest.mark.parametrize(
    ("language", "kind", "text", "message"),
    [
        ("nl", "then", "is B de beurt", "deze zin staat niet in het zinnenboek: `is B de beurt`"),
        ("fr", "then", "B gagne tout", "aucune phrase ne dit `B gagne tout`"),
        ("es", "when", "B tira 7♠", "ninguna frase dice `B tira 7♠`"),
        ("nl", "given", "B heeft Q♠", "`Q♠` schrijf je als V♠"),
        ("nl", "given", "heeft B 7♠", "`heeft B 7♠` kan niet na Stel staan"),
    ],
)
def test_what_is_wrong_is_said_in_the_language_of_the_step(language: str, kind: Kind, text: str, message: str) -> None:
    with pytest.raises(StepError) as refused:
        BOOK.match(language, kind, text)
    assert str(refused.value) == message


def test_every_fault_can_be_told_in_every_language_with_the_same_fields() -> None:
    english = BOOK.words["en"].faults
    for words in BOOK.words.values():
        assert words.faults.keys() == english.keys()
        for name, fault in words.faults.items():
            assert sorted(re.findall(r"{\w+}", fault)) == sorted(re.findall(r"{\w+}", english[name]))


@pytest.mark.parametrize(
    ("language", "text", "written"),
    [
        ("en", "A has 1 points so far", "A has 1 point so far"),
        ("en", "A has 7 point so far", "A has 7 points so far"),
        ("nl", "heeft A tot nu toe 1 punten", "heeft A tot nu toe 1 punt"),
        ("es", "A lleva 7 punto", "A lleva 7 puntos"),
        ("fr", "A en est à 1 pour cette donne", "A en est à 1 pour cette donne"),
    ],
)
def test_a_number_is_understood_beside_one_and_many_and_written_as_it_should_be(
    language: str, text: str, written: str
) -> None:
    stated = BOOK.match(language, "then", text)
    assert stated.id == "points-so-far"
    assert BOOK.render(stated, language) == written


@pytest.mark.parametrize(
    ("language", "text", "seats", "written"),
    [
        ("en", "D win the match", ("D",), "D wins the match"),
        ("en", "C and D wins the match", ("C", "D"), "C and D win the match"),
        ("nl", "winnen D het spel", ("D",), "wint D het spel"),
        ("nl", "wint C en D het spel", ("C", "D"), "winnen C en D het spel"),
        ("fr", "D gagnent la partie", ("D",), "D gagne la partie"),
        ("fr", "B, C et D gagne la partie", ("B", "C", "D"), "B, C et D gagnent la partie"),
        ("es", "D ganan la partida", ("D",), "D gana la partida"),
        ("es", "C y D gana la partida", ("C", "D"), "C y D ganan la partida"),
    ],
)
def test_a_verb_is_understood_beside_one_seat_and_several_and_written_as_it_should_be(
    language: str, text: str, seats: tuple[str, ...], written: str
) -> None:
    stated = BOOK.match(language, "then", text)
    assert stated == Stated(id="winners", fields={"seats": seats})
    assert BOOK.render(stated, language) == written


def test_the_nearest_phrases_are_named() -> None:
    with pytest.raises(StepError) as refused:
        BOOK.match("en", "then", "it is turn of B")
    assert "`it is {seat}'s turn`" in refused.value.hint


def test_a_step_that_can_be_read_in_two_ways_is_refused(tmp_path: Path) -> None:
    book = tmp_path / "phrasebook.yaml"
    book.write_text(
        """
words:
  seats: {en: {A: A, B: B}}
  directions: {en: {left: left}}
  numbers: {en: {one: 1}}
  and: {en: and}
  one: {en: [1]}
  columns: {en: {id: id}}
keywords:
  en: {given: ["Given "], when: ["When "], then: ["Then "]}
faults:
  ambiguous: {en: "`{text}` can be read in {number} ways: {phrases}"}
steps:
  play: {kind: when, en: "{seat} plays {card}"}
  play-again: {kind: when, en: "{seat} plays {cards}"}
""",
        encoding="utf-8",
    )
    ambiguous = load_phrasebook(book)
    assert ambiguous.match("en", "when", "A plays 7♣ 8♣").id == "play-again"
    with pytest.raises(StepError, match="`A plays 7♣` can be read in 2 ways: play, play-again"):
        ambiguous.match("en", "when", "A plays 7♣")
