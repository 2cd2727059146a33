"""A failing game made small: the fewest deals, cards and plays that still show the same difference."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from conformance.games.likeness import alike
from conformance.games.parts import Standing, parts_of, put_together
from conformance.games.second import UnplayableError
from conformance.games.sooner import Search
from conformance.protocol.endings import EndedError
from conformance.runner.app import GivenUpError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from conformance.games.comparing import Difference
    from conformance.games.game import Game
    from conformance.games.parts import Part
    from conformance.games.second import Account, Second
    from conformance.protocol.messages import Capability

Differs = Callable[["Game"], "Difference | None"]
"""Plays a game with the app and with the second implementation and returns their first difference."""
Progress = Callable[[int, int], None]
"""Called before each try with how many there were and how many there may be."""
ATTEMPTS: Final = 600
_OVER: Final = ("deal_over", "match_over")
_PLAINER: Final[tuple[Callable[[Standing], Standing], ...]] = (
    lambda standing: replace(standing, totals={}, phase="adding"),
    lambda standing: replace(standing, phase="adding"),
    lambda standing: replace(standing, totals={}),
    lambda standing: replace(standing, deal=1),
    lambda standing: replace(standing, dealer="A"),
)


@dataclass(frozen=True, kw_only=True)
class Small:
    """What is left of a failing game."""

    game: Game
    difference: Difference
    steady: bool = True
    """Whether the app answered in the same way whenever it was asked; where it did not, the game is as it was."""
    stopped: str = ""
    """Why the game was left as it was: one of the two was lost on the way."""
    attempts: int = 0
    """How many games were played for it."""


class _SpentError(Exception):
    """As many games were played as may be."""


def shrink(
    game: Game,
    difference: Difference,
    differs: Differs,
    second: Second,
    *,
    capabilities: Collection[Capability],
    attempts: int = ATTEMPTS,
    progress: Progress = lambda _tried, _of: None,
) -> Small:
    """Return the smallest game found that differs in the same way; the same tries are made every time.

    ``capabilities`` are those of the app: one that cannot `resume` is not started from totals, and a match that cannot
    be started later keeps the deals before.

    Raises:
        EndedError: the second implementation was lost.
    """
    shrinking = _Shrinking(game, difference, differs, second, frozenset(capabilities), attempts, progress)
    try:
        with contextlib.suppress(_SpentError):
            shrinking.run()
        return shrinking.result()
    except GivenUpError as lost:
        reason = str(lost)
    except EndedError as lost:
        reason = f"the second implementation {lost.ending}"
    except UnplayableError as lost:
        reason = f"the second implementation does not play {lost}"
    return Small(game=game, difference=difference, stopped=reason, attempts=shrinking.tried)


class _Shrinking:
    def __init__(
        self,
        game: Game,
        difference: Difference,
        differs: Differs,
        second: Second,
        capabilities: frozenset[Capability],
        attempts: int,
        progress: Progress,
    ) -> None:
        self.whole = Small(game=game, difference=difference)
        self.sought = difference
        self.differs, self.second, self.capabilities = differs, second, capabilities
        self.attempts, self.progress = attempts, progress
        self.tried = 0
        self.seen: set[bytes] = set()
        self.steady = True
        self.game, self.difference = _cut(game, difference), difference

    def run(self) -> None:
        """Go from the large steps to the small ones."""
        if not self._shows(self.game):
            self.steady = False
            return
        self._begin_later()
        self._drop_deals()
        self._drop_refused()
        self._stand_plainly()
        self._find_sooner()
        self._drop_refused()
        self._pass_nothing()
        self._stand_plainly()

    def result(self) -> Small:
        """Return what was found, if the app still answers so."""
        if self.steady and self.game != self.whole.game:
            found = self.differs(self.game)
            self.tried += 1
            self.steady = found is not None and alike(found, self.sought) and found.move == len(self.game.moves) - 1
        if not self.steady:
            return replace(self.whole, steady=False, attempts=self.tried)
        return Small(game=self.game, difference=self.difference, attempts=self.tried)

    def _shows(self, game: Game) -> bool:
        """Play a game; where it shows the difference it is what is left, without what comes after it."""
        key = msgspec.json.encode((game.start, game.moves))
        if key in self.seen:
            return False
        self.seen.add(key)
        if self.tried >= self.attempts:
            raise _SpentError
        self.progress(self.tried, self.attempts)
        self.tried += 1
        found = self.differs(game)
        if found is None or not alike(found, self.sought):
            return False
        self.game, self.difference = _cut(game, found), found
        return True

    def _parts(self) -> tuple[tuple[Part, ...], Account]:
        account = self.second.account(self.game)
        return parts_of(self.game, account), account

    def _from(self, parts: Sequence[Part], standing: Standing) -> bool:
        """Try these deals from a start; not where somebody would pass who did not before."""
        passed = any(part.passes for part in parts)
        try:
            game = put_together(self.game, parts, standing, self.second)
        except UnplayableError:
            return False
        return (passed or not _passes(game)) and self._shows(game)

    def _begin_later(self) -> None:
        """Leave out the deals before the one that differs, or as many of them as can be left out."""
        parts, _ = self._parts()
        for first in range(len(parts) - 1, 0, -1):
            standing = parts[first].standing
            for tried in self._startable(standing):
                if self._from(parts[first:], tried):
                    return

    def _startable(self, standing: Standing) -> Iterator[Standing]:
        """Yield how a game may start that is to stand so, as far as the app can be told."""
        if "resume" in self.capabilities:
            yield standing
        yield replace(standing, totals={}, phase="adding", deal=self._deal(standing.deal))

    def _deal(self, number: int) -> int:
        """Return the number a deal may have when a game starts with it: a match not resumed starts with 1."""
        return number if "resume" in self.capabilities or "match" not in self.capabilities else 1

    def _drop_deals(self) -> None:
        """Leave out deals in between, for what only comes about in a match."""
        place = 0
        while True:
            parts, _ = self._parts()
            if place >= len(parts) - 1:
                return
            left = [part for number, part in enumerate(parts) if number != place]
            if not self._from(left, parts[0].standing):
                place += 1

    def _drop_refused(self) -> None:
        """Leave out moves that were refused and changed nothing: all of them, else one by one."""
        account = self.second.account(self.game)
        last = len(self.game.moves) - 1
        refused = [place for place in range(last) if not account.answers[place].accepted]
        if not refused or self._shows(_without(self.game, refused)):
            return
        for place in reversed(refused):
            self._shows(_without(self.game, [place]))

    def _stand_plainly(self) -> None:
        """Start the match at its first deal with everybody at 0, as far as that still shows it."""
        for plainer in _PLAINER:
            parts, _ = self._parts()
            standing = parts[0].standing
            plain = plainer(standing)
            if plain != standing:
                self._from(parts, plain)

    def _pass_nothing(self) -> None:
        """Find a deal of the match in which nobody passes."""
        parts, _ = self._parts()
        if len(parts) != 1 or not parts[0].passes or self._deal(2) == 1:
            return
        for deal in range(1, len(self.second.rules.get("passing.cycle", ())) + 1):
            silent = [replace(parts[0], hands=parts[0].after, passes=(), direction="none")]
            if self._from(silent, replace(parts[0].standing, deal=deal)):
                return

    def _find_sooner(self) -> None:
        """Look for other cards and other plays that come to the same difference sooner."""
        self._pass_nothing()
        parts, account = self._parts()
        if len(parts) > 1 or not parts[0].plays or self._ends_a_deal(account):
            return
        search = Search(self.game, self.difference, parts[0], self.second)
        while (candidate := search.next()) is not None:
            if self._shows(candidate):
                self._drop_refused()
                parts, account = self._parts()
                if self._ends_a_deal(account):
                    return
                search.narrow(self.game, self.difference, parts[0])

    @staticmethod
    def _ends_a_deal(account: Account) -> bool:
        return account.after(len(account.answers) - 1).stage in _OVER


def _cut(game: Game, difference: Difference) -> Game:
    return msgspec.structs.replace(game, moves=game.moves[: difference.move + 1])


def _without(game: Game, places: Collection[int]) -> Game:
    return msgspec.structs.replace(game, moves=[move for place, move in enumerate(game.moves) if place not in places])


def _passes(game: Game) -> bool:
    return any(move.passing is not UNSET for move in game.moves)
