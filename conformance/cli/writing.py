"""Output that goes to a file in place of the terminal: nothing is written over unless that is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

_FORMATS: Final = {
    ".txt": "text", ".md": "markdown", ".markdown": "markdown", ".html": "html", ".htm": "html", ".csv": "csv",
    ".json": "json",
}  # fmt: skip


def check_output(file: Path, profiles: Iterable[str]) -> None:
    """Check that a file to be written, forced or not, is none that the rules of profiles are read from.

    Raises:
        Problems: it is one of them.
    """
    from conformance.problems import refuse
    from conformance.rules.chain import is_read_for

    for name in profiles:
        if is_read_for(file, name):
            what = f"{file} holds rules of `{name}`, and would be lost"
            raise refuse("output-is-input", what, "name another file")


def require_outputs(files: Iterable[Path], profiles: Iterable[str], *, force: bool) -> None:
    """Check, before the work is done, that files can be written after it; nothing is written over unless forced.

    Raises:
        Problems: everything that stands in the way: no folder, a file that is there, one that rules are read from.
    """
    from conformance.problems import Problem, Problems

    problems: list[Problem] = []

    def tell(file: Path, code: str, message: str, hint: str) -> None:
        problems.append(Problem(file=str(file), line=0, column=0, code=code, message=message, hint=hint))

    for file in files:
        if not file.absolute().parent.is_dir():
            tell(file, "no-such-folder", "its folder does not exist", "make it first, or name another")
        elif file.is_file() and not force:
            tell(file, "file-exists", "it is there already", "--force writes over it")
        else:
            try:
                check_output(file, profiles)
            except Problems as found:
                problems += found.problems
    if problems:
        raise Problems(problems)


def format_for(output: Path | None, said: str | None, formats: Sequence[str]) -> str:
    """Return the format that is said, else the one of a file's name, else the first.

    Raises:
        Problems: the two contradict each other.

    >>> from pathlib import Path
    >>> format_for(Path("rules.html"), None, ("text", "html")), format_for(None, None, ("text", "html"))
    ('html', 'text')
    """
    from conformance.problems import refuse

    named = _FORMATS.get(output.suffix.lower()) if output is not None else None
    if named not in formats:
        return said or formats[0]
    if said is not None and said != named:
        hint = f"leave out --format, or name a file that does not end in {output.suffix}" if output else ""
        raise refuse("other-format", f"{output} is a name for {named}, and --format says {said}", hint)
    return str(named)


def write_output(text: str, file: Path, *, force: bool) -> None:
    """Write a file; its folder must be there.

    Raises:
        Problems: the file is there already and ``force`` is not said, or it cannot be written.
    """
    from conformance.problems import refuse

    if file.is_dir():
        raise refuse("unwritable-file", f"{file} is a folder", "name a file in it")
    try:
        with file.open("w" if force else "x", encoding="utf-8") as output:
            output.write(text)
    except FileExistsError:
        raise refuse("file-exists", f"{file} is there already", "--force writes over it") from None
    except FileNotFoundError:
        hint = "make it first, or name another"
        raise refuse("no-folder", f"there is no folder {file.parent}", hint) from None
    except OSError as fault:
        hint = "name another file or folder"
        raise refuse("unwritable-file", f"{file} cannot be written: {fault.strerror}", hint) from fault


def put_report(text: str, file: str) -> None:
    """Write a report where it is asked for, over what is there; - is standard output.

    Raises:
        Problems: it cannot be written.
    """
    from pathlib import Path

    if file == "-":
        print(text, end="")
    else:
        write_output(text, Path(file), force=True)
