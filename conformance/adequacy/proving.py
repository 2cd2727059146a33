"""Programs presumed equivalent, put to the proof: generated games must show no difference to the rules themselves."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from conformance.adequacy.subjects import mutants_of, programs_for
from conformance.adequacy.trying import handlers_of
from conformance.games.comparing import first_difference
from conformance.games.playing import play_game
from conformance.problems import refuse
from conformance.rules import load_profile
from conformance.runner.session import Limits, Session
from conformance.transports.in_process import InProcess

if TYPE_CHECKING:
    from conformance.adequacy.equivalents import Equivalent
    from conformance.adequacy.subjects import Subject
    from conformance.protocol.serving import Handlers
    from conformance.rules import Resolved

GAMES: Final = 100_000
"""So many games have to be without a difference before a program is presumed equivalent."""
_SEED: Final = 1
_SHARE: Final = 250


@dataclass(frozen=True, kw_only=True)
class _Share:
    """Some games of the series, for one process."""

    entry: Equivalent
    first: int
    last: int


def prove(entry: Equivalent, games: int, *, jobs: int) -> str:
    """Return the first difference that shows in so many directed games, in words; empty where there is none.

    Raises:
        Problems: the profile cannot be resolved or read as the entry says, or has no such program.
    """
    resolved = load_profile(entry.profile)
    subject_of(resolved, entry.program)
    resolved.replace(entry.plays)
    firsts = range(1, games + 1, _SHARE)
    shares = [_Share(entry=entry, first=first, last=min(first + _SHARE - 1, games)) for first in firsts]
    if jobs == 1 or len(shares) == 1:
        return next(filter(None, map(_play, shares)), "")
    with ProcessPoolExecutor(max_workers=jobs, mp_context=multiprocessing.get_context("spawn")) as workers:
        found = next(filter(None, workers.map(_play, shares)), "")
        workers.shutdown(cancel_futures=True)
    return found


def subject_of(resolved: Resolved, name: str) -> Subject:
    """Return the program that the table of a profile names so.

    Raises:
        Problems: there is none.
    """
    for subject in (*mutants_of(resolved), *programs_for(resolved)):
        if subject.name == name:
            return subject
    raise refuse("unknown-program", f"{resolved.name} is not tried on a program `{name}`", "see hartenjagen adequacy")


def _play(share: _Share) -> str:
    from reference_impl.games import Reach, generate
    from reference_impl.wrong.mutant import MutantApp

    resolved = load_profile(share.entry.profile)
    app = _session(handlers_of(subject_of(resolved, share.entry.program)))
    second = _session(MutantApp(resolved.replace(share.entry.plays)).handlers)
    for number in range(share.first, share.last + 1):
        game = generate(resolved.rules, seed=_SEED, number=number, reach=Reach(passing=True, match=True, resume=True))
        played = play_game(game, resolved.rules, app)
        if played.ended is not None:
            return f"in game {game.name} ({game.kind}) it {played.ended}"
        found = first_difference(game, played, play_game(game, resolved.rules, second))
        if found is not None:
            return f"game {game.name} ({game.kind}) differs in deal {found.deal}: {found.code}"
    return ""


def _session(handlers: Handlers) -> Session:
    session = Session(InProcess(handlers), Limits(message=60), "adequacy")
    session.greet()
    return session
