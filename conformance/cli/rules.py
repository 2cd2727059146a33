"""Print the rules a player needs, on about one page: a rule sheet.

  hartenjagen rules nl-short --lang nl
  hartenjagen rules international+omslag --lang en --format html --output rules.html
  hartenjagen rules our-table.yaml --lang fr --changes

It says what the resolved rules say, whatever profile and house rules they come from. Points that the sources leave open
have a number, and the sheet says what else tables play there.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse

FORMATS: Final = ("text", "markdown", "html")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("profile", metavar="PROFILE", help="a profile, with house rules: nl-short+free-opening")
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help="en, nl, fr or es (default: en)")
    parser.add_argument("--format", choices=FORMATS, help="default: what the name of the file says, else text")
    parser.add_argument("--changes", action="store_true", help="say what differs from the profile it is made from")
    parser.add_argument("--output", type=Path, metavar="FILE", help="write to a file in place of the terminal")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")


def run(arguments: argparse.Namespace) -> int:
    """Print the sheet, or write it."""
    from conformance.cli.writing import format_for, require_outputs, write_output
    from conformance.problems import refuse
    from conformance.rule_sheet.sheet import build_sheet
    from conformance.rule_sheet.tricks import choose_trick
    from conformance.rule_sheet.wording import check_language
    from conformance.rules import load_profile
    from conformance.rules.resolve import load_parent
    from reports.rule_sheet_html import as_html
    from reports.rule_sheet_markdown import as_markdown
    from reports.rule_sheet_text import as_text

    language = check_language(arguments.lang)
    resolved = load_profile(arguments.profile)
    written = format_for(arguments.output, arguments.format, FORMATS)
    require_outputs([arguments.output], [arguments.profile], force=arguments.force)
    parent = load_parent(arguments.profile) if arguments.changes else None
    if arguments.changes and parent is None:
        hint = "--changes is for a profile with house rules, or for one that extends another"
        raise refuse("no-parent", f"`{resolved.name}` is made from no other profile", hint)
    sheet = build_sheet(resolved, language, trick=choose_trick(resolved), parent=parent)
    text = {"text": as_text, "markdown": as_markdown, "html": as_html}[written](sheet)
    if arguments.output:
        write_output(text, arguments.output, force=arguments.force)
    else:
        print(text, end="")
    return 0
