"""What an app must declare to be asked a case is no more than what the case takes."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.cases import Beginning, Step
from conformance.protocol.messages import Deal, Pass
from conformance.scenarios.needs import needs_of
from tests.cases_by_hand import HANDS, SCORE, TRICKS, expect, tricks

OVER: Any = {"stage": "deal_over"}
TOTALS: Any = {"A": 45, "B": 3, "C": 4, "D": 8}


@pytest.mark.parametrize(
    ("steps", "start", "needs"),
    [
        ([expect("trick.all", **OVER)], {}, []),
        ([expect("trick.all", **OVER)], {"deal": 4}, []),
        ([expect("score.cards", **OVER, score=SCORE)], {"deal": 4}, []),
        ([expect("match.end", **OVER)], {}, ["match"]),
        ([expect("reversal.begin", **OVER)], {}, ["match"]),
        ([expect("trick.all", **OVER)], {"totals": TOTALS}, ["match", "resume"]),
        ([expect("trick.all", **OVER)], {"phase": "subtracting"}, ["match", "resume"]),
        ([expect("match.end", stage="match_over")], {}, ["match"]),
        ([expect("match.add", **OVER, totals=SCORE)], {"deal": 2}, ["match", "resume"]),
        ([expect("match.winner", winners=["A"], stage="match_over")], {}, ["match"]),
        ([Step(deal=Deal(hands=HANDS))], {}, ["match"]),
        ([Step(passing=Pass(seat="A", cards=["7C"]))], {}, ["passing"]),
    ],
)
def test_a_case_needs_what_its_start_and_its_statements_take(
    steps: list[Step], start: dict[str, Any], needs: list[str]
) -> None:
    assert needs_of(Beginning(hands=HANDS, **start), [*tricks(*TRICKS), *steps]) == needs
