"""How strong the suite is, as text, as Markdown and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from tabulate import tabulate

from conformance.adequacy.result import SOUND, Fate

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.adequacy.result import Adequacy, ClauseRow, Trial

_HEADINGS: Final = ("clause", "cases", "stated: killed", "by one case", "open: observed", "programs: killed")


def as_json(found: Sequence[Adequacy]) -> str:
    """Return everything, one object a profile."""
    return msgspec.json.format(msgspec.json.encode(list(found)), indent=2).decode() + "\n"


def as_text(found: Sequence[Adequacy]) -> str:
    """Return the tables for a terminal."""
    return "\n".join(line for each in found for line in _profile(each, "simple", heading="")) + "\n"


def as_markdown(found: Sequence[Adequacy]) -> str:
    """Return the tables as a page."""
    head = [
        "# How strong the suite is",
        "",
        "An app that claims a profile and plays one value of it otherwise is a mutant. Every neighbour of every value",
        "is tried, and programs with faults that were seen in real ones. Mutants of what a profile states must be",
        "killed, which means that some case fails; mutants of what it leaves open must be observed and never fail.",
        "The column “by one case” counts the mutants that a single case kills: there the suite is thinnest.",
        "",
        "Made by `hartenjagen adequacy --publish`.",
        "",
    ]
    return "\n".join([*head, *(line for each in found for line in _profile(each, "github", heading="## "))]) + "\n"


def _profile(found: Adequacy, style: str, heading: str) -> Iterator[str]:
    yield f"{heading}{found.profile} {found.hash}, suite {found.suite}, {found.cases} cases"
    yield ""
    yield tabulate([_row(row) for row in found.clauses], _HEADINGS, tablefmt=style, disable_numparse=True)
    yield ""
    yield from _paragraph("Wrong programs", [trial for trial in found.trials if trial.kind == "program"])
    yield from _house_rules([trial for trial in found.trials if trial.under])
    unable = [trial.name for trial in found.trials if trial.fate is Fate.CANNOT_START]
    if unable:
        yield f"Cannot even start with the hands dealt, and count as killed: {len(unable)} mutants."
        yield ""
    for trial in found.trials:
        if trial.presumed:
            yield f"- presumed equivalent: `{_name(trial)}`. {trial.presumed}"
    for trial in found.survivors:
        yield f"- {trial.fate.upper()}: `{_name(trial)}`: {trial.title}"
    if found.idle:
        yield f"- cases that fail nothing: {', '.join(found.idle)}"
    mutants = sum(trial.kind == "mutant" for trial in found.trials)
    programs = len(found.trials) - mutants
    stand = f"{len(found.survivors)} survivors"
    yield f"{found.profile}: {mutants} mutants, {programs} wrong programs, {stand}"
    yield ""


def _row(row: ClauseRow) -> tuple[str, ...]:
    return (
        row.clause,
        str(row.cases),
        f"{row.stated}: {row.killed}" if row.stated else "",
        str(row.by_one) if row.by_one else "",
        f"{row.open}: {row.observed}" if row.open else "",
        f"{row.programs}: {row.programs_killed}" if row.programs else "",
    )


def _paragraph(title: str, trials: Sequence[Trial]) -> Iterator[str]:
    yield f"{title}, each with the number of cases that fail it:"
    yield ""
    yield ", ".join(f"{trial.name} {_by(trial)}" for trial in trials) + "."
    yield ""


def _house_rules(trials: Sequence[Trial]) -> Iterator[str]:
    """Tell what came of the values that each house rule brings along, in a line each."""
    for under in dict.fromkeys(trial.under for trial in trials):
        own = [trial for trial in trials if trial.under == under]
        stated = [trial for trial in own if not trial.open]
        killed = sum(trial.fate in SOUND for trial in stated)
        observed = sum(trial.fate is Fate.OBSERVED for trial in own if trial.open)
        told = [f"{len(stated)} of stated values, {killed} killed"] if stated else []
        told += [f"{len(own) - len(stated)} of open values, {observed} observed"] if len(own) > len(stated) else []
        yield f"- {under} brings mutants {'; '.join(told)}"
    if trials:
        yield ""


def _name(trial: Trial) -> str:
    return f"{trial.under}: {trial.name}" if trial.under else trial.name


def _by(trial: Trial) -> str:
    if trial.fate not in SOUND:
        return f"({trial.fate})"
    return f"({len(trial.killers)})" if trial.killers else f"({', '.join(trial.probes) or trial.fate})"
