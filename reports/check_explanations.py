"""What an app plays as if, in words: the one difference in the rules that explains what deviates."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from conformance.typography import with_minus

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.runner.outcomes import Explanation


def say_explanations(explanations: Sequence[Explanation], kind: str = "case") -> Iterator[str]:
    """Yield a paragraph for each group of cases, or of games, that one difference explains.

    >>> from conformance.runner.outcomes import Explanation
    >>> breaks = Explanation(
    ...     parameter="hearts.queen_breaks", value="yes", in_words="Q♠ breaks hearts too", cases=["X"], of=1
    ... )
    >>> list(say_explanations([breaks]))
    ['It plays as if Q♠ breaks hearts too: that one difference explains the only deviating case.']
    """
    for _, group in groupby(explanations, key=lambda each: each.cases):
        best, *others = group
        yield with_minus(_explained(best, others, kind))


def _explained(best: Explanation, others: Sequence[Explanation], kind: str) -> str:
    number = len(best.cases)
    if number == best.of:
        cases = f"the only deviating {kind}" if number == 1 else f"all {number} deviating {kind}s"
    else:
        cases = f"{number} of {best.of} deviating {kind}s"
    said = f"It plays as if {best.in_words}: that one difference explains {cases}."
    if best.open:
        known = "" if best.declared else ", and no table of this profile is known to play it so"
        said += f" The sources leave {best.parameter} open{known}: this is observed and fails nothing."
    if others:
        said += f" As good: {'; or '.join(each.in_words for each in others)}."
    return said
