"""What stands behind `verify`: a profile first, then files of games; of what is elsewhere it is told what to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

_RULES: Final = (".yaml", ".yml")
_SPREADSHEETS: Final = (".xlsx", ".xlsm", ".xls", ".ods", ".numbers")
_GAMES: Final = (".jsonl", ".ndjson", ".json", ".gz", ".zst", ".parquet", ".csv", ".tsv", ".txt", *_SPREADSHEETS)
_OLD_SPREADSHEET: Final = bytes.fromhex("d0cf11e0a1b11ae1")
_PACKED: Final = b"PK\x03\x04"
_IN_A_SPREADSHEET: Final = (b"xl/", b"opendocument.spreadsheet")
_BEGINNINGS: Final = (b'{"', b"\x1f\x8b", b"\x28\xb5\x2f\xfd", b"PAR1", _PACKED, _OLD_SPREADSHEET)
_HEAD: Final = 4096
_SHOWN: Final = 3
"""Files that are named in a command that is shown."""


def require_profile_first(named: Sequence[str]) -> None:
    """Check that what is named first is not a file of games.

    Raises:
        Problems: it is; a profile behind it is put before it in the command that is shown.
    """
    from conformance.problems import refuse

    if not named or not _is_of_games(named[0]):
        return
    first, *others = named
    profile = next((each for each in others if is_profile(each)), "PROFILE")
    command = f"hartenjagen verify {profile} {show_files([each for each in named if each != profile])}"
    hint = f"name the profile first: {command}"
    if profile == "PROFILE" and not first.casefold().endswith((".csv", *_SPREADSHEETS)):
        hint += "; or find out which it is: hartenjagen verify --identify"
    raise refuse("no-profile", f"`{first}` stands where the profile is to be named", hint)


def require_no_others(files: Sequence[str], rules: Sequence[str], *, identify: bool) -> None:
    """Check that there are no rules and no spreadsheets among the files of games.

    Raises:
        Problems: there are.
    """
    from conformance.problems import refuse

    if found := [file for file in files if file.casefold().endswith(_RULES)]:
        own = [each for each in rules if identify or each.casefold().endswith(_RULES)]
        many = " ".join(f"--among {each}" for each in [*own, *found])
        what = f"{', '.join(found)}: rules among the recorded games"
        hint = f"--among may be repeated: {many}" if identify else f"to try several, use --identify {many}"
        raise refuse("rules-among-games", what, hint)
    if games := [each for each in rules if identify and _is_of_games(each)]:
        hint = f"name rules behind --among, and games without it: hartenjagen verify --identify {show_files(games)}"
        raise refuse("games-among-rules", f"--among {', '.join(games)}: these are recorded games, and no rules", hint)
    if sheets := [file for file in files if _is_spreadsheet(file)]:
        hint = "save the score sheet as CSV, one match a file, and name that file"
        raise refuse("a-spreadsheet", f"{', '.join(sheets)}: a spreadsheet as such is not read", hint)


def is_profile(name: str) -> bool:
    """Tell whether there is a profile of a name, or at a path."""
    from conformance.problems import Problems
    from conformance.rules import load_profile

    try:
        load_profile(name)
    except Problems:
        return False
    return True


def is_no_name_of_games(name: str) -> bool:
    """Tell whether `verify` takes a file of this name for something else than recorded games.

    >>> is_no_name_of_games("games.csv"), is_no_name_of_games("games.jsonl")
    (True, False)
    """
    return name.casefold().endswith((".csv", *_RULES, *_SPREADSHEETS))


def show_files(files: Sequence[str]) -> str:
    """Return files as they are named in a command; many as FILE….

    >>> show_files(["a.jsonl", "my games.jsonl"]), show_files(["a", "b", "c", "d"])
    ("a.jsonl 'my games.jsonl'", 'FILE…')
    """
    import shlex

    return " ".join(map(shlex.quote, files)) if 0 < len(files) <= _SHOWN else "FILE…"


def _is_of_games(name: str) -> bool:
    if name == "-" or name.casefold().endswith(_GAMES):
        return True
    return not name.casefold().endswith(_RULES) and _head(name).lstrip(b"\xef\xbb\xbf \r\n").startswith(_BEGINNINGS)


def _is_spreadsheet(name: str) -> bool:
    head = _head(name)
    if not head or name.casefold().endswith(".csv"):
        return False
    inside = head.startswith(_PACKED) and any(mark in head for mark in _IN_A_SPREADSHEET)
    return inside or head.startswith(_OLD_SPREADSHEET) or name.casefold().endswith(_SPREADSHEETS)


def _head(name: str) -> bytes:
    """Return the beginning of a file; nothing where there is none that can be read twice."""
    try:
        if not Path(name).is_file():
            return b""
        with Path(name).open("rb") as stream:
            return stream.read(_HEAD)
    except (OSError, ValueError):
        return b""
