"""`hartenjagen serve` as people type it: the reference, mutants and wrong programs, each over the protocol."""

from __future__ import annotations

import io
import json
import sys
from typing import TYPE_CHECKING, Any, cast

import pytest

from conformance.cli.main import main
from conformance.rules import load_profile
from reference_impl.wrong import null_programs, programs
from tests.cases_by_hand import HANDS, SWEEP_HANDS, SWEEP_TRICKS, TRICKS

if TYPE_CHECKING:
    from collections.abc import Callable

    Serve = Callable[..., list[Any]]

DUTCH = load_profile("nl-short").rules


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> Serve:
    """Return what serves requests with the words of a command line and gives the results, or the errors."""

    def served(words: str, *requests: tuple[str, dict[str, Any]]) -> list[Any]:
        lines = [
            json.dumps({"jsonrpc": "2.0", "id": place, "method": method, "params": params})
            for place, (method, params) in enumerate((*requests, ("bye", {})))
        ]
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("\n".join(lines).encode() + b"\n")))
        assert main(["serve", *words.split()]) == 0
        answers = [json.loads(line) for line in capsysbinary.readouterr().out.splitlines()]
        assert [answer["id"] for answer in answers] == list(range(len(lines)))
        return [answer.get("result", answer.get("error")) for answer in answers[:-1]]

    return served


def start(rules: dict[str, Any] = DUTCH, hands: Any = HANDS) -> tuple[str, dict[str, Any]]:
    return "start", {"rules": rules, "hands": hands}


def replay(hands: Any, *tricks: str) -> tuple[str, dict[str, Any]]:
    words = [word.split(" ") for trick in tricks for word in trick.split(", ")]
    moves = [{"play": {"seat": seat, "card": card}} for seat, card in words]
    return "replay", {"start": start(hands=hands)[1], "moves": moves}


def test_without_a_word_the_reference_is_served(serve: Serve) -> None:
    told = serve("", start())[0]
    assert (told["applied"], told["state"]["legal"]) == (DUTCH, ["7C"])


def test_a_mutant_claims_the_rules_it_is_told_and_plays_another_value(serve: Serve) -> None:
    told = serve("--play sweep.others=10", replay(SWEEP_HANDS, *SWEEP_TRICKS))[0]
    assert told["started"]["applied"] == DUTCH
    assert told["answers"][-1]["state"]["score"] == {"A": 10, "B": 10, "C": 10, "D": 0}


def test_several_values_are_changed_and_those_of_single_cards_too(serve: Serve) -> None:
    words = "--play scoring.values.QS=6 --play opening.lead=any_card"
    told = serve(words, replay(HANDS, *TRICKS))[0]
    assert set(told["started"]["state"]["legal"]) == set(HANDS["A"])
    assert told["answers"][-1]["state"]["score"] == {"A": 6, "B": 0, "C": 0, "D": 10}


def test_what_applies_only_after_the_change_has_a_value_too(serve: Serve) -> None:
    told = serve("--play hearts.lead=when_broken", replay(HANDS, TRICKS[0]))[0]
    assert told["started"]["applied"] == DUTCH
    assert set(told["answers"][-1]["state"]["legal"]) == {"AC", "KD", "AD", "7S", "KS"}


def test_an_app_that_plays_a_profile_plays_it_whatever_it_is_told(serve: Serve) -> None:
    told = serve("--as nl-short+free-opening", start())[0]
    assert told["applied"] == DUTCH
    assert set(told["state"]["legal"]) == set(HANDS["B"])


def test_totals_follow_the_points_where_the_profile_calls_them_so(serve: Serve) -> None:
    told = serve("--as nl-short --play scoring.values.QS=6", replay(SWEEP_HANDS, *SWEEP_TRICKS))[0]
    assert told["answers"][-1]["state"]["score"] == {"A": 16, "B": 16, "C": 16, "D": 0}


def test_hands_that_are_no_deal_under_its_own_rules_are_an_error_and_no_end(serve: Serve) -> None:
    error, again = serve("--as international", start(), ("ping", {}))
    assert "each hand has 13" in error["message"]
    assert again == {}


def test_rules_that_cannot_be_played_with_the_change_are_an_error_and_no_end(serve: Serve) -> None:
    error, again = serve("--play table.players=3", start(), ("ping", {}))
    assert error["message"] == "start: 32 cards cannot be dealt equally to 3 players"
    assert again == {}


def test_a_wrong_program_is_served_by_name(serve: Serve) -> None:
    told = serve("--wrong dealer-leads", ("start", start()[1] | {"dealer": "C"}))[0]
    assert told["state"]["turn"] == "C"


def test_a_null_program_is_served_by_name(serve: Serve) -> None:
    told = serve("--null refuse-all", start(), ("play", {"seat": "A", "card": "7C"}))[1]
    assert told["accepted"] is False


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--play", "hearts.laed=free"], "there is no parameter `hearts.laed`  (did you mean `hearts.lead`?)"),
        (["--play", "sweep.others"], "`sweep.others` gives no value  (write --play sweep.others=VALUE)"),
        (["--play", "sweep.others=ten"], "`sweep.others` takes a whole number"),
        (["--play", "sweep.others=1", "--play", "sweep.others=2"], "`sweep.others` is given twice  (give it once)"),
        (["--play", "scoring.values={QS: 1"], "--play scoring.values:"),
        (["--play", "pack.ranks=[7]"], 'a member of `pack.ranks` is a text  (write "7")'),
        (["--play", "scoring.values.QZ=3"], "`QZ` is neither a card nor a suit"),
        (["--as", "nl-shrt"], "did you mean `nl-short`?"),
        (["--as", "nl-short", "--play", "table.players=3"], "32 cards cannot be dealt equally to 3 players"),
        (["--as", "nl-short", "--wrong", "no-gate"], "a wrong program plays the rules it is told  (leave out --as)"),
        (["--wrong", "no-gaet"], "--wrong knows no program `no-gaet`  (did you mean `no-gate`?)"),
        (["--wrong", "refuse-all"], "--wrong knows no program `refuse-all`  (write --null refuse-all)"),
        (["--null", "no-gate"], "--null knows no program `no-gate`  (write --wrong no-gate)"),
        (["--null", "chess"], "--null knows no program `chess`  (hartenjagen serve --list-wrong lists them)"),
    ],
)
def test_what_cannot_be_served_is_a_problem_and_exit_code_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *words]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""


def test_everything_that_is_wrong_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--play", "hearts.laed=free", "--play", "sweep.others"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_two_sorts_of_wrong_program_at_once_are_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--wrong", "no-gate", "--null", "zeros"])
    assert left.value.code == 2
    assert "not allowed with argument" in capsys.readouterr().err


def test_the_list_tells_every_program_what_it_does_and_which_were_seen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--list-wrong"]) == 0
    lines = capsys.readouterr().out.splitlines()
    ace = next(line for line in lines if line.startswith("ace-is-low "))
    assert ace.endswith("  *  the ace is the lowest card of its suit")
    assert "* seen in real programs; the others were thought up." in lines
    heart = next(line for line in lines if line.startswith("hearts-need-not-follow "))
    assert heart.endswith("  a heart may be thrown on any trick")
    assert "*" not in heart
    assert any(line.startswith("whole-hand ") for line in lines)


@pytest.mark.parametrize("columns", [72, 100, 200])
def test_the_list_is_no_wider_than_the_terminal_and_loses_nothing(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert main(["serve", "--list-wrong"]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= columns
    words = out.split()
    for program in (*programs().values(), *null_programs().values()):
        place = words.index(program.name) + (2 if program.seen_in else 1)
        title = program.title.split()
        assert words[place : place + len(title)] == title


@pytest.mark.parametrize("word", ["no", "yes"])
def test_a_word_that_some_read_as_true_or_false_needs_no_quotes(word: str, serve: Serve) -> None:
    rules = load_profile("international").rules
    hands = {
        seat: [rank + suit for rank in cast("list[str]", rules["pack.ranks"])]
        for seat, suit in zip("ABCD", "CDSH", strict=True)
    }
    told = serve(f"--play hearts.queen_breaks={word}", ("start", {"rules": rules, "hands": hands}))[0]
    assert told["applied"] == rules
