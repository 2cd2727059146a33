"""What an app that lists no legal cards allows: the cards about which hypotheses disagree are tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.identification.seen import picker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.identification.choosing import Alternative
    from conformance.identification.evidence import Evidence
    from conformance.identification.searching import Search
    from conformance.identification.seen import Seen

_PLACES: Final = 4
"""Positions of a probe in which cards are tried."""


def learn(search: Search, evidence: Evidence, foreseen: Sequence[Seen], left: Sequence[Alternative]) -> None:
    """Try the cards about which hypotheses disagree, where the app lists no legal ones, whatever it declares."""
    disputed: dict[int, int] = {}
    for alternative in left:
        others = alternative.guess.by.foresee(evidence.script, match=search.match)
        for place, (seen, other) in enumerate(zip(foreseen, others, strict=False)):
            if place >= len(evidence.answers):
                break
            wrong = seen.legal ^ other.legal
            if wrong and seen.turn == other.turn:
                disputed[place] = disputed.get(place, 0) | wrong
            if picker(evidence.answers[place].fields)(other) != evidence.answers[place].values:
                break
    for place, cards in sorted(disputed.items())[:_PLACES]:
        if evidence.answers[place].get("legal") is None:
            evidence.learned[place] = search.talk.try_cards(evidence.script, place, cards)
