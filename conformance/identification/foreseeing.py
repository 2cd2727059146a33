"""What rules foresee for a script, answer by answer.

Many hypotheses differ only in what cards count or in what becomes of the match. So the course of a deal is worked out
once for all rules that play alike, what is counted on the way once for all that count alike, and only the end for each.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from conformance.identification.course import Course
from conformance.identification.seen import NOBODY, Seen
from reference_impl.cardset import BITS, HEARTS, QUEEN, members
from reference_impl.rules import Rules
from reference_impl.scoring import points_of, score_deal
from reference_impl.totals import settle, settle_early, turns_round
from reference_impl.values import pack_of, points_by_card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.identification.course import Moment
    from conformance.identification.script import Round, Script
    from conformance.protocol.messages import Direction

_PLAY: Final = (
    "table.players", "passing.cards", "opening.leader", "opening.card", "opening.lead", "hearts.lead",
    "hearts.broken_by", "hearts.queen_breaks", "hearts.exception", "queen.lead", "first_trick.hearts",
    "first_trick.queen", "first_trick.others", "first_trick.lead",
)  # fmt: skip
"""What the course of a deal hangs on, beside the order of the cards and which of them are kept out."""
_VALUES: Final = "scoring.values"
_KEPT: Final = 4000
_NUMBERS: dict[Any, int] = {}
"""Ways to play by number, so that nothing long is compared again and again."""
_PLAYED: OrderedDict[Any, Rules] = OrderedDict()
_COURSES: OrderedDict[Any, Course] = OrderedDict()


class _Worth(NamedTuple):
    pack: int
    points: tuple[int, ...]
    penalties: int
    classes: tuple[tuple[int, int], ...]


@lru_cache(maxsize=1 << 12)
def _worth_of(ranks: tuple[str, ...], values: tuple[tuple[str, int], ...]) -> _Worth:
    pack = pack_of(list(ranks))
    points = points_by_card(dict(values), pack)
    classes: dict[int, int] = {}
    for card in members(pack):
        if points[card]:
            classes[points[card]] = classes.get(points[card], 0) | BITS[card]
    penalties = sum(cards for each, cards in classes.items() if each > 0)
    return _Worth(pack, points, penalties, tuple((cards, each) for each, cards in classes.items()))


class Hypothesis:
    """Rules that an app may play by, ready to foresee its answers."""

    def __init__(self, values: dict[str, Any]) -> None:
        """``values`` are the flat rules.

        Raises:
            RulesError: they cannot be played by.
        """
        self.values = values
        worth = _worth_of(tuple(values["pack.ranks"]), tuple(values[_VALUES].items()))
        others = worth.penalties & ~(HEARTS | QUEEN) if values.get("first_trick.others") == "banned" else 0
        played_by = (tuple(values["pack.ranks"]), others, *map(values.get, _PLAY))
        self.play_key = _NUMBERS.setdefault(played_by, len(_NUMBERS))
        played = _remembered(_PLAYED, self.play_key, lambda: Rules.from_values(values))
        swept = {"all_penalty_cards": worth.penalties, "all_hearts": worth.pack & HEARTS, "all_tricks": worth.pack}
        self.rules = replace(
            played,
            values=values,
            passing_cycle=tuple(values["passing.cycle"]),
            card_points=worth.points,
            point_classes=worth.classes,
            penalties=worth.penalties,
            sweep_cards=swept.get(values["sweep.needs"], 0),
            total=sum(each for each in worth.points if each > 0),
        )

    @cached_property
    def key(self) -> str:
        """The values as one text."""
        return json.dumps(self.values, sort_keys=True)

    def direction(self, deal: int) -> Direction:
        """Return where cards are passed in a deal."""
        cycle: tuple[Direction, ...] = self.rules.passing_cycle
        return cycle[(deal - 1) % len(cycle)]

    def foresee(self, script: Script, *, match: bool = True) -> Foreseen:
        """Return every answer up to the first move that is refused, or the end of the match.

        Nothing where the deal is none under these rules. Without ``match`` each deal stands alone. Who never subtracts
        adds in every phase.
        """
        found = Foreseen()
        if script.players != self.rules.players or script.pack != self.rules.pack:
            return found
        totals, dealer = script.totals, script.dealer
        phase: str = script.phase if self.values["match.finish"] == "reversal" else "adding"
        for number, each in enumerate(script.rounds):
            if number:
                if not found or found[-1].stage != "deal_over":
                    break
                dealer = (dealer + (self.values["deal.next_dealer"] == "left")) % self.rules.players
            count = _Count(self, self.direction(script.deal + number), totals, phase, match=match)
            root, place, last = count.all_of(self._course(each, count.direction, dealer), dealer if number else NOBODY)
            found += root[:place]
            found.append(last)
            found.roots.append(root)
            totals, phase = found[-1].totals or totals, found[-1].phase or phase
        return found

    def foresee_end(self, script: Script) -> tuple[int, Seen]:
        """Return the place of the last answer and the answer, of a script of one deal for the same cards and players.

        The match is one that has come as far as the script says.
        """
        count = _Count(self, self.direction(script.deal), script.totals, script.phase, match=True)
        _, place, last = count.all_of(self._course(script.rounds[0], count.direction, script.dealer), NOBODY)
        return place, last

    def captured(self, script: Script) -> list[tuple[int, ...]]:
        """Return by answer the cards that each seat has captured in the deal so far, as long as no match ends."""
        found: list[tuple[int, ...]] = []
        if script.players != self.rules.players or script.pack != self.rules.pack:
            return found
        moves = self.values["deal.next_dealer"] == "left"
        for number, each in enumerate(script.rounds):
            dealer = (script.dealer + moves * number) % script.players
            course = self._course(each, self.direction(script.deal + number), dealer)
            found += [moment.captured for moment in course.moments]
            if not course.finished:
                break
        return found

    def _course(self, deal: Round, direction: str, dealer: int) -> Course:
        led_by = dealer if self.rules.opening_card is None else None
        key = self.play_key, deal, direction, led_by
        found: Course = _remembered(_COURSES, key, lambda: Course(self.rules, deal, direction, dealer))
        return found


def _remembered(kept: OrderedDict[Any, Any], key: Any, make: Any) -> Any:
    found = kept.get(key)
    if found is None:
        found = kept[key] = make()
        if len(kept) > _KEPT:
            kept.popitem(last=False)
    return found


class Foreseen(list[Seen]):
    """The answers, and of each deal what was counted on the way: the same object for all rules that count alike."""

    def __init__(self) -> None:
        super().__init__()
        self.roots: list[list[Seen]] = []


class _Count:
    """Counts one deal as it is played."""

    def __init__(self, by: Hypothesis, direction: str, totals: tuple[int, ...], phase: Any, *, match: bool) -> None:
        self.rules, self.match, self.direction = by.rules, match, direction
        self.totals, self.phase = totals, phase
        self.by_tricks = match and (
            by.values["match.ends"] == "at_once" or by.values.get("reversal.crossing") == "mid_deal"
        )

    def all_of(self, course: Course, dealer: int) -> tuple[list[Seen], int, Seen]:
        """Return what is seen of a deal before it is counted, the place of the last answer, and that answer."""
        before = self._without_ends(course, dealer)
        end = len(before) - 1
        turned: tuple[int, ...] = ()
        if self.by_tricks and course.ends and self._may_end_early(course, dealer):
            for place in course.ends:
                seen = before[place]
                if not turned and turns_round(self.rules, self.totals, self.phase, seen.points):
                    turned = seen.points
                if place == end and course.finished:
                    break
                early = settle_early(self.rules, self.totals, self.phase, seen.points)
                if early is not None:
                    return before, place, _ended(seen, early)
        last = before[end]
        if not course.finished:
            return before, end, last
        scored = score_deal(self.rules, course.moments[-1].captured)
        if not self.match:
            return before, end, last._replace(score=scored.score)
        return before, end, _ended(last, settle(self.rules, self.totals, self.phase, scored, turned))

    def _without_ends(self, course: Course, dealer: int) -> list[Seen]:
        key = self.rules.point_classes, dealer
        found = course.counted.get(key)
        if found is None:
            found = course.counted[key] = [self._seen(moment, dealer) for moment in course.moments]
        return found

    def _may_end_early(self, course: Course, dealer: int) -> bool:
        """Tell whether anybody comes so far at the end of a trick that the match could end or turn round there."""
        key = self.rules.point_classes, dealer
        peaks = course.peaks.get(key)
        if peaks is None:
            before = course.counted[key]
            peaks = course.peaks[key] = _peaks([before[place].points for place in course.ends])
        if self.phase == "subtracting":
            return any(total <= peak for total, peak in zip(self.totals, peaks, strict=True))
        threshold: int = self.rules.values["match.threshold"]
        return any(total + peak >= threshold for total, peak in zip(self.totals, peaks, strict=True))

    def _seen(self, at: Moment, dealer: int) -> Seen:
        points = points_of(self.rules, at.captured)
        return Seen(
            at.accepted, at.stage, dealer, self.direction, at.waiting, at.turn, at.legal, at.hands, points,
            (), (), "", 0,
        )  # fmt: skip


def _peaks(points: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(max(seat) for seat in zip(*points, strict=True))


def _ended(seen: Seen, standing: Any) -> Seen:
    winners = sum(1 << seat for seat in standing.winners)
    return seen._replace(
        stage="match_over" if winners else "deal_over", turn=NOBODY, legal=0, score=standing.score,
        totals=standing.totals, phase=standing.phase, winners=winners,
    )  # fmt: skip
