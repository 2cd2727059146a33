"""Whether a score sheet can be right; everything that keeps it from that is found, not only the first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from conformance.score_sheets.faulting import Telling
from conformance.score_sheets.summing_up import Followed, sum_up
from conformance.score_sheets.tracks import begin, follow_all

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from conformance.rules.resolved import Resolved
    from conformance.score_sheets.finding import Fault, SheetReport
    from conformance.score_sheets.sheet import Kind, Row, Sheet
    from conformance.score_sheets.tracks import Step, Track
    from reference_impl.sheets.deals import Place, Written


def judge(resolved: Resolved, sheet: Sheet, kind: Kind | None = None) -> SheetReport:
    """Return what is found on a sheet; ``kind`` says what its numbers are, before what the sheet itself says.

    Where nothing says it they are totals, unless they cannot be right as such and can as scores, or most lines can as
    scores and none after the first as totals.

    Raises:
        Problems: the profile leaves too much open.
    """
    said = kind or sheet.kind
    if said is not None:
        return sum_up(_follow(resolved, sheet, said), "option" if kind else "sheet")
    totals = _follow(resolved, sheet, "totals")
    if len(sheet.rows) > 1 and totals.wrong_rows:
        scores = _follow(resolved, sheet, "scores")
        hardly = totals.wrong_rows >= len(sheet.rows) - 1 and 2 * scores.wrong_rows < len(sheet.rows)
        if hardly or not scores.wrong_rows:
            return sum_up(scores, "numbers")
    return sum_up(totals, "default")


def _follow(resolved: Resolved, sheet: Sheet, kind: Kind) -> Followed:
    following = _Following(Telling(resolved=resolved, sheet=sheet, kind=kind))
    for row, below in zip(sheet.rows, (*sheet.rows[1:], None), strict=False):
        following.take(row, below)
    of_deals = [fault for fault in following.faults if fault.what != "final"]
    wrong_rows = sum(2 if fault.corrections else 1 for fault in of_deals)  # corrected, it spares the next one
    if sheet.rows:
        following.take_end()
    return Followed(
        telling=following.telling,
        tracks=tuple(following.tracks),
        faults=tuple(following.faults),
        wrong_rows=wrong_rows,
        ended=following.ended,
    )


class _Following:
    """A sheet, gone through line by line."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.tracks = begin(telling.resolved)
        self.faults: list[Fault] = []
        self.ended: Track | None = None
        """The match as it stood at its end, where deals follow after it."""
        self.slip: tuple[int, ...] = ()
        """By how much the last totals that are written once more are beside what the deals come to."""

    def take(self, row: Row, below: Row | None) -> None:
        """Go on by one deal."""
        steps = follow_all(self.tracks, self._written(row))
        alive = [step for step in steps if not step.track.lost]
        if any(step.after for step in alive):
            self.tracks = self._moved(steps, row)
        elif any(step.after for step in steps):
            self._change_reading(row, steps)
        elif not any(step.track.goes_on for step in alive):
            self._go_beyond_the_end(row, alive[0].track)
        else:
            self._take_wrong(row, below, steps)
        if self.ended is not None:
            self.tracks = [track.played_on() for track in self.tracks]
        for totals in self.telling.sheet.subtotals:
            if totals.deal == row.deal:
                self._take_totals(totals)

    def take_end(self) -> None:
        """Look at what is written below the last deal."""
        final, named = self.telling.sheet.final, self.telling.sheet.winners
        if final is not None:
            self._take_totals(final)
        if named is None or self.ended is not None:
            return
        last = len(self.telling.sheet.rows)
        if not self._narrow(lambda place: set(place.winners) == set(named.players), last):
            self.faults.append(self.telling.other_winners(named, self._alive()[0]))

    def _take_totals(self, written: Row) -> None:
        """Look at totals that are written once more; a slip that they share with those before is not told again."""
        due = min(self._alive()[0].places).totals
        slip = tuple(said - right for said, right in zip(written.numbers, due, strict=True))
        if self._narrow(lambda place: place.totals == written.numbers, written.deal):
            self.slip = ()
        elif slip != self.slip:
            self.faults.append(self.telling.other_totals(written, self._alive()[0]))
            self.slip = slip

    def _alive(self) -> list[Track]:
        return [track for track in self.tracks if not track.lost]

    def _written(self, row: Row) -> Written:
        from reference_impl.sheets.deals import Written

        return Written(self.telling.kind, row.numbers)

    def _moved(self, steps: Sequence[Step], row: Row) -> list[Track]:
        """Return the tracks after a deal; those that do not allow it are lost, but for when none does."""
        written = self._written(row)
        found = any(step.after and not step.track.lost for step in steps)
        return [
            step.fitting(row.deal) if step.after else step.believing(written, row.deal, lost=found) for step in steps
        ]

    def _change_reading(self, row: Row, steps: Sequence[Step]) -> None:
        """Take the readings that were lost for those of the table, as others no longer can be."""
        needed = [step for step in steps if step.after]
        before = [step.track for step in steps if not step.track.lost]
        self.faults.append(self.telling.other_reading(row, [step.track for step in needed], before))
        written = self._written(row)
        self.tracks = [
            step.fitting(row.deal).found_again() if step.after else step.believing(written, row.deal, lost=True)
            for step in steps
        ]

    def _go_beyond_the_end(self, row: Row, track: Track) -> None:
        """Go on as if the match had not been over."""
        self.faults.append(self.telling.beyond_the_end(row, track))
        self.ended = track
        self.tracks = self._moved(follow_all([each.played_on() for each in self.tracks], self._written(row)), row)

    def _take_wrong(self, row: Row, below: Row | None, steps: Sequence[Step]) -> None:
        """Find a deal at fault; go on from what is written, or from what it must have meant to be."""
        alive = [step for step in steps if not step.track.lost]
        ahead = next(step.track for step in alive if step.track.goes_on)
        fixes = self._corrections(row, below, ahead, alive)
        self.faults.append(self.telling.fault(row, ahead, self._written(row), fixes))
        if fixes:
            row = replace(row, numbers=_with(row.numbers, *fixes[0]))
            steps = follow_all([step.track for step in steps], self._written(row))
        self.tracks = self._moved(steps, row)

    def _corrections(self, row: Row, below: Row | None, ahead: Track, alive: Sequence[Step]) -> list[tuple[int, int]]:
        """Return single numbers that would make this line and the next right, where the next is wrong as well."""
        from reference_impl.sheets.following import corrections, follow

        if below is None or self.telling.kind == "scores":
            return []
        written, following = self._written(row), self._written(below)
        for step in alive:
            track = step.believing(written, row.deal)
            if follow(track.reading.executed, track.places, following):
                return []
        return corrections(ahead.reading.executed, ahead.places, written, following)

    def _narrow(self, holds: Callable[[Place], bool], deal: int) -> bool:
        """Keep the readings under which something holds after a deal, if there are any."""
        kept = {id(track): frozenset(filter(holds, track.places)) for track in self._alive()}
        if not any(kept.values()):
            return False
        self.tracks = [
            track if track.lost else track.narrowed(kept[id(track)]) if kept[id(track)] else track.given_up(deal)
            for track in self.tracks
        ]
        return True


def _with(numbers: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])
