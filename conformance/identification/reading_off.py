"""Values that are no neighbours, read off from an answer which the rules at hand do not foresee."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from conformance.identification.course import after_passing, shifts
from conformance.identification.script import PASS
from conformance.identification.space import CARD, CYCLE, RANKS, REACHED, THRESHOLD, VALUES
from conformance.identification.worths import read_off_worths
from conformance.rules.parameters import load_parameters
from reference_impl.cardset import CODES, SUIT_OF, members

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.identification.evidence import Evidence
    from conformance.identification.script import Round
    from conformance.identification.seen import Seen, Told
    from conformance.identification.space import Changes, Guess

_LONGEST_CYCLE: Final = 6
_COUNTED: Final = frozenset({"stage", "score", "totals", "phase", "winners"})
"""Where the match shows in an answer, and in nothing else."""
_PASSED: Final = frozenset({"direction", "hands", "stage"})
_SUMS: Final = frozenset({"points", "score", "totals"})
_BARRING: Final = ("opening.lead", "hearts.", "queen.", "first_trick.")
_MATCH: Final = ("match.", "reversal.", "sweep.", "deal.")


def concerns(path: str, unlike: Sequence[str], seen: Seen | None, said: Told | None) -> bool:
    """Tell whether a parameter may have to do with the fields in which an answer is not as foreseen."""
    if seen is None or not unlike:
        return True
    if "dealer" in unlike and path.startswith("deal."):
        return True
    if "direction" in unlike or "passing" in (seen.stage, said and said.get("stage")):
        return not path.startswith(_MATCH)
    if _COUNTED.intersection(unlike):
        return path == VALUES or path.startswith(_MATCH)
    return path == VALUES or not path.startswith((*_MATCH, "passing."))


def goes_sideways(path: str, unlike: Sequence[str]) -> bool:
    """Tell whether a choice may have to be changed together with another before anything shows.

    Where two rules bar the same card, or two keep a match going, neither shows alone.
    """
    if load_parameters()[path].kind != "choice":
        return False
    if _COUNTED.intersection(unlike):
        return path.startswith(("match.", "reversal.", "sweep."))
    return path.startswith(_BARRING)


def read_off(
    guess: Guess, evidence: Evidence, place: int, seen: Seen | None, all_of_it: Sequence[Evidence]
) -> Iterator[Changes]:
    """Yield changes of the rules that an unforeseen answer suggests; ``seen`` is what they foresee in its place."""
    answer = evidence.answers[place]
    unlike = answer.unlike(seen) if seen is not None else []
    values = guess.values
    if not _PASSED.isdisjoint(unlike):
        yield from ({CYCLE: cycle} for cycle in _cycles(values[CYCLE], all_of_it))
    if "passing.cards" in values and seen is not None and seen.stage == "passing":
        limit = min(load_parameters()["passing.cards"].maximum, len(values[RANKS]) * 4 // evidence.script.players)
        yield from ({"passing.cards": number} for number in range(1, limit + 1))
    if seen is not None and ("turn" in unlike or "legal" in unlike) and sum(seen.hands) == evidence.script.pack:
        yield from _openings(answer, evidence.script.pack)
    if "turn" in unlike and seen is not None:
        yield from ({RANKS: ranks} for ranks in _orders(values[RANKS], evidence, place, seen))
    if not _SUMS.isdisjoint(unlike):
        fixed: Changes = {path: values[path] for path in ("sweep.sweeper", "sweep.others") if path in values}
        for worths in read_off_worths(guess, all_of_it):
            yield {VALUES: worths}
            yield {VALUES: worths, **fixed}  # a sweep may score a number that is not what all cards count
    if seen is not None and "score" in unlike:
        yield from _scores(answer.get("score"))
    if _COUNTED.intersection(unlike):
        early = seen is not None and seen.stage == "playing" and answer.get("stage") != "playing"
        for changes in _thresholds(values, all_of_it):
            yield changes
            if early and values["match.ends"] == "after_deal":
                yield {**changes, "match.ends": "at_once"}


def _cycles(cycle: Sequence[str], all_of_it: Sequence[Evidence]) -> Iterator[list[str]]:
    """Yield cycles, the shortest first, in which the directions seen stand where they were seen."""
    seen: dict[int, str] = {}
    for each in all_of_it:
        place = 0
        for number, deal in enumerate(each.script.rounds):
            direction = _direction(each.answers[place:], deal)
            if direction is not None:
                seen[each.script.deal + number] = direction
            place += 1 + len(deal.steps)
    for length in range(1, _LONGEST_CYCLE + 1):
        found: dict[int, str] = {}
        if any(found.setdefault((deal - 1) % length, direction) != direction for deal, direction in seen.items()):
            continue
        yield [found.get(place, cycle[place % len(cycle)]) for place in range(length)]


def _direction(answers: Sequence[Told], deal: Round) -> str | None:
    """Return where cards are passed in a deal, as the app says or as it shows in the hands; None: it does not show."""
    said: str | None = answers[0].get("direction") if answers else None
    if said is not None or not answers:
        return said
    if answers[0].get("stage") == "playing":
        return "none"
    passed = {seat: cards for kind, seat, cards in deal.steps if kind == PASS}
    players = len(deal.hands)
    if not len(passed) == players < len(answers):
        return None
    hands, chosen = answers[players].get("hands"), [passed[seat] for seat in range(players)]
    ways = shifts(players).items()
    return next((direction for direction, shift in ways if after_passing(deal.hands, chosen, shift) == hands), None)


def _openings(answer: Told, pack: int) -> Iterator[Changes]:
    legal = answer.get("legal")
    cards = list(members(legal)) if legal else []
    if len(cards) == 1:
        yield {"opening.leader": "holder_of_card", CARD: CODES[cards[0]], "opening.lead": "that_card"}
    free = {"opening.lead": "any_card"} if len(cards) > 1 else {}
    yield from ({"opening.leader": "holder_of_card", CARD: CODES[card], **free} for card in members(pack))


def _orders(ranks: Sequence[str], evidence: Evidence, place: int, seen: Seen) -> Iterator[list[str]]:
    """Yield orders of the cards by which the seat takes the trick that the app says has taken it."""
    trick = _trick_plays(evidence, place)
    turn = evidence.answers[place].get("turn")
    taken = [card for seat, card in trick if seat == turn]
    foreseen = [card for seat, card in trick if seat == seen.turn]
    if len(trick) < evidence.script.players or not taken or not foreseen:
        return
    winner, loser = (CODES[cards[0]][:-1] for cards in (taken, foreseen))
    if SUIT_OF[taken[0]] != SUIT_OF[trick[0][1]]:
        return
    low, high = ranks.index(winner), ranks.index(loser)
    swapped = list(ranks)
    swapped[low], swapped[high] = loser, winner
    yield swapped
    rest = [rank for rank in ranks if rank != winner]
    yield [*rest[:high], winner, *rest[high:]]
    rest = [rank for rank in ranks if rank != loser]
    yield [*rest[:low], loser, *rest[low:]]


def _scores(score: Any) -> Iterator[Changes]:
    """Yield what a sweep may be worth where one seat scores otherwise than all the others."""
    if score is None:
        return
    counts = Counter(score)
    if len(counts) == 1:
        yield {"sweep.sweeper": score[0], "sweep.others": score[0]}
        for needs in load_parameters()["sweep.needs"].values:
            yield {"sweep.needs": needs, "sweep.sweeper": score[0], "sweep.others": score[0]}
    for own in [number for number, times in counts.items() if times == 1]:
        others = [number for number in counts if number != own]
        if len(others) == 1:
            for needs in load_parameters()["sweep.needs"].values:
                yield {"sweep.needs": needs, "sweep.sweeper": own, "sweep.others": others[0]}
            yield {"sweep.sweeper": own, "sweep.others": others[0]}
            yield {"sweep.sweeper": own}
            yield {"sweep.others": others[0]}


def _thresholds(values: Mapping[str, Any], all_of_it: Sequence[Evidence]) -> Iterator[Changes]:
    """Yield thresholds at, beside and halfway between the highest totals that deals have come to."""
    highest = {0, 1}
    for each in all_of_it:
        before = each.script.totals
        for answer in each.answers:
            totals, score = answer.get("totals"), answer.get("score")
            if totals is None and score is not None:
                totals = tuple(one + other for one, other in zip(score, before, strict=True))
            if totals is not None:
                highest |= set(totals)
                before = totals
    near = sorted(number for number in highest if number > 0)
    found = {number + step for number in near for step in (-1, 0, 1)}
    found |= {(one + other) // 2 for one, other in pairwise(near)} | {2 * near[-1], 10 * near[-1]}
    parameter = load_parameters()[THRESHOLD]
    for number in sorted({*found, *parameter.near}):
        if parameter.minimum <= number <= parameter.maximum and number != values[THRESHOLD]:
            yield {THRESHOLD: number}
    yield {REACHED: "above", THRESHOLD: max(1, values[THRESHOLD] - 1)}


def _trick_plays(evidence: Evidence, place: int) -> list[tuple[int, int]]:
    """Return the last plays before an answer, as many as make a trick: seat and card."""
    before = 0
    for each in evidence.script.rounds:
        if place <= before + len(each.steps):
            plays = [(seat, what) for kind, seat, what in each.steps[: place - before] if kind == 0]
            return plays[-evidence.script.players :]
        before += len(each.steps) + 1
    return []
