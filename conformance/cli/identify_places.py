"""What a profile that an identification writes may be called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from conformance.problems import Problem


def profile_problems(file: Path | None) -> Iterator[Problem]:
    """Yield why a file cannot be called as a profile is."""
    from conformance.own_rules.places import name_problems
    from conformance.problems import refuse

    if file is None:
        return
    yield from name_problems(file.stem)
    if file.suffix != ".yaml":
        yield from refuse("bad-name", f"{file} is no name of a profile", "end it in .yaml").problems
