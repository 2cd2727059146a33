"""With which cards, and how many players, an app begins a deal at all."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import RANKS as ALL_RANKS
from conformance.identification.probing import any_deal
from conformance.identification.space import CARD, CYCLE, PLAYERS, RANKS, VALUES, is_valid, known_profiles, make_guess
from conformance.identification.talking import Talk, is_refusal
from conformance.problems import Problems
from conformance.rules.parameters import load_parameters
from conformance.rules.resolved import check_changes

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.identification.space import Guess
    from conformance.runner.app import App

_PACK: Final = frozenset({PLAYERS, RANKS})


class NoDealError(Exception):
    """The app begins no deal with any pack and any number of players that was tried; the text says what it answered."""


def begin(app: App, told: Guess | None) -> tuple[Talk, Guess]:
    """Find cards with which the app begins a deal, and return a conversation about rules for them, and those rules.

    ``told`` are rules to tell the app in any case; without them profiles are tried, as near as can be to what the app
    declares.

    Raises:
        NoDealError: it begins none.
        GivenUpError: the app cannot be reached.
    """
    declared = declared_values(app.session().greeting.rules)
    answers: list[str] = []
    starts = probes = 0
    for guess in [told] if told is not None else _to_try(declared):
        talk = Talk(app, guess.values)
        dice = random.Random(1)  # noqa: S311  nothing secret
        put = talk.put(any_deal(guess.by, dice, deal=_plain_deal(guess) if talk.begins_anywhere else 1), ())
        starts, probes = starts + talk.starts, probes + 1
        if put.answers:
            talk.starts, talk.probes = starts, probes
            return talk, guess
        answers.append(str(put.ended) if put.ended else _refusal(put.unsupported))
        if put.ended is not None and not is_refusal(put.ended) and len(answers) > _LOST:
            break
    said = "; ".join(dict.fromkeys(answers[-3:]))
    tried = "one pack was" if len(answers) == 1 else f"{len(answers)} packs and sets of rules were"
    raise NoDealError(f"it begins no deal: {tried} tried; it {said}")


_LOST: Final = 6
"""After so many attempts an app that dies or hangs is not asked any more."""


def _refusal(unsupported: Sequence[Any]) -> str:
    named = ", ".join(f"{each.parameter} ({each.reason})" if each.reason else each.parameter for each in unsupported)
    return f"does not support {named}" if named else "gave no position"


def _plain_deal(guess: Guess) -> int:
    cycle = guess.values[CYCLE]
    return cycle.index("none") + 1 if "none" in cycle else 1


def declared_values(rules: Mapping[str, Any]) -> dict[str, Any]:
    """Return what an app declares of its rules, as far as these are values of parameters."""
    found: dict[str, Any] = {}
    for path, value in rules.items():
        try:
            found |= check_changes({path: value}, {}) if path in load_parameters() else {}
        except (Problems, TypeError, ValueError):
            continue
    return found


def _to_try(declared: Mapping[str, Any]) -> Iterator[Guess]:
    """Yield rules to tell, each for another pack or another number of players, then those of every profile."""
    plain = [known.guess for known in known_profiles() if "+" not in known.name]
    plain.sort(key=lambda guess: sum(guess.values.get(path) != value for path, value in declared.items()))
    tried: set[str] = set()
    packs: set[tuple[int, tuple[str, ...]]] = set()
    for guess in plain:
        full = make_guess({**guess.chosen, **declared})
        for each in (full, guess):
            if each is not None and is_valid(each):
                tried.add(each.by.key)
                packs.add(_cards_of(each))
                yield each
                break
    for players, ranks in _other_packs(plain):
        if (players, tuple(sorted(ranks))) not in packs:
            packs.add((players, tuple(sorted(ranks))))
            fitted = (fit_to(guess, players, ranks) for guess in plain)
            yield from [guess for guess in fitted if guess is not None][:1]
    yield from (known.guess for known in known_profiles() if known.guess.by.key not in tried)


def _cards_of(guess: Guess) -> tuple[int, tuple[str, ...]]:
    return guess.values[PLAYERS], tuple(sorted(guess.values[RANKS]))


def _other_packs(plain: Sequence[Guess]) -> Iterator[tuple[int, list[str]]]:
    parameters = load_parameters()
    numbers = dict.fromkeys(guess.values[PLAYERS] for guess in plain)
    near = [list(ranks) for ranks in parameters[RANKS].near]
    beside = [ranks for guess in plain for ranks in parameters[RANKS].neighbours(guess.values[RANKS])]
    high = [list(ALL_RANKS[-size:]) for size in range(len(ALL_RANKS), 2, -1)]
    others = list(range(parameters[PLAYERS].minimum, parameters[PLAYERS].maximum + 1))
    for number in numbers:
        yield from ((number, ranks) for ranks in (*near, *beside, *high))
    for number in others:
        yield from ((number, ranks) for ranks in (*near, *high, *beside))


def fit_to(guess: Guess, players: int, ranks: Sequence[str]) -> Guess | None:
    """Return rules for another pack or another number of players that are otherwise as near as can be."""
    if len(ranks) * 4 % players:
        return None
    chosen = {**guess.chosen, PLAYERS: players, RANKS: list(ranks)}
    card = chosen.get(CARD, "")
    if card[:-1] not in ranks:
        chosen[CARD] = f"{min(ranks, key=ALL_RANKS.index)}{card[-1] if card else 'C'}"
    chosen[VALUES] = {
        card: worth for card, worth in chosen[VALUES].items() if card[:-1] in ranks or card[:-1] not in ALL_RANKS
    }
    if players % 2:
        chosen[CYCLE] = [direction for direction in chosen[CYCLE] if direction != "across"] or ["none"]
    fitted = make_guess(chosen)
    return fitted if fitted is not None and is_valid(fitted) else None
