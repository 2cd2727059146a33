"""Put variants beside each other, clause by clause, with the shortest position for every difference.

  hartenjagen compare nl-short nl-omslag international --lang nl
  hartenjagen compare nl-short our-table.yaml --format html --output tables.html
  hartenjagen compare --publish

For each two of them the search finds the shortest position in which a difference shows: the fewest cards in a trick,
then the score of a deal, then the totals of a match. Without a difference in play, it says why. What is published is
about the profiles of the suite, in every language.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse

    from conformance.comparison.result import Comparison
    from conformance.rules.resolved import Resolved

FORMATS: Final = ("text", "markdown", "html", "csv", "json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("profiles", metavar="PROFILE", nargs="*", help="two or more: a profile, or a file")
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help="en, nl, fr or es (default: en)")
    default = "default: what the name of the file says, else text; json has all languages"
    parser.add_argument("--format", choices=FORMATS, help=default)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help="clauses on which all agree as well")
    which.add_argument("--differences", action="store_true", help="only clauses that differ (default)")
    parser.add_argument("--output", type=Path, metavar="FILE", help="write to a file in place of the terminal")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    published = parser.add_mutually_exclusive_group()
    published.add_argument("--publish", action="store_true", help="write the tables to reports/published")
    published.add_argument("--check", action="store_true", help="fail where those files are not what was found")


def run(arguments: argparse.Namespace) -> int:
    """Print the comparison, or write it."""
    from conformance.cli.writing import format_for, require_outputs, write_output
    from conformance.comparison.compare import compare
    from conformance.problems import refuse
    from conformance.rule_sheet.wording import check_language

    if arguments.publish or arguments.check:
        if arguments.profiles or arguments.output:
            raise refuse("not-all", "what is published is for all profiles of the suite; name none, and no file")
        return _published(write=arguments.publish)
    check_language(arguments.lang)
    profiles = _load(arguments.profiles)
    form = format_for(arguments.output, arguments.format, FORMATS)
    require_outputs([arguments.output], arguments.profiles, force=arguments.force)
    found = compare(profiles)
    text = _rendered(found, form, arguments.lang, everything=arguments.all)
    if arguments.output is None:
        print(text, end="")
    else:
        write_output(text, arguments.output, force=arguments.force)
    return 0


def _load(names: list[str]) -> list[Resolved]:
    """Return the variants, all that is wrong with any of them at once.

    Raises:
        Problems: there are fewer than two, one is named twice, or one cannot be resolved.
    """
    from conformance.problems import Problem, Problems, refuse
    from conformance.rules import load_profile

    problems: list[Problem] = []
    found: list[Resolved] = []
    for name in names:
        try:
            found.append(load_profile(name))
        except Problems as faults:
            problems += faults.problems
    if problems:
        raise Problems(problems)
    twice = sorted({each.name for each in found if sum(each.name == other.name for other in found) > 1})
    if twice:
        raise refuse("named-twice", f"`{'`, `'.join(twice)}` is named twice", "each variant has one column")
    if len(found) < 2:
        raise refuse("too-few", "a comparison takes two profiles at least", "`hartenjagen profiles` lists them")
    return found


def _rendered(found: Comparison, form: str, language: str, *, everything: bool) -> str:
    from reports.comparison_csv import as_csv
    from reports.comparison_html import as_html
    from reports.comparison_json import as_json
    from reports.comparison_markdown import as_markdown
    from reports.comparison_text import as_text

    if form == "json":
        return as_json(found, everything=everything)
    render = {"text": as_text, "markdown": as_markdown, "html": as_html, "csv": as_csv}[form]
    return render(found, language, everything=everything)


def _published(*, write: bool) -> int:
    """Write the published tables, or say which are not what is found now."""
    from conformance.cli.publishing import is_published, publish
    from conformance.comparison.compare import compare
    from conformance.rules import load_profile, shipped_profiles
    from reports.comparison_published import published_files

    files = published_files(compare([load_profile(name) for name in shipped_profiles()]))
    if write:
        for name, text in files.items():
            publish(text, name)
        return 0
    stale = [name for name, text in files.items() if not is_published(text, name)]
    return 1 if stale else 0
