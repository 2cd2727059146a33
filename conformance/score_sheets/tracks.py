"""A score sheet followed under several readings at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from conformance.score_sheets.readings import Readings, look_under

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.rules.resolved import Resolved
    from conformance.score_sheets.readings import Reading
    from reference_impl.sheets.deals import Place, Written


@dataclass(frozen=True, kw_only=True)
class Track:
    """A sheet followed under one reading."""

    reading: Reading
    places: frozenset[Place]
    """Where the match can stand."""
    lost: int = 0
    """The deal that this reading does not allow while another does; 0 as long as it can be the table's."""
    turned: int = 0
    """The deal that brought the reversal."""
    over: int = 0
    """The deal with which the match was over."""

    @property
    def goes_on(self) -> bool:
        """Return whether the match can still go on."""
        return any(not place.winners for place in self.places)

    def moved(self, places: frozenset[Place], deal: int, *, lost: bool = False) -> Track:
        """Return the track after a deal."""
        turns = not self.turned and all(place.phase == "subtracting" for place in places)
        ends = not self.over and all(place.winners for place in places)
        return replace(
            self,
            places=places,
            lost=self.lost or (deal if lost else 0),
            turned=deal if turns else self.turned,
            over=deal if ends else self.over,
        )

    def played_on(self) -> Track:
        """Return the track as if the match had not been over; a reading that is lost stays as it is."""
        return self if self.lost else self.narrowed(frozenset(place._replace(winners=()) for place in self.places))

    def narrowed(self, places: frozenset[Place]) -> Track:
        """Return the track at other places."""
        return replace(self, places=places)

    def given_up(self, deal: int) -> Track:
        """Return the track as one that a deal does not allow."""
        return replace(self, lost=deal)

    def found_again(self) -> Track:
        """Return the track as one that can be the table's after all."""
        return replace(self, lost=0)


@dataclass(frozen=True, kw_only=True)
class Step:
    """A track before a deal, and where that leads."""

    track: Track
    after: frozenset[Place]
    """Nowhere, when the deal cannot be."""

    def fitting(self, deal: int) -> Track:
        """Return the track after a deal that can be."""
        return self.track.moved(self.after, deal)

    def believing(self, written: Written, deal: int, *, lost: bool = False) -> Track:
        """Return the track after a deal that cannot be, going on from what is written."""
        from reference_impl.sheets.following import take_as_written

        rules = self.track.reading.executed
        return self.track.moved(take_as_written(rules, self.track.places, written), deal, lost=lost)


def begin(resolved: Resolved) -> list[Track]:
    """Return the tracks of a match that begins; the first is the profile as it is executed."""
    from reference_impl.sheets.following import beginning

    return [Track(reading=reading, places=beginning(reading.executed)) for reading in Readings(resolved).at_once()]


def follow_all(tracks: Sequence[Track], written: Written) -> list[Step]:
    """Return where a deal leads under every reading; a reading is split where that depends on what it leaves open."""
    return [step for track in tracks for step in _follow(track, written)]


def _follow(track: Track, written: Written) -> list[Step]:
    from reference_impl.sheets.following import follow

    found = look_under(track.reading, lambda reading: follow(reading.rules, track.places, written))
    return [Step(track=replace(track, reading=reading), after=after) for reading, after in found]
