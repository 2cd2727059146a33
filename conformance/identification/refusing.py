"""Whether an app refuses the cards that the rules found bar: some are tried, each in a fresh copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.identification.evidence import Evidence, Unexplained
from conformance.identification.script import PLAY
from reference_impl.cardset import BITS, members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.identification.searching import Search


def try_barred(search: Search) -> None:
    """Try a few barred cards; the first accepted all the same goes among the answers that no rules explain."""
    for evidence, place, card in _barred(search):
        tried, accepted = search.talk.try_cards(evidence.script, place, BITS[card])
        if tried & accepted:
            found = Evidence(script=evidence.script, answers=list(evidence.answers), learned={place: (tried, accepted)})
            search.unexplained.append(Unexplained(evidence=found, place=place, number=evidence.number))
            return


def _barred(search: Search) -> Iterator[tuple[Evidence, int, int]]:
    """Yield a barred card of each kind: who begins the deal, who leads, who follows in the first trick, and later."""
    kinds: set[tuple[bool, bool]] = set()
    for each in search.evidence:
        if len(each.script.rounds) > 1:
            continue
        players = each.script.players
        foreseen = search.guess.by.foresee(each.script, match=search.match)
        steps = each.script.rounds[0].steps
        for place, seen in enumerate(foreseen[: min(len(each.answers), len(steps))]):
            plays = sum(kind == PLAY for kind, _, _ in steps[:place])
            kind = plays < players, plays % players == 0
            barred = seen.hands[seen.turn] & ~seen.legal if seen.stage == "playing" else 0
            if barred and kind not in kinds:
                kinds.add(kind)
                yield each, place, next(members(barred))
