"""What is seen of a position, by an app's own word or as rules foresee it; what an app does not say counts nowhere."""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import UNSET

from reference_impl.cardset import set_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from conformance.protocol.messages import Observation, Seat

NOBODY: Final = -1


class Seen(NamedTuple):
    """One answer; seats by place, cards as sets."""

    accepted: bool
    stage: str
    dealer: int
    direction: str
    waiting: int
    """The seats that still have to pass, as bits."""
    turn: int
    legal: int
    hands: tuple[int, ...]
    points: tuple[int, ...]
    score: tuple[int, ...]
    """Empty before the deal is over."""
    totals: tuple[int, ...]
    """Empty before the deal is over: they are still what they were."""
    phase: str
    """Empty before the deal is over."""
    winners: int
    """As bits; 0 before the match is over."""


FIELDS: Final = Seen._fields
_PLACES: Final = {name: place for place, name in enumerate(FIELDS)}


class Told(NamedTuple):
    """An answer of an app: which fields it says, and what."""

    fields: tuple[int, ...]
    values: tuple[Any, ...]

    def fits(self, seen: Seen) -> bool:
        """Tell whether what is said is what is foreseen."""
        return picker(self.fields)(seen) == self.values

    def unlike(self, seen: Seen) -> list[str]:
        """Return the names of the fields in which it is not."""
        pairs = zip(self.fields, self.values, strict=True)
        return [FIELDS[field] for field, value in pairs if seen[field] != value]

    def get(self, name: str) -> Any:
        """Return what is said in a field, None where nothing is."""
        place = _PLACES[name]
        return self.values[self.fields.index(place)] if place in self.fields else None

    def without(self, names: Sequence[str]) -> Told:
        """Return the same with some fields left out."""
        kept = [(field, value) for field, value in zip(*self, strict=True) if FIELDS[field] not in names]
        return Told(tuple(field for field, _ in kept), tuple(value for _, value in kept))


@cache
def picker(fields: tuple[int, ...]) -> Callable[[Seen], tuple[Any, ...]]:
    """Return what picks some fields, always as a tuple."""
    if len(fields) == 1:
        (only,) = fields
        return lambda seen: (seen[only],)
    return itemgetter(*fields) if fields else lambda _: ()


def told(state: Observation, seats: Sequence[Seat], *, accepted: bool, match: bool, first_deal: bool) -> Told:
    """Return what an app says in an answer.

    Without ``match`` nothing it says of totals and winners counts, and the end of the match is that of the deal. Who
    dealt the first deal it was told.
    """
    over = state.stage in ("deal_over", "match_over")
    said: dict[str, Any] = {"accepted": accepted, "stage": state.stage}
    if not match and over:
        said["stage"] = "deal_over"
    if state.direction is not UNSET:
        said["direction"] = state.direction
    if state.waiting is not UNSET:
        said["waiting"] = bits_of(state.waiting, seats)
    if state.turn is not UNSET:
        said["turn"] = NOBODY if state.turn is None or state.turn not in seats else seats.index(state.turn)
    if state.legal is not UNSET:
        said["legal"] = set_of(state.legal)
    if state.hands is not UNSET and set(state.hands) == set(seats):
        said["hands"] = tuple(set_of(state.hands[seat]) for seat in seats)
    said["points"] = None if state.points is UNSET else _numbers(state.points, seats)
    said["score"] = None if state.score is UNSET or not over else _numbers(state.score, seats)
    if match and over:
        said["totals"] = None if state.totals is UNSET else _numbers(state.totals, seats)
        said["phase"] = None if state.phase is UNSET else state.phase
        said["winners"] = None if state.winners is UNSET else bits_of(state.winners, seats)
    if match and not first_deal and state.dealer is not UNSET and state.dealer in seats:
        said["dealer"] = seats.index(state.dealer)
    kept = {_PLACES[name]: value for name, value in said.items() if value is not None}
    return Told(tuple(sorted(kept)), tuple(kept[place] for place in sorted(kept)))


def bits_of(some: Sequence[str], seats: Sequence[Seat]) -> int:
    """Return a set of seats as bits."""
    return sum(1 << place for place, seat in enumerate(seats) if seat in some)


def _numbers(by_seat: Mapping[Seat, int], seats: Sequence[Seat]) -> tuple[int, ...] | None:
    return tuple(by_seat[seat] for seat in seats) if set(by_seat) == set(seats) else None
