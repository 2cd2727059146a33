"""The schema of a record and the types accept and refuse the same lines."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import msgspec
import pytest

from conformance.records.written import WrittenGame
from conformance.schema_files import FOLDER
from tests.protocol.test_schema_files import mutants
from tests.records.tables import LONG, SHORT

CHECK = jsonschema.Draft202012Validator(json.loads((FOLDER / "record.schema.json").read_text(encoding="utf-8")))
PASSING: dict[str, Any] = {"game": "1", "deals": [{"passes": {"A": ["7C"], "B": []}, "plays": "", "score": [1, 2, 3]}]}
PASSED: dict[str, Any] = {"game": "1", "deals": [{"passes": ["7CTH", "", "AD"], "plays": []}, {}]}


def is_typed(record: Any) -> bool:
    try:
        msgspec.json.decode(json.dumps(record), type=WrittenGame)
    except msgspec.MsgspecError:
        return False
    return True


@pytest.mark.parametrize("record", [LONG, SHORT, PASSING, PASSED], ids=["long", "short", "passing", "passed"])
def test_schema_and_types_agree(record: dict[str, Any]) -> None:
    assert CHECK.is_valid(record)
    assert is_typed(record)
    changed = list(mutants(record))
    assert [mutant for mutant in changed if CHECK.is_valid(mutant) != is_typed(mutant)] == []
    assert not all(map(CHECK.is_valid, changed))


@pytest.mark.parametrize(
    "deal",
    [
        {"hands": "ABG"},
        {"hands": ""},
        {"plays": "7"},
        {"plays": "7c"},
        {"plays": "10C"},
        {"plays": [{"seat": "A", "card": "TC"}]},
        {"plays": [{"seat": "A", "card": "7C", "by": "x"}]},
        {"passes": ["7C", "8C"]},
        {"score": ["0", "1", "2"]},
        {"score": {"A": "1"}},
        {"score": [1, 2, 3, 4, 5, 6, 7]},
        {"scores": [1, 2, 3]},
        {"hands": None},
    ],
)
def test_both_refuse_what_is_no_record(deal: dict[str, Any]) -> None:
    record = {"game": "1", "deals": [deal]}
    assert not CHECK.is_valid(record)
    assert not is_typed(record)
