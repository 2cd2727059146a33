"""The search: probes that split what is still possible, until nothing that can be seen is left open."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from conformance.identification.bank import Bank
from conformance.identification.choosing import Alternative, choose, differ
from conformance.identification.evidence import Evidence, Unexplained
from conformance.identification.explaining import EXPANDED, explain, with_likely_threshold
from conformance.identification.learning import learn
from conformance.identification.result import GivenUp, Reason
from conformance.identification.seen import FIELDS, picker
from conformance.identification.space import OF_THE_MATCH, THRESHOLD, beside, changed, is_valid
from conformance.identification.talking import is_refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from conformance.identification.foreseeing import Foreseen
    from conformance.identification.pool import Pool
    from conformance.identification.script import Script
    from conformance.identification.space import Changes, Guess
    from conformance.identification.talking import Put, Talk

MOST_PROBES: Final = 400
_REMEMBERED: Final = 5
_RIVALS: Final = 30
_MOST_UNEXPLAINED: Final = 8
_PATIENT: Final = 150
_PATIENTLY: Final = 2
"""So many answers are given that many sets of rules to be explained by; an app of its own kind has more of them."""
_MOST_BROKEN_OFF: Final = 20
"""Deals that may break off in the middle before the search is given up."""
_MOST_REFUSED: Final = 20
"""Deals in a row that an app may not begin before the search is given up."""
_ENOUGH: Final = 2
"""An app that has not begun so many deals in which points are subtracted begins none."""
_SAID_LATE: Final = ("legal", "dealer", "score", "totals", "phase", "winners")
"""Fields that may be said or learned yet though they have not been."""


@dataclass(kw_only=True)
class Search:
    """What is known of an app so far, and how it goes on."""

    talk: Talk
    guess: Guess
    pool: Pool
    dice: random.Random = field(default_factory=lambda: random.Random(1))  # noqa: S311  nothing secret
    evidence: list[Evidence] = field(default_factory=list)
    unexplained: list[Unexplained] = field(default_factory=list)
    endings: list[Put] = field(default_factory=list)
    probes: int = 0
    splits: int = 0
    """Answers that were not as foreseen."""
    left: int = 0
    """Alternatives that are still possible."""
    progress: Callable[[Search], None] = lambda _: None
    closed: dict[str, Reason] = field(default_factory=dict)
    """Alternatives, by the rules at hand, that could not be told apart from them, and why."""
    bank: Bank = field(init=False)
    _killers: dict[str, Evidence] = field(default_factory=dict)
    _alive: list[Alternative] = field(default_factory=list)
    """What is one change away from the rules it was looked for under, and fits so much of the evidence."""
    _alive_under: Guess | None = None
    _fitted: int = 0
    _closings: Counter[str] = field(default_factory=Counter)
    fields: tuple[int, ...] = tuple(range(len(FIELDS)))
    _said: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Open the bank of deals."""
        self.bank = Bank(self.pool, self.dice)

    @property
    def match(self) -> bool:
        """Whether the app has a match level."""
        return self.talk.match

    def run(self) -> None:
        """Probe until every alternative is ruled out or cannot be told apart."""
        while self.given_up is None:
            left = self.alternatives()
            self.left = len(left)
            if not left:
                return
            script = choose(self, left)
            if script is None:
                return
            self.probe(script, left)
            self.progress(self)

    def explains(self, guess: Guess) -> bool:
        """Tell whether rules can be stated and foresee every answer so far."""
        return is_valid(guess) and all(each.fits(guess.by, match=self.match) for each in self.evidence)

    @property
    def has_ended_a_deal(self) -> bool:
        """Whether the app has ever come to the end of a deal."""
        return any(each.answers[-1].get("stage") in ("deal_over", "match_over") for each in self.evidence)

    @property
    def has_ended_a_match(self) -> bool:
        """Whether the app has ever come to the end of a match."""
        return self.match and any(each.answers[-1].get("stage") == "match_over" for each in self.evidence)

    @property
    def given_up(self) -> GivenUp | None:
        """Why the search does not go on, None where it does."""
        counts = {
            GivenUp.UNEXPLAINED: (len(self.unexplained), _MOST_UNEXPLAINED),
            GivenUp.BROKEN_OFF: (sum(bool(put.answers) for put in self.endings), _MOST_BROKEN_OFF),
            GivenUp.REFUSED: (self._refused_in_a_row, _MOST_REFUSED),
            GivenUp.LONG: (self.probes, MOST_PROBES),
        }
        return next((reason for reason, (number, most) in counts.items() if number >= most), None)

    @property
    def said(self) -> list[str]:
        """What the app has ever said of a position."""
        return [FIELDS[field] for field in sorted(self._said)]

    def alternatives(self) -> list[Alternative]:
        """Return what is one change away from the rules at hand and agrees with every answer so far."""
        if self._alive_under is not self.guess:
            self._alive_under, self._fitted = self.guess, len(self.evidence)
            self._alive = list(self._beside())
        latest = self.evidence[self._fitted :]
        self._fitted = len(self.evidence)
        self._alive = [
            each
            for each in self._alive
            if all(one.fits(each.guess.by, match=self.match) for one in latest) and not self._is_closed(each)
        ]
        found = list(self._alive)
        self._rivals = [
            rival for rival in self._rivals if all(each.fits(rival.by, match=self.match) for each in self.evidence)
        ]
        at_hand = {alternative.guess.by.key for alternative in found} | {self.guess.by.key}
        for rival in self._rivals:
            if rival.by.key not in at_hand and f"{self.guess.by.key} {rival.by.key}" not in self.closed:
                paths = [path for path in rival.values if rival.values[path] != self.guess.values.get(path)]
                found.append(Alternative(changes={path: rival.values[path] for path in paths}, guess=rival))
        number: dict[tuple[str, ...], int] = {}
        for alternative in found:
            number[alternative.paths] = number.get(alternative.paths, 0) + 1
        for alternative in found:
            alternative.weight = 1 / (number[alternative.paths] + 1)
        return found

    def _beside(self) -> Iterator[Alternative]:
        """Yield what is one change away; first it is tried on what has last ruled out the same change before."""
        met = {self.guess.by.key}
        for changes in beside(self.guess):
            other = changed(self.guess, changes)
            if other is None or other.by.key in met:
                continue
            met.add(other.by.key)
            name = repr(changes)
            killer = self._killers.get(name)
            if killer is not None and not killer.fits(other.by, match=self.match):
                continue
            for each in reversed(self.evidence):
                if not each.fits(other.by, match=self.match):
                    self._killers[name] = each
                    break
            else:
                yield Alternative(changes=changes, guess=other)

    def _is_closed(self, alternative: Alternative) -> bool:
        return f"{self.guess.by.key} {alternative.changes!r}" in self.closed

    def times_closed(self, alternative: Alternative) -> int:
        """Return under how many rules at hand the same change could not be told from them."""
        return self._closings[repr(alternative.changes)]

    def probe(self, script: Script, left: Sequence[Alternative] = ()) -> None:
        """Put a script to the app and take in what it answers."""
        self.probes += 1
        foreseen = self.guess.by.foresee(script, match=self.match)
        put = self.talk.put(script, foreseen)
        if put.ended is not None:
            self.endings.append(put)
        if not put.answers:
            if put.ended is not None and not is_refusal(put.ended):
                return
            self._refused(script)
            return
        self._refused_in_a_row = 0
        for answer in put.answers:
            self._said.update(answer.fields)
        self.fields = tuple(sorted(self._said | {FIELDS.index(name) for name in _SAID_LATE}))
        evidence = Evidence(script=script, answers=put.answers, number=self.probes)
        if any(answer.get("stage") == "playing" and answer.get("legal") is None for answer in put.answers):
            learn(self, evidence, foreseen, left)
        self.evidence.append(evidence)
        if put.another is not None:
            whole = Evidence(script=script, answers=list(put.answers))
            place = len(put.answers) - 1
            self.unexplained.append(
                Unexplained(evidence=whole, place=place, number=self.probes, another=put.another)
            )
        if not evidence.fits(self.guess.by, match=self.match):
            self.splits += 1
            self._explain(evidence)
        elif len(put.answers) == len(foreseen):
            self._close_untold(evidence, foreseen, left, Reason.NOT_SAID)
        elif not self.passes and put.answers[-1].get("stage") == "passing":
            self._close_untold(evidence, foreseen, left, Reason.NO_PASSING)

    def _close_untold(
        self, evidence: Evidence, foreseen: Foreseen, left: Sequence[Alternative], reason: Reason
    ) -> None:
        """Set aside the alternatives that should have shown in a probe, and did not: the app does not say enough."""
        pick = picker(self.fields)
        for alternative in left:
            other = alternative.guess.by
            if differ(foreseen, other.foresee(evidence.script, match=self.match), pick) and evidence.fits(
                other, match=self.match
            ):
                self.close(alternative, reason)

    def close(self, alternative: Alternative, reason: Reason) -> None:
        """Set an alternative aside, as long as the rules at hand stay the same."""
        for name in (repr(alternative.changes), alternative.guess.by.key):
            self.closed[f"{self.guess.by.key} {name}"] = reason
        self._closings[repr(alternative.changes)] += 1

    def _explain(self, latest: Evidence) -> None:
        number = _PATIENT if len(self.unexplained) < _PATIENTLY else EXPANDED
        found = explain([self.guess, *reversed(self._before)], self.evidence, match=self.match, expanded=number)
        if found:
            self._before = [*self._before, self.guess][-_REMEMBERED:]
            best, *self._rivals = found[: _RIVALS + 1]
            moved = self.match and best.values[THRESHOLD] != self.guess.values[THRESHOLD]
            self.guess = with_likely_threshold(best, self.evidence, match=True) if moved else best
            return
        misfit = latest.misfit(self.guess.by, match=self.match)
        place = misfit[0] if misfit else 0
        whole = Evidence(script=latest.script, answers=list(latest.answers), learned=dict(latest.learned))
        self.unexplained.append(Unexplained(evidence=whole, place=place, number=self.probes))
        latest.cut(place)
        self._alive_under = None
        if not latest.answers:
            self.evidence.remove(latest)

    def _refused(self, script: Script) -> None:
        """Take note of a deal that the app does not start."""
        self._refused_in_a_row += 1
        if script.phase == "subtracting":
            self._subtracting_refused += 1
        else:
            self._unstartable.add(id(script.rounds[0]))

    _before: list[Guess] = field(default_factory=list)
    """Rules that were at hand before."""
    _rivals: list[Guess] = field(default_factory=list)
    """Others that explain every answer."""
    _unstartable: set[int] = field(default_factory=set)
    _refused_in_a_row: int = 0
    _subtracting_refused: int = 0

    def reason_for(self, changes: Changes) -> Reason:
        """Return why a change could not be told from the rules at hand."""
        if not self.match and all(path.startswith(OF_THE_MATCH) for path in changes):
            return Reason.NO_MATCH
        return self.closed.get(f"{self.guess.by.key} {changes!r}", Reason.STOPPED)

    @property
    def resumes(self) -> bool:
        """Whether the app can begin with given totals, and with any deal of a match."""
        return self.match and "resume" in self.talk.capabilities

    @property
    def passes(self) -> bool:
        """Whether the app can be made to pass cards."""
        return "passing" in self.talk.capabilities

    @property
    def must_be_led(self) -> bool:
        """Whether whole deals have to lead to what an app is to begin with."""
        return not self.talk.begins_anywhere

    def can_begin_at(self, deal: int) -> bool:
        """Tell whether the app can begin with the deal of that number."""
        return deal == 1 or self.talk.begins_anywhere

    def can_be_put(self, script: Script) -> bool:
        """Tell whether the app can be asked to begin so."""
        if id(script.rounds[0]) in self._unstartable:
            return False
        if script.phase == "subtracting" and self._subtracting_refused >= _ENOUGH:
            return False
        if not self.resumes and (any(script.totals) or script.phase != "adding"):
            return False
        return self.can_begin_at(script.deal)
