"""Which known rules recorded games are consistent with, for people and for programs."""

from __future__ import annotations

import textwrap
from itertools import groupby
from typing import TYPE_CHECKING, Final

import msgspec

from conformance.verification.identifying import Outcome
from reports.printable import make_printable, show_on_a_line
from reports.verification_sentences import say_finding, say_where
from reports.verification_text import say_problems
from reports.verification_words import ENGLISH, say, say_open_point, show_list, show_number, show_title

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.verification.identifying import ConsistencyReport, Fitting, Playable, Possible, RuledOut
    from conformance.verification.result import Found, Tally

_WIDTH: Final = 110


def as_text(report: ConsistencyReport, *, language: str = ENGLISH, colour: bool = False, whole: bool = False) -> str:
    """Return the report as lines of text; unless it is told ``whole``, faults that are alike are counted."""
    lines = list(map(show_on_a_line, _lines(make_printable(report, show_on_a_line), language, whole)))
    if colour and lines:
        lines[-1] = f"\033[{32 if not report.exit_code else 31}m{lines[-1]}\033[0m"
    return "\n".join(lines) + "\n"


def as_json(report: ConsistencyReport) -> str:
    """Return the report as JSON, byte for byte the same for the same report."""
    encoded = msgspec.json.encode(report, order="deterministic")
    return msgspec.json.format(encoded, indent=2).decode() + "\n"


def _lines(report: ConsistencyReport, language: str, whole: bool) -> Iterator[str]:
    yield from say_problems(report.problems, report.unread, language, whole=whole)
    if report.problems:
        yield ""
    for _, alike in groupby(sorted(report.ruled_out, key=_by_game), key=_by_game):
        yield from _ruled_out(list(alike), language)
    if report.possible:
        yield say("consistent-with", language)
        width = max(len(each.profile) for each in report.possible)
        for possible in report.possible:
            yield from _possible(possible, width, language)
        yield ""
    if report.nearest:
        yield from _nearest(report, language)
        yield ""
    if report.playable is not None:
        yield from _played_by(report.playable, language)
        yield ""
    if report.outcome is Outcome.NONE:
        yield from _wrap(_next_step(report, language), 0)
        yield ""
    yield _sentence(report, language)


def _nearest(report: ConsistencyReport, language: str) -> Iterator[str]:
    """Yield which rules explain most games, which the others, and what the first game breaks that none explain."""
    first, *others = report.nearest
    some, games = show_number(first.games, language), say("games", language, number=report.games)
    title = _title(first, language)
    yield say("nearest", language, number=first.games, some=some, games=games, profile=first.profile, title=title)
    for other in others:
        title, place = _title(other, language), _place(other.first, language)
        told = say("others-fit", language, number=other.games, profile=other.profile, title=title, place=place)
        yield from _wrap(told, 4)
    if report.misfit is not None:
        finding = report.misfit.finding
        place, where = _place(report.misfit, language), say_where(finding, language)
        key = "fits-none-of-these" if others else "fits-nothing-known"
        yield from _wrap(say(key, language, number=report.unexplained, place=place, where=where), 4)
        for sentence in say_finding(finding, language):
            yield from _wrap(sentence, 8)
        clauses = ", ".join(finding.clauses)
        yield from _wrap(say("breaks", language, clauses=clauses, profile=first.profile), 8)


def _played_by(rules: Playable, language: str) -> Iterator[str]:
    some, games = show_number(rules.games, language), say("games", language, number=rules.looked_at)
    title = _title(rules, language)
    yield from _wrap(say("played-by", language, some=some, games=games, profile=rules.profile, title=title), 0)
    if rules.breaks:
        yield from _wrap(say("breaks-only", language, clauses=show_list(list(rules.breaks), language)), 4)


def _next_step(report: ConsistencyReport, language: str) -> str:
    """Return what to do where no known rules explain all games: start from the nearest rules, or ask the app."""
    nearest = report.playable or next(iter(report.nearest), None)
    return say("next-by-app", language) if nearest is None else say("next-own", language, profile=nearest.profile)


def _title(rules: Possible | Fitting | Playable, language: str) -> str:
    return show_title(rules.profile, rules.title, language)


def _place(found: Tally | Found, language: str) -> str:
    return say("place", language, file=found.file, line=found.line, game=found.game)


def _by_game(out: RuledOut) -> tuple[str, int, bytes]:
    """Return what rules are put together by: those that the same game rules out in the same way."""
    return out.by.file, out.by.line, msgspec.json.encode(out.by)


def _ruled_out(alike: Sequence[RuledOut], language: str) -> Iterator[str]:
    found = alike[0].by
    where = say_where(found.finding, language)
    yield say("ruled-out-at", language, file=found.file, line=found.line, game=found.game, where=where)
    for sentence in say_finding(found.finding, language):
        yield from _wrap(sentence, 4)
    clauses, profiles = ", ".join(found.finding.clauses), ", ".join(out.profile for out in alike)
    yield from _wrap(say("ruled-out", language, clauses=clauses, profiles=profiles), 4)
    yield ""


def _possible(possible: Possible, width: int, language: str) -> Iterator[str]:
    yield f"  {possible.profile:<{width}}  {_title(possible, language)}"
    for each in possible.observed:
        agreement = say_open_point(each.parameter, each.value, each.agreement, language)
        yield from _wrap(say("possible-plays", language, number=each.games, agreement=agreement), width + 4)


def _sentence(report: ConsistencyReport, language: str) -> str:
    unread = say("semicolon", language) + say("not-judged", language, number=report.unread) if report.unread else ""
    if not report.games:
        return f"{say('no-game', language)}{unread}"
    games, known = say("games", language, number=report.games), len(report.possible) + len(report.ruled_out)
    some = len(report.possible) or say("none-of", language)
    return say("are-consistent", language, number=report.games, games=games, some=some, known=known) + unread


def _wrap(text: str, indent: int) -> list[str]:
    margin = " " * indent
    return textwrap.wrap(
        text, _WIDTH, initial_indent=margin, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False
    )
