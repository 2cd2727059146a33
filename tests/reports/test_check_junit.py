"""The report for build servers is XML that they understand."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as Xml

import pytest

from reports.check_junit import as_junit
from tests.cases_by_hand import CORE
from tests.processes import bad, honest
from tests.runner.running import check_app

if TYPE_CHECKING:
    from conformance.runner.report import Report


def suite_of(report: Report) -> Xml.Element:
    suite = Xml.fromstring(as_junit(report, {"FOLL2": 0.25})).find("testsuite")  # noqa: S314  we wrote it
    assert suite is not None
    return suite


def cases_of(suite: Xml.Element) -> list[Xml.Element]:
    return [each for each in suite if each.get("classname") != "probes"]


def test_what_passes_has_nothing_in_it_and_what_was_observed_neither() -> None:
    suite = suite_of(check_app(honest()))
    assert {name: suite.get(name) for name in ("tests", "failures", "errors", "skipped")} == {
        "tests": "17", "failures": "0", "errors": "0", "skipped": "3",
    }  # fmt: skip
    assert all(len(case) == 0 for case in cases_of(suite))


def test_a_probe_is_a_test_case_and_what_was_not_asked_is_skipped_with_the_reason() -> None:
    suite = suite_of(check_app(honest()))
    probes = {str(each.get("name")).partition(":")[0]: each for each in suite if each.get("classname") == "probes"}
    assert len(probes) == 8
    skipped = probes["no-peeking"].find("skipped")
    assert skipped is not None
    assert skipped.get("message") == "the app does not declare seat_views"
    assert len(probes["twice"]) == 0


def test_a_probe_that_differs_is_a_failure() -> None:
    suite = suite_of(check_app(honest("--plays", "every-second")))
    failures = {str(each.get("name")).partition(":")[0]: each.find("failure") for each in suite}
    assert failures["twice"] is not None
    assert "the first time that" in str(failures["twice"].get("message"))


def test_a_failure_says_what_the_text_says() -> None:
    suite = suite_of(check_app(honest("--plays", "revokes")))
    failing = {case.get("name"): case for case in cases_of(suite) if len(case)}
    (case,) = failing.values()
    failure = case.find("failure")
    assert failure is not None
    assert (case.get("name"), case.get("classname"), case.get("time")) == (
        "FOLL2 The case FOLL2",
        "dutch.by_hand",
        "0.250",
    )
    assert failure.get("type") == "legal"
    assert str(failure.get("message")).startswith("play.follow-suit: The app says that B may play")
    assert "Deal 1, trick 1: A led 7♣." in str(failure.text)


@pytest.mark.parametrize(
    ("command", "kind", "number"),
    [
        (honest("--plays", "left-of-dealer"), "failure", 7),
        (honest("--declare", "legal"), "skipped", 4),
        (bad("dies", starts=3), "error", 3),
        (bad("rubbish"), "error", 10),
        (honest("--fixed", "table.players=3"), "failure", 10),
    ],
    ids=["blocked", "skipped", "crashed", "no adapter", "another pack"],
)
def test_nothing_that_went_wrong_looks_like_a_pass(command: list[str], kind: str, number: int) -> None:
    suite = suite_of(check_app(command))
    assert sum(case.find(kind) is not None for case in cases_of(suite)) == number


def test_signs_that_xml_does_not_have_do_no_harm() -> None:
    from tests.processes import inline

    program = "import sys; sys.stderr.write('\\x00\\x1b[31m\\ud800'.encode('utf-8', 'replace').decode()); sys.exit(1)"
    report = check_app(inline(program), CORE)
    assert "\ufffd[31m" in "".join(suite_of(report).itertext())
