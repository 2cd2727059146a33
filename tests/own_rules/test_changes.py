"""What somebody wants to play otherwise: what is understood, and what is refused with what would be right."""

from __future__ import annotations

import pytest

from conformance.own_rules.changes import as_settings, misfits, read_changes, settled
from conformance.rules import load_profile


@pytest.mark.parametrize(
    ("said", "path", "value"),
    [
        ("sweep.sweeper=-total", "sweep.sweeper", "-total"),
        ("match.threshold = 100", "match.threshold", 100),
        ("hearts.queen_breaks=no", "hearts.queen_breaks", "no"),
        ("scoring.values.Q♠=13", "scoring.values.QS", 13),
        ("scoring.values.V♠=13", "scoring.values.QS", 13),
        ("scoring.values.hearts=2", "scoring.values.hearts", 2),
        ("scoring.values={QS: 13}", "scoring.values.QS", 13),
        ("opening.card=♣7", "opening.card", "7C"),
        ("passing.cycle=[left, none]", "passing.cycle", ["left", "none"]),
        ("passing.cycle=left, none", "passing.cycle", ["left", "none"]),
        ("pack.ranks=[7, 8, 9, 10, J, Q, K, A]", "pack.ranks", ["7", "8", "9", "10", "J", "Q", "K", "A"]),
    ],
)
def test_a_value_is_understood_as_people_write_it(said: str, path: str, value: object) -> None:
    read = read_changes([said])
    assert (read.changes, read.problems) == ({path: value}, ())


@pytest.mark.parametrize(
    ("said", "code", "told"),
    [
        ("match.threshold", "no-value", "--set match.threshold=VALUE"),
        ("match.threshold=", "no-value", "--set match.threshold=VALUE"),
        ("match.treshold=60", "unknown-parameter", "did you mean `match.threshold`?"),
        ("elephant=60", "unknown-parameter", "hartenjagen show PROFILE"),
        ("match.threshold=many", "wrong-type", "takes a whole number"),
        ("match.threshold=0", "out-of-range", "lies between"),
        ("match.tie=nobody", "unknown-value", "only `shared`, `play_on`"),
        ("sweep.sweeper=totl", "wrong-type", "did you mean `total` or `-total`?"),
        ("opening.card=7X", "unknown-card", "7C, 10H, QS"),
        ("scoring.values.queen=13", "unknown-card", "neither a card nor a suit"),
        ("scoring.values=13", "wrong-type", "a map of cards or suits"),
        ("pack.ranks=1 2 3", "unknown-value", "`pack.ranks` cannot be `1`"),
        ("match.threshold=[60", "yaml-syntax", "]"),
    ],
)
def test_what_is_no_value_is_refused_with_what_would_be_one(said: str, code: str, told: str) -> None:
    read = read_changes([said])
    assert read.changes == {}
    assert read.problems[0].code == code
    assert read.problems[0].file == f"--set {said.partition('=')[0]}"
    assert told in str(read.problems[0])


def test_everything_wrong_is_found_at_once_and_the_rest_is_read() -> None:
    read = read_changes(["match.treshold=60", "match.threshold=60", "match.threshold=70", "match.tie=nobody"])
    assert read.changes == {"match.threshold": 60}
    assert [problem.code for problem in read.problems] == ["unknown-parameter", "duplicate-parameter", "unknown-value"]


def test_a_card_named_in_two_ways_is_given_twice() -> None:
    assert [p.code for p in read_changes(["scoring.values.QS=13", "scoring.values.V♠=12"]).problems] == [
        "duplicate-parameter"
    ]


def test_what_fits_a_profile_has_no_misfits() -> None:
    assert list(misfits({"scoring.values.QS": 13, "sweep.sweeper": "-total"}, load_profile("nl-short"))) == []


def test_what_does_not_apply_says_what_it_needs() -> None:
    [problem] = misfits({"passing.cards": 3}, load_profile("nl-short"))
    assert (problem.file, problem.code) == ("--set passing.cards", "does-not-apply")
    assert problem.hint == "it needs that cards are passed in some deal"


def test_what_may_be_idle_is_let_be() -> None:
    assert list(misfits({"first_trick.others": "banned"}, load_profile("international"))) == []


def test_what_newly_applies_is_asked_for_and_never_filled_in_silently() -> None:
    problems = list(misfits({"passing.cycle": ["left"]}, load_profile("nl-short")))
    assert [(problem.code, problem.hint) for problem in problems] == [
        ("missing-parameter", "add --set passing.cards=2")
    ]
    assert list(misfits({"passing.cycle": ["left"], "passing.cards": 2}, load_profile("nl-short"))) == []


def test_rules_that_cannot_be_played_are_told_where_they_were_asked_for() -> None:
    [problem] = misfits({"opening.card": "2C"}, load_profile("nl-short"))
    assert (problem.file, problem.code) == ("--set opening.card", "opening-card-not-in-pack")


def test_a_pack_that_cannot_be_shared_equally_is_told_with_words_of_the_command_that_mend_it() -> None:
    said = ["table.players=5"]
    [problem] = misfits(read_changes(said).changes, load_profile("nl-short"))
    assert (problem.file, problem.code) == ("--set table.players", "pack-does-not-divide")
    assert problem.hint == "write --set pack.ranks=5,6,7,8,9,10,J,Q,K,A"
    mended = read_changes([*said, problem.hint.removeprefix("write --set ")])
    assert mended.problems == ()
    assert list(misfits(mended.changes, load_profile("nl-short"))) == []


def test_points_follow_the_pack_with_the_changes_in_it() -> None:
    changes = {"scoring.values.QS": 13, "sweep.sweeper": "-total"}
    assert settled(changes, load_profile("nl-short")) == {"scoring.values.QS": 13, "sweep.sweeper": -23}


def test_a_card_that_counts_nothing_any_more_is_written_all_the_same() -> None:
    changes = {"scoring.values.JC": 0}
    assert settled(changes, load_profile("nl-short")) == {"scoring.values.JC": 0}
    assert as_settings(changes) == {"scoring.values": {"JC": 0}}
