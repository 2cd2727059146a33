"""What a search comes to: the nearest profile, what differs and where it showed, what could not be determined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.identification.explaining import differing, nearest
from conformance.identification.packs import declared_values
from conformance.identification.result import Answer, Declared, Difference, GivenUp, Identified, Reason, Undetermined
from conformance.identification.showing import show, show_first
from conformance.identification.space import beside, changed, known_profiles

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.identification.result import Shown
    from conformance.identification.searching import Search
    from conformance.identification.space import Guess, Known

_TOLD: Final = ("turn", "legal", "hands", "points", "score", "totals", "winners")
"""What an app may say of a position, as far as it tells rules apart."""
_TOLD_APART: Final = (GivenUp.UNEXPLAINED, GivenUp.REFUSED)
"""Why a search may be given up before any deal was over, though the app says enough."""
_AT_THE_END: Final = ("score", "totals", "winners")
"""What there is to say only when a deal is over."""
_TELLING: Final = ("turn", "legal", "points", "score", "totals")
"""Without any of these an app hides by which rules it plays."""


def conclude(search: Search, told: str, follows: Sequence[str], *, listens: bool) -> Identified:
    """Return everything there is to say of an app."""
    values = search.guess.values
    known = nearest(values)
    greeting = search.talk.session.greeting
    paths = [path for path in differing(values, known.guess.values) if path in values]
    differences = [_difference(search, known, path) for path in paths]
    unshown = {each.parameter: each.profile for each in differences if each.shown is None}
    left = _undetermined(search, unshown)
    silent = [field for field in _TOLD if field not in search.said and _could_be_said(field, search)]
    return Identified(
        app=greeting.app.name,
        version=greeting.app.version,
        capabilities=list(greeting.capabilities),
        told=told,
        nearest=known.name,
        also=_also(values, known),
        rules=dict(values),
        differences=[each for each in differences if each.shown is not None],
        undetermined=left,
        follows=list(follows),
        listens=listens,
        declared=[
            Declared(parameter=path, declared=value, played=values[path])
            for path, value in declared_values(greeting.rules).items()
            if path in values and value != values[path] and path not in {each.parameter for each in left}
        ],
        silent=silent,
        says_too_little=(search.given_up not in _TOLD_APART and not search.has_ended_a_deal)
        or _says_too_little(silent, left, len(values), match=search.match),
        given_up=search.given_up,
        unexplained=_unexplained(search),
        endings=list(dict.fromkeys(str(put.ended) for put in search.endings)),
        probes=search.probes,
        starts=search.talk.starts,
        plays=search.talk.plays,
        surprises=search.splits,
    )


def _could_be_said(field: str, search: Search) -> bool:
    """Tell whether there was anything to say in a field."""
    if field == "winners":
        return search.has_ended_a_match
    return field not in _AT_THE_END or (search.has_ended_a_deal and (search.match or field != "totals"))


def _says_too_little(silent: Sequence[str], left: Sequence[Undetermined], number: int, *, match: bool) -> bool:
    """Tell whether an app says nothing of the play and of the points, or so little that most could not be seen."""
    telling = [field for field in _TELLING if match or field != "totals"]
    unseen = sum(each.whole and each.reason is Reason.NOT_SAID for each in left)
    return all(field in silent for field in telling) or 2 * unseen > number


def _also(values: Mapping[str, Any], known: Known) -> list[str]:
    """Return other profiles that leave open what differs; with a house rule only where they do not without it."""
    names = [other.name for other in known_profiles() if other is not known and _is_reading_of(values, other)]
    return [name for name in names if "+" not in name or name.partition("+")[0] not in (known.name, *names)]


def _is_reading_of(values: Mapping[str, Any], known: Known) -> bool:
    """Tell whether a profile leaves everything open in which the rules differ from it."""
    theirs = known.guess.values
    paths = differing(values, theirs)
    both = [path for path in paths if path in theirs and path in values]
    return not paths or (bool(both) and all(values[path] in known.open.get(path, ()) for path in both))


def _difference(search: Search, known: Known, path: str) -> Difference:
    values, theirs = search.guess.values, known.guess.values
    return Difference(
        parameter=path,
        value=values[path],
        profile=theirs.get(path),
        open=values[path] in known.open.get(path, ()),
        shown=_shown(search, path, theirs.get(path)),
    )


def _shown(search: Search, path: str, value: Any) -> Shown | None:
    """Return where it showed that a parameter does not have a value; where nobody can play by that, any other."""
    others: list[Guess] = []
    if value is not None and (other := changed(search.guess, {path: value})) is not None:
        others.append(other)
    if not others:
        guesses = (changed(search.guess, changes) for changes in beside(search.guess) if list(changes) == [path])
        others += [guess for guess in guesses if guess is not None]
    found = (show_first(search.evidence, search.guess.by, other.by, match=search.match) for other in others)
    return next((shown for shown in found if shown is not None), None)


def _undetermined(search: Search, unshown: Mapping[str, Any]) -> list[Undetermined]:
    """Return the parameters of which some other value fits every answer as well.

    ``unshown`` are those of which nothing showed that they are not as the nearest profile says, and what it says.
    """
    left: dict[str, list[Any]] = {}
    reasons: dict[str, Reason] = {}
    number: dict[str, int] = {}
    for changes in beside(search.guess):
        if len(changes) > 1:
            continue
        ((path, value),) = changes.items()
        other = changed(search.guess, changes)
        if other is None:
            continue
        number[path] = number.get(path, 0) + 1
        if all(each.fits(other.by, match=search.match) for each in search.evidence):
            left.setdefault(path, []).append(other.values.get(path, value))
            reasons.setdefault(path, search.reason_for(changes))
    for path, value in unshown.items():
        found = left.setdefault(path, [])
        reasons.setdefault(path, Reason.EQUAL)
        if value is not None and value not in found:
            found.insert(0, value)
    return [
        Undetermined(
            parameter=path,
            value=search.guess.values[path],
            others=others,
            whole=len(others) >= number.get(path, 0),
            reason=reasons[path],
        )
        for path, others in left.items()
    ]


def _unexplained(search: Search) -> list[Shown]:
    found = []
    for each in search.unexplained:
        if each.another is None and each.evidence.fits(search.guess.by, match=search.match):
            continue
        foreseen = search.guess.by.foresee(each.evidence.script, match=search.match)
        there = foreseen[each.place] if each.place < len(foreseen) else None
        shown = show(each.evidence, each.place, each.number, there, there)
        if each.another is not None:
            asked, played = each.another
            shown = msgspec.structs.replace(shown, answers=[Answer(field="played", said=played, otherwise=asked)])
        found.append(shown)
    return found
