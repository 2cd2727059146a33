"""An identification for people: the nearest profile, what differs with the position that showed it, what stays open."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import show_card, sort_cards
from conformance.identification.result import GivenUp, Reason
from conformance.rules.parameters import load_parameters
from reports.printable import show_printably

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from conformance.identification.result import Answer, Difference, Identified, Shown, Undetermined

_WIDTH: Final = 110
_SHOWN: Final = 3
"""So many answers that no rules explain are shown, of different kinds as far as can be."""
WHY: Final = {
    Reason.NO_MATCH: "the app has no match level: it plays one deal at a time",
    Reason.NO_PASSING: "the app cannot be made to pass cards",
    Reason.NO_RESUME: "the app cannot begin with given totals or with a later deal, and no deals lead there",
    Reason.NOT_SAID: "it shows only in what the app does not say",
    Reason.EQUAL: "nobody could see it: no position that was looked for comes out otherwise under these rules",
    Reason.NOT_STARTED: "the app does not begin the deals in which it would show",
    Reason.STOPPED: "the search was given up before it came to this",
}
_FIELDS: Final = {
    "turn": "whose turn it is", "legal": "which cards are legal", "hands": "the hands", "points": "the points taken",
    "score": "what a deal scores", "totals": "the totals", "winners": "who wins",
}  # fmt: skip
_AT_THE_END: Final = ("totals", "winners")
_GIVEN_UP: Final = {
    GivenUp.BROKEN_OFF: "one deal after another broke off in the middle",
    GivenUp.REFUSED: "one deal after another was not begun",
    GivenUp.LONG: "it took too many probes",
}


def as_text(found: Identified, *, told: bool = False) -> str:
    """Return the report as lines of text; whoever ``told`` the app rules is not told that this can be done."""
    return show_printably("\n".join(_lines(found, told=told))) + "\n"


def _lines(found: Identified, *, told: bool) -> Iterator[str]:
    name = " ".join(f"{found.app} {found.version}".split())
    yield from _wrap(f"{name} plays {_headline(found)}.", 0)
    if found.says_too_little:
        yield from _wrap(say_too_little(found), 2)
    elif unsaid := [_FIELDS[field] for field in found.silent if field in _AT_THE_END]:
        yield from _wrap(f"It never says {_listed(unsaid)}: whether it gets that right could not be seen.", 2)
    if found.given_up is not None and found.given_up is not GivenUp.UNEXPLAINED:
        yield from _wrap(f"The search was given up: {_GIVEN_UP[found.given_up]}.", 2)
    if found.also:
        yield from _wrap(f"It also plays by {_listed(found.also)}, which {_leave(found.also)} open what differs.", 2)
    yield from _follows(found, "" if told else " --tell names rules to tell it.")
    if found.differences:
        yield ""
        yield "It plays otherwise:"
        for each in found.differences:
            yield from _difference(each, found.nearest)
    if found.undetermined:
        yield ""
        yield "It could not be determined:"
        yield from _undetermined(found.undetermined)
    yield from _declared(found)
    if found.unexplained:
        yield ""
        yield "No rules that can be written down here explain:"
        chosen = _unlike_each_other(found.unexplained)
        for shown in chosen:
            yield from _wrap(say_shown(shown, "the rules nearest"), 4, "  - ")
        if more := len(found.unexplained) - len(chosen):
            yield f"  and {_count(more, 'answer')} more; --json has all of them"
    for ending in found.endings:
        yield from _wrap(f"On the way the app {ending}; what was asked then is left aside.", 0)
    yield ""
    yield f"{_count(found.probes, 'probe')}, {_count(found.starts, 'deal')} begun, {_count(found.plays, 'move')} made"


def say_too_little(found: Identified) -> str:
    """Return the sentence about an app that hides most of what it plays."""
    fields = [_FIELDS[field] for field in found.silent]
    nothing = f": nothing of {_listed(fields)}" if fields else ""
    return f"The app says too little to name its rules{nothing}. What it does not say could not be seen."


def _unlike_each_other(unexplained: Sequence[Shown]) -> list[Shown]:
    """Return a few answers in their order, one of each kind before a second of any."""
    kinds: set[tuple[str, ...]] = set()
    later: list[Shown] = []
    chosen: list[Shown] = []
    for shown in unexplained:
        kind = tuple(answer.field for answer in shown.answers)
        (later if kind in kinds else chosen).append(shown)
        kinds.add(kind)
    few = [*chosen, *later][:_SHOWN]
    return [shown for shown in unexplained if any(shown is each for each in few)]


def _headline(found: Identified) -> str:
    number = len(found.differences)
    unknown = sum(each.whole for each in found.undetermined)
    if found.unexplained and 2 * unknown > len(found.rules):
        return "by no rules that can be written down here, and of most rules nothing could be seen"
    if found.unexplained:
        return f"by no rules that can be written down here; nearest is {found.nearest}"
    if found.says_too_little:
        return f"by rules that cannot be named; nothing it says speaks against {found.nearest}"
    if found.given_up is GivenUp.REFUSED:
        return f"by rules that could not be found out; nothing it says speaks against {found.nearest}"
    unseen = unknown or any(field in found.silent for field in _AT_THE_END)
    seen = ", as far as it can be seen" if unseen else ""
    if not number:
        return f"the rules of {found.nearest}{seen}"
    return f"the rules of {found.nearest} with {_count(number, 'difference')}{seen}"


def _leave(names: Sequence[str]) -> str:
    return "leaves" if len(names) == 1 else "leave"


def _follows(found: Identified, hint: str) -> Iterator[str]:
    if found.listens and found.unexplained:
        yield f"  What it plays changes with the rules it is told.{hint}"
    elif found.listens and found.differences:
        apart = "apart from what follows" if found.nearest == found.told else f"apart from what is unlike {found.told}"
        yield from _wrap(f"It plays by the rules it is told, {apart}: told others it plays otherwise.{hint}", 2)
    elif found.listens:
        yield from _wrap(
            f"It plays by the rules it is told: told those of {found.told} it plays so, and told others it plays"
            f" otherwise.{hint}",
            2,
        )
    elif found.follows:
        parameters = load_parameters()
        said = "; ".join(parameters[path].describe(found.rules[path]) for path in found.follows if path in found.rules)
        yield from _wrap(f"In this it does what it is told: {said}.", 2)


def _difference(each: Difference, profile: str) -> Iterator[str]:
    parameter = load_parameters()[each.parameter]
    says = "does not come to that" if each.profile is None else f"says: {parameter.describe(each.profile)}"
    left = "leaves it open and " if each.open else ""
    yield from _wrap(f"{parameter.describe(each.value)} ({profile} {left}{says})", 4, "  - ")
    if each.shown is not None:
        yield from _wrap(say_shown(each.shown, profile if each.profile is not None else "otherwise"), 6)


def _undetermined(left: Sequence[Undetermined]) -> Iterator[str]:
    parameters = load_parameters()
    for reason in dict.fromkeys(each.reason for each in left):
        yield from _wrap(f"{WHY[reason]}:", 4, "  - ")
        for each in left:
            if each.reason is not reason:
                continue
            parameter = parameters[each.parameter]
            others = " or ".join(parameter.show(other) for other in each.others[:4])
            more = " or …" if len(each.others) > 4 else ""
            taken = parameter.describe(each.value)
            words = f"{each.parameter}: taken is that {taken}; it could as well be {others}{more}"
            yield from _wrap(each.parameter if each.whole else words, 6)


def _declared(found: Identified) -> Iterator[str]:
    parameters = load_parameters()
    if found.declared:
        yield ""
        yield "It says of itself, and does not play so:"
    for each in found.declared:
        try:
            said = parameters[each.parameter].describe(each.declared)
        except (KeyError, TypeError, AttributeError):
            said = f"{each.parameter}: {each.declared}"
        yield from _wrap(said, 4, "  - ")


def say_shown(shown: Shown, others: str) -> str:
    """Return a position and what the app said of it, in sentences; ``others`` would have said otherwise."""
    said = [_where(shown)]
    said += [_say_answer(answer, shown, others) for answer in shown.answers[:3]]
    return " ".join(part for part in said if part)


def _where(shown: Shown) -> str:
    parts = [f"Probe {shown.probe}, deal {shown.deal}, dealt by {shown.dealer}"]
    if shown.phase == "subtracting":
        parts.append("points being subtracted")
    if shown.totals:
        parts.append(f"totals {_scores(shown.totals)} before it")
    if shown.trick:
        parts.append(f"trick {shown.trick}")
    trick = ", ".join(f"{played.seat} {show_card(played.card)}" for played in shown.table)
    head = ", ".join(parts)
    sentence = f"{head}: {trick}." if trick else f"{head}."
    if shown.turn is not None and shown.hand:
        sentence += f" {shown.turn} is to play and holds {_cards(shown.hand)}."
    return sentence


def _say_answer(answer: Answer, shown: Shown, others: str) -> str:
    match answer.field:
        case "legal":
            return _legal(answer, others)
        case "tried":
            return _tried(answer, others)
        case "hands":
            return _hands(answer, others)
        case "played":
            return f"Asked to play {show_card(answer.otherwise)} the app plays {show_card(answer.said)}."
        case "accepted":
            card = show_card(shown.played.card) if shown.played else "the move"
            verb = "accepts" if answer.said else "refuses"
            return f"The app {verb} {card}; {others}: {'refused' if answer.said else 'accepted'}."
        case "direction":
            return f"Cards are passed: {_direction(answer.said)}; {others}: {_direction(answer.otherwise)}."
        case "turn" | "dealer":
            what = "It is the turn of" if answer.field == "turn" else "The deal is"
            return f"{what} {answer.said or 'nobody'}; {others}: {answer.otherwise or 'nobody'}."
        case "points" | "score" | "totals":
            words = {"points": "Points taken", "score": "The deal scores", "totals": "Totals after it"}
            foreseen = _scores(answer.otherwise) if answer.otherwise else "the deal is not over"
            return f"{words[answer.field]}: {_scores(answer.said)}; {others}: {foreseen}."
        case "winners":
            return f"Winners: {_listed(answer.said) or 'nobody'}; {others}: {_listed(answer.otherwise) or 'nobody'}."
    return f"{answer.field.capitalize()}: {_plain(answer.said)}; {others}: {_plain(answer.otherwise)}."


def _legal(answer: Answer, others: str) -> str:
    more = [card for card in answer.said if card not in answer.otherwise]
    less = [card for card in answer.otherwise if card not in answer.said]
    parts = []
    if more:
        parts.append(f"The app allows {_cards(more)}; {others}: barred.")
    if less:
        parts.append(f"The app bars {_cards(less)}; {others}: allowed.")
    return " ".join(parts)


def _tried(answer: Answer, others: str) -> str:
    more = [card for card in answer.said if card not in answer.otherwise]
    less = [card for card in answer.otherwise if card not in answer.said]
    parts = [f"The app accepts {_cards(more)}; {others}: refused."] if more else []
    return " ".join([*parts, *([f"The app refuses {_cards(less)}; {others}: accepted."] if less else [])])


def _hands(answer: Answer, others: str) -> str:
    """Return which cards an app leaves in a hand, or takes out of it, unlike the rules."""
    empty = [seat for seat, cards in answer.said.items() if not cards and answer.otherwise.get(seat)]
    parts = []
    if empty:
        verb = "holds" if len(empty) == 1 else "hold"
        parts.append(f"The app says that {_listed(empty)} {verb} no cards; {others}: {verb} some.")
    for seat, cards in answer.said.items():
        theirs = answer.otherwise.get(seat, [])
        more = [card for card in cards if card not in theirs]
        less = [card for card in theirs if card not in cards]
        if more:
            parts.append(f"The app says that {seat} holds {_cards(more)}; {others}: does not.")
        if less and seat not in empty:
            parts.append(f"The app says that {seat} does not hold {_cards(less)}; {others}: does.")
    return " ".join(parts)


def _direction(said: Any) -> str:
    return {"none": "not at all", "left": "to the left", "right": "to the right"}.get(said, str(said))


def _cards(cards: Iterable[str]) -> str:
    return " ".join(show_card(card) for card in sort_cards(list(cards)))


def _scores(scores: Mapping[Any, int] | None) -> str:
    return ", ".join(f"{seat} {score}" for seat, score in (scores or {}).items()) or "none"


def _plain(value: Any) -> str:
    return str(value).replace("_", " ")


def _listed(words: Sequence[str]) -> str:
    *before, last = words or [""]
    return f"{', '.join(before)} and {last}" if before else last


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _wrap(text: str, indent: int, first: str | None = None) -> list[str]:
    return textwrap.wrap(
        text, _WIDTH, initial_indent=" " * indent if first is None else first, subsequent_indent=" " * indent,
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip
