"""Which known rules recorded games are consistent with, for people and for programs."""

from __future__ import annotations

import textwrap
from itertools import groupby
from typing import TYPE_CHECKING, Final

import msgspec

from reports.printable import make_printable, show_on_a_line
from reports.verification_sentences import say_finding, say_where
from reports.verification_text import say_problems

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.verification.identifying import ConsistencyReport, Possible, RuledOut
    from conformance.verification.result import Tally

_WIDTH: Final = 110


def as_text(report: ConsistencyReport, *, colour: bool = False) -> str:
    """Return the report as lines of text."""
    lines = list(map(show_on_a_line, _lines(make_printable(report, show_on_a_line))))
    if colour and lines:
        lines[-1] = f"\033[{32 if not report.exit_code else 31}m{lines[-1]}\033[0m"
    return "\n".join(lines) + "\n"


def as_json(report: ConsistencyReport) -> str:
    """Return the report as JSON, byte for byte the same for the same report."""
    encoded = msgspec.json.encode(report, order="deterministic")
    return msgspec.json.format(encoded, indent=2).decode() + "\n"


def _lines(report: ConsistencyReport) -> Iterator[str]:
    yield from say_problems(report.problems)
    if report.problems:
        yield ""
    for _, alike in groupby(sorted(report.ruled_out, key=_by_game), key=_by_game):
        yield from _ruled_out(list(alike))
    if report.possible:
        yield "Consistent with:"
        width = max(len(each.profile) for each in report.possible)
        for possible in report.possible:
            yield from _possible(possible, width)
        yield ""
    if report.nearest:
        yield from _nearest(report)
        yield ""
    yield _sentence(report)


def _nearest(report: ConsistencyReport) -> Iterator[str]:
    """Yield which rules explain most games, which the others, and what the first game breaks that none explain."""
    first, *others = report.nearest
    yield f"Nearest: {first.games:,} of {_games(report.games)} fit {first.profile}, {first.title}."
    for other in others:
        fits = "fits" if other.games == 1 else "fit"
        told = f"{other.games:,} of the others {fits} {other.profile}, {other.title}"
        yield from _wrap(f"{told}; the first is {_place(other.first)}.", 4)
    if report.misfit is not None:
        found = report.misfit
        fits = "fits" if report.unexplained == 1 else "fit"
        told = f"{_games(report.unexplained)} {fits} {'none of these' if others else 'nothing known'}"
        place = f"{found.file}:{found.line} (game {found.game})"
        first_is = "" if report.unexplained == 1 else "the first is "
        yield from _wrap(f"{told}: {first_is}{place}, {say_where(found.finding)}.", 4)
        for sentence in say_finding(found.finding):
            yield from _wrap(sentence, 8)
        yield from _wrap(f"It breaks {', '.join(found.finding.clauses)} of {first.profile}.", 8)


def _games(number: int) -> str:
    return f"{number:,} game{'' if number == 1 else 's'}"


def _place(tally: Tally) -> str:
    return f"{tally.file}:{tally.line} (game {tally.game})"


def _by_game(out: RuledOut) -> tuple[str, int, bytes]:
    """Return what rules are put together by: those that the same game rules out in the same way."""
    return out.by.file, out.by.line, msgspec.json.encode(out.by)


def _ruled_out(alike: Sequence[RuledOut]) -> Iterator[str]:
    found = alike[0].by
    clauses = ", ".join(found.finding.clauses)
    yield f"{found.file}:{found.line}  game {found.game}, {say_where(found.finding)}"
    for sentence in say_finding(found.finding):
        yield from _wrap(sentence, 4)
    yield from _wrap(f"By {clauses} it is not played by {', '.join(out.profile for out in alike)}.", 4)
    yield ""


def _possible(possible: Possible, width: int) -> Iterator[str]:
    yield f"  {possible.profile:<{width}}  {possible.title}"
    for each in possible.observed:
        verb = "game plays" if each.games == 1 else "games play"
        yield from _wrap(f"{each.games:,} {verb} that {each.agreement}, which is open there.", width + 4)


def _sentence(report: ConsistencyReport) -> str:
    games = _games(report.games)
    unread = f"; {report.unread:,} line{'' if report.unread == 1 else 's'} not judged" if report.unread else ""
    if not report.games:
        return f"there is no game to judge{unread}"
    known = len(report.possible) + len(report.ruled_out)
    fits = "is" if report.games == 1 else "are"
    return f"{games} {fits} consistent with {len(report.possible) or 'none'} of {known} known sets of rules{unread}"


def _wrap(text: str, indent: int) -> list[str]:
    margin = " " * indent
    return textwrap.wrap(
        text, _WIDTH, initial_indent=margin, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False
    )
