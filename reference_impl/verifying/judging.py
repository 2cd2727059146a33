"""The engine as whoever adds up verdicts wants it: a function of a game and flat rules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from reference_impl.rules import Rules
from reference_impl.verifying.hanging import NotedValues, hangs_on
from reference_impl.verifying.verify import verify

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.records.record import GameRecord
    from conformance.verification.finding import Finding


_KEPT: Final = 2000
"""Rules that are kept ready; beyond that all are made anew."""


class Judging:
    """Verifies games under flat rules, which are made ready once for each map."""

    def __init__(self) -> None:
        self._ready: dict[int, tuple[Mapping[str, Any], Rules, set[str]]] = {}

    def __call__(self, record: GameRecord, values: Mapping[str, Any]) -> Finding:
        """Return what `verify` finds in a game, and on which parameters it hangs that it is not fine.

        Raises:
            RulesError: the rules cannot be played by.
        """
        _, rules, read = self._ready.get(id(values)) or self._make_ready(values)
        read.clear()
        found = verify(record, rules)
        if found.what == "fine":
            return found
        return msgspec.structs.replace(found, hangs_on=hangs_on(found, record, rules, frozenset(read)))

    def _make_ready(self, values: Mapping[str, Any]) -> tuple[Mapping[str, Any], Rules, set[str]]:
        rules = Rules.from_values(values)
        noted = NotedValues(rules.values.items())
        if len(self._ready) >= _KEPT:
            self._ready.clear()
        ready = self._ready[id(values)] = (values, replace(rules, values=noted), noted.read)
        return ready
