"""Failing games made small and written down, one of each kind of difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.games.drafting import draft
from conformance.games.likeness import alike
from conformance.games.second import Second, UnplayableError
from conformance.games.shrinking import Small, shrink
from conformance.games.shrunk import Shrunk
from conformance.protocol.endings import EndedError
from conformance.runner.app import GivenUpError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from conformance.games.comparing import Difference
    from conformance.games.drafting import Setting
    from conformance.games.game import Game
    from conformance.games.pairing import Pairing

KINDS: Final = 3
"""Kinds of differences of which one game each is shrunk."""


def shrink_kinds(
    differing: Sequence[tuple[Game, Difference]], pairing: Pairing, progress: Callable[[int, int, str], None]
) -> list[Small]:
    """Return one small game of each kind of difference, the first that came; of some kinds, where there are many."""
    second = Second(pairing.second, pairing.rules)
    smalls: list[Small] = []
    for game, difference in _first_of_kinds(differing):

        def tell(tried: int, of: int, name: str = game.name) -> None:
            progress(tried, of, f"tries to shrink game {name}")

        try:
            capabilities = pairing.capabilities()
        except GivenUpError as lost:
            smalls.append(Small(game=game, difference=difference, stopped=str(lost)))
            continue
        smalls.append(shrink(game, difference, pairing.difference, second, capabilities=capabilities, progress=tell))
    return smalls


def write_down(small: Small, original: Game, pairing: Pairing, setting: Setting) -> Shrunk:
    """Return what is reported of a small game; without a draft where the second implementation was lost."""
    try:
        written = draft(small, Second(pairing.second, pairing.rules), setting)
    except (GivenUpError, EndedError, UnplayableError):
        written = None
    return Shrunk(
        game=small.game.name,
        kind=small.game.kind,
        difference=small.difference,
        start=small.game.start,
        moves=small.game.moves[: small.difference.move + 1],
        of_moves=len(original.moves),
        attempts=small.attempts,
        steady=small.steady,
        stopped=small.stopped,
        draft=written,
    )


def _first_of_kinds(differing: Sequence[tuple[Game, Difference]]) -> list[tuple[Game, Difference]]:
    found: list[tuple[Game, Difference]] = []
    for game, difference in differing:
        if not any(alike(difference, other) for _, other in found):
            found.append((game, difference))
    return found[:KINDS]
