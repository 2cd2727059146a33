"""Screen and readable engine, side by side over games made up by chance."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.bulk.faults import plant
from tests.bulk.judging import is_as_written, is_fine
from tests.bulk.making import as_line, make_game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reference_impl.bulk import Screen
    from reference_impl.rules import Rules

FAULTY = 0.1
"""Share of the games in which a fault is planted."""
NO_FAULT = "none"


@dataclass(kw_only=True)
class Agreement:
    """What a number of games came to."""

    games: int = 0
    deals: int = 0
    plays: int = 0
    planted: Counter[str] = field(default_factory=Counter)
    """Faults, by name."""
    wrong: Counter[str] = field(default_factory=Counter)
    """Games that are not fine, by the name of the fault."""
    differing: list[str] = field(default_factory=list)
    """Lines over which they differ, with what each says."""

    def add(self, other: Agreement) -> None:
        """Count other games too."""
        self.games += other.games
        self.deals += other.deals
        self.plays += other.plays
        self.planted += other.planted
        self.wrong += other.wrong
        self.differing += other.differing


def compare(screen: Screen, rules: Rules, numbers: Iterable[int], *, seed: int, faulty: float = FAULTY) -> Agreement:
    """Let both judge games, by their numbers; the same seed and number make the same game.

    A game without a fault is fine: the readable engine has taken every play of it, and its numbers are those of the
    engine. A line in another form than the suite writes must not be called fine where it is not, and that is all.
    """
    found = Agreement()
    lines, faults = [], []
    for number in numbers:
        chance = random.Random(seed * 1_000_003 + number)
        game = make_game(rules, chance, f"{seed}:{number}")
        fault, line = plant(game, chance) if chance.random() < faulty else (NO_FAULT, as_line(game))
        lines.append(line)
        faults.append(fault)
        found.deals += len(game["deals"])
        found.plays += sum(len(deal["plays"]) // 2 for deal in game["deals"])
    screened = screen.fine(b"\n".join(lines) + b"\n")
    found.games = len(lines)
    for line, fault, said in zip(lines, faults, screened.fine.tolist(), strict=True):
        right = fault == NO_FAULT or is_fine(line, rules)
        found.planted[fault] += 1
        found.wrong[fault] += not right
        if said != right and (said or is_as_written(line, rules)):
            verdict = "fine" if said else "look again"
            found.differing.append(f"{fault}: {verdict}, not so: {line.decode(errors='replace')}")
    return found
