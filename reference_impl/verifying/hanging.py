"""On which parameters it hangs that something is wrong: under rules that differ only in others it stays wrong.

What counts points and totals reads its parameters while it counts, and those are noted (`NotedValues`): what was never
read had no say. What bars a card, puts a seat in turn or hands cards on is worked out beforehand; its parameters are
told here. Too many cost whoever tries other rules time; one too few would hide the rules a game was played by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conformance.records.record import DealRecord, GameRecord
    from conformance.verification.finding import Finding
    from reference_impl.rules import Rules

_SETUP: Final = frozenset({"table.players", "pack.ranks"})
_START: Final = frozenset({"match.finish"})
_CYCLE: Final = frozenset({"passing.cycle"})
_PASSING: Final = _CYCLE | {"passing.cards"}
_OPENER: Final = frozenset({"opening.leader", "opening.card"})
_OPENING: Final = _OPENER | {"opening.lead"}
_FIRST_TRICK: Final = frozenset({"first_trick.hearts", "first_trick.queen", "first_trick.others", "scoring.values"})
_LEADING_FIRST: Final = _FIRST_TRICK | {"first_trick.lead"}
_LEADING_HEARTS: Final = frozenset({"hearts.lead", "hearts.broken_by", "hearts.queen_breaks", "hearts.exception"})
_LEADING_QUEEN: Final = frozenset({"queen.lead"})
_COUNTED_BEFOREHAND: Final = frozenset({"scoring.values", "sweep.needs"})
_WORTH: Final = _COUNTED_BEFOREHAND | _START | {"sweep.sweeper", "sweep.others"}
_MID_DEAL: Final = frozenset({"match.ends"})
_AS_CAPTURED: Final = frozenset({"sweep.condition", "reversal.sweep"})
_END: Final = frozenset({"match.ends", "match.tie", "reversal.at_zero", "reversal.several"})
_DEALER: Final = frozenset({"deal.next_dealer"})
_OF_PLAY: Final = frozenset({"turn", "not-held", "passed-elsewhere", "barred"})
_OF_COUNTING: Final = frozenset({"score", "totals", "goes-on", "not-over", "winners"})


class NotedValues(dict[str, Any]):
    """Values of parameters; which of them are read is noted."""

    def __init__(self, values: Iterable[tuple[str, Any]], read: set[str] | None = None) -> None:
        """``read`` is where it is noted, shared with other values perhaps."""
        super().__init__(values)
        self.read: set[str] = set() if read is None else read

    def __getitem__(self, path: str) -> Any:
        """Return a value."""
        self.read.add(path)
        return super().__getitem__(path)

    def get(self, path: str, default: Any = None) -> Any:
        """Return a value, or ``default`` where the parameter does not apply."""
        self.read.add(path)
        return super().get(path, default)

    def with_value(self, path: str, value: Any) -> NotedValues:
        """Return the same values but for one; what is read of them is noted in the same place."""
        return NotedValues({**self, path: value}.items(), self.read)


def hangs_on(found: Finding, record: GameRecord, rules: Rules, read: Iterable[str]) -> tuple[str, ...]:
    """Return the parameters on which a fault hangs; ``read`` are those that were read until it was found."""
    counting = _COUNTED_BEFOREHAND.union(read) - _DEALER
    place = found.deal - record.start.deal
    if found.what in _OF_COUNTING:
        paths = counting if _has_gap(record, rules, place + 1) else _of_numbers(found, rules, counting)
    elif found.what == "incomplete":  # in the middle of a record no rules make a deal whole
        paths = _of_early_end(rules, counting) if place == len(record.deals) - 1 else frozenset()
    else:
        paths = _of_cards(found, record.deals[place], rules.pack.bit_count())
        if _has_gap(record, rules, place):  # behind it the counting decides what is looked at
            paths = paths | counting | _DEALER
    return tuple(sorted(paths | _SETUP))


def _has_gap(record: GameRecord, rules: Rules, deals: int) -> bool:
    """Tell whether one of the first deals is incomplete."""
    cards, players = rules.pack.bit_count(), rules.players
    return any(len(deal.plays) < cards or 0 < len(deal.passes) < players for deal in record.deals[:deals])


def _of_numbers(found: Finding, rules: Rules, counting: frozenset[str]) -> frozenset[str]:
    """Return the parameters of what is wrong with the numbers of a deal, or with the end of a match.

    Where a deal is played to its end, a match that ends sooner or later makes no other numbers of it. Points that are
    subtracted make another score only of a sweep, which then counts as captured.
    """
    lowest_wins = rules.values["match.finish"] == "lowest_wins"
    if found.what == "score" and (lowest_wins or _AS_CAPTURED.isdisjoint(found.clauses)):
        return counting & _WORTH
    if found.what == "totals":
        return counting & _WORTH if lowest_wins else counting - _END
    return counting


def _of_early_end(rules: Rules, counting: frozenset[str]) -> frozenset[str]:
    """Return the parameters by which a deal may end before all its cards are played."""
    return counting if rules.values["match.ends"] == "at_once" else _MID_DEAL


def _of_cards(found: Finding, deal: DealRecord, cards: int) -> frozenset[str]:
    """Return the parameters of what is wrong with hands, passes and plays of a deal."""
    if found.what not in _OF_PLAY:
        return _START if found.what == "start" else _PASSING
    paths = _of_hands(deal, cards)
    if found.what == "turn" and found.play == 1:
        paths |= _OPENER | _DEALER
    return paths | _of_bars(found) if found.what == "barred" else paths


def _of_bars(found: Finding) -> frozenset[str]:
    """Return the parameters of what bars a card: restrictions up to that by which it falls out, in their order."""
    by, leads, first = found.clauses[0], not found.table, found.trick == 1
    if by.startswith("play."):
        return frozenset()
    if not leads:
        return _FIRST_TRICK
    paths = _OPENING if first else frozenset[str]()
    if by.startswith("opening."):
        return paths
    paths |= _LEADING_FIRST if first else frozenset()
    if by.startswith("first-trick."):
        return paths
    return paths | _LEADING_HEARTS | (frozenset() if by.startswith("lead.hearts") else _LEADING_QUEEN)


def _of_hands(deal: DealRecord, cards: int) -> frozenset[str]:
    """Return the parameters by which it is known who holds what when the opening lead is due."""
    passing = _PASSING if deal.passes else _CYCLE if deal.hands else frozenset[str]()
    return passing if len(deal.plays) == cards else passing | _OPENER  # who leads is taken to hold the opening card
