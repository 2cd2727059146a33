"""What a program tells of generated games, asked in every way in which its fault could show."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from conformance.protocol.messages import Observation, Replay, Replayed, Start, View
from conformance.rules import load_profile
from reference_impl.games import Reach, generate
from reference_impl.serve import ReferenceApp

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reference_impl.wrong import WrongProgram

PROFILES = ("nl-short", "nl-omslag", "international", "black-lady")
Told = tuple[Replayed, list[Observation]]


def rules_of(profile: str) -> dict[str, Any]:
    """Return the rules of a profile."""
    return load_profile(profile).rules


@cache
def game(profile: str, number: int) -> Replay:
    """Return a generated game."""
    rules = rules_of(profile)
    made = generate(rules, seed=1, number=number, reach=Reach(passing=True, match=True, resume=True))
    begun = made.start
    start = Start(
        rules=rules,
        hands=begun.hands,
        deal=begun.deal,
        dealer=begun.dealer,
        totals=begun.totals or msgspec.UNSET,
        phase=begun.phase,
    )
    return Replay(start=start, moves=made.moves)


def ask(app: ReferenceApp, asked: Replay) -> Told:
    """Give up a match in the midst of a game, play another through, look at the first from every seat, play it anew."""
    app.replay(msgspec.structs.replace(asked, moves=asked.moves[: len(asked.moves) // 3]))
    app.replay(msgspec.structs.replace(asked, start=msgspec.structs.replace(asked.start, match="other")))
    views = [app.view(View(seat=seat)) for seat in asked.start.hands]
    return app.replay(asked), views


@cache
def right(profile: str, number: int) -> Told:
    """Return what the reference tells of a game."""
    return ask(ReferenceApp(), game(profile, number))


def differences(program: WrongProgram, profile: str, games: int) -> Iterator[int]:
    """Yield the numbers of the games of which a program tells something else than the reference."""
    app = program.make()
    assert isinstance(app, ReferenceApp)
    for number in range(games):
        if ask(app, game(profile, number)) != right(profile, number):
            yield number
