"""Whether an app refuses the cards that it does not call legal: some are tried, each in a fresh copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.identification.evidence import Evidence
from conformance.identification.searching import Unexplained
from reference_impl.cardset import BITS, members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.identification.searching import Search

_TRIED: Final = 3


def try_barred(search: Search) -> None:
    """Try a few barred cards; what is accepted all the same goes among the answers that no rules explain."""
    if "legal" not in search.talk.capabilities:
        return  # then cards were tried all along
    for number, place, card in _barred(search):
        evidence = search.evidence[number]
        tried, accepted = search.talk.try_cards(evidence.script, place, BITS[card])
        if tried & accepted:
            found = Evidence(script=evidence.script, answers=list(evidence.answers), learned={place: (tried, accepted)})
            search.unexplained.append(Unexplained(evidence=found, place=place, number=number + 1))
            return


def _barred(search: Search) -> Iterator[tuple[int, int, int]]:
    """Yield a few barred cards: the number of the probe, the place of the answer, the card."""
    found: list[tuple[int, int, int]] = []
    for number, each in enumerate(search.evidence):
        if len(each.script.rounds) > 1:
            continue
        foreseen = search.guess.by.foresee(each.script, match=search.match)
        for place, (answer, seen) in enumerate(zip(each.answers, foreseen, strict=False)):
            legal = answer.get("legal")
            if legal and seen.stage == "playing" and place and seen.hands[seen.turn] & ~legal:
                found.append((number, place, next(members(seen.hands[seen.turn] & ~legal))))
                break
    yield from found[:_TRIED]
