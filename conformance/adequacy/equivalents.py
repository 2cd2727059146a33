"""Programs presumed to play the very same game: `spec/equivalents.yaml`, each with the reason a person gives.

Such a program survives with good reason: nobody can see the difference at a table. Nothing is taken on trust alone:
`hartenjagen adequacy --equivalents` lets each play generated games beside the rules it is compared with.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.adequacy.result import SOUND
from conformance.problems import Problem, Problems
from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC, shown_path

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from conformance.adequacy.result import Trial

EQUIVALENTS: Final = SPEC / "equivalents.yaml"
_KEYS: Final = {"profile", "program", "reason"}
_PLAYS: Final = "plays"


@dataclass(frozen=True, kw_only=True)
class Equivalent:
    """A program that is presumed to play the same game as a profile."""

    profile: str
    program: str
    """As the table names it: ``parameter=value``, or the name of a wrong program."""
    reason: str
    plays: Mapping[str, Any] = field(default_factory=dict)
    """Readings of open points with which the profile is the same game; empty: it is so as it stands."""


def load_equivalents(path: Path = EQUIVALENTS) -> tuple[Equivalent, ...]:
    """Return the programs presumed equivalent.

    Raises:
        Problems: the file is no list of entries, each with a profile, a program and a reason, and perhaps readings.
    """
    data: Any = load_yaml(path)
    entries = data.get("presumed") if isinstance(data, dict) else None
    if not isinstance(entries, list) or set(data) != {"presumed"}:
        raise Problems([_problem(path, "the file has one key, `presumed`, with a list of entries")])
    faults = [
        f"entry {place}: an entry has exactly profile, program and reason, none of them empty, and readings as `plays`"
        for place, entry in enumerate(entries, start=1)
        if not _is_entry(entry)
    ]
    if faults:
        raise Problems(_problem(path, fault) for fault in faults)
    return tuple(
        Equivalent(**{key: str(entry[key]) for key in sorted(_KEYS)}, plays=entry.get(_PLAYS, {})) for entry in entries
    )


def _is_entry(entry: Any) -> bool:
    if not isinstance(entry, dict) or set(entry) - {_PLAYS} != _KEYS:
        return False
    return all(str(entry[key]).strip() for key in _KEYS) and isinstance(entry.get(_PLAYS, {}), dict)


def presume(profile: str, trials: Sequence[Trial], path: Path = EQUIVALENTS) -> list[Trial]:
    """Return the trials, the survivors among them that are presumed equivalent with the reason.

    Raises:
        Problems: an entry for the profile names no program that survives.
    """
    tried = {profile, *(trial.under for trial in trials)}
    known = {(entry.profile, entry.program): entry for entry in load_equivalents(path) if entry.profile in tried}
    surviving = {(trial.under or profile, trial.name) for trial in trials if trial.fate not in SOUND}
    stale = [(under, name) for under, name in known if (under, name) not in surviving]
    if stale:
        raise Problems(
            _problem(path, f"{name} does not survive under {under}, and need not be presumed equivalent")
            for under, name in stale
        )
    entries = [known.get((trial.under or profile, trial.name)) for trial in trials]
    return [
        msgspec.structs.replace(trial, presumed=entry.reason) if entry else trial
        for trial, entry in zip(trials, entries, strict=True)
    ]


def _problem(path: Path, message: str) -> Problem:
    return Problem(file=shown_path(path), line=0, column=0, code="bad-equivalent", message=message)
