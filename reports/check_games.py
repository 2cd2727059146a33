"""Generated games in the report of a check: what differs, what was exercised, in words."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from conformance.games.comparing import START
from conformance.runner.outcomes import Fault
from reports.check_explanations import say_explanations
from reports.check_sentences import NAMES, phrase, quote, say_fault, say_move, say_where

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.games.comparing import Difference
    from conformance.games.result import EndedGame, GamesResult

_LISTED: Final = 12


def say_games(games: GamesResult) -> Iterator[tuple[int, str]]:
    """Yield paragraphs about the games, each with how far it is set in."""
    yield 2, _how_many(games)
    if games.stopped:
        yield 2, f"Not all of the {games.asked} were played: {games.stopped}."
    yield from ((2, paragraph) for paragraph in say_explanations(games.explanations, "game"))
    for code, group in groupby(_grouped(games.differing), key=lambda each: each.code):
        first, *others = group
        yield 2, f"{NAMES.get(code, code.replace('-', ' '))}: game {first.game} ({first.kind}), {_which_move(first)}"
        yield from ((4, line) for line in say_difference(first, games.second))
        if others:
            yield 4, f"Also in {_list([each.game for each in others])}."
    for outcome, ended in groupby(sorted(games.ended, key=lambda each: each.outcome), key=lambda each: each.outcome):
        lost, *more = ended
        yield 2, f"{outcome}: game {lost.game} ({lost.kind})"
        yield from ((4, line) for line in say_ended(lost))
        if more:
            yield 4, f"Also in {_list([each.game for each in more])}."
    for each in games.not_judged:
        number = len(each.games)
        yield 2, f"{number} game{'s' if number > 1 else ''} not judged: {each.reason} ({_list(each.games)})."
    yield from ((2, line) for line in say_coverage(games))


def say_difference(difference: Difference, second: str) -> Iterator[str]:
    """Yield where a game stands and what the app and the second implementation say there."""
    if difference.situation is not None:
        yield say_where(difference.situation)
    fault = _as_fault(difference)
    match difference.code:
        case "refused":
            why = "" if difference.told is UNSET else f", for the reason {quote(difference.told)}"
            yield f"The app refused {say_move(fault)}{why}; {second} accepts it."
        case "accepted":
            why = "" if difference.expected is UNSET else f" ({quote(difference.expected)})"
            yield f"The app accepted {say_move(fault)}; {second} refuses it{why}."
        case "state-changed" | "played-another" | "unsupported":
            yield say_fault(fault)
        case name:
            turn = difference.situation.turn if difference.situation else None
            told, expected = (phrase(name, value, turn) for value in (difference.told, difference.expected))
            yield f"The app says that {told}; {second} says that {expected}."


def say_ended(ended: EndedGame) -> Iterator[str]:
    """Yield how the app was lost in a game."""
    where = "" if ended.move is None else f", asked for move {ended.move + 1}"
    yield f"{ended.reason[:1].upper()}{ended.reason[1:]}{where}."
    if ended.raw:
        yield f"The line was: {ended.raw}"
    if ended.stderr:
        yield f"On standard error it wrote: {ended.stderr.splitlines()[-1][:200]}"


def say_coverage(games: GamesResult) -> Iterator[str]:
    """Yield what the games exercised, clause by clause, in numbers of games, and what none of them did."""
    if games.covered:
        yield f"Exercised, in so many games: {'; '.join(_by_clause(games.covered))}."
    if games.not_covered and games.covered:
        never = ", ".join(games.not_covered)
        yield f"Exercised in no game: {never}."


def _how_many(games: GamesResult) -> str:
    told = [_count(games.agreed, "agrees", "agree")]
    told += [_count(len(games.differing), "differs", "differ")] if games.differing else []
    told += [_count(len(games.ended), "was not", "were not") + " played to the end"] if games.ended else []
    beside = f"{games.deals} deals, {games.moves} moves, {games.refused} of them refused"
    return f"{games.played} of seed {games.seed}, compared with {games.second}: {', '.join(told)} ({beside})."


def _grouped(differing: Sequence[Difference]) -> list[Difference]:
    """Return the differences, those of one kind together, in the order in which the first of each kind came."""
    order = list(dict.fromkeys(each.code for each in differing))
    return sorted(differing, key=lambda each: order.index(each.code))


def _which_move(difference: Difference) -> str:
    return "at the start" if difference.move == START else f"move {difference.move + 1}"


def _by_clause(covered: Mapping[str, int]) -> Iterator[str]:
    numbers: dict[str, list[str]] = {}
    for name, number in covered.items():
        clause, _, direction = name.partition(" ")
        numbers.setdefault(clause, []).append(f"{direction} {number}".strip())
    yield from (f"{clause} {', '.join(told)}" for clause, told in numbers.items())


def _as_fault(difference: Difference) -> Fault:
    return Fault(
        clause="",
        code=difference.code,
        step=max(difference.move, 0),
        seat=difference.seat,
        cards=difference.cards,
        expected=difference.expected,
        told=difference.told,
        situation=difference.situation,
    )


def _count(number: int, one: str, other: str) -> str:
    return f"{number} {one if number == 1 else other}"


def _list(names: Sequence[str]) -> str:
    more = f" and {len(names) - _LISTED} more" if len(names) > _LISTED else ""
    return ", ".join(names[:_LISTED]) + more
