"""Before anything is said about rules: does the adapter work at all?

Whatever rules an app plays, it starts a deal, and then some player may play some card.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.protocol.endings import AppError, EndedError
from conformance.protocol.messages import Card, Observation, Pass, Play, Seat, Started
from conformance.runner.declarations import other_choices, told_rules
from conformance.runner.perform import beginning

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.cases import Case, Header
    from conformance.protocol.endings import Ending
    from conformance.protocol.messages import Greeting
    from conformance.runner.app import App
    from conformance.runner.declarations import Resolve
    from conformance.runner.session import Session

_CARDS_PASSED: Final = (3, 1, 2, 4)
"""Numbers of cards to try where an app waits for cards to be passed and nobody knows how many."""


@dataclass(frozen=True, kw_only=True)
class Smoke:
    """What the first deal showed."""

    greeting: Greeting
    rules: dict[str, Any]
    """The rules the app was told, and is told from now on."""
    echo: float
    """Seconds the app took for a `ping`."""
    started: Started | None = None
    fault: str = ""
    """Why the adapter is wrong, empty where it is not."""
    ending: Ending | None = None
    """How the conversation ended, where that is the fault."""
    diagnostics: bytes = b""
    trace: tuple[tuple[str, bytes], ...] = ()
    steps: tuple[str, ...] = ()
    """What worked, in words."""


def smoke(header: Header, cases: Sequence[Case], app: App, resolve: Resolve) -> Smoke:
    """Start a deal and play a card, any card that the app lets anybody play.

    Raises:
        GivenUpError: the app does not greet.
    """
    session = app.session()
    greeting = session.greeting
    found = Smoke(
        greeting=greeting,
        rules=told_rules(header, greeting, resolve),
        echo=session.echo,
        steps=(f"hello: {greeting.app.name} speaks version {greeting.protocol} of the protocol",),
    )
    if not cases:
        return found
    case = _first_case(cases, greeting.capabilities)
    session.begin_case(100)
    try:
        started, rules = _start(case, found.rules, header, session, resolve)
        found = replace(found, started=started, rules=rules)
        if started.state is UNSET:
            app.note(None, started=True)
            return found
        found = replace(found, steps=(*found.steps, "start: a deal was begun"))
        state = started.state
        try:
            state = _pass_all(case, state, session, found.rules)
        except EndedError as ended:
            if not isinstance(ended.ending, AppError) or "passing" in case.needs:
                raise
        played = _some_card(case, state, session) if state.stage == "playing" else None
        session.ping()
    except EndedError as ended:
        found = replace(found, fault=f"the app {ended}", ending=ended.ending)
        found = replace(found, trace=session.trace(), diagnostics=session.take_diagnostics())
        app.note(ended.ending, started=False)
        return found
    app.note(None, started=True)
    if played is None and state.stage == "passing" and "passing" not in case.needs:
        steps = (*found.steps, "pass: the app waits for cards to be passed, and takes none; the cases will tell")
        return replace(found, steps=steps)
    if played is None:
        fault = _nothing_played(state)
        return replace(found, fault=fault, trace=session.trace(), diagnostics=session.take_diagnostics())
    return replace(found, steps=(*found.steps, f"play: {played.card} from {played.seat} was accepted"))


def _nothing_played(state: Observation) -> str:
    if state.stage == "playing":
        return "the app accepted no card from any player, in the first trick of a deal that it had begun"
    if state.stage == "passing":
        return "the app waits for cards to be passed, and accepts none"
    return f"the app says of a deal that has just begun that its stage is {state.stage}"


def _first_case(cases: Sequence[Case], capabilities: Sequence[str]) -> Case:
    """Return the case with the plainest start among those the app can be asked, else among all."""
    askable = [case for case in cases if set(case.needs) <= set(capabilities)] or list(cases)
    return min(askable, key=lambda case: (len(case.needs), case.start.deal != 1, bool(case.when)))


def _start(
    case: Case, rules: dict[str, Any], header: Header, session: Session, resolve: Resolve
) -> tuple[Started, dict[str, Any]]:
    started = session.start(beginning(case, rules))
    if started.state is UNSET:
        for other in other_choices(rules, header, started, resolve):
            again = session.start(beginning(case, other))
            if again.state is not UNSET:
                return again, other
    return started, rules


def _pass_all(case: Case, state: Observation, session: Session, rules: Mapping[str, Any]) -> Observation:
    """Pass for every seat: as the case does, else the first cards of each hand, as many as the app takes."""
    if state.stage != "passing":
        return state
    passes = {step.passing.seat: step.passing for step in reversed(case.steps) if step.passing is not None}
    told = rules.get("passing.cards")
    number = told if isinstance(told, int) and told > 0 else _CARDS_PASSED[0]
    for seat, hand in case.start.hands.items():
        asked = [passes[seat].cards] if seat in passes else []
        for cards in (*asked, *(hand[:count] for count in dict.fromkeys((number, *_CARDS_PASSED)))):
            answer = session.pass_cards(Pass(seat=seat, cards=cards))
            state = answer.state
            if answer.accepted:
                number = len(cards)
                break
        if state.stage != "passing":
            break
    return state


def _some_card(case: Case, state: Observation, session: Session) -> Play | None:
    for play in _candidates(case, state):
        if session.play(play).accepted:
            return play
    return None


def _candidates(case: Case, state: Observation) -> Iterator[Play]:
    """Yield cards to try: what the app calls legal, what the case plays first, then everybody's everything."""
    hands: Mapping[Seat, Sequence[Card]] = case.start.hands if state.hands is UNSET else state.hands
    turn = None if state.turn is UNSET else state.turn
    if turn is not None and state.legal is not UNSET:
        yield from (Play(seat=turn, card=card) for card in state.legal)
    yield from [step.play for step in case.steps if step.play is not None][:1]
    for seat in sorted(hands, key=lambda seat: seat != turn):
        yield from (Play(seat=seat, card=card) for card in hands[seat])
