"""The trick that a rule sheet tells as an example, chosen among the cases that hold under its rules."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Final

from conformance.rules.pack import points_of_cards
from conformance.rules.settings import VALUES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from conformance.cases import Case
    from conformance.rules.resolved import Resolved
    from reference_impl.match import State

_FEWEST_CARDS: Final = 3
_MOST_CARDS: Final = 6
"""Of a hand that is told."""
_DEALS_LOOKED_FOR: Final = 8


@dataclass(frozen=True, kw_only=True)
class Turn:
    """A card played; the hand it came from and which cards of it could be played."""

    seat: str
    card: str
    hand: tuple[str, ...]
    legal: tuple[str, ...]
    barred_by: str = ""
    """The clause that bars the others, where it is one and the same."""


@dataclass(frozen=True, kw_only=True)
class Trick:
    """A whole trick."""

    case: str
    turns: tuple[Turn, ...]
    winner: str
    points: int
    players: int

    @property
    def chooser(self) -> Turn | None:
        """Return the turn with the shortest hand of those where some cards could be played and others not."""
        choosers = [
            turn
            for turn in self.turns
            if len(turn.legal) < len(turn.hand) and _FEWEST_CARDS <= len(turn.hand) <= _MOST_CARDS
        ]
        return min(choosers, key=lambda turn: (len(turn.legal) == 1, len(turn.hand)), default=None)


def choose_trick(resolved: Resolved) -> Trick | None:
    """Return the trick that shows most: a hand that may not play every card, a discard, penalty points taken.

    Cases of the profile go before cases of others; each is played through under these rules and left out where they
    do not allow it. Where there is no case with such a pack and so many players, deals found by search are looked
    through. None where there is no such trick either.
    """
    best: Trick | None = None
    for cases in chain(_shelves(resolved), [_found_deals(resolved)]):
        for case in cases:
            for trick in tricks_of(resolved, case):
                if best is None or _merit(trick) > _merit(best):
                    best = trick
        if best is not None:
            return best
    return None


def tricks_of(resolved: Resolved, case: Case) -> Iterator[Trick]:
    """Yield the tricks that a case is about, as they go under the rules; none from where these forbid a move."""
    from reference_impl.match import DealError, Refusal, bars, pass_cards, play_card, start_match
    from reference_impl.observing import observe
    from reference_impl.rules import Rules

    rules = Rules.from_values(resolved.rules)
    start = case.start
    try:
        state: State | Refusal = start_match(
            rules, start.hands, deal=start.deal, dealer=start.dealer, totals=start.totals or None, phase=start.phase
        )
    except DealError:
        return
    turns: list[Turn] = []
    about = False
    for step in case.steps:
        if isinstance(state, Refusal):
            return
        if step.passing is not None:
            state = pass_cards(state, step.passing.seat, step.passing.cards)
        elif step.play is not None:
            before, barred = observe(state), {clauses[0] for clauses in bars(state).values()}
            state = play_card(state, step.play.seat, step.play.card)
            if isinstance(state, Refusal) or not before.hands or not before.legal:
                return
            hand = tuple(before.hands[step.play.seat])
            turns.append(
                Turn(
                    seat=step.play.seat,
                    card=step.play.card,
                    hand=hand,
                    legal=tuple(before.legal),
                    barred_by=barred.pop() if len(barred) == 1 else "",
                )
            )
            about = about or step.target
            if len(turns) == rules.players:
                if about:
                    yield _trick(resolved, case.id, turns, state)
                turns, about = [], False
        elif step.deal is not None:
            return


def _trick(resolved: Resolved, case: str, turns: list[Turn], state: State) -> Trick:
    from reference_impl.observing import observe

    worth = points_of_cards(resolved.rules["pack.ranks"], resolved.rules[VALUES])
    captured = observe(state).captured or {}
    winner = next(seat for seat, cards in captured.items() if turns[0].card in cards)
    points = sum(worth.get(turn.card, 0) for turn in turns)
    players: int = resolved.rules["table.players"]
    return Trick(case=case, turns=tuple(turns), winner=winner, points=points, players=players)


def _shelves(resolved: Resolved) -> Iterator[Iterable[Case]]:
    """Yield the shipped cases of the very rules, then those of other profiles with the same pack and players."""
    from conformance.scenarios.vectors import VECTORS
    from conformance.vectors import read_header, read_vectors

    same, others = [], []
    for file in sorted(VECTORS.glob("*.jsonl")):
        header = read_header(file)
        if header is None:
            continue
        if header.hash == resolved.hash:
            same.append(file)
        elif all(header.rules.get(path) == resolved.rules[path] for path in ("table.players", "pack.ranks")):
            others.append(file)
    for file in [*same, *others]:
        cases = read_vectors(file)[1]
        yield (
            case for case in cases if all(resolved.rules.get(path, value) == value for path, value in case.when.items())
        )


def _found_deals(resolved: Resolved) -> Iterator[Case]:
    """Yield deals that the rules allow, played out any way; the same rules give the same deals everywhere."""
    from conformance.cases import Case, Step
    from reference_impl.rules import Rules
    from reference_impl.search.completion import Completion, complete
    from reference_impl.search.telling import stage
    from reference_impl.search.wanted import PlayedOut, Wanted

    rules = Rules.from_values(resolved.rules)
    for seed in range(1, _DEALS_LOOKED_FOR + 1):
        found = complete(Wanted(rules=(rules,), finish=PlayedOut()), seed)
        if isinstance(found, Completion):
            game = stage(rules, found)
            steps = [Step(play=move.play or None, passing=move.passing or None, target=True) for move in game.moves]
            yield Case(id="", title="", feature="", line=0, clauses=[], start=game.start, steps=steps)


def _merit(trick: Trick) -> tuple[int, int, int, int]:
    led = trick.turns[0].card[-1]
    chooser = trick.chooser
    discards = sum(turn.card[-1] != led for turn in trick.turns)
    restricted = 0 if chooser is None else 2 if len(chooser.legal) > 1 else 1
    return (
        (restricted > 0) + (discards == 1) + (trick.points > 1),
        restricted,
        -len(chooser.hand) if chooser else 0,
        trick.points,
    )
