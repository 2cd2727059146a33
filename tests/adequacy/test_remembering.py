"""A second implementation that remembers: the same answers, and each worked out once."""

from __future__ import annotations

import json

import msgspec

from conformance.adequacy.remembering import remember_replays
from conformance.protocol.messages import Move, Play, Replay, Replayed, Start
from conformance.protocol.serving import respond
from conformance.rules import load_profile
from reference_impl.serve import ReferenceApp
from tests.cases_by_hand import HANDS


class Counting(ReferenceApp):
    """Counts the conversations that it works out."""

    worked_out = 0

    def replay(self, params: Replay) -> Replayed:
        self.worked_out += 1
        return super().replay(params)


def line_of(lead: Play, number: int) -> bytes:
    start = Start(rules=load_profile("nl-short").rules, hands=HANDS)
    replay = Replay(start=start, moves=[Move(play=lead)])
    return msgspec.json.encode({"jsonrpc": "2.0", "id": number, "method": "replay", "params": replay})


def test_what_was_asked_before_is_not_worked_out_again_and_anything_else_is() -> None:
    app = Counting()
    handlers = remember_replays(app.handlers)
    right, wrong = Play(seat="A", card="7C"), Play(seat="A", card="8C")
    first, again, other = (
        json.loads(respond(handlers, line_of(lead, number))[0])
        for number, lead in enumerate((right, right, wrong), start=1)
    )
    assert app.worked_out == 2
    assert again == {**first, "id": 2}
    assert first["result"]["answers"][0]["accepted"]
    assert not other["result"]["answers"][0]["accepted"]
