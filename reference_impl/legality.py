"""Which cards of a hand may be played, and which clauses bar the others.

The rules are one ordered table of restrictions, `ORDER`. Each narrows what the ones before have left; one that would
leave nothing does not apply, which is an escape. What restrictions there are depends on the situation alone (what was
led, is it the first trick, are hearts broken) and not on the hand, so that they are worked out once for a set of rules:
`legal_cards` runs through their bit masks, `explain` through the same restrictions with their clauses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from reference_impl.cardset import HEARTS, QUEEN, SUIT_SETS, members

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

ANY_CARD: Final = (1 << 52) - 1

Narrowing = tuple[int, int]
"""A restriction as masks: the cards it keeps, and the cards of which the hand must hold one for it to apply."""


@dataclass(frozen=True, kw_only=True)
class Conditions:
    """What legality needs to know of the rules; cards and sets of cards as in `cardset`."""

    pack: int
    forced_lead: int
    """The card that must be led to the first trick; empty where the lead is free."""
    kept_out: Mapping[str, int]
    """Cards kept out of the first trick, by the clause that keeps them out."""
    lead_covered: bool
    """Whether they may not be led to it either."""
    gate: bool
    """Whether hearts must be broken before they are led."""
    gate_spares_queen: bool
    """Whether a hand of hearts and the queen of spades may lead a heart all the same."""
    queen_gated: bool
    """Whether the queen of spades must wait for hearts to be broken too."""


@dataclass(frozen=True, kw_only=True)
class Situation:
    """Where a player is to play a card; ``led`` is the place of the led suit in `SUITS`, None for the leader."""

    led: int | None
    first_trick: bool
    broken: bool


@dataclass(frozen=True, kw_only=True)
class Restriction:
    """One step by which the cards of a hand are narrowed."""

    bars: tuple[tuple[str, int], ...]
    """The clauses it stands for, each with the cards it bars."""
    escape: str
    """The clause by which it does not apply to a hand that it would leave nothing."""
    needs: int = ANY_CARD
    """The hand must hold one of these cards for the restriction to apply."""

    @property
    def barred(self) -> int:
        """All cards it bars."""
        cards = 0
        for _, some in self.bars:
            cards |= some
        return cards

    @property
    def narrowing(self) -> Narrowing:
        """The same as masks."""
        return ANY_CARD & ~self.barred, self.needs


def _opening_card(rules: Conditions, at: Situation) -> Restriction | None:
    if at.led is None and at.first_trick and rules.forced_lead:
        return Restriction(bars=(("opening.card", rules.pack & ~rules.forced_lead),), escape="opening.card")
    return None


def _follow_suit(rules: Conditions, at: Situation) -> Restriction | None:
    if at.led is not None:
        return Restriction(bars=(("play.follow-suit", rules.pack & ~SUIT_SETS[at.led]),), escape="play.discard")
    return None


def _first_trick(rules: Conditions, at: Situation) -> Restriction | None:
    if not at.first_trick or (at.led is None and not rules.lead_covered):
        return None
    bars = [(clause, cards) for clause, cards in rules.kept_out.items() if cards]
    if at.led is None:
        bars.append(("first-trick.lead", sum(cards for _, cards in bars)))
    return Restriction(bars=tuple(bars), escape="first-trick.escape") if bars else None


def _lead_hearts(rules: Conditions, at: Situation) -> Restriction | None:
    if at.led is not None or at.broken or not rules.gate:
        return None
    spared = HEARTS | QUEEN if rules.gate_spares_queen else HEARTS
    return Restriction(bars=(("lead.hearts", rules.pack & HEARTS),), escape="lead.exception", needs=ANY_CARD & ~spared)


def _lead_queen(rules: Conditions, at: Situation) -> Restriction | None:
    if at.led is None and not at.broken and rules.queen_gated:
        return Restriction(bars=(("lead.queen", rules.pack & QUEEN),), escape="lead.queen")
    return None


ORDER: Final[tuple[Callable[[Conditions, Situation], Restriction | None], ...]] = (
    _opening_card,
    _follow_suit,
    _first_trick,
    _lead_hearts,
    _lead_queen,
)
"""The restrictions in the order in which they narrow a hand."""


def restrictions_at(rules: Conditions, at: Situation) -> tuple[Restriction, ...]:
    """Return the restrictions that hold in a situation, in order."""
    return tuple(restriction for rule in ORDER if (restriction := rule(rules, at)) is not None)


@dataclass(frozen=True, kw_only=True)
class Narrowings:
    """The restrictions of a set of rules as masks, for every situation; the first index tells a later trick (True)."""

    leading: tuple[tuple[tuple[Narrowing, ...], ...], ...]
    """By later trick, by hearts broken."""
    following: tuple[tuple[tuple[Narrowing, ...], ...], ...]
    """By later trick, by suit led; broken hearts matter to nobody who follows."""


def narrowings(rules: Conditions) -> Narrowings:
    """Work out the masks of every situation."""

    def masks(led: int | None, first_trick: bool, broken: bool) -> tuple[Narrowing, ...]:
        at = Situation(led=led, first_trick=first_trick, broken=broken)
        return tuple(restriction.narrowing for restriction in restrictions_at(rules, at))

    return Narrowings(
        leading=tuple(tuple(masks(None, first, broken) for broken in (False, True)) for first in (True, False)),
        following=tuple(tuple(masks(suit, first, False) for suit in range(4)) for first in (True, False)),
    )


def legal_cards(steps: tuple[Narrowing, ...], hand: int) -> int:
    """Return the cards of a hand that may be played, after the narrowings of the situation (see `Narrowings`).

    Empty only for an empty hand.
    """
    cards = hand
    for keeps, needs in steps:
        if hand & needs:
            cards = cards & keeps or cards
    return cards


@dataclass(frozen=True, kw_only=True)
class Explanation:
    """Why a hand may play what it may; every card of the hand is in exactly one of ``legal`` and ``bars``."""

    legal: int
    bars: Mapping[int, tuple[str, ...]]
    """By barred card: every clause that bars it at the step where it fell out."""
    escapes: tuple[str, ...]
    """Clauses by which a restriction did not apply to this hand, in order."""


def explain(rules: Conditions, at: Situation, hand: int) -> Explanation:
    """Say of every card of a hand whether it may be played or which clauses bar it."""
    cards = hand
    bars: dict[int, tuple[str, ...]] = {}
    escapes: list[str] = []
    for restriction in restrictions_at(rules, at):
        barred = cards & restriction.barred
        if not barred:
            continue
        if barred == cards or not hand & restriction.needs:
            escapes.append(restriction.escape)
            continue
        for card in members(barred):
            bars[card] = tuple(clause for clause, some in restriction.bars if some >> card & 1)
        cards ^= barred
    return Explanation(legal=cards, bars=dict(sorted(bars.items())), escapes=tuple(escapes))
