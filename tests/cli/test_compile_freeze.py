"""`compile --freeze`, as a shell sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.cli.main import main

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_suite_is_frozen_under_its_own_name_and_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "--freeze", "99.0.0"]) == 2
    assert "this suite calls itself" in capsys.readouterr().err
    assert main(["compile", "--freeze", "0.1.0", "--check"]) == 2
    assert "takes nothing else beside it" in capsys.readouterr().err


def test_to_freeze_writes_all_cases_of_the_suite(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from conformance.scenarios import frozen
    from conformance.scenarios.vectors import SUITE

    freeze = frozen.freeze
    monkeypatch.setattr(frozen, "freeze", lambda version, scenarios: freeze(version, scenarios, tmp_path))
    assert main(["compile", "--freeze", SUITE]) == 0
    assert "cases, for good" in capsys.readouterr().out
    assert len((tmp_path / f"{SUITE}.jsonl").read_text().splitlines()) > 300
    assert main(["compile", "--freeze", SUITE]) == 2
