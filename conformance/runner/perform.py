"""Running one case: its moves in lockstep or as one replay; legal cards that are not told are learned by trying."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from conformance.protocol.endings import EndedError, Ending
from conformance.protocol.messages import Answer, Card, Move, Observation, Play, Replay, Seat, Start, Started
from conformance.runner.judge import Transcript, merge
from conformance.runner.path import leaves_path
from conformance.runner.situation import holding

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.cases import Case, Step
    from conformance.games.game import Game
    from conformance.runner.session import Session


@dataclass
class _Record:
    """What the app answered so far; becomes a `Transcript`."""

    started: Started | None = None
    answers: dict[int, Answer] = field(default_factory=dict)
    learned: dict[int, frozenset[Card]] = field(default_factory=dict)
    unrepeatable: int | None = None
    ended: Ending | None = None


@dataclass(frozen=True, kw_only=True)
class _Question:
    """A position in which the app was asked for its legal cards and did not tell them."""

    index: int
    seat: Seat
    candidates: tuple[Card, ...]


def perform(case: Case, rules: Mapping[str, Any], session: Session, *, lockstep: bool = False) -> Transcript:
    """Run a case and return all the answers; how the conversation ended, if it did, is part of them.

    ``lockstep`` sends one move at a time even to an app that declares `replay`.
    """
    record = _Record()
    whole = "replay" in session.greeting.capabilities and not lockstep
    session.begin_case(len(case.steps) + 2)
    try:
        start = beginning(case, rules)
        if whole:
            _replay(case, start, session, record)
        else:
            _walk(case, start, session, record)
        for question in _questions(case, record):
            _learn(case, start, session, record, question, whole=whole)
        session.ping()
    except EndedError as ended:
        record.ended = ended.ending
    return Transcript(**vars(record))


def beginning(case: Case | Game, rules: Mapping[str, Any]) -> Start:
    """Return the start of a case or a game, under the rules the app is told."""
    start = case.start
    return Start(
        rules=dict(rules),
        hands=start.hands,
        deal=start.deal,
        dealer=start.dealer,
        totals=start.totals or UNSET,
        phase=start.phase,
    )


def move_of(step: Step) -> Move | None:
    """Return what a step asks of the app, None where it only states what must be observed."""
    if step.play is not None or step.refuse_play is not None:
        return Move(play=step.play or step.refuse_play or UNSET)
    if step.passing is not None or step.refuse_pass is not None:
        return Move(passing=step.passing or step.refuse_pass or UNSET)
    return None if step.deal is None else Move(deal=step.deal)


def ask(session: Session, move: Move) -> Answer:
    """Put one move to the app."""
    if move.play is not UNSET:
        return session.play(move.play)
    if move.passing is not UNSET:
        return session.pass_cards(move.passing)
    if move.deal is not UNSET:
        return session.deal(move.deal)
    raise ValueError("a move without a kind")


def _walk(case: Case, start: Start, session: Session, record: _Record) -> None:
    record.started = session.start(start)
    if record.started.state is UNSET:
        return
    for index, step in enumerate(case.steps):
        move = move_of(step)
        if move is not None:
            record.answers[index] = ask(session, move)
            if leaves_path(step, record.answers[index]):
                return


def _replay(case: Case, start: Start, session: Session, record: _Record) -> None:
    moves = [(index, move) for index, step in enumerate(case.steps) if (move := move_of(step)) is not None]
    replayed = session.replay(Replay(start=start, moves=[move for _, move in moves]))
    record.started = replayed.started
    record.answers.update(zip([index for index, _ in moves], replayed.answers, strict=False))


def _questions(case: Case, record: _Record) -> Sequence[_Question]:
    """Return the positions on the path whose legal cards are asked for and were not told."""
    if record.started is None or record.started.state is UNSET:
        return ()
    state: Observation = record.started.state
    questions = []
    for index, step in enumerate(case.steps):
        if step.expect is None:
            answer = record.answers.get(index)
            if answer is None or leaves_path(step, answer):
                break
            is_refusal = step.refuse_play is not None or step.refuse_pass is not None
            state = merge(state, answer.state) if is_refusal else answer.state
        elif step.expect.legal is not UNSET and state.legal is UNSET and state.stage == "playing":
            seat = step.expect.turn if step.expect.turn is not UNSET else state.turn
            if seat is not None and seat is not UNSET:
                cards = holding(case, index, seat, state) | set(step.expect.legal)
                questions.append(_Question(index=index, seat=seat, candidates=tuple(sorted(cards))))
    return questions


def _learn(case: Case, start: Start, session: Session, record: _Record, question: _Question, *, whole: bool) -> None:
    """Try every card of a hand, each in a fresh copy of the position."""
    path = [
        (index, move)
        for index, step in enumerate(case.steps[: question.index])
        if step.refuse_play is None and step.refuse_pass is None and (move := move_of(step)) is not None
    ]
    legal = set()
    for card in question.candidates:
        session.allow(len(path) + 2)
        attempt = Move(play=Play(seat=question.seat, card=card))
        answers = _retrace(start, [*[move for _, move in path], attempt], session, whole=whole)
        for (index, _), answer in zip(path, answers, strict=False):
            if leaves_path(case.steps[index], answer):
                record.unrepeatable = index
                return
        if len(answers) <= len(path):
            record.unrepeatable = question.index
            return
        last = answers[-1]
        another = last.played is not UNSET and (last.played.seat, last.played.card) != (question.seat, card)
        if last.accepted and not another:
            legal.add(card)
    record.learned[question.index] = frozenset(legal)


def _retrace(start: Start, moves: Sequence[Move], session: Session, *, whole: bool) -> list[Answer]:
    """Return the answers to the moves in a fresh copy of the deal; none where the app does not start it again."""
    if whole:
        return session.replay(Replay(start=start, moves=list(moves))).answers
    if session.start(start).state is UNSET:
        return []
    return [ask(session, move) for move in moves]
