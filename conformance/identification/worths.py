"""What the cards count, read off from everything that was said of points: as few odd cards as explain all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from conformance.identification.space import VALUES, known_profiles
from conformance.rules.pack import SUIT_NAMES
from conformance.rules.parameters import POINTS_LIMIT
from reference_impl.cardset import BITS, CODES, members
from reference_impl.values import points_by_card

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from conformance.identification.evidence import Evidence
    from conformance.identification.space import Guess

_MOST_ODD: Final = 5
_MOST_TRIED: Final = 4000
"""Cards tried for one number of odd cards before it is given up."""
_MOST_FOUND: Final = 40

Worths = dict[str, int]


class Sum(NamedTuple):
    """What some cards came to together."""

    cards: int
    points: int


def read_off_worths(guess: Guess, evidence: Sequence[Evidence]) -> Iterator[Worths]:
    """Yield what the cards may count so that every sum comes out, those first that put the fewest cards aside."""
    sums = list(sums_of(guess, evidence))
    pack = guess.by.rules.pack
    seen: set[tuple[tuple[str, int], ...]] = set()
    for base in _bases(guess):
        for found in explain_sums(base, sums, pack):
            key = tuple(sorted(found.items()))
            if key not in seen and all(abs(worth) <= POINTS_LIMIT for worth in found.values()):
                seen.add(key)
                yield found


def sums_of(guess: Guess, evidence: Sequence[Evidence]) -> Iterator[Sum]:
    """Yield the sums that were said: of each trick, or of what each seat took in a deal that was no sweep."""
    for each in evidence:
        captured = guess.by.captured(each.script)
        before = (0,) * each.script.players, (0,) * each.script.players
        for answer, now in zip(each.answers, captured, strict=False):
            points = answer.get("points")
            if points is not None:
                if not any(now):
                    before = now, (0,) * len(now)
                yield from _sums((had ^ has for had, has in zip(before[0], now, strict=True)), points, before[1])
                before = now, points
            elif (score := answer.get("score")) is not None and not _may_be_a_sweep(score):
                yield from _sums(now, score, (0,) * len(now))


def _sums(cards: Iterable[int], points: Iterable[int], before: Iterable[int]) -> Iterator[Sum]:
    for some, now, then in zip(cards, points, before, strict=True):
        if some:
            yield Sum(some, now - then)


def _may_be_a_sweep(score: Sequence[int]) -> bool:
    return any(len({*score[:seat], *score[seat + 1 :]}) == 1 for seat in range(len(score)))


def _bases(guess: Guess) -> list[Mapping[str, int]]:
    """Return what cards count in the family, the rules at hand first, last with a suit of which no card counts."""
    pack = guess.by.rules.pack
    family = [known.guess.chosen[VALUES] for known in known_profiles() if known.guess.by.rules.pack == pack]
    found: list[Mapping[str, int]] = []
    by_card = [{card: base[card] for card in base if card != suit} for base in family for suit in SUIT_NAMES]
    for base in (guess.chosen[VALUES], *family, *by_card):
        if base not in found:
            found.append(base)
    return found


def explain_sums(base: Mapping[str, int], sums: Sequence[Sum], pack: int) -> Iterator[Worths]:
    """Yield worths that differ from ``base`` in one suit, or in as few cards as can be, and explain all the sums.

    >>> from reference_impl.cardset import set_of
    >>> sums = [Sum(set_of(["JD", "3C"]), -10), Sum(set_of(["3D", "3C"]), 0)]
    >>> list(explain_sums({"hearts": 1, "QS": 13}, sums, set_of(["JD", "3D", "3C"])))
    [{'hearts': 1, 'QS': 13, 'JD': -10}]
    """
    worth = points_by_card(dict(base), pack)
    left = [Sum(cards, points - sum(worth[card] for card in members(cards))) for cards, points in dict.fromkeys(sums)]
    if not any(off for _, off in left):
        yield dict(base)
        return
    yield from _another_suit(base, left, pack)
    for number in range(1, _MOST_ODD + 1):
        found = list(_odd_cards(left, number, [_MOST_TRIED]))
        for odd in found[:_MOST_FOUND]:
            yield {**base, **{CODES[card]: worth[card] + off for card, off in odd.items()}}
        if found:
            return


def _another_suit(base: Mapping[str, int], left: Sequence[Sum], pack: int) -> Iterator[Worths]:
    """Yield worths with every card of a suit that is not named by itself counting more, or less."""
    for name, letter in SUIT_NAMES.items():
        of_suit = sum(BITS[card] for card in members(pack) if CODES[card][-1] == letter and CODES[card] not in base)
        first = next((each for each in left if each.points and each.cards & of_suit), None)
        if first is None:
            continue
        step, rest = divmod(first.points, (first.cards & of_suit).bit_count())
        if not rest and all(each.points == step * (each.cards & of_suit).bit_count() for each in left):
            yield {**base, name: base.get(name, 0) + step}


def _odd_cards(left: Sequence[Sum], number: int, tries: list[int]) -> Iterator[dict[int, int]]:
    """Yield so many cards, each with by how much more it counts, that make every sum come out."""
    wrong = [each for each in left if each.points]
    if not wrong:
        yield {}
        return
    if not number or tries[0] <= 0:
        return
    right = 0
    for each in left:
        if not each.points:
            right |= each.cards
    narrowest = min(wrong, key=lambda each: (each.cards & ~right).bit_count())
    for card in members(narrowest.cards & ~right):
        tries[0] -= 1
        bit = BITS[card]
        after = [Sum(each.cards, each.points - narrowest.points) if each.cards & bit else each for each in left]
        for others in _odd_cards(after, number - 1, tries):
            yield {card: narrowest.points, **others}
