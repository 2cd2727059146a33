"""The report of a verification for people: each game that is not fine, then the clauses, then what is observed."""

from __future__ import annotations

import re
import shlex
import textwrap
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.records.other_table import OTHER_TABLE
from conformance.rules.parameters import load_parameters
from conformance.typography import with_minus
from conformance.verification.report import Conclusion
from reports.printable import make_printable, show_on_a_line
from reports.verification_problems import say_problem
from reports.verification_sentences import say_finding, say_where
from reports.verification_words import ENGLISH, reword, say, say_clause, say_open_point, show_number

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from conformance.problems import Problem
    from conformance.rules.resolved import Resolved
    from conformance.verification.finding import Verdict
    from conformance.verification.report import VerificationReport
    from conformance.verification.result import Found, Tally

_WIDTH: Final = 110
_SOURCES: Final = 2
_MANY: Final = 5
"""Games none of which is fine that are enough to ask whether they are by other rules."""
_ALIKE: Final = 3
"""Faults that are alike of which each is told."""
_NAMED: Final = 3
"""Files that are named in a command that is shown."""
_GAME: Final = re.compile(r"game .*?: ")


def as_text(
    report: VerificationReport,
    resolved: Resolved,
    *,
    language: str = ENGLISH,
    colour: bool = False,
    whole: bool = False,
) -> str:
    """Return the report as lines of text; unless it is told ``whole``, faults that are alike are counted."""
    lines = list(map(show_on_a_line, _lines(make_printable(report, show_on_a_line), resolved, language, whole)))
    if colour and lines:
        good = report.conclusion is Conclusion.FINE
        lines[-1] = f"\033[{32 if good else 31}m{lines[-1]}\033[0m"
    return "\n".join(lines) + "\n"


def as_json(report: VerificationReport) -> str:
    """Return the report as JSON, byte for byte the same for the same report."""
    encoded = msgspec.json.encode(report, order="deterministic")
    return msgspec.json.format(encoded, indent=2).decode() + "\n"


def _lines(report: VerificationReport, resolved: Resolved, language: str, whole: bool) -> Iterator[str]:
    yield from say_problems(report.problems, report.unread, language, whole=whole)
    if report.problems:
        yield ""
    for each in report.found:
        yield from say_game(each, resolved.rules, language)
    if report.not_listed:
        yield say("more-games", language, number=report.not_listed)
        yield ""
    if report.clauses:
        yield say("by-clause", language)
        width = max(len(clause.id) for clause in report.clauses)
        told = {name for each in report.found for name in each.finding.clauses}
        for clause in report.clauses:
            games, place = say("games", language, number=clause.games), _place(clause.first, language)
            counted = say("first-at", language, games=games, place=place)
            yield f"  {clause.id:<{width}}  {counted}{_sources(clause.sources)}"
            yield from _wrap("" if clause.id in told else say_clause(clause.id, resolved.rules, language), width + 4)
        yield ""
    yield from _observed(report, language)
    failed = report.verdicts.get("deviates", 0) + report.verdicts.get("impossible", 0)
    if failed == report.games >= _MANY:
        yield from _wrap(say("none-by-these-rules", language, profile=report.profile), 0)
        yield f"  hartenjagen verify --identify {_named(report.files)}"
        yield ""
    yield say("conclusion", language, profile=report.profile, told=_sentence(report, language))


def say_problems(
    problems: Sequence[Problem], unread: int, language: str = ENGLISH, *, whole: bool = False
) -> Iterator[str]:
    """Yield what is wrong with lines and files, then how many lines more could not be read.

    Games of another table are told once for all that are alike, and of other faults that are alike the first, unless
    they are told ``whole``.
    """
    more = unread - len({(each.file, each.line) for each in problems if each.line})
    alike = Counter(map(_likeness, problems))
    again = [alike[what] - 1 for what in {_likeness(each) for each in problems if _of_table(each)} if alike[what] > 1]
    together = more > 0 and len(again) == 1
    told = Counter[str]()
    for problem in problems:
        what, of_table = _likeness(problem), bool(_of_table(problem))
        told[what] += 1
        most = 1 if of_table else alike[what] if whole or alike[what] <= _ALIKE + 1 else _ALIKE
        if told[what] > most:
            continue
        yield say_problem(problem, language)
        if alike[what] > most == told[what] and not (of_table and together):
            key = "more-of-that-table" if of_table else "more-of-that-fault"
            yield say(key, language, number=alike[what] - most)
    if together:
        yield say("more-lines-of-that-table", language, number=more + again[0], some=show_number(again[0], language))
    elif more > 0:
        yield say("more-lines", language, number=more)


def _likeness(problem: Problem) -> str:
    """Return what faults have in common that are told only once or a few times."""
    said = _of_table(problem) or f"{problem.code} {_GAME.sub('', problem.message, count=1)} {problem.hint}"
    return f"{problem.file} {said}"


def _named(files: Collection[str]) -> str:
    """Return files as they are named in a command; many, and what came through a pipe, as FILE…."""
    known = len(files) <= _NAMED and all(Path(file).suffix for file in files)
    return " ".join(map(shlex.quote, files)) if known else "FILE…"


def _of_table(problem: Problem) -> str:
    """Return what a problem says of another table; empty where it says something else."""
    return f"{problem.file}: {problem.message.rpartition('the game is')[2]}" if problem.code == OTHER_TABLE else ""


def say_game(found: Found, rules: Mapping[str, Any], language: str = ENGLISH) -> Iterator[str]:
    """Yield the paragraph of a game that is not fine."""
    finding = found.finding
    verdict, where = say(finding.verdict, language), say_where(finding, language)
    yield say("game-at", language, file=found.file, line=found.line, game=found.game, where=where, verdict=verdict)
    for sentence in say_finding(finding, language):
        yield from _wrap(sentence, 4)
    for clause in finding.clauses if finding.verdict != "incomplete" else ():
        text = say_clause(clause, rules, language)
        yield from _wrap(say("clause", language, clause=clause, text=text) if text else "", 4)
    if found.reading:
        read = [load_parameters()[path].describe(value, language) for path, value in found.reading.items()]
        readings = with_minus(say("semicolon", language).join(read))
        yield from _wrap(say("read-so", language, readings=readings), 4)
    yield ""


def _observed(report: VerificationReport, language: str) -> Iterator[str]:
    if not report.observed:
        return
    yield say("observed", language)
    for each in report.observed:
        agreement = say_open_point(each.parameter, each.value, each.agreement, language)
        place, sources = _place(each.first, language), _sources(each.sources)
        told = say("they-play", language, number=each.games, agreement=agreement, sources=sources, place=place)
        yield from _wrap(told, 2)
        if each.or_else:
            others = say("or-that", language).join(reword(other, language) for other in each.or_else)
            yield from _wrap(say("or-else", language, agreements=others), 4)
        if each.otherwise is not None:
            number, place = each.otherwise.games, _place(each.otherwise, language)
            agreement = reword(each.executed, language)
            yield from _wrap(say("but-others", language, number=number, agreement=agreement, place=place), 4)
    yield from (f"  {say('differ', language, parameter=parameter)}" for parameter in report.disagreeing)
    yield ""


def _sentence(report: VerificationReport, language: str) -> str:
    if report.conclusion is Conclusion.NOTHING and not report.games:
        return say("no-game", language)
    counts = {"games": report.games, "deals": report.deals, "plays": report.plays}
    told = [", ".join(say(what, language, number=number) for what, number in counts.items())]
    told += [say(_COUNTED[verdict], language, number=number) for verdict, number in report.verdicts.items()]
    told += [say("not-judged", language, number=report.unread)] if report.unread else []
    return say("semicolon", language).join(told)


_COUNTED: Final[Mapping[Verdict, str]] = {
    "fine": "fine",
    "deviates": "deviate",
    "impossible": "impossible-games",
    "incomplete": "incomplete-games",
}


def _sources(sources: Sequence[str]) -> str:
    """Return the first sources in brackets; the report for programs has them all."""
    more = ", …" if len(sources) > _SOURCES else ""
    return f" [{', '.join(sources[:_SOURCES])}{more}]" if sources else ""


def _place(tally: Tally, language: str) -> str:
    return say("place", language, file=tally.file, line=tally.line, game=tally.game)


def _wrap(text: str, indent: int) -> list[str]:
    margin = " " * indent
    return textwrap.wrap(
        text, _WIDTH, initial_indent=margin, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False
    )
