"""Which profiles and house rules there are, and which file a name means."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from conformance.problems import did_you_mean, refuse
from conformance.spec_files import SPEC

DocumentKind = Literal["profile", "house_rule"]

FOLDERS: Final[dict[DocumentKind, Path]] = {"profile": SPEC / "profiles", "house_rule": SPEC / "house_rules"}
CALLED: Final[dict[DocumentKind, str]] = {"profile": "profile", "house_rule": "house rule"}


def shipped_profiles() -> tuple[str, ...]:
    """Return the names of the profiles of the suite.

    >>> "nl-short" in shipped_profiles()
    True
    """
    return _names("profile")


def shipped_house_rules() -> tuple[str, ...]:
    """Return the names of the house rules of the suite.

    >>> "omslag" in shipped_house_rules()
    True
    """
    return _names("house_rule")


def split_name(name: str, folder: Path) -> list[str]:
    """Return the profile and the house rules that a name such as ``nl-short+omslag`` combines.

    A ``+`` inside the path of a file that exists separates nothing.

    >>> split_name("nl-short+omslag", Path())
    ['nl-short', 'omslag']
    """
    parts = name.split("+")
    found: list[str] = []
    while parts:
        starts = ("+".join(parts[:length]) for length in range(len(parts), 1, -1))
        name = next((start for start in starts if is_path(start) and is_file(folder / start)), parts[0])
        found.append(name.strip())
        parts = parts[name.count("+") + 1 :]
    return found


def file_of(name: str, kind: DocumentKind, folder: Path) -> Path:
    """Return the file that a name or a path means; a path is relative to ``folder``.

    Raises:
        Problems: nothing of that kind has this name; the hint names the nearest.
    """
    if is_path(name):
        if is_file(folder / name):
            return folder / name
        if _is_folder(folder / name):
            raise refuse("is-a-folder", f"`{name}` is a folder", "name one of the files in it")
        raise refuse("no-such-file", f"there is no file `{name}`", did_you_mean(name, _files_beside(name, folder)))
    if name in _names(kind):
        return FOLDERS[kind] / f"{name}.yaml"
    other: DocumentKind = "house_rule" if kind == "profile" else "profile"
    if name in _names(other):
        hint = f"write PROFILE+{name}" if other == "house_rule" else "a profile comes first, and there is only one"
        raise refuse(f"not-a-{kind.replace('_', '-')}", f"`{name}` is a {CALLED[other]}, not a {CALLED[kind]}", hint)
    if is_file(folder / f"{name}.yaml"):
        hint = f"for the file write {name}.yaml"
    else:
        near = did_you_mean(name, _names(kind)) or did_you_mean(f"{name}.yaml", _files_beside(name, folder))
        hint = near or f"there are {', '.join(_names(kind))}, and files by their path"
    raise refuse(f"unknown-{kind.replace('_', '-')}", f"there is no {CALLED[kind]} `{name}`", hint)


def _names(kind: DocumentKind) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDERS[kind].glob("*.yaml")))


def _files_beside(name: str, folder: Path) -> list[str]:
    """Return the files of YAML in the folder in which a file of that name would lie, as they would be named."""
    place = Path(name).parent
    try:
        return sorted((place / path.name).as_posix() for path in (folder / place).glob("*.y*ml"))
    except (OSError, ValueError):
        return []


def is_path(name: str) -> bool:
    """Say whether a name is meant as the path of a file.

    >>> is_path("ours.yaml"), is_path("nl-short")
    (True, False)
    """
    return name.endswith((".yaml", ".yml")) or "/" in name or "\\" in name


def is_file(path: Path) -> bool:
    """Say whether there is such a file; False too for a name that no file can have.

    >>> is_file(FOLDERS["profile"] / "nl-short.yaml"), is_file(Path("x" * 5000))
    (True, False)
    """
    try:
        return path.is_file()
    except OSError:
        return False


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False
