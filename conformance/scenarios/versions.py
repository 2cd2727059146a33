"""The versions of a case for a profile: one per reading of the open parameters that its path or result depends on."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.cases import Case
from conformance.rules import shipped_profiles
from conformance.rules.parameters import load_parameters
from conformance.scenarios.applicability import changed_rules, load_once, own_rules, parameters_read, reading_for
from conformance.scenarios.completing import IncompleteError, Plan, choose_deal, plan_deals
from conformance.scenarios.consistency import table_of
from conformance.scenarios.deals import scripts_of
from conformance.scenarios.enacting import Disagreement, Enactment, enact
from conformance.scenarios.needs import needs_of
from conformance.scenarios.replaying import first_difference
from conformance.scenarios.situation import situation_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Scenario
    from reference_impl.rules import Rules

ATTEMPTS: Final = 4
"""Deals tried for one on which as few open parameters as possible have a say."""
COUNTING: Final = ("deal.", "sweep.", "reversal.", "match.finish", "match.threshold", "match.reached", "match.tie")
"""Parameters that nothing depends on before the end of a deal, unless matches may end before it."""

Values = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Unreached:
    """A scenario that holds for a profile and for whose position no deal was found.

    Of readings that only the path depends on this is not said: the card such a reading opens with may be elsewhere.
    """

    scenario: Scenario
    when: Mapping[str, Any]
    reason: str
    contradictory: bool


@dataclass(frozen=True, kw_only=True)
class Versions:
    """What became of a scenario under a profile."""

    cases: tuple[Case, ...] = ()
    disagreements: tuple[Disagreement, ...] = ()
    unreached: tuple[Unreached, ...] = ()
    pointless: tuple[str, ...] = ()
    """Open parameters the scenario agrees on that make no difference to it."""


def compile_scenario(scenario: Scenario, resolved: Resolved) -> Versions | None:
    """Return the cases of a scenario for a profile; None when it does not hold for it."""
    own = own_rules(scenario)
    reading = reading_for(scenario, own, resolved)
    if reading is None:
        return None
    return _Compilation(scenario, resolved, reading).run()


def make_rules(values: Mapping[str, Any]) -> Rules:
    """Return the rules of the engine for a flat map; the same map gives the same object."""
    return _made(json.dumps(values))


@functools.cache
def _made(values: str) -> Rules:
    from reference_impl.rules import Rules

    return Rules.from_values(json.loads(values))


def _every_choice(path: str) -> list[Any]:
    parameter = load_parameters()[path]
    return [*parameter.values, *parameter.near]


@dataclass(frozen=True, kw_only=True)
class _Found:
    """A scenario acted out on a deal, and the open parameters with a say in it: the values that change it."""

    plan: Plan
    enactment: Enactment
    depends: dict[str, list[Any]]


_PLANS: Final[dict[tuple[str, str], list[Plan]]] = {}
"""Deals found for a scenario, by hash of the rules and its id: house rules mostly leave them as they are."""


class _Compilation:
    """The work on one scenario under one profile."""

    def __init__(self, scenario: Scenario, resolved: Resolved, reading: Values) -> None:
        self.scenario, self.resolved, self.reading = scenario, resolved, reading
        self.read = frozenset(parameters_read(scenario))
        self.cases: list[Case] = []
        self.disagreements: list[Disagreement] = []
        self.unreached: list[Unreached] = []

    def run(self) -> Versions:
        """Make the version for one reading, and one for every other of a parameter that only its path depends on.

        A table that reads two such parameters in another way than we do is not judged by this case.
        """
        waiting = [self.reading]
        _PLANS[self.resolved.hash, self.scenario.id] = []
        pointless: tuple[str, ...] = ()
        while waiting:
            when = waiting.pop(0)
            found = self._best(when)
            if found is None:
                continue
            _PLANS[self.resolved.hash, self.scenario.id].append(found.plan)
            values = changed_rules(self.resolved, when)
            case = self._case(
                found.enactment, when, {path: values[path] for path in values if path in when or path in found.depends}
            )
            self.cases.append(case)
            if when == self.reading:
                pointless = self._pointless(found.enactment)
                for path, others in found.depends.items():
                    if path not in self.read:
                        waiting += [{**self.reading, path: other} for other in others]
        return Versions(
            cases=tuple(self.cases),
            disagreements=tuple(self.disagreements),
            unreached=tuple(self.unreached),
            pointless=pointless,
        )

    def _best(self, when: Values) -> _Found | None:
        """Return the version on which the fewest open parameters have a say, and their values that change it."""
        values = changed_rules(self.resolved, when)
        open_points = dict(self._open_points(values, when))
        best: _Found | None = None
        try:
            for plan, enactment in self._enactments(values, open_points, when):
                if enactment.disagreements:
                    self.disagreements += enactment.disagreements
                    return None
                telling = list(self._dependence(enactment, when, open_points))
                depends = {path: others for path, others, _ in telling}
                if best is None or len(depends) < len(best.depends):
                    best = _Found(plan=plan, enactment=enactment, depends=depends)
                if not any(avoidable and path not in self.read for path, _, avoidable in telling):
                    break
        except IncompleteError as error:
            if best is None and when == self.reading:
                self.unreached.append(
                    Unreached(scenario=self.scenario, when=when, reason=str(error), contradictory=error.contradictory)
                )
        return best

    def _open_points(self, values: Values, when: Values) -> Iterator[tuple[str, list[Any]]]:
        """Yield the parameters whose value a table may choose, with the values it may choose instead."""
        for path, value in values.items():
            if path in when:
                continue
            choices = self._choices(path)
            if choices:
                yield path, [choice for choice in choices if choice != value]

    def _enactments(
        self, values: Values, open_points: Mapping[str, list[Any]], when: Values
    ) -> Iterator[tuple[Plan, Enactment]]:
        """Yield the scenario acted out on one deal after the other.

        Those made for the profile without its house rules come first, as far as they can be played.
        """
        rules = make_rules(values)
        scripts = scripts_of(situation_of(self.scenario, table_of(values)))
        others = [self._rules({**when, path: other}) for path, choices in open_points.items() for other in choices]
        deal = choose_deal(scripts, [list(each.passing_cycle) for each in (rules, *others)])
        for plan in self._plans_without_house_rules():
            if plan.deal == deal and not (enactment := enact(self.scenario, scripts, plan, rules)).disagreements:
                yield plan, enactment
        for attempt in range(ATTEMPTS):
            plan = plan_deals(scripts, (rules, *others), deal=deal, seed=self.scenario.id, attempt=attempt)
            yield plan, enact(self.scenario, scripts, plan, rules)

    def _plans_without_house_rules(self) -> list[Plan]:
        profile, combines, _ = self.resolved.name.partition("+")
        if not combines or profile not in shipped_profiles():
            return []
        alone = load_once(profile)
        if (alone.hash, self.scenario.id) not in _PLANS:
            compile_scenario(self.scenario, alone)
        return _PLANS.get((alone.hash, self.scenario.id), [])

    def _dependence(
        self, enactment: Enactment, when: Values, open_points: Mapping[str, list[Any]]
    ) -> Iterator[tuple[str, list[Any], bool]]:
        """Yield the open parameters with a say in how the case goes, and the values under which it goes otherwise.

        And whether another deal might go alike: not where the difference comes before a card is played.
        """
        opening = next((number for number, step in enumerate(enactment.steps) if step.play), 0)
        counting = enactment.ends_a_deal or changed_rules(self.resolved, when)["match.ends"] == "at_once"
        for path, choices in open_points.items():
            if not counting and path.startswith(COUNTING):
                continue
            telling = []
            avoidable = True
            for other in choices:
                found = first_difference(enactment.start, enactment.steps, self._rules({**when, path: other}))
                if found is not None:
                    telling.append(other)
                    avoidable = avoidable and found[0] > opening
            if telling:
                yield path, telling, avoidable

    def _pointless(self, enactment: Enactment) -> tuple[str, ...]:
        """Return the open parameters the scenario agrees on under every value of which it goes alike."""
        agreed = [path for path in self.scenario.agreements if path in self.resolved.open_points]
        return tuple(path for path in agreed if not self._split(path, enactment, self.reading)[1])

    def _split(self, path: str, enactment: Enactment, version: Values) -> tuple[list[Any], list[Any]]:
        """Return the other values of a parameter under which the case goes alike, and those under which it does not."""
        own = changed_rules(self.resolved, version)[path]
        alike: list[Any] = []
        telling: list[Any] = []
        for other in self._choices(path):
            if other != own:
                rules = self._rules({**version, path: other})
                same = first_difference(enactment.start, enactment.steps, rules) is None
                (alike if same else telling).append(other)
        return alike, telling

    def _choices(self, path: str) -> Sequence[Any]:
        """Return what a table may choose for a parameter; one that applies only under another reading is open."""
        if path in self.resolved.open_points:
            return self.resolved.open_points[path]
        return () if path in self.resolved.rules else _every_choice(path)

    def _rules(self, when: Values) -> Rules:
        return make_rules(changed_rules(self.resolved, when))

    def _case(self, enactment: Enactment, version: Values, when: Values) -> Case:
        scenario = self.scenario
        others = {path: self._split(path, enactment, version) for path in when}
        return Case(
            id=scenario.id,
            title=scenario.title,
            feature=scenario.feature,
            line=scenario.line,
            clauses=list(scenario.clauses),
            needs=needs_of(enactment.start, enactment.steps),
            when=when,
            also_when={path: alike for path, (alike, _) in others.items() if alike},
            measures=[path for path in scenario.agreements if path in others and not others[path][0]],
            start=enactment.start,
            steps=list(enactment.steps),
        )
