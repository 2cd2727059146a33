"""The position in which something showed, taken from the answers of an app."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.identification.result import Answer, Shown
from conformance.identification.script import PLAY
from conformance.identification.seen import FIELDS, NOBODY
from conformance.protocol.messages import Played
from reference_impl.cardset import CODES, codes_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.identification.evidence import Evidence
    from conformance.identification.foreseeing import Hypothesis
    from conformance.identification.script import Script
    from conformance.identification.seen import Seen

_ORDER = (
    "accepted", "direction", "turn", "legal", "points", "score", "totals", "stage", "winners", "phase", "dealer",
    "waiting", "hands",
)  # fmt: skip


def show_first(evidence: Sequence[Evidence], by: Hypothesis, other: Hypothesis, *, match: bool) -> Shown | None:
    """Return the shortest position in which an app answered as some rules foresee and others do not."""
    best: tuple[int, int] | None = None
    for number, each in enumerate(evidence):
        misfit = each.misfit(other, match=match)
        if misfit is not None and each.fits(by, match=match) and (best is None or misfit[0] < best[0]):
            best = misfit[0], number
    if best is None:
        return None
    place, number = best
    each = evidence[number]
    mine = by.foresee(each.script, match=match)
    theirs = other.foresee(each.script, match=match)
    return show(each, place, each.number, mine[place], theirs[place] if place < len(theirs) else None)


def show(evidence: Evidence, place: int, number: int, at: Seen | None, otherwise: Seen | None) -> Shown:
    """Return a position of a script: what the app said there, and what others would have."""
    script = evidence.script
    seats = script.seats
    round_number, step, plays = _until(script, place)
    players = script.players
    taken = len(plays) % players == 0 and bool(plays)
    table = plays[-players:] if taken else plays[len(plays) - len(plays) % players :]
    answer = evidence.answers[place]
    unlike = [name for name in answer.unlike(otherwise) if name] if otherwise is not None else []
    answers = [
        Answer(field=name, said=_plain(script, name, answer.get(name)), otherwise=_plain(script, name, value))
        for name in _ORDER
        if name in unlike and (value := otherwise[FIELDS.index(name)] if otherwise is not None else None) is not None
    ]
    if place in evidence.learned and otherwise is not None:
        tried, accepted = evidence.learned[place]
        if otherwise.legal & tried != accepted:
            answers.append(
                Answer(field="tried", said=list(codes_of(accepted)), otherwise=list(codes_of(otherwise.legal & tried)))
            )
    totals, phase = _standing_before(evidence, round_number)
    over = at is not None and at.stage in ("deal_over", "match_over")
    turn = at.turn if at is not None and at.turn != NOBODY else None
    return Shown(
        probe=number,
        deal=script.deal + round_number,
        dealer=seats[at.dealer if at is not None and at.dealer != NOBODY else script.dealer],
        totals=dict(zip(seats, totals, strict=True)) if any(totals) else {},
        phase=phase,
        trick=0 if over else (len(plays) - taken) // players + 1 if plays else 0,
        table=[Played(seat=seats[seat], card=CODES[card]) for seat, card in table],
        turn=seats[turn] if turn is not None else None,
        hand=list(codes_of(at.hands[turn])) if at is not None and turn is not None else [],
        played=Played(seat=seats[step[1]], card=CODES[step[2]]) if step is not None and step[0] == PLAY else None,
        answers=answers,
    )


def _standing_before(evidence: Evidence, round_number: int) -> tuple[tuple[int, ...], str]:
    """Return the totals and the phase in which a deal of a script begins, as far as the app has said them."""
    script = evidence.script
    if not round_number:
        return script.totals, script.phase
    last = evidence.answers[sum(1 + len(each.steps) for each in script.rounds[:round_number]) - 1]
    return last.get("totals") or (), last.get("phase") or script.phase


def _until(script: Script, place: int) -> tuple[int, tuple[int, int, int] | None, list[tuple[int, int]]]:
    """Return the number of the deal, the last move, and the plays of the deal up to an answer."""
    before = 0
    for number, each in enumerate(script.rounds):
        if place <= before + len(each.steps):
            steps = each.steps[: place - before]
            plays = [(seat, what) for kind, seat, what in steps if kind == PLAY]
            return number, (steps[-1] if steps else None), plays
        before += len(each.steps) + 1
    return len(script.rounds) - 1, None, []


def _plain(script: Script, name: str, value: Any) -> Any:
    """Return the value of a field in the words of the protocol."""
    seats = script.seats
    match name:
        case "legal":
            return list(codes_of(value))
        case "turn" | "dealer":
            return None if value == NOBODY else seats[value]
        case "waiting" | "winners":
            return [seat for place, seat in enumerate(seats) if value >> place & 1]
        case "points" | "score" | "totals":
            return dict(zip(seats, value, strict=True)) if value else {}
        case "hands":
            return {seat: list(codes_of(hand)) for seat, hand in zip(seats, value, strict=True)}
    return value
