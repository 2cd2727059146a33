"""The deals that perft is asked about: published ones by number, cards by chance from a seed, hands written out."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from conformance.cards import SUITS, UnknownCardError, parse_card, seats_of, show_card, sort_cards
from conformance.perft.table import Table, load_table
from conformance.problems import Problem, Problems, refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from conformance.protocol.messages import Card, Seat
    from conformance.rules.resolved import Resolved

    Hands = dict[Seat, list[Card]]

_FORMS: Final = 'a number, seed:7, "A: 7♣ 8♣ …; B: …", or a JSON file of hands'


@dataclass(frozen=True, kw_only=True)
class NamedDeal:
    """A deal to count in."""

    name: str
    """How it was asked for."""
    title: str = ""
    hands: Hands
    """With which the opening lead is due."""
    published: tuple[int, ...] = ()
    """The counts that are published for it under these rules."""


def find_deals(
    resolved: Resolved, wanted: Sequence[str], by_chance: Callable[[int], Hands], table: Table | None = None
) -> list[NamedDeal]:
    """Return the deals that were asked for; without any wish all that are published.

    A combination uses the deals of its profile. ``by_chance`` makes hands of a seed.

    Raises:
        Problems: a wish cannot be read, or the hands are not the pack of these rules in equal parts.
    """
    table = table or load_table(resolved.name.partition("+")[0])
    if not wanted:
        if table is None:
            raise refuse("no-deals", f"no deals are published for {resolved.name}", f"--deal takes {_FORMS}")
        wanted = [str(number) for number in range(1, len(table.deals) + 1)]
    found = [_find(each, resolved, by_chance, table) for each in wanted]
    problems = [problem for deal in found for problem in _faults(deal, resolved.rules)]
    if problems:
        raise Problems(problems)
    return found


def _find(text: str, resolved: Resolved, by_chance: Callable[[int], Hands], table: Table | None) -> NamedDeal:
    word = text.strip()
    if word.isdecimal():
        return _published(int(word), resolved, table)
    kind, colon, seed = word.partition(":")
    if colon and kind.strip().casefold() == "seed":
        if not seed.strip().isdecimal():
            raise refuse("bad-seed", f"--deal {word}: a seed is a whole number from 0", "as in seed:7")
        return NamedDeal(name=f"seed:{int(seed)}", hands=by_chance(int(seed)))
    if colon and not word.endswith(".json"):
        return NamedDeal(name="as written", hands=_read_hands(_parts(word)))
    if word.endswith(".json") or _is_file(word):
        return NamedDeal(name=word, hands=_read_hands(_from_file(Path(word))))
    raise refuse("bad-deal", f"--deal '{text}' names no deal", f"it takes {_FORMS}")


def _is_file(word: str) -> bool:
    try:
        return Path(word).is_file()
    except OSError:  # too long for a name
        return False


def _published(number: int, resolved: Resolved, table: Table | None) -> NamedDeal:
    deals = table.deals if table else []
    if table is None or not 1 <= number <= len(deals):
        there = f"there are 1 to {len(deals)}" if deals else f"--deal takes {_FORMS}"
        raise refuse("no-such-deal", f"no deal {number} is published for {resolved.name}", there)
    deal = deals[number - 1]
    known = tuple(deal.counts) if table.hash == resolved.hash else ()
    return NamedDeal(name=str(number), title=deal.title, hands=deal.hands, published=known)


def _parts(text: str) -> Iterator[tuple[str, Sequence[Any]]]:
    for part in filter(str.strip, text.replace("\n", ";").split(";")):
        seat, colon, cards = part.partition(":")
        if not colon:
            raise refuse("bad-deal", f"--deal: '{part.strip()}' is no hand", 'write "A: 7♣ 8♣ …; B: …"')
        yield seat.strip().upper(), cards.replace(",", " ").split()


def _from_file(file: Path) -> Iterator[tuple[str, Sequence[Any]]]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else "it is no JSON"
        raise refuse("unreadable-file", f"--deal {file} cannot be read: {reason}") from fault
    hands = data.get("hands", data) if isinstance(data, dict) else None
    if not isinstance(hands, dict):
        raise refuse("bad-deal", f"--deal {file}: it holds no hands", '{"A": ["7C", …], …}')
    for seat, cards in hands.items():
        if not isinstance(cards, list):
            raise refuse("bad-deal", f"--deal {file}: the cards of {seat} are not a list", '{"A": ["7C", …], …}')
        yield seat, cards


def _read_hands(parts: Iterable[tuple[str, Sequence[Any]]]) -> Hands:
    hands: dict[str, list[str]] = {}
    messages = []
    for seat, words in parts:
        if seat in hands:
            messages.append(f"the hand of {seat} is there twice")
        hands[seat] = []
        for word in words:
            try:
                hands[seat].append(parse_card(word if isinstance(word, str) else str(word), "nl"))
            except UnknownCardError:
                messages.append(f"{seat}: '{word}' is no card; write 7C, 7♣ or ♣7")
    if messages:
        raise Problems(_problem(message) for message in messages)
    return cast("Hands", hands)


def _faults(deal: NamedDeal, rules: Mapping[str, Any]) -> Iterator[Problem]:
    """Find why hands are not the pack of the rules in equal parts."""
    seats, ranks = seats_of(rules["table.players"]), rules["pack.ranks"]
    size = len(ranks) * len(SUITS) // len(seats)
    if sorted(deal.hands) != sorted(seats):
        yield _problem(f"hands are needed for exactly {', '.join(seats)}, not for {', '.join(deal.hands) or 'nobody'}")
    holders: dict[str, list[str]] = {}
    for seat, cards in deal.hands.items():
        strange = [show_card(card) for card in cards if card[:-1] not in ranks]
        if strange:
            yield _problem(f"{seat}: {', '.join(strange)} is not in the pack of these rules, {' '.join(ranks)}")
        if len(cards) != size:
            yield _problem(f"{seat}: {len(cards)} cards, and a hand has {size}")
        for card in cards:
            holders.setdefault(card, []).append(seat)
    for each in sort_cards([card for card, held in holders.items() if len(held) > 1]):
        yield _problem(f"{show_card(each)} is there more than once, with {' and '.join(holders[each])}")


def _problem(message: str) -> Problem:
    return Problem(file="", line=0, column=0, code="bad-deal", message=message)
