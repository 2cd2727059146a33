"""With a screen before the readable verifier everything comes to the same."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
import pytest

from conformance.cli.verify_work import make_screen
from conformance.records.form import long_line, short_line
from conformance.records.reading import Block
from conformance.records.table import Table
from conformance.rules import load_profile
from conformance.verification.blocks import Verifier, screen_block, verify_block
from conformance.verification.consistency import hold_against
from reference_impl.rules import Rules
from reference_impl.verifying import Judging
from tests.reference_impl.verifying.test_any_rules import play_match

if TYPE_CHECKING:
    from conformance.rules import Resolved

PROFILES = ("nl-short", "nl-omslag", "international")


def games(resolved: Resolved) -> bytes:
    """Games in both forms, some of them with a wrong number, between lines that are none."""
    lines = [b"", b"{nonsense"]
    for seed in range(12):
        record, _ = play_match(Rules.from_values(resolved.rules), seed, deals=3)
        if seed % 4 == 3:
            last = record.deals[-1]
            assert isinstance(last.totals, dict)
            wrong = msgspec.structs.replace(last, totals={**last.totals, "B": last.totals["B"] + 1})
            record = msgspec.structs.replace(record, deals=[*record.deals[:-1], wrong])
        table = Table.of(resolved.rules)
        lines.append(long_line(record) if seed % 5 == 4 else short_line(record, table))
    random.Random(1).shuffle(lines)
    return b"\n".join(lines)


@pytest.mark.parametrize("profile", PROFILES)
def test_the_result_is_the_same_with_a_screen_and_without(profile: str) -> None:
    resolved = load_profile(profile)
    block = Block(file="games", first_line=1, data=games(resolved))
    plain = Verifier(resolved=resolved, engine=Judging())
    screened = Verifier(resolved=resolved, engine=Judging(), make_screen=lambda: make_screen(resolved), screened_from=1)
    left = screen_block(screened, block)
    assert left is not None
    assert 0 < len(left) < 13
    assert verify_block(screened, block) == verify_block(plain, block)
    assert verify_block(plain, block).verdicts == {"fine": 9, "deviates": 3}
    assert hold_against([screened], block) == hold_against([plain], block)
