"""The adapters to copy do what their README says, and are as short."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from conformance.adapters.node import find_node
from conformance.protocol.messages import Answer, Play, Start, Started
from tests.adapters.talk import ADAPTERS, Talk, talk

PYTHON = [sys.executable, str(ADAPTERS / "minimal" / "adapter.py")]
JAVASCRIPT = [find_node() or "node", str(ADAPTERS / "minimal" / "adapter.mjs")]

# The costly club trick: the king of clubs takes the jack and the queen of spades, A takes two hearts later, D the rest.
COSTLY_CLUB: Any = {
    "A": ["7C", "KC", "7H", "10D", "JD", "AD", "KS", "AS"],
    "B": ["9C", "JC", "AC", "8H", "7D", "7S", "9S", "JS"],
    "C": ["QC", "9H", "10H", "JH", "QH", "8D", "QD", "QS"],
    "D": ["8C", "10C", "KH", "AH", "9D", "KD", "8S", "10S"],
}
PLAYED = (
    "A 7C, B AC, C QC, D 10C, B 7D, C 8D, D 9D, A AD, A KC, B JC, C QS, D 8C, A AS, B 7S, C 9H, D 8S, "
    "A KS, B 9S, C 10H, D 10S, A 7H, B 8H, C JH, D AH, D KH, A 10D, B 9C, C QH, D KD, A JD, B JS, C QD"
)
SUIT_EACH: Any = {
    seat: [rank + suit for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]
    for seat, suit in zip("ABCD", "CDSH", strict=True)
}

kits = pytest.mark.parametrize("command", [PYTHON, JAVASCRIPT], ids=["python", "javascript"])


def play(app: Talk, seat: Any, card: Any) -> Answer:
    return app.move("play", Play(seat=seat, card=card))


def play_all(app: Talk, hands: Any, plays: str) -> list[Answer]:
    app.start(Start(rules={}, hands=hands))
    return [play(app, *each.split()) for each in plays.split(", ")]


@kits
def test_it_declares_its_rules_and_no_more_than_it_must_do(command: list[str]) -> None:
    with talk(command) as app:
        greeting = app.hello()
        assert greeting.capabilities == []
        assert greeting.rules["scoring.values"] == {"hearts": 1, "QS": 5, "JC": 2}
        started: Started = app.ask("start", Start(rules={}, hands=COSTLY_CLUB))
        assert started.applied == greeting.rules
        app.bye()


@kits
def test_it_plays_the_costly_club_deal(command: list[str]) -> None:
    with talk(command) as app:
        answers = play_all(app, COSTLY_CLUB, PLAYED)
        assert all(answer.accepted for answer in answers)
        assert answers[11].state.points == {"A": 7, "B": 0, "C": 0, "D": 0}
        assert answers[11].state.turn == "A"
        assert answers[-1].state.stage == "deal_over"
        assert answers[-1].state.turn is None
        assert answers[-1].state.score == {"A": 9, "B": 0, "C": 0, "D": 6}
        assert not play(app, "A", "7C").accepted


@kits
def test_a_pit_scores_fifteen_for_the_others(command: list[str]) -> None:
    plays = ", ".join(f"{seat} {SUIT_EACH[seat][trick]}" for trick in range(8) for seat in "ABCD")
    with talk(command) as app:
        assert play_all(app, SUIT_EACH, plays)[-1].state.score == {"A": 0, "B": 15, "C": 15, "D": 15}


@kits
def test_it_refuses_what_may_not_be_played_and_stays_as_it_was(command: list[str]) -> None:
    with talk(command) as app:
        begun = app.start(Start(rules={}, hands=COSTLY_CLUB))
        for seat, card in (("A", "KC"), ("B", "9C"), ("A", "9C")):
            assert play(app, seat, card) == Answer(accepted=False, state=begun), f"{seat} {card}"
        after = play(app, "A", "7C")
        assert after.accepted
        assert play(app, "B", "7D") == Answer(accepted=False, state=after.state), "B has clubs"
        assert play(app, "B", "9C").accepted


@kits
def test_what_it_cannot_do_is_an_error_and_not_its_end(command: list[str]) -> None:
    with talk(command) as app:
        assert app.error_code("shuffle", {}) == -32603
        assert app.error_code("start", {"hands": {"A": 3}}) == -32603
        assert app.start(Start(rules={}, hands=COSTLY_CLUB)).turn == "A"


@pytest.mark.parametrize("name", ["adapter.py", "adapter.mjs"])
def test_the_adapter_part_is_about_forty_lines(name: str) -> None:
    text = (ADAPTERS / "minimal" / name).read_text(encoding="utf-8")
    part = text.split("---- The adapter.")[1]
    code = [line for line in part.splitlines()[1:] if line.strip() and not line.strip().startswith(("/*", '"""'))]
    assert len(code) <= 50
