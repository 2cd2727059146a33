"""From the written parts of a record to those of a `GameRecord`, with every fault that the table shows on the way."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, cast, get_args

from msgspec import UNSET

from conformance.cards import sort_cards
from conformance.protocol.messages import Card, Played
from conformance.records.faults import Fault
from conformance.records.record import DealRecord, GameRecord, Opening
from conformance.records.seating import find_holders, take_turns

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from conformance.protocol.messages import Seat
    from conformance.records.table import Table
    from conformance.records.written import WrittenDeal, WrittenGame

    Hands = dict[Seat, list[Card]]

_OF_TEXT: Final[dict[str, Card]] = {(f"T{card[-1]}" if card[0] == "1" else card): card for card in get_args(Card)}
_TWICE_TOLD: Final = 4
"""Cards of one kind of fault that are named in one message."""


class Checked:
    """Reads the parts of one written game; `faults` are what was wrong with them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.faults: list[Fault] = []

    def game(self, written: WrittenGame) -> GameRecord:
        """Return the game, which is worth nothing where `faults` were found."""
        start = Opening() if written.start is UNSET else self._start(written.start)
        deals = []
        dealer = start.dealer
        for place, deal in enumerate(written.deals):
            deals.append(self._deal(f"deal {start.deal + place}, ", deal, start.deal + place, dealer))
            dealer = self.table.next_dealer(dealer)
        winners: Any = written.winners
        if winners is not UNSET:
            winners = list(winners)
            self._require_seats("winners", winners)
            if len(set(winners)) != len(winners):
                self._add("seat-twice", f"winners: {', '.join(winners)} names a seat twice")
        profile = "" if written.profile is UNSET else written.profile
        return GameRecord(
            game=written.game, profile=profile, start=start, deals=deals, winners=winners, note=written.note
        )

    def _start(self, written: Any) -> Opening:
        self._require_seats("start.dealer", [written.dealer])
        totals = self._scores("start.totals", written.totals)
        dealer: Seat = written.dealer if written.dealer in self.table.seats else "A"
        return Opening(
            deal=written.deal, dealer=dealer, totals={} if totals is UNSET else totals, phase=written.phase
        )

    def _deal(self, where: str, written: WrittenDeal, number: int, dealer: Seat) -> DealRecord:
        before = len(self.faults)
        hands = self._hands(f"{where}hands", written.hands)
        passes = self._passes(f"{where}passes", written.passes)
        known = None if not hands or len(self.faults) > before else find_holders(hands, passes, number, self.table)
        plays = self._plays(f"{where}plays", written.plays, known, dealer, judge=len(self.faults) == before)
        return DealRecord(
            hands=hands,
            passes=passes,
            plays=plays,
            score=self._scores(f"{where}score", written.score),
            totals=self._scores(f"{where}totals", written.totals),
        )

    def _hands(self, where: str, written: Any) -> Hands:
        if written is UNSET:
            return {}
        seats, cards = self.table.seats, self.table.cards
        if isinstance(written, str):
            if len(written) != len(cards):
                self._add(
                    "wrong-number",
                    f"{where}: {len(written)} letters for a pack of {len(cards)} cards",
                    "one letter a card: the seat it was dealt to",
                )
                return {}
            hands: Hands = {seat: [] for seat in seats}
            for card, seat in zip(cards, cast("Iterable[Seat]", written), strict=True):
                hands.setdefault(seat, []).append(card)
            self._require_seats(where, hands)
        else:
            hands = written
            self._require_seats(where, hands)
            self._require_all_seats(where, hands)
            self._require_cards(where, chain.from_iterable(hands.values()))
            missing = self.table.pack.difference(*hands.values())
            if missing:
                self._add("card-missing", f"{where}: {self._named(missing)} in no hand")
        if any(len(hands.get(seat, ())) != self.table.hand_size for seat in seats):
            sizes = ", ".join(f"{seat} {len(hand)}" for seat, hand in sorted(hands.items()))
            self._add("unequal-hands", f"{where}: {sizes}; {self.table.hand_size} cards each are expected")
        return hands

    def _passes(self, where: str, written: Any) -> Hands:
        if written is UNSET:
            return {}
        if isinstance(written, dict):
            passes: Hands = written
            self._require_seats(where, passes)
        else:
            self._require_length(where, written)
            texts = zip(self.table.seats, written, strict=False)
            passes = {seat: self._cards(f"{where} of {seat}", text) for seat, text in texts if text}
        self._require_cards(where, chain.from_iterable(passes.values()))
        return passes

    def _plays(
        self, where: str, written: Any, holder: Mapping[Card, Seat] | None, dealer: Seat, *, judge: bool
    ) -> list[Played]:
        if written is UNSET or not written:
            return []
        if not isinstance(written, str):
            self._require_cards(where, [play.card for play in written])
            self._require_seats(where, {play.seat for play in written})
            return [Played(seat=play.seat, card=play.card) for play in written]
        cards = self._cards(where, written)
        before = len(self.faults)
        self._require_cards(where, cards)
        if not judge or len(self.faults) > before:
            return []
        if holder is not None:
            return [Played(seat=holder[card], card=card) for card in cards]
        first = self.table.first_turn(dealer, None)
        if first is None:
            what = f"{where}: nobody can tell who played which card"
            self._add("seats-unknown", what, "record hands, and passes where cards are passed, or plays with seats")
            return []
        turns = take_turns(cards, first, self.table)
        return [Played(seat=seat, card=card) for seat, card in zip(turns, cards, strict=False)]

    def _scores(self, where: str, written: Any) -> Any:
        if written is UNSET:
            return UNSET
        if isinstance(written, dict):
            self._require_seats(where, written)
            self._require_all_seats(where, written)
            return written
        self._require_length(where, written)
        return dict(zip(self.table.seats, written, strict=False))

    def _cards(self, where: str, text: str) -> list[Card]:
        try:
            return [_OF_TEXT[text[place : place + 2]] for place in range(0, len(text), 2)]
        except KeyError as fault:
            self._add("unknown-card", f"{where}: {fault.args[0]!r} is no card")
            return []

    def _require_cards(self, where: str, cards: Iterable[Card]) -> None:
        listed = list(cards)
        found = set(listed)
        if len(listed) > len(self.table.cards) and where.endswith("plays"):
            self._add("too-many-plays", f"{where}: {len(listed)} cards; the pack has {len(self.table.cards)}")
        if strange := found - self.table.pack:
            hint = f"the pack has {len(self.table.cards)} cards, {self.table.ranks[0]} to {self.table.ranks[-1]}"
            self._add("other-pack", f"{where}: {self._named(strange)} not in the pack", hint)
        if len(found) != len(listed):
            twice = [card for card, times in Counter(listed).items() if times > 1]
            place = where
            if len(twice) == 1 and where.endswith("plays"):
                numbers = [str(number) for number, card in enumerate(listed, start=1) if card == twice[0]]
                place = f"{where} {', '.join(numbers[:-1])} and {numbers[-1]}"
            self._add("card-twice", f"{place}: {self._named(twice)} twice")

    def _require_seats(self, where: str, seats: Iterable[Seat]) -> None:
        strange = sorted(set(seats).difference(self.table.seats))
        if strange:
            at_table = f"at the table are {', '.join(self.table.seats)}"
            self._add("unknown-seat", f"{where}: nobody sits at {', '.join(strange)}", at_table)

    def _require_all_seats(self, where: str, seats: Iterable[Seat]) -> None:
        missing = sorted(set(self.table.seats).difference(seats))
        if missing:
            self._add("seat-missing", f"{where}: nothing is said of {', '.join(missing)}", "leave it out, or name all")

    def _require_length(self, where: str, listed: Sequence[Any]) -> None:
        if len(listed) != len(self.table.seats):
            self._add("wrong-number", f"{where}: {len(listed)} for {len(self.table.seats)} seats", "one a seat")

    def _named(self, cards: Iterable[Card]) -> str:
        listed = sort_cards(list(cards))
        more = f" and {len(listed) - _TWICE_TOLD} more" if len(listed) > _TWICE_TOLD else ""
        return ", ".join(listed[:_TWICE_TOLD]) + more

    def _add(self, code: str, message: str, hint: str = "") -> None:
        self.faults.append(Fault(code, message, hint))
