"""How well identification works: rules drawn by chance, served by the reference in this process, and found again."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

from conformance.identification.drawing import draw
from conformance.identification.identifying import identify
from conformance.identification.packs import NoDealError
from conformance.identification.pool import Pool
from conformance.identification.space import make_guess
from conformance.runner.app import App
from conformance.runner.session import Limits
from conformance.transports.in_process import InProcess
from reference_impl.search.telling_apart import tell_apart
from reference_impl.wrong.mutant import MutantApp

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.identification.searching import Search

_POOL = Pool()
"""What has told rules apart in this process before."""


@dataclass(frozen=True, kw_only=True)
class Recovered:
    """What was found of one set of rules."""

    number: int
    profile: str
    probes: int
    plays: int
    parameters: int
    """Parameters that apply and of which anything can be seen."""
    missed: tuple[str, ...]
    """Those of them that were found to be otherwise than they are."""
    unexplained: int = 0
    fault: str = ""


def recover(seed: int, number: int) -> Recovered:
    """Identify the rules of a seed and a number, and compare."""
    drawn = draw(seed, number)
    app = App(lambda: InProcess(MutantApp(drawn.values).handlers), Limits(), "hartenjagen identify")
    try:
        found, search = identify(app, pool=_POOL)
    except NoDealError as fault:
        return Recovered(
            number=number, profile=drawn.profile, probes=0, plays=0, parameters=len(drawn.values),
            missed=tuple(drawn.values), fault=str(fault),
        )  # fmt: skip
    finally:
        app.kill()
    unseen = {each.parameter for each in found.undetermined if each.whole}
    return Recovered(
        number=number,
        profile=drawn.profile,
        probes=search.probes,
        plays=search.talk.plays,
        parameters=len([path for path in drawn.values if path not in unseen]),
        missed=missed(search, drawn.values),
        unexplained=len(found.unexplained),
    )


def missed(search: Search, truth: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the parameters that were found otherwise than they are though it can be seen."""
    values = search.guess.values
    unlike = [path for path in {**truth, **values} if values.get(path) != truth.get(path)]
    if not unlike:
        return ()
    if _plain(values) == _plain(truth):
        return ()
    seen = [path for path in unlike if path == "deal.next_dealer" and search.match]
    if tell_apart(values, truth) is None:
        return tuple(seen)
    guess = make_guess(truth, dict(truth))
    for path in unlike:
        if path in values and path in truth and guess is not None and path not in seen:
            other = {**truth, path: values[path]}
            try:
                if tell_apart(truth, other) is not None:
                    seen.append(path)
            except ValueError:
                seen.append(path)
    return tuple(seen or unlike[:1])


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return rules with the threshold said in one way where the match ends there: nobody can tell the two apart."""
    if values["match.finish"] != "lowest_wins":
        return dict(values)
    at = values["match.threshold"] + (values["match.reached"] == "above")
    return {**values, "match.threshold": at, "match.reached": "at_or_above"}


@dataclass(frozen=True, kw_only=True)
class Summary:
    """What a benchmark comes to."""

    seed: int
    vectors: int
    entropy: float
    """Bits to name one of the vectors."""
    probes: tuple[int, int, int]
    """The median, the number that nine in ten need at most, and the most."""
    plays: tuple[int, int, int]
    parameters: int
    missed: dict[str, int]
    whole: int
    """Vectors of which everything that can be seen was found."""
    unexplained: int
    numbers: tuple[int, ...]
    """The vectors of which something was missed, to look at them again."""


def summarise(seed: int, bits: float, found: Sequence[Recovered]) -> Summary:
    """Return what the vectors come to together."""
    lost: dict[str, int] = {}
    for each in found:
        for path in each.missed:
            lost[path] = lost.get(path, 0) + 1
    return Summary(
        seed=seed,
        vectors=len(found),
        entropy=round(bits, 1),
        probes=_spread([each.probes for each in found]),
        plays=_spread([each.plays for each in found]),
        parameters=sum(each.parameters for each in found),
        missed=dict(sorted(lost.items())),
        whole=sum(not each.missed for each in found),
        unexplained=sum(bool(each.unexplained) for each in found),
        numbers=tuple(each.number for each in found if each.missed),
    )


def _spread(numbers: Sequence[int]) -> tuple[int, int, int]:
    ordered = sorted(numbers)
    return int(median(ordered)), ordered[min(len(ordered) - 1, len(ordered) * 9 // 10)], ordered[-1]
