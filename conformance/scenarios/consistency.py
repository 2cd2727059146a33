"""What cannot be so in what a scenario states: a card that is not in the pack or in two hands, a seat left out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import SUITS, seats_of, show_card
from conformance.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.scenarios.features import Line, Scenario

_ONCE: Final = (
    "profile", "deal-number", "dealer-is", "totals-so-far", "subtracting", "trick-number", "leader", "trick-so-far",
    "broken", "not-broken", "no-heart-played",
)  # fmt: skip
_PER_SEAT: Final = ("hand", "taken")
_PASSING: Final = ("pass", "others-pass")
_ANY_CARD: Final = ("refused", "may-not-play", "pass-refused")
"""Phrases that may name a card that is not in the pack, or one twice: the move is refused."""
_SUIT_NAMES: Final = {"C": "clubs", "D": "diamonds", "S": "spades", "H": "hearts"}


@dataclass(frozen=True, kw_only=True)
class Table:
    """What of the rules decides which cards and seats there are."""

    seats: tuple[str, ...]
    pack: frozenset[str]
    values: Mapping[str, int]
    """Points by card, of cards with any."""

    @property
    def tricks(self) -> int:
        """Tricks of a deal, and cards of a hand."""
        return len(self.pack) // len(self.seats)

    @property
    def total(self) -> int:
        """Points of all cards together."""
        return sum(self.values.values())


def table_of(rules: Mapping[str, Any]) -> Table:
    """Return the seats and cards of resolved rules.

    >>> rules = {"table.players": 4, "pack.ranks": ["A"], "scoring.values": {"hearts": 1, "AS": 5}}
    >>> table_of(rules).values
    {'AS': 5, 'AH': 1}
    """
    pack = [rank + suit for suit in SUITS for rank in rules["pack.ranks"]]
    named = rules["scoring.values"]
    points = {card: named.get(card, named.get(_SUIT_NAMES[card[-1]], 0)) for card in pack}
    return Table(
        seats=seats_of(rules["table.players"]),
        pack=frozenset(pack),
        values={card: value for card, value in points.items() if value},
    )


def check_statements(scenario: Scenario, table: Table) -> list[Problem]:
    """Return everything in the statements of a scenario that cannot be so at its table."""
    return [
        problem
        for problems in (
            _once(scenario),
            _seats(scenario, table),
            _cards(scenario, table),
            _held_once(scenario),
            _played_once(scenario),
            _hand_sizes(scenario, table),
            _tricks(scenario, table),
            _scores(scenario, table),
            _shares(scenario, table),
        )
        for problem in problems
    ]


def _problem(scenario: Scenario, line: Line, code: str, message: str, hint: str = "") -> Problem:
    return Problem(file=scenario.file, line=line.line, column=line.column, code=code, message=message, hint=hint)


def _once(scenario: Scenario) -> Iterator[Problem]:
    seen: dict[tuple[str, Any], Line] = {}
    for line in scenario.lines:
        if line.kind != "given" or line.stated.id not in (*_ONCE, *_PER_SEAT):
            continue
        key = (line.stated.id, line.stated.fields["seat"] if line.stated.id in _PER_SEAT else None)
        if key in seen:
            yield _problem(scenario, line, "given-twice", f"line {seen[key].line} already says so or otherwise")
        seen.setdefault(key, line)
    for one, other in (("broken", "not-broken"), ("broken", "no-heart-played")):
        if (one, None) in seen and (other, None) in seen:
            yield _problem(scenario, seen[other, None], "contradiction", f"line {seen[one, None].line} says otherwise")


def _seats(scenario: Scenario, table: Table) -> Iterator[Problem]:
    for line in scenario.lines:
        named = [*([line.stated.fields["seat"]] if "seat" in line.stated.fields else [])]
        named += line.stated.fields.get("seats", ())
        for name in ("scores", "trick", "shares"):
            named += [seat for seat, _ in line.stated.fields.get(name, ())]
        for seat in dict.fromkeys(named):
            if seat not in table.seats:
                yield _problem(
                    scenario, line, "no-such-seat", f"nobody sits at {seat}", f"the seats are {', '.join(table.seats)}"
                )


def cards_of(line: Line) -> tuple[str, ...]:
    """Return every card a step names, in the order written."""
    fields = line.stated.fields
    named: list[str] = [fields["card"]] if "card" in fields else []
    named += fields.get("cards", ())
    named += [card for _, card in fields.get("trick", ())]
    for _, cards in fields.get("shares", ()):
        named += cards
    return tuple(named)


def _cards(scenario: Scenario, table: Table) -> Iterator[Problem]:
    for line in scenario.lines:
        if line.stated.id in _ANY_CARD:
            continue
        named = cards_of(line)
        for card, times in Counter(named).items():
            if card not in table.pack:
                yield _problem(scenario, line, "not-in-pack", f"{show_card(card)} is not in the pack")
            if times > 1:
                yield _problem(scenario, line, "card-twice", f"{show_card(card)} is named twice")


def _held_once(scenario: Scenario) -> Iterator[Problem]:
    places: dict[str, tuple[str, Line]] = {}
    for line in scenario.lines:
        if line.stated.id not in ("hand", "earlier-trick", "trick-so-far"):
            continue
        for card in cards_of(line):
            place = line.stated.fields.get("seat", "the table")
            if card in places and places[card][1] is not line:
                message = f"{show_card(card)} is already elsewhere, says line {places[card][1].line}"
                yield _problem(scenario, line, "card-twice", message)
            places.setdefault(card, (place, line))
    taken: dict[str, Line] = {}
    for line in scenario.lines:
        if line.stated.id != "taken":
            continue
        for card in cards_of(line):
            where = places.get(card)
            if card in taken:
                message = f"{show_card(card)} is already taken, says line {taken[card].line}"
                yield _problem(scenario, line, "card-twice", message)
            elif where is not None and where[1].stated.id != "earlier-trick":
                yield _problem(
                    scenario, line, "card-twice", f"{show_card(card)} is not yet taken, says line {where[1].line}"
                )
            taken.setdefault(card, line)


def _played_once(scenario: Scenario) -> Iterator[Problem]:
    """Find cards that are played twice in a deal, or by somebody else than who holds them; passing may move them."""
    if any(line.stated.id in _PASSING for line in scenario.lines):
        return
    places: dict[str, tuple[str, Line]] = {}
    for line in scenario.lines:
        if line.stated.id == "next-deal":
            places = {}
        elif line.stated.id in ("hand", "holds"):
            places |= dict.fromkeys(cards_of(line), (line.stated.fields["seat"], line))
        elif line.kind == "given" and line.stated.id in ("earlier-trick", "trick-so-far", "taken"):
            places |= dict.fromkeys(cards_of(line), ("", line))
        elif line.kind == "when" and line.stated.id in ("play", "lead"):
            seat, card = line.stated.fields["seat"], line.stated.fields["card"]
            holder, said = places.get(card, (seat, line))
            if holder != seat:
                where = f"in the hand of {holder}" if holder else "played already"
                yield _problem(scenario, line, "card-twice", f"{show_card(card)} is {where}, says line {said.line}")
            places[card] = ("", line)


def _hand_sizes(scenario: Scenario, table: Table) -> Iterator[Problem]:
    so_far = [line.stated.fields["trick"] for line in scenario.lines if line.stated.id == "trick-so-far"]
    on_table = {seat for trick in so_far for seat, _ in trick}
    earlier = sum(line.stated.id == "earlier-trick" for line in scenario.lines)
    tricks: dict[int, Line] = {}
    for line in scenario.lines:
        if line.kind != "given" or line.stated.id not in ("hand", "trick-number"):
            continue
        if line.stated.id == "trick-number":
            trick = line.stated.fields["number"]
        else:
            played = line.stated.fields["seat"] in on_table
            trick = table.tricks + 1 - len(line.stated.fields["cards"]) - played
        if not 1 <= trick <= table.tricks:
            yield _problem(
                scenario, line, "hand-size", f"there is no trick in which this is so; a deal has {table.tricks} tricks"
            )
        elif trick <= earlier:
            yield _problem(
                scenario, line, "hand-size", f"this is trick {trick}, and {earlier} tricks are said to lie before it"
            )
        tricks.setdefault(trick, line)
    if len(tricks) > 1:
        (one, first), (other, second) = list(tricks.items())[:2]
        yield _problem(
            scenario, second, "hand-size", f"this is so in trick {other}, and line {first.line} in trick {one}",
            "a seat that has played to the trick holds one card less",
        )  # fmt: skip


def _tricks(scenario: Scenario, table: Table) -> Iterator[Problem]:
    for line in scenario.lines:
        trick: Sequence[tuple[str, str]] = line.stated.fields.get("trick", ())
        if not trick or any(seat not in table.seats for seat, _ in trick):
            continue
        first = table.seats.index(trick[0][0])
        turns = [table.seats[(first + place) % len(table.seats)] for place in range(len(trick))]
        if [seat for seat, _ in trick] != turns:
            hint = f"{table.seats[0]} is followed by {table.seats[1]}"
            yield _problem(scenario, line, "turn-order", "the seats do not play in turn", hint)
        elif line.stated.id == "earlier-trick" and len(trick) != len(table.seats):
            yield _problem(scenario, line, "trick-size", f"a whole trick has {len(table.seats)} cards")
        elif line.stated.id == "trick-so-far" and len(trick) == len(table.seats):
            yield _problem(scenario, line, "trick-size", "a trick with a card of everybody is an earlier trick")


def _scores(scenario: Scenario, table: Table) -> Iterator[Problem]:
    for line in scenario.lines:
        scores: Sequence[tuple[str, int]] = line.stated.fields.get("scores", ())
        if not scores:
            continue
        if sorted(seat for seat, _ in scores) != sorted(table.seats):
            hint = f"the seats are {', '.join(table.seats)}"
            yield _problem(scenario, line, "scores", "every seat has a number, once", hint)
        elif line.stated.id == "play-out-points" and sum(points for _, points in scores) != table.total:
            total = sum(points for _, points in scores)
            message = f"the points are {total} together, those of the cards {table.total}"
            yield _problem(scenario, line, "scores", message)


def _shares(scenario: Scenario, table: Table) -> Iterator[Problem]:
    for line in scenario.lines:
        if line.stated.id != "play-out-shares":
            continue
        named = set(cards_of(line))
        missing = sorted(table.values.keys() - named)
        if missing:
            yield _problem(scenario, line, "shares", f"nobody takes {' '.join(map(show_card, missing))}")
        for card in sorted((named & table.pack) - table.values.keys()):
            yield _problem(scenario, line, "shares", f"{show_card(card)} is no penalty card")
