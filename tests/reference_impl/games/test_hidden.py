"""Hidden cards change hands: the viewer sees what it saw, the others hold something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec import UNSET

from conformance.cases import Beginning
from conformance.protocol.messages import Move, Play
from reference_impl.games.hidden import swap_hidden
from tests.reference_impl.games.playing import games, play
from tests.reference_impl.tables import INTERNATIONAL, NL_SHORT

if TYPE_CHECKING:
    from conformance.games.game import Game

SEATS = ("A", "B", "C", "D")


def first_moves(game: Game, number: int) -> list[Move]:
    """Return the first moves of a game, up to one that deals."""
    deals = [place for place, move in enumerate(game.moves) if move.deal is not UNSET]
    return game.moves[: min([number, *deals])]


@pytest.mark.parametrize("table", [NL_SHORT, INTERNATIONAL], ids=["short", "full"])
def test_two_others_exchange_cards_that_nobody_has_seen(table: dict[str, Any]) -> None:
    swaps = 0
    for game in games(table, 40):
        moves = first_moves(game, 16)
        told = play(table, game)
        shown = {
            move.play.card
            for move, (accepted, _) in zip(moves, told, strict=False)
            if accepted and move.play is not UNSET
        }
        swapped = swap_hidden(table, game.start, moves, "B")
        if swapped is None:
            continue
        swaps += 1
        before, after = game.start.hands, swapped.hands
        moved = {seat: set(before[seat]) - set(after[seat]) for seat in before}
        assert moved["B"] == set()
        assert sum(bool(cards) for cards in moved.values()) == 2
        assert not set().union(*moved.values()) & shown
        assert all(len(before[seat]) == len(after[seat]) for seat in before)
        assert sorted(card for hand in after.values() for card in hand) == sorted(
            card for hand in before.values() for card in hand
        )
    assert swaps > 30


def test_the_opening_card_stays_where_it_was() -> None:
    for game in games(NL_SHORT, 30):
        swapped = swap_hidden(NL_SHORT, game.start, [], "A")
        assert swapped is not None
        holder = next(seat for seat, hand in game.start.hands.items() if "7C" in hand)
        assert "7C" in swapped.hands[holder]


def test_a_seat_that_showed_a_void_gets_no_card_of_that_suit() -> None:
    ranks = NL_SHORT["pack.ranks"]
    hands: Any = {seat: [rank + suit for rank in ranks] for seat, suit in zip(SEATS, "CDSH", strict=True)}
    plays: Any = [("A", "7C"), ("B", "7D"), ("C", "7S"), ("D", "7H")]
    moves = [Move(play=Play(seat=seat, card=card)) for seat, card in plays]
    swapped = swap_hidden(NL_SHORT, Beginning(hands=hands), moves, "A")
    assert swapped is not None
    assert all(card[-1] != "C" for seat in ("B", "C", "D") for card in swapped.hands[seat])
    assert swapped.hands["A"] == hands["A"]


def test_with_all_cards_played_nothing_is_hidden() -> None:
    game = next(each for each in games(NL_SHORT, 20) if all(move.deal is UNSET for move in each.moves))
    assert swap_hidden(NL_SHORT, game.start, game.moves, "A") is None
