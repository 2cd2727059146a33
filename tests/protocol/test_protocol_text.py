"""The text for implementers names everything there is, and the adapter in it works."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, get_args

import jsonschema
import pytest

from conformance.protocol.endings import BreakCode
from conformance.protocol.messages import Capability, Method, Observation
from conformance.runner.session import Limits
from conformance.schema_files import FOLDER
from conformance.spec_files import SPEC
from tests.cases_by_hand import FOLLOWING, OPENING, SCORING, WINNING
from tests.processes import APPS
from tests.runner.running import check_app, outcomes

if TYPE_CHECKING:
    from pathlib import Path

TEXT = (SPEC / "protocol.md").read_text(encoding="utf-8")
ADAPTER = next(block for block in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL) if "my_hearts" in block)
MY_HEARTS = """
import sys
sys.path.insert(0, {apps!r})
from honest import Honest
class Game(Honest):
    def __init__(self, hands):
        super().__init__([])
        super().start({{"hands": hands, "deal": 1, "dealer": "A"}})
        self.result = self.score
        self.score = lambda: self.result
        self.over = None
    def play(self, seat, card):
        score, self.score = self.score, None
        self.lay(seat, card)
        self.result, self.score, self.over = self.score, score, self.stage != "playing"
"""


@pytest.mark.parametrize(
    "name", [*get_args(Method), *get_args(Capability), *map(str, BreakCode), *Observation.__struct_fields__]
)
def test_everything_in_the_protocol_is_in_the_text(name: str) -> None:
    assert f"`{name}`" in TEXT


def test_the_adapter_has_forty_lines() -> None:
    assert len([line for line in ADAPTER.splitlines() if line.strip()]) <= 40


def test_the_adapter_works_as_it_is_printed(tmp_path: Path) -> None:
    (tmp_path / "adapter.py").write_text(ADAPTER, encoding="utf-8")
    (tmp_path / "my_hearts.py").write_text(MY_HEARTS.format(apps=str(APPS)), encoding="utf-8")
    cases = [OPENING, FOLLOWING, WINNING, SCORING]
    report = check_app([sys.executable, str(tmp_path / "adapter.py")], cases, open_points={}, limits=Limits(start=20))
    assert outcomes(report) == {"OPEN2": "passed", "FOLL2": "passed", "WINS2": "passed", "SCOR2": "passed"}


def test_the_lines_of_the_session_are_messages() -> None:
    check = jsonschema.Draft202012Validator(json.loads((FOLDER / "protocol.schema.json").read_text(encoding="utf-8")))
    lines = [line[2:] for line in TEXT.splitlines() if re.match(r"[<>] \{", line) and "…" not in line]
    assert len(lines) >= 10
    for line in lines:
        check.validate(json.loads(line))


def test_what_the_text_says_of_limits_is_so() -> None:
    from conformance.protocol.messages import MAX_LINE
    from conformance.protocol.reading import MAX_DEPTH
    from conformance.runner.app import RESTARTS

    assert f"({MAX_LINE:,} bytes" in TEXT
    assert f"deeper than {MAX_DEPTH}" in TEXT
    assert Limits().echoes == 100
    assert "a hundred times your own echo" in TEXT
    assert RESTARTS == 5
    assert "five restarts in a row" in " ".join(TEXT.split())
