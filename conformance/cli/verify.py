"""Verify recorded games against a profile: JSON Lines, perhaps packed with gzip or zstd, Parquet, or - for a pipe.

  hartenjagen verify nl-short games.jsonl
  hartenjagen verify international club-*.jsonl.gz --json report.json
  hartenjagen verify nl-omslag+free-opening - < games.jsonl
  hartenjagen verify nl-short club.csv --lang nl
  hartenjagen verify --identify games.jsonl

Each game is fine, or the first play, score or total that is wrong is shown with its clause. What a record does not say
is not verified; what the profile leaves open is observed and never fails. spec/records.md describes the records. A
file .csv is a score sheet, of which it is said whether it can be right. With --identify no profile is named: it is said
which of those known here all games are consistent with, and which game rules out which of the others; where none will
do, which explain most. --among my-table.yaml tries rules of your own too, and may be repeated.

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
    parser.add_argument(
        "named",
        metavar="PROFILE FILE",
        nargs="*",
        help="a profile, PROFILE+HOUSE-RULE…, or the path of one; then recorded games; - is standard input",
    )
    parser.add_argument("--identify", action="store_true", help="say which known rules the games are consistent with")
    parser.add_argument(
        "--among",
        metavar="RULES",
        action="append",
        default=[],
        help="with --identify: try these too, a table of yours; may be repeated",
    )
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help="en, nl, fr or es (default: en)")
    parser.add_argument("--all", action="store_true", help=f"list every game that is not fine, not the first {LISTED}")
    parser.add_argument(
        "--json", metavar="FILE", nargs="?", const="-", help="write the report as JSON, to standard output or a file"
    )
    parser.add_argument("--force", action="store_true", help="write over a report that is there")
    many = parser.add_argument_group("many games").add_mutually_exclusive_group()
    many.add_argument("--workers", metavar="N", type=number_above_0, help="judge in so many processes (extra `dask`)")
    many.add_argument("--scheduler", metavar="ADDRESS", type=_address, help="judge on a Dask cluster")
    verify_sheet.add_arguments(parser)


def _address(word: str) -> str:
    if not word.strip():
        import argparse

        raise argparse.ArgumentTypeError("the address of a scheduler is empty")
    return word


def parse_arguments(parser: argparse.ArgumentParser, words: list[str]) -> argparse.Namespace:
    """Return the arguments; options may stand anywhere between profile and files."""
    return parser.parse_intermixed_args(words)


def run(arguments: argparse.Namespace) -> int:
    """Verify, report, and return the exit code."""
    from conformance.problems import Problems
    from conformance.rule_sheet.wording import check_language
    from reports.verification_problems import translate_problem

    check_language(arguments.lang)
    try:
        return _run(arguments)
    except Problems as found:
        raise Problems(translate_problem(each, arguments.lang) for each in found.problems) from found


def _run(arguments: argparse.Namespace) -> int:
    from conformance.cli.verify_cluster import open_judging
    from conformance.cli.verify_files import require_no_others, require_profile_first
    from conformance.cli.verify_output import require_distinct, require_games, require_no_options, require_report
    from conformance.cli.writing import require_outputs
    from conformance.problems import refuse
    from conformance.rules import load_profile

    named: list[str] = arguments.named
    require_report(arguments.json, named, identify=arguments.identify)
    if arguments.among and not arguments.identify:
        raise refuse("only-identify", "--among names rules to identify games by", "add --identify")
    rules, files = (arguments.among, named) if arguments.identify else (named[:1], named[1:])
    require_outputs([arguments.json], rules, force=arguments.force, inputs=[Path(file) for file in files])
    if not arguments.identify:
        require_profile_first(named)
        if not rules:
            raise refuse("no-profile", "no profile is named", "hartenjagen verify PROFILE FILE…, or --identify FILE…")
    require_no_others(files, rules, identify=arguments.identify)
    resolved = [load_profile(each) for each in rules]
    require_distinct(rules, resolved)
    if not files:
        behind = "" if arguments.identify else " behind the profile"
        raise refuse("no-file", "no file of recorded games is named", f"name one{behind}; - is a pipe")
    if not arguments.identify and any(map(verify_sheet.is_sheet, files)):
        require_no_options(arguments)
        return verify_sheet.run(resolved[0], files, arguments.lang, kind=arguments.kind, json=arguments.json)
    require_games(files, arguments)
    with open_judging(arguments.workers, arguments.scheduler) as judging:
        if arguments.identify:
            return _identify(files, resolved, arguments, judging)
        return _verify(resolved[0], files, arguments, judging)


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
    write_report(
        lambda colour: as_text(report, resolved, language=arguments.lang, colour=colour, whole=arguments.all),
        lambda: as_json(report),
        arguments.json,
    )
    return report.exit_code


def _observe(resolved: Resolved, found: BlockResult, files: list[str], judging: Judging) -> list[Observed]:
    """Return what the games show of open points; where some show something, the others are gone through once more."""
    import msgspec

    from conformance.cli.verify_work import Rereading
    from conformance.records.reading import is_read_once
    from conformance.verification.observing import observe
    from conformance.verification.readings import name_reading
    from conformance.verification.rereading import rules_observed
    from conformance.verification.result import BlockResult, merge

    observed = list(observe(resolved, found.readings))
    others = rules_observed(resolved, observed)
    if not others or any(map(is_read_once, files)):
        return observed
    total = BlockResult()
    for encoded in judging(Rereading(resolved=resolved, others=others), files):
        total = merge(total, msgspec.msgpack.decode(encoded, type=BlockResult))
    return [
        msgspec.structs.replace(each, otherwise=total.readings.get(name_reading({each.parameter: each.value})))
        for each in observed
    ]


def _identify(files: list[str], own: list[Resolved], arguments: argparse.Namespace, judging: Judging) -> int:
    from conformance.cli.verify_identify import identify
    from conformance.cli.verify_output import write_report
    from reports.verification_consistency import as_json, as_text

    report = identify(files, own, judging, listed=None if arguments.all else LISTED, suite=_suite())
    write_report(
        lambda colour: as_text(report, language=arguments.lang, colour=colour, whole=arguments.all),
        lambda: as_json(report),
        arguments.json,
    )
    return report.exit_code


def _suite() -> str:
    from conformance.cli.main import version

    return f"hartenjagen {version()}"
