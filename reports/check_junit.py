"""The report of a check as JUnit XML, one test case for each case, for the pages of a build server."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree as Xml

from conformance.probes.result import ProbeStatus
from conformance.runner.outcomes import Outcome
from reports.check_drafts import draft_lines, say_shrunk
from reports.check_explanations import say_explanations
from reports.check_games import say_games
from reports.check_newer import say_newer_case
from reports.check_probes import about, say_disagreement
from reports.check_sentences import say_fault, say_where

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.games.result import GamesResult
    from conformance.probes.result import ProbeResult
    from conformance.runner.report import CaseResult, Report

_FORBIDDEN: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_FAILURES: Final = (Outcome.FAILED, Outcome.BLOCKED)
_SKIPS: Final = (Outcome.SKIPPED, Outcome.NOT_JUDGED)
_PASSES: Final = (Outcome.PASSED, Outcome.OBSERVED)


def as_junit(report: Report, seconds: Mapping[str, float]) -> str:
    """Return the report as XML; ``seconds`` says how long each case took, by id.

    What is listed as a known issue counts as skipped. An app that could not be asked at all is one error.
    """
    suite = Xml.Element("testsuite", name=f"hartenjagen {report.profile}")
    for each in report.differences:
        case = Xml.SubElement(suite, "testcase", classname="declared", name=each.parameter)
        says = each.declared_in_words or each.reason or "not supported"
        Xml.SubElement(case, "failure", type="declared", message=_clean(f"{says}; stated: {each.stated_in_words}"))
    if report.setup_fault:
        case = Xml.SubElement(suite, "testcase", classname="adapter", name="the app can be asked")
        error = Xml.SubElement(case, "error", type="adapter", message=_clean(report.setup_fault))
        error.text = _clean("\n".join(report.setup_details))
    if report.explanations:
        properties = Xml.SubElement(suite, "properties")
        for paragraph in say_explanations(report.explanations):
            Xml.SubElement(properties, "property", name="plays as if", value=_clean(paragraph))
    for result in report.cases:
        _add_case(suite, result, seconds.get(result.id, 0.0))
    if report.newer is not None:
        for result in report.newer.cases:
            _add_newer(suite, result, report.newer.suite)
    if report.games is not None:
        _add_games(suite, report.games)
    for probe in report.probes:
        _add_probe(suite, probe)
    children = suite.findall("testcase")
    for kind in ("failure", "error", "skipped"):
        name = {"failure": "failures", "error": "errors", "skipped": "skipped"}[kind]
        suite.set(name, str(sum(child.find(kind) is not None for child in children)))
    suite.set("tests", str(len(children)))
    suite.set("time", f"{sum(seconds.values()):.3f}")
    suites = Xml.Element("testsuites")
    suites.append(suite)
    Xml.indent(suites)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(suites, encoding="unicode") + "\n"


def _add_case(suite: Xml.Element, result: CaseResult, seconds: float) -> None:
    case = Xml.SubElement(
        suite,
        "testcase",
        classname=_clean(result.feature.removesuffix(".feature").replace("/", ".")),
        name=_clean(f"{result.id} {result.title}"),
        file=_clean(result.feature),
        line=str(result.line),
        time=f"{seconds:.3f}",
    )
    if result.outcome in _PASSES:
        return
    message = _message(result)
    if result.known:
        Xml.SubElement(case, "skipped", message=_clean(f"known issue: {message}"))
    elif result.outcome in _SKIPS:
        Xml.SubElement(case, "skipped", message=_clean(message))
    else:
        kind = "failure" if result.outcome in _FAILURES else "error"
        found = Xml.SubElement(case, kind, type=result.code or result.outcome, message=_clean(message))
        found.text = _clean("\n".join(_details(result)))


def _add_newer(suite: Xml.Element, result: CaseResult, held_to: str) -> None:
    """Add a case that does not count: passed or skipped, and never failed."""
    case = Xml.SubElement(suite, "testcase", classname="newer", name=_clean(f"{result.id} {result.title}"))
    if result.outcome not in _PASSES:
        message = f"newer than suite {held_to}, does not count: {say_newer_case(result)}"
        Xml.SubElement(case, "skipped", message=_clean(message))


def _add_games(suite: Xml.Element, games: GamesResult) -> None:
    case = Xml.SubElement(suite, "testcase", classname="games", name=f"generated games, seed {games.seed}")
    if games.deviates or games.incomplete:
        kind = "failure" if games.deviates else "error"
        paragraphs = [paragraph for _, paragraph in say_games(games)]
        paragraphs += [line for each in games.shrunk for line in (*say_shrunk(each), *draft_lines(each))]
        found = Xml.SubElement(case, kind, type="games", message=_clean(paragraphs[0]))
        found.text = _clean("\n".join(paragraphs[1:]))


def _add_probe(suite: Xml.Element, probe: ProbeResult) -> None:
    case = Xml.SubElement(suite, "testcase", classname="probes", name=f"{probe.name}: {about(probe)}")
    if probe.status is ProbeStatus.HOLDS:
        return
    said = [say_disagreement(found) for found in probe.disagreements]
    message = _clean(said[0] if said else probe.reason)
    if probe.status is ProbeStatus.NOT_ASKED or probe.known:
        Xml.SubElement(case, "skipped", message=f"known issue: {message}" if probe.known else message)
    else:
        found = Xml.SubElement(case, "failure", type=str(probe.status), message=message)
        trace = [line for each in probe.disagreements for line in each.trace]
        found.text = _clean("\n".join([*said, *trace]))


def _message(result: CaseResult) -> str:
    if result.faults:
        return f"{result.faults[0].clause}: {say_fault(result.faults[0])}"
    return f"{result.outcome}: {result.reason}"


def _details(result: CaseResult) -> list[str]:
    lines = [f"clauses: {', '.join(result.clauses)}"]
    for fault in result.faults:
        lines += [say_where(fault.situation)] if fault.situation else []
        lines.append(say_fault(fault))
    lines += [f"line: {result.raw}"] if result.raw else []
    return lines + [f"stderr: {line}" for line in result.stderr.splitlines()] + result.trace


def _clean(text: str) -> str:
    r"""Return a text without the signs that XML does not have.

    >>> _clean("a\x00b")
    'a�b'
    """
    return _FORBIDDEN.sub("\ufffd", text)
