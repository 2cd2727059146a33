"""What people type, and what it means."""

from __future__ import annotations

import pytest

from conformance.asking.answers import Answer, settled_by, text_of
from conformance.asking.belief import believe
from conformance.asking.questions import Question, load_questions
from conformance.asking.reading import command_of, missing_slots, read_answer, read_slot
from conformance.asking.values import Misread
from conformance.asking.wording import say
from conformance.cards import LANGUAGES
from conformance.rules import load_profile, shipped_profiles
from tests.asking.person import talk

NOTHING_KNOWN = believe({})
SHORT = believe({"pack.ranks": ["7", "8", "9", "10", "J", "Q", "K", "A"], "table.players": 4})


def read(question: str, text: str, language: str = "nl") -> Answer:
    return read_answer(load_questions()[question], text, language, SHORT)


@pytest.mark.parametrize(
    ("text", "option"),
    [("1", "free"), ("2", "broken"), ("altijd", "free"), ("Altijd", "free"), ("broken", "broken"),
     ("pas als", "broken")],
)  # fmt: skip
def test_an_option_is_named_by_number_by_its_first_words_or_by_its_name(text: str, option: str) -> None:
    assert read("hearts", text) == Answer(question="hearts", option=option)


@pytest.mark.parametrize("text", ["0", "3", "1 2", "ja", "-1", "1.", "²"])
def test_anything_else_is_no_option(text: str) -> None:
    with pytest.raises(Misread):
        read("hearts", text)


def test_first_words_that_two_options_share_are_no_answer() -> None:
    assert read("passing", "nee").option == "none"
    with pytest.raises(Misread, match="not-understood"):
        read("passing", "ja")


@pytest.mark.parametrize(
    ("language", "yes", "no"), [("en", "y", "no"), ("nl", "ja", "n"), ("fr", "Oui", "non"), ("es", "si", "no")]
)
def test_yes_and_no(language: str, yes: str, no: str) -> None:
    # "can you tap Q♠ in the first trick?": whoever can plays a game that does not keep it out
    assert load_questions()["first-trick.queen"].options[read("first-trick.queen", yes, language).option].sets == {
        "first_trick.queen": "allowed"
    }
    assert load_questions()["first-trick.queen"].options[read("first-trick.queen", no, language).option].sets == {
        "first_trick.queen": "banned"
    }


@pytest.mark.parametrize(
    ("text", "ticked"),
    [
        ("1 2", {"hearts": True, "queen": True, "others": False}),
        ("2,1", {"hearts": True, "queen": True, "others": False}),
        ("1 en 2", {"hearts": True, "queen": True, "others": False}),
        ("1 ?3", {"hearts": True, "queen": False}),
        ("hearts ?others", {"hearts": True, "queen": False}),
        ("0", {"hearts": False, "queen": False, "others": False}),
        ("geen", {"hearts": False, "queen": False, "others": False}),
        ("?1 ?2 ?3", {}),
    ],
)
def test_statements_are_ticked_by_number(text: str, ticked: dict[str, bool]) -> None:
    assert read("first-trick", text).ticked == ticked


@pytest.mark.parametrize(
    ("question", "text", "why"),
    [
        ("first-trick", "4", "not-understood-several"),
        ("first-trick", "0 1", "none-and-some"),
        ("first-trick", " ", "nothing-typed"),
        ("first-trick", "en", "not-understood-several"),
        ("points", "vrouw en heer van schoppen 5", "not-a-card"),
        ("crossing", "1 3", "not-together"),
        ("passing-cards", "0", "not-a-number"),
        ("passing-cards", "14", "not-a-number"),
        ("passing-cards", "drie", "not-a-number"),
        ("threshold", "3 0", "not-a-number"),
        ("threshold", "3 10001", "not-a-number"),
        ("threshold", "75 80", "several-numbers"),
        ("threshold", "0", "not-understood"),
        ("threshold", "5", "not-understood"),
        ("threshold", "50 punten", "not-a-number"),
        ("threshold", "4 75 80", "several-numbers"),
        ("passing-cards", "3 4", "several-numbers"),
        ("passing-cards", "1 000", "several-numbers"),
        ("sweep-scores", "3 0 15 15", "several-numbers"),
        ("points", "4", "not-understood"),
        ("points", "0", "not-understood"),
        ("points", "10 5", "not-understood"),
        ("points", "geen harten 1", "not-a-card"),
        ("points", "harten behalve de aas 1", "not-a-card"),
        ("opening", "4 niet klaveren 3", "not-a-card"),
        ("points", "harten een", "not-understood"),
        ("points", "3 harten", "not-points"),
        ("points", "harten 1, harten 2", "card-twice"),
        ("points", "1 2", "no-more-wanted"),
        ("points", "kelken 3, V♠ 2", "not-a-card"),
        ("opening", "4 11♣", "not-a-card"),
        ("pack", "3 4 / 7 8 11", "not-ranks"),
        ("pack", "3 4 / 7 8 8", "card-twice"),
        ("passing", "4 links, boven", "not-directions"),
    ],
)
def test_a_wrong_answer_is_told_why(question: str, text: str, why: str) -> None:
    with pytest.raises(Misread) as told:
        read(question, text)
    assert told.value.key == why


@pytest.mark.parametrize(
    ("language", "text", "values"),
    [
        ("nl", "harten 1, schoppenvrouw 5, klaverenboer 2", {"hearts": 1, "QS": 5, "JC": 2}),
        ("nl", "♥ 1; V♠ 13; ruiten 10 -10", {"hearts": 1, "QS": 13, "10D": -10}),
        ("nl", "elke harten 1, schoppen vrouw = 13", {"hearts": 1, "QS": 13}),
        ("nl", "hartenaas 5", {"AH": 5}),
        ("en", "hearts 1, queen of spades 13, jack of diamonds -10", {"hearts": 1, "QS": 13, "JD": -10}),
        ("en", "spades: 2, QS: 8", {"spades": 2, "QS": 8}),
        ("fr", "cœurs 1, dame de pique 13, as de trèfle 4", {"hearts": 1, "QS": 13, "AC": 4}),
        ("es", "corazones 1, dama de picas 13, jota de tréboles 2", {"hearts": 1, "QS": 13, "JC": 2}),
        ("es", "picas 1", {"spades": 1}),
        ("nl", "schoppen vrouw 5 en klaveren boer 0", {"QS": 5, "JC": 0}),
        ("nl", "harten 1, schoppenkoningin 13, en koekenzot -10", {"hearts": 1, "QS": 13, "JD": -10}),
        ("en", "hearts 1, queen of spades 13 and knave of diamonds -10", {"hearts": 1, "QS": 13, "JD": -10}),
        ("en", "hearts 1 & QS 5 + JC 2", {"hearts": 1, "QS": 5, "JC": 2}),
        ("fr", "cœurs 1 et reine de pique 13", {"hearts": 1, "QS": 13}),
        ("es", "copas 1, reina de espadas 13 y sota de oros -10", {"hearts": 1, "QS": 13, "JD": -10}),
        ("es", "as de bastos 4", {"AC": 4}),
        ("fr", "cœur 1, D♠ 13, V♣ 2, R♦ 3", {"hearts": 1, "QS": 13, "JC": 2, "KD": 3}),
        ("fr", "cœur 1, D pique 13, V de trèfle 2", {"hearts": 1, "QS": 13, "JC": 2}),
        ("fr", "les cœurs 1, l'as de pique 4", {"hearts": 1, "AS": 4}),
        ("nl", "harten 1, schoppen V 13, klaverenB 2", {"hearts": 1, "QS": 13, "JC": 2}),
        ("en", "hearts 1, Q of spades 13", {"hearts": 1, "QS": 13}),
    ],
)
def test_points_are_typed_as_people_write_them(language: str, text: str, values: dict[str, int]) -> None:
    assert read("points", text, language).slots == {"scoring.values": values}


def test_a_number_alone_is_the_limit_unless_it_is_the_number_of_an_answer() -> None:
    assert read("threshold", "75") == Answer(question="threshold", option="at-other", slots={"match.threshold": 75})
    above = read("threshold", "4 75")
    assert above == Answer(question="threshold", option="above-other", slots={"match.threshold": 75})
    assert read("threshold", "2") == Answer(question="threshold", option="above", slots={"match.threshold": 50})


@pytest.mark.parametrize(
    ("language", "bare", "above"),
    [("en", "75 is 75 or more", "4 75 is more than 75"), ("nl", "75 is 75 of meer", "4 75 is meer dan 75"),
     ("fr", "75 veut dire 75 ou plus", "4 75 plus de 75"), ("es", "75 es 75 o más", "4 75 es más de 75")],
)  # fmt: skip
def test_what_a_number_alone_means_is_said_before_it_is_typed(language: str, bare: str, above: str) -> None:
    question = load_questions()["threshold"]
    assert bare in question.help[language]
    assert above in question.help[language]
    for typed, reached in (("75", "at_or_above"), ("4 75", "above")):
        found = settled_by(question, read("threshold", typed, language))
        assert found == {"match.threshold": 75, "match.reached": reached}


def test_the_lowest_club_is_that_of_the_pack() -> None:
    assert read("opening", "1").slots == {"opening.card": "7C"}
    assert read("opening", "wie 7♣ heeft, met").slots == {"opening.card": "7C"}
    assert read("opening", "4 klaveren 8").slots == {"opening.card": "8C"}


def test_what_is_not_typed_yet_is_asked_for() -> None:
    answer = read("pack", "3")
    assert missing_slots(load_questions()["pack"], answer) == ("table.players", "pack.ranks")
    assert missing_slots(load_questions()["pack"], read("pack", "3 5")) == ("pack.ranks",)
    assert read_slot("pack.ranks", "9 10 boer V h Aas", "nl") == ["9", "10", "J", "Q", "K", "A"]
    assert read_slot("pack.ranks", "9 10 boer, vrouw, heer en aas", "nl") == ["9", "10", "J", "Q", "K", "A"]
    assert read_slot("passing.cycle", "naar links, dan niet", "nl") == ["left", "none"]
    assert read_slot("passing.cycle", "a la izquierda, enfrente, no", "es") == ["left", "across", "none"]
    assert read_slot("sweep.sweeper", "−15", "nl") == -15


def test_face_cards_are_ranked_in_the_letters_of_the_language() -> None:
    faces = ["J", "Q", "K", "A"]
    for language, text in (("fr", "V D R A"), ("nl", "B V H A"), ("es", "J Q K A"), ("fr", "J Q K A")):
        assert read_slot("pack.ranks", text, language) == faces
    with pytest.raises(Misread, match="not-ranks"):
        read_slot("pack.ranks", "R", "es")  # reina or rey


@pytest.mark.parametrize("text", ["0 15", "0, 15", "0 / 15", "1 000"])
@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "one whole number"), ("nl", "één heel getal"), ("fr", "un seul nombre entier"),
     ("es", "un solo número entero")],
)  # fmt: skip
def test_two_numbers_are_not_taken_for_one(language: str, told: str, text: str) -> None:
    with pytest.raises(Misread) as misread:
        read_slot("sweep.sweeper", text, language)
    assert told in say(misread.value.key, language, **misread.value.fields)
    assert read_slot("sweep.sweeper", "- 15", language) == -15


def test_the_two_numbers_of_an_answer_may_stand_side_by_side() -> None:
    assert read("sweep-scores", "3 0 15") == read("sweep-scores", "3 0 / 15")


def test_a_value_that_is_not_known_is_no_other_value() -> None:
    question = load_questions()["opening"]
    answer = read("opening", "4 ?")
    assert missing_slots(question, answer) == ()
    assert settled_by(question, answer) == {"opening.leader": "holder_of_card", "opening.lead": "that_card"}
    assert text_of(question, answer) == "compulsory-other ?"
    assert read("opening", text_of(question, answer)) == answer
    assert settled_by(load_questions()["threshold"], read("threshold", "1 ?")) == {"match.reached": "at_or_above"}
    assert read("points", "3 ?") == Answer(question="points")
    assert read("pack", "3 5 / ?") == read("pack", "3 ? / 7 8 9") == Answer(question="pack")
    assert not read("hearts", "1").leaves_open
    assert answer.leaves_open


@pytest.mark.parametrize("question", load_questions().values(), ids=lambda question: question.id)
def test_whoever_does_not_know_is_not_asked_for_more(question: Question) -> None:
    answer = read_answer(question, "?", "nl", NOTHING_KNOWN)
    assert answer == Answer(question=question.id)
    assert missing_slots(question, answer) == ()
    assert text_of(question, answer) == "?"


def test_a_cycle_is_as_short_as_it_can_be() -> None:
    assert read_slot("passing.cycle", "left right left right", "en") == ["left", "right"]


@pytest.mark.parametrize(
    ("language", "unknown", "back", "stop"),
    [("en", "don't know", "back", "stop here"), ("nl", "weet ik niet", "terug", "s"),
     ("fr", "Je ne sais pas", "r", "arreter"), ("es", "no sé", "volver", "PARAR")],
)  # fmt: skip
def test_there_is_always_a_way_out(language: str, unknown: str, back: str, stop: str) -> None:
    assert [command_of(text, language) for text in (unknown, back, stop)] == ["unknown", "back", "stop"]
    assert command_of("?", language) == "unknown"
    assert {command_of(text, language) for text in ("q", "quit", "exit")} == {"stop"}
    assert command_of("help", language) == "help"
    assert command_of("1", language) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", shipped_profiles())
def test_what_is_kept_of_an_answer_means_the_same_in_every_language(name: str, language: str) -> None:
    dialogue = talk(load_profile(name).replace({"scoring.values.JD": -10, "match.threshold": 77}))
    stages = list(dialogue.stages())
    for before, answer in zip(stages, dialogue.given, strict=True):
        question = load_questions()[answer.question]
        assert read_answer(question, text_of(question, answer), language, before.belief) == answer


def test_what_is_kept_of_statements_that_no_longer_matter_is_passed_over() -> None:
    # nobody can come above the limit by a sweep where there is none
    no_sweep = believe({"match.finish": "reversal", "sweep.needs": "nothing"})
    question = load_questions()["crossing"]
    answer = read_answer(question, "1", "nl", no_sweep)
    assert answer.ticked == {"capped": True, "mid-deal": False}
    assert read_answer(question, text_of(question, answer), "nl", no_sweep) == answer


def test_what_is_kept_does_not_hang_on_what_was_likely() -> None:
    question = load_questions()["threshold"]
    kept = text_of(question, read_answer(question, "1", "nl", SHORT))
    assert read_answer(question, kept, "en", NOTHING_KNOWN).slots == {"match.threshold": 50}
