"""Write the rules of your own table as a file: those of a profile, with some of them changed.

  hartenjagen new our-table --from nl-short --set match.threshold=100
  hartenjagen new our-table --from nl-short+free-opening --set scoring.values.QS=13 --set sweep.needs=nothing

A value is written as in a profile: a word, a whole number, a list such as '[left, none]'; points may be `total` and
`-total`, the sum of all penalty cards. `hartenjagen show PROFILE` lists what can be set. Nothing is written before
everything is right, and no file is overwritten without --force.

exit codes: 0 written · 2 something is wrong with what was asked for
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from conformance.cards import LANGUAGES

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from conformance.own_rules.places import Places
    from conformance.problems import Problem
    from conformance.rules import Resolved
    from reports.own_rules_file import OwnTable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("name", metavar="NAME", help="name of the table, and of its file: our-table")
    parser.add_argument(
        "--from", dest="parent", metavar="PROFILE", required=True, help="a profile, PROFILE+HOUSE-RULE…, or a file"
    )
    parser.add_argument(
        "--set", metavar="PATH=VALUE", action="append", default=[], help="what you play otherwise; may be repeated"
    )
    parser.add_argument("--title", metavar="TEXT", help="what people call it (default: made from the name)")
    parser.add_argument("--lang", default=LANGUAGES[0], choices=LANGUAGES, help="language of title and comments")
    parser.add_argument("--folder", type=Path, default=Path(), metavar="DIR", help="where it goes (default: here)")
    parser.add_argument("--force", action="store_true", help="write over files that are there already")


def run(arguments: argparse.Namespace) -> int:
    """Write the file, and say what to do next."""
    from conformance.own_rules.places import Places, extending_problems, write
    from conformance.problems import Problems
    from reports.own_rules_file import as_file

    name = arguments.name.removesuffix(".yaml")
    places = Places(file=arguments.folder / f"{name}.yaml")
    table, problems = _table(arguments, name, places)
    files = {places.file: as_file(table) if table else "", places.schema: _schema()}
    if table and (itself := list(extending_problems(places.file, arguments.parent))):
        problems += itself
        del files[places.file]
    problems += _place_problems(name, arguments.folder, files, force=arguments.force)
    if problems or table is None:
        raise Problems(problems)
    for file, content in files.items():
        write(file, content)
    for line in _told(table, places):
        print(line)
    return 0


def _table(arguments: argparse.Namespace, name: str, places: Places) -> tuple[OwnTable | None, list[Problem]]:
    """Return the table that was asked for, or everything that is wrong with it, its place apart."""
    from conformance.own_rules.changes import misfits, read_changes, settled
    from conformance.problems import Problems, refuse
    from conformance.rules import load_profile
    from reports.own_rules_file import OwnTable

    read = read_changes(arguments.set, arguments.lang)
    problems = list(read.problems)
    title = name.replace("-", " ").capitalize() if arguments.title is None else arguments.title.strip()
    if arguments.title is not None and not (title and title.isprintable()):
        problems += refuse("bad-title", "a title is a text of one line", "--title 'Our table'").problems
    profile: Resolved | None = None
    try:
        profile = load_profile(arguments.parent)
    except Problems as wrong:
        problems += wrong.problems
    else:
        problems += misfits(read.changes, profile)
    if problems or profile is None:
        return None, problems
    table = OwnTable(
        name=name,
        title=title,
        language=arguments.lang,
        extends=_seen_from(arguments.folder, arguments.parent),
        profile=profile,
        changes=read.changes,
        settled=settled(read.changes, profile),
        schema=places.schema.relative_to(places.file.parent).as_posix(),
    )
    return table, problems


def _place_problems(name: str, folder: Path, files: dict[Path, str], *, force: bool) -> Iterator[Problem]:
    from conformance.own_rules.places import name_problems, writing_problems

    wrong = list(name_problems(name))
    yield from wrong
    yield from writing_problems(folder, {} if wrong else files, force=force)


def _schema() -> str:
    from conformance.rules.schema import FILE

    return FILE.read_text(encoding="utf-8")


def _seen_from(folder: Path, profile: str) -> str:
    """Return the name of a profile as a file in a folder must give it: paths are relative to that folder."""
    import os.path

    from conformance.rules.catalogue import is_path, split_name

    parts = split_name(profile, Path())
    return "+".join(Path(os.path.relpath(part, folder)).as_posix() if is_path(part) else part for part in parts)


def _told(table: OwnTable, places: Places) -> Iterator[str]:
    import shlex

    from conformance.own_rules.changes import idle
    from conformance.own_rules.wording import in_words, say
    from reports.own_rules_file import sentence_of

    language, file = table.language, shlex.quote(str(places.file))
    yield say("written" if table.changes else "written-same", language, file=places.file, profile=table.profile.name)
    yield from (f"  {sentence_of(table, path)}" for path in table.changes)
    rules = table.profile.replace(dict(table.changes))
    for path, reasons in idle(dict(table.changes), table.profile).items():
        because = "; ".join(in_words(each, rules[each], language) for each in reasons if each in rules)
        yield "  " + say("setting-idle", language, parameter=path, because=because)
    yield say("written-beside", language, file=places.schema)
    yield ""
    yield say("next", language)
    commands = {
        f"hartenjagen show {file} --origin": "next-show",
        f"hartenjagen test {file}{'' if language == LANGUAGES[0] else f' --lang {language}'}": "next-test",
        f"hartenjagen check {file} -- COMMAND": "next-check",
    }
    width = max(map(len, commands))
    yield from (f"  {command:<{width}}  {say(key, language)}" for command, key in commands.items())
