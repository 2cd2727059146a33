"""Asking again: the moves of a case, perhaps with others before or between them, as one replay or one at a time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from conformance.protocol.endings import EndedError
from conformance.protocol.messages import Move, Pass, Play, Replay
from conformance.runner.judge import Transcript
from conformance.runner.perform import ask
from conformance.runner.situation import holding

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from conformance.probes.choosing import Subject
    from conformance.protocol.endings import Ending
    from conformance.protocol.messages import Answer, Card, Observation, Start, Started
    from conformance.runner.session import Session

Script = list[tuple[int | None, Move]]
"""Moves to make, each with the index of its step; None for one that is to be refused."""
_MOST_TRIES: Final = 6


@dataclass
class Telling:
    """What the app says while a case is asked again; becomes a `Transcript`."""

    started: Started | None = None
    answers: dict[int, Answer] = field(default_factory=dict)
    ended: Ending | None = None
    strayed: bool = False
    """A move that was to be refused was accepted: what follows tells nothing."""

    def transcript(self) -> Transcript:
        """Return it in the form in which it is compared."""
        return Transcript(started=self.started, answers=self.answers, learned={}, ended=self.ended)

    def note(self, index: int | None, answer: Answer) -> None:
        """Keep the answer to a move of the case; see whether any other was refused."""
        if index is not None:
            self.answers[index] = answer
        elif answer.accepted:
            self.strayed = True


def tell(session: Session, start: Start, script: Script, *, whole: bool) -> Telling:
    """Make moves after a start and return what the app told, whatever became of the conversation."""
    told = Telling()
    session.begin_case(len(script) + 2)
    try:
        if whole:
            replayed = session.replay(Replay(start=start, moves=[move for _, move in script]))
            told.started = replayed.started
            for (index, _), answer in zip(script, replayed.answers, strict=False):
                told.note(index, answer)
        else:
            told.started = session.start(start)
            for index, move in script if told.started.state is not UNSET else ():
                told.note(index, ask(session, move))
    except EndedError as ended:
        told.ended = ended.ending
    return told


def script_of(subject: Subject) -> Script:
    """Return the moves of a case as they were made the first time."""
    return list(subject.moves)


def script_with_refusals(subject: Subject) -> Script:
    """Return the moves of a case with others between them that no rules allow, or that the app did not call legal."""
    tries = dict(list(_tries(subject))[: _MOST_TRIES * 3])
    kept = sorted(tries)[:: max(1, -(-len(tries) // _MOST_TRIES))]
    script: Script = []
    for index, move in subject.moves:
        if index in kept:
            script.append((None, tries[index]))
        script.append((index, move))
    return script


def script_to_give_up(subject: Subject, most: int) -> Script:
    """Return accepted moves that end in the middle of a trick, as many as there are up to ``most``."""
    players = len(subject.start.hands)
    script: Script = []
    best = plays = 0
    for place, (index, move) in enumerate(subject.accepted[:most]):
        script.append((index, move))
        plays = 0 if move.deal is not UNSET else plays + (move.play is not UNSET)
        if plays % players:
            best = place + 1
    return script[: best or len(script)]


def in_match(move: Move, name: str) -> Move:
    """Return a move with the name of its match."""
    kind = "play" if move.play is not UNSET else "passing" if move.passing is not UNSET else "deal"
    made = msgspec.structs.replace(getattr(move, kind), match=name)
    return msgspec.structs.replace(move, **{kind: made})


def _tries(subject: Subject) -> Iterator[tuple[int, Move]]:
    """Yield moves to be refused, each with the index of the step before which it is made; hearts if possible."""
    started = subject.first.started
    state = None if started is None or started.state is UNSET else started.state
    for index, move in subject.moves:
        answer = subject.first.answers[index]
        if answer.accepted and move.play is not UNSET:
            attempt = _bad_play(subject, index, move.play, state)
            if attempt is not None:
                yield index, Move(play=attempt)
        elif answer.accepted and move.passing is not UNSET and len(move.passing.cards) > 1:
            yield index, Move(passing=Pass(seat=move.passing.seat, cards=move.passing.cards[:-1]))
        state = answer.state


def _bad_play(subject: Subject, index: int, play: Play, state: Observation | None) -> Play | None:
    """Return a card that the seat in turn may not play, by what the app said; else a card of another seat."""
    if state is not None and state.legal is not UNSET:
        barred = holding(subject.case, index, play.seat, state) - set(state.legal)
        if barred:
            return Play(seat=play.seat, card=_hearts_first(barred))
    seats = sorted(subject.start.hands)
    other = seats[(seats.index(play.seat) + 1) % len(seats)]
    held = holding(subject.case, index, other, state)
    return Play(seat=other, card=_hearts_first(held)) if held else None


def _hearts_first(cards: Iterable[Card]) -> Card:
    return min(cards, key=lambda card: (not card.endswith("H"), card))
