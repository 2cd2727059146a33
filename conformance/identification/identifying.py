"""Finding out which rules an app plays, from the first deal to the report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.identification.concluding import conclude
from conformance.identification.listening import followed
from conformance.identification.packs import begin
from conformance.identification.pool import Pool
from conformance.identification.preferring import prefer
from conformance.identification.refusing import try_barred
from conformance.identification.searching import Search
from conformance.identification.sweeping import try_sweeps
from conformance.identification.whole_match import try_match

if TYPE_CHECKING:
    from collections.abc import Callable

    from conformance.identification.result import Identified
    from conformance.identification.space import Guess
    from conformance.runner.app import App

_PREFERRED: Final = 3
"""So often other rules are preferred that explain as much, and probed."""
_MATCHES: Final = 4
"""So many whole matches are played, each by the rules found after the one before."""


def identify(
    app: App,
    *,
    told: Guess | None = None,
    name: str = "",
    pool: Pool | None = None,
    progress: Callable[[Search], None] = lambda _: None,
) -> tuple[Identified, Search]:
    """Return which rules an app plays, and the search that found them.

    ``told`` are the rules it is told in every start, those of ``name``; without them it is told those of the profile
    with which it begins a deal.

    Raises:
        NoDealError: it begins no deal.
        GivenUpError: it cannot be reached, or not any more.
    """
    from conformance.identification.explaining import nearest

    talk, guess = begin(app, told)
    search = Search(talk=talk, guess=guess, pool=pool or Pool(), progress=progress)
    search.probes = talk.probes
    search.run()
    for _ in range(_PREFERRED):
        if not prefer(search):
            break
        search.run()
    try_sweeps(search)
    search.run()
    for _ in range(_MATCHES):
        before = search.guess
        try_match(search)
        search.run()
        if search.guess is before:
            break
    try_barred(search)
    follows, listens = followed(search)
    return conclude(search, name or nearest(guess.values).name, follows, listens=listens), search
