"""Known issues: what an app is known to do otherwise, one entry for one check, with the expected reason and a link.

A check that fails and is listed is fine; one that fails and is not listed, or for another reason, is a regression; one
that is listed and does not fail is stale; an entry that matches nothing is an error, for it protects nobody.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import Problem, Problems, did_you_mean
from conformance.rules.written_yaml import in_flow
from conformance.runner.outcomes import DEVIATING
from conformance.runner.report import CaseResult, Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

DECLARED: Final = "declared"
"""The reason of a clause that fails because of what the app itself says of its rules."""
PROBED: Final = "differs"
"""The reason of a probe that the app does not pass; its name stands as the clause."""
_KEYS: Final = ("case", "clause", "profile", "reason", "link")
_HEAD: Final = """\
# What this app is known to do otherwise, one entry for one check: a case or a clause, the reason (a code of the
# report), a link to where it is dealt with. Rewritten by `hartenjagen check --update-known-issues`.
"""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """One known issue: of a case, or of every case in which a clause is broken."""

    case: str = ""
    clause: str = ""
    profile: str = ""
    """Where the entry counts; empty: in every profile."""
    reasons: tuple[str, ...]
    link: str = ""
    line: int = 0

    @property
    def name(self) -> str:
        """Return what the entry is about, with its place in the file."""
        return f"{self.case or self.clause}" + (f" (line {self.line})" if self.line else "")

    def counts_in(self, profile: str) -> bool:
        """Tell whether it is meant for a profile."""
        return self.profile in ("", profile)

    def covers(self, result: CaseResult) -> bool:
        """Tell whether it is about what came of a case, the reason included."""
        about = result.id == self.case or self.clause in result.charged
        return about and result.outcome in DEVIATING and result.code in self.reasons


def load_known_issues(path: Path) -> tuple[Entry, ...]:
    """Return the entries of a file; an empty list of issues is written ``[]``.

    Raises:
        Problems: the file cannot be read, is not strict YAML, or an entry is not as it must be; all at once.
    """
    from conformance.rules import nodes
    from conformance.rules.strict_yaml import read_file
    from conformance.spec_files import shown_path

    parsed = read_file(path)
    if parsed.root is None or parsed.problems:
        raise Problems(parsed.problems)
    shown = shown_path(path)
    if not isinstance(parsed.root, nodes.Sequence):
        raise Problems([_problem(shown, 1, 1, "not-a-list", "known issues are a list of entries", "- case: ABCDE")])
    entries, problems = [], []
    for item in parsed.root.items:
        if not isinstance(item, nodes.Mapping):
            what = "an entry is a map"
            problems.append(_problem(shown, item.line, item.column, "not-an-entry", what, "- case: ABCDE"))
            continue
        faults = _faults(item.data)
        problems += [_problem(shown, item.line, item.column, code, text, hint) for code, text, hint in faults]
        if not faults:
            entries.append(_entry(item.data, item.line))
    if problems:
        raise Problems(problems)
    return tuple(entries)


def _faults(data: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    faults = [("unknown-key", f"there is no key `{key}`", did_you_mean(key, _KEYS)) for key in data if key not in _KEYS]
    if ("case" in data) == ("clause" in data):
        faults.append(("case-or-clause", "an entry names either a `case` or a `clause`", ""))
    if "reason" not in data:
        faults.append(("no-reason", "an entry says for which `reason` the check fails", "a code of the report"))
    for key in _KEYS:
        value = data.get(key, "")
        fits = isinstance(value, str) or (key == "reason" and _are_words(value))
        if not fits:
            faults.append(("wrong-type", f"`{key}` is a text", ""))
    return faults


def _are_words(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(word, str) for word in value)


def _entry(data: Mapping[str, Any], line: int) -> Entry:
    reason = data["reason"]
    return Entry(
        case=data.get("case", ""),
        clause=data.get("clause", ""),
        profile=data.get("profile", ""),
        reasons=(reason,) if isinstance(reason, str) else tuple(reason),
        link=data.get("link", ""),
        line=line,
    )


def _problem(file: str, line: int, column: int, code: str, message: str, hint: str) -> Problem:
    return Problem(file=file, line=line, column=column, code=code, message=message, hint=hint)


def compare(
    entries: Sequence[Entry],
    profile: str,
    results: Sequence[CaseResult],
    statuses: Mapping[str, Status],
    declared: Mapping[str, Sequence[str]],
    *,
    partial: bool,
) -> tuple[list[str], list[str]]:
    """Return the stale entries and those that match nothing, in words.

    ``statuses`` are the clauses by id, ``declared`` the parameters the app says it plays otherwise, by clause. In a
    partial check nothing is said of what was not asked.
    """
    by_id = {result.id: result for result in results}
    stale, unmatched = [], []
    for entry in entries:
        if not entry.counts_in(profile):
            continue
        if entry.case:
            result = by_id.get(entry.case)
            if result is None:
                if not partial:
                    unmatched.append(f"{entry.name}: there is no such case in {profile}")
            elif result.outcome not in DEVIATING:
                stale.append(f"{entry.name}: the case does not fail any more, it is {result.outcome}")
            continue
        status = statuses.get(entry.clause)
        fails = status is Status.FAILS or any(entry.clause in result.charged for result in results)
        if status is None:
            unmatched.append(f"{entry.name}: there is no such clause in {profile}")
        elif not fails and not declared.get(entry.clause) and not (partial and status is Status.NOT_ASKED):
            stale.append(f"{entry.name}: the clause does not fail any more, it is {status}")
    return stale, unmatched


def covers_declaration(entries: Iterable[Entry], profile: str, clause: str) -> bool:
    """Tell whether it is listed that a clause fails by what the app says of its rules."""
    return any(entry.clause == clause and DECLARED in entry.reasons for entry in entries if entry.counts_in(profile))


def rewrite(
    entries: Sequence[Entry],
    profile: str,
    results: Sequence[CaseResult],
    declared: Mapping[str, Sequence[str]],
    probes: Sequence[str] = (),
) -> str:
    """Return the text of a file that lists exactly what fails now; entries that still hold keep their link.

    ``probes`` are the names of those in which the app disagrees with itself; an entry names one as its clause.
    """
    kept = [entry for entry in entries if not entry.counts_in(profile)]
    failing = [result for result in results if result.outcome in DEVIATING]
    for entry in entries:
        if not entry.counts_in(profile):
            continue
        told = bool(entry.clause and DECLARED in entry.reasons and declared.get(entry.clause))
        probed = entry.clause in probes and PROBED in entry.reasons
        if told or probed or any(entry.covers(result) for result in failing):
            kept.append(entry)
    for clause in declared:
        if not covers_declaration(kept, profile, clause):
            kept.append(Entry(clause=clause, profile=profile, reasons=(DECLARED,)))
    for name in probes:
        if not any(entry.clause == name and PROBED in entry.reasons for entry in kept if entry.counts_in(profile)):
            kept.append(Entry(clause=name, profile=profile, reasons=(PROBED,)))
    for result in failing:
        if not any(entry.covers(result) for entry in kept):
            kept.append(Entry(case=result.id, profile=profile, reasons=(result.code,)))
    return _HEAD + ("".join(_as_yaml(entry) for entry in kept) or "[]\n")


def _as_yaml(entry: Entry) -> str:
    about = f"case: {in_flow(entry.case)}" if entry.case else f"clause: {in_flow(entry.clause)}"
    lines = [f"- {about}"]
    if entry.profile:
        lines.append(f"  profile: {in_flow(entry.profile)}")
    reasons = [in_flow(reason) for reason in entry.reasons]
    lines.append(f"  reason: {reasons[0] if len(reasons) == 1 else '[' + ', '.join(reasons) + ']'}")
    if entry.link:
        lines.append(f"  link: {in_flow(entry.link)}")
    return "\n".join(lines) + "\n"
