"""How well identification works: rules drawn by chance, served by the reference in this process, and found again."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

from conformance.identification.drawing import draw
from conformance.identification.identifying import identify
from conformance.identification.packs import NoDealError
from conformance.identification.space import in_one_way
from conformance.runner.app import App
from conformance.runner.session import Limits
from conformance.transports.in_process import InProcess
from reference_impl.rules import RulesError
from reference_impl.search.telling_apart import tell_apart
from reference_impl.wrong.mutant import MutantApp

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.identification.searching import Search


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
        found, search = identify(app)
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
    values, played = in_one_way(search.guess.values), in_one_way(truth)
    unlike = [path for path in {**played, **values} if values.get(path) != played.get(path)]
    seen = [path for path in unlike if path == "deal.next_dealer" and search.match]
    if not unlike or tell_apart(values, played) is None:
        return tuple(seen)
    for path in unlike:
        if path in values and path in played and path not in seen and _can_be_seen(played, path, values[path]):
            seen.append(path)
    return tuple(seen or unlike[:1])


def _can_be_seen(truth: Mapping[str, Any], path: str, value: Any) -> bool:
    """Tell whether it shows that a parameter has another value; so it does where nobody can play by that."""
    try:
        return tell_apart(truth, {**truth, path: value}) is not None
    except RulesError:
        return True


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
