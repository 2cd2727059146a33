"""The benchmark of identification in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.identification.benchmark import Summary

_LISTED = 20


def as_text(found: Summary) -> str:
    """Return the summary as lines of text."""
    return "\n".join(_lines(found)) + "\n"


def _lines(found: Summary) -> Iterator[str]:
    yield f"{found.vectors} sets of rules drawn around the shipped profiles (seed {found.seed})"
    yield f"entropy of the space    {found.entropy} bits a set"
    yield "                        median  9 of 10   most"
    for name, (middle, most, worst) in (("probes", found.probes), ("moves", found.plays)):
        yield f"{name:<22} {middle:>7} {most:>8} {worst:>6}"
    lost = sum(found.missed.values())
    share = 100 * (1 - lost / found.parameters) if found.parameters else 0.0
    yield f"parameters found        {found.parameters - lost} of {found.parameters} that can be seen ({share:.2f} %)"
    yield f"sets found whole        {found.whole} of {found.vectors}"
    if found.unexplained:
        yield f"with an answer that no rules were found for: {found.unexplained}"
    if found.missed:
        yield "missed: " + ", ".join(f"{path} {number}" for path, number in found.missed.items())
        more = " …" if len(found.numbers) > _LISTED else ""
        yield "in number " + ", ".join(map(str, found.numbers[:_LISTED])) + more
