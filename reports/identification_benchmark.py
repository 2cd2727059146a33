"""The benchmark of identification in words, and as the published page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabulate import tabulate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.identification.benchmark import Summary

_LISTED = 20


def as_markdown(found: Summary) -> str:
    """Return the published page; it holds no times and nothing of a machine.

    >>> from conformance.identification.benchmark import Recovered, summarise
    >>> one = Recovered(number=1, profile="a", probes=10, plays=100, parameters=20, missed=())
    >>> print(as_markdown(summarise(5, 36.04, [one])).splitlines()[0])
    # How well the rules of an app are found
    """
    rows = [("probes", *found.probes), ("moves", *found.plays)]
    lines = [
        "# How well the rules of an app are found",
        "",
        f"`identify` was put before {_grouped(found.vectors)} sets of rules (seed {found.seed}): around each shipped"
        " profile every parameter was exchanged for a neighbour, or was not, with equal chance. The reference played by"
        f" them and declared nothing. To name one of them takes {found.entropy} bits. A probe is one deal that is"
        " begun, with its moves up to the first answer that was not foreseen; those count that only show with which"
        " cards an app begins at all.",
        "",
        tabulate(rows, ("", "median", "nine of ten need at most", "most"), tablefmt="github", intfmt=","),
        "",
        f"{_grouped(found.parameters - _lost(found))} of {_grouped(found.parameters)} parameters of which anything can"
        f" be seen were found ({_share(found):.2f} %), a threshold where totals that whole deals lead to bracket it;"
        f" {_grouped(found.whole)} of {_grouped(found.vectors)} sets were found whole.",
        "",
        *_missed(found),
        f"`hartenjagen identify --benchmark {found.vectors} --seed {found.seed} --publish` draws and finds them anew.",
        "",
    ]
    return "\n".join(lines)


def _missed(found: Summary) -> Iterator[str]:
    if found.missed:
        yield tabulate(found.missed.items(), ("missed", "sets"), tablefmt="github")
        yield ""


def _lost(found: Summary) -> int:
    return sum(found.missed.values())


def _share(found: Summary) -> float:
    return 100 * (1 - _lost(found) / found.parameters) if found.parameters else 0.0


def _grouped(number: int) -> str:
    return f"{number:,}"


def as_text(found: Summary) -> str:
    """Return the summary as lines of text."""
    return "\n".join(_lines(found)) + "\n"


def _lines(found: Summary) -> Iterator[str]:
    yield f"{found.vectors} sets of rules drawn around the shipped profiles (seed {found.seed})"
    yield f"entropy of the space    {found.entropy} bits a set"
    yield "                        median  9 of 10   most"
    for name, (middle, most, worst) in (("probes", found.probes), ("moves", found.plays)):
        yield f"{name:<22} {middle:>7} {most:>8} {worst:>6}"
    seen = found.parameters - _lost(found)
    yield f"parameters found        {seen} of {found.parameters} that can be seen ({_share(found):.2f} %)"
    yield f"sets found whole        {found.whole} of {found.vectors}"
    if found.unexplained:
        yield f"with an answer that no rules were found for: {found.unexplained}"
    if found.missed:
        yield "missed: " + ", ".join(f"{path} {number}" for path, number in found.missed.items())
        more = " …" if len(found.numbers) > _LISTED else ""
        yield "in number " + ", ".join(map(str, found.numbers[:_LISTED])) + more
