"""A mutant: it says that it plays what it is told, and plays other rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from conformance.protocol.serving import RpcFault
from reference_impl.serve import ReferenceApp

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from conformance.protocol.messages import Start, Started

    Change = Callable[[Mapping[str, Any]], Mapping[str, Any]]


class ChangingApp(ReferenceApp):
    """Plays what ``change`` makes of the rules it is told; hands that are no deal under those it cannot start with.

    Rules that cannot be changed so, for which ``change`` raises ValueError, it cannot start with either.
    """

    def __init__(self, change: Change) -> None:
        super().__init__()
        self._change = change

    def start(self, params: Start) -> Started:
        """Begin a match by its own rules and claim those it was told."""
        try:
            own = dict(self._change(params.rules))
        except ValueError as error:
            raise RpcFault(f"start: {error}") from error
        started = super().start(msgspec.structs.replace(params, rules=own))
        return started if started.unsupported else msgspec.structs.replace(started, applied=params.rules)


class MutantApp(ChangingApp):
    """Plays ``rules`` whatever it is told."""

    def __init__(self, rules: Mapping[str, Any]) -> None:
        super().__init__(lambda _told: rules)
