"""What the whole way, from the vectors to the exit code, says of the apps that come with the suite."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from conformance.spec_files import SPEC
from tests.adapters.talk import ADAPTERS, javascript_app

if TYPE_CHECKING:
    from pathlib import Path

PROFILES = sorted(path.stem for path in (SPEC / "vectors").glob("*.jsonl"))
KITS = {
    "python": [sys.executable, str(ADAPTERS / "minimal" / "adapter.py")],
    "javascript": [javascript_app()[0], str(ADAPTERS / "minimal" / "adapter.mjs")],
}
PARTS = ["legal", "passing", "match", "resume", "reasons", "replay", "seat_views", "several_matches"]


def check(tmp_path: Path, profile: str, options: list[str], command: list[str]) -> tuple[int, dict[str, Any]]:
    """Return the exit code of a check and its report."""
    report = tmp_path / "report.json"
    words = ["check", profile, "--json", str(report), "--force", *options, "--", *command]
    ran = subprocess.run(
        [sys.executable, "-m", "conformance.cli.main", *words], capture_output=True, text=True, timeout=300, check=False
    )
    assert report.exists(), ran.stderr
    return ran.returncode, json.loads(report.read_text(encoding="utf-8"))


@pytest.mark.parametrize("profile", PROFILES)
def test_the_javascript_app_conforms_and_nothing_is_skipped(tmp_path: Path, profile: str) -> None:
    code, _ = check(tmp_path, profile, ["--require-all"], javascript_app())
    assert code == 0


@pytest.mark.parametrize("part", PARTS)
def test_an_app_that_lacks_a_capability_conforms_on_the_rest(tmp_path: Path, part: str) -> None:
    code, _ = check(tmp_path, "nl-short", [], javascript_app("--without", part))
    assert code == 0


@pytest.mark.parametrize("language", KITS)
def test_the_adapters_to_copy_conform_on_what_they_can_be_asked(tmp_path: Path, language: str) -> None:
    code, _ = check(tmp_path, "nl-short", [], KITS[language])
    assert code == 0


@pytest.mark.parametrize("language", KITS)
def test_the_adapters_to_copy_fail_another_game_by_their_own_word(tmp_path: Path, language: str) -> None:
    code, report = check(tmp_path, "international", [], KITS[language])
    assert code == 1
    assert {"pack.ranks", "scoring.values"} <= {each["parameter"] for each in report["differences"]}
