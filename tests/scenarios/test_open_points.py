"""What a table may choose instead is only what can be played beside the other choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.rules import load_profile
from conformance.scenarios.open_points import OpenPoints

if TYPE_CHECKING:
    from pathlib import Path


def test_choices_that_go_with_nothing_else_chosen_are_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "no-pit.yaml"
    file.write_text(
        "spec: 1\nprofile: no-pit\nextends: nl-short\ntitle: {en: No pit}\n"
        "rules:\n  sweep.needs: {open: nothing, otherwise: [all_penalty_cards]}\n"
    )
    points = OpenPoints(load_profile(str(file)))
    counted_as_none = {"sweep.needs": "all_penalty_cards", "sweep.others": 0}
    assert dict(points.others(counted_as_none))["sweep.sweeper"] == ["-total"]
    assert points.alternatives(counted_as_none)
