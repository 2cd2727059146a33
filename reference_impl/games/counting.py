"""What a deal that was played out does to the totals it is begun with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reference_impl.totals import settle, settle_early, turns_round

if TYPE_CHECKING:
    from conformance.protocol.messages import Phase
    from reference_impl.games.deals import Outcome
    from reference_impl.rules import Rules
    from reference_impl.totals import Standing, Totals


class Landing(msgspec.Struct, frozen=True, kw_only=True):
    """A deal and the match around it."""

    before: Totals
    phase: Phase
    outcome: Outcome
    standing: Standing
    early: bool
    """Whether the match ended before the last trick."""

    @property
    def plain(self) -> Totals:
        """The totals with the score of the deal added, or subtracted, and nothing else done to them."""
        sign = 1 if self.phase == "adding" else -1
        return tuple(old + sign * new for old, new in zip(self.before, self.standing.score, strict=True))


def land(rules: Rules, before: Totals, phase: Phase, outcome: Outcome) -> Landing:
    """Count a deal that is begun with these totals."""
    turned: Totals = ()
    watched = rules.values["match.ends"] == "at_once" or rules.values.get("reversal.crossing") == "mid_deal"
    if watched:
        *earlier, _ = outcome.points_after(rules)
        for points in earlier:
            if not turned and turns_round(rules, before, phase, points):
                turned = points
            ended = settle_early(rules, before, phase, points)
            if ended is not None:
                return Landing(before=before, phase=phase, outcome=outcome, standing=ended, early=True)
        if not turned and turns_round(rules, before, phase, outcome.scored.points):
            turned = outcome.scored.points
    standing = settle(rules, before, phase, outcome.scored, turned)
    return Landing(before=before, phase=phase, outcome=outcome, standing=standing, early=False)
