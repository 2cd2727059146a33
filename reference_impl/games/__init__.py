"""Generated games: random and directed deals of a match, made with the engine, for any two apps to play."""

from __future__ import annotations

from reference_impl.games.directions import directions
from reference_impl.games.generating import generate
from reference_impl.games.reach import NoGamesError, Reach

__all__ = ["NoGamesError", "Reach", "directions", "generate"]
