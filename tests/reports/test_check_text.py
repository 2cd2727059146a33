"""A report reads like something said to a developer, and is no wall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from conformance.games.result import GamesResult
from conformance.runner.outcomes import Fault, FaultCode, Outcome, Situation
from reports.check_sentences import say_fault, say_where
from reports.check_text import Look, as_text
from tests.cases_by_hand import CORE, FOLLOWING, TIES
from tests.processes import bad, honest, inline
from tests.runner.running import check_app

if TYPE_CHECKING:
    from conformance.runner.report import Report

LOOK = Look(again=lambda case: f"again {case}")


def text_of(report: Report, **look: Any) -> str:
    return as_text(report, msgspec_look(**look))


def msgspec_look(**look: Any) -> Look:
    return Look(again=LOOK.again, **look)


@pytest.fixture(scope="module")
def revoking() -> str:
    return text_of(check_app(honest("--plays", "revokes")))


def test_a_failure_says_where_we_are_whose_turn_it_is_and_who_says_what(revoking: str) -> None:
    told = " ".join(revoking.split())
    assert "Deal 1, trick 1: A led 7♣. B is to play and holds 9♣ 10♣ 9♦ 10♦ 9♠ 10♠ 9♥ 10♥." in told
    assert "The app says that B may play 9♣ 10♣ 9♦ 10♦ 9♠ 10♠ 9♥ 10♥; the rules say that B may play 9♣ 10♣." in told
    assert "The app accepted 9♦ from B; the rules do not allow it (play.follow-suit)." in told


def test_a_failure_names_clause_source_scenario_and_the_command_that_repeats_it(revoking: str) -> None:
    assert "play.follow-suit fails\n  A player who holds a card of the suit led must play one. [000:" in revoking
    assert "FOLL2  The case FOLL2  (dutch/by_hand.feature:5)" in revoking
    assert "Again: again FOLL2\n" in revoking


def test_the_verdict_stands_at_the_top_and_the_clauses_at_the_end(revoking: str) -> None:
    lines = revoking.splitlines()
    assert lines[0] == "honest 1 (Python), checked against nl-short 96d739399473"
    counted = "conforms on 12 of 37 clauses; 1 fails; 1 only observed; 23 have no scenario for these rules"
    assert lines[2] == f"DEVIATES: {counted}"
    assert lines[-1] == "Cases: 6 passed, 1 failed, 2 observed"
    assert "  fails (1): play.follow-suit" in lines


def test_where_scenarios_do_not_fit_the_rules_it_says_at_once_that_games_can_be_played(revoking: str) -> None:
    told = revoking.splitlines()[3]
    assert told == "  Next: --games 200 plays whole games by these rules, for the 23 clauses that have no scenario."


def test_no_games_are_advised_where_every_clause_has_a_scenario_or_games_were_played() -> None:
    report = check_app(honest())
    assert "Next: --games 200" in text_of(report)
    assert "Next:" not in text_of(msgspec.structs.replace(report, without_scenario=[]))
    games = GamesResult(seed=1, asked=9, played=9, deals=9, moves=9, refused=0, agreed=9, second="second")
    assert "Next:" not in text_of(msgspec.structs.replace(report, games=games))


def test_many_failures_of_a_clause_are_one_headline_and_one_case_in_full() -> None:
    cases = [msgspec.structs.replace(FOLLOWING, id=f"CASE{number:02}") for number in range(30)]
    told = text_of(check_app(honest("--plays", "revokes"), cases, open_points={}))
    assert told.count("play.follow-suit fails") == 1
    assert told.count("Again:") == 1
    assert "and 17 more." in told
    assert len(told.splitlines()) < 30


def test_a_case_that_is_about_the_clause_comes_before_those_blocked_on_the_way() -> None:
    report = check_app(honest("--plays", "revokes"))
    failed = next(case for case in report.cases if case.id == "FOLL2")
    blocked = msgspec.structs.replace(failed, id="WAYS2", outcome=Outcome.BLOCKED, clauses=["trick.winner"])
    clauses = [
        msgspec.structs.replace(each, charged=["WAYS2", "FOLL2"]) if each.id == "play.follow-suit" else each
        for each in report.clauses
    ]
    told = text_of(msgspec.structs.replace(report, cases=[blocked, *report.cases], clauses=clauses))
    assert "Again: again FOLL2" in told
    assert "Also in WAYS2 (" in told
    assert "could not be asked after that" not in told


def test_open_points_are_told_in_words() -> None:
    told = text_of(check_app(honest("--plays", "play-on")))
    assert "  match.tie: at a tie for the lowest total another deal is played (seen in TIEP2)" in told


def test_what_was_skipped_is_told_with_its_reason() -> None:
    told = text_of(check_app(honest("--declare", "legal")))
    assert "  1 case: the app does not declare match (NEXT2)" in told


def test_clauses_without_a_scenario_are_counted_and_listed_apart() -> None:
    report = check_app(honest(), CORE[:1], open_points={})
    told = " ".join(text_of(report).split())
    assert "ONLY 2 OF 37 CLAUSES WERE ASKED: conforms on 2; 35 have no scenario for these rules" in told
    assert "no scenario of the suite fits these rules (35): setup.pack," in told
    assert "not asked (" not in told.partition(" Probes ")[0]


def test_a_check_that_asked_for_everything_makes_no_reservation() -> None:
    from conformance.runner.results import Demands, Wording
    from conformance.runner.verdict import reach_verdict
    from tests.runner.running import run_app

    silent = Wording(reads={}, text=lambda _: "", sources=lambda _: (), describe=lambda *_: "")
    report = reach_verdict(run_app(honest(), CORE[:1], open_points={}), CORE[:1], silent, Demands())
    assert "\nCONFORMS: 2 of 2 clauses\n" in text_of(report)
    assert "\033[32mCONFORMS\033[0m: 2 of 2 clauses\n" in text_of(report, colour=True)


def test_a_crash_is_told_with_what_the_app_wrote() -> None:
    told = text_of(check_app(bad("dies", starts=3), CORE[:4], open_points={}))
    assert "1 case crashed\n  FOLL2" in told
    assert "    The app ended (exit status 1).\n    On standard error it wrote:\n      out of cards\n" in told


def test_another_pack_is_told_in_a_few_lines() -> None:
    told = text_of(check_app(honest("--fixed", 'pack.ranks=["2","3"]')))
    assert "setup.pack fails, by what the app says of itself" in told
    assert "Nothing else could be asked: 9 cases are blocked by it." in told
    assert len(told.splitlines()) < 20


def test_a_wrong_adapter_is_called_so_and_nothing_is_said_of_rules() -> None:
    told = text_of(check_app(bad("rubbish")))
    assert told.startswith("THE APP COULD NOT BE ASKED: there was no handshake: the app sent a line that is not JSON")
    assert "That is about the adapter" in told
    assert "\n  not-json; the line was: Welcome to Hartenjagen!\n" in told
    assert "Clauses" not in told


def test_what_broke_the_handshake_is_shown_bounded_and_printable() -> None:
    report = check_app(inline("print('\\x1b[31m' + 9999 * 'x', flush=True); input()"), CORE)
    (line,) = report.setup_details
    assert line.startswith(r"not-json; the line was: \x1b[31mxxx")
    assert line.endswith("…")
    assert len(line) < 400


def test_the_answer_that_chose_another_version_is_shown() -> None:
    (line,) = check_app(bad("wrong-version")).setup_details
    assert line.startswith("wrong-version; the line was: {")
    assert '"protocol": 2' in line


def test_the_messages_are_shown_where_they_were_asked_for() -> None:
    from conformance.cli.check_output import word_by
    from conformance.rules import load_profile
    from conformance.runner.results import Demands
    from conformance.runner.verdict import reach_verdict
    from tests.runner.running import run_app

    run = run_app(honest("--plays", "revokes"))
    report = reach_verdict(run, [*CORE, *TIES], word_by(load_profile("nl-short")), Demands(trace=True))
    told = as_text(report, LOOK)
    assert '      > {"method":"play","jsonrpc":"2.0","id":' in told
    assert told.count("The messages:") == 1


def test_what_holds_for_a_part_says_first_how_little_that_is_and_is_not_green() -> None:
    report = check_app(honest(), CORE[:1], open_points={})
    told = text_of(report, colour=True)
    assert "\033[33mONLY 2 OF 37 CLAUSES WERE ASKED\033[0m: conforms on 2; " in told
    assert "\033[32m" not in told
    counts = msgspec.structs.replace(report.counts, not_asked=36)
    assert "\nONLY 1 OF 37 CLAUSES WAS ASKED: " in text_of(msgspec.structs.replace(report, counts=counts))
    assert report.exit_code == 0


def test_colour_is_used_only_where_it_is_wanted(revoking: str) -> None:
    assert "\033" not in revoking
    assert "\033[31mDEVIATES\033[0m" in text_of(check_app(honest("--plays", "revokes")), colour=True)


def fault(code: str, **more: Any) -> str:
    return say_fault(Fault(clause="x", code=FaultCode(code), step=0, **more))


@pytest.mark.parametrize(
    ("told", "says"),
    [
        (fault("refused", seat="B", cards=["QS"]), "The app refused Q♠ from B; the rules allow it."),
        (
            fault("refused", seat="B", cards=["QS"], told="lead.queen"),
            "The app refused Q♠ from B, for the reason lead.queen; the rules allow it.",
        ),
        (
            fault("refused", seat="B", cards=["QS", "2C", "3C"]),
            "The app refused the pass of 2♣ 3♣ Q♠ by B; the rules allow it.",
        ),
        (fault("refused"), "The app refused the next deal; the rules allow it."),
        (
            fault("played-another", seat="B", cards=["QS"], told={"seat": "B", "card": "2C"}),
            "The app was asked to play Q♠ from B, and played 2♣ from B.",
        ),
        (
            fault("state-changed", seat="B", cards=["QS"], told={"points": [{"A": 0, "B": 1}, {"A": 2, "B": 1}]}),
            "The app refused Q♠ from B, and yet something changed: points A 0 → 2.",
        ),
        (
            fault("wrong-reason", seat="B", cards=["QS"], told="x.y", expected=["lead.queen", "play.follow-suit"]),
            "The app refused Q♠ from B, rightly, but gave the reason x.y; "
            "the rules give lead.queen or play.follow-suit.",
        ),
        (
            fault("not-told", expected={"A": 15, "B": 0}),
            "The deal is over and the app does not say what it scores; it scores A 15, B 0.",
        ),
        (
            fault("not-repeatable", seat="B", cards=["QS"]),
            "The app accepted Q♠ from B once, and refused it when the same deal was played again.",
        ),
        (
            fault("inconsistent", expected={"match.tie": "shared"}, told=[["AAAAA", "shared"], ["BBBBB", "play_on"]]),
            "The app plays match.tie as shared here, and as play_on in BBBBB; a table plays it one way.",
        ),
        (
            fault("stage", told="deal_over", expected="match_over"),
            "The app says that the deal is over and another is to come; the rules say that the match is over.",
        ),
        (
            fault("turn", told=None, expected="C"),
            "The app says that it is nobody's turn; the rules say that it is C's turn.",
        ),
        (
            fault("totals", told={"B": 1, "A": 50}, expected={"A": 0, "B": 1}),
            "The app says that the totals are A 50, B 1; the rules say that the totals are A 0, B 1.",
        ),
        (
            fault("winners", told=["A"], expected=["A", "C"]),
            "The app says that A wins; the rules say that A and C win.",
        ),
        (
            fault("phase", told="adding", expected="subtracting"),
            "The app says that points are added; the rules say that points are subtracted.",
        ),
        (
            fault("direction", told="none", expected="left"),
            "The app says that nobody passes; the rules say that cards are passed left.",
        ),
        (
            fault("waiting", told=[], expected=["B"]),
            "The app says that nobody must still pass; the rules say that B must still pass.",
        ),
        (
            fault("captured", told={"A": []}, expected={"A": ["QS", "7C"]}),
            "The app says that A has taken nothing; the rules say that A has taken 7♣ Q♠.",
        ),
        (
            fault("trick", told=[], expected=[{"seat": "A", "card": "7C"}]),
            "The app says that no card is on the table; the rules say that on the table lie A 7♣.",
        ),
        (fault("deal", told=1, expected=2), "The app says that this is deal 1; the rules say that this is deal 2."),
        (
            fault("dealer", told="A", expected="B"),
            "The app says that A is the dealer; the rules say that B is the dealer.",
        ),
    ],
)  # fmt: skip
def test_every_kind_of_fault_is_a_sentence(told: str, says: str) -> None:
    assert told == says


def test_every_code_can_be_said() -> None:
    odd: dict[str, Any] = {"seat": "A", "cards": ["QS"]}
    values: dict[str, Any] = {
        "played-another": {"told": {"seat": "A", "card": "QS"}}, "state-changed": {"told": {"turn": ["A", "B"]}},
        "inconsistent": {"expected": {"a": 1}, "told": [["X", 2]]}, "wrong-reason": {"expected": ["a"], "told": "b"},
        "not-told": {"expected": {"A": 1}}, "repeated-card": {"told": {"legal": ["QS"]}},
        "unsupported": {"told": ["pack.ranks"]},
    }  # fmt: skip
    by_seat = {name: {"told": {"A": 1}, "expected": {"A": 2}} for name in ("points", "score", "totals")}
    cards = {name: {"told": {"A": ["QS"]}, "expected": {"A": []}} for name in ("hands", "captured")}
    lists: dict[str, Any] = {name: {"told": [], "expected": []} for name in ("legal", "waiting", "winners", "trick")}
    words = {name: {"told": "A", "expected": "B"} for name in ("stage", "turn", "dealer", "direction", "phase", "deal")}
    known = {
        **values,
        **by_seat,
        **cards,
        **lists,
        **words,
        **{name: {} for name in ("refused", "accepted", "not-repeatable")},
    }
    assert set(known) == {str(code) for code in FaultCode}
    assert all(fault(name, **{**odd, **more}).endswith(".") for name, more in known.items())


@pytest.mark.parametrize(
    ("at", "says"),
    [
        (Situation(deal=2, trick=1, turn="A", hand=["7C"]), "Deal 2, trick 1: A is to lead and holds 7♣."),
        (Situation(deal=1, trick=1), "Deal 1, trick 1: nobody has led yet."),
        (Situation(deal=1), "Deal 1, after the last trick."),
        (Situation(deal=1, turn="B", hand=["QS"]), "Deal 1, before the first trick. B holds Q♠."),
        (
            Situation(deal=3, totals={"A": 48, "B": 0}, phase="subtracting"),
            "Deal 3, after the last trick. The totals before this deal are A 48, B 0. Points are being subtracted.",
        ),
    ],
)
def test_every_place_in_a_match_can_be_said(at: Situation, says: str) -> None:
    assert say_where(at) == says


def test_with_another_pack_the_rest_is_told_and_held_against_nobody() -> None:
    report = check_app(honest("--fixed", "table.players=3", "--applied", "match.threshold=40"))
    assert [each.clauses for each in report.differences] == [["setup.pack"], []]
    assert "The app also says: the threshold is 40 points." in text_of(report)


def test_a_number_below_0_has_a_minus_and_no_hyphen() -> None:
    scores: Any = {"expected": {"A": -15, "B": 0}, "told": {"A": 0, "B": -2}}
    told = say_fault(Fault(clause="sweep.score", code=FaultCode.SCORE, step=1, **scores))
    assert told == "The app says that the deal scores A 0, B −2; the rules say that the deal scores A −15, B 0."
