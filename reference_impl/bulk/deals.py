"""Single deals that come as arrays, played through and compared with their scores, compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from reference_impl.bulk.compiling import compiled, whole
from reference_impl.bulk.desk import ADDING, HANDS, ROWS, SCORE, SEATS, TOTALS
from reference_impl.bulk.playing import AGAINST_THE_RULES, run_deal

if TYPE_CHECKING:
    from numpy.typing import NDArray


@compiled
def screen_deals(
    rules_in_one: NDArray[Any], owners: NDArray[np.uint8], plays: NDArray[np.uint8], scores: NDArray[np.int64],
    dealers: NDArray[np.uint8], fine: NDArray[np.bool_],
) -> None:  # fmt: skip
    """Tell of every deal whether it is fine; see `Screen.fine_deals`."""
    rules = rules_in_one[0]
    players = rules.players
    desk = np.zeros((ROWS, SEATS), np.int64)
    cards = rules.cards
    all_owners, all_plays = owners.reshape(-1), plays.reshape(-1)
    for deal in range(len(owners)):
        fine[deal] = False
        held = 0
        for seat in range(players):
            desk[HANDS, seat] = 0
            desk[TOTALS, seat] = 0
        for place in range(cards):
            seat = whole(all_owners[deal * cards + place])
            if seat >= players:
                held = 0
                break
            desk[HANDS, seat] |= whole(1) << rules.pack[place]
            held += 1 << (8 * seat)
        if held != rules.equal_hands or dealers[deal] >= players:
            continue
        phase, _ = run_deal(rules, all_plays, deal * cards, cards, whole(dealers[deal]), ADDING, desk)
        if phase == AGAINST_THE_RULES:
            continue
        right = True
        for seat in range(players):
            right = right and scores[deal, seat] == desk[SCORE, seat]
        fine[deal] = right
