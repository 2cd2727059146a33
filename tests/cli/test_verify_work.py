"""Whoever judges in a process that serves many runs takes no rules for others."""

from __future__ import annotations

from dataclasses import replace

from conformance.cli.verify_work import make_verifier
from conformance.rules import load_profile


def test_rules_that_leave_something_else_open_are_not_those_that_were_judged_by_before() -> None:
    dutch = load_profile("nl-omslag")
    standing = {**dutch.standing, "opening.lead": replace(dutch.standing["opening.lead"], stated=True)}
    stated = replace(dutch, standing=standing)
    assert make_verifier(dutch, None) is make_verifier(load_profile("nl-omslag"), None)
    assert make_verifier(stated, None).resolved is stated
