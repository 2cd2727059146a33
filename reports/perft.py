"""Perft in words: counts by the number of plays, an app beside them, and the published table."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from conformance.cards import show_card, sort_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from conformance.perft.comparing import Comparison, Parting
    from conformance.perft.deals import NamedDeal
    from conformance.perft.table import Table

_WIDTH = 110


def say_deal(deal: NamedDeal) -> Iterator[str]:
    """Yield which deal it is, and its hands."""
    yield f"deal {deal.name}" + (f": {deal.title}" if deal.title else "")
    yield from (f"  {seat}: {_cards(cards)}" for seat, cards in sorted(deal.hands.items()))


def say_counts(counts: Sequence[int]) -> Iterator[str]:
    """Yield how many sequences there are of 1, 2, 3 … plays."""
    width = max(len("sequences"), *(len(f"{count:,}") for count in counts))
    yield f"  plays  {'sequences':>{width}}"
    yield from (f"  {plays:>5}  {count:>{width},}" for plays, count in enumerate(counts, start=1))


def say_divided(divided: Mapping[str, int], plays: int) -> Iterator[str]:
    """Yield by first play how many sequences begin with it."""
    yield f"  of {plays} plays, by the first:"
    yield from (f"  {show_card(card):>5}  {count:,}" for card, count in divided.items())


def say_comparison(found: Comparison, app: str, *, divide: bool) -> Iterator[str]:
    """Yield the counts of both, and where they part."""
    numbers = [(f"{ours:,}", f"{theirs:,}") for ours, theirs in found.counts]
    left = max(len("reference"), *(len(ours) for ours, _ in numbers))
    right = max(len("the app"), *(len(theirs) for _, theirs in numbers))
    yield f"  plays  {'reference':>{left}}  {'the app':>{right}}"
    for plays, (ours, theirs) in enumerate(numbers, start=1):
        yield f"  {plays:>5}  {ours:>{left}}  {theirs:>{right}}{'' if ours == theirs else '  differs'}"
    if divide or found.parting is not None:
        yield f"  of {len(numbers)} plays, by the first:"
        for card, (one, other) in found.divided.items():
            yield f"  {show_card(card):>5}  {one:,}  {other:,}{'' if one == other else '  differs'}"
    if found.parting is None:
        yield f"  {app} counts the same; it was asked about {found.positions:,} positions."
    else:
        yield ""
        for sentence in _say_parting(found.parting, app):
            yield from textwrap.wrap(sentence, _WIDTH, initial_indent="  ", subsequent_indent="  ")


def as_markdown(tables: Iterable[Table], *, suite: str) -> str:
    """Return the published table; it holds nothing that changes from one machine to another."""
    lines = [
        "# Perft for cards",
        "",
        "How many sequences of 1, 2, 3 … legal plays a deal allows. One wrong rule about what may be played changes a",
        "number; each change of such a rule to a value beside it changes one in this table.",
        f"Suite version {suite}. The hands are in `spec/perft/`; `hartenjagen perft PROFILE --deal N --divide` counts,",
        "`hartenjagen perft PROFILE -- COMMAND` finds the first position in which an app differs, and",
        "`hartenjagen perft --publish` writes this file.",
    ]
    for table in tables:
        lines += ["", f"## {table.profile}", "", "| deal | | sequences of 1, 2, 3 … plays |", "|---:|---|---|"]
        for number, deal in enumerate(table.deals, start=1):
            lines.append(f"| {number} | {deal.title} | {' · '.join(f'{count:,}' for count in deal.counts)} |")
    return "\n".join(lines) + "\n"


def _say_parting(parting: Parting, app: str) -> Iterator[str]:
    plays = ", ".join(f"{seat} {show_card(card)}" for seat, card in parting.path)
    yield f"The first position that differs, {f'after {plays}' if plays else 'at the opening lead'}:"
    yield f"{parting.turn} is to play and holds {_cards(parting.hand)}."
    if parting.told_turn not in (None, parting.turn):
        yield f"{app} says that it is the turn of {parting.told_turn}."
    yield f"The reference: {_cards(parting.legal)}."
    yield f"{app}: {_cards(parting.told) or 'nothing'}."
    if parting.refused is not None:
        yield f"It lists {show_card(parting.refused)} and does not play it when it is asked to."


def _cards(cards: Iterable[str]) -> str:
    return " ".join(map(show_card, sort_cards(list(cards))))
