"""The schema for editors: made from the parameters, in step with the loader."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from conformance.rules.catalogue import FOLDERS
from conformance.rules.document import read_document
from conformance.rules.schema import FILE, profile_schema
from conformance.rules.strict_yaml import load_yaml, read_file
from tests.rules.tables import write_house_rule, write_profile

BAD = sorted((Path(__file__).parent / "bad").glob("*.yaml"))
BEYOND_THE_SCHEMA = {"name-mismatch", "same-alternative"}
"""Of one file taken by itself; an editor's schema cannot see these."""


def validator() -> jsonschema.Draft7Validator:
    return jsonschema.Draft7Validator(profile_schema())


def test_the_published_schema_is_the_one_made_from_the_parameters() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == profile_schema(), "run: python -m conformance.rules.schema"


def test_the_schema_is_one() -> None:
    jsonschema.Draft7Validator.check_schema(profile_schema())


@pytest.mark.parametrize(
    "path", [path for folder in FOLDERS.values() for path in sorted(folder.glob("*.yaml"))], ids=lambda path: path.stem
)
def test_the_schema_accepts_every_shipped_file(path: Path) -> None:
    validator().validate(load_yaml(path))


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_the_schema_refuses_what_the_loader_refuses_in_a_file_by_itself_and_nothing_else(path: Path) -> None:
    if read_file(path).problems:
        return  # not YAML to begin with
    codes = {problem.code for problem in read_document(path).problems} - BEYOND_THE_SCHEMA
    if path.stem == "wrong-standing":
        codes -= {"unknown-key"}
    assert bool(list(validator().iter_errors(load_yaml(path)))) == bool(codes)


def test_the_schema_accepts_every_form_of_a_value(tmp_path: Path) -> None:
    rules = """
        table.players: 4
        pack.ranks: {is: ["7", "8"], source: "000:7"}
        deal.next_dealer: {open: left, otherwise: [same], source: ["000:7.4", "002:7"]}
        scoring.values: {is: {hearts: 1, 10D: -10}, source: "000:1"}
        sweep.others: -total
    """
    for path in (write_profile(tmp_path, "ours", rules), write_house_rule(tmp_path, "rule", rules)):
        assert not read_document(path).problems
        validator().validate(load_yaml(path))
