"""Whether score sheets can be right; the matches are worked out by hand from the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.score_sheets.sheets import fault, faults, judged, observed

SHORT = ("7 5 3 0", "22 20 3 15", "27 28 5 15", "27 30 18 15", "33 31 18 23", "48 46 33 23", "50 47 38 30")
"""`nl-short`: Cor sweeps the second deal and Dirk the sixth; with the seventh Anna has 50, and Dirk has won."""
SHORT_SCORES = ("7 5 3 0", "15 15 0 15", "5 8 2 0", "0 2 13 0", "6 1 0 8", "15 15 15 0", "2 1 5 7")
TO_THE_TURN = ("15 0 15 15", "22 5 15 18", "26 13 17 19", "36 13 22 19", "46 18 22 19")
"""`nl-omslag`: Bram sweeps the first deal; after the fifth Anna lacks 4 of the threshold."""
WHOLE = (*TO_THE_TURN, "52 22 25 21")
"""6, 4, 3 and 2 points, all added."""


def test_a_match_of_the_short_pack_can_be_right() -> None:
    found = judged("nl-short", *SHORT)
    assert (found.verdict, found.faults, found.exit_code) == ("can be right", [], 0)
    assert (found.over, found.winners, found.deals) == ("yes", ["Dirk"], 7)
    assert found.totals == {"Anna": 50, "Bram": 47, "Cor": 38, "Dirk": 30}


def test_a_match_that_is_not_over_can_be_right_too() -> None:
    found = judged("nl-short", *SHORT[:-1])
    assert (found.verdict, found.over, found.winners) == ("can be right", "no", [])


def test_points_that_do_not_add_up_are_found_with_their_line() -> None:
    found = fault("nl-short", *SHORT[:2], "27 28 3 15", "27 30 16 15")
    assert (found.what, found.line, found.column, found.deal) == ("sum", 4, 1, 3)
    assert (found.points, found.changes) == (15, {"Anna": 5, "Bram": 8, "Cor": 0, "Dirk": 0})
    assert (found.clauses, found.sweep, found.sums) == (["score.cards"], [0, 15], [15, 45])


def test_all_faults_are_found_and_none_causes_another() -> None:
    lines = ("7 5 3 0", "22 20 3 14", "27 28 5 14", "27 43 5 14", "31 47 9 17")
    assert faults("nl-short", *lines) == [("sum", 3, 1), ("swept", 5, 2), ("cards", 6, 1)]


def test_all_points_at_one_player_should_have_been_a_sweep() -> None:
    found = fault("nl-short", "7 5 3 0", "7 20 3 0")
    assert (found.what, found.players, found.clauses) == ("swept", ["Bram"], ["sweep.condition", "sweep.score"])


def test_a_sweep_goes_to_everybody_but_one() -> None:
    assert faults("nl-short", "15 30 0 0") == [("sweep", 2, 1)]
    assert faults("international", "0 26 26 26") == []
    assert faults("international", "26 0 0 0") == [("swept", 2, 1)]


def test_somebody_has_the_queen() -> None:
    assert fault("nl-short", "4 4 4 3").card == "QS"
    assert fault("international", "12 12 1 1").card == "QS"
    assert faults("international", "13 12 1 0") == []


def test_totals_do_not_go_down_while_points_are_added() -> None:
    found = fault("nl-short", "7 5 3 0", "17 14 2 -0")
    assert (found.what, found.players, found.column, found.clauses) == ("wrong-way", ["Cor"], 3, ["match.add"])


def test_numbers_below_zero_are_held_against_the_rules() -> None:
    found = fault("nl-short", "7 5 -3 15")
    assert (found.what, found.players, found.clauses) == ("wrong-way", ["Cor"], ["match.add"])
    assert fault("nl-short", "7 5 3 0", "7 5 -3 6", kind="scores").what == "wrong-way"
    assert faults("international", "13 12 1 0", "13 12 1 -26") == [("wrong-way", 3, 4)]


def test_a_good_sheet_of_the_reversal_game_is_no_match_of_the_short_game() -> None:
    lines = (*WHOLE, "47 20 17 21", "32 5 17 6", "30 -2 13 4")
    assert faults("nl-omslag", *lines) == []
    found = judged("nl-short", *lines)
    assert (found.verdict, found.exit_code) == ("cannot be right", 1)
    assert (found.faults[0].what, found.faults[0].deal, found.faults[0].over_since) == ("over", 7, 6)


def test_no_deal_follows_the_end_and_that_is_told_once() -> None:
    lines = (*SHORT, "57 52 41 30", "62 60 43 30", "62 60 43 44")
    found = judged("nl-short", *lines)
    assert [(each.what, each.deal) for each in found.faults] == [("over", 8), ("sum", 10)]
    assert (found.faults[0].over_since, found.faults[0].winners) == (7, ["Dirk"])


def test_two_deals_in_one_line_are_recognised() -> None:
    assert fault("nl-short", "7 5 3 0", "12 12 5 0").deals == 0
    assert fault("nl-short", "7 5 3 0", "22 20 12 6").deals == 0  # 45, as after a sweep, but it is none
    assert fault("nl-short", "7 5 3 0", "20 12 9 4").deals == 2


def test_a_number_that_is_miswritten_is_found_by_the_next_line() -> None:
    found = fault("nl-short", *SHORT[:2], "72 28 5 15", *SHORT[3:])
    assert (found.what, found.line) == ("sum", 4)
    (meant,) = found.corrections
    assert (meant.player, meant.column, meant.written, meant.instead) == ("Anna", 1, 72, 27)


def test_where_several_numbers_may_be_miswritten_all_are_told() -> None:
    # 6, 8 and 2 are one too many, and 1, 2 and 11 one too few; Dirk had 15 before and cannot have 14 now.
    found = fault("nl-short", *SHORT[:2], "28 28 5 15", "29 30 16 15")
    assert {(each.player, each.instead) for each in found.corrections} == {("Anna", 27), ("Bram", 27), ("Cor", 4)}


def test_what_is_added_wrongly_and_carried_on_is_no_slip_of_the_pen() -> None:
    assert fault("nl-short", *SHORT[:2], "28 28 5 15", "28 30 18 15").corrections == []


def test_three_players_share_sixteen_points() -> None:
    own = str(Path(__file__).parent / "three-players.yaml")
    assert faults(own, "9 5 2", "25 5 18", "33 9 22", names="Els;Fred;Gea") == []
    assert faults(own, "9 4 2", names="Els;Fred;Gea") == [("sum", 2, 1)]


# The end -------------------------------------------------------------------------------------------------------------


def test_the_winner_below_must_be_the_lowest() -> None:
    assert faults("nl-short", *SHORT, "Winnaar: Dirk") == []
    found = fault("nl-short", *SHORT, "Winnaar: Cor")
    assert (found.what, found.line, found.clauses) == ("winner", 9, ["match.winner"])
    assert (found.players, found.winners) == (["Cor"], ["Dirk"])


def test_nobody_has_won_before_the_end() -> None:
    found = fault("nl-short", *SHORT[:-1], "Winnaar: Dirk")
    assert (found.what, found.clauses, found.players) == ("not-over", ["match.end"], ["Dirk"])


@pytest.mark.parametrize(
    ("named", "clauses"),
    [("Cor&Dirk", None), ("Cor", ["match.tie"]), ("Dirk", ["match.tie"]), ("Bram", ["match.winner"])],
)
def test_who_ties_for_the_lowest_total_wins_too(named: str, clauses: list[str] | None) -> None:
    lines = ("15 15 0 15", "30 30 15 15", "43 32 15 15", "50 38 16 16")
    found = judged("nl-short", *lines, f"Winnaar {named}").faults
    assert [(each.what, each.clauses) for each in found] == ([] if clauses is None else [("winner", clauses)])


def test_the_totals_below_are_those_of_the_deals() -> None:
    names = ";Anna;Bram;Cor;Dirk"
    lines = [f"{number} {line}" for number, line in enumerate(SHORT_SCORES, start=1)]
    assert faults("nl-short", *lines, "Totaal 50 47 38 30", names=names, kind="scores") == []
    found = fault("nl-short", *lines, "Totaal 50 47 39 30", names=names, kind="scores")
    assert (found.what, found.column, found.players) == ("final", 4, ["Cor"])
    assert found.expected["Cor"] == 38
    totals = [f"{number} {line}" for number, line in enumerate(SHORT, start=1)]
    assert faults("nl-short", *totals, "Totaal 50 47 38 31", names=names) == [("final", 9, 5)]


# Scores in place of totals -------------------------------------------------------------------------------------------


def test_scores_are_recognised_where_they_can_be_nothing_else() -> None:
    found = judged("nl-short", *SHORT_SCORES)
    assert (found.verdict, found.kind, found.kind_by, found.winners) == ("can be right", "scores", "numbers", ["Dirk"])
    assert judged("nl-short", *SHORT).kind_by == "default"


def test_one_deal_is_totals_and_scores_at_once() -> None:
    assert judged("nl-short", "7 5 3 0").kind == "totals"


def test_scores_with_a_fault_are_still_scores() -> None:
    found = judged("nl-short", *SHORT_SCORES[:2], "5 6 2 0", *SHORT_SCORES[3:])
    assert (found.kind, [(each.what, each.line) for each in found.faults]) == ("scores", [("sum", 4)])


def test_totals_with_faults_are_still_totals() -> None:
    assert judged("nl-short", "7 5 3 0", "22 20 3 14", "27 29 4 14").kind == "totals"


def test_what_the_sheet_or_the_user_says_goes_before_what_the_numbers_look_like() -> None:
    assert judged("nl-short", *SHORT_SCORES, kind="totals").kind_by == "option"
    said = judged("nl-short", "1 7 5 3 0", names="Per ronde;Anna;Bram;Cor;Dirk")
    assert (said.kind, said.kind_by) == ("scores", "sheet")


# The reversal --------------------------------------------------------------------------------------------------------


def test_with_the_reversal_points_come_off_until_somebody_is_home() -> None:
    found = judged("nl-omslag", *WHOLE, "47 20 17 21", "32 5 17 6", "32 -2 9 6", "Winnaar: Bram")
    assert (found.verdict, found.over, found.winners) == ("can be right", "yes", ["Bram"])
    seen = observed(found)
    assert seen["reversal.crossing"] == (6, ["whole", "mid_deal"])
    assert seen["reversal.sweep"] == (8, ["as_scored"])  # Cor takes everything: 15 off for each other
    assert set(seen) == {"reversal.crossing", "reversal.sweep"}


@pytest.mark.parametrize(
    ("line", "crossing"),
    [("52 22 25 21", ["whole", "mid_deal"]), ("50 22 25 21", ["capped", "mid_deal"]), ("50 14 19 17", ["mid_deal"])],
)
def test_the_deal_with_the_reversal_is_counted_in_three_ways(line: str, crossing: list[str]) -> None:
    # 50 22 25 21: cut back from 52; or Anna came to 51 with Q♠ and took a heart after that.
    found = judged("nl-omslag", *TO_THE_TURN, line)
    assert (found.verdict, observed(found)) == ("can be right", {"reversal.crossing": (6, crossing)})


def test_a_deal_that_is_counted_in_none_of_them_is_at_fault() -> None:
    found = fault("nl-omslag", *TO_THE_TURN, "49 22 25 21")
    assert (found.what, found.line) == ("sum", 7)


def test_points_that_are_added_after_the_reversal_are_at_fault() -> None:
    found = fault("nl-omslag", *WHOLE, "57 24 33 21")
    assert (found.what, found.clauses, found.since) == ("wrong-way", ["reversal.subtract"], 6)
    assert (found.column, found.players) == (1, ["Anna", "Bram", "Cor"])


def test_points_that_come_off_must_add_up_as_well() -> None:
    found = fault("nl-omslag", *WHOLE, "47 20 17 22")
    assert found.what == "wrong-way"
    found = fault("nl-omslag", *WHOLE, "47 20 18 21")
    assert (found.what, found.changes) == ("sum", {"Anna": 5, "Bram": 2, "Cor": 7, "Dirk": 0})


def test_one_table_plays_a_sweep_one_way() -> None:
    # Cor's sweep takes 15 off, Anna's puts 15 on.
    found = fault("nl-omslag", *WHOLE, "47 20 17 21", "32 5 17 6", "32 20 32 21")
    assert (found.what, found.line, found.earlier, found.clauses) == ("readings", 10, 8, ["reversal.sweep"])
    assert [each.value for each in found.needs] == ["added"]
    assert [each.value for each in found.against] == ["as_scored"]


def test_after_somebody_is_home_nothing_follows() -> None:
    found = fault("nl-omslag", *WHOLE, "47 20 17 21", "32 5 17 6", "32 -2 9 6", "27 -4 3 4")
    assert (found.what, found.clauses, found.winners) == ("over", ["reversal.finish"], ["Bram"])


def test_a_total_that_bounces_is_a_reading_where_that_is_open() -> None:
    found = judged("nl-short+omslag", *WHOLE, "47 20 17 21", "32 5 17 6", "32 2 9 6")
    assert (found.verdict, found.over) == ("can be right", "no")
    assert observed(found)["reversal.overshoot"] == (9, ["bounces"])
    assert faults("nl-omslag", *WHOLE, "47 20 17 21", "32 5 17 6", "32 2 9 6") == [("sum", 10, 1)]


def test_several_who_are_home_may_all_have_won() -> None:
    lines = (*WHOLE, "47 20 17 21", "32 5 17 6", "32 -2 17 -2")
    assert faults("nl-omslag", *lines, "Winnaars: Bram&Dirk") == []
    apart = (*WHOLE, "47 20 17 21", "32 5 17 6", "32 -3 17 -1")
    both, one = judged("nl-omslag", *apart, "winner: Bram/Dirk"), judged("nl-omslag", *apart, "winner: Bram")
    assert observed(both)["reversal.several"] == (9, ["all_win"])
    assert observed(one)["reversal.several"] == (9, ["lowest_wins"])
    assert faults("nl-omslag", *apart, "winner: Dirk") == [("winner", 11, 2)]


def test_scores_that_come_off_may_be_written_either_way() -> None:
    scores = ("15 0 15 15", "7 5 0 3", "4 8 2 1", "10 0 5 0", "10 5 0 0", "6 4 3 2")
    for off in ("5 2 8 0", "-5 -2 -8 0"):
        found = judged("nl-omslag", *scores, off)
        assert (found.verdict, found.kind) == ("can be right", "scores")


# Open points ---------------------------------------------------------------------------------------------------------


def test_where_the_threshold_is_open_a_match_that_goes_on_shows_it() -> None:
    # After the fourth deal Anna has 52, and the match goes on.
    lines = ("13 8 5 0", "26 21 5 0", "52 47 5 26", "52 60 18 26")
    found = judged("black-lady", *lines)
    assert found.verdict == "can be right"
    assert observed(found)["match.threshold"] == (4, [100, 500])


def test_where_the_end_is_open_a_deal_may_break_off() -> None:
    lines = ("26 0 26 26", "52 0 52 52", "78 0 78 78", "100 0 80 78")
    found = judged("black-lady", *lines)
    assert (found.verdict, found.winners) == ("can be right", ["Bram"])
    assert observed(found)["match.ends"] == (4, ["at_once"])
    assert faults("international", *lines) == [("sum", 5, 1)]


def test_a_sweep_that_takes_points_off_goes_below_zero() -> None:
    found = judged("nl-short+pit-subtracts", "0 0 -15 0", "7 5 -12 0")
    assert found.verdict == "can be right"
    assert observed(found)["sweep.sweeper"] == (1, [-15])
