"""Files to be written, tried before the work they come from: all that is in the way is told, and nothing is left of it.

Every command that writes asks here, so that each says the same, and whatever can be known beforehand is known then.
"""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from conformance.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator


def output_problems(
    files: Iterable[Path],
    *,
    force: bool,
    inputs: Iterable[Path] = (),
    others: Iterable[Path] = (),
    new_folder: bool = False,
    regular: bool = False,
) -> Iterator[Problem]:
    """Yield why files cannot be written; each is left as it was, and one that is not there is not there after it.

    With ``force`` one that is there already may be written over, though never one of the ``inputs``, and none of the
    ``others`` that are written too. The folder of a file must be there, unless it may be a ``new_folder``. A pipe or a
    device will do, unless it must be ``regular``.

    >>> [problem.code for problem in output_problems([Path("/"), Path("no-such-folder/report")], force=False)]
    ['is-a-folder', 'no-folder']
    """
    read = [file for file in inputs if _is(stat.S_ISREG, file)]
    seen = {os.path.realpath(file) for file in others if not is_stream(file)}
    for file in files:
        where = os.path.realpath(file)
        if where in seen:
            yield _problem(file, "same-file", "two things would be written there", "name another file for one of them")
        elif _is(stat.S_ISREG, file) and any(file.samefile(each) for each in read):
            yield _problem(file, "output-is-input", "it is read for this, and would be lost", "name another file")
        else:
            yield from _obstacles(file, force=force, new_folder=new_folder, regular=regular)
        if not is_stream(file):
            seen.add(where)


def folder_problems(folder: Path, option: str = "") -> Iterator[Problem]:
    """Yield why nothing can be written in a folder, which may be a new one; ``option`` is the one that names it.

    >>> list(folder_problems(Path("new/and/newer")))
    []
    """
    place = folder.absolute()
    while not os.path.lexists(place) and place != place.parent:
        place = place.parent
    if not _is(stat.S_ISDIR, place):
        hint = f"{option} takes a folder, which may be a new one" if option else "name another folder"
        yield _problem(folder, "no-folder", f"{place} is not a folder", hint)
    elif reason := _fault_in(place):
        what = f"nothing can be written in {place}: {reason}"
        yield _problem(folder, "unwritable-folder", what, "name another folder")


def unwritten(file: Path, fault: OSError) -> Problem:
    """Return why a file was not written after all: the same is said of it as would have been before.

    >>> str(unwritten(Path("report"), OSError(28, "No space left on device")))
    'report  unwritable-file  it cannot be written: No space left on device  (name another file or folder)'
    """
    if _is(stat.S_ISDIR, file):
        return _problem(file, "is-a-folder", "it is a folder", "name a file in it")
    if isinstance(fault, FileExistsError):
        return _problem(file, "file-exists", "it is there already", "--force writes over it")
    if not _is(stat.S_ISDIR, file.absolute().parent):
        return _problem(file, "no-folder", "its folder does not exist", "make it first, or name another")
    reason = fault.strerror or str(fault)
    return _problem(file, "unwritable-file", f"it cannot be written: {reason}", "name another file or folder")


def is_stream(file: Path) -> bool:
    """Tell whether what is written to a file goes on elsewhere, to a device or through a pipe.

    >>> is_stream(Path("/dev/null")), is_stream(Path("/")), is_stream(Path("no-such-file"))
    (True, False, False)
    """
    return _is(lambda mode: not stat.S_ISREG(mode) and not stat.S_ISDIR(mode), file)


def _obstacles(file: Path, *, force: bool, new_folder: bool, regular: bool) -> Iterator[Problem]:
    if is_stream(file):
        if regular:
            yield _problem(file, "unwritable-file", "it is no regular file", "name another file or folder")
    elif new_folder and not _is(stat.S_ISDIR, file.absolute().parent):
        yield from folder_problems(file.parent)
    else:
        try:
            _try_out(file, force=force)
        except OSError as fault:
            yield unwritten(file, fault)


def _try_out(file: Path, *, force: bool) -> None:
    """Open a file, or where a link leads to, as if it were to be written."""
    place = Path(os.path.realpath(file))
    if force and os.path.lexists(place):
        place.open("ab").close()
    else:
        (place if force else file).open("xb").close()
        place.unlink()


def _fault_in(folder: Path) -> str:
    """Return why a folder takes no file, by a file without a name."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as fault:
        return fault.strerror or str(fault)


def _is(kind: Callable[[int], bool], file: Path) -> bool:
    try:
        return kind(file.stat().st_mode)
    except OSError:
        return False


def _problem(file: Path, code: str, message: str, hint: str) -> Problem:
    return Problem(file=str(file), line=0, column=0, code=code, message=message, hint=hint)
