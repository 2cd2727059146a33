"""The two written forms of a record, long and short: reading one line, and writing one.

`parse_record` reads a line of either form, every leaf by itself: `hands`, `passes`, `plays`, `score`, `totals`,
`start.totals`, `winners`. It gives a `GameRecord` or every fault of form as `Problem`s, never an exception. A fault of
form is one that no rules are needed for beyond the `Table` (who sits there with which pack): a card twice, a card from
another pack, an unknown seat, a score that is a text. What is played against the rules is no fault of form; nor is
another profile named in the record, nor a deal that is not played to its end: those are for whoever verifies.

After `parse_record`: `hands`, where said, are the whole pack in equal hands; `score`, `totals` and `start.totals`,
where said, name exactly the seats of the table; no card is passed or played twice in a deal. Plays of the short form
have been given the seat that holds the card. What was left out is left out: `seating.dealt_hands` derives hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from msgspec import UNSET

from conformance.problems import Problem
from conformance.records.checking import Checked
from conformance.records.faults import Fault, find_faults, find_half_characters, find_repeats, limit_faults
from conformance.records.other_table import find_other_table
from conformance.records.record import DealRecord, GameRecord, Opening
from conformance.records.seating import dealt_hands, find_holders, take_turns
from conformance.records.written import WrittenDeal, WrittenGame, WrittenOpening

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.protocol.messages import Card, Seat
    from conformance.records.table import Table

_decoder: Final = msgspec.json.Decoder(WrittenGame)


def parse_record(line: bytes, table: Table, *, file: str = "", number: int = 0) -> GameRecord | tuple[Problem, ...]:
    """Return the game that a line records, in either form, or everything that is wrong with its form.

    ``file`` and ``number`` are where the line stands.

    >>> from conformance.records.table import Table
    >>> from conformance.rules import load_profile
    >>> table = Table.of(load_profile("nl-short").rules)
    >>> game = parse_record(b'{"game":"1","deals":[{"plays":[{"seat":"A","card":"7C"}],"score":[0,3,13,6]}]}', table)
    >>> game.deals[0].plays, game.deals[0].score
    ([Played(seat='A', card='7C')], {'A': 0, 'B': 3, 'C': 13, 'D': 6})
    >>> problems = parse_record(b'{"game":"1","deals":[{"score":["0",3,13,6]}]}', table, file="club.jsonl", number=3)
    >>> print(problems[0])
    club.jsonl:3  wrong-type  deal 1, score of A: "0" where a whole number is expected  (write 0, without quotes)
    """
    written, faults = _decode(line)
    if written is not None:
        checked = Checked(table)
        record = checked.game(written)
        if not (faults := checked.faults):
            return record
        other = find_other_table(written, table)
        faults = faults if other is None else [other]
    return tuple(
        Problem(file=file, line=number, column=each.column, code=each.code, message=each.message, hint=each.hint)
        for each in limit_faults(faults)
    )


def short_line(record: GameRecord, table: Table, *, profile: bool = False) -> bytes:
    r"""Return a record as one line of the short form, without the newline; with the name of the profile if asked.

    A part that the short form cannot say, such as a card played by a seat that does not hold it, keeps the long one.

    >>> from conformance.records.table import Table
    >>> from conformance.rules import load_profile
    >>> table = Table.of(load_profile("nl-short").rules)
    >>> deal = DealRecord(score={"A": 0, "B": 3, "C": 13, "D": 6}, totals={"A": 7, "B": 3, "C": 50, "D": 6})
    >>> short_line(GameRecord(game="1", deals=[deal], winners=["B"]), table)
    b'{"game":"1","deals":[{"score":[0,3,13,6],"totals":[7,3,50,6]}],"winners":"B"}'
    """
    start, dealer = record.start, record.start.dealer
    deals = []
    for place, deal in enumerate(record.deals):
        deals.append(_short_deal(deal, start.deal + place, dealer, table))
        dealer = table.next_dealer(dealer)
    written = WrittenGame(
        game=record.game,
        profile=record.profile if profile and record.profile else UNSET,
        start=UNSET if start == Opening() else _short_start(start, table),
        deals=deals,
        winners=UNSET if record.winners is UNSET else "".join(record.winners),
        note=record.note,
    )
    return msgspec.json.encode(written)


def long_line(record: GameRecord) -> bytes:
    """Return a record as one line of the long form, without the newline.

    >>> from conformance.protocol.messages import Played
    >>> long_line(GameRecord(game="1", deals=[DealRecord(plays=[Played(seat="A", card="7C")])], winners=["A", "C"]))
    b'{"game":"1","deals":[{"plays":[{"seat":"A","card":"7C"}]}],"winners":["A","C"]}'
    """
    start = record.start
    totals: Any = start.totals or UNSET
    opening = WrittenOpening(deal=start.deal, dealer=start.dealer, totals=totals, phase=start.phase)
    deals: Any = record.deals
    written = WrittenGame(
        game=record.game,
        profile=record.profile or UNSET,
        start=UNSET if start == Opening() else opening,
        deals=deals,
        winners=record.winners,
        note=record.note,
    )
    return msgspec.json.encode(written)


def short_cards(cards: Sequence[Card]) -> str:
    """Return cards as the short form writes them.

    >>> short_cards(["7C", "10H", "QS"])
    '7CTHQS'
    """
    return "".join(f"T{card[-1]}" if card[0] == "1" else card for card in cards)


def _decode(line: bytes) -> tuple[WrittenGame | None, list[Fault]]:
    """Return what a line says, or the faults for which it says nothing."""
    try:
        written = _decoder.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as refusal:
        return None, find_faults(line, refusal)
    faults: list[Fault] = []
    if not line.isascii():
        faults = _not_utf8(line)
    if not faults and b"\\u" in line:
        faults = find_half_characters(line)
    if not faults and (b"\\" in line or _fields(written) != line.count(b":")):  # \u003a is a colon that nobody sees
        faults = find_repeats(line)
    return (None, faults) if faults else (written, [])


def _not_utf8(line: bytes) -> list[Fault]:
    try:
        line.decode()
    except UnicodeDecodeError as refusal:
        return find_faults(line, refusal)
    return []


def _fields(written: WrittenGame) -> int:
    """Return how many colons a line has in which no field is written twice, and no colon in a text goes unseen."""
    profile = "" if written.profile is UNSET else written.profile
    count = 2 + written.game.count(":") + profile.count(":")
    count += (written.profile is not UNSET) + (written.winners is not UNSET)
    if written.note is not UNSET:
        return -1
    if written.start is not UNSET:
        return -1
    for deal in written.deals:
        for part in (deal.hands, deal.passes, deal.score, deal.totals):
            if part is not UNSET:
                count += 1 + len(part) * isinstance(part, dict)
        if deal.plays is not UNSET:
            count += 1 + 2 * len(deal.plays) * isinstance(deal.plays, list)
    return count


def _short_start(start: Opening, table: Table) -> WrittenOpening:
    totals = _short_scores(start.totals, table) if start.totals else UNSET
    return WrittenOpening(deal=start.deal, dealer=start.dealer, totals=totals, phase=start.phase)


def _short_deal(deal: DealRecord, number: int, dealer: Seat, table: Table) -> WrittenDeal:
    hands = dealt_hands(deal, number, table)
    cards = [play.card for play in deal.plays]
    holder = find_holders(hands, deal.passes, number, table) if hands else None
    first = table.first_turn(dealer, None)
    seats: list[Any] = []
    if holder is not None:
        seats = [holder.get(card) for card in cards]
    elif first is not None:
        seats = take_turns(cards, first, table)[: len(cards)]
    as_short = seats == [play.seat for play in deal.plays]
    return WrittenDeal(
        hands=_short_hands(hands, table) if hands else UNSET,
        passes=_short_passes(deal.passes, table) if deal.passes else UNSET,
        plays=(short_cards(cards) if as_short else cast("Any", deal.plays)) if cards else UNSET,
        score=_short_scores(deal.score, table),
        totals=_short_scores(deal.totals, table),
    )


def _short_hands(hands: Mapping[Seat, Sequence[Card]], table: Table) -> Any:
    holder = {card: seat for seat, cards in hands.items() for card in cards}
    return "".join(holder[card] for card in table.cards) if holder.keys() == table.pack else hands


def _short_passes(passes: Mapping[Seat, Sequence[Card]], table: Table) -> list[str]:
    return [short_cards(passes.get(seat, ())) for seat in table.seats]


def _short_scores(scores: Any, table: Table) -> Any:
    if scores is UNSET or scores.keys() != set(table.seats):
        return scores
    return [scores[seat] for seat in table.seats]
