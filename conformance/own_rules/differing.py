"""Where a person and the rules written down disagree: one sentence, as stated and as the rules have it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from conformance.cards import sort_cards
from conformance.scenarios.phrasebook import Stated

if TYPE_CHECKING:
    from conformance.protocol.messages import Observation
    from conformance.scenarios.enacting import Disagreement
    from conformance.scenarios.features import Scenario


@dataclass(frozen=True, kw_only=True)
class OwnDifference:
    """A statement of a scenario of one's own that the rules do not bear out."""

    scenario: Scenario
    disagreement: Disagreement
    found: Stated | None
    """The sentence as the rules have it; None where no phrase says it."""


def difference_of(scenario: Scenario, disagreement: Disagreement) -> OwnDifference:
    """Return a disagreement with what the rules have in its place."""
    seen = disagreement.seen
    found = None if seen is None else as_seen(disagreement.line.stated, seen)
    return OwnDifference(scenario=scenario, disagreement=disagreement, found=found)


def as_seen(stated: Stated, seen: Observation) -> Stated | None:
    """Return the statement that says of a position what another says wrongly; None where the position does not tell.

    >>> from conformance.protocol.messages import Observation
    >>> as_seen(Stated(id="turn", fields={"seat": "A"}), Observation(stage="playing", turn="B"))
    Stated(id='turn', fields={'seat': 'B'})
    """
    match stated.id:
        case "turn" | "takes-trick":
            return _with(stated, "seat", seen.turn)
        case "may-play" | "may-play-any":
            if seen.turn != stated.fields["seat"] or seen.legal is UNSET:
                return _with(Stated(id="turn", fields={}), "seat", seen.turn)
            return _with(Stated(id="may-play", fields=stated.fields), "cards", sort_cards(tuple(seen.legal)))
        case "on-the-table" | "table-empty":
            return _table(seen)
        case "points-so-far":
            return _with(stated, "number", _of_seat(seen.points, stated.fields["seat"]))
        case "holds":
            return _with(stated, "cards", sort_cards(_of_seat(seen.hands, stated.fields["seat"]) or ()))
        case "deal-scores":
            return _with(stated, "scores", _by_seat(seen.score))
        case "totals":
            return _with(stated, "scores", _by_seat(seen.totals))
        case "winners":
            over = seen.stage == "match_over" and seen.winners is not UNSET
            return _with(stated, "seats", tuple(seen.winners or ())) if over else _stage(seen)
        case "dealer":
            return _with(stated, "seat", seen.dealer)
        case "deal-over" | "deal-not-over":
            return Stated(id="deal-not-over" if seen.stage == "playing" else "deal-over", fields={})
        case "match-goes-on" | "match-over":
            return _stage(seen)
        case "points-added" | "points-subtracted":
            return Stated(id="points-subtracted" if seen.phase == "subtracting" else "points-added", fields={})
        case "nobody-passes" | "passed-to":
            if seen.direction in ("none", UNSET):
                return Stated(id="nobody-passes", fields={})
            return Stated(id="passed-to", fields={"direction": seen.direction})
        case _:
            return None


def _table(seen: Observation) -> Stated | None:
    if seen.trick is UNSET:
        return None
    laid = tuple((played.seat, played.card) for played in seen.trick)
    return Stated(id="on-the-table", fields={"trick": laid}) if laid else Stated(id="table-empty", fields={})


def _stage(seen: Observation) -> Stated:
    match seen.stage:
        case "match_over":
            return Stated(id="match-over", fields={})
        case "deal_over":
            return Stated(id="match-goes-on", fields={})
        case _:
            return Stated(id="deal-not-over", fields={})


def _with(stated: Stated, field: str, value: Any) -> Stated | None:
    return None if value in (UNSET, None, ()) else Stated(id=stated.id, fields={**stated.fields, field: value})


def _of_seat(values: Any, seat: str) -> Any:
    return None if values is UNSET else values.get(seat)


def _by_seat(values: Any) -> Any:
    return None if values is UNSET or not values else tuple(sorted(values.items()))
