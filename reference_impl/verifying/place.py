"""A deal that is being verified: where it stands in the record and in the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from conformance.verification.finding import STAGES, Finding

if TYPE_CHECKING:
    from conformance.records.record import DealRecord
    from conformance.verification.finding import What
    from reference_impl.rules import Rules


@dataclass(frozen=True, kw_only=True)
class Place:
    """One deal of a record, with what the deals before it have led to."""

    rules: Rules
    record: DealRecord
    index: int
    """Its place in the record, counted from 0."""
    number: int
    """Its number in the match."""
    dealer: int
    last: bool
    """Whether it is the last one of the record."""

    def fault(
        self, what: What, stage: str, clauses: tuple[str, ...], *, steps: tuple[int, ...] = (), **details: Any
    ) -> Finding:
        """Return a finding at a stage of this deal; ``steps`` tell how far in that stage."""
        progress = (self.index, STAGES.index(stage), *steps)
        return Finding(what=what, clauses=clauses, deal=self.number, progress=progress, **details)
