"""Whether a sweep is counted as found whoever has the cards that take points off: both ways are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.identification.choosing import plain_deal
from conformance.identification.script import script_of
from reference_impl.cardset import BITS, members
from reference_impl.search.completion import Completion, complete
from reference_impl.search.telling import stage
from reference_impl.search.wanted import Shares, Wanted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.identification.script import Script
    from conformance.identification.searching import Search

_SWEEPER, _OTHER = 1, 2


def try_sweeps(search: Search) -> None:
    """Play a sweep whose maker has the cards that take points off, and one in which somebody else has them."""
    for script in list(_sweeps(search)):
        if search.can_be_put(script):
            search.probe(script)


def _sweeps(search: Search) -> Iterator[Script]:
    rules = search.guess.by.rules
    minus = sum(BITS[card] for card in members(rules.pack) if rules.card_points[card] < 0)
    if not minus or not rules.sweep_cards or rules.sweep_cards & minus:
        return
    for shares in ({_SWEEPER: rules.penalties | minus}, {_SWEEPER: rules.penalties, _OTHER: minus}):
        made = complete(Wanted(rules=(rules,), finish=Shares(cards=shares)), seed=1)
        if isinstance(made, Completion):
            yield script_of(stage(rules, made, deal=plain_deal(search)))
