"""A shrunk game as a feature file: every card and every move written out, in the phrases of the phrasebook."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import UNSET

from conformance.cards import sort_cards
from conformance.games.stating import statements_before, statements_of
from conformance.scenarios.features import CLAUSE_TAG, ID_TAG, UNREVIEWED_TAG
from conformance.scenarios.phrasebook import Kind, Stated, load_phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.games.stating import Told
    from conformance.protocol.messages import Answer, Card, Move, Seat

Lines: TypeAlias = "list[tuple[Kind, Stated]]"
Trick: TypeAlias = "tuple[tuple[Seat, Card], ...]"
Answered: TypeAlias = "list[tuple[Move, Answer]]"
Hands: TypeAlias = "dict[Seat, list[Card]]"

_LANGUAGE: Final = "en"
_KEYWORDS: Final = {"given": "Given", "when": "When", "then": "Then"}
_TRICKS_AS_MOVES: Final = 2
"""Whole tricks that are shown as moves; more of them lie before the position."""
_NOT_OF_THE_HAND: Final = ("trick.order", "play.own-card")
_HEAD: Final = """\
# Written by the suite from a difference in generated game {game}. What it expects is what a second implementation said,
# and nobody has stated it. A person must state the value from the sources, give it a title and the clauses it is about,
# and then remove {tag}.
"""


@dataclass(frozen=True, kw_only=True)
class Heading:
    """What stands above the steps."""

    title: str
    name: str
    """The id."""
    clauses: Sequence[str]
    notes: Sequence[str] = ()
    """What else whoever reviews it has to know."""


def write_feature(
    told: Told, rules: Mapping[str, Any], profile: str, agreements: Mapping[str, Any], heading: Heading
) -> str:
    """Return the text of a feature file with one scenario, which leads to the difference and states it."""
    steps = [*_table(told, rules, profile, agreements), *_deals(told)]
    tags = [UNREVIEWED_TAG, ID_TAG + heading.name, *(CLAUSE_TAG + clause for clause in heading.clauses)]
    head = _HEAD.format(game=told.game.name, tag=UNREVIEWED_TAG)
    lines = [
        *head.splitlines(),
        *(f"# {note}" for note in heading.notes),
        " ".join(tags),
        f"Scenario: {heading.title}",
        *(f"  {line}" for line in _written(steps)),
    ]
    return "Feature: Drafts from generated games\n\n" + "".join(f"  {line}\n" for line in lines)


def _written(steps: Lines) -> Iterator[str]:
    phrasebook = load_phrasebook()
    kinds: list[Kind | None] = [None, *(kind for kind, _ in steps)]
    for (before, kind), (_, stated) in zip(pairwise(kinds), steps, strict=True):
        keyword = "And" if kind == before else _KEYWORDS[kind or "given"]
        yield f"{keyword} {phrasebook.render(stated, _LANGUAGE)}"


def _table(told: Told, rules: Mapping[str, Any], profile: str, agreements: Mapping[str, Any]) -> Lines:
    """Return which rules are played, and where the match stands as far as that can matter."""
    start = told.game.start
    said = [Stated(id="profile", fields={"profile": profile})]
    said += [Stated(id="agreement", fields={"agreement": agreed}) for agreed in agreements.items()]
    if start.deal != 1 or any(direction != "none" for direction in rules.get("passing.cycle", ())):
        said.append(Stated(id="deal-number", fields={"number": start.deal}))
    if start.dealer != "A" or "opening.card" not in rules or any(move.deal is not UNSET for move in told.game.moves):
        said.append(Stated(id="dealer-is", fields={"seat": start.dealer}))
    if any(start.totals.values()):
        said.append(Stated(id="totals-so-far", fields={"scores": tuple(sorted(start.totals.items()))}))
    if start.phase == "subtracting":
        said.append(Stated(id="subtracting", fields={}))
    return [("given", stated) for stated in said]


def _deals(told: Told) -> Lines:
    """Return the hands, the moves and the statements."""
    game = told.game
    answered = list(zip(game.moves, told.account.answers, strict=True))
    dealt = next((place for place, move in enumerate(game.moves) if move.deal is not UNSET), len(game.moves))
    first, hands = answered[:dealt], game.start.hands
    if dealt < len(answered):
        first, hands = _after_passing(first, hands)
        answered = [*first, *answered[dealt:]]
    before = _tricks_before(hands, first)
    gone = {card for trick in before for _, card in trick}
    lines: Lines = [("given", Stated(id="earlier-trick", fields={"trick": trick})) for trick in before]
    for seat, cards in sorted(hands.items()):
        held = sort_cards(tuple(card for card in cards if card not in gone))
        lines.append(("given", Stated(id="hand", fields={"seat": seat, "cards": held})))
    made = answered[len(gone) :]
    for place, (move, answer) in enumerate(made):
        last = place == len(made) - 1
        if last:
            lines += [("then", stated) for stated in statements_before(told)]
        lines += _move(move, answer)
    lines += [("then", stated) for stated in statements_of(told)]
    given = sum(kind == "given" for kind, _ in lines)
    if lines[given:] and lines[given][0] == "then":
        lines.insert(given, ("when", Stated(id="begin", fields={})))
    return lines


def _after_passing(answered: Answered, hands: Hands) -> tuple[Answered, Hands]:
    """Leave out the passing of a deal that is only there for the next: what is told are the hands after it."""
    passes = [(move, answer) for move, answer in answered if move.passing is not UNSET]
    done = [answer.state.hands for _, answer in passes if answer.accepted and answer.state.stage == "playing"]
    if len(passes) != len(hands) or not done or done[0] is UNSET or set(done[0]) != set(hands):
        return answered, hands
    return answered[len(passes) :], done[0]


def _tricks_before(hands: Hands, answered: Answered) -> list[Trick]:
    """Return the whole tricks that lie before the position, where nothing but cards was played until then."""
    players = len(hands)
    number = (len(answered) - 1) // players
    if number <= _TRICKS_AS_MOVES:
        return []
    plays: list[tuple[Seat, Card]] = []
    for move, answer in answered[: number * players]:
        if move.play is UNSET or not answer.accepted:
            return []
        plays.append((move.play.seat, move.play.card))
    return [tuple(plays[first : first + players]) for first in range(0, len(plays), players)]


def _move(move: Move, answer: Answer) -> Lines:
    if move.deal is not UNSET:
        lines: Lines = [("when", Stated(id="next-deal", fields={}))]
        dealt = sorted(move.deal.hands.items())
        holds = [Stated(id="holds", fields={"seat": seat, "cards": sort_cards(tuple(cards))}) for seat, cards in dealt]
        return lines + [("then", stated) for stated in holds] if answer.accepted else []
    if move.passing is not UNSET:
        fields = {"seat": move.passing.seat, "cards": sort_cards(tuple(move.passing.cards))}
        if answer.accepted:
            return [("when", Stated(id="pass", fields=fields))]
        return [("then", Stated(id="pass-refused", fields=fields))]
    if move.play is UNSET:
        raise ValueError("a move without a kind")
    play: dict[str, Any] = {"seat": move.play.seat, "card": move.play.card}
    if answer.accepted:
        return [("when", Stated(id="play", fields=play))]
    if answer.reason is UNSET or answer.reason in _NOT_OF_THE_HAND:
        return [("then", Stated(id="refused", fields=play))]
    return [("then", Stated(id="may-not-play", fields={**play, "clause": answer.reason}))]
