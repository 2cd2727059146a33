"""`hartenjagen verify` on files of recorded games: what it says, what it writes, how it ends."""

from __future__ import annotations

import gzip
import io
import json
import os
import threading
from typing import TYPE_CHECKING

import pytest

from conformance.cli.main import main
from conformance.records.form import long_line, short_line
from conformance.records.record import Opening
from conformance.records.table import Table
from conformance.rules import load_profile
from tests.verification.games import (
    SHARED_HANDS,
    SWEEP,
    all_tricks,
    deal,
    ended_match,
    exchange,
    four,
    game,
    shared_tricks,
    suits,
    whole_match,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conformance.records.record import GameRecord

TABLE = Table.of(load_profile("nl-short").rules)
FINE = whole_match()
REVOKE = game(deal(all_tricks(exchange(suits(), "AC", "AD")), hands=exchange(suits(), "AC", "AD")))
MISCOUNTED = game(deal(hands=suits(), score=SWEEP, totals=four(0, 15, 14, 15)))
CUT = game(deal(all_tricks()[:9], hands=suits()))


OWN = """spec: 1
profile: ours
extends: nl-short
title: {en: Ours, nl: Ons, fr: Nous, es: Nosotros}
rules:
  sweep.others: 7
"""


def lines(*games: GameRecord) -> bytes:
    return b"".join(short_line(each, TABLE) + b"\n" for each in games)


def write(folder: Path, data: bytes, name: str = "games.jsonl") -> str:
    file = folder / name
    file.write_bytes(data)
    return str(file)


def test_games_that_follow_the_rules_end_with_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nl-short", write(tmp_path, lines(FINE, FINE))]) == 0
    assert capsys.readouterr().out == "nl-short: 2 games, 8 deals, 256 plays; 2 fine\n"


def test_both_forms_are_read(tmp_path: Path) -> None:
    assert main(["verify", "nl-short", write(tmp_path, lines(FINE) + long_line(FINE))]) == 0


def test_a_game_that_deviates_is_told_in_full_and_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, lines(FINE, REVOKE, MISCOUNTED))
    assert main(["verify", "nl-short", file]) == 1
    told = capsys.readouterr().out
    assert told.startswith(
        f"{file}:2  game 1, deal 1, trick 1, play 2: deviates\n"
        "    B plays 7♦, which is barred by play.follow-suit.\n"
        "    On the table: A 7♣.\n"
        "    B holds A♣ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦.\n"
        "    Allowed: A♣.\n"
    )
    assert f"{file}:3  game 1, deal 1: deviates\n    The totals are said to be C 14; they are C 15.\n" in told
    assert f"  play.follow-suit  1 game, the first at {file}:2 (game 1) [" in told
    assert told.count("A player who holds the suit") <= 1
    assert told.endswith("nl-short: 3 games, 6 deals, 192 plays; 1 fine; 2 deviate\n")


def test_a_record_that_stops_short_ends_with_3(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nl-short", write(tmp_path, lines(FINE, CUT))]) == 3
    assert "The record stops short: 9 of 32 cards are played." in capsys.readouterr().out


def test_lines_that_are_no_record_are_told_and_the_rest_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, b"{nonsense\n" + lines(FINE) + b'{"game":"7","deals":[{"score":["0",1,2,3]}]}\n')
    assert main(["verify", "nl-short", file]) == 2
    told = capsys.readouterr().out
    assert f"{file}:1:2  malformed-json" in told
    assert f'{file}:3  wrong-type  game 7: deal 1, score of A: "0"' in told
    assert told.endswith("nl-short: 1 game, 4 deals, 128 plays; 1 fine; 2 lines not judged\n")


def test_a_game_of_other_rules_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stranger = lines(FINE).replace(b'"game":"1",', b'"game":"1","profile":"nl-omslag",')
    assert main(["verify", "nl-short", write(tmp_path, lines(FINE) + stranger)]) == 2
    assert "other-profile  game 1: it is said to be played by nl-omslag" in capsys.readouterr().out


def test_a_deviation_weighs_more_than_bad_lines(tmp_path: Path) -> None:
    assert main(["verify", "nl-short", write(tmp_path, lines(REVOKE) + b"{nonsense")]) == 1


def test_an_empty_file_ends_with_4(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nl-short", write(tmp_path, b"")]) == 4
    assert "there is no game to judge" in capsys.readouterr().out


def test_a_truncated_archive_tells_what_was_read_and_its_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packed = gzip.compress(lines(FINE) + lines(FINE), mtime=0)
    file = write(tmp_path, packed[:-8], "games.jsonl.gz")
    assert main(["verify", "nl-short", file]) == 2
    told = capsys.readouterr().out
    assert "truncated-file" in told
    assert told.endswith("nl-short: 2 games, 8 deals, 256 plays; 2 fine\n")


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines(REVOKE))))
    assert main(["verify", "nl-short", "-"]) == 1
    assert capsys.readouterr().out.startswith("standard input:1  game 1, deal 1")


@pytest.mark.parametrize("given", [["no-such.jsonl"], ["."]])
def test_what_is_no_file_is_refused_before_anything_is_read(given: list[str]) -> None:
    assert main(["verify", "nl-short", *given]) == 2


def test_a_file_named_twice_would_count_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, lines(FINE))
    assert main(["verify", "nl-short", file, str(tmp_path / "." / "games.jsonl")]) == 2
    assert "file-twice" in capsys.readouterr().err


def test_only_the_first_games_are_listed_unless_all_are_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, lines(*[REVOKE] * 23))
    main(["verify", "nl-short", file])
    told = capsys.readouterr().out
    assert told.count("barred by") == 20
    assert "… and 3 games more; --all lists every one." in told
    main(["verify", "nl-short", file, "--all"])
    assert capsys.readouterr().out.count("barred by") == 23


def test_the_report_for_programs_has_every_game_that_is_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, lines(FINE, REVOKE))
    assert main(["verify", "nl-short", file, "--json"]) == 1
    out, err = capsys.readouterr()
    report = json.loads(out)
    assert (report["profile"], report["exit_code"], report["verdicts"]) == ("nl-short", 1, {"deviates": 1, "fine": 1})
    assert report["found"][0]["line"] == 2
    assert report["found"][0]["finding"]["clauses"] == ["play.follow-suit"]
    assert report["found"][0]["finding"]["allowed"] == ["AC"]
    assert err.endswith("1 deviates\n")


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_a_report_is_not_written_over_the_games(tmp_path: Path, force: list[str]) -> None:
    data = lines(FINE)
    file = write(tmp_path, data)
    assert main(["verify", "nl-short", file, "--json", file, *force]) == 2
    assert (tmp_path / "games.jsonl").read_bytes() == data


def test_a_report_is_written_over_another_only_when_forced(tmp_path: Path) -> None:
    file = write(tmp_path, lines(FINE))
    report = tmp_path / "report.json"
    report.write_text("ours")
    assert main(["verify", "nl-short", file, "--json", str(report)]) == 2
    assert report.read_text() == "ours"
    assert main(["verify", "nl-short", file, "--json", str(report), "--force"]) == 0
    assert json.loads(report.read_text())["games"] == 1


def test_a_report_that_could_not_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    file = write(tmp_path, lines(FINE))
    assert main(["verify", "nl-short", file, "--json", str(tmp_path / "none" / "report.json")]) == 2


def test_what_games_show_of_open_points_is_observed_and_never_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    free = game(deal(all_tricks(exchange(suits(), "7C", "8C")), hands=suits()))
    assert (
        main(["verify", "nl-omslag", write(tmp_path, lines(free, FINE.__class__(game="2", deals=FINE.deals[:1])))]) == 0
    )
    told = capsys.readouterr().out
    assert "1 game plays that the holder of the opening card may lead another card [003:23.1]" in told


def test_known_rules_are_told_that_the_games_are_consistent_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, lines(FINE, ended_match()))
    assert main(["verify", "--identify", file]) == 0
    told = capsys.readouterr().out
    assert "\n  nl-short " in told
    assert (
        f"{file}:2  game 1, deal 9\n"
        "    C has won, the record says; the match goes on after this deal.\n"
        "    By match.end it is not played by"
    ) in told


def test_games_that_no_known_rules_explain_end_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--identify", write(tmp_path, lines(REVOKE))]) == 1
    assert "1 game is consistent with none of " in capsys.readouterr().out


def test_what_is_told_of_known_rules_can_be_read_by_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["verify", "--identify", write(tmp_path, lines(REVOKE)), "--json"])
    report = json.loads(capsys.readouterr().out)
    assert report["possible"] == []
    assert {out["profile"]: out["by"]["finding"]["clauses"] for out in report["ruled_out"]}["nl-short"] == [
        "play.follow-suit"
    ]


def test_nothing_to_identify_ends_with_4(tmp_path: Path) -> None:
    assert main(["verify", "--identify", write(tmp_path, b"")]) == 4


def test_where_no_rules_explain_all_games_the_nearest_are_told_and_what_they_leave(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, lines(FINE, ended_match(), MISCOUNTED, FINE))
    assert main(["verify", "--identify", file]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "Nearest: 3 of 4 games fit nl-short, " in told
    assert f"1 game fits nothing known: {file}:3 (game 1), deal 1. The totals are said to be C 14; they are" in told


def test_games_of_which_only_the_numbers_fit_nothing_name_the_rules_of_play_and_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = game(deal(hands=suits(), score=four(1, 7, 7, 7)))
    assert main(["verify", "--identify", write(tmp_path, lines(odd, odd))]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "Nearest, by the cards played: nl-short, " in told
    assert "(among the first: 2 of 2 games). What is otherwise: sweep.score. Next: write down" in told
    assert "hartenjagen new my-table --from nl-short --set …), and add --among my-table.yaml" in told


def test_games_that_are_not_even_played_by_known_rules_are_sent_to_their_app(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", "--identify", write(tmp_path, lines(REVOKE))]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "Nearest" not in told
    assert "Next: add rules of your own with --among my-table.yaml" in told


def test_a_heap_of_two_tables_is_told_as_such(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In three games a sweep gives everybody else 15, in two it takes 15 off."""
    pit = game(deal(hands=suits(), score=four(-15, 0, 0, 0)))
    file = write(tmp_path, lines(FINE, pit, FINE, pit, FINE))
    assert main(["verify", "--identify", file, "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert [(part["profile"], part["games"], part["first"]["line"]) for part in report["nearest"]] == [
        ("nl-omslag", 3, 1),
        ("nl-omslag+pit-subtracts", 2, 2),
    ]
    assert (report["unexplained"], report["misfit"]) == (0, None)


def test_two_house_rules_are_tried_where_one_will_not_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever makes a sweep gets 15 off, and who opened led another card than the seven of clubs."""
    free = game(deal(all_tricks(exchange(suits(), "7C", "8C")), hands=suits(), score=four(-15, 0, 0, 0)))
    file = write(tmp_path, lines(free))
    assert main(["verify", "--identify", file, "--json"]) == 0
    names = [each["profile"] for each in json.loads(capsys.readouterr().out)["possible"]]
    assert "nl-short+free-opening+pit-subtracts" in names or "nl-omslag+pit-subtracts" in names


def test_rules_of_ones_own_are_tried_among_those_that_are_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "ours.yaml"
    own.write_text(OWN, encoding="utf-8")
    file = write(tmp_path, lines(game(deal(hands=suits(), score=four(0, 7, 7, 7)))))
    assert main(["verify", "--identify", file]) == 1
    capsys.readouterr()
    assert main(["verify", "--identify", file, "--among", str(own), "--json"]) == 0
    assert [each["profile"] for each in json.loads(capsys.readouterr().out)["possible"]] == ["ours"]


@pytest.mark.parametrize("name", ["club.txt", "club.tsv"])
def test_a_score_sheet_by_another_name_is_told_to_be_called_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    file = write(tmp_path, b"Ann\tBob\tCis\tDee\n1\t2\t3\t9\n", name)
    assert main(["verify", "nl-short", file]) == 2
    assert "a score sheet must be called FILE.csv" in capsys.readouterr().err


def test_options_may_stand_between_profile_and_file(tmp_path: Path) -> None:
    sheet = write(tmp_path, b"Ann,Bob,Cis,Dee\n1,2,3,9\n", "club.csv")
    assert main(["verify", "nl-short", "--scores", sheet]) == 0
    assert main(["verify", "nl-short", "--all", write(tmp_path, lines(FINE))]) == 0


@pytest.mark.parametrize("option", [["--all"], ["--workers", "2"], ["--scheduler", "tcp://nobody:1"]])
def test_what_is_about_many_games_is_refused_for_a_score_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: list[str]
) -> None:
    sheet = write(tmp_path, b"Ann,Bob,Cis,Dee\n1,2,3,9\n", "club.csv")
    assert main(["verify", "nl-short", sheet, *option]) == 2
    assert f"only-games  {option[0]}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ([], "no-profile"),
        (["--identify"], "no-file"),
        (["--json", "nl-short", "FILE"], "json-took-it"),
        (["nl-short", "--json", "FILE"], "json-took-it"),
        (["--identify", "--json", "FILE"], "json-took-it"),
        (["nl-short", "FILE", "--among", "nl-omslag"], "only-identify"),
        (["nl-short"], "no-file"),
        (["nl-short", "FILE", "--scores"], "no-score-sheet"),
        (["nl-shrot", "FILE"], "nl-short"),
    ],
)
def test_wrong_usage_is_told_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given: list[str], code: str
) -> None:
    file = write(tmp_path, lines(FINE))
    assert main(["verify", *[file if word == "FILE" else word for word in given]]) == 2
    assert code in capsys.readouterr().err


def test_games_that_disagree_on_an_open_point_are_told_with_both_readings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A is at 52 where the deal counts whole, and at 50 where a total is cut back to the threshold."""
    start = Opening(totals=four(40, 20, 20, 20))
    whole, capped = (
        game(deal(shared_tricks(), hands=SHARED_HANDS, totals=four(total, 23, 20, 20)), start=start)
        for total in (52, 50)
    )
    says_nothing = game(deal(hands=suits()))
    file = write(tmp_path, lines(says_nothing, whole, capped, capped))
    assert main(["verify", "nl-omslag", file]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "2 games play that a total that passes the threshold is cut back to it" in told
    assert f"But 1 game plays that the deal that reaches the threshold is added in full, the first at {file}:2" in told
    assert "Games differ among themselves in reversal.crossing" in told


def test_games_that_say_nothing_of_an_open_point_agree_with_those_that_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    free = game(deal(all_tricks(exchange(suits(), "7C", "8C")), hands=suits()))
    assert main(["verify", "nl-omslag", write(tmp_path, lines(free, game(deal(hands=suits()))))]) == 0
    told = capsys.readouterr().out
    assert "1 game plays that the holder of the opening card may lead another card" in told
    assert "differ among themselves" not in told


def test_games_of_another_table_are_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, lines(FINE, FINE, FINE))
    assert main(["verify", "international", file]) == 2
    assert capsys.readouterr().out.splitlines() == [
        f"{file}:1  other-table  game 1: the game is of 32 cards and 4 players; "
        "these rules play with 52 cards and 4 players",
        "… and 2 lines more with games of that table.",
        "",
        "international: 0 games, 0 deals, 0 plays; 3 lines not judged",
    ]


def test_of_many_games_of_another_table_it_is_said_once_how_many_more_lines_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, lines(*[FINE] * 30))
    assert main(["verify", "international", file]) == 2
    told = "… and 29 lines more, at least 19 of them with games of that table; --all counts them all."
    assert capsys.readouterr().out.splitlines()[1:3] == [told, ""]
    assert main(["verify", "international", file, "--all"]) == 2
    assert capsys.readouterr().out.splitlines()[1:3] == ["… and 29 lines more with games of that table.", ""]


def test_lines_that_are_not_listed_are_counted_where_rules_are_looked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", "--identify", write(tmp_path, b"{nonsense\n" * 22 + lines(FINE))]) == 2
    assert "… and 2 lines more; --all lists every one.\n" in capsys.readouterr().out


def test_a_game_of_a_table_that_no_known_rules_have_is_told_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = {"game": "1", "deals": [{"hands": "ABC" * 17, "score": [1, 2, 3]}]}
    assert main(["verify", "--identify", write(tmp_path, json.dumps(line).encode())]) == 2
    told = capsys.readouterr().out
    assert "no known rules are of this table: the game is of 51 cards and 3 players\n" in told
    assert told.count("1  other-table") == 1


def test_the_name_of_a_game_cannot_pass_for_a_line_of_the_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forged = lines(REVOKE).replace(b'"game":"1"', rb'"game":"1\n\rnl-short: all is well"')
    main(["verify", "nl-short", write(tmp_path, forged)])
    told = capsys.readouterr().out
    assert "\nnl-short: all is well" not in told
    assert "game 1\\n\\rnl-short: all is well, deal 1" in told


@pytest.mark.parametrize("command", [["nl-short"], ["nl-omslag"], ["--identify"]])
def test_nor_can_it_where_it_stands_in_a_sentence(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    free = game(deal(all_tricks(exchange(suits(), "7C", "8C")), hands=suits()))
    forged = lines(free, MISCOUNTED).replace(b'"game":"1"', rb'"game":"1\nall is well\u001b[2J\u2028"')
    main(["verify", *command, write(tmp_path, forged)])
    told = capsys.readouterr().out
    assert r"game 1\nall is well\x1b[2J\u2028" in told
    assert all(sign == "\n" or sign.isprintable() for sign in told)
    assert not [line for line in told.splitlines() if line.lstrip().startswith("all is well")]


def test_no_address_of_a_scheduler_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["verify", "nl-short", write(tmp_path, lines(FINE)), "--scheduler", ""])
    assert refused.value.code == 2


def test_a_folder_is_refused_as_report_before_anything_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", "nl-short", write(tmp_path, lines(FINE)), "--json", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert (out, "is a folder" in err) == ("", True)


@pytest.mark.parametrize(
    ("language", "said", "detail", "counted"),
    [
        ("nl", "Als totaal staat er C 14; het is C 15.", "wijkt af", "nl-short: 3 partijen, 6 rondes, "),
        ("fr", "Les totaux notés sont C 14 ; ils sont C 15.", "s'écarte", "nl-short : 3 parties, 6 donnes, "),
        ("es", "Los totales anotados son C 14; son C 15.", "se aparta", "nl-short: 3 partidas, 6 manos, "),
    ],
)
def test_games_are_told_of_in_the_language_asked_for(
    language: str, said: str, detail: str, counted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, lines(FINE, REVOKE, MISCOUNTED))
    assert main(["verify", "nl-short", file, "--lang", language]) == 1
    told = capsys.readouterr().out.replace("\u00a0", " ")
    assert said in told
    assert detail in told
    assert told.splitlines()[-1].startswith(counted)
    assert not [word for word in ("deviates", " plays", "Allowed", "the first") if word in told]
    assert main(["verify", "--identify", file, "--lang", language]) == 1
    told = capsys.readouterr().out.replace("\u00a0", " ")
    assert not [word for word in ("consistent", " plays", "Nearest", " fit", "It breaks") if word in told]


def test_what_the_engine_tells_of_a_finding_is_told_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pit = game(deal(hands=suits(), score=four(-15, 0, 0, 0)))
    file = write(tmp_path, lines(pit, CUT))
    main(["verify", "nl-short", file, "--lang", "nl"])
    told = " ".join(capsys.readouterr().out.split())
    assert "Gepakte punten: A 15, B 0, C 0, D 0. Een pit van A." in told
    assert "De opname houdt te vroeg op: er zijn 9 van de 32 kaarten gespeeld." in told


def test_programs_are_told_the_same_in_any_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, lines(FINE, REVOKE))
    main(["verify", "nl-short", file, "--json"])
    english = capsys.readouterr().out
    main(["verify", "nl-short", file, "--json", "--lang", "es"])
    assert capsys.readouterr().out == english


def test_a_language_that_there_is_not_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nl-short", write(tmp_path, lines(FINE)), "--lang", "Dutch"]) == 2
    assert "unknown-language" in capsys.readouterr().err


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_a_named_pipe_is_read_from_its_first_byte_and_only_once(
    pack: Callable[[bytes], bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe, data = tmp_path / "games.fifo", pack(lines(*[FINE] * 40))
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(data,), daemon=True)
    writer.start()
    assert main(["verify", "nl-short", str(pipe)]) == 0
    writer.join()
    assert "40 games" in capsys.readouterr().out


@pytest.mark.parametrize("options", [["nl-omslag"], ["--identify"], ["nl-omslag", "--workers", "1"]])
def test_what_comes_through_a_pipe_is_not_looked_for_a_second_time(
    options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The lead of 8♣ needs another reading, so that of a file the other games would be gone through once more."""
    free = game(deal(all_tricks(exchange(suits(), "7C", "8C")), hands=suits()))
    pipe = tmp_path / "games.fifo"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(lines(FINE, free),), daemon=True)
    writer.start()
    assert main(["verify", *options, str(pipe)]) in (0, 1)
    writer.join()
    assert "2 games" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["verify", "nl-short", "-"], ["verify", "--identify", "-"], ["serve"]])
def test_standard_input_that_is_closed_is_told(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(command) == 2
    assert "closed" in "".join(capsys.readouterr())


@pytest.mark.parametrize("second", ["one", "other"])
def test_two_rules_of_one_name_are_refused_for_nobody_could_tell_them_apart(
    second: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
        write(tmp_path / folder, OWN.encode(), "ours.yaml")
    among = [str(tmp_path / folder / "ours.yaml") for folder in ("one", second)]
    file = write(tmp_path, lines(FINE))
    assert main(["verify", "--identify", file, "--among", among[0], "--among", among[1]]) == 2
    assert "rules-twice" in capsys.readouterr().err
