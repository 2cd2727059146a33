"""The screen as `hartenjagen verify` uses it: nothing that is found depends on it."""

from __future__ import annotations

import random

import pytest

from conformance.cli.verify_work import make_screen
from conformance.records.reading import Block
from conformance.rules import load_profile, shipped_profiles
from conformance.verification.blocks import Verifier, verify_block
from reference_impl.rules import Rules
from reference_impl.verifying import Judging
from tests.bulk.faults import plant
from tests.bulk.making import as_line, make_game


def some_block(rules: Rules, number: int) -> bytes:
    chance = random.Random(number)
    lines = [b"", b" ", b"{}"]
    for place in range(number):
        game = make_game(rules, chance, str(place))
        lines.append(plant(game, chance)[1] if chance.random() < 0.5 else as_line(game))
    chance.shuffle(lines)
    return b"\n".join(lines)


@pytest.mark.parametrize("end", [b"", b"\n", b"\n\n"])
@pytest.mark.parametrize("name", shipped_profiles())
def test_a_report_is_the_same_with_and_without_the_screen(name: str, end: bytes) -> None:
    resolved = load_profile(name)
    block = Block(file="games.jsonl", first_line=5, data=some_block(Rules.from_values(resolved.rules), 40) + end)
    screen = make_screen(resolved)
    assert screen is not None
    assert screen.screen(block.data).games > 10
    plain = Verifier(resolved=resolved, engine=Judging(), make_screen=lambda: None)
    screened = Verifier(resolved=resolved, engine=Judging(), make_screen=lambda: screen, screened_from=0)
    found = verify_block(screened, block)
    assert found == verify_block(plain, block)
    assert found.verdicts["fine"] > 10
    assert found.verdicts["deviates"] > 2
