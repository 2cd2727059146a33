"""Steps that a person still has to fill in: told as such, with an example in the language of the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from conformance.cli.main import main
from conformance.problems import Problems
from conformance.scenarios.loading import load_scenarios
from conformance.scenarios.phrasebook import Kind, StepError, load_phrasebook
from conformance.scenarios.unfilled import understand

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("language", "kind", "text", "example"),
    [
        ("en", "then", "B may play ???", "B may play 10♥ Q♠"),
        ("nl", "then", "mag B ??? spelen", "mag B 10♥ V♠ spelen"),
        ("en", "then", "A has ??? points so far", "A has 7 points so far"),
        ("en", "then", "??? takes the trick", "B takes the trick"),
        ("en", "then", "??? win the match", "C and D win the match"),
        ("en", "then", "the deal scores A ???, B 3, C ???, D 0", "the deal scores A 4, B 11, C 0, D 0"),
        ("en", "then", "the deal scores A ???, B ???, C ???", "the deal scores A 4, B 11, C 0"),
        ("en", "then", "the deal scores ???", "the deal scores A 4, B 11, C 0, D 0"),
        ("nl", "then", "is de stand A ???, B ???, C ???, D ???, E ???", "is de stand A 4, B 11, C 0, D 0, E 0"),
        ("en", "then", "cards are passed ???", "cards are passed left"),
        ("en", "given", "the table plays that ???", "the table plays that the threshold is 100 points"),
        ("en", "when", "A plays ???", "A plays Q♠"),
        ("fr", "then", "??? est le donneur", "B est le donneur"),
    ],
)
def test_the_hint_is_the_same_sentence_filled_in(language: str, kind: Kind, text: str, example: str) -> None:
    phrasebook = load_phrasebook()
    with pytest.raises(StepError) as unfilled:
        understand(phrasebook, language, kind, text)
    assert (unfilled.value.code, unfilled.value.offset) == ("unfilled-draft", text.index("???"))
    assert str(unfilled.value) == phrasebook.words[language].fault("unfilled", text=text)
    assert unfilled.value.hint == phrasebook.words[language].fault("fill-in-as", example=example)
    phrasebook.match(language, kind, example)  # a sentence that is understood


@pytest.mark.parametrize("kind", get_args(Kind))
@pytest.mark.parametrize("language", load_phrasebook().languages)
def test_every_field_of_every_phrase_can_be_left_to_fill_in(language: str, kind: Kind) -> None:
    phrasebook = load_phrasebook()
    for form in (form for phrase in phrasebook.phrases[language, kind] for form in phrase.forms if form.fields):
        text = form.fill({name: "???" for name, _ in form.fields})
        with pytest.raises(StepError) as unfilled:
            understand(phrasebook, language, kind, text)
        assert unfilled.value.code == "unfilled-draft"
        before = phrasebook.words[language].fault("fill-in-as", example="").removesuffix("`")
        assert unfilled.value.hint.startswith(before)


def test_a_whole_sentence_to_fill_in_points_to_the_phrases() -> None:
    with pytest.raises(StepError) as unfilled:
        understand(load_phrasebook(), "en", "then", "???")
    assert "spec/phrasebook.yaml" in unfilled.value.hint


def test_a_dutch_step_is_told_in_dutch() -> None:
    with pytest.raises(StepError) as unfilled:
        understand(load_phrasebook(), "nl", "then", "mag B ??? spelen")
    assert str(unfilled.value) == "`mag B ??? spelen` is nog niet ingevuld"
    assert unfilled.value.hint == "schrijf wat jullie spelen, zoals in `mag B 10♥ V♠ spelen`"


def test_what_is_filled_in_is_read_as_ever() -> None:
    assert understand(load_phrasebook(), "en", "then", "the deal is over").id == "deal-over"


def test_in_a_file_it_is_a_problem_at_the_placeholder_and_nothing_else_is(tmp_path: Path) -> None:
    (tmp_path / "draft.feature").write_text(
        "# language: nl\nFunctionaliteit: Tafel\n\n  @id:AAAAB @clause:trick.winner\n  Scenario: Wie pakt de slag\n"
        "    Stel we spelen nl-short\n    En op tafel ligt A 9♠, B 10♠, C V♠\n    Als D A♠ speelt\n"
        "    Dan is de slag voor ???\n    En is ??? aan de beurt\n",
        encoding="utf-8",
    )
    with pytest.raises(Problems) as refused:
        load_scenarios([tmp_path])
    assert [(p.line, p.code) for p in refused.value.problems] == [(9, "unfilled-draft"), (10, "unfilled-draft")]
    assert refused.value.problems[1].column == len("    En is ") + 1


@pytest.mark.parametrize("unfilled", ["we play ???", "the table plays that ???"])
def test_the_table_itself_may_be_left_to_fill_in(
    unfilled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = [] if unfilled.startswith("we") else ["Given we play nl-short"]
    steps = [*named, f"{'And' if named else 'Given'} {unfilled}", "And the trick so far is A 9♠, B 10♠, C Q♠"]
    (tmp_path / "draft.feature").write_text(
        "Feature: Table\n\n  @id:AAAAB @clause:trick.winner\n  Scenario: Who takes the trick\n    "
        + "\n    ".join([*steps, "When D plays A♠", "Then D takes the trick\n"]),
        encoding="utf-8",
    )
    assert main(["check", "nl-short", "--features", str(tmp_path), "--list"]) == 2
    told = capsys.readouterr().err
    assert f"draft.feature:{5 + len(named)}:" in told
    assert "unfilled-draft" in told
    assert len(told.splitlines()) == 1
