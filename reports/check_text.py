"""The report of a check for people: one headline for each failing clause, its first failing case in full."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from conformance.runner.evidence import How
from conformance.runner.outcomes import ENDED, Outcome
from conformance.runner.report import CaseResult, ClauseResult, Conclusion, Report, ReportedDifference, Status
from conformance.runner.verdict import untold_clauses
from conformance.typography import with_minus
from reports.check_drafts import draft_lines, say_shrunk
from reports.check_explanations import say_explanations
from reports.check_games import say_difference, say_games
from reports.check_headline import say_next_step, say_verdict
from reports.check_newer import say_newer
from reports.check_probes import probe_lines, probe_summary
from reports.check_sentences import say_fault, say_where
from reports.check_untold import untold_cases
from reports.printable import make_printable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from conformance.games.result import GamesResult
    from conformance.probes.result import ProbeResult
    from conformance.runner.report import ReportedReading

_WIDTH: Final = 110
_LISTED: Final = 12
_STDERR_LINES: Final = 12
_GREEN, _YELLOW, _RED = 32, 33, 31


@dataclass(frozen=True, kw_only=True)
class Look:
    """How a report is written: in colour or plainly, and with which command a case is repeated."""

    again: Callable[[str], str]
    """The command that repeats the case of that id."""
    colour: bool = False

    def strong(self, text: str) -> str:
        """Return a text that stands out."""
        return f"\033[1m{text}\033[0m" if self.colour else text

    def verdict(self, text: str, *, good: bool, partly: bool = False) -> str:
        """Return a text in the colour of its meaning: nothing that is said of a part only is green."""
        good_colour = _YELLOW if partly else _GREEN
        return f"\033[{good_colour if good else _RED}m{text}\033[0m" if self.colour else text


def as_text(report: Report, look: Look) -> str:
    """Return the report as lines of text."""
    return "\n".join(_lines(make_printable(report), look)) + "\n"


def _lines(report: Report, look: Look) -> Iterator[str]:
    app = " ".join(f"{report.app.name} {report.app.version}".split())
    if app:
        language = f" ({report.app.language})" if report.app.language else ""
        yield f"{app}{language}, checked against {report.profile} {report.hash}"
        passed_over = report.app.passed_over
        unknown = f"; passed over, for nobody here knows it: {', '.join(passed_over)}" if passed_over else ""
        yield f"  can be asked for: {', '.join(report.app.capabilities) or 'the core only'}{unknown}"
    good, partly = report.exit_code == 0, report.counts.not_asked > 0
    headline, sentence = say_verdict(report)
    yield f"{look.verdict(headline, good=good, partly=partly)}: {sentence}"
    yield from (f"  {line}" for line in report.setup_details)
    yield from _wrap(say_next_step(report))
    for paragraph in say_explanations(report.explanations):
        yield from _wrap(paragraph)
    for each in report.differences:
        if each.clauses:
            yield from _difference(each, report, look)
    yield from _said_besides([each for each in report.differences if not each.clauses])
    by_id = {case.id: case for case in report.cases}
    for clause in report.clauses:
        if clause.charged:
            declared = any(clause.id in each.clauses for each in report.differences)
            yield from _clause(clause, [by_id[name] for name in clause.charged], look, declared=declared)
    yield from _ended(report, look)
    yield from _probes(report.probes, look)
    yield from _open_points(report.open_points, look)
    yield from _untold(report, look)
    yield from _known(report, look)
    if report.newer is not None:
        yield ""
        for number, paragraph in enumerate(say_newer(report.newer)):
            yield from _wrap(paragraph, 4 if number else 2)
    if report.games is not None:
        yield from _games(report.games, look)
    yield from _summary(report, look)


def _difference(each: ReportedDifference, report: Report, look: Look) -> Iterator[str]:
    verb = "fails" if len(each.clauses) == 1 else "fail"
    yield ""
    yield look.strong(f"{', '.join(each.clauses)} {verb}, by what the app says of itself")
    stated = each.stated_in_words or "nothing of the kind"
    yield from _wrap(f"The app says: {_says(each)}. The profile says: {stated}.{_sources(each.sources)}")
    blocked = [case.id for case in report.cases if case.outcome is Outcome.BLOCKED and not case.faults]
    if blocked and set(each.clauses) & set(report.cases[0].charged):
        yield f"  Nothing else could be asked: {len(blocked)} cases are blocked by it."


def _said_besides(differences: Sequence[ReportedDifference]) -> Iterator[str]:
    if differences:
        yield ""
        yield from _wrap(f"The app also says: {'; '.join(map(_says, differences))}.")


def _says(each: ReportedDifference) -> str:
    refused = f"{each.parameter}: it does not play by “{each.stated_in_words}”"
    return each.declared_in_words or refused + (f" ({each.reason})" if each.reason else "")


def _clause(clause: ClauseResult, cases: Sequence[CaseResult], look: Look, *, declared: bool) -> Iterator[str]:
    cases = sorted(
        cases, key=lambda case: (case.known, case.outcome is not Outcome.FAILED, clause.id not in case.clauses)
    )
    first = next((case for case in cases if case.faults), None)
    if first is None:
        return
    known = ", as listed" if clause.known else ""
    yield ""
    yield look.strong(f"{clause.id} fails{' in play too' if declared else ''}{known}")
    yield from _wrap(with_minus(clause.text) + _sources(clause.sources))
    yield from _case(first, clause.id, look)
    others = [case for case in cases if case is not first]
    if others:
        yield from _wrap(f"Also in {_list(map(_name, others))}.")


def _case(case: CaseResult, clause: str, look: Look) -> Iterator[str]:
    yield f"  {case.id}  {case.title}  ({case.feature}:{case.line})"
    before = ""
    for fault in case.faults:
        if fault.clause == clause:
            where = say_where(fault.situation) if fault.situation else ""
            yield from _wrap(f"{where if where != before else ''} {say_fault(fault)}".strip(), indent=4)
            before = where
    if case.outcome is Outcome.BLOCKED:
        yield from _wrap("What the case is about could not be asked after that.", indent=4)
    yield from _evidence(case)
    yield f"    Again: {look.again(case.id)}"


def _ended(report: Report, look: Look) -> Iterator[str]:
    for outcome in sorted(ENDED | {Outcome.COULD_NOT_RUN}, key=list(Outcome).index):
        cases = [case for case in report.cases if case.outcome is outcome]
        if not cases or (outcome is Outcome.COULD_NOT_RUN and report.conclusion is Conclusion.NO_ADAPTER):
            continue
        first = cases[0]
        yield ""
        yield look.strong(f"{len(cases)} case{'s' if len(cases) > 1 else ''} {outcome}")
        yield f"  {first.id}  {first.title}  ({first.feature}:{first.line})"
        yield from _wrap(first.reason[:1].upper() + first.reason[1:] + ".", indent=4)
        yield from _evidence(first)
        yield f"    Again: {look.again(first.id)}"
        if len(cases) > 1:
            yield from _wrap(f"Also {_list(map(_name, cases[1:]))}.")


def _evidence(case: CaseResult) -> Iterator[str]:
    if case.raw:
        yield f"    The line was: {case.raw}"
    lines = case.stderr.splitlines()
    if lines:
        yield "    On standard error it wrote:"
        yield from (f"      {line[:200]}" for line in lines[-_STDERR_LINES:])
    if case.trace:
        yield "    The messages:"
        yield from (f"      {line}" for line in case.trace)


def _probes(probes: Sequence[ProbeResult], look: Look) -> Iterator[str]:
    for headline, (first, *lines), trace in probe_lines(probes):
        yield ""
        yield look.strong(headline)
        yield from _wrap(first)
        for line in lines:
            yield from _wrap(line, indent=4)
        if trace:
            yield "    The messages:"
            yield from (f"      {line}" for line in trace)


def _open_points(points: Sequence[ReportedReading], look: Look) -> Iterator[str]:
    if not points:
        return
    yield ""
    yield look.strong("Open in the sources, and how this app plays it")
    for point in points:
        ids = _list(name for name, _ in point.seen)
        match point.how:
            case How.MEASURED:
                says = f"{point.in_words} (seen in {ids})"
            case How.SUPPOSED:
                says = f"{point.in_words} (other cases would not pass otherwise)"
            case How.CLAIMED:
                says = f"{point.in_words} (so it says; no case could show it)"
            case How.OTHER:
                says = "in none of the ways that tables are known to play it"
                says = f"{point.in_words} (seen in {ids}), which is {says}" if point.in_words else says
            case How.INCONSISTENT:
                says = f"one way here and another there ({ids})"
            case How.UNOBSERVED:
                says = "nobody could see it"
        yield from _wrap(with_minus(f"{point.parameter}: {says}"))


def _untold(report: Report, look: Look) -> Iterator[str]:
    for title, lines in untold_cases(report):
        yield ""
        yield look.strong(title)
        for line, ids in lines:
            yield from _wrap(f"{line} ({_list(ids)})")


def _known(report: Report, look: Look) -> Iterator[str]:
    known = report.known_issues
    if known is None:
        return
    matched = sum(case.known for case in report.cases)
    yield ""
    yield f"{known.file}: {known.listed} known issues; {matched} failing cases are listed."
    for title, lines in (("Stale, take them off the list:", known.stale), ("They match nothing:", known.unmatched)):
        if lines:
            yield look.strong(title)
            yield from (f"  {line}" for line in lines)


def _games(games: GamesResult, look: Look) -> Iterator[str]:
    yield ""
    yield look.strong("Generated games")
    for indent, paragraph in say_games(games):
        yield from _wrap(paragraph, indent)
    for each in games.shrunk:
        yield ""
        for paragraph in (*say_shrunk(each), *say_difference(each.difference, games.second)):
            yield from _wrap(paragraph)
        yield from (f"  {line}".rstrip() for line in draft_lines(each))


def _summary(report: Report, look: Look) -> Iterator[str]:
    if report.conclusion is Conclusion.NO_ADAPTER:
        return
    yield ""
    yield look.strong("Clauses")
    untold = untold_clauses(report.clauses, report.cases)
    for status in Status:
        ids = [clause.id for clause in report.clauses if clause.status is status]
        ids = [name for name in ids if name not in (*report.without_scenario, *untold)]
        if ids:
            yield from _wrap(f"{status} ({len(ids)}): {', '.join(ids)}")
    if untold:
        yield from _wrap(f"not told by the app ({len(untold)}): {', '.join(untold)}")
    without = report.without_scenario
    if without:
        yield from _wrap(f"no scenario of the suite fits these rules ({len(without)}): {', '.join(without)}")
    if report.probes:
        yield look.strong("Probes")
        yield from (line for each in probe_summary(report.probes) for line in _wrap(each))
    told = ", ".join(f"{number} {outcome}" for outcome, number in report.outcomes.items())
    yield f"{look.strong('Cases')}: {told or 'none'}"


def _name(case: CaseResult) -> str:
    return f"{case.id} ({case.code})" if case.code else case.id


def _sources(sources: Sequence[str]) -> str:
    return f" [{', '.join(sources)}]" if sources else ""


def _list(names: Iterable[str]) -> str:
    shown = list(names)
    more = f" and {len(shown) - _LISTED} more" if len(shown) > _LISTED else ""
    return ", ".join(shown[:_LISTED]) + more


def _wrap(text: str, indent: int = 2) -> list[str]:
    space = " " * indent
    return textwrap.wrap(
        text, _WIDTH, initial_indent=space, subsequent_indent=space, break_long_words=False, break_on_hyphens=False
    )
