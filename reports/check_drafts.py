"""Shrunk games in the report of a check: who holds what, what was played, and the draft of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from reports.check_sentences import show_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.games.shrunk import Shrunk
    from conformance.protocol.messages import Move


def say_shrunk(shrunk: Shrunk) -> Iterator[str]:
    """Yield what is left of a failing game, in words."""
    if shrunk.stopped:
        yield f"Game {shrunk.game} is left as it was: {shrunk.stopped}."
        return
    if not shrunk.steady:
        yield (
            f"Game {shrunk.game} is left as it was: the app did not answer alike when it was played again "
            f"({_count(shrunk.attempts, 'try', 'tries')})."
        )
        return
    left = f"{_count(shrunk.plays, 'play', 'plays')} in {_count(shrunk.deals, 'deal', 'deals')}"
    yield f"Game {shrunk.game}, shrunk from {shrunk.of_moves} moves to {left}."
    yield f"{_standing(shrunk)} " + " ".join(
        f"{seat} holds {show_cards(cards)}." for seat, cards in sorted(shrunk.start.hands.items())
    )
    if shrunk.moves:
        yield f"{'Then' if shrunk.plays else 'Before play'}: {_moves(shrunk.moves, len(shrunk.start.hands))}."


def draft_lines(shrunk: Shrunk) -> Iterator[str]:
    """Yield the draft as it is to be written, or where it was."""
    if shrunk.draft is None:
        return
    if shrunk.saved:
        yield f"Saved as {shrunk.draft.id}.feature and {shrunk.draft.id}.json."
        return
    yield "A draft of a scenario (--save FOLDER writes it, and the case as JSON):"
    yield ""
    yield from (f"  {line}".rstrip() for line in shrunk.draft.feature.splitlines())


def _standing(shrunk: Shrunk) -> str:
    start = shrunk.start
    totals = ", ".join(f"{seat} {total}" for seat, total in sorted(start.totals.items()))
    said = [f"Deal {start.deal}, dealt by {start.dealer}"]
    said += [f"with the totals {totals}"] if totals else []
    said += ["points being subtracted"] if start.phase == "subtracting" else []
    return ", ".join(said) + "."


def _moves(moves: Sequence[Move], players: int) -> str:
    """Return the moves in a row, trick by trick where they are nothing but tricks."""
    tricks = [moves[first : first + players] for first in range(0, len(moves), players)]
    seats = [[move.play.seat for move in trick if move.play is not UNSET] for trick in tricks]
    whole = all(len(set(each)) == len(trick) for each, trick in zip(seats, tricks, strict=True))
    rows = tricks if whole else [moves]
    return "; ".join(", ".join(_move(move) for move in row) for row in rows)


def _move(move: Move) -> str:
    if move.play is not UNSET:
        return f"{move.play.seat} {show_cards([move.play.card])}"
    if move.passing is not UNSET:
        return f"{move.passing.seat} passes {show_cards(move.passing.cards)}"
    return "the next deal"


def _count(number: int, one: str, other: str) -> str:
    return f"{number} {one if number == 1 else other}"
