"""Driving an app through games, to write down what it did: the cards that were played and what it said of the score.

Nothing of what is recorded is computed here. A card the app refuses is not part of the record, and where it plays
another card than the one it was asked for, that one is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.protocol.endings import EndedError
from conformance.protocol.messages import Deal, Pass, Play, Played, Start
from conformance.records.choosing import Choices
from conformance.records.record import DealRecord, GameRecord, Opening
from conformance.records.seating import find_holders, take_turns

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.protocol.messages import Answer, Card, Observation, Seat
    from conformance.records.table import Table
    from conformance.runner.app import App
    from conformance.runner.session import Session

_BESIDE_THE_PLAYS: Final = 8
_NO_PASSING: Final = "the app waits for cards to be passed, and these rules pass none"


class CannotRecordError(Exception):
    """The app plays no game of these rules; the text says why."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """Which games an app can be driven through."""

    first_deals: tuple[int, ...]
    """Numbers of the deals with which a game may begin."""
    whole: bool
    """Whether a game is a match; else it is one deal."""

    @staticmethod
    def of(table: Table, capabilities: Sequence[str]) -> Plan:
        """Return what an app that declares these capabilities can be driven through.

        Raises:
            CannotRecordError: it can begin no deal.
        """
        passing, match = "passing" in capabilities, "match" in capabilities
        playable = [number for number in range(1, len(table.cycle) + 1) if passing or not table.step(number)]
        if match and len(playable) == len(table.cycle):
            return Plan(first_deals=(1,), whole=True)
        if match and "resume" not in capabilities:
            playable = [number for number in playable if number == 1]
        if not playable:
            what = "cards are passed before the play under these rules"
            raise CannotRecordError(f"{what}, and the app does not declare passing")
        return Plan(first_deals=tuple(playable), whole=False)


@dataclass(kw_only=True)
class Recording:
    """One game that was played with an app."""

    game: GameRecord | None
    """What was recorded; None where no card was played."""
    broken_off: str = ""
    """Why the game was not played to its end, empty where it was."""


@dataclass(frozen=True, kw_only=True)
class Recorder:
    """Plays games with an app by rules."""

    app: App
    rules: Mapping[str, Any]
    """What the app is told."""
    table: Table
    profile: str = ""
    """What is written as the profile of a game, if anything."""
    longest: int = 1000
    """Deals after which a match is left, for at random some would never end."""

    def plan(self) -> Plan:
        """Return which games the app can be driven through.

        Raises:
            CannotRecordError: none.
            GivenUpError: it cannot be reached.
        """
        return Plan.of(self.table, self.app.session().greeting.capabilities)

    def record(self, plan: Plan, *, seed: int, number: int) -> Recording:
        """Play one game, its moves left to chance, and return what came of it.

        Raises:
            CannotRecordError: the app does not play by these rules.
            GivenUpError: it cannot be reached any more.
        """
        session = self.app.session()
        first = plan.first_deals[(number - 1) % len(plan.first_deals)]
        talk = _Talk(self, session, Choices(self.table, seed=seed, number=number), first)
        broken_off, ending = "", None
        try:
            talk.play(deals=self.longest if plan.whole else 1)
            session.ping()
        except _StoppedError as stopped:
            broken_off = str(stopped)
        except EndedError as ended:
            ending, broken_off = ended.ending, f"the app {ended.ending}"
        self.app.note(ending, started=bool(talk.deals))
        if not any(deal.plays for deal in talk.deals):
            return Recording(game=None, broken_off=broken_off)
        game = GameRecord(
            game=f"{seed}:{number}",
            profile=self.profile,
            start=Opening(deal=first),
            deals=[deal.as_record(self.table) for deal in talk.deals],
            winners=talk.winners,
        )
        return Recording(game=game, broken_off=broken_off)


class _StoppedError(Exception):
    """The game cannot go on; the text says why."""


@dataclass(kw_only=True)
class _DealSoFar:
    hands: dict[Seat, list[Card]]
    passes: dict[Seat, list[Card]] = field(default_factory=dict)
    plays: list[Played] = field(default_factory=list)
    score: Any = UNSET
    totals: Any = UNSET

    def as_record(self, table: Table) -> DealRecord:
        """Return the deal; what the app said of some seats only cannot be recorded."""
        said = [UNSET if each is UNSET or set(each) != set(table.seats) else each for each in (self.score, self.totals)]
        return DealRecord(hands=self.hands, passes=self.passes, plays=self.plays, score=said[0], totals=said[1])


class _Talk:
    """One game with one app."""

    def __init__(self, recorder: Recorder, session: Session, choices: Choices, first: int) -> None:
        self._rules, self._table = recorder.rules, recorder.table
        self._session, self._choices, self._first = session, choices, first
        self.deals: list[_DealSoFar] = []
        self.winners: Any = UNSET
        self._dealer: Seat = "A"

    def play(self, *, deals: int) -> None:
        """Play until the match is over, or so many deals."""
        state = self._start()
        for number in range(self._first, self._first + deals):
            state = self._play_deal(state, number)
            if state.stage == "match_over":
                seats = set(self._table.seats)
                if state.winners is not UNSET and state.winners and seats.issuperset(state.winners):
                    self.winners = list(dict.fromkeys(state.winners))
                return
            if number + 1 < self._first + deals:
                state = self._deal()

    def _start(self) -> Observation:
        hands = self._choices.deal()
        self._allow()
        started = self._session.start(Start(rules=dict(self._rules), hands=hands, deal=self._first, dealer="A"))
        if started.state is UNSET:
            parameters = ", ".join(each.parameter for each in started.unsupported)
            raise CannotRecordError(f"the app does not play {parameters} as told")
        self.deals.append(_DealSoFar(hands=self._dealt(hands, started.state)))
        return started.state

    def _deal(self) -> Observation:
        hands = self._choices.deal()
        self._allow()
        answer = self._session.deal(Deal(hands=hands))
        if not answer.accepted:
            raise _StoppedError("the app refuses the next deal")
        self.deals.append(_DealSoFar(hands=self._dealt(hands, answer.state)))
        self._dealer = self._table.next_dealer(self._dealer)
        return answer.state

    def _dealt(self, given: dict[Seat, list[Card]], state: Observation) -> dict[Seat, list[Card]]:
        """Return the hands that the app says it dealt, else those it was given."""
        told, table = state.hands, self._table
        if told is UNSET or set(told) != set(table.seats):
            return given
        if any(len(hand) != table.hand_size for hand in told.values()) or set().union(*told.values()) != table.pack:
            return given
        return {seat: sorted(told[seat], key=table.cards.index) for seat in table.seats}

    def _allow(self) -> None:
        self._session.begin_case(len(self._table.cards) * self._table.hand_size + _BESIDE_THE_PLAYS)

    def _play_deal(self, state: Observation, number: int) -> Observation:
        deal = self.deals[-1]
        holder = {card: seat for seat, cards in deal.hands.items() for card in cards}
        if state.stage == "passing" and self._rules.get("passing.cards"):
            state = self._pass(deal)
            holder = find_holders(deal.hands, deal.passes, number, self._table) or holder
        while state.stage == "playing":
            if len(deal.plays) == len(self._table.cards):
                raise _StoppedError("the app plays on after the last card of a deal")
            state = self._play_card(state, deal, holder)
        if state.stage == "passing":
            raise _StoppedError("the app waits for more cards to be passed" if deal.passes else _NO_PASSING)
        deal.score, deal.totals = state.score, state.totals
        return state

    def _pass(self, deal: _DealSoFar) -> Observation:
        number = self._rules["passing.cards"]
        for seat in self._table.seats:
            cards = self._choices.pass_on(deal.hands[seat], number)
            answer = self._session.pass_cards(Pass(seat=seat, cards=cards))
            if not answer.accepted:
                raise _StoppedError(f"the app refuses the cards that {seat} passes")
            deal.passes[seat] = cards
        return answer.state

    def _play_card(self, state: Observation, deal: _DealSoFar, holder: dict[Card, Seat]) -> Observation:
        seat = self._turn(state, deal, holder)
        for card in self._candidates(state, seat, deal, holder):
            answer = self._session.play(Play(seat=seat, card=card))
            if answer.accepted:
                deal.plays.append(self._played(answer, Played(seat=seat, card=card), deal))
                return answer.state
        raise _StoppedError(f"the app refuses every card that {seat} holds")

    def _turn(self, state: Observation, deal: _DealSoFar, holder: Mapping[Card, Seat]) -> Seat:
        """Return the seat that is asked to play: the one the app names, else the one it must be."""
        if state.turn is not UNSET and state.turn is not None:
            return state.turn
        first = deal.plays[0].seat if deal.plays else self._table.first_turn(self._dealer, holder)
        if first is None:
            raise _StoppedError("the app does not say whose turn it is")
        return take_turns([play.card for play in deal.plays], first, self._table)[-1]

    def _candidates(
        self, state: Observation, seat: Seat, deal: _DealSoFar, holder: Mapping[Card, Seat]
    ) -> Iterator[Card]:
        """Yield the cards to try: those the app says may be played before the others of the hand."""
        gone = {play.card for play in deal.plays}
        hand = [card for card, owner in holder.items() if owner == seat and card not in gone]
        legal = hand if state.legal is UNSET else state.legal
        yield from self._choices.prefer(card for card in hand if card in legal)
        yield from self._choices.prefer(card for card in hand if card not in legal)

    def _played(self, answer: Answer, asked: Played, deal: _DealSoFar) -> Played:
        """Return the card that was really played."""
        played = asked if answer.played is UNSET else answer.played
        if played.card not in self._table.pack or played.seat not in self._table.seats:
            raise _StoppedError(f"the app has {played.seat} play {played.card}, which is not in this game")
        if played.card in {play.card for play in deal.plays}:
            raise _StoppedError(f"the app plays {played.card} a second time")
        return Played(seat=played.seat, card=played.card)
