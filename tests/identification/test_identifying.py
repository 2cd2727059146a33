"""What is found of apps whose rules are known to the test alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.identification.identifying import identify
from conformance.rules import load_profile
from conformance.runner.app import App
from conformance.runner.session import Limits
from conformance.transports.in_process import InProcess
from reference_impl.wrong.mutant import MutantApp

if TYPE_CHECKING:
    from conformance.identification.result import Identified


def identified(profile: str, **changes: Any) -> Identified:
    rules = load_profile(profile).replace({path.replace("__", "."): value for path, value in changes.items()})
    app = App(lambda: InProcess(MutantApp(rules).handlers), Limits(), "test")
    return identify(app)[0]


def test_a_shipped_profile_is_named_and_nothing_differs() -> None:
    found = identified("nl-short")
    assert (found.nearest, found.differences, found.unexplained) == ("nl-short", [], [])


def test_a_rule_that_differs_is_named_with_the_position_that_showed_it() -> None:
    found = identified("international", hearts__queen_breaks="yes")
    (difference,) = found.differences
    assert (difference.parameter, difference.value, difference.profile) == ("hearts.queen_breaks", "yes", "no")
    assert difference.shown is not None
    assert {answer.field for answer in difference.shown.answers} == {"legal"}
