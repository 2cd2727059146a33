"""What is to be told of a line that cannot be right: which clause, which numbers, and what was expected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from conformance.rules.clauses import load_clauses
from conformance.rules.parameters import load_parameters
from conformance.score_sheets.finding import Correction, Fault, Needed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from conformance.rules.resolved import Resolved
    from conformance.score_sheets.readings import Reading
    from conformance.score_sheets.sheet import Kind, Named, Row, Sheet
    from conformance.score_sheets.tracks import Track
    from reference_impl.sheets.deals import Written


@dataclass(frozen=True, kw_only=True)
class Telling:
    """What is told of one sheet."""

    resolved: Resolved
    sheet: Sheet
    kind: Kind

    def fault(self, row: Row, track: Track, written: Written, fixes: Sequence[tuple[int, int]]) -> Fault:
        """Return the fault of a deal that no reading allows, as it is under the reading of a track."""
        from reference_impl.sheets.deals import pack_points
        from reference_impl.sheets.explaining import explain, sums_of_deals

        rules = track.reading.executed
        place = min(track.places, key=lambda place: (bool(place.winners), place))
        reason = explain(rules, place, written)
        swept = rules.values.get("reversal.sweep") if place.phase == "subtracting" else None
        counts = bool(rules.sweep_cards) and swept != "as_captured"
        return Fault(
            what=reason.what,
            line=row.line,
            column=self.sheet.columns[reason.seats[0] if len(reason.seats) == 1 else 0],
            deal=row.deal,
            clauses=list(reason.clauses),
            phase=place.phase,
            since=track.turned if place.phase == "subtracting" else 0,
            players=[self.sheet.players[seat] for seat in reason.seats],
            before=self.by_player(place.totals),
            written=self.by_player(row.numbers),
            changes=self.by_player(reason.changes),
            sums=sorted(sums_of_deals(rules, place)),
            points=pack_points(rules),
            sweep=[rules.values["sweep.sweeper"], rules.values["sweep.others"]] if counts else [],
            card=reason.card,
            deals=reason.deals,
            corrections=[self._correction(row, *fix) for fix in fixes],
            reading=self._read_otherwise(track),
        )

    def beyond_the_end(self, row: Row, track: Track) -> Fault:
        """Return the fault of a deal that follows after the end of the match."""
        from reference_impl.sheets.explaining import clauses_of_end

        place = min(track.places)
        return Fault(
            what="over",
            line=row.line,
            column=self.sheet.columns[0],
            deal=row.deal,
            clauses=list(clauses_of_end(track.reading.executed, turned=track.over == track.turned)),
            before=self.by_player(place.totals),
            winners=[self.sheet.players[seat] for seat in place.winners],
            over_since=track.over,
            reading=self._read_otherwise(track),
        )

    def other_reading(self, row: Row, needed: Sequence[Track], before: Sequence[Track]) -> Fault:
        """Return the fault of a deal that needs another reading than those before it."""
        pairs = [(new, old) for new in needed for old in before]
        new, old = min(pairs, key=lambda pair: len(differing(pair[0].reading, pair[1].reading)))
        paths = differing(new.reading, old.reading)
        return Fault(
            what="readings",
            line=row.line,
            column=self.sheet.columns[0],
            deal=row.deal,
            clauses=sorted({clause for path in paths if (clause := clause_of(path))}),
            needs=[needed_of(path, new.reading.executed.values.get(path)) for path in paths],
            against=[needed_of(path, old.reading.executed.values.get(path)) for path in paths],
            earlier=new.lost,
        )

    def other_totals(self, final: Row, track: Track) -> Fault:
        """Return the fault of totals below deals that are not what the deals come to."""
        place = min(track.places)
        wrong = [seat for seat, (now, due) in enumerate(zip(final.numbers, place.totals, strict=True)) if now != due]
        return Fault(
            what="final",
            line=final.line,
            column=self.sheet.columns[wrong[0]],
            deal=final.deal,
            clauses=["reversal.subtract" if place.phase == "subtracting" else "match.add"],
            players=[self.sheet.players[seat] for seat in wrong],
            written=self.by_player(final.numbers),
            expected=self.by_player(place.totals),
        )

    def other_winners(self, named: Named, track: Track) -> Fault:
        """Return the fault of winners who have not won."""
        from reference_impl.sheets.explaining import clauses_of_going_on, clauses_of_winners

        rules = track.reading.executed
        place = max(track.places, key=lambda place: (bool(place.winners), place))
        over = bool(place.winners)
        right = frozenset(place.winners)
        clauses = clauses_of_winners(rules, place.totals, frozenset(named.players), right)
        return Fault(
            what="winner" if over else "not-over",
            line=named.line,
            column=named.column,
            deal=len(self.sheet.rows),
            clauses=list(clauses if over else clauses_of_going_on(rules, place)),
            players=[self.sheet.players[seat] for seat in named.players],
            before=self.by_player(place.totals),
            winners=[self.sheet.players[seat] for seat in place.winners],
        )

    def by_player(self, numbers: Iterable[int]) -> dict[str, int]:
        """Return numbers by player."""
        return dict(zip(self.sheet.players, numbers, strict=False))

    def _read_otherwise(self, track: Track) -> list[Needed]:
        values = track.reading.executed.values
        paths = [path for path in values if values[path] != self.resolved.rules.get(path)]
        return [needed_of(path, values[path]) for path in paths]

    def _correction(self, row: Row, seat: int, instead: int) -> Correction:
        return Correction(
            player=self.sheet.players[seat],
            column=self.sheet.columns[seat],
            written=row.numbers[seat],
            instead=instead,
        )


def differing(reading: Reading, other: Reading) -> list[str]:
    """Return the open points that two readings decide differently."""
    ours, theirs = reading.executed.values, other.executed.values
    return [path for path in {**ours, **theirs} if ours.get(path) != theirs.get(path)]


def needed_of(path: str, value: Any) -> Needed:
    """Return a reading of an open point with its words."""
    words = "" if value is None else load_parameters()[path].describe(value)
    return Needed(parameter=path, value=value, agreement=words)


def clause_of(path: str) -> str:
    """Return the clause that says most about a parameter; empty where none does.

    >>> clause_of("reversal.crossing"), clause_of("sweep.sweeper"), clause_of("match.threshold")
    ('reversal.crossing', 'sweep.score', 'match.end')
    """
    clauses = load_clauses()
    reading = [name for name, clause in clauses.items() if path in clause.reads and clause.kind in ("scoring", "match")]
    return next((name for name in reading if name == path.replace("_", "-")), reading[0] if reading else "")
