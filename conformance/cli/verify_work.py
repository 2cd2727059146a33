"""What is done with a part of recorded games, here or on another machine: judge it, and send what was found."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from conformance.records.table import Table
    from conformance.rules import Resolved
    from conformance.verification.blocks import Verifier, Weighed
    from conformance.verification.parts import Part
    from conformance.verification.screening import Screen


@dataclass(frozen=True, kw_only=True)
class Verifying:
    """What whoever judges must know."""

    resolved: Resolved
    listed: int | None = None

    def __call__(self, part: Part) -> bytes:
        """Return the encoded `BlockResult` of a part."""
        import msgspec

        from conformance.verification.blocks import verify_block
        from conformance.verification.parts import blocks_of
        from conformance.verification.result import BlockResult, merge

        verifier = make_verifier(self.resolved, self.listed)
        total = BlockResult()
        for block in blocks_of(part):
            total = merge(total, verify_block(verifier, block), listed=self.listed)
        return msgspec.msgpack.encode(total)


@dataclass(frozen=True, kw_only=True)
class Comparing:
    """What whoever holds games against several rules must know."""

    known: tuple[Resolved, ...]
    listed: int | None = None

    def __call__(self, part: Part) -> bytes:
        """Return the encoded `Consistency` of a part."""
        import msgspec

        from conformance.verification.consistency import Consistency, hold_against, merge_consistency
        from conformance.verification.parts import blocks_of

        verifiers = [make_verifier(each, self.listed) for each in self.known]
        total = Consistency()
        for block in blocks_of(part):
            total = merge_consistency(total, hold_against(verifiers, block, total.against), listed=self.listed)
        return msgspec.msgpack.encode(total)


@dataclass(frozen=True, kw_only=True)
class Sorting:
    """What whoever lays games with the rules that explain them must know."""

    chosen: tuple[Resolved, ...]
    tables: tuple[Table, ...]

    def __call__(self, part: Part) -> bytes:
        """Return the encoded `Sorted` of a part."""
        import msgspec

        from conformance.verification.covering import LOOKED_AT, Sorted, merge_sorted, sort_block
        from conformance.verification.parts import blocks_of

        verifiers = [make_verifier(each, None) for each in self.chosen]
        total = Sorted()
        for block in blocks_of(part):
            total = merge_sorted(total, sort_block(verifiers, block, self.tables))
            if not verifiers and len(total.left) == LOOKED_AT:
                break
        return msgspec.msgpack.encode(total)


@dataclass(frozen=True, kw_only=True)
class Rereading:
    """What whoever looks for games that show what is executed must know."""

    resolved: Resolved
    others: tuple[tuple[str, Resolved], ...]

    def __call__(self, part: Part) -> bytes:
        """Return the encoded `BlockResult` of a part, of which only the readings count."""
        import msgspec

        from conformance.verification.parts import blocks_of
        from conformance.verification.rereading import reread_block
        from conformance.verification.result import BlockResult, merge

        verifier = make_verifier(self.resolved, None)
        others = {name: make_verifier(other, None) for name, other in self.others}
        total = BlockResult()
        for block in blocks_of(part):
            total = merge(total, reread_block(verifier, others, block))
        return msgspec.msgpack.encode(total)


_verifiers: dict[tuple[str, str, str, int | None], Verifier] = {}
"""Those of this process."""


def make_verifier(resolved: Resolved, listed: int | None) -> Verifier:
    """Return whoever verifies against a profile, the same for every part."""
    from conformance.verification.blocks import Verifier
    from reference_impl.verifying import Judging

    left_open = json.dumps([resolved.open_points, resolved.chosen], sort_keys=True)
    key = (resolved.name, resolved.hash, left_open, listed)
    if key not in _verifiers:
        _verifiers[key] = Verifier(
            resolved=resolved,
            engine=Judging(),
            make_screen=cache(partial(make_screen, resolved)),
            weighed=weighed(),
            listed=listed,
        )
    return _verifiers[key]


@cache
def weighed() -> Weighed:
    """Return what all verifiers of this process have met: compiled once, a screen serves any rules."""
    from conformance.verification.blocks import Weighed

    return Weighed()


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
