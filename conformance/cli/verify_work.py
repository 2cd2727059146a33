"""What is done with a part of recorded games, here or on another machine: judge it, and send what was found."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from conformance.rules import Resolved
    from conformance.verification.blocks import Verifier
    from conformance.verification.parts import Part
    from conformance.verification.screening import Screen


@dataclass(frozen=True, kw_only=True)
class Work:
    """What whoever judges must know."""

    resolved: Resolved
    listed: int | None = None

    def __call__(self, part: Part) -> bytes:
        """Return the encoded `BlockResult` of a part."""
        import msgspec

        from conformance.verification.blocks import verify_block
        from conformance.verification.parts import blocks_of
        from conformance.verification.result import BlockResult, merge

        verifier = _verifier(self)
        total = BlockResult()
        for block in blocks_of(part):
            total = merge(total, verify_block(verifier, block), listed=self.listed)
        return msgspec.msgpack.encode(total)


_verifiers: dict[tuple[str, str, int | None], Verifier] = {}
"""Those of this process, for each work one."""


def _verifier(work: Work) -> Verifier:
    from conformance.verification.blocks import Verifier
    from reference_impl.verifying import Judging

    key = (work.resolved.name, work.resolved.hash, work.listed)
    if key not in _verifiers:
        _verifiers[key] = Verifier(
            resolved=work.resolved,
            engine=Judging(),
            make_screen=cache(partial(make_screen, work.resolved)),
            listed=work.listed,
        )
    return _verifiers[key]


def make_screen(resolved: Resolved) -> Screen | None:
    """Return the bulk verifier as a screen for these rules; None where it is not installed."""
    from conformance.verification.screening import Screening
    from reference_impl.bulk import NoBulkError
    from reference_impl.bulk import Screen as Flagging
    from reference_impl.rules import Rules

    try:
        return Screening(flagging=Flagging(Rules.from_values(resolved.rules), profile=resolved.name))
    except NoBulkError:
        return None
