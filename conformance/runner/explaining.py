"""Plays as if: which one difference in the rules makes a second implementation answer as the app did.

The search knows neither cases nor games. A trial says whether a candidate agrees with the app in one conversation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from conformance.rules.candidates import Candidate

Propose = Callable[[Mapping[str, Any]], Sequence["Candidate"]]
"""Gives the candidates beside the rules of the profile with some parameters changed."""

MOST_FINDINGS: Final = 3
MOST_EQUALS: Final = 4
PATIENCE: Final = 4
"""Conversations that no candidate explains, after which the rest is left alone."""


class Agreement(IntEnum):
    """How far a candidate agrees with the app in one conversation."""

    DIFFERS = 0
    AS_ASKED = 1
    """In all that the case asks about."""
    AS_TOLD = 2
    """In all that the app told."""


@dataclass(frozen=True, kw_only=True)
class Trial:
    """One conversation with the app."""

    name: str
    agreement: Callable[[Candidate], Agreement]


@dataclass(frozen=True, kw_only=True)
class Finding:
    """Candidates that explain the same trials equally well, the one to believe first."""

    candidates: tuple[Candidate, ...]
    explains: tuple[str, ...]
    """Names of the trials."""
    of: int
    """How many there were to explain."""


@dataclass(frozen=True, kw_only=True)
class _Fit:
    candidate: Candidate
    covers: tuple[Trial, ...]
    closeness: tuple[int, int]
    """In how many trials beside those to explain it agrees, and in how many with all that was told."""


def search(
    deviating: Sequence[Trial],
    propose: Propose,
    *,
    beside: Sequence[Trial] = (),
    passing: Sequence[Trial] = (),
    told: Candidate | None = None,
    patience: int = PATIENCE,
) -> list[Finding]:
    """Return what explains the deviating trials: one difference where one explains all, else the few that do together.

    A candidate must agree in all ``passing`` trials; those ``beside`` only tell the better of two. The trials that are
    quick to put to a candidate should come first. Differences that explain less than half are not worth telling.
    ``told`` are the rules the app was told: an app that answers by them plays as if nothing were otherwise, and every
    candidate that has no say there would agree with it.
    """
    by_other_rules = [trial for trial in deviating if told is None or not trial.agreement(told)]
    findings: list[Finding] = []
    known: dict[str, Any] = {}
    left = [*by_other_rules, *(trial for trial in deviating if trial not in by_other_rules)]
    held, given_up = list(passing), 0
    while left and left[0] in by_other_rules and len(findings) < MOST_FINDINGS and given_up < patience:
        fits = _fits_at_all(left, propose(known), beside, held)
        if not fits:
            left, given_up = left[1:], given_up + 1
            continue
        covered = fits[0].covers
        candidates = _told_apart(fits)[:MOST_EQUALS]
        findings.append(
            Finding(candidates=candidates, explains=tuple(trial.name for trial in covered), of=len(deviating))
        )
        known[candidates[0].parameter] = candidates[0].value
        left = [trial for trial in left if trial not in covered]
        held = [*covered, *held]
    explained = sum(len(finding.explains) for finding in findings)
    if explained == len(deviating):
        return findings
    telling = [finding for finding in findings if len(finding.explains) > 1]
    return telling if 2 * sum(len(finding.explains) for finding in telling) > len(deviating) else []


def _fits_at_all(
    left: Sequence[Trial], candidates: Sequence[Candidate], beside: Sequence[Trial], passing: Sequence[Trial]
) -> list[_Fit]:
    """Return what fits best; numbers read off are tried only where no neighbour explains everything that was told."""
    fits = _fitting(left, [each for each in candidates if not each.read_off], beside, passing)
    if fits and len(fits[0].covers) == len(left) and fits[0].closeness == (len(beside), len(beside) + len(left)):
        return fits
    return _fitting(left, candidates, beside, passing)


def _fitting(
    left: Sequence[Trial], candidates: Sequence[Candidate], beside: Sequence[Trial], passing: Sequence[Trial]
) -> list[_Fit]:
    """Return the candidates that explain the most, the first trial among it, and contradict nothing that passes."""
    first, rest = left[0], left[1:]
    alive = [candidate for candidate in candidates if first.agreement(candidate)]
    covers = [(first, *(trial for trial in rest if trial.agreement(candidate))) for candidate in alive]
    ranked = sorted(zip(alive, covers, strict=True), key=lambda pair: -len(pair[1]))
    fits: list[_Fit] = []
    for candidate, covered in ranked:
        if fits and len(covered) < len(fits[0].covers):
            break
        if all(trial.agreement(candidate) for trial in passing):
            fits.append(_Fit(candidate=candidate, covers=covered, closeness=_closeness(candidate, covered, beside)))
    if not fits:
        return []
    closest = max(fit.closeness for fit in fits)
    nearest = min(fit.candidate.distance for fit in fits if fit.closeness == closest)
    same = [fit for fit in fits if fit.closeness == closest and fit.candidate.distance == nearest]
    best = min(same, key=_belief)
    return sorted((fit for fit in same if fit.covers == best.covers), key=_belief)


def _closeness(candidate: Candidate, covered: Sequence[Trial], beside: Sequence[Trial]) -> tuple[int, int]:
    agreements = [trial.agreement(candidate) for trial in beside]
    told = sum(trial.agreement(candidate) is Agreement.AS_TOLD for trial in covered)
    return sum(map(bool, agreements)), told + agreements.count(Agreement.AS_TOLD)


def _told_apart(fits: Sequence[_Fit]) -> tuple[Candidate, ...]:
    """Return the candidates of the fits; of those that say the same of one parameter only the first."""
    kept: list[Candidate] = []
    for fit in fits:
        said = fit.candidate.parameter, fit.candidate.value
        if all((each.parameter, each.value) != said for each in kept):
            kept.append(fit.candidate)
    return tuple(kept)


def _belief(fit: _Fit) -> int:
    """Return the place of a candidate among its equals: what tables play, then a stated rule, then anything else."""
    return 0 if fit.candidate.declared else 2 if fit.candidate.open else 1
