"""A shrunk game as a draft: a JSON case and a Gherkin scenario that a person has to review."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from conformance.cases import Case, Step
from conformance.games.charging import clause_of_move, clauses_of
from conformance.games.gherkin import Heading, write_feature
from conformance.games.shrunk import Draft
from conformance.games.stating import Told, statements_of
from conformance.protocol.messages import Observation
from conformance.runner.outcomes import FaultCode
from conformance.scenarios.needs import needs_of
from conformance.scenarios.observing import wanted_observation

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from conformance.games.second import Second
    from conformance.games.shrinking import Small
    from conformance.protocol.messages import Card, Move

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789"
_LETTERS_OF_AN_ID: Final = 5
_UNSAID: Final = frozenset({FaultCode.DEAL, FaultCode.TRICK, FaultCode.UNSUPPORTED, FaultCode.PLAYED_ANOTHER})
"""Differences for which the phrasebook has no phrase; the scenario leads there and states what comes nearest."""
_UNSAID_NOTE: Final = "No phrase says what differs ({code}); the case beside this file does."
_UNNAMED_NOTE: Final = (
    "The rules are those of a file of your own, which a scenario cannot name: say which of ours come nearest."
)


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What a draft is written for."""

    profile: str
    """As a scenario names it."""
    agreements: Mapping[str, Any]
    """Values of open points that are not those the profile plays by itself."""
    taken: Collection[str] = ()
    """Ids that are in use."""
    nameable: bool = True
    """Whether a scenario can name the profile; one in a file of somebody's own it cannot."""


def draft(small: Small, second: Second, setting: Setting) -> Draft:
    """Return the draft of a shrunk game; the same game under the same rules gives the same draft.

    Raises:
        EndedError: the second implementation was lost.
    """
    told = tell(small, second)
    content = msgspec.json.encode(
        (setting.profile, dict(setting.agreements), small.game.start, small.game.moves, small.difference.code)
    )
    name = opaque_id(content, setting.taken)
    clauses = clauses_of(told, second.rules)
    case = _case(told, second.rules, name, clauses)
    unsaid = small.difference.code in _UNSAID
    notes = [_UNSAID_NOTE.format(code=small.difference.code.value)] if unsaid else []
    notes += [] if setting.nameable else [_UNNAMED_NOTE]
    heading = Heading(title=case.title, name=name, clauses=clauses, notes=notes)
    feature = write_feature(told, second.rules, setting.profile, setting.agreements, heading)
    return Draft(id=name, case=case, feature=feature, complete=not unsaid)


def tell(small: Small, second: Second) -> Told:
    """Return a shrunk game with what the second implementation says of it."""
    difference = small.difference
    reasons: dict[Card, str] = {}
    if difference.code == FaultCode.LEGAL:
        account = second.account(small.game)
        turn = account.after(difference.move).turn
        extra = [card for card in difference.told if card not in difference.expected]
        if turn is not UNSET and turn is not None:
            reasons = second.reasons(small.game, turn, extra)
    return Told(game=small.game, difference=difference, account=second.account(small.game), reasons=reasons)


def opaque_id(content: bytes, taken: Collection[str]) -> str:
    """Return an id that nobody uses, five letters without meaning; the same content gives the same.

    >>> opaque_id(b"a game", ()) != opaque_id(b"a game", [opaque_id(b"a game", ())])
    True
    """
    number = 0
    while True:
        left = int.from_bytes(hashlib.sha256(content + b"/%d" % number).digest())
        name = ""
        for _ in range(_LETTERS_OF_AN_ID):
            left, place = divmod(left, len(_LETTERS))
            name += _LETTERS[place]
        if name not in taken:
            return name
        number += 1


def _case(told: Told, rules: Mapping[str, Any], name: str, clauses: tuple[str, ...]) -> Case:
    steps = list(_steps(told, rules, clauses[0]))
    return Case(
        id=name,
        title=title_of(told),
        feature="",
        line=0,
        clauses=list(clauses),
        needs=needs_of(told.game.start, steps),
        start=told.game.start,
        steps=steps,
    )


def title_of(told: Told) -> str:
    """Return the title of a draft, which a person will replace by what it shows."""
    return f"Draft from generated game {told.game.name}: {told.difference.code.value.replace('-', ' ')}"


def _steps(told: Told, rules: Mapping[str, Any], clause: str) -> Iterator[Step]:
    last = told.difference.move
    for index, move in enumerate(told.game.moves):
        target = index == last
        answer, before = told.account.answers[index], told.account.before(index)
        if not answer.accepted:
            bars = [answer.reason] if answer.reason is not UNSET else [clause]
            yield _refused(move, bars, clause if target else bars[0], target=target)
        else:
            under = clause if target else clause_of_move(before, move, rules)
            yield _made(move, under, target=target)
    wanted = _wanted(told)
    if wanted is not None:
        yield Step(expect=wanted, under=clause, target=True)


def _wanted(told: Told) -> Observation | None:
    """Return what must be observed at the end: the field that differs, and with it what the phrases say."""
    after, code = told.after, told.difference.code
    fields: dict[str, Any] = {"stage": after.stage}
    for stated in statements_of(told):
        wanted = wanted_observation(stated, after)
        for name in Observation.__struct_fields__:
            value = getattr(wanted, name)
            if value is not UNSET:
                fields[name] = {**fields.get(name, {}), **value} if isinstance(value, dict) else value
    if code.value in Observation.__struct_fields__:
        fields[code.value] = getattr(after, code.value)
    return Observation(**fields) if told.accepted or len(fields) > 1 else None


def _made(move: Move, under: str, *, target: bool) -> Step:
    if move.play is not UNSET:
        return Step(play=move.play, under=under, target=target)
    if move.passing is not UNSET:
        return Step(passing=move.passing, under=under, target=target)
    return Step(deal=move.deal or None, under=under, target=target)


def _refused(move: Move, bars: list[str], under: str, *, target: bool) -> Step:
    if move.play is not UNSET:
        return Step(refuse_play=move.play, under=under, bars=bars, target=target)
    if move.passing is not UNSET:
        return Step(refuse_pass=move.passing, under=under, bars=bars, target=target)
    return Step(expect=Observation(stage="match_over"), under=under, target=target)
