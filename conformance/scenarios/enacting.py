"""Acting a scenario out on the engine: every line becomes steps of a case, and is held against what the engine has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from conformance.cards import show_card
from conformance.cases import Beginning, Step
from conformance.protocol.messages import Deal, Pass, Play
from conformance.scenarios.charging import clause_of_play, clause_of_refusal, clause_of_statement
from conformance.scenarios.completing import IncompleteError
from conformance.scenarios.deals import NEXT_DEAL
from conformance.scenarios.observing import differences, show_differences, wanted_observation
from conformance.scenarios.open_points import Acted
from conformance.scenarios.replaying import begin
from conformance.scenarios.situation import PLAY_OUTS, PLAYS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.protocol.messages import Card, Observation, Seat
    from conformance.scenarios.completing import Plan, PlannedDeal
    from conformance.scenarios.deals import DealScript
    from conformance.scenarios.features import Line, Scenario
    from reference_impl.match import Refusal, State
    from reference_impl.rules import Rules

_NEED_CARDS_PASSED: Final = (
    *PLAYS, *PLAY_OUTS, "turn", "may-play", "may-play-any", "takes-trick", "on-the-table", "points-so-far",
)  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Disagreement:
    """A statement of a scenario that the engine does not bear out."""

    line: Line
    message: str
    seen: Observation | None = None
    """What the engine has, where it is that which is not as stated."""


@dataclass(frozen=True, kw_only=True)
class Enactment(Acted):
    """A scenario acted out: the case it makes, step by step, and where the engine disagrees."""

    lines: tuple[int, ...]
    """By step: the line of the scenario, by index, that it belongs to; -1 for the path before the first."""
    disagreements: tuple[Disagreement, ...]


def enact(scenario: Scenario, scripts: Sequence[DealScript], plan: Plan, rules: Rules) -> Enactment:
    """Act a scenario out along planned deals.

    Statements come out as they are written, whatever the engine has; where a move that is stated cannot be made, the
    steps end.

    Raises:
        IncompleteError: a match cannot stand under these rules where the scenario says it does.
    """
    from reference_impl.match import DealError

    try:
        stage = _Stage(scenario, plan, rules)
    except DealError as error:
        raise IncompleteError(error.faults, contradictory=True) from error
    try:
        stage.act(scripts)
    except _StuckError as stuck:
        stage.disagreements.append(Disagreement(line=stuck.line, message=stuck.message))
    return Enactment(
        start=stage.start,
        steps=tuple(stage.steps),
        lines=tuple(stage.lines),
        disagreements=tuple(stage.disagreements),
        ends_a_deal=len(plan.deals) > 1 or stage.state.stage in ("deal_over", "match_over"),
    )


class _StuckError(Exception):
    def __init__(self, line: Line, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message


class _Stage:
    """Where the acting stands: the engine's state, and the steps so far."""

    def __init__(self, scenario: Scenario, plan: Plan, rules: Rules) -> None:
        self.scenario, self.plan, self.rules = scenario, plan, rules
        self.steps: list[Step] = []
        self.lines: list[int] = []
        self.disagreements: list[Disagreement] = []
        self.at = -1
        """Index of the line being acted."""
        self.deal: PlannedDeal = plan.deals[0]
        self.played = 0
        """How many of the planned plays of the deal are made."""
        self.taken_by = ""
        """Who took the last trick."""
        self.owed: tuple[Line, Seat, Card] | None = None
        """A legal card that shows, at the end, that refusals were not all there is: (line, seat, card)."""
        self.start = Beginning(
            hands={seat: list(cards) for seat, cards in self.deal.hands.items()},
            deal=plan.deal,
            dealer=self.deal.dealer,
            totals=dict(plan.totals) if any(plan.totals.values()) else {},
            phase=plan.phase,
        )
        self.state: State = begin(self.start, rules)

    def act(self, scripts: Sequence[DealScript]) -> None:
        """Act deal after deal."""
        for number, script in enumerate(scripts):
            if number:
                self._deal(number, script.begun_by)
            self._approach(script)
            for line in script.actions:
                self.at = self._index(line)
                self._do(line)
            if not script.actions and script.finish is not None:
                self._play_out()
        if self.owed is not None:
            line, seat, card = self.owed
            self.at = self._index(line)
            self._play(seat, card, line)

    def _index(self, line: Line) -> int:
        return next(number for number, each in enumerate(self.scenario.lines) if each is line)

    def _add(self, step: Step) -> None:
        self.steps.append(step)
        self.lines.append(self.at)

    def _deal(self, number: int, line: Line | None) -> None:
        from reference_impl.match import start_deal

        self.at = -1 if line is None else self._index(line)
        self.deal, self.played, self.taken_by, self.owed = self.plan.deals[number], 0, "", None
        deal = Deal(hands={seat: list(cards) for seat, cards in self.deal.hands.items()})
        step = Step(deal=deal, under="match.end", target=line is not None, line=line.line if line else 0)
        self._move(start_deal(self.state, deal.hands), step, line)

    def _approach(self, script: DealScript) -> None:
        """Go on to the position a script begins in."""
        situation = script.situation
        if not situation.dealt and not script.passes_by_name and (situation.hands or self.deal.position):
            self._pass_the_rest()
        while self.played < self.deal.position:
            self._play(*self.deal.plays[self.played])

    def _move(self, result: State | Refusal, step: Step, line: Line | None) -> None:
        from reference_impl.match import Refusal

        if isinstance(result, Refusal):
            where = line or self.scenario.lines[max(self.at, 0)]
            raise _StuckError(where, f"the engine refuses it: {', '.join(result.clauses)}. {result.detail}")
        self.state = result
        self._add(step)

    def _pass(self, seat: Seat, cards: Sequence[Card], line: Line | None = None) -> None:
        from reference_impl.match import pass_cards

        self.owed = None
        passing = Pass(seat=seat, cards=list(cards))
        step = Step(passing=passing, under="passing.cards", target=line is not None, line=line.line if line else 0)
        self._move(pass_cards(self.state, passing.seat, passing.cards), step, line)

    def _pass_the_rest(self) -> None:
        """Pass for every seat that has not passed yet."""
        from reference_impl.observing import observe

        waiting = observe(self.state).waiting
        if waiting is UNSET or self.state.stage != "passing":
            return
        if waiting and not self.deal.passes:
            raise _StuckError(self.scenario.lines[max(self.at, 0)], "cards are to be passed, and none are planned")
        for seat in waiting:
            self._pass(seat, self.deal.passes[seat])

    def _play(self, seat: Seat, card: Card, line: Line | None = None) -> None:
        from reference_impl.match import play_card

        self.owed = None
        play = Play(seat=seat, card=card)
        under = clause_of_play(self.state, card)
        step = Step(play=play, under=under, target=line is not None, line=line.line if line else 0)
        before = self.state.position
        self._move(play_card(self.state, play.seat, play.card), step, line)
        self.played += 1
        if self.state.position.tricks > before.tricks:
            self.taken_by = self.rules.seats[self.state.position.leader]

    def _play_out(self) -> None:
        self._pass_the_rest()
        while self.state.stage == "playing" and self.played < len(self.deal.plays):
            self._play(*self.deal.plays[self.played])

    def _do(self, line: Line) -> None:
        said = line.stated.fields
        if line.stated.id in _NEED_CARDS_PASSED and not self._passes_by_name(line):
            self._pass_the_rest()
        match line.stated.id:
            case "begin":
                pass
            case "play" | "lead":
                self._play_named(line)
            case "pass":
                self._pass(said["seat"], said["cards"], line)
            case "others-pass":
                self._pass_the_rest()
            case phrase if phrase in PLAY_OUTS:
                self._play_out()
            case "refused" | "may-not-play":
                self._refuse_play(line)
            case "pass-refused":
                self._refuse_pass(line)
            case _:
                self._observe(line)

    def _passes_by_name(self, line: Line) -> bool:
        """Tell whether a later step of this deal still passes cards, so that it is too early to do so unasked."""
        for later in self.scenario.lines[self._index(line) :]:
            if later.stated.id == NEXT_DEAL:
                return False
            if later.stated.id in ("pass", "others-pass"):
                return True
        return False

    def _play_named(self, line: Line) -> None:
        seat, card = line.stated.fields["seat"], line.stated.fields["card"]
        if line.stated.id == "lead" and self.state.position.trick:
            raise _StuckError(line, "nobody leads here: there are cards on the table")
        self._play(seat, card, line)

    def _observe(self, line: Line) -> None:
        from reference_impl.observing import observe

        now = observe(self.state)
        wanted = wanted_observation(line.stated, now)
        under = clause_of_statement(line.stated.id, self.scenario.clauses)
        self._add(Step(expect=wanted, under=under, target=True, line=line.line))
        found = differences(wanted, now)
        if line.stated.id == "takes-trick" and self.taken_by != line.stated.fields["seat"]:
            found["trick"] = (line.stated.fields["seat"], self.taken_by or "nobody")
        if found:
            self.disagreements.append(Disagreement(line=line, message=show_differences(found), seen=now))
        elif line.stated.id in ("may-play", "may-play-any"):
            self._try_every_card(line, now)

    def _try_every_card(self, line: Line, now: Observation) -> None:
        from reference_impl.match import bars

        seat = line.stated.fields["seat"]
        for card, clauses in bars(self.state).items():
            under = clause_of_refusal(clauses, self.scenario.clauses)
            play = Play(seat=seat, card=card)
            self._add(Step(refuse_play=play, under=under, bars=list(clauses), target=True, line=line.line))
        if now.legal is not UNSET:
            self.owed = (line, seat, now.legal[0])

    def _refuse_play(self, line: Line) -> None:
        from reference_impl.match import play_card

        said = line.stated.fields
        play = Play(seat=said["seat"], card=said["card"])
        result = play_card(self.state, play.seat, play.card)
        clauses = self._clauses_against(result, line)
        if "clause" in said and clauses and said["clause"] not in clauses:
            stated, has = said["clause"], ", ".join(clauses)
            self._disagree(line, f"{show_card(play.card)}: stated {stated}, the engine has {has}")
        bars = clauses or [said.get("clause", self.scenario.clauses[0])]
        under = clause_of_refusal(bars, self.scenario.clauses)
        self._add(Step(refuse_play=play, under=under, bars=bars, target=True, line=line.line))

    def _refuse_pass(self, line: Line) -> None:
        from reference_impl.match import pass_cards

        said = line.stated.fields
        passing = Pass(seat=said["seat"], cards=list(said["cards"]))
        bars = self._clauses_against(pass_cards(self.state, passing.seat, passing.cards), line)
        under = clause_of_statement(line.stated.id, self.scenario.clauses)
        self._add(Step(refuse_pass=passing, under=under, bars=bars, target=True, line=line.line))

    def _clauses_against(self, result: State | Refusal, line: Line) -> list[str]:
        from reference_impl.match import Refusal

        if isinstance(result, Refusal):
            return list(result.clauses)
        self._disagree(line, "stated as refused, the engine accepts it")
        return []

    def _disagree(self, line: Line, message: str) -> None:
        self.disagreements.append(Disagreement(line=line, message=message))
