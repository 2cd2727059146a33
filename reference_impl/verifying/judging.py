"""The engine as whoever adds up verdicts wants it: a function of a game and flat rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_impl.rules import Rules
from reference_impl.verifying.verify import verify

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.records.record import GameRecord
    from conformance.verification.finding import Finding


class Judging:
    """Verifies games under flat rules, which are made ready once for each map."""

    def __init__(self) -> None:
        self._ready: dict[int, tuple[Mapping[str, Any], Rules]] = {}

    def __call__(self, record: GameRecord, values: Mapping[str, Any]) -> Finding:
        """Return what `verify` finds in a game.

        Raises:
            RulesError: the rules cannot be played by.
        """
        ready = self._ready.get(id(values))
        if ready is None:
            ready = self._ready[id(values)] = (values, Rules.from_values(values))
        return verify(record, ready[1])
