"""Failing games of a check made small, drafted, and written to files where that is asked for."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from conformance.games.drafting import Setting
    from conformance.games.pairing import Pairing
    from conformance.games.series import DifferingGame
    from conformance.games.shrunk import Draft, Shrunk
    from conformance.problems import Problem
    from conformance.rules import Resolved

_DRAFT: Final = re.compile(r"[A-Z2-9]{5}\.(?:feature|json)")


def draft_problems(folder: Path | None) -> Iterator[Problem]:
    """Yield why drafts cannot be written to a folder, which may be a new one: it may hold drafts already."""
    from conformance.outputs import folder_problems
    from conformance.problems import Problem

    if folder is None:
        return
    yield from folder_problems(folder, "--save")
    for file in sorted(folder.iterdir()) if folder.is_dir() else ():
        if _DRAFT.fullmatch(file.name):
            hint = "drafts overwrite nothing; move it, or name another folder"
            what = "it is there already"
            yield Problem(file=str(file), line=0, column=0, code="file-exists", message=what, hint=hint)


def shrink_and_draft(
    arguments: Namespace,
    resolved: Resolved,
    differing: Sequence[DifferingGame],
    pairing: Pairing,
    progress: Callable[[int, int, str], None],
) -> list[Shrunk]:
    """Return what is left of the games that differ, one of each kind, and save the drafts with ``--save``."""
    from conformance.games.condensing import shrink_kinds, write_down

    if not differing:
        return []
    games = {each.game.name: each.game for each in differing}
    setting = _setting(resolved, pairing, arguments.save)
    smalls = shrink_kinds([(each.game, each.difference) for each in differing], pairing, progress)
    shrunk = [write_down(small, games[small.game.name], pairing, setting) for small in smalls]
    return shrunk if arguments.save is None else [_saved(each, arguments.save) for each in shrunk]


def save(draft: Draft, folder: Path) -> None:
    """Write a draft as ``ID.feature`` and ``ID.json``; a file that is there already stays as it is.

    Raises:
        Problems: a file is there already, or cannot be written.
    """
    import msgspec

    from conformance.outputs import unwritten
    from conformance.problems import Problems, refuse

    case = msgspec.json.format(msgspec.json.encode(draft.case)) + b"\n"
    for name, content in ((f"{draft.id}.feature", draft.feature.encode()), (f"{draft.id}.json", case)):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with (folder / name).open("xb") as file:
                file.write(content)
        except FileExistsError:
            raise refuse("file-exists", f"{folder / name} is there already", "drafts overwrite nothing") from None
        except OSError as error:
            raise Problems([unwritten(folder / name, error)]) from error


def _setting(resolved: Resolved, pairing: Pairing, folder: Path | None) -> Setting:
    from conformance.games.drafting import Setting
    from conformance.scenarios.loading import load_scenarios

    agreements = {path: value for path, value in pairing.rules.items() if resolved.rules.get(path) != value}
    taken = frozenset(scenario.id for scenario in load_scenarios())
    return Setting(profile=resolved.name, agreements=agreements, taken=taken, nameable=is_nameable(resolved, folder))


def is_nameable(resolved: Resolved, folder: Path | None) -> bool:
    """Tell whether a scenario in a folder can say which rules these are: those of a file it must find above it."""
    from conformance.problems import Problems
    from conformance.scenarios.tables import load_once, name_for

    name = resolved.name if folder is None else name_for(resolved.name, folder / "draft.feature")
    try:
        return load_once(name).hash == resolved.hash
    except Problems:
        return False


def _saved(shrunk: Shrunk, folder: Path) -> Shrunk:
    import msgspec

    from conformance.problems import Problems

    if shrunk.draft is None:
        return shrunk
    try:
        save(shrunk.draft, folder)
    except Problems as problems:  # the report still has it
        print(f"hartenjagen check: {problems}", file=sys.stderr)
        return shrunk
    return msgspec.structs.replace(shrunk, saved=True)
