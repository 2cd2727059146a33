"""The reference and the JavaScript app, which share no code, say the same of everything; see `agreement`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from conformance.protocol.messages import Replay, Replayed
from conformance.rules.parameters import load_parameters
from tests.adapters.agreement import Script, compare_views, disagreements, write_script
from tests.adapters.talk import Talk, javascript_app, talk

if TYPE_CHECKING:
    from collections.abc import Iterator

SEEDS = range(1, 161)


@pytest.fixture(scope="module")
def app() -> Iterator[Talk]:
    with talk(javascript_app()) as opened:
        yield opened


@pytest.fixture(scope="module")
def scripts() -> list[Script]:
    return [write_script(seed) for seed in SEEDS]


def replay(app: Talk, script: Script) -> list[str]:
    replayed: Replayed = app.ask("replay", Replay(start=script.start, moves=script.moves))
    return list(disagreements(script, replayed))


def test_two_engines_say_the_same_of_every_position_of_random_matches(app: Talk, scripts: list[Script]) -> None:
    for script in scripts:
        found = replay(app, script)
        assert not found, f"seed {script.seed}, rules {script.start.rules}: {found[0]}"


def test_both_show_each_seat_the_same(app: Talk, scripts: list[Script]) -> None:
    for script in scripts[:4]:
        found = compare_views(app, script)
        assert not found, f"seed {script.seed}, rules {script.start.rules}: {found[0]}"


def test_a_rule_that_one_of_them_plays_otherwise_is_noticed(app: Talk, scripts: list[Script]) -> None:
    unnoticed = []
    for path, parameter in load_parameters().items():
        if parameter.kind != "choice":
            continue
        for ours in parameter.values:
            for theirs in parameter.values:
                told_apart = notices(app, scripts, path, ours, theirs) if ours != theirs else None
                if told_apart is False:
                    unnoticed.append(f"{path}: {ours} played as {theirs}")
    assert not unnoticed


def notices(app: Talk, scripts: list[Script], path: str, ours: str, theirs: str) -> bool | None:
    """Say whether it shows that the app plays another value; None where that takes other parameters too."""
    outcome = None
    for script in scripts:
        if script.start.rules.get(path) != ours:
            continue
        rules: dict[str, Any] = {**script.start.rules, path: theirs}
        changed = msgspec.structs.replace(script.start, rules=rules)
        if app.ask("start", changed).unsupported:
            continue
        misled = Script(
            seed=script.seed, start=changed, begun=script.begun,
            moves=script.moves, refused=script.refused, seen=script.seen,
        )  # fmt: skip
        outcome = bool(replay(app, misled))
        if outcome:
            return True
    return outcome
