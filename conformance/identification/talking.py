"""Putting scripts to an app: one message at a time, up to the first answer that is not as foreseen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.identification.script import PLAY, Script, hands_of, move_of
from conformance.identification.seen import told
from conformance.protocol.endings import AppError, EndedError
from conformance.protocol.messages import Answer, Observation, Start
from conformance.runner.app import GivenUpError
from conformance.runner.perform import ask
from reference_impl.cardset import BITS, CODES, NUMBERS, members

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.identification.seen import Seen, Told
    from conformance.protocol.endings import Ending
    from conformance.protocol.messages import Capability, Started, Unsupported
    from conformance.runner.app import App
    from conformance.runner.session import Session

MOST_LOST: Final = 20
"""So often an app may be lost in the middle of a deal before it is given up."""


@dataclass(kw_only=True)
class Put:
    """What came of a script."""

    answers: list[Told]
    started: Started | None = None
    ended: Ending | None = None
    """How the conversation ended, if it did."""

    another: tuple[str, str] | None = None
    """A card that was asked for, and the one that was played instead."""

    @property
    def unsupported(self) -> Sequence[Unsupported]:
        """What the app says it does not play."""
        return self.started.unsupported if self.started else ()


class Talk:
    """A conversation with the app about rules it is told once and for all."""

    def __init__(self, app: App, told_rules: Mapping[str, Any]) -> None:
        self.app = app
        self.told = dict(told_rules)
        self.starts = 0
        self.plays = 0
        """Moves made, passes and deals among them."""
        self.probes = 0
        self.lost = 0
        """How often the app was lost in the middle of a deal."""
        self.session: Session = app.session()
        self.capabilities: frozenset[Capability] = frozenset(self.session.greeting.capabilities)
        self.match = "match" in self.capabilities

    @property
    def begins_anywhere(self) -> bool:
        """Whether a deal of any number can be begun: there are no others, or a match is resumed."""
        return not self.match or "resume" in self.capabilities

    def put(self, script: Script, foreseen: Sequence[Seen]) -> Put:
        """Put a script to the app, and stop at the first answer that is not as foreseen.

        Raises:
            GivenUpError: the app cannot be reached any more.
        """
        self.session = self.app.session()
        self.session.begin_case(script.length + 2)
        put = Put(answers=[])
        try:
            self._walk(script, foreseen, put)
            self.session.ping()
        except EndedError as ended:
            put.ended = ended.ending
        self._note(put.ended, started=bool(put.answers))
        return put

    def _note(self, ending: Ending | None, *, started: bool) -> None:
        """Take note of how a deal went, and give up an app that is lost again and again, however far it plays."""
        self.app.note(ending, started=started)
        self.lost += ending is not None and not is_refusal(ending)
        if self.lost >= MOST_LOST:
            raise GivenUpError(f"the app had to be started again {MOST_LOST} times; the last time it {ending}")

    def try_cards(self, script: Script, place: int, cards: int) -> tuple[int, int]:
        """Return which cards were tried at an answer of a script, each in a fresh copy, and which were accepted."""
        tried = accepted = 0
        moves = script.moves()[:place]
        seat = next((step[1] for step in _steps_from(script, place) if step[0] == PLAY), None)
        if seat is None:
            return 0, 0
        self.session = self.app.session()
        for card in members(cards):
            self.session.begin_case(len(moves) + 2)
            try:
                if self._start(script).state is UNSET:
                    break
                answers = [self._ask(move) for move in moves]
                if not all(answer.accepted for answer in answers):
                    break
                answer = self._ask(move_of(script.seats, (PLAY, seat, card)))
            except EndedError as ended:
                self._note(ended.ending, started=True)
                break
            tried |= BITS[card]
            accepted |= BITS[card] if answer.accepted and _as_asked(answer, script.seats[seat], card) else 0
        return tried, accepted

    def _walk(self, script: Script, foreseen: Sequence[Seen], put: Put) -> None:
        put.started = self._start(script)
        if put.started.state is UNSET:
            return
        state: Observation = put.started.state
        put.answers.append(told(state, script.seats, accepted=True, match=self.match, first_deal=True))
        first = 1 + len(script.rounds[0].steps)
        for place, move in enumerate(script.moves(), start=1):
            if not foreseen or place > len(foreseen) or not put.answers[-1].fits(foreseen[place - 1]):
                return
            if place == len(foreseen) or (move.passing is not UNSET and "passing" not in self.capabilities):
                return
            answer = self._ask(move)
            if move.play is not UNSET and answer.played is not UNSET and not _as_asked(
                answer, move.play.seat, NUMBERS[move.play.card]
            ):
                put.another = (move.play.card, answer.played.card)
                return
            put.answers.append(
                told(answer.state, script.seats, accepted=answer.accepted, match=self.match, first_deal=place < first)
            )

    def _start(self, script: Script) -> Started:
        self.starts += 1
        resume = "resume" in self.capabilities
        return self.session.start(
            Start(
                rules=self.told,
                hands=hands_of(script.seats, script.rounds[0].hands),
                deal=script.deal,
                dealer=script.seats[script.dealer],
                totals=dict(zip(script.seats, script.totals, strict=True)) if resume else UNSET,
                phase=script.phase if resume else "adding",
            )
        )

    def _ask(self, move: Any) -> Answer:
        self.plays += 1
        return ask(self.session, move)


def is_refusal(ending: Ending | None) -> bool:
    """Tell whether an app only said that it cannot."""
    return isinstance(ending, AppError)


def _steps_from(script: Script, place: int) -> list[tuple[int, int, int]]:
    before = 0
    for each in script.rounds:
        if place <= before + len(each.steps):
            return list(each.steps[place - before :])
        before += len(each.steps) + 1
    return []


def _as_asked(answer: Answer, seat: str, card: int) -> bool:
    return answer.played is UNSET or (answer.played.seat, answer.played.card) == (seat, CODES[card])
