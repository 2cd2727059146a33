"""`compare`, as a shell sees it, and what it has published."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import structs

from conformance.cli.main import main
from conformance.cli.publishing import PUBLISHED
from conformance.comparison.isolating import isolate
from conformance.comparison.table import table_of
from conformance.comparison.witnessing import rules_of_side
from conformance.rules import load_profile, shipped_profiles
from reference_impl.games.moving import make
from reference_impl.match import Refusal, State, direction_of, start_match
from reference_impl.observing import observe
from reference_impl.rules import Rules
from reports.comparison_json import from_json
from reports.comparison_published import DATA, published_files

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.comparison.result import Comparison, Pair, Side, Witness
    from conformance.positions import Position

Captured = pytest.CaptureFixture[str]
SMALL = ["compare", "nl-short", "nl-short+free-opening"]


resolved = cache(load_profile)


@cache
def published() -> Comparison:
    return from_json((PUBLISHED / DATA).read_text(encoding="utf-8"))


def test_it_prints_a_comparison_in_the_language_asked_for(capsys: Captured) -> None:
    assert main([*SMALL, "--lang", "es"]) == 0
    assert capsys.readouterr().out.startswith("Comparación: nl-short, nl-short+free-opening\n")


def test_it_writes_a_file_and_nothing_over_one(tmp_path: Path, capsys: Captured) -> None:
    page = tmp_path / "tables.md"
    assert main([*SMALL, "--format", "markdown", "--output", str(page)]) == 0
    written = page.read_text(encoding="utf-8")
    assert written.startswith("# Compared")
    page.write_text("mine", encoding="utf-8")
    assert main([*SMALL, "--output", str(page)]) == 2
    assert page.read_text(encoding="utf-8") == "mine"
    assert main([*SMALL, "--format", "markdown", "--output", str(page), "--force"]) == 0
    assert page.read_text(encoding="utf-8") == written
    assert "file-exists" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nl-short"], "too-few"),
        ([], "too-few"),
        (["nl-short", "nl-short"], "named-twice"),
        (["nl-shrt", "nl-omslg"], "did you mean `nl-omslag`?"),
        (["nl-shrt", "nl-omslag"], "did you mean `nl-short`?"),
        (["nl-short", "nl-omslag", "--lang", "ned"], "unknown-language"),
        (["nl-short", "nl-short+free-opening", "--output", "no/such/folder/x.md"], "no-folder"),
        (["nl-short", "nl-omslag", "--publish"], "not-all"),
    ],
)
def test_a_fault_is_named(arguments: list[str], says: str, capsys: Captured) -> None:
    assert main(["compare", *arguments]) == 2
    told = capsys.readouterr()
    assert says in told.err
    assert told.out == ""


def test_what_is_published_is_rendered_from_the_published_data() -> None:
    for name, text in published_files(published()).items():
        assert (PUBLISHED / name).read_text(encoding="utf-8") == text


def test_the_published_table_is_what_the_profiles_say_now() -> None:
    profiles = [load_profile(name) for name in shipped_profiles()]
    assert [(each.name, each.hash) for each in published().profiles] == [(each.name, each.hash) for each in profiles]
    assert published().rows == table_of(profiles)


def test_every_published_position_comes_out_as_published_and_otherwise_under_the_other_rules() -> None:
    for pair in published().pairs:
        assert pair.witnesses
        for witness in pair.witnesses:
            outcomes = [(side, seen(witness.position, rules_of(pair, witness, side))) for side in witness.sides]
            for side, found in outcomes:
                assert {name: found[name] for name in side.outcome} == side.outcome
            assert len({repr(side.outcome) for side in witness.sides}) > 1


@pytest.mark.parametrize(("title", "code"), [(None, 0), ("another", 1)])
def test_checking_fails_where_something_else_is_found(
    title: str | None, code: int, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    found = published()
    if title:
        first, *others = found.profiles
        changed = structs.replace(first, title=dict.fromkeys(first.title, title))
        found = structs.replace(found, profiles=[changed, *others])
    monkeypatch.setattr("conformance.comparison.compare.compare", lambda _profiles: found)
    assert main(["compare", "--check"]) == code
    assert ("--publish writes it anew" in capsys.readouterr().err) == bool(code)


def rules_of(pair: Pair, witness: Witness, side: Side) -> Rules:
    if not witness.base:
        return Rules.from_values(resolved(side.profile).rules)
    ways = isolate(resolved(pair.left), resolved(pair.right or pair.left), witness.parameter)
    alone = next(way for way in ways if way.base.name == witness.base)
    variant, path = resolved(side.profile), witness.parameter
    own = rules_of_side(variant, alone, witness.position, path, side.value)
    rules = own if witness.own_end else alone.rules(side.value)
    assert rules is not None
    return Rules.from_values(rules)


def seen(at: Position, rules: Rules) -> dict[str, Any]:
    """Return all that can be seen of a position, played out in the engine move by move."""
    if at.game is None:
        direction = direction_of(rules, at.deal)
        return {
            "players": rules.players,
            "hand_size": rules.hand_size,
            "ranks": rules.values["pack.ranks"],
            "direction": direction,
            "cards": 0 if direction == "none" else rules.passing_cards,
        }
    start = at.game.start
    state: State = start_match(
        rules, start.hands, deal=start.deal, dealer=start.dealer, totals=start.totals or None, phase=start.phase
    )
    for move in at.game.moves:
        if state.stage != "match_over":
            moved = make(state, move)
            assert not isinstance(moved, Refusal)
            state = moved
    found = observe(state)
    if at.hand and at.kind in ("lead", "follow"):
        assert found.turn == at.seat
        assert found.hands[at.seat] == at.hand  # type: ignore[index]
    return {
        "turn": found.turn,
        "legal": found.legal,
        "dealer": found.dealer,
        "points": found.points[at.seat],  # type: ignore[index]
        "score": found.score,
        "totals": found.totals,
        "over": state.stage == "match_over",
        "tricks": state.position.tricks,
        "winners": found.winners,
        "phase": found.phase,
    }
