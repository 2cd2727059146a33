"""A mutant: it says that it plays what it is told, and plays other rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from reference_impl.serve import ReferenceApp

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.protocol.messages import Start, Started


class MutantApp(ReferenceApp):
    """Plays ``rules`` whatever it is told; hands that are no deal under them it cannot start with."""

    def __init__(self, rules: Mapping[str, Any]) -> None:
        super().__init__()
        self._own = dict(rules)

    def start(self, params: Start) -> Started:
        """Begin a match by its own rules and claim those it was told."""
        started = super().start(msgspec.structs.replace(params, rules=self._own))
        return started if started.unsupported else msgspec.structs.replace(started, applied=params.rules)
