"""The report for programs is described by a schema, and says the same as the others."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from conformance.schema_files import FOLDER
from reports.check_json import as_json
from tests.processes import bad, honest
from tests.runner.running import check_app

APPS: dict[str, list[str]] = {
    "honest": honest(),
    "revoking": honest("--plays", "revokes"),
    "moody": honest("--plays", "plays-another"),
    "another pack": honest("--fixed", "table.players=3"),
    "mute": honest("--declare", "legal", "--hide", "turn"),
    "dying": bad("dies", starts=3),
    "rubbish": bad("rubbish"),
}


@pytest.mark.parametrize("app", APPS)
def test_every_report_is_as_the_schema_says(app: str) -> None:
    schema = json.loads((FOLDER / "report.schema.json").read_text(encoding="utf-8"))
    report: Any = json.loads(as_json(check_app(APPS[app])))
    jsonschema.Draft202012Validator(schema).validate(report)
    assert (report["exit_code"] == 0) == (report["conclusion"] == "conforms")


def test_it_holds_no_time_and_no_place_of_this_machine() -> None:
    text = as_json(check_app(bad("dies", starts=3)))
    assert "seconds" not in text
    assert "/" not in text.replace("dutch/by_hand.feature", "")
