"""What the passes and plays of a game exercise: clauses, each with the direction in which it is exercised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reference_impl.cardset import BITS, HEARTS, QUEEN, SUIT_SETS, members
from reference_impl.games.directing import HEARTS_SUIT, height
from reference_impl.games.first_tricks import others
from reference_impl.legality import Situation, explain
from reference_impl.match import direction_of
from reference_impl.play import opener

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reference_impl.games.deals import Outcome, Trick
    from reference_impl.match import Refusal
    from reference_impl.rules import Rules

_GROUPS: Final = (("first-trick.hearts", HEARTS), ("first-trick.queen", QUEEN))
_BARRING: Final = ("opening.card", "play.follow-suit", "first-trick", "lead.hearts", "lead.queen")


def covered_by_refusal(refusal: Refusal) -> Iterator[str]:
    """Yield what a refused move exercises."""
    yield "play.refusal nothing changed"
    for clause in refusal.clauses:
        yield f"{clause} barred" if clause.startswith(_BARRING) else f"{clause} refused"


def covered_by_dealing(rules: Rules, outcome: Outcome, deal: int) -> Iterator[str]:
    """Yield what the hands and the passes of a deal exercise."""
    yield "setup.pack dealt"
    yield f"passing.cycle {direction_of(rules, deal)}"
    if deal > len(rules.passing_cycle) > 1:
        yield "passing.cycle begun again"
    if not rules.passing_cards:
        yield "passing.cards none"
        yield "passing.blind none"
    elif outcome.passes:
        yield "passing.cards passed"
        yield "passing.blind exchanged"
    yield "opening.leader led"
    if rules.opening_card is not None and opener(rules, outcome.dealt, 0) != opener(rules, outcome.held, 0):
        yield "opening.leader changed by passing"


def covered_by_play(rules: Rules, outcome: Outcome, tricks: int) -> Iterator[str]:
    """Yield what the first tricks of a deal exercise."""
    yield "play.own-card played"
    yield "trick.order followed"
    gone = discarded = 0
    for number, trick in enumerate(outcome.tricks[:tricks]):
        hand = outcome.held[trick.leader] & ~gone
        if not number:
            yield from _first_trick(rules, outcome)
        else:
            yield "trick.next-lead led"
        yield from _lead(rules, trick, hand, gone, discarded)
        off = trick.taken & ~SUIT_SETS[trick.led]
        if off:
            yield "play.discard used"
        if off.bit_count() < rules.players - 1:
            yield "play.follow-suit followed"
        yield from _winner(rules, trick)
        gone |= trick.taken
        discarded |= off


def _first_trick(rules: Rules, outcome: Outcome) -> Iterator[str]:
    trick = outcome.tricks[0]
    groups = (*_GROUPS, ("first-trick.others", others(rules)))
    if rules.opening_card is None:
        yield "opening.card any card led"
    else:
        yield "opening.card led" if trick.cards[0] == rules.opening_card else "opening.card another card led"
    for place, card in enumerate(trick.cards):
        bit, kept_out = BITS[card], rules.conditions.kept_out
        at = Situation(led=trick.led if place else None, first_trick=True, broken=False)
        hand = outcome.held[rules.turns[trick.leader][place]]
        escapes = explain(rules.conditions, at, hand).escapes if kept_out else ()
        escaped = "first-trick.escape" in escapes
        if escaped:
            yield "first-trick.escape used"
        elif not kept_out and bit & rules.penalties:
            yield "first-trick.escape not needed"
        for clause, cards in groups:
            if bit & cards and clause not in kept_out:
                yield f"{clause} allowed"
            elif bit & cards and escaped:
                yield f"{clause} escaped"
        if not place and bit & sum(kept_out.values()):
            yield f"first-trick.lead {'escaped' if escaped else 'led'}"


def _lead(rules: Rules, trick: Trick, hand: int, gone: int, discarded: int) -> Iterator[str]:
    if not rules.conditions.gate:
        yield from _lead_freely(trick, hand, gone)
        return
    if trick.broken:
        yield from _lead_broken(rules, trick, hand, gone, discarded)
        return
    if hand & HEARTS and hand & ~HEARTS and rules.values["hearts.broken_by"] == "discarded" and gone & HEARTS:
        yield "lead.broken-by not by following"
    if gone & QUEEN and hand & HEARTS and hand & ~HEARTS and rules.values["hearts.queen_breaks"] == "no":
        yield "lead.queen-breaks not broken"
    if hand & HEARTS and not hand & ~(HEARTS | QUEEN):
        spared = not hand & QUEEN or rules.conditions.gate_spares_queen
        if not spared:
            yield "lead.exception not for hearts and Q♠"
        elif trick.led == HEARTS_SUIT:
            yield "lead.exception used with Q♠" if hand & QUEEN else "lead.exception used"
    if BITS[trick.cards[0]] & QUEEN:
        yield "lead.queen escaped" if rules.conditions.queen_gated else "lead.queen led while unbroken"


def _lead_freely(trick: Trick, hand: int, gone: int) -> Iterator[str]:
    if trick.led == HEARTS_SUIT and not gone & HEARTS and hand & ~HEARTS:
        yield "lead.hearts led before one was played"
        for clause in ("lead.exception", "lead.broken-by", "lead.queen-breaks"):
            yield f"{clause} not needed"
    if BITS[trick.cards[0]] & QUEEN:
        yield "lead.queen led"


def _lead_broken(rules: Rules, trick: Trick, hand: int, gone: int, discarded: int) -> Iterator[str]:
    if trick.led == HEARTS_SUIT and hand & ~HEARTS:
        yield "lead.hearts led while broken"
        if discarded & HEARTS:
            yield "lead.broken-by by a discard"
    if rules.conditions.queen_gated and BITS[trick.cards[0]] & QUEEN:
        yield "lead.queen led while broken"
    if hand & HEARTS and hand & ~HEARTS and not discarded & HEARTS:
        followed = gone & HEARTS and rules.values["hearts.broken_by"] == "played"
        yield "lead.broken-by by following" if followed else "lead.queen-breaks broken"


def _winner(rules: Rules, trick: Trick) -> Iterator[str]:
    yield "trick.winner the leader" if trick.winner == trick.leader else "trick.winner a later card"
    discarded = trick.taken & ~SUIT_SETS[trick.led]
    if discarded:
        best = height(rules, trick.cards[(trick.winner - trick.leader) % rules.players])
        if any(height(rules, card) > best for card in members(discarded)):
            yield "trick.winner under a higher card of another suit"
