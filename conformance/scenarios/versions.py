"""The versions of a case for a profile: one per reading of the open parameters that its path or result depends on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from conformance.cases import Case
from conformance.rules import shipped_profiles
from conformance.scenarios.applicability import load_once, own_rules, parameters_read, reading_for
from conformance.scenarios.completing import IncompleteError, Plan, adapted, plan_deals
from conformance.scenarios.consistency import table_of
from conformance.scenarios.deals import choose_deal, scripts_of
from conformance.scenarios.enacting import Disagreement, Enactment, enact
from conformance.scenarios.leading_in import LeadIns, Target
from conformance.scenarios.needs import needs_of
from conformance.scenarios.open_points import Acted, OpenPoints, Say
from conformance.scenarios.situation import situation_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from conformance.cases import LeadIn
    from conformance.rules.resolved import Resolved
    from conformance.scenarios.deals import DealScript
    from conformance.scenarios.features import Scenario
    from conformance.scenarios.open_points import Values

ATTEMPTS: Final = 4
"""Deals tried for one on which as few open parameters as possible have a say."""


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
    lead_ins: tuple[LeadIn, ...] = ()
    """Those the cases name."""
    disagreements: tuple[Disagreement, ...] = ()
    unreached: tuple[Unreached, ...] = ()
    pointless: tuple[str, ...] = ()
    """Open parameters the scenario agrees on that make no difference to it."""


@dataclass(frozen=True, kw_only=True)
class _Found:
    """A scenario acted out on planned deals, and the open parameters with a say in it."""

    plan: Plan
    enactment: Enactment
    says: list[Say]


class Compiler:
    """Makes the cases of one profile."""

    def __init__(self, resolved: Resolved) -> None:
        self.resolved = resolved
        self.points = OpenPoints(resolved)
        self.alone: Compiler | None = _compiler_without_house_rules(resolved)
        """Of the profile without its house rules, whose deals mostly serve with them as well."""
        self.lead_ins: LeadIns = LeadIns(self.points, self.alone.lead_ins if self.alone else None)
        self.plans: dict[tuple[str, ...], list[Plan]] = {}
        """Deals made for scenarios, by what they say."""

    def compile(self, scenario: Scenario) -> Versions | None:
        """Return the cases of a scenario; None when it does not hold for the profile."""
        reading = reading_for(scenario, own_rules(scenario), self.resolved)
        return None if reading is None else _Compilation(scenario, self, reading).run()

    def plans_alone(self, scenario: Scenario) -> list[Plan]:
        """Return the deals made for a scenario without the house rules."""
        if self.alone is None:
            return []
        if _words(scenario) not in self.alone.plans:
            self.alone.plans[_words(scenario)] = []
            self.alone.compile(scenario)
        return self.alone.plans[_words(scenario)]


def _words(scenario: Scenario) -> tuple[str, ...]:
    return scenario.id, *(line.text for line in scenario.lines)


_COMPILERS: Final[dict[tuple[str, str], Compiler]] = {}


def _compiler_without_house_rules(resolved: Resolved) -> Compiler | None:
    profile, combines, _ = resolved.name.partition("+")
    return compiler_of(load_once(profile)) if combines and profile in shipped_profiles() else None


def compiler_of(resolved: Resolved) -> Compiler:
    """Return the compiler of a profile; asked again, the same one with all it has found."""
    key = resolved.name, resolved.hash
    if key not in _COMPILERS:
        _COMPILERS[key] = Compiler(resolved)
    return _COMPILERS[key]


class _Compilation:
    """The work on one scenario under one profile."""

    def __init__(self, scenario: Scenario, compiler: Compiler, reading: Values) -> None:
        self.scenario, self.reading = scenario, reading
        self.compiler, self.resolved, self.points = compiler, compiler.resolved, compiler.points
        self.read = frozenset(parameters_read(scenario))
        self.plans: list[Plan] = []
        self.cases: list[Case] = []
        self.lead_ins: list[LeadIn] = []
        self.disagreements: list[Disagreement] = []
        self.unreached: list[Unreached] = []

    def run(self) -> Versions:
        """Make the version for one reading, and one for every other of a parameter that only its path depends on.

        A table that reads two such parameters in another way than we do is not judged by this case.
        """
        waiting = [self.reading]
        pointless: tuple[str, ...] = ()
        while waiting and not self.disagreements:
            when = waiting.pop(0)
            found = self._found(when)
            self.cases += [self._case(each, when, lead_in) for each, lead_in in found]
            self.lead_ins += [lead_in for _, lead_in in found if lead_in]
            if when == self.reading and found:
                first = found[0][0]
                pointless = self._pointless(first.enactment)
                only_path = [say for say in first.says if say.path not in self.read]
                waiting += [{**self.reading, say.path: other} for say in only_path for other in say.telling]
        self.compiler.plans[_words(self.scenario)] = self.plans
        return Versions(
            cases=tuple(self.cases),
            lead_ins=tuple(self.lead_ins),
            disagreements=tuple(self.disagreements),
            unreached=tuple(self.unreached),
            pointless=pointless,
        )

    def _scripts(self, when: Values) -> tuple[DealScript, ...]:
        return scripts_of(situation_of(self.scenario, table_of(self.points.values(when))))

    def _found(self, when: Values) -> list[tuple[_Found, LeadIn | None]]:
        """Return the version for a reading, with deals that lead to its totals where it starts with any.

        Where cards are passed in the deal after those, a version in another deal comes before it. Readings that only
        the path depends on do without.
        """
        scripts = self._scripts(when)
        cycles = [each.passing_cycle for each in (self.points.rules(when), *self.points.alternatives(when))]
        usual = choose_deal(scripts, cycles)
        found = self._best(when, usual)
        if found is None:
            return []
        plan = found.plan
        fresh = not any(plan.totals.values()) and plan.phase == "adding"
        if fresh or when != self.reading:
            return [(found, None)]
        target = Target(totals=plan.totals, phase=plan.phase, dealer=plan.deals[0].dealer)
        lead_in = self.compiler.lead_ins.make(target, when, scripts[0].situation.deal)
        if lead_in is None or len(lead_in.deals) + 1 == usual:
            return [(found, lead_in)]
        led = self._best(when, len(lead_in.deals) + 1)
        if led is None or led.plan.deals[0].dealer != target.dealer:
            return [(found, None)]
        passes = any(cycle[len(lead_in.deals) % len(cycle)] != "none" for cycle in cycles)
        return [(found, None), (led, lead_in)] if passes else [(led, lead_in)]

    def _best(self, when: Values, deal: int) -> _Found | None:
        """Return the version on which the fewest open parameters have a say."""
        best: _Found | None = None
        try:
            for plan, enactment in self._enactments(when, deal):
                if enactment.disagreements:
                    self.disagreements += enactment.disagreements
                    return None
                says = self.points.says(enactment, when)
                if best is None or len(says) < len(best.says):
                    best = _Found(plan=plan, enactment=enactment, says=says)
                if not any(say.avoidable and say.path not in self.read for say in says):
                    break
        except IncompleteError as error:
            if best is None and when == self.reading:
                self.unreached.append(
                    Unreached(scenario=self.scenario, when=when, reason=str(error), contradictory=error.contradictory)
                )
        if best is not None:
            self.plans.append(best.plan)
        return best

    def _enactments(self, when: Values, deal: int) -> Iterator[tuple[Plan, Enactment]]:
        """Yield the scenario acted out on one deal after the other.

        Those made for other readings, and for the profile without its house rules, come first, as far as they serve.
        """
        rules, scripts = self.points.rules(when), self._scripts(when)
        for made in (*self.plans, *self.compiler.plans_alone(self.scenario)):
            plan = adapted(made, rules, deal)
            if plan is not None and not (enactment := enact(self.scenario, scripts, plan, rules)).disagreements:
                yield plan, enactment
        readings = (rules, *self.points.alternatives(when))
        for attempt in range(ATTEMPTS):
            plan = plan_deals(scripts, readings, deal=deal, seed=self.scenario.id, attempt=attempt)
            yield plan, enact(self.scenario, scripts, plan, rules)

    def _pointless(self, acted: Acted) -> tuple[str, ...]:
        """Return the open parameters the scenario agrees on under every value of which it goes alike."""
        agreed = [path for path in self.scenario.agreements if path in self.resolved.open_points]
        return tuple(path for path in agreed if not self.points.say(path, acted, self.reading).telling)

    def _case(self, found: _Found, version: Values, lead_in: LeadIn | None) -> Case:
        scenario, enactment = self.scenario, found.enactment
        values = self.points.values(version)
        spoken = {say.path: say for say in found.says}
        says = {path: spoken.get(path) or self.points.say(path, enactment, version) for path in (*version, *spoken)}
        return Case(
            id=scenario.id,
            title=scenario.title,
            feature=scenario.feature,
            line=scenario.line,
            clauses=list(scenario.clauses),
            needs=needs_of(enactment.start, enactment.steps),
            when={path: values[path] for path in values if path in says},
            also_when={path: says[path].alike for path in values if path in says and says[path].alike},
            measures=[path for path in scenario.agreements if path in says and not says[path].alike],
            lead_in=lead_in.lead_in if lead_in else "",
            own=scenario.own,
            start=enactment.start,
            steps=list(enactment.steps),
        )
