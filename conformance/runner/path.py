"""Whether an app is still on the path of a case after a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

if TYPE_CHECKING:
    from conformance.cases import Step
    from conformance.protocol.messages import Answer


def leaves_path(step: Step, answer: Answer) -> bool:
    """Tell whether an answer takes the app off the path of the case, so that the steps after it mean nothing."""
    if step.refuse_play is not None or step.refuse_pass is not None:
        return answer.accepted
    return not answer.accepted or plays_another(step, answer)


def plays_another(step: Step, answer: Answer) -> bool:
    """Tell whether an app says that it played another card than it was asked for."""
    asked = step.play or step.refuse_play
    if asked is None or answer.played is UNSET:
        return False
    return (answer.played.seat, answer.played.card) != (asked.seat, asked.card)
