"""Output that goes to a file in place of the terminal: nothing is written over unless that is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from conformance.problems import Problem

_FORMATS: Final = {
    ".txt": "text", ".md": "markdown", ".markdown": "markdown", ".html": "html", ".htm": "html", ".csv": "csv",
    ".json": "json",
}  # fmt: skip


def require_outputs(
    files: Iterable[Path | str | None],
    profiles: Iterable[str] = (),
    *,
    force: bool,
    inputs: Iterable[Path] = (),
    more: Iterable[Problem] = (),
) -> None:
    """Check, before the work is done, that files can be written after it; - is standard output, None is no file.

    Nothing is written over unless that is forced, and never what is read: ``inputs``, and the files of ``profiles``.

    Raises:
        Problems: everything that stands in the way, and ``more`` that was found before.
    """
    from conformance.outputs import output_problems
    from conformance.problems import Problems
    from conformance.rules.chain import files_of

    named = [Path(file) for file in files if file is not None and str(file) != "-"]
    read = [*inputs, *(file for name in profiles for file in files_of(name))] if named else []
    if problems := [*more, *output_problems(named, force=force, inputs=read)]:
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
    from conformance.outputs import is_stream, unwritten
    from conformance.problems import Problems

    try:
        with file.open("w" if force or is_stream(file) else "x", encoding="utf-8") as output:
            output.write(text)
    except OSError as fault:
        raise Problems([unwritten(file, fault)]) from fault


def put_report(text: str, file: str) -> None:
    """Write a report where it is asked for, over what is there; - is standard output.

    Raises:
        Problems: it cannot be written.
    """
    if file == "-":
        print(text, end="")
    else:
        write_output(text, Path(file), force=True)
