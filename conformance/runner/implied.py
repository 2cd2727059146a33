"""What an app need not say because it follows from what it does say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from conformance.runner.situation import has_passing, situate

if TYPE_CHECKING:
    from collections.abc import Container

    from conformance.cases import Case
    from conformance.protocol.messages import Observation


def is_implied(case: Case, index: int, name: str, wanted: Any, told: Observation, learned: Container[int]) -> bool:
    """Tell whether a field that a statement asks for follows from what an app told of the position.

    Legal cards have a holder, whose turn it is; ``learned`` are the steps at which they were found by trying. Who plays
    at once says by that that no cards are passed, and that the hands are as dealt.
    """
    if name == "turn":
        statement = case.steps[index].expect
        asked = statement is not None and bool(statement.legal)
        return asked and (told.legal is not UNSET or index in learned)
    if told.stage != "playing":
        return False
    if name == "hands" and not has_passing(case, index):
        where = situate(case, index)
        return where.trick == 1 and not where.table
    return name == "direction" and wanted == "none"
