"""`identify --ask`: its options, and what may be written."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from conformance.cards import LANGUAGES

if TYPE_CHECKING:
    import argparse

EXIT_INTERRUPTED: Final = 130
_OWN: Final = ("lang", "save", "answers")
_OTHERS: Final = ("tell", "json", "connect", "timeout", "start_timeout", "benchmark", "seed")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    person = parser.add_argument_group("an app that only you can see")
    person.add_argument("--ask", action="store_true", help="answer questions about it, one at a time")
    person.add_argument("--lang", metavar="LANGUAGE", help=f"{', '.join(LANGUAGES)} (default: en)")
    person.add_argument("--save", metavar="FILE", type=Path, help="keep the answers there, and go on where they stop")
    person.add_argument("--answers", metavar="FILE", type=Path, help="take the answers from a file in place of you")


def check_arguments(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> None:
    """End with a usage message where options do not go together."""
    own = [name for name in _OWN if getattr(arguments, name) is not None]
    if not arguments.ask and own:
        parser.error(f"--{own[0]} is about --ask")
    if not arguments.ask:
        return
    others = [name for name in _OTHERS if getattr(arguments, name, None)]
    if others or arguments.command:
        named = f"--{others[0].replace('_', '-')}" if others else f"`{arguments.command[0]}`"
        parser.error(f"--ask is about an app that only you can see; {named} is about one that is driven")
    if arguments.force and not arguments.write:
        parser.error("--force is about --write FILE")


def run(arguments: argparse.Namespace) -> int:
    """Ask, say what was found, and write what was asked for."""
    from conformance.asking.saved import read_saved
    from conformance.cli.identify_talk import Talk
    from conformance.rule_sheet.wording import check_language

    _require_places(arguments)
    saved = read_saved(arguments.save) if arguments.save and arguments.save.exists() else None
    script = read_saved(arguments.answers) if arguments.answers else None
    named = arguments.lang or (script and script.language) or (saved and saved.language) or LANGUAGES[0]
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    talk = Talk(language=check_language(named), save=arguments.save, saved=saved, script=script)
    try:
        stopped = talk.hold()
    except KeyboardInterrupt:
        print()
        talk.tell_where(_kept(arguments))
        return EXIT_INTERRUPTED
    talk.conclude(stopped=stopped)
    if arguments.write:
        talk.write(arguments.write, force=arguments.force)
    talk.tell_where(_kept(arguments), finished=not stopped)
    return 0


def _kept(arguments: argparse.Namespace) -> list[str]:
    """Return the options with which one goes on, the file of answers apart."""
    words = ["--lang", arguments.lang] if arguments.lang else []
    if arguments.write:
        words += ["--write", str(arguments.write)]
        words += ["--force"] if arguments.force or arguments.write.exists() else []
    return words


def _require_places(arguments: argparse.Namespace) -> None:
    """Refuse before anything is asked what could not be written after it.

    Raises:
        Problems: everything that is in the way.
    """
    from conformance.cli.identify_places import profile_problems
    from conformance.outputs import output_problems
    from conformance.problems import Problems

    write, save = ([file] if file else [] for file in (arguments.write, arguments.save))
    read = [arguments.answers] if arguments.answers else []
    problems = [
        *profile_problems(arguments.write),
        *output_problems(write, force=arguments.force, inputs=read, new_folder=True, regular=True),
        *output_problems(save, force=True, inputs=read, others=write, new_folder=True, regular=True),
    ]
    if problems:
        raise Problems(problems)
