"""`identify --ask` at a terminal, and with answers from a file."""

from __future__ import annotations

import io
import os
import pty
import select
import shlex
import signal
import sys
import time
from typing import TYPE_CHECKING

import pytest

from conformance.asking.questions import load_catalogue, load_questions
from conformance.cards import LANGUAGES
from conformance.cli.main import main
from conformance.rules import load_profile

if TYPE_CHECKING:
    from pathlib import Path

OMSLAG_WITHOUT_THE_JACK = """\
asking: 1
language: nl
answers:
  pack: 1
  finish: ja
  first-trick: 1 2
  passing: nee
  hearts: pas
  points: harten 1, schoppenvrouw 5
  opening: 1
  threshold: "50"
  breaking: 1
  crossing: geen
  sweep: alle strafkaarten
  sweep-scores: 1
  sweep-after: 1
  end-reversal: 1 2
  dealer: 1
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def ask(*words: str) -> int:
    return main(["identify", "--ask", *words])


def type_in(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def test_the_dutch_dialogue_is_carried_through_in_fifteen_questions(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "answers").write_text(OMSLAG_WITHOUT_THE_JACK, encoding="utf-8")
    assert ask("--answers", "answers", "--write", "my-app.yaml") == 0
    said = capsys.readouterr().out
    assert "15. Wie deelt er in de volgende ronde?" in said
    assert "16. " not in said
    assert "Komt het dichtst bij: Nederlands Hartenjagen met omslag (1 verschil)." in said
    assert "  - Bij jou: B♣ telt voor 0. Daar: B♣ telt voor 2." in said
    assert "Dit weten we nog niet" not in said
    assert "Je app speelt bijna Nederlands Hartenjagen met omslag. Dit is anders:" in said
    assert main(["validate", "my-app.yaml"]) == 0
    assert load_profile("my-app.yaml").rules == load_profile("nl-omslag").replace({"scoring.values.JC": 0})


@pytest.mark.parametrize(
    ("language", "said"), [("en", "♥ counts 1"), ("nl", "♥ telt voor 1"), ("fr", "♥ compte 1"), ("es", "♥ vale 1")]
)
def test_what_was_written_without_being_known_is_told(
    language: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unsure = OMSLAG_WITHOUT_THE_JACK.replace("points: harten 1, schoppenvrouw 5", 'points: "?"')
    (folder / "answers").write_text(unsure, encoding="utf-8")
    assert ask("--answers", "answers", "--lang", language, "--write", "my-app.yaml") == 0
    *_, name, taken, written = capsys.readouterr().out.splitlines()
    assert "Hartenjagen" in name
    assert taken == f"  - {said}"
    assert "my-app.yaml" in written
    assert main(["validate", "my-app.yaml"]) == 0
    assert "scoring.values" in load_profile("my-app.yaml").open_points


def test_after_each_answer_it_says_what_still_fits(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "answers").write_text(OMSLAG_WITHOUT_THE_JACK, encoding="utf-8")
    ask("--answers", "answers")
    said = capsys.readouterr().out
    assert said.count("Dit past nog: ") + said.count("Komt het dichtst bij: ") == 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answers_of_one_language_go_on_in_another(
    language: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "answers").write_text(OMSLAG_WITHOUT_THE_JACK, encoding="utf-8")
    assert ask("--answers", "answers", "--lang", language, "--save", "kept", "--write", "my-app.yaml") == 0
    assert ask("--answers", "kept", "--write", "again.yaml") == 0
    assert load_profile("again.yaml").rules == load_profile("my-app.yaml").rules
    assert f"language: {language}\n" in (folder / "kept").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "line", "what"),
    [
        (("passing: nee", "passing: ja"), 7, "Typ een nummer van 1 tot en met 4"),
        (("points: harten 1, schoppenvrouw 5", "points: 3 harten"), 9, "harten 1, V♠ 5"),
        (('threshold: "50"', "threshold: 3 0"), 11, "van 1 tot en met 10000"),
        (("pack: 1", "pack: 3 3 / 7 8 9 10 B V H A"), 4, "krijgt niet iedereen evenveel"),
        (("pack: 1", "pack: 3"), 4, "Hoeveel spelers?"),
        (("hearts: pas", "haerts: pas"), 8, "did you mean `hearts`?"),
    ],
)
def test_a_fault_in_scripted_answers_names_file_and_line(
    change: tuple[str, str], line: int, what: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "answers").write_text(OMSLAG_WITHOUT_THE_JACK.replace(*change), encoding="utf-8")
    assert ask("--answers", "answers") == 2
    told = capsys.readouterr().err
    assert told.startswith(f"answers:{line}:")
    assert what in told


def test_a_script_that_says_nothing_of_a_question_does_not_know(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shorter = OMSLAG_WITHOUT_THE_JACK.replace("  dealer: 1\n", "  passing-cards: 3\n")
    (folder / "answers").write_text(shorter, encoding="utf-8")
    assert ask("--answers", "answers") == 0
    said = capsys.readouterr().out
    assert "Het bestand heeft geen antwoord op: dealer." in said
    assert "Niet gevraagd, want hier niet van belang: passing-cards." in said
    assert "  - wie er in de volgende ronde deelt" in said


def test_stopping_keeps_the_answers_and_one_goes_on_there(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in("1\n2\ns\n", monkeypatch)
    assert ask("--lang", "nl", "--save", "kept") == 0
    assert "hartenjagen identify --ask --save kept" in capsys.readouterr().out
    type_in("", monkeypatch)
    assert ask("--save", "kept") == 0
    said = capsys.readouterr().out
    assert "We gaan verder waar je was, na 2 antwoorden." in said
    assert " 3. " in said
    assert " 1. " not in said


def test_the_command_with_which_one_goes_on_has_the_same_options_and_works(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in("1\nstop\n", monkeypatch)
    assert ask("--lang", "nl", "--save", "my answers", "--write", "my-app.yaml") == 0
    command = capsys.readouterr().out.splitlines()[-1].partition("Verder ga je met: ")[2]
    words = shlex.split(command)
    assert words[:3] == ["hartenjagen", "identify", "--ask"]
    assert words[3:] == ["--save", "my answers", "--lang", "nl", "--write", "my-app.yaml", "--force"]
    type_in("2\nstop\n", monkeypatch)
    assert main(words[1:]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(command)
    assert load_profile("my-app.yaml").rules["match.finish"] == "reversal"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "So far your"), ("nl", "Tot nu toe "), ("fr", "Jusqu'ici "), ("es", "Hasta ahora ")],
)
@pytest.mark.parametrize("answers", ["1\n", "1\n1\n2\n", "1\n1\n2\n1 2\n1\nhearts 1, QS 7\n"])
def test_what_is_found_is_found_so_far_as_long_as_rules_are_not_known(
    language: str, said: str, answers: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(answers, monkeypatch)
    assert ask("--lang", language) == 0
    end = capsys.readouterr().out.split("\n\n")[-1]
    assert end.splitlines()[1].startswith(said)


def test_somebody_who_goes_back_is_asked_again(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in("t\n2\nterug\n1\nstop\n", monkeypatch)
    assert ask("--lang", "nl", "--save", "kept") == 0
    said = capsys.readouterr().out
    assert "Dit is de eerste vraag" in said
    assert said.count(" 1. Met hoeveel spelers") == 3
    assert "  pack: short\n" in (folder / "kept").read_text(encoding="utf-8")


NOW = {"en": "Your answer now: 2 (Enter keeps it)", "nl": "Nu staat er: 2 (Enter laat het zo)",
       "fr": "Réponse actuelle : 2 (Entrée la garde)", "es": "Respuesta actual: 2 (Intro la deja así)"}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_going_back_shows_what_was_answered_and_enter_keeps_it(
    language: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    back, stop = (load_catalogue().commands[name][language][0] for name in ("back", "stop"))
    type_in(f"1\n2\n{back}\n\n{stop}\n", monkeypatch)
    assert ask("--lang", language, "--save", "kept") == 0
    said = capsys.readouterr().out
    assert said.count(NOW[language]) == 1
    assert said.count("\n 2. ") == 2
    assert said.count("\n 3. ") == 2
    assert (folder / "kept").read_text(encoding="utf-8").endswith("  pack: short\n  finish: reversal\n")


def test_whoever_goes_back_and_stops_loses_no_answer(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in("1\n2\n1 2\n1\n?\nstop\n", monkeypatch)
    ask("--lang", "nl", "--save", "kept")
    before = (folder / "kept").read_text(encoding="utf-8")
    assert "Gestopt na 5 vragen" in capsys.readouterr().out
    for words in ("t\nt\nt\nstop\n", "t\nt\nt\n", "t\nt\n\nt\nt\n"):
        type_in(words, monkeypatch)
        assert ask("--save", "kept", "--write", "my-app.yaml", "--force") == 0
        said = capsys.readouterr().out
        assert "We gaan verder waar je was, na 5 antwoorden." in said
        assert "Gestopt na 5 vragen." in said
        assert (folder / "kept").read_text(encoding="utf-8") == before
        assert load_profile("my-app.yaml").rules["first_trick.queen"] == "banned"


def test_an_answer_that_was_changed_stays_changed_and_the_others_stay(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in("1\n2\n1 2\nt\nt\n1\nstop\n", monkeypatch)
    ask("--lang", "nl", "--save", "kept")
    assert "Gestopt na 3 vragen." in capsys.readouterr().out
    kept = (folder / "kept").read_text(encoding="utf-8")
    assert kept.endswith("  pack: short\n  finish: lowest\n  first-trick: hearts queen\n")
    type_in("", monkeypatch)
    assert ask("--save", "kept") == 0
    assert "na 3 antwoorden." in capsys.readouterr().out


def test_answers_that_wait_in_the_words_of_one_language_wait_for_a_dialogue_in_another(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    without = OMSLAG_WITHOUT_THE_JACK.replace("  pack: 1\n", "")
    (folder / "kept").write_text(without, encoding="utf-8")
    type_in("a\n", monkeypatch)
    assert ask("--save", "kept", "--lang", "fr") == 0
    type_in("1\n", monkeypatch)
    assert ask("--save", "kept", "--lang", "fr") == 0
    assert "C'est tout, après 15 questions." in capsys.readouterr().out


def test_a_kept_answer_that_a_changed_one_rules_out_is_asked_again(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = "asking: 1\nlanguage: nl\nanswers:\n  pack: other 4 / 9 10 J Q\n  opening: compulsory 7C\n"
    (folder / "kept").write_text(kept + OMSLAG_WITHOUT_THE_JACK.partition("pack: 1\n")[2].replace("  opening: 1\n", ""))
    type_in("4 9♣\nstop\n", monkeypatch)
    assert ask("--save", "kept") == 0
    captured = capsys.readouterr()
    assert "Wie komt er uit in de eerste slag van een ronde?" in captured.out
    assert "  opening: compulsory-other 9C\n" in (folder / "kept").read_text(encoding="utf-8")


def test_what_was_not_known_is_asked_again_when_everything_else_is(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    unsure = OMSLAG_WITHOUT_THE_JACK.replace("  dealer: 1", '  dealer: "?"').replace("  hearts: pas", '  hearts: "?"')
    (folder / "answers").write_text(unsure, encoding="utf-8")
    assert ask("--answers", "answers", "--save", "kept") == 0
    command = "Iets veranderen of aanvullen doe je met: hartenjagen identify --ask --save kept"
    assert capsys.readouterr().out.splitlines()[-1].endswith(command)
    type_in("2\n\n" + "?\n" * 8, monkeypatch)
    assert ask("--save", "kept") == 0
    said = capsys.readouterr().out
    assert "Wat je niet wist, komt nog een keer." in said
    assert said.count("Nu staat er: ? (Enter laat het zo)") == 2
    assert "Dat was alles" in said
    kept = (folder / "kept").read_text(encoding="utf-8")
    assert "  hearts: broken\n" in kept
    assert '  dealer: "?"\n' in kept


@pytest.mark.parametrize("typed", ["", "\n", "stop\n"])
def test_where_everything_was_answered_one_can_leave_it_so(
    typed: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "answers").write_text(OMSLAG_WITHOUT_THE_JACK, encoding="utf-8")
    ask("--answers", "answers", "--save", "kept")
    before = (folder / "kept").read_text(encoding="utf-8")
    capsys.readouterr()
    type_in(typed, monkeypatch)
    assert ask("--save", "kept") == 0
    said = capsys.readouterr().out
    assert said.count("Alles is al beantwoord. Wil je een antwoord veranderen, ga dan terug.") == 1
    assert "Dat was alles, na 15 vragen." in said
    assert (folder / "kept").read_text(encoding="utf-8") == before


def test_where_everything_was_answered_one_can_go_back(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "answers").write_text(OMSLAG_WITHOUT_THE_JACK, encoding="utf-8")
    ask("--answers", "answers", "--save", "kept")
    type_in("1\nt\n2\n", monkeypatch)
    assert ask("--save", "kept") == 0
    said = capsys.readouterr().out
    assert said.count("Alles is al beantwoord.") == 2  # 1 is no answer to that
    assert "Nu staat er: 1 (Enter laat het zo)" in said
    assert "Dat was alles, na 15 vragen." in said
    assert "  dealer: same\n" in (folder / "kept").read_text(encoding="utf-8")


def test_a_wrong_answer_is_explained_and_asked_again(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in("\n7\n3\n7\n4\n7 8 elf\n7 8\x1b[31m\n7 8 9 10 J Q K A\n?\ns\n", monkeypatch)
    assert ask("--lang", "en", "--save", "kept") == 0
    said = capsys.readouterr().out
    for told in ("There was no answer", "Type a number from 1 to 3", "`7` is not a whole number from 3 to 6",
                 "`elf` is no card of a suit"):  # fmt: skip
        assert told in said
    assert "\x1b" not in said
    assert "3 4 / 7 8 9 10 J Q K A" in (folder / "kept").read_text(encoding="utf-8").replace("other", "3")


def test_a_value_that_somebody_does_not_know_is_not_known_and_the_next_question_comes(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "kept").write_text("asking: 1\nlanguage: nl\nanswers: {finish: nee, first-trick: geen, passing: nee}\n")
    type_in("3\n5\n?\n1\n4\n?\nstop\n", monkeypatch)
    assert ask("--lang", "nl", "--save", "kept") == 0
    said = capsys.readouterr().out
    assert said.count("Met hoeveel spelers en kaarten speel je?") == 1
    assert said.count("Wie komt er uit in de eerste slag van een ronde?") == 1
    kept = (folder / "kept").read_text(encoding="utf-8")
    assert '  pack: "?"\n' in kept
    assert '  opening: "compulsory-other ?"\n' in kept
    type_in("stop\n", monkeypatch)
    assert ask("--save", "kept") == 0
    assert "na 6 antwoorden." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "What you leave out counts as no"), ("nl", "Wat je weglaat, telt als nee"),
     ("fr", "Le reste compte pour non"), ("es", "Lo demás cuenta como no")],
)  # fmt: skip
def test_wherever_several_answers_may_be_given_it_is_said(
    language: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in("1\n2\n?\n1\n2\n" + "?\n" * 9, monkeypatch)
    assert ask("--lang", language) == 0
    said = " ".join(capsys.readouterr().out.split())
    texts = [question.text[language] for question in load_questions().values() if question.statements]
    asked = [text for text in texts if text in said]
    assert len(asked) > 1
    assert said.count(told) == len(asked)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "numbers from 1 to 3, or 0 for none"), ("nl", "nummers van 1 tot en met 3, of 0 voor niets"),
     ("fr", "des numéros de 1 à 3, ou 0 pour rien"), ("es", "números del 1 al 3, o 0 si nada lo es")],
)  # fmt: skip
def test_where_several_answers_may_be_given_a_wrong_one_is_told_so(
    language: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in("1\n1\n9\n", monkeypatch)
    assert ask("--lang", language) == 0
    assert told in capsys.readouterr().out


def test_what_cannot_be_is_explained_and_the_question_comes_again(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in("3 5 / 7 8 9 10 J Q K A\n1\ns\n", monkeypatch)
    assert ask() == 0
    said = capsys.readouterr().out
    assert "not everybody would get the same number of cards" in said
    assert said.count(" 1. How many play") == 2
    assert said.count("Fit so far") == 1


@pytest.mark.parametrize(
    ("language", "word", "told", "stop"),
    [("en", "help", "b takes you to the question before", "quit"),
     ("nl", "hulp", "met t ga je een vraag terug", "stoppen"),
     ("fr", "aide", "r ramène à la question précédente", "quitter"),
     ("es", "ayuda", "v lleva a la pregunta anterior", "salir")],
)  # fmt: skip
def test_help_puts_the_question_again_and_says_what_can_be_typed(
    language: str, word: str, told: str, stop: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(f"{word}\n3\n{word}\n4\n7 8 9 10 J Q K A\n{stop}\n", monkeypatch)
    assert ask("--lang", language) == 0
    said = capsys.readouterr().out
    assert said.count(" 1. ") == 2
    assert " ".join(said.split()).count(told) == 2
    assert " 2. " in said  # the answer was taken


@pytest.mark.parametrize("pack", ["3 3 / 2 3 4 5 6 7 8 9 10 J Q K A", "3 5 / 4 5 6 7 8 9 10 J Q K A"])
@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "it cannot be said here: then type ?"), ("nl", "dan kun je dat hier niet zeggen: typ dan ?"),
     ("fr", "cela ne peut pas se dire ici : tapez alors ?"), ("es", "aquí no se puede decir: escribe entonces ?")],
)  # fmt: skip
def test_a_pack_that_does_not_come_out_even_is_not_taken_for_a_miscount(
    pack: str, language: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(f"{pack}\n?\nstop\n", monkeypatch)
    assert ask("--lang", language) == 0
    said = capsys.readouterr().out
    assert told in said
    assert " 2. " in said


@pytest.mark.parametrize("typed", ["", "1\n", "3\n", "3\n4\n", "\udcff\n"])
def test_the_end_of_the_input_ends_no_run_with_a_traceback(
    typed: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(typed, monkeypatch)
    assert ask("--save", "kept") == 0
    captured = capsys.readouterr()
    assert "Stopped after" in captured.out
    assert captured.err == ""
    assert (folder / "kept").exists()


def test_nothing_is_written_over(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.yaml").write_text("mine", encoding="utf-8")
    (folder / "answers").write_text(OMSLAG_WITHOUT_THE_JACK, encoding="utf-8")
    assert ask("--answers", "answers", "--write", "mine.yaml") == 2
    assert ask("--answers", "answers", "--save", "mine.yaml") == 2
    assert ask("--answers", "answers", "--save", "answers") == 2
    assert ask("--answers", "answers", "--write", "nl-short.yaml") == 2
    assert "Welke regels" not in capsys.readouterr().out
    assert (folder / "mine.yaml").read_text(encoding="utf-8") == "mine"
    assert ask("--answers", "answers", "--write", "mine.yaml", "--force") == 0
    assert load_profile("mine.yaml").rules["match.finish"] == "reversal"


def test_a_folder_that_is_named_is_made(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in("1\n", monkeypatch)
    assert ask("--save", "new/kept", "--write", "also/new/my-app.yaml") == 0
    assert (folder / "new" / "kept").exists()
    assert load_profile("also/new/my-app.yaml").rules["table.players"] == 4


def test_without_any_input_it_stops(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert ask() == 0


@pytest.mark.parametrize(
    "words",
    [["--ask", "--", "./app"], ["--ask", "--tell", "nl-short"], ["--lang", "nl", "--", "./app"],
     ["--save", "kept", "--", "./app"], ["--ask", "--force"], ["--ask", "--benchmark", "3"]],
)  # fmt: skip
def test_options_that_do_not_go_together_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["identify", *words])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "--ask is about" in told or "is about --ask" in told or "--force is about --write" in told


def test_a_language_that_there_is_not_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask("--lang", "Dutch") == 2
    assert "write nl" in capsys.readouterr().err


class Terminal:
    """A real terminal with the command in it."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.child, self.end = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may have it ignored
            code = "import sys; from conformance.cli.main import main; sys.exit(main())"
            os.execv(sys.executable, [sys.executable, "-c", code, "identify", "--ask", *words])  # noqa: S606
        self.seen = ""

    def read_up_to(self, mark: str, seconds: float = 60) -> str:
        """Return what is printed up to a text, to the end of the run, or in that time."""
        begun, got = time.monotonic(), b""
        while mark.encode() not in got and time.monotonic() < begun + seconds:
            ready, _, _ = select.select([self.end], [], [], 1)
            try:
                more = os.read(self.end, 4096) if ready else b""
            except OSError:
                break
            if ready and not more:
                break
            got += more
        self.seen += got.decode()
        return got.decode()

    def type(self, keys: bytes) -> None:
        os.write(self.end, keys)

    def exit_code(self, keys: bytes) -> int:
        """Return how it ends at those keys, pressed again where they came before anybody read them."""
        for _ in range(6):
            self.type(keys)
            self.read_up_to("\0", seconds=10)
            child, status = os.waitpid(self.child, os.WNOHANG)
            if child:
                break
        os.close(self.end)  # hangs up: whatever still runs is ended
        return os.waitstatus_to_exitcode(status if child else os.waitpid(self.child, 0)[1])


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Terminal:
    monkeypatch.setenv("PYTHONPATH", str(request.config.rootpath))
    monkeypatch.setenv("PYTHONUTF8", "1")
    return Terminal(tmp_path, "--lang", "nl", "--save", "kept")


def test_at_a_terminal_ctrl_c_keeps_the_answers(terminal: Terminal, tmp_path: Path) -> None:
    assert "[? weet ik niet · t terug · s stop hier] > " in terminal.read_up_to("> ")
    terminal.type(b"1\n")
    assert "Dit past nog: " in terminal.read_up_to("hier] > ")
    assert terminal.exit_code(b"\x03") == 130
    assert "Traceback" not in terminal.seen
    assert "Verder ga je met: hartenjagen identify --ask --save kept" in terminal.seen
    assert "  pack: short\n" in (tmp_path / "kept").read_text(encoding="utf-8")


def test_at_a_terminal_ctrl_d_stops(terminal: Terminal, tmp_path: Path) -> None:
    terminal.read_up_to("> ")
    terminal.type("vijf é ♥\n".encode())
    assert "Dat begrijp ik niet" in terminal.read_up_to("hier] > ")
    assert terminal.exit_code(b"\x04") == 0
    assert "Gestopt na 0 vragen." in terminal.seen
    assert (tmp_path / "kept").exists()
