"""Vector files: the cases of a profile, one a line, as `conformance.cases` describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.cases import Case, Header, LeadIn
from conformance.lead_ins import with_lead_ins
from conformance.own_rules.places import own_features
from conformance.problems import Problems
from conformance.rules import load_profile
from conformance.spec_files import FEATURES, SPEC
from conformance.vectors import read_header, read_vectors

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from pathlib import Path

    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Scenario

SUITE: Final = "0.1.0"
"""Version of the suite, as vectors carry it."""
VECTORS: Final = SPEC / "vectors"


def header_of(resolved: Resolved) -> Header:
    """Return the first line of the vectors of a profile."""
    open_points: dict[str, list[Any]] = {path: list(values) for path, values in resolved.open_points.items()}
    return Header(profile=resolved.name, suite=SUITE, hash=resolved.hash, rules=resolved.rules, open=open_points)


def encode_vectors(header: Header, lead_ins: Iterable[LeadIn], cases: Iterable[Case]) -> bytes:
    r"""Return the content of a vector file; equal cases give equal bytes.

    >>> encode_vectors(Header(profile="p", suite="1", hash="0", rules={}), [], [])
    b'{"profile":"p","suite":"1","hash":"0","rules":{}}\n'
    """
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (header, *lead_ins, *cases))


def cases_for(profile: str, features: Sequence[Path] | None = None) -> tuple[Header, list[Case]]:
    """Return the cases of a profile: those shipped where it is one of ours and unchanged, else made on the spot.

    A case that starts in the middle of a match is there twice where deals were found that lead to it. Scenarios of
    one's own come with them: those in the folders given, or in the folder beside the file of a profile.

    Raises:
        Problems: the profile cannot be resolved, a scenario of one's own cannot be read or is not filled in, or one
            does not hold under the profile although its clauses say so.
    """
    resolved = load_profile(profile)
    folders = own_features(profile, features)
    shipped = _shipped_for(header_of(resolved))
    if shipped is not None and not folders:
        return shipped
    from conformance.scenarios.loading import load_scenarios

    return cases_of(resolved, load_scenarios((FEATURES, *folders), resolved))


def cases_of(resolved: Resolved, scenarios: Iterable[Scenario]) -> tuple[Header, list[Case]]:
    """Return the cases that scenarios make under resolved rules; those of the suite may be shipped already.

    Raises:
        Problems: a scenario does not hold under the rules although its clauses say so.
    """
    from conformance.scenarios.compile import compile_profile

    shipped = _shipped_for(header_of(resolved))
    header, cases = shipped or (header_of(resolved), [])
    compiled = compile_profile(resolved, [each for each in scenarios if each.own or shipped is None])
    if compiled.problems:
        raise Problems(compiled.problems)
    return header, [*cases, *with_lead_ins(compiled.cases, compiled.lead_ins)]


def _shipped_for(own: Header) -> tuple[Header, list[Case]] | None:
    """Return shipped cases for the same rules, made under the same name or where more of them is open."""
    headers = {file: read_header(file) for file in sorted(VECTORS.glob("*.jsonl"))}
    fitting = [
        (len(header.open), header.profile != own.profile, file)
        for file, header in headers.items()
        if header is not None
        and (header.suite, header.hash) == (own.suite, own.hash)
        and own.open.items() <= header.open.items()
    ]
    if not fitting:
        return None
    header, cases = read_vectors(min(fitting)[2])
    return own, hold_stated(cases, own.rules, header.open.keys() - own.open.keys())


def hold_stated(cases: Iterable[Case], rules: Mapping[str, Any], stated: Collection[str]) -> list[Case]:
    """Return the cases that hold where points that were open when they were made are stated as the rules have them."""
    held = []
    for case in cases:
        differing = [
            path
            for path, value in case.when.items()
            if path in stated and rules[path] != value and rules[path] not in case.also_when.get(path, ())
        ]
        if not differing:
            held.append(
                msgspec.structs.replace(
                    case,
                    when={path: value for path, value in case.when.items() if path not in stated},
                    also_when={path: values for path, values in case.also_when.items() if path not in stated},
                    measures=[path for path in case.measures if path not in stated],
                )
            )
    return held
