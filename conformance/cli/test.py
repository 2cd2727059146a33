"""Test the rules of your own table: what of the suite still holds, what the change switches off, and what is missing.

Every scenario that holds for the table is run against the reference. For a clause that no scenario is about any more a
draft is written beside the file, with the position filled in and `???` where you state what you play. Once that is
filled in, the next test says whether your rules and you agree.

  hartenjagen test our-table.yaml
  hartenjagen test our-table.yaml --lang nl --drafts our-table/features

Scenarios in our-table/features belong to our-table.yaml, here and for `check`, unless --features names other folders.

exit codes: 0 all is well · 1 something differs, lacks a scenario, or is to be filled in · 2 wrong usage, or a bad file
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from conformance.cards import LANGUAGES

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from conformance.own_rules.drafting import Draft
    from conformance.own_rules.result import ToldDraft
    from conformance.rules import Resolved

_GAMES: Final = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("profile", metavar="FILE", help="the file of a table; or PROFILE+HOUSE-RULE…")
    parser.add_argument(
        "--features", type=Path, action="append", metavar="DIR", help="your own scenarios (default: beside the file)"
    )
    parser.add_argument("--lang", default=LANGUAGES[0], choices=LANGUAGES, help="language of drafts and report")
    parser.add_argument("--drafts", type=Path, metavar="DIR", help="where drafts go (default: beside the file)")
    parser.add_argument("--all", action="store_true", help="list every scenario that is switched off, however many")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    """Test, draft, tell, and return the exit code."""
    import shlex

    from conformance.own_rules.places import has_features, own_features, places_of
    from conformance.own_rules.telling import tell
    from conformance.own_rules.trying import draft_for, sort_out, try_table
    from conformance.problems import Problems
    from conformance.rules import load_profile
    from conformance.rules.resolve import load_parent
    from conformance.scenarios.loading import problems_at, read_folders
    from conformance.spec_files import FEATURES
    from reference_impl.serve import ReferenceApp
    from reports.own_rules import Commands, as_json, as_text

    name: str = arguments.profile
    table, parent = load_profile(name), load_parent(name)
    places = places_of(name)
    folder: Path | None = arguments.drafts or (places.features if places else None)
    folders = list(own_features(name, arguments.features))
    if folder is not None and folder not in folders and has_features(folder):
        folders.append(folder)
    scenarios, problems = read_folders((FEATURES, *folders))
    unfilled, wrong = sort_out(problems_at(table, scenarios, problems))
    if wrong:
        raise Problems(wrong)
    trial = try_table(table, parent, scenarios, unfilled, ReferenceApp().handlers)
    again = shlex.join(_again(arguments))
    written: list[ToldDraft] = []
    without_draft: tuple[str, ...] = ()
    if trial.uncovered:
        file = _new_file(table, folder, len(trial.uncovered))
        drafts, without_draft = draft_for(trial, table, scenarios, file)
        written = _write(drafts, table, file, arguments.lang, again)
    found = tell(trial, table, parent, arguments.lang, drafts=written, without_draft=without_draft)
    commands = Commands(again=again, games=_games(name))
    print(as_json(found) if arguments.json else as_text(found, arguments.lang, commands, every=arguments.all), end="")
    return 0 if found.fine else 1


def _again(arguments: argparse.Namespace) -> list[str]:
    words = ["hartenjagen", "test", arguments.profile]
    words += [word for folder in arguments.features or () for word in ("--features", str(folder))]
    words += ["--drafts", str(arguments.drafts)] if arguments.drafts else []
    return words if arguments.lang == LANGUAGES[0] else [*words, "--lang", arguments.lang]


def _games(table: str) -> str:
    import shlex

    name = shlex.quote(table)
    return f"hartenjagen record {name} --games {_GAMES} -- COMMAND | hartenjagen verify {name} -"


def _new_file(table: Resolved, folder: Path | None, missing: int) -> Path:
    """Return a file for drafts that is not there yet.

    Raises:
        Problems: there is no place for them, it cannot be written, or scenarios there could not find their table.
    """
    from itertools import chain, count

    from conformance.outputs import folder_problems
    from conformance.problems import Problems, refuse
    from conformance.scenarios.tables import load_once, name_for

    if folder is None:
        what = f"{table.name} has no file that drafts could lie beside, and lacks scenarios for {missing} clauses"
        raise refuse("no-place", what, "say where they go with --drafts DIR")
    if problems := list(folder_problems(folder, "--drafts")):
        raise Problems(problems)
    names = chain([table.name], (f"{table.name}-{number}" for number in count(2)))
    file = next(file for each in names if not (file := folder / f"{each}.feature").exists())
    try:
        found = load_once(name_for(table.name, file)).hash == table.hash
    except Problems:
        found = False
    if not found:
        what = f"scenarios in {folder} would not find {table.name}: they look for its file in the folders above them"
        raise refuse("out-of-reach", what, "name a folder below the one of that file")
    return file


def _write(drafts: Sequence[Draft], table: Resolved, file: Path, language: str, again: str) -> list[ToldDraft]:
    """Write drafts to a file, and return where each of them stands.

    Raises:
        Problems: it cannot be written.
    """
    from conformance.own_rules.places import write
    from conformance.own_rules.result import ToldDraft, ToldScenario
    from conformance.own_rules.titles import titles_in
    from reports.own_rules_drafts import as_feature

    if not drafts:
        return []
    text = as_feature(drafts, table, language, again, {} if language == LANGUAGES[0] else titles_in(language))
    write(file, text)
    lines = text.splitlines()
    places = {draft.id: next(n for n, text in enumerate(lines) if f"@id:{draft.id} " in text) + 1 for draft in drafts}
    return [
        ToldDraft(
            scenario=ToldScenario(
                id=draft.id,
                title=lines[places[draft.id]].partition(": ")[2],
                file=str(file),
                line=places[draft.id] + 1,
            ),
            covers=list(draft.covers),
        )
        for draft in drafts
    ]
