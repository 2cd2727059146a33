"""What tells two variants apart, in the words of a language; how it is laid out is for each form to say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from conformance.cards import RANK_LETTERS, show_card
from conformance.comparison.wording import load_wording
from conformance.rules.parameters import load_parameters
from conformance.typography import show_scores, with_minus

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from conformance.comparison.result import Cell, Pair, Row, Side, Unseen, Witness
    from conformance.positions import Position

DASH = "–"


@dataclass(frozen=True, kw_only=True)
class Told:
    """A witness in sentences."""

    title: str
    follows: str
    position: str
    sides: tuple[tuple[str, str], ...]
    """Who plays it so, and what then comes of it."""
    base: str
    """Whose other rules hold in it, and where it does not arise."""


def phrase(name: str, language: str, **fields: Any) -> str:
    """Return a phrase of the page with its fields filled in."""
    return load_wording().page[name][language].format(**fields)


def title_of(clause: str, language: str) -> str:
    """Return what a clause is called; its id where it has no name.

    >>> title_of("lead.hearts", "fr")
    'Entamer cœur'
    """
    words = load_wording().titles.get(clause)
    return words[language] if words else clause


def heading_of(pair: Pair, language: str, mark: str = "{}") -> str:
    """Return what a section is about; ``mark`` is how a name is set."""
    fields = {"left": mark.format(pair.left), "right": mark.format(pair.right)}
    return phrase("apart" if pair.right else "left_open", language, **fields)


def notes_of(rows: Sequence[Row], language: str, *, everything: bool) -> list[str]:
    """Return the remarks that a reader of these rows needs."""
    cells = [cell for row in rows for cell in row.cells]
    said = {
        "all_agree": not rows,
        "left_out": bool(rows) and not everything,
        "dash": any(not cell.readings for cell in cells),
        "open_note": any(cell.open for cell in cells),
    }
    return [phrase(name, language) for name, holds in said.items() if holds]


def say_cell(cell: Cell, language: str) -> str:
    """Return what a clause says in one variant, every reading where it is open."""
    texts = [reading.text[language] for reading in cell.readings]
    if not texts:
        return DASH
    return with_minus(phrase("open", language, readings=" / ".join(texts)) if cell.open else texts[0])


def say_witness(witness: Witness, language: str) -> Told:
    """Return a witness in sentences."""
    first, *others = witness.clauses
    titles = " · ".join(title_of(clause, language) for clause in others)
    return Told(
        title=title_of(first, language),
        follows=phrase("follows", language, titles=titles) if others else "",
        position=" ".join(_position(witness.position, language)),
        sides=tuple(_sides(witness, language)),
        base=" ".join(_base(witness, language)),
    )


def _base(witness: Witness, language: str) -> Iterable[str]:
    if not witness.as_they_are:
        yield phrase("base", language, base=witness.base)
    for profile in witness.without:
        yield phrase("absent", language, profile=profile)


def say_unseen(unseen: Unseen, language: str) -> tuple[str, str]:
    """Return what a difference is about, and why nobody can see it."""
    return title_of(unseen.clauses[0], language), load_wording().unseen[unseen.reason][language]


def _sides(witness: Witness, language: str) -> Iterable[tuple[str, str]]:
    """Yield each outcome once, with all that lead to it."""
    who: dict[str, dict[str, list[str]]] = {}
    parameter = load_parameters()[witness.parameter]
    for side in witness.sides:
        readings = who.setdefault(_outcome(witness.position, side, language), {}).setdefault(side.profile, [])
        if side.open:
            readings.append(parameter.describe(side.value, language))
    for what, profiles in who.items():
        yield ", ".join(_named(name, readings, language) for name, readings in profiles.items()), what


def _named(profile: str, readings: Sequence[str], language: str) -> str:
    reading = with_minus(" / ".join(readings))
    return phrase("side_open", language, profile=profile, reading=reading) if readings else profile


def _position(at: Position, language: str) -> Iterable[str]:
    if at.kind in ("lead", "follow", "trick"):
        yield from _before(at, language)
    match at.kind:
        case "lead":
            yield _say("lead", language, seat=at.seat, hand=show_cards(at.hand, language))
        case "follow":
            led = at.trick[0]
            card = show_card(led.card, language)
            yield _say("follow", language, leader=led.seat, card=card, seat=at.seat, hand=show_cards(at.hand, language))
        case "trick":
            yield _say("trick", language, trick=_trick(at.trick, language))
        case "opening" | "dealer":
            holders = ", ".join(
                _say("holder", language, seat=_holder(at, card), card=show_card(card, language)) for card in at.hand
            )
            yield _say(at.kind, language, dealer=at.game.start.dealer if at.game else "", holders=holders)
        case "taken":
            yield _say("taken", language, seat=at.seat, cards=show_cards(at.taken, language))
        case "score":
            yield _say(at.every, language, seat=at.seat)
        case "match":
            yield from _standing(at, language)
        case kind:
            yield _say(kind, language, deal=at.deal)


def _before(at: Position, language: str) -> Iterable[str]:
    if at.first_trick:
        yield _say("first_trick", language)
    if at.earlier:
        yield _say("earlier", language, trick=_trick(at.earlier, language))
    for name in ("fresh", "undiscarded"):
        if getattr(at, name):
            yield _say(name, language)


def _standing(at: Position, language: str) -> Iterable[str]:
    if at.game is not None and at.game.start.phase == "subtracting":
        yield _say("subtracting", language)
    if at.game is not None:
        yield _say("totals", language, scores=show_scores(at.game.start.totals))
    if at.every:
        yield _say(at.every, language, seat=at.seat)
    if at.tricks:
        yield _say("running", language, number=at.tricks, scores=show_scores(at.running))
    if at.points and not at.every:
        yield _say("points", language, scores=show_scores(at.points))


def _outcome(at: Position, side: Side, language: str) -> str:
    seen = side.outcome
    match at.kind:
        case "pack":
            ranks = " ".join(RANK_LETTERS[language].get(rank, rank) for rank in seen["ranks"])
            return _comes("dealt", language, players=seen["players"], hand_size=seen["hand_size"], ranks=ranks)
        case "passing" if seen["direction"] == "none":
            return load_parameters()["passing.cycle"].describe(["none"], language)
        case "passing":
            direction = load_parameters()["passing.cycle"].show([seen["direction"]], language)
            return _comes("passed", language, seen["cards"], direction=direction)
        case "opening":
            return _comes("leads", language, seat=seen["turn"])
        case "dealer":
            return _comes("next_dealer", language, dealer=seen["dealer"], seat=seen["turn"])
        case "trick":
            return _comes("takes", language, seat=seen["turn"])
        case "lead" | "follow":
            whole = sorted(seen["legal"]) == sorted(at.hand)
            cards = show_cards(seen["legal"], language)
            return _comes("legal_any" if whole else "legal", language, seat=at.seat, cards=cards)
        case "taken" if seen["points"] == 0:
            return _comes("counts_nothing", language)
        case "taken":
            return _comes("counts", language, seen["points"])
        case "score":
            return _comes("score", language, scores=show_scores(seen["score"]))
    return _match(at, seen, language)


def _match(at: Position, seen: Mapping[str, Any], language: str) -> str:
    scores = show_scores(seen["totals"])
    if seen["over"]:
        seats = _listed(seen["winners"], language)
        return _comes("match_over", language, len(seen["winners"]), scores=scores, seats=seats)
    if "tricks" in seen:
        return _comes("deal_goes_on", language)
    turned = at.game is not None and seen["phase"] != at.game.start.phase
    return _comes("turned_round" if turned else "match_goes_on", language, scores=scores)


def _say(name: str, language: str, **fields: Any) -> str:
    return load_wording().position[name][language].format(**fields)


def _comes(name: str, language: str, number: int | None = None, **fields: Any) -> str:
    words: Mapping[str, Any] = load_wording().outcome[name]
    if number is not None:
        words = words["one" if number == 1 else "other"]
    text: str = words[language]
    return text.format(number=number, **fields)


def _holder(at: Position, card: str) -> str:
    hands = at.game.start.hands if at.game else {}
    return next((seat for seat, hand in hands.items() if card in hand), "")


def show_cards(cards: Iterable[str], language: str) -> str:
    """Return cards as people of a language write them, in the order given.

    >>> show_cards(["7D", "QS"], "nl")
    '7♦ V♠'
    """
    return " ".join(show_card(card, language) for card in cards)


def _trick(plays: Iterable[Any], language: str) -> str:
    return ", ".join(f"{play.seat} {show_card(play.card, language)}" for play in plays)


def _listed(words: Sequence[str], language: str) -> str:
    *before, last = words or [""]
    return f"{', '.join(before)}{phrase('and', language)}{last}" if before else last
