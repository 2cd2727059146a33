"""By which rules cards are played in games whose numbers no rules explain."""

from __future__ import annotations

from conformance.records.form import short_line
from conformance.records.table import Table
from conformance.rules import load_profile
from conformance.verification.blocks import Verifier
from conformance.verification.playing import find_playing
from reference_impl.verifying import Judging
from tests.verification.games import SWEEP, all_tricks, deal, exchange, four, game, suits

NAMES = ("nl-omslag", "nl-short+pit-subtracts", "nl-short")
VERIFIERS = [Verifier(resolved=load_profile(name), engine=Judging()) for name in NAMES]
TABLE = Table.of(load_profile("nl-short").rules)
ODD_SCORE = short_line(game(deal(hands=suits(), score=four(1, 7, 7, 7))), TABLE)
ODD_TOTALS = short_line(game(*[deal(hands=suits(), score=SWEEP, totals=four(9, 9, 9, 9))] * 5, winners=["A"]), TABLE)
REVOKE = short_line(game(deal(all_tricks(exchange(suits(), "KC", "8D")), hands=suits())), TABLE)


def test_scores_and_the_end_of_the_match_are_left_out_of_account() -> None:
    found = find_playing(VERIFIERS, [ODD_SCORE, ODD_TOTALS])
    assert found is not None
    assert (found.profile, found.games, found.looked_at) == ("nl-short", 2, 2)
    assert found.breaks == {"sweep.score": 1, "match.add": 1}


def test_games_with_a_card_that_may_not_be_played_are_not_counted() -> None:
    found = find_playing(VERIFIERS, [REVOKE, ODD_SCORE])
    assert found is not None
    assert (found.games, found.looked_at, found.breaks) == (1, 2, {"sweep.score": 1})
    assert find_playing(VERIFIERS, [REVOKE]) is None
