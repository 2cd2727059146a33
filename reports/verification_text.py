"""The report of a verification for people: each game that is not fine, then the clauses, then what is observed."""

from __future__ import annotations

import textwrap
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.records.other_table import OTHER_TABLE
from conformance.rules.clauses import load_clauses
from conformance.rules.parameters import load_parameters
from conformance.verification.report import Conclusion
from reports.printable import make_printable, show_on_a_line
from reports.verification_sentences import say_finding, say_where

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.problems import Problem
    from conformance.rules.resolved import Resolved
    from conformance.verification.finding import Verdict
    from conformance.verification.report import VerificationReport
    from conformance.verification.result import Found, Tally

_WIDTH: Final = 110
_SOURCES: Final = 2


def as_text(report: VerificationReport, resolved: Resolved, *, colour: bool = False) -> str:
    """Return the report as lines of text."""
    lines = list(map(show_on_a_line, _lines(make_printable(report, show_on_a_line), resolved)))
    if colour and lines:
        good = report.conclusion is Conclusion.FINE
        lines[-1] = f"\033[{32 if good else 31}m{lines[-1]}\033[0m"
    return "\n".join(lines) + "\n"


def as_json(report: VerificationReport) -> str:
    """Return the report as JSON, byte for byte the same for the same report."""
    encoded = msgspec.json.encode(report, order="deterministic")
    return msgspec.json.format(encoded, indent=2).decode() + "\n"


def _lines(report: VerificationReport, resolved: Resolved) -> Iterator[str]:
    yield from say_problems(report.problems)
    more = report.unread - len({(each.file, each.line) for each in report.problems if each.line})
    if more > 0:
        yield f"… and {_count(more, 'line')} more; --all lists every one."
    if report.problems:
        yield ""
    for each in report.found:
        yield from say_game(each, resolved.rules)
    if report.not_listed:
        yield f"… and {_count(report.not_listed, 'game')} more; --all lists every one."
        yield ""
    if report.clauses:
        yield "By clause:"
        width = max(len(clause.id) for clause in report.clauses)
        told = {name for each in report.found for name in each.finding.clauses}
        for clause in report.clauses:
            counted = f"{_count(clause.games, 'game')}, the first at {_place(clause.first)}"
            yield f"  {clause.id:<{width}}  {counted}{_sources(clause.sources)}"
            yield from _wrap("" if clause.id in told else clause.text, width + 4)
        yield ""
    yield from _observed(report)
    yield f"{report.profile}: {_sentence(report)}"


def say_problems(problems: Sequence[Problem]) -> Iterator[str]:
    """Yield what is wrong with lines and files; games of another table are told once for all that are alike."""
    alike = Counter(_of_table(each) for each in problems)
    told = set[str]()
    for problem in problems:
        what = _of_table(problem)
        if what in told:
            continue
        told |= {what} if what else set()
        yield str(problem)
        if what and alike[what] > 1:
            yield f"… and {_count(alike[what] - 1, 'line')} more with games of that table."


def _of_table(problem: Problem) -> str:
    """Return what a problem says of another table; empty where it says something else."""
    return f"{problem.file}: {problem.message.rpartition('the game is')[2]}" if problem.code == OTHER_TABLE else ""


def say_game(found: Found, rules: Mapping[str, Any]) -> Iterator[str]:
    """Yield the paragraph of a game that is not fine."""
    finding = found.finding
    yield f"{found.file}:{found.line}  game {found.game}, {say_where(finding)}: {finding.verdict}"
    for sentence in say_finding(finding):
        yield from _wrap(sentence, 4)
    clauses = load_clauses()
    for clause in finding.clauses:
        text = clauses[clause].text(rules) if clause in clauses and finding.verdict != "incomplete" else ""
        if text:
            yield from _wrap(f"{clause}: {text}", 4)
    if found.reading:
        read = "; ".join(load_parameters()[path].describe(value) for path, value in found.reading.items())
        yield from _wrap(f"(Read so that {read}, which is open; as executed it would break off earlier.)", 4)
    yield ""


def _observed(report: VerificationReport) -> Iterator[str]:
    if not report.observed:
        return
    yield "Observed, where the profile is open (no failure):"
    for each in report.observed:
        verb = "plays" if each.games == 1 else "play"
        told = f"{_count(each.games, 'game')} {verb} that {each.agreement}{_sources(each.sources)}"
        yield from _wrap(f"{told}, the first at {_place(each.first)}.", 2)
        if each.or_else:
            yield from _wrap(f"Or they play that {', or that '.join(each.or_else)}.", 4)
        if each.otherwise is not None:
            verb = "plays" if each.otherwise.games == 1 else "play"
            told = f"But {_count(each.otherwise.games, 'game')} {verb} that {each.executed}"
            yield from _wrap(f"{told}, the first at {_place(each.otherwise)}.", 4)
    for parameter in report.disagreeing:
        yield f"  Games differ among themselves in {parameter}; one table plays it one way."
    yield ""


def _sentence(report: VerificationReport) -> str:
    told = [f"{_count(report.games, 'game')}, {_count(report.deals, 'deal')}, {_count(report.plays, 'play')}"]
    told += [f"{number:,} {_verb(verdict, number)}" for verdict, number in report.verdicts.items()]
    told += [f"{_count(report.unread, 'line')} not judged"] if report.unread else []
    if report.conclusion is Conclusion.NOTHING and not report.games:
        return "there is no game to judge"
    return "; ".join(told)


def _verb(verdict: Verdict, number: int) -> str:
    return "deviate" if verdict == "deviates" and number > 1 else verdict


def _sources(sources: Sequence[str]) -> str:
    """Return the first sources in brackets; the report for programs has them all."""
    more = ", …" if len(sources) > _SOURCES else ""
    return f" [{', '.join(sources[:_SOURCES])}{more}]" if sources else ""


def _place(tally: Tally) -> str:
    return f"{tally.file}:{tally.line} (game {tally.game})"


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def _wrap(text: str, indent: int) -> list[str]:
    margin = " " * indent
    return textwrap.wrap(
        text, _WIDTH, initial_indent=margin, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False
    )
