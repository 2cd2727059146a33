"""Check an app against a profile, clause by clause.

The app is a program that speaks the protocol of spec/protocol.md on standard input and output; its command stands
behind two dashes. Without a command the bundled reference is checked.

  hartenjagen check nl-short
  hartenjagen check nl-short+free-opening -- node my-adapter.js
  hartenjagen check international --only 'lead.*' --trace -- ./my-adapter
  hartenjagen check nl-short --games 2000 --seed 1 -- node my-adapter.js

exit codes: 0 it conforms, as far as it could be asked · 1 it deviates, or leaves cases out with --require-all ·
2 wrong usage, bad profile, stale or unmatched known issue · 3 the app could not be asked · 4 nothing was run ·
130 interrupted
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

from conformance.cli.check_options import add_arguments, parse_arguments
from conformance.cli.terminating import terminated_like_interrupted

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from conformance.cases import Case, Header
    from conformance.cli.check_suite import Held
    from conformance.rules import Resolved
    from conformance.runner.known_issues import Entry
    from conformance.runner.report import Report
    from conformance.runner.results import Wording
    from conformance.runner.run import Run

__all__ = ["add_arguments", "parse_arguments", "run"]

EXIT_UNREACHABLE: Final = 3
EXIT_NOTHING: Final = 4


def run(arguments: argparse.Namespace) -> int:
    """Check, report, and return the exit code."""
    from conformance.cli.check_games import why_not_comparable
    from conformance.cli.check_output import tell_smoke, word_by, write_report
    from conformance.cli.check_suite import hold_to
    from conformance.rules import load_profile
    from conformance.runner.selection import select
    from reports.printable import show_on_a_line

    resolved = load_profile(arguments.profile)
    header, every = _cases(arguments, resolved)
    selected, idle = select(every, arguments.only)
    if idle or not (every or arguments.games):
        return _nothing(every, idle, arguments.profile)
    wanted = selected if arguments.only else None
    held = hold_to(arguments, every)
    cases = held.cases
    if arguments.list:
        _list(every, wanted)
        return 0
    _require_places(arguments)
    entries = _known_issues(arguments)
    if reason := why_not_comparable(arguments):
        _say(f"{show_on_a_line(reason)}; nothing was run")
        return EXIT_UNREACHABLE
    found = _run(arguments, resolved, header, held, wanted)
    if arguments.smoke:
        return tell_smoke(found)
    report = _report(arguments, found, cases, entries, word_by(resolved))
    if arguments.update_known_issues:
        report = _update(arguments, found, cases, entries, report, word_by(resolved))
    try:
        write_report(arguments, report, {done.case.id: done.seconds for done in found.cases})
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has seen enough; the verdict stands
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return report.exit_code


def _cases(arguments: argparse.Namespace, resolved: Resolved) -> tuple[Header, Sequence[Case]]:
    if arguments.vectors is None:
        from conformance.scenarios.vectors import cases_for

        return cases_for(arguments.profile, arguments.features or None)
    from conformance.problems import refuse
    from conformance.vectors import read_vectors

    header, cases = read_vectors(arguments.vectors)
    if header.hash != resolved.hash:
        what = f"{arguments.vectors} is for {header.profile} {header.hash}, not {resolved.name} {resolved.hash}"
        raise refuse("other-rules", what, "compile the vectors again, or name their profile")
    return header, cases


def _nothing(cases: Sequence[Case], idle: Sequence[str], profile: str) -> int:
    from conformance.runner.selection import near_names

    if not cases:
        _say(f"there are no cases for {profile}")
    for pattern in idle:
        near = near_names(cases, pattern)
        hint = f"; near it are {', '.join(near)}" if near else "; --list shows all"
        _say(f"--only {pattern}: no case of {profile} has this id or clause{hint}")
    return EXIT_NOTHING


def _list(cases: Sequence[Case], wanted: frozenset[str] | None) -> None:
    listed = {case.id: case for case in reversed(cases) if wanted is None or case.id in wanted}
    for case in reversed(listed.values()):
        print(f"{case.id}  {case.title}  [{', '.join(case.clauses)}]  {case.feature}:{case.line}")


def _require_places(arguments: argparse.Namespace) -> None:
    """Refuse before the run what could not be written after it."""
    from conformance.cli.check_drafts import draft_problems
    from conformance.cli.writing import require_outputs
    from conformance.outputs import output_problems

    files = [arguments.json, arguments.junit]
    rewritten = [arguments.known_issues] if arguments.update_known_issues else []
    more = [*draft_problems(arguments.save), *output_problems(rewritten, force=True)]
    require_outputs(files, [arguments.profile], force=arguments.force, inputs=rewritten, more=more)


def _known_issues(arguments: argparse.Namespace) -> tuple[Entry, ...]:
    from conformance.problems import refuse
    from conformance.runner.known_issues import load_known_issues

    file = arguments.known_issues
    if file is None or (arguments.update_known_issues and not file.exists()):
        return ()
    if not file.exists():
        raise refuse("no-such-file", f"{file}: no such file", "--update-known-issues writes it with what fails now")
    return load_known_issues(arguments.known_issues)


@terminated_like_interrupted()
def _run(
    arguments: argparse.Namespace,
    resolved: Resolved,
    header: Header,
    held: Held,
    wanted: frozenset[str] | None,
) -> Run:
    from conformance.cli.check_explaining import explain_run
    from conformance.cli.check_games import check_games
    from conformance.cli.check_suite import check_newer
    from conformance.cli.progress import Progress
    from conformance.cli.reaching import named_app
    from conformance.runner.run import run_check

    app = named_app(arguments)
    if arguments.shuffle is not None:
        _say(f"the cases are run in the order of seed {arguments.shuffle}")
    progress = Progress()
    try:
        found = run_check(
            header,
            held.cases,
            app,
            selected=wanted,
            lockstep=arguments.lockstep,
            smoke_only=arguments.smoke,
            shuffle=arguments.shuffle,
            resolve=resolved.replace,
            progress=progress.show,
        )
        explain_run(found, resolved)
        check_newer(arguments, resolved, header, held, wanted, found, app, progress.show)
        check_games(arguments, resolved, found, app, progress.show)
        return found
    finally:
        progress.clear()


def _report(
    arguments: argparse.Namespace, found: Run, cases: Sequence[Case], entries: Sequence[Entry], wording: Wording
) -> Report:
    from conformance.runner.results import Demands
    from conformance.runner.verdict import reach_verdict

    demands = Demands(
        only=tuple(arguments.only),
        require_all=arguments.require_all,
        trace=arguments.trace,
        known_issues=tuple(entries),
        known_issues_file=str(arguments.known_issues or ""),
    )
    return reach_verdict(found, cases, wording, demands)


def _update(
    arguments: argparse.Namespace,
    found: Run,
    cases: Sequence[Case],
    entries: Sequence[Entry],
    report: Report,
    wording: Wording,
) -> Report:
    """Rewrite the list of known issues and judge by the new one; a check that was not finished changes nothing."""
    from conformance.runner.known_issues import load_known_issues, rewrite
    from conformance.runner.verdict import declared_by_clause, probes_that_differ

    if report.setup_fault or found.interrupted:
        _say(f"{arguments.known_issues} is left as it was: the check did not get through")
        return report
    text = rewrite(
        entries, report.profile, report.cases, declared_by_clause(report.differences), probes_that_differ(report)
    )
    arguments.known_issues.write_text(text, encoding="utf-8")
    _say(f"{arguments.known_issues} was rewritten")
    return _report(arguments, found, cases, load_known_issues(arguments.known_issues), wording)


def _say(text: str) -> None:
    print(f"hartenjagen check: {text}", file=sys.stderr)
