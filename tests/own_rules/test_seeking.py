"""Positions for tables that no scenario of the suite fits: what they show, and that they can come about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from conformance.cards import SUITS
from conformance.own_rules.comparing import compare, without_scenario
from conformance.own_rules.drafting import Draft, draft_missing
from conformance.own_rules.fitting import is_left
from conformance.own_rules.seeking import seek
from conformance.own_rules.tagging import unnamed
from conformance.rules import load_profile
from conformance.scenarios.loading import load_scenarios, read_file
from conformance.scenarios.phrasebook import load_phrasebook
from conformance.scenarios.versions import compiler_of
from reports.own_rules_drafts import as_feature
from tests.rules.tables import write_profile

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Scenario

FIVE = 'table.players: 5\npack.ranks: ["3", "7", J, Q, K]\nsweep.others: 12'  # 20 cards: ♥ 5, Q♠ 5, J♣ 2


@pytest.fixture(scope="module")
def five(tmp_path_factory: pytest.TempPathFactory) -> Resolved:
    folder = tmp_path_factory.mktemp("tables")
    return load_profile(str(write_profile(folder, "ours", FIVE, extends="nl-short")))


@pytest.fixture(scope="module")
def drafts(five: Resolved) -> tuple[Draft, ...]:
    scenarios = load_scenarios()
    found = compare(five, load_profile("nl-short"), scenarios)
    assert found.holding == ()
    off = [each.scenario for each in found.off]
    others = [scenario for scenario in scenarios if scenario not in off]
    made, left = draft_missing(without_scenario(five, ()), off, others, five, folder_of(five) / "a.feature", ())
    assert left == ()
    return made


def folder_of(table: Resolved) -> Path:
    from pathlib import Path

    return Path(table.standing["table.players"].origin[0]).parent


def about(clause: str, drafts: tuple[Draft, ...]) -> Draft:
    return next(draft for draft in drafts if clause in draft.covers)


def told(draft: Draft | Scenario, kind: str) -> list[str]:
    return [load_phrasebook().render(line.stated, "en") for line in draft.lines if line.kind == kind]


def test_every_clause_of_a_table_of_five_gets_a_draft(five: Resolved, drafts: tuple[Draft, ...]) -> None:
    assert {clause for draft in drafts for clause in draft.covers} == set(without_scenario(five, ()))


def test_a_trick_is_played_by_everybody_and_the_last_is_void(drafts: tuple[Draft, ...]) -> None:
    draft = about("trick.order", drafts)
    hands = {
        line.stated.fields["seat"]: line.stated.fields["cards"] for line in draft.lines if line.stated.id == "hand"
    }
    plays = [line.stated.fields for line in draft.lines if line.stated.id in ("lead", "play")]
    assert [play["seat"] for play in plays] == [*"ABCDE"]
    led = plays[0]["card"][-1]
    assert [play["card"][-1] == led for play in plays] == [True, True, True, True, False]
    assert all(card[-1] != led for card in hands["E"])
    asked = [line.stated.fields["seat"] for line in draft.lines if line.stated.id == "may-play"]
    assert asked == [*"BCDE"], "who follows is asked for all that may be played, from a hand of another card beside it"
    assert {"trick.winner", "trick.next-lead", "play.own-card", "play.follow-suit", "play.refusal"} <= set(draft.covers)


def test_who_is_refused_out_of_turn_is_no_question(drafts: tuple[Draft, ...]) -> None:
    lines = about("play.refusal", drafts).lines
    [refused] = [number for number, line in enumerate(lines) if line.stated.id == "refused"]
    assert lines[refused].stated.fields["seat"] == "E", "it is the turn of B"
    assert not is_left(lines, refused)
    assert is_left(lines, refused + 1)
    assert lines[refused + 1].stated.id == "turn"


def test_a_whole_hand_with_the_opening_card_shows_what_may_be_led(drafts: tuple[Draft, ...]) -> None:
    draft = about("opening.card", drafts)
    [hand] = [line.stated.fields for line in draft.lines if line.stated.id == "hand"]
    assert "7C" in hand["cards"]
    assert len(hand["cards"]) == 20 // 5
    assert [line.stated.id for line in draft.lines if line.kind == "then"] == ["may-play"]


def test_all_cards_of_the_pack_are_dealt(drafts: tuple[Draft, ...]) -> None:
    hands = [line.stated.fields["cards"] for line in about("setup.pack", drafts).lines if line.stated.id == "hand"]
    assert sorted(card for cards in hands for card in cards) == sorted(r + s for r in "37JQK" for s in SUITS)
    assert {len(cards) for cards in hands} == {4}


def test_hearts_are_shown_beside_a_card_that_may_be_led_anyway(five: Resolved) -> None:
    first = next(seek("lead.hearts", five))
    assert told(first, "given")[:3] == ["we play ours", "no heart has been played", "A is to lead"]
    assert any(line.stated.id == "hand" and "H" in {card[-1] for card in line.stated.fields["cards"]}
               for line in first.lines)  # fmt: skip


def test_what_no_value_changes_has_no_position(five: Resolved) -> None:
    assert list(seek("match.start", five)) == []


def test_drafts_are_sound_but_for_what_is_to_be_filled_in(five: Resolved, drafts: tuple[Draft, ...]) -> None:
    file = folder_of(five) / "ours" / "features" / "ours.feature"
    file.parent.mkdir(parents=True)
    file.write_text(as_feature(drafts, five, "nl", "hartenjagen test ours.yaml", {}), encoding="utf-8")
    assert "# De spelsituatie is voor deze tafel gemaakt" in file.read_text(encoding="utf-8")
    read, problems = read_file(file, file.parent)
    assert [scenario.id for scenario in read] == [draft.id for draft in drafts]
    assert {problem.code for problem in problems} == {"unfilled-draft"}


def test_a_trick_filled_in_as_it_goes_agrees_with_the_rules(five: Resolved, drafts: tuple[Draft, ...]) -> None:
    # The suit led is followed by B, C and D, of whom D has the highest card; E has none of it and may play both cards.
    draft = about("trick.order", drafts)
    highest = max(
        (line.stated.fields for line in draft.lines if line.stated.id in ("lead", "play")),
        key=lambda play: (play["card"][-1] == draft_suit(draft), "37JQK".index(play["card"][0])),
    )["seat"]
    filled, turn = [], iter([*"BCDE", highest])
    for line in draft.lines:
        fields = dict(line.stated.fields)
        if line.stated.id == "turn":
            fields["seat"] = next(turn)
        elif line.stated.id == "takes-trick":
            fields["seat"] = highest
        elif line.stated.id == "may-play":
            fields["cards"] = fields["cards"] if fields["seat"] == "E" else fields["cards"][:1]
        filled.append(replace(line, stated=replace(line.stated, fields=fields)))
    place = folder_of(five) / "a.feature"
    stated = replace(draft.source, id=draft.id, clauses=draft.clauses, lines=tuple(filled), file=str(place))
    versions = compiler_of(five).compile(stated)
    assert versions is not None
    assert (versions.disagreements, versions.unreached) == ((), ())
    assert unnamed(stated, five) == {}


def draft_suit(draft: Draft) -> str:
    led: str = next(line.stated.fields["card"] for line in draft.lines if line.stated.id == "lead")
    return led[-1]
