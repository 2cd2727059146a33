"""Whether what an identification writes can be written, tried before the work begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from conformance.problems import Problem


def trial_problems(file: Path, option: str, *, new_folder: bool = False) -> Iterator[Problem]:
    """Yield why a file cannot be written, after having opened it; it is left as it was.

    Its folder must be there unless it may be new. Whatever is there already must be a regular file.
    """
    from conformance.problems import refuse

    folder = file.absolute().parent
    hint = f"name another file for {option}"
    if file.is_dir():
        yield from refuse("is-a-folder", f"{file} is a folder", "name a file in it").problems
    elif file.exists() and not file.is_file():
        yield from refuse("no-regular-file", f"{file} is no regular file", hint).problems
    elif not folder.exists() and not new_folder:
        yield from refuse("no-folder", f"there is no folder {file.parent}", "make it first").problems
    elif folder.exists() and (reason := _open(file)):
        yield from refuse("unwritable-file", f"{file} cannot be written: {reason}", hint).problems


def _open(file: Path) -> str:
    """Open a file for writing, and return why that cannot be done; a file that was not there is not there after it."""
    is_new = not (file.exists() or file.is_symlink())
    try:
        with file.open("xb" if is_new else "ab"):
            pass
        if is_new:
            file.unlink()
    except OSError as fault:
        return fault.strerror or str(fault)
    return ""
