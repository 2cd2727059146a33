"""A few cases of the Dutch profile, worked out by hand, for the tests of the runner; the engine has no part in them.

Every seat holds two cards of each suit, so the opener is A, and whoever holds ace and king of a suit takes its tricks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.cases import Beginning, Case, Header, Step
from conformance.protocol.messages import Deal, Observation, Play
from conformance.rules import load_profile

if TYPE_CHECKING:
    from pathlib import Path

SEATS: Final = ("A", "B", "C", "D")
HANDS: Final[Any] = {
    "A": ["7C", "8C", "7D", "8D", "AS", "8S", "7H", "8H"],
    "B": ["9C", "10C", "9D", "10D", "9S", "10S", "9H", "10H"],
    "C": ["JC", "QC", "JD", "QD", "JS", "QS", "JH", "QH"],
    "D": ["KC", "AC", "KD", "AD", "KS", "7S", "KH", "AH"],
}
SWEEP_HANDS: Final[Any] = {
    **HANDS,
    "A": ["7C", "8C", "7D", "8D", "7S", "8S", "7H", "8H"],
    "D": ["KC", "AC", "KD", "AD", "KS", "AS", "KH", "AH"],
}
"""D takes every trick."""

TRICKS: Final = (
    "A 7C, B 9C, C QC, D KC",
    "D AC, A 8C, B 10C, C JC",  # the knave of clubs: 2 for D
    "D 7S, A AS, B 9S, C QS",  # the queen of spades: 5 for A
    "A 8S, B 10S, C JS, D KS",
    "D KD, A 7D, B 9D, C JD",
    "D AD, A 8D, B 10D, C QD",
    "D KH, A 7H, B 9H, C JH",  # four hearts for D
    "D AH, A 8H, B 10H, C QH",  # and the other four
)
SCORE: Final = {"A": 5, "B": 0, "C": 0, "D": 10}
SWEEP_TRICKS: Final = (
    "A 7C, B 9C, C QC, D KC",
    "D AC, A 8C, B 10C, C JC",
    "D KS, A 7S, B 9S, C QS",
    "D AS, A 8S, B 10S, C JS",
    "D KD, A 7D, B 9D, C JD",
    "D AD, A 8D, B 10D, C QD",
    "D KH, A 7H, B 9H, C JH",
    "D AH, A 8H, B 10H, C QH",
)


def play(seat: str, card: str) -> Play:
    """Return a play of a card."""
    return msgspec.convert({"seat": seat, "card": card}, Play)


def tricks(*played: str, under: str = "") -> list[Step]:
    """Return the plays of tricks as steps of a path; the first card of a deal stands under the opening."""
    steps = []
    for trick in played:
        for place, word in enumerate(trick.split(", ")):
            seat, card = word.split(" ")
            clause = under or ("play.follow-suit" if place else "trick.next-lead")
            steps.append(Step(play=play(seat, card), under="opening.card" if card == "7C" else clause))
    return steps


def expect(clause: str, *, target: bool = True, line: int = 7, **told: Any) -> Step:
    """Return a statement of what must be observed."""
    return Step(expect=Observation(**{"stage": "playing", **told}), under=clause, target=target, line=line)


def refuse(seat: str, card: str, clause: str) -> Step:
    """Return a card that must be refused."""
    return Step(refuse_play=play(seat, card), under=clause, bars=[clause], target=True, line=8)


def case(name: str, clauses: str, *steps: Step, hands: Any = None, needs: str = "", **more: Any) -> Case:
    """Return a case; ``more`` may hold fields of the case or of its start."""
    own = {key: more.pop(key) for key in ("when", "also_when", "measures") if key in more}
    start = Beginning(hands=hands or HANDS, **more)
    return Case(
        id=name, title=f"The case {name}", feature="dutch/by_hand.feature", line=5, clauses=clauses.split(),
        needs=needs.split(), start=start, steps=list(steps), **own,
    )  # fmt: skip


OPENING: Final = case(
    "OPEN2", "opening.card opening.leader",
    expect("opening.leader", turn="A"),
    expect("opening.card", turn="A", legal=["7C"]),
    refuse("A", "8C", "opening.card"),
    refuse("A", "7H", "opening.card"),
    *tricks("A 7C"),
)  # fmt: skip
FOLLOWING: Final = case(
    "FOLL2", "play.follow-suit",
    *tricks("A 7C"),
    expect("play.follow-suit", turn="B", legal=["9C", "10C"]),
    refuse("B", "9D", "play.follow-suit"),
    refuse("B", "9H", "play.follow-suit"),
    Step(play=play("B", "9C"), under="play.follow-suit", target=True),
)  # fmt: skip
WINNING: Final = case(
    "WINS2", "trick.winner trick.next-lead",
    *tricks(TRICKS[0]),
    expect("trick.winner", turn="D", captured={"D": ["QC", "7C", "9C", "KC"]}),
)  # fmt: skip
SCORING: Final = case(
    "SCOR2", "score.cards score.captured", *tricks(*TRICKS), expect("score.cards", stage="deal_over", score=SCORE)
)
SWEEPING: Final = case(
    "PITT2", "sweep.score sweep.condition",
    *tricks(*SWEEP_TRICKS),
    expect("sweep.score", stage="deal_over", score={"A": 15, "B": 15, "C": 15, "D": 0}),
    hands=SWEEP_HANDS,
)  # fmt: skip
ENDING: Final = case(
    "ENDS2", "match.end match.winner",
    *tricks(*TRICKS),
    expect("match.end", stage="match_over"),
    expect("match.winner", stage="match_over", winners=["D"], totals={"A": 50, "B": 30, "C": 20, "D": 17}),
    totals={"A": 45, "B": 30, "C": 20, "D": 7}, needs="match resume",
)  # fmt: skip
DEALING: Final = case(
    "NEXT2", "setup.dealer match.add",
    *tricks(*TRICKS),
    Step(deal=Deal(hands=HANDS), under="match.add"),
    expect("setup.dealer", dealer="B", turn="A"),
    needs="match",
)  # fmt: skip


def tie(name: str, reading: str, deal: int = 1) -> Case:
    """Return the case that shows one reading of a tie: B and C have the lowest total when A reaches the threshold."""
    shared = {"stage": "match_over", "winners": ["B", "C"]}
    return case(
        name, "match.tie",
        *tricks(*TRICKS),
        expect("match.tie", **(shared if reading == "shared" else {"stage": "deal_over"})),
        totals={"A": 45, "B": 10, "C": 10, "D": 20}, deal=deal, needs="match resume",
        when={"match.tie": reading}, measures=["match.tie"],
    )  # fmt: skip


CORE: Final = [OPENING, FOLLOWING, WINNING, SCORING, SWEEPING, ENDING, DEALING]
TIES: Final = [tie("TIES2", "shared"), tie("TIEP2", "play_on")]


def header(**open_points: list[Any]) -> Header:
    """Return a header for the Dutch profile; a point is made open by giving its choices, a dot written ``__``."""
    dutch = load_profile("nl-short")
    points = {name.replace("__", "."): choices for name, choices in open_points.items()}
    return Header(profile="nl-short", suite="0", hash=dutch.hash, rules=dutch.rules, open=points)


def write_vectors(path: Path, cases: list[Case], **open_points: list[Any]) -> Path:
    """Write a vector file and return its path."""
    lines = [header(**open_points), *cases]
    path.write_bytes(b"\n".join(map(msgspec.json.encode, lines)) + b"\n")
    return path
