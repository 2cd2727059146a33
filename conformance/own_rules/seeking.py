"""Positions for clauses at a table that no scenario of the suite fits: found by search, or laid out from its pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conformance.cards import SUITS, seats_of
from conformance.rules.clauses import load_clauses
from conformance.scenarios.features import Line, Scenario
from conformance.scenarios.phrasebook import Stated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.positions import Position
    from conformance.rules.resolved import Resolved
    from conformance.scenarios.phrasebook import Kind

_OF_A_TRICK: Final = (
    "trick.order", "play.own-card", "play.follow-suit", "play.discard", "trick.winner", "trick.next-lead", "trick.all",
    "play.refusal",
)  # fmt: skip
_KINDS: Final = ("pack", "passing", "opening", "lead", "follow", "trick")
"""Kinds of positions that are a few cards; whole deals are taken from scenarios."""
_SUITS: Final = ("D", "C", "S")
"""To lead, the others to fill hands up; hearts are what is discarded."""


def seek(clause: str, table: Resolved) -> Iterator[Scenario]:
    """Yield scenarios about a clause, the likeliest first; whether they can come about is for the caller to see.

    Their Thens hold values of no meaning: what is so at the table is left to a person.
    """
    if clause in _OF_A_TRICK:
        yield from _tricks(table)
        return
    for path in reversed(load_clauses()[clause].reads):  # the last is what the clause is about, the others its ground
        position = _telling(path, table)
        if position is not None:
            clauses = (clause, *(each for each in _read_alone(path, table) if each != clause))
            yield _scenario(clauses, [_given("profile", profile=table.name), *_steps(position, table)])


def _telling(path: str, table: Resolved) -> Position | None:
    """Return a position that comes out otherwise where a parameter has another value; None: there is none so short."""
    from reference_impl.search.telling_apart import tell_apart

    for rules in table.neighbours(path) if path in table.rules else ():
        position = tell_apart(table.rules, rules)
        if position is not None and position.kind in _KINDS:
            return position
    return None


def _read_alone(path: str, table: Resolved) -> tuple[str, ...]:
    """Return the clauses that hang on one parameter and on no other that applies at the table."""
    return tuple(
        clause.id
        for clause in load_clauses().values()
        if path in clause.reads and all(read == path or read not in table.rules for read in clause.reads)
    )


def _steps(position: Position, table: Resolved) -> Iterator[Line]:
    """Yield the steps that lead to a position, and what is asked of it."""
    if position.kind == "pack":
        seats = seats_of(table.rules["table.players"])
        pack = [rank + suit for suit in SUITS for rank in table.rules["pack.ranks"]]
        for place, seat in enumerate(seats):
            yield _given("hand", seat=seat, cards=tuple(pack[place :: len(seats)]))
        yield _line("when", "begin")
        yield _line("then", "turn", seat=position.seat)
        return
    if position.kind == "passing":
        yield _given("deal-number", number=position.deal)
        yield _line("when", "begin")
        yield _line("then", "nobody-passes")
        return
    if position.kind == "opening":
        dealt = position.game.start.hands if position.game else {}
        for seat, cards in dealt.items():
            if set(cards) & set(position.hand):
                yield _given("hand", seat=seat, cards=tuple(cards))
        yield _line("when", "begin")
        yield _line("then", "turn", seat=position.seat)
        return
    if position.earlier:
        yield _given("earlier-trick", trick=tuple((each.seat, each.card) for each in position.earlier))
    if position.fresh:
        yield _given("no-heart-played")
    if position.undiscarded and not position.fresh:
        yield _given("no-heart-discarded")
    laid = tuple((each.seat, each.card) for each in position.trick)
    if position.kind == "trick":
        yield _given("trick-so-far", trick=laid[:-1])
        yield _line("when", "play", seat=laid[-1][0], card=laid[-1][1])
        yield _line("then", "takes-trick", seat=laid[-1][0])
        return
    yield _given("trick-so-far", trick=laid) if laid else _given("leader", seat=position.seat)
    yield _given("hand", seat=position.seat, cards=tuple(position.hand))
    yield _line("then", "may-play", seat=position.seat, cards=tuple(position.hand))


def _tricks(table: Resolved) -> Iterator[Scenario]:
    """Yield the last two tricks of a deal: a suit is led that the last player has none of."""
    seats, ranks = seats_of(table.rules["table.players"]), tuple(table.rules["pack.ranks"])
    worth = table.rules["scoring.values"]
    plain = {
        suit: [rank + suit for rank in ranks if rank + suit not in (*worth, table.rules.get("opening.card"))]
        for suit in SUITS
    }
    *others, last = seats
    for suit in _SUITS:
        beside = [card for other in _SUITS if other != suit for card in plain[other]]
        if len(plain[suit]) < len(others) or len(beside) < len(seats):
            continue
        led = [plain[suit][1], plain[suit][0], *plain[suit][2:]]
        hands: dict[str, tuple[str, ...]] = {seat: (led[place], beside[place]) for place, seat in enumerate(others)}
        hands[last] = (beside[len(others)], plain["H"][0])
        yield _scenario(_OF_A_TRICK, list(_played(table.name, hands)))


def _played(profile: str, hands: dict[str, tuple[str, ...]]) -> Iterator[Line]:
    (leader, first), *followers = hands.items()
    yield _given("profile", profile=profile)
    yield _given("leader", seat=leader)
    for seat, cards in hands.items():
        yield _given("hand", seat=seat, cards=cards)
    yield _line("when", "lead", seat=leader, card=first[0])
    out_of_turn, cards = followers[-1]
    yield _line("then", "refused", seat=out_of_turn, card=cards[0])
    for seat, cards in followers:
        yield _line("then", "turn", seat=seat)
        yield _line("then", "may-play", seat=seat, cards=cards)
        yield _line("when", "play", seat=seat, card=cards[0])
    yield _line("then", "takes-trick", seat=leader)
    yield _line("then", "turn", seat=leader)
    yield _line("then", "deal-not-over")
    yield _line("when", "play-out")
    yield _line("then", "deal-over")


def _scenario(clauses: Sequence[str], lines: Sequence[Line]) -> Scenario:
    return Scenario(
        id="", title="", feature="", file="", feature_title="", rule="", language="en", line=0, column=0,
        clauses=tuple(clauses), lines=tuple(lines), own=True,
    )  # fmt: skip


def _given(phrase: str, **fields: Any) -> Line:
    return _line("given", phrase, **fields)


def _line(kind: Kind, phrase: str, **fields: Any) -> Line:
    return Line(kind=kind, text="", line=0, column=0, stated=Stated(id=phrase, fields=fields))
