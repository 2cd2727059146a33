"""Where a table of one's own lies: its file, the folder beside it, and whether they can be written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from conformance.outputs import folder_problems, output_problems, unwritten
from conformance.problems import Problem, Problems
from conformance.rules import shipped_house_rules, shipped_profiles
from conformance.rules.catalogue import file_of, is_path, split_name
from conformance.rules.chain import is_read_for
from conformance.rules.document import NAME
from conformance.rules.written_yaml import in_flow

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

_LONGEST_NAME: Final = 60
_DEVICES: Final = re.compile(r"con|prn|aux|nul|(?:com|lpt)[0-9]")
"""Names that mean a device on Windows, and never a file."""


@dataclass(frozen=True, kw_only=True)
class Places:
    """The files of a table."""

    file: Path

    @property
    def beside(self) -> Path:
        """The folder of the same name, for what belongs to the table."""
        return self.file.with_suffix("")

    @property
    def features(self) -> Path:
        """Where its own scenarios lie."""
        return self.beside / "features"

    @property
    def vectors(self) -> Path:
        """Where its scenarios lie, made ready to run."""
        return self.beside / "vectors"

    @property
    def schema(self) -> Path:
        """The schema that editors check its file by."""
        return self.beside / "profile.schema.json"


def places_of(name: str) -> Places | None:
    """Return where the table lies that a name such as ``my-table.yaml+omslag`` begins with; None for one of ours.

    >>> places_of("nl-short") is None
    True
    """
    first = split_name(name, Path())[0]
    return Places(file=file_of(first, "profile", Path())) if is_path(first) else None


def own_features(profile: str, given: Sequence[Path] | None = None) -> tuple[Path, ...]:
    """Return the folders of scenarios that belong to a profile: those given, else the one beside its file, if any.

    >>> own_features("nl-short")
    ()
    """
    if given is not None:
        return tuple(given)
    places = places_of(profile)
    return (places.features,) if places is not None and has_features(places.features) else ()


def has_features(folder: Path) -> bool:
    """Tell whether a folder holds scenarios."""
    return any(folder.rglob("*.feature"))


def name_problems(name: str) -> Iterator[Problem]:
    """Yield why a table cannot have a name.

    >>> [problem.hint for problem in name_problems("My Table")]
    ['such as my-table']
    """
    if not NAME.fullmatch(name):
        near = "-".join("".join(sign if sign.isascii() and sign.isalnum() else " " for sign in name.lower()).split())
        hint = f"such as {near or 'my-table'}"
        yield _problem("", "bad-name", f"`{name}` is no name: small letters, digits and hyphens make one", hint)
    elif len(name) > _LONGEST_NAME:
        yield _problem("", "bad-name", f"a name has up to {_LONGEST_NAME} letters", "--title says more")
    elif _DEVICES.fullmatch(name):
        what = f"no file can be called `{name}` on Windows, where this means a device"
        yield _problem("", "bad-name", what, f"such as our-{name}")
    elif in_flow(name) != name:
        what = f"`{name}` is no name: readers of YAML take it for a number, a date or a word of theirs, not a text"
        yield _problem("", "bad-name", what, f"such as our-{name}")
    elif name in (*shipped_profiles(), *shipped_house_rules()):
        yield _problem("", "name-taken", f"the suite itself has a `{name}`", f"such as our-{name}")


def extending_problems(file: Path, parent: str) -> Iterator[Problem]:
    """Yield why a file cannot extend a profile that can be loaded: it may not be one that this is read from."""
    if is_read_for(file, parent):
        what = f"`{parent}` is read from this file, which would extend itself"
        yield _problem(str(file), "extends-itself", what, "choose another name or another folder")


def writing_problems(folder: Path, files: Mapping[Path, str], *, force: bool) -> Iterator[Problem]:
    """Yield, before anything is written, why files cannot go to a folder, which may be new; the same again will do."""
    wrong = list(folder_problems(folder, "--folder"))
    yield from wrong
    for file, content in files.items() if not wrong else ():
        forced = force or _content(file) == content
        yield from output_problems([file], force=forced, new_folder=True, regular=True)


def write(file: Path, content: str) -> None:
    """Write a file, and the folder it lies in.

    Raises:
        Problems: it cannot be written.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    except OSError as fault:
        raise Problems([unwritten(file, fault)]) from fault


def _content(file: Path) -> str | None:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def _problem(file: str, code: str, message: str, hint: str) -> Problem:
    return Problem(file=file, line=0, column=0, code=code, message=message, hint=hint)
