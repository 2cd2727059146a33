"""Which known rules an app may be playing, or which come nearest, and what tells it from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.asking.belief import believe
from conformance.asking.candidates import Candidate, load_candidates
from conformance.asking.known import applies, in_final_form, relevant
from conformance.rules.settings import VALUES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_UNLIKE: Final = 0.5


@dataclass(frozen=True, kw_only=True)
class Difference:
    """A parameter, or the points of one card or suit, that an app has otherwise than known rules."""

    path: str
    here: Any
    there: Any


@dataclass(frozen=True, kw_only=True)
class Nearest:
    """The known rules with the fewest differences, the likeliest first, and how many differences they have."""

    candidates: tuple[Candidate, ...]
    differences: int


def find_nearest(known: Mapping[str, Any]) -> Nearest:
    """Return the known rules that come nearest to what is known; house rules only where they explain something.

    Where none fit, rules that leave much open, or say little, have no advantage: an open point that an app plays
    otherwise than most tables, and what there is nothing like in those rules, make them less near, though they are no
    differences.

    >>> [candidate.name for candidate in find_nearest({"match.finish": "reversal"}).candidates]
    ['nl-omslag']
    """
    counted = [(len(list(differences(each, known))), each) for each in load_candidates()]
    if all(number for number, _ in counted):
        far = {each.name: number + _UNLIKE * (_unusual(each, known) + _unsaid(each, known)) for number, each in counted}
        counted = [(number, each) for number, each in counted if far[each.name] == min(far.values())]
    fewest = min(number for number, _ in counted)
    nearest = [each for number, each in counted if number == fewest]
    plainest = min(candidate.house_rules for candidate in nearest)
    weights = dict(zip((candidate.name for candidate in load_candidates()), believe(known).weights, strict=True))
    kept = [candidate for candidate in nearest if candidate.house_rules == plainest]
    ranked = sorted(kept, key=lambda candidate: -weights[candidate.name])
    return Nearest(candidates=tuple(ranked), differences=fewest)


def differences(candidate: Candidate, known: Mapping[str, Any]) -> Iterator[Difference]:
    """Yield what an app has otherwise than rules, open points apart on which it plays something they name.

    What only comes with another difference is none of its own.

    >>> [each.path for each in differences(load_candidates()[2], {"hearts.lead": "free", "match.threshold": 60})]
    ['hearts.lead', 'match.threshold']
    """
    around = {**candidate.resolved.chosen, **known}
    for path, value in relevant(known).items():
        if path not in candidate.resolved.rules or not applies(path, around):
            continue
        if path == VALUES:
            yield from _points_apart(value, candidate)
            continue
        standing = candidate.resolved.standing[path]
        here, there = (in_final_form(path, each, around) for each in (value, candidate.value(path)))
        if here != there and here not in [in_final_form(path, each, around) for each in standing.alternatives]:
            yield Difference(path=path, here=here, there=there)


def settled_points(candidate: Candidate, known: Mapping[str, Any]) -> dict[str, Any]:
    """Return what an app plays on the points that rules leave open, as far as it is among what they name."""
    otherwise = {difference.path for difference in differences(candidate, known)}
    around = {**candidate.resolved.chosen, **known}
    return {
        path: in_final_form(path, value, around)
        for path, value in relevant(known).items()
        if path in candidate.resolved.open_points and path not in otherwise
    }


def _unusual(candidate: Candidate, known: Mapping[str, Any]) -> int:
    """Return on how many open points an app plays something that rules name, but not first."""
    settled = settled_points(candidate, known)
    return sum(value != candidate.resolved.open_points[path][0] for path, value in settled.items())


def _unsaid(candidate: Candidate, known: Mapping[str, Any]) -> int:
    """Return how many rules an app has of which there is nothing like in others, such as how a reversal goes."""
    return sum(path not in candidate.resolved.rules for path in relevant(known))


def _points_apart(values: Mapping[str, int], candidate: Candidate) -> Iterator[Difference]:
    played = candidate.resolved.rules[VALUES]
    for card in dict.fromkeys((*played, *values)):
        path = f"{VALUES}.{card}"
        standing = candidate.resolved.standing.get(path)
        here, there = values.get(card, 0), played.get(card, 0)
        if here != there and (standing is None or here not in standing.alternatives):
            yield Difference(path=path, here=here, there=there)
