"""The report of a score sheet, once it has been followed to its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from conformance.rules.parameters import load_parameters
from conformance.score_sheets.faulting import differing, needed_of
from conformance.score_sheets.finding import Observed, PassedLine, SheetReport

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.score_sheets.faulting import Telling
    from conformance.score_sheets.finding import Fault, KindBy, Needed
    from conformance.score_sheets.tracks import Track


@dataclass(frozen=True, kw_only=True)
class Followed:
    """A sheet that has been followed."""

    telling: Telling
    tracks: tuple[Track, ...]
    faults: tuple[Fault, ...]
    wrong_rows: int
    """How many lines cannot be right after those above them, as they are written."""
    ended: Track | None
    """The match as it stood at its end, where deals follow after it."""

    @property
    def alive(self) -> list[Track]:
        """Return the tracks of readings that can be the table's."""
        return [track for track in self.tracks if not track.lost]


def sum_up(followed: Followed, kind_by: KindBy) -> SheetReport:
    """Return the report of a sheet."""
    telling, sheet = followed.telling, followed.telling.sheet
    last = {place for track in ([followed.ended] if followed.ended else followed.alive) for place in track.places}
    over = {bool(place.winners) for place in last}
    winners = {place.winners for place in last}
    totals = {place.totals for place in last}
    return SheetReport(
        file=sheet.file,
        profile=telling.resolved.name,
        hash=telling.resolved.hash,
        verdict="empty" if not sheet.rows else "cannot be right" if followed.faults else "can be right",
        kind=telling.kind,
        kind_by=kind_by,
        players=list(sheet.players),
        named=sheet.named,
        passed=list(sheet.passed),
        lines_passed=[PassedLine(line=number, text=text) for number, text in sheet.lines_passed],
        deals=len(sheet.rows),
        faults=list(followed.faults),
        observed=[] if followed.faults else list(_observed(followed)),
        over="perhaps" if len(over) > 1 else "yes" if over == {True} else "no",
        winners=[sheet.players[seat] for seat in min(winners)] if len(winners) == 1 else [],
        totals=telling.by_player(next(iter(totals))) if len(totals) == 1 else {},
        needs=[] if followed.faults else _needs(followed),
    )


def _observed(followed: Followed) -> Iterator[Observed]:
    """Yield the open points of which some value cannot be the table's, or the sheet does not allow it."""
    resolved = followed.telling.resolved
    for path in load_parameters():
        now = [track for track in followed.alive if path in track.reading.executed.values]
        offered = followed.tracks[0].reading.of.choices(path)
        if not now or not offered or any(path not in track.reading.decided for track in now):
            continue
        left = [value for value in offered if any(track.reading.decided[path] == value for track in now)]
        gone = [track for track in followed.tracks if _value(track, path) not in (None, *left)]
        if len(left) < len(offered) and gone:
            standing = resolved.standing.get(path)
            yield Observed(
                parameter=path,
                readings=[needed_of(path, value) for value in left],
                deal=max(track.lost for track in gone),
                executed=resolved.rules.get(path) in left,
                sources=list(standing.sources) if standing else [],
            )


def _value(track: Track, path: str) -> Any:
    return track.reading.decided.get(path)


def _needs(followed: Followed) -> list[Needed]:
    """Return what must be read otherwise than executed for the sheet as a whole."""
    first = followed.tracks[0].reading
    nearest = min((differing(first, track.reading) for track in followed.alive), key=len)
    best = next(track for track in followed.alive if differing(first, track.reading) == nearest)
    return [needed_of(path, best.reading.executed.values.get(path)) for path in nearest]
