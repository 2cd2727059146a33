"""`profiles`, `show` and `validate`, as a shell sees them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from conformance.cli.main import main
from conformance.rules import load_profile, shipped_profiles
from tests.rules.tables import write_house_rule, write_profile

if TYPE_CHECKING:
    from pathlib import Path

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", [*shipped_profiles(), "nl-short+omslag", "international+pit-subtracts"])
@pytest.mark.parametrize("options", [[], ["--origin"]])
def test_what_show_prints_is_a_profile_with_the_same_rules(
    name: str, options: list[str], tmp_path: Path, capsys: Captured
) -> None:
    assert main(["show", name, *options]) == 0
    path = tmp_path / f"{name.replace('+', '-')}.yaml"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    assert load_profile(str(path)).rules == load_profile(name).rules


def test_show_tells_where_a_value_comes_from(tmp_path: Path, capsys: Captured) -> None:
    path = write_profile(tmp_path, "ours", "match.threshold: 60", extends="nl-omslag")
    assert main(["show", str(path), "--origin"]) == 0
    lines = {line.split(":")[0].strip(): line for line in capsys.readouterr().out.splitlines()}
    assert lines["match.threshold"].endswith(f"# the table's own · {path}:6")
    assert "# open, or any_card · 003:23.1 · spec/profiles/nl-omslag.yaml:" in lines["opening.lead"]
    assert "# stated · 003:37 · spec/profiles/nl-omslag.yaml:" in lines["QS"]


def test_show_gives_programs_json(capsys: Captured) -> None:
    assert main(["show", "nl-omslag", "--format", "json", "--origin"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["rules"] == load_profile("nl-omslag").rules
    assert data["hash"] == load_profile("nl-omslag").hash
    assert data["standing"]["opening.lead"]["otherwise"] == ["any_card"]
    assert data["standing"]["opening.card"]["stated"] is True


def test_a_combination_that_changes_nothing_is_a_note_and_no_error(capsys: Captured) -> None:
    assert main(["show", "nl-omslag+omslag"]) == 0
    assert "`omslag` changes nothing in `nl-omslag`" in capsys.readouterr().err


def test_show_of_an_unknown_profile_names_the_nearest_and_exits_with_2(capsys: Captured) -> None:
    assert main(["show", "nl-shrt"]) == 2
    assert "did you mean `nl-short`?" in capsys.readouterr().err


def test_profiles_lists_profiles_and_house_rules(capsys: Captured) -> None:
    assert main(["profiles"]) == 0
    out = capsys.readouterr().out
    for name in (*shipped_profiles(), "+free-opening", "+pit-subtracts", "+omslag", "+gentlemans-rules"):
        assert name in out
    assert main(["profiles", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [profile["hash"] for profile in data["profiles"]] == [load_profile(name).hash for name in shipped_profiles()]
    sets = {rule["name"]: rule["sets"] for rule in data["house_rules"]}
    assert sets["pit-subtracts"] == ["sweep.sweeper", "sweep.others"]


def test_validate_prints_every_problem_of_every_file_and_what_is_fine(tmp_path: Path, capsys: Captured) -> None:
    good = write_profile(tmp_path, "good", "match.threshold: 60", extends="nl-short")
    bad = write_profile(tmp_path, "bad", "match.treshold: 60\nmatch.tie: nobody", extends="nl-short")
    rule = write_house_rule(tmp_path, "rule", "hearts.laed: free")
    assert main(["validate", str(good), str(bad), str(rule), str(tmp_path / "gone.yaml")]) == 2
    out, err = capsys.readouterr()
    assert out == f"{good}: fine\n"
    assert [line.split("  ")[1] for line in err.splitlines()] == [
        "unknown-parameter", "unknown-value", "no-such-file", "unknown-parameter",
    ]  # fmt: skip


def test_validate_looks_at_combinations_too(tmp_path: Path, capsys: Captured) -> None:
    path = write_profile(tmp_path, "ours", "sweep.needs: nothing", extends="nl-short")
    assert main(["validate", f"{path}+omslag", "nl-omslag+omslag"]) == 0
    assert capsys.readouterr().out == (
        f"{path}+omslag: fine\nnl-omslag+omslag: fine; `omslag` changes nothing in `nl-omslag`\n"
    )
    assert main(["validate", f"{path}+pit-subtracts"]) == 2
    assert "does-not-apply" in capsys.readouterr().err
