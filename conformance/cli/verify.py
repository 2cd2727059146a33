"""Verify recorded games against a profile: JSON Lines, perhaps packed with gzip or zstd, Parquet, or - for a pipe.

  hartenjagen verify nl-short games.jsonl
  hartenjagen verify international club-*.jsonl.gz --json report.json
  hartenjagen verify nl-omslag+free-opening - < games.jsonl
  hartenjagen verify nl-short club.csv
  hartenjagen verify --identify games.jsonl

Each game is fine, or the first play, score or total that is wrong is shown with its clause. What a record does not say
is not verified; what the profile leaves open is observed and never fails. spec/records.md describes the records. A
file .csv is a score sheet, of which it is said whether it can be right. With --identify no profile is named: it is said
which of those known here all games are consistent with, and which game rules out which of the others.

exit codes: 0 every game is fine · 1 a game deviates · 2 wrong usage, bad profile, lines or files that cannot be read ·
3 a record is incomplete · 4 there is no game to judge · 130 interrupted
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from conformance.cli import verify_sheet
from conformance.cli.check_options import number_above_0

if TYPE_CHECKING:
    import argparse

    from conformance.cli.verify_cluster import Judging
    from conformance.rules import Resolved
    from conformance.verification.observing import Observed
    from conformance.verification.result import BlockResult

LISTED: Final = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.usage = "%(prog)s PROFILE FILE… [OPTION…]\n       %(prog)s --identify FILE… [OPTION…]"
    parser.add_argument("profile", metavar="PROFILE", help="a profile, PROFILE+HOUSE-RULE…, or the path of a file")
    parser.add_argument("files", metavar="FILE", nargs="*", help="recorded games; - is standard input")
    parser.add_argument("--identify", action="store_true", help="say which known rules the games are consistent with")
    parser.add_argument("--all", action="store_true", help=f"list every game that is not fine, not the first {LISTED}")
    parser.add_argument(
        "--json", metavar="FILE", nargs="?", const="-", help="write the report as JSON, to standard output or a file"
    )
    parser.add_argument("--force", action="store_true", help="write over a report that is there")
    many = parser.add_argument_group("many games").add_mutually_exclusive_group()
    many.add_argument("--workers", metavar="N", type=number_above_0, help="judge in so many processes (extra `dask`)")
    many.add_argument("--scheduler", metavar="ADDRESS", help="judge on the Dask cluster of this scheduler")
    verify_sheet.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Verify, report, and return the exit code."""
    from conformance.cli.verify_cluster import open_judging
    from conformance.cli.verify_output import require_games, require_output
    from conformance.cli.writing import require_outputs
    from conformance.problems import refuse
    from conformance.rules import load_profile

    named = [arguments.profile, *arguments.files]
    if arguments.json not in (None, "-"):
        rules, games = ([], named) if arguments.identify else (named[:1], named[1:])
        require_output(arguments.json, [Path(file) for file in games])
        require_outputs([Path(arguments.json)], rules, force=arguments.force)
    if arguments.identify:
        require_games(named, arguments)
        with open_judging(arguments.workers, arguments.scheduler) as judging:
            return _identify(named, arguments, judging)
    resolved = load_profile(arguments.profile)
    files = named[1:]
    if not files:
        raise refuse("no-file", "no file of recorded games is named", "name one behind the profile; - is a pipe")
    if any(map(verify_sheet.is_sheet, files)):
        return verify_sheet.run(resolved, files, kind=arguments.kind, json=arguments.json)
    require_games(files, arguments)
    with open_judging(arguments.workers, arguments.scheduler) as judging:
        return _verify(resolved, files, arguments, judging)


def _verify(resolved: Resolved, files: list[str], arguments: argparse.Namespace, judging: Judging) -> int:
    import msgspec

    from conformance.cli.progress import Progress
    from conformance.cli.verify_output import write_report
    from conformance.cli.verify_work import Verifying
    from conformance.verification.report import report_verification
    from conformance.verification.result import BlockResult, merge
    from reports.verification_text import as_json, as_text

    listed = None if arguments.all else LISTED
    total, progress = BlockResult(), Progress()
    for encoded in judging(Verifying(resolved=resolved, listed=listed), files):
        total = merge(total, msgspec.msgpack.decode(encoded, type=BlockResult), listed=listed)
        progress.tell(f"{total.games:,} games")
    progress.clear()
    observed = _observe(resolved, total, files, judging)
    report = report_verification(resolved, total, observed, suite=_suite())
    write_report(lambda colour: as_text(report, resolved, colour=colour), lambda: as_json(report), arguments.json)
    return report.exit_code


def _observe(resolved: Resolved, found: BlockResult, files: list[str], judging: Judging) -> list[Observed]:
    """Return what the games show of open points; where some show something, the others are gone through once more."""
    import msgspec

    from conformance.cli.verify_work import Rereading
    from conformance.verification.observing import observe
    from conformance.verification.readings import name_reading
    from conformance.verification.rereading import rules_observed
    from conformance.verification.result import BlockResult, merge

    observed = list(observe(resolved, found.readings))
    others = rules_observed(resolved, observed)
    if not others or "-" in files:
        return observed
    total = BlockResult()
    for encoded in judging(Rereading(resolved=resolved, others=others), files):
        total = merge(total, msgspec.msgpack.decode(encoded, type=BlockResult))
    return [
        msgspec.structs.replace(each, otherwise=total.readings.get(name_reading({each.parameter: each.value})))
        for each in observed
    ]


def _identify(files: list[str], arguments: argparse.Namespace, judging: Judging) -> int:
    import msgspec

    from conformance.cli.progress import Progress
    from conformance.cli.verify_output import write_report
    from conformance.cli.verify_work import Comparing
    from conformance.verification.consistency import Consistency, known_rules, merge_consistency
    from conformance.verification.identifying import report_consistency
    from reports.verification_consistency import as_json, as_text

    known = known_rules()
    listed = None if arguments.all else LISTED
    total, progress = Consistency(), Progress()
    for encoded in judging(Comparing(known=tuple(known), listed=listed), files):
        total = merge_consistency(total, msgspec.msgpack.decode(encoded, type=Consistency), listed=listed)
        progress.tell(f"{total.games:,} games")
    progress.clear()
    report = report_consistency(known, total, suite=_suite())
    write_report(lambda colour: as_text(report, colour=colour), lambda: as_json(report), arguments.json)
    return report.exit_code


def _suite() -> str:
    from conformance.cli.main import version

    return f"hartenjagen {version()}"
