"""What an app did is written down as it did it, whatever it declares and however it ends."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import UNSET

from conformance.records.form import long_line as written
from conformance.records.form import parse_record
from conformance.records.record import GameRecord, Opening
from conformance.records.recording import CannotRecordError, Plan, Recorder, Recording
from conformance.records.table import Table
from conformance.rules import load_profile
from conformance.runner.app import App
from conformance.transports.stdio import ChildProcess
from tests.adapters.talk import javascript_app
from tests.processes import APPS, honest, inline
from tests.records.tables import NL, WIDE
from tests.runner.running import PROMPT

if TYPE_CHECKING:
    from collections.abc import Sequence

REFERENCE = [sys.executable, "-m", "reference_impl.serve"]


def play(
    command: Sequence[str], numbers: Sequence[int] = (1, 2), profile: str = "nl-short", **more: Any
) -> list[Recording]:
    """Return what came of games with an app, each of which must be a record that can be read again."""
    rules = load_profile(profile).rules
    app = App(lambda: ChildProcess(command), PROMPT, "tests")
    recorder = Recorder(app=app, rules=rules, table=Table.of(rules), **more)
    try:
        plan = recorder.plan()
        found = [recorder.record(plan, seed=1, number=number) for number in numbers]
    finally:
        app.kill()
    for each in found:
        if each.game is not None:
            assert parse_record(written(each.game), recorder.table) == each.game
    return found


def games(found: Sequence[Recording]) -> list[GameRecord]:
    assert [each.broken_off for each in found] == [""] * len(found)
    return [each.game for each in found if each.game is not None]


@pytest.fixture(scope="module")
def matches() -> list[GameRecord]:
    """Two matches of the reference."""
    return games(play(REFERENCE))


def test_a_match_is_recorded_from_the_first_deal_to_its_winners(matches: list[GameRecord]) -> None:
    for number, game in enumerate(matches, start=1):
        assert game.game == f"1:{number}"
        assert game.start == Opening()
        assert all(len(deal.plays) == 32 for deal in game.deals)
        assert all(deal.score is not UNSET and sum(deal.score.values()) in (15, 45) for deal in game.deals)
        totals = game.deals[-1].totals
        assert totals is not UNSET
        assert max(totals.values()) >= 50
        assert game.winners == [seat for seat in "ABCD" if totals[seat] == min(totals.values())]  # type: ignore[index]
    assert matches[0].deals[0].hands != matches[0].deals[1].hands
    assert matches[0].deals[0].hands != matches[1].deals[0].hands


@pytest.mark.parametrize(
    "command",
    [
        honest(),
        honest("--hide", "legal", "--declare", "match"),
        honest("--hide", "turn,trick,captured,points"),
        honest("--declare", "match", "--hide", "legal,turn"),
        javascript_app(),
    ],
    ids=["honest", "without legal cards", "silent", "without turn", "javascript"],
)
def test_apps_that_play_alike_are_recorded_alike_whatever_they_tell(
    command: list[str], matches: list[GameRecord]
) -> None:
    assert games(play(command)) == matches


def test_what_the_app_does_not_say_is_not_recorded() -> None:
    (game,) = games(play(honest("--hide", "score"), [1], longest=1))
    assert game.deals[0].score is UNSET
    assert game.deals[0].totals is not UNSET
    assert game.winners is UNSET


def test_an_app_that_knows_no_match_is_recorded_deal_by_deal(matches: list[GameRecord]) -> None:
    found = games(play(honest("--declare", "legal"), [1, 2]))
    assert [len(game.deals) for game in found] == [1, 1]
    assert [game.deals[0] for game in found] == [match.deals[0] for match in matches]
    assert [game.winners for game in found] == [UNSET, UNSET]


def test_the_card_that_was_really_played_is_recorded() -> None:
    (game,) = games(play(honest("--plays", "plays-another"), [1]))
    for deal in game.deals:
        hand = {seat: set(cards) for seat, cards in deal.hands.items()}
        for place, played in enumerate(deal.plays):
            led = deal.plays[place - place % 4].card[-1]
            same = {card for card in hand[played.seat] if card[-1] == led}
            legal = {"7C"} if place == 0 else hand[played.seat] if place % 4 == 0 or not same else same
            assert played.card == min(legal)
            hand[played.seat].remove(played.card)


def test_rules_that_are_broken_are_recorded_as_they_were_broken() -> None:
    (game,) = games(play(honest("--plays", "revokes"), [1], longest=1))
    deal = game.deals[0]
    holds = {seat: set(cards) for seat, cards in deal.hands.items()}
    revoked = 0
    for place, played in enumerate(deal.plays):
        led = deal.plays[place - place % 4].card[-1]
        revoked += played.card[-1] != led and any(card[-1] == led for card in holds[played.seat])
        holds[played.seat].remove(played.card)
    assert revoked > 0


def test_a_refused_card_is_not_part_of_the_record() -> None:
    """The app that tells no legal cards refuses many; what it accepted is what the honest one accepted."""
    (tried,) = games(play(honest("--hide", "legal", "--declare", ""), [3]))
    (told,) = games(play(honest("--declare", "legal"), [3]))
    assert tried == told


def test_an_app_that_dies_leaves_what_was_played_and_the_next_game_is_played() -> None:
    found = play(honest("--hide", "legal", "--plays", "dies-on-illegal"), [1, 2, 3])
    assert all("exit status 70" in each.broken_off for each in found)
    recorded = [each.game for each in found if each.game is not None]
    assert recorded
    assert all(0 < len(game.deals[0].plays) < 32 for game in recorded)
    assert all(game.deals[0].score is UNSET for game in recorded)


def test_an_app_that_stumbles_over_the_next_deal_leaves_the_deal_before_it() -> None:
    (found,) = play(honest("--plays", "errors-on-deal"), [1])
    assert "no more deals in this box" in found.broken_off
    assert found.game is not None
    assert [len(deal.plays) for deal in found.game.deals] == [32]
    assert found.game.winners is UNSET


def test_an_app_that_refuses_every_card_leaves_nothing() -> None:
    (found,) = play(honest("--plays", "refuses-all"), [1])
    assert found.game is None
    assert "refuses every card" in found.broken_off


def test_an_app_that_waits_for_passes_where_there_are_none_is_told_so() -> None:
    (found,) = play(honest("--plays", "waits-for-passes"), [1])
    assert found.game is None
    assert "these rules pass none" in found.broken_off


def telling(old: str, new: str) -> list[str]:
    """Return the command of an app that plays what it likes, and tells it in another way."""
    program = (APPS / "honest.py").read_text(encoding="utf-8")
    assert program.count(old) == 1
    return [*inline(program.replace(old, new)), "--plays", "plays-another"]


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ('{"seat": seat, "card": "7C"}', "plays 7C a second time"),
        ('{"seat": seat, "card": "2C"}', "play 2C, which is not in this game"),
        ('{"seat": "F", "card": card}', "has F play"),
    ],
)
def test_a_card_that_cannot_have_been_played_ends_the_game_before_it(told: str, reason: str) -> None:
    (found,) = play(telling('{"played": {"seat": seat, "card": card}}', f'{{"played": {told}}}'), [1])
    assert reason in found.broken_off
    played = [] if found.game is None else [play.card for play in found.game.deals[0].plays]
    assert played == (["7C"] if "second" in reason else [])


def test_points_that_are_told_of_some_seats_only_are_not_recorded() -> None:
    (found,) = games(play(telling('"totals": self.totals', '"totals": {"A": 1}'), [1], longest=2))
    assert [deal.totals for deal in found.deals] == [UNSET, UNSET]
    assert all(deal.score is not UNSET for deal in found.deals)


def test_an_app_that_deals_for_itself_is_recorded_with_its_own_hands() -> None:
    """What C is given it gives to D, and the other way round, and says so."""
    program = (APPS / "honest.py").read_text(encoding="utf-8")
    swapped = program.replace(
        "for seat, cards in hands.items()}",
        'for seat, cards in zip("ABDC", hands.values())}\n        hands = self.hands',
    ).replace('"stage": self.stage,', '"stage": self.stage, "hands": self.hands,')
    (ours,) = games(play(REFERENCE, [1], longest=1))
    for hidden in ("legal", "legal,turn"):
        (game,) = games(play([*inline(swapped), "--hide", hidden], [1], longest=1))
        (deal,) = game.deals
        given = ours.deals[0].hands
        assert deal.hands == {"A": given["A"], "B": given["B"], "C": given["D"], "D": given["C"]}
        assert all(play.card in deal.hands[play.seat] for play in deal.plays)
        assert len(deal.plays) == 32


def test_an_app_that_does_not_play_these_rules_is_not_recorded() -> None:
    with pytest.raises(CannotRecordError, match=r"does not play match\.threshold as told"):
        play(honest("--unsupported", "match.threshold"), [1])


def test_cards_are_passed_as_the_deal_has_it() -> None:
    (game,) = games(play(REFERENCE, [1], "international", longest=4))
    assert [sorted(deal.passes) for deal in game.deals] == [["A", "B", "C", "D"]] * 3 + [[]]
    for deal in game.deals[:3]:
        assert all(len(cards) == 3 and set(cards) <= set(deal.hands[seat]) for seat, cards in deal.passes.items())
    first = game.deals[0]
    holder = {card: seat for seat, cards in first.hands.items() for card in cards}
    after = {card: "BCDA"["ABCD".index(seat)] for seat, cards in first.passes.items() for card in cards}
    assert all(play.seat == (holder | after)[play.card] for play in first.plays)


@pytest.mark.parametrize(
    ("table", "capabilities", "plan"),
    [
        (NL, ["match"], Plan(first_deals=(1,), whole=True)),
        (NL, [], Plan(first_deals=(1,), whole=False)),
        (WIDE, ["match", "passing"], Plan(first_deals=(1,), whole=True)),
        (WIDE, ["passing"], Plan(first_deals=(1, 2, 3, 4), whole=False)),
        (WIDE, [], Plan(first_deals=(4,), whole=False)),
        (WIDE, ["match", "resume"], Plan(first_deals=(4,), whole=False)),
    ],
)
def test_what_an_app_can_be_driven_through_follows_from_what_it_declares(
    table: Table, capabilities: list[str], plan: Plan
) -> None:
    """International passes in three deals of four; without passing only the fourth can be played."""
    assert Plan.of(table, capabilities) == plan


def test_an_app_that_can_neither_pass_nor_begin_elsewhere_cannot_be_recorded() -> None:
    with pytest.raises(CannotRecordError, match="does not declare passing"):
        Plan.of(WIDE, ["match"])
