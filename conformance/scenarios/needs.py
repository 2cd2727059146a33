"""What an app must be able to do for a case to be run on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UNSET

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.cases import Beginning, Step
    from conformance.protocol.messages import Observation

_OF_THE_MATCH: Final = ("match.", "reversal.")
"""How the ids of clauses about whole matches begin."""


def needs_of(start: Beginning, steps: Sequence[Step]) -> list[str]:
    """Return the capabilities without which a case cannot be run.

    The number of the deal and the dealer need none as long as nothing but the one deal is looked at: an app that knows
    only single deals can be told both. In a match they have to be the first ones, or `resume` is needed. That a deal is
    over can be said of a single deal; where the match might have been over instead, it takes a match to say so.
    """
    passing = any(step.passing or step.refuse_pass or (step.expect and _is_of_passing(step.expect)) for step in steps)
    resumed = bool(start.totals) or start.phase != "adding"
    match = any(step.deal or (step.expect and _is_of_match(step.expect, step.under, resumed=resumed)) for step in steps)
    resume = resumed or (match and start.deal > 1)
    return [name for name, needed in (("passing", passing), ("match", match), ("resume", resume)) if needed]


def _is_of_passing(wanted: Observation) -> bool:
    return wanted.stage == "passing"


def _is_of_match(wanted: Observation, clause: str, *, resumed: bool) -> bool:
    unlike_match_over = wanted.stage == "deal_over" and wanted.score is UNSET and wanted.points is UNSET
    return (
        wanted.totals is not UNSET
        or wanted.phase is not UNSET
        or wanted.winners is not UNSET
        or wanted.stage == "match_over"
        or (unlike_match_over and (resumed or clause.startswith(_OF_THE_MATCH)))
    )
