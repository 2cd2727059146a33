"""What is said to the person, in the words of `spec/questions.yaml`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from conformance.asking.known import total_of
from conformance.asking.questions import load_catalogue
from conformance.cards import show_card
from conformance.rules.pack import penalty_cards
from conformance.rules.settings import VALUES

if TYPE_CHECKING:
    from conformance.asking.belief import Belief
    from conformance.asking.questions import Words

_FIELD: Final = re.compile(r"\{([a-z_]+)\}")
_KINDS: Final = ("hearts", "queen", "others")


def say(key: str, language: str, **fields: Any) -> str:
    """Return a sentence in a language, its fields filled in; with ``one`` and ``other``, `number` chooses the form.

    >>> say("end-full", "nl", number=1), say("end-full", "en", number=12)
    ('Dat was alles, na 1 vraag.', 'That was all, after 12 questions.')
    """
    wording = load_catalogue().words[key][language]
    if not isinstance(wording, str):
        wording = wording["one" if fields["number"] == 1 else "other"]
    return _FIELD.sub(lambda field: str(fields[field[1]]), wording)


def fill_in(words: Words, language: str, belief: Belief) -> str:
    """Return a text of a question, what is known or likely filled in.

    >>> from conformance.asking.belief import believe
    >>> fill_in({"nl": "wie {lowest} heeft"}, "nl", believe({"pack.ranks": ["9", "10", "J"]}))
    'wie 9♣ heeft'
    """
    return _FIELD.sub(lambda field: _filling(field[1], language, belief), words[language])


def lowest_club(belief: Belief) -> str:
    """Return the lowest club of the pack that is known or likely."""
    return f"{belief.value('pack.ranks')[0]}C"


def join(parts: list[str], language: str, word: str = "and") -> str:
    """Return a list in words.

    >>> join(["A", "B", "C"], "en")
    'A, B and C'
    """
    *before, last = parts
    return f"{', '.join(before)}{say(word, language)}{last}" if before else last


def _filling(field: str, language: str, belief: Belief) -> str:
    phrases = load_catalogue().phrases
    match field:
        case "lowest":
            return show_card(lowest_club(belief), language)
        case "limit":
            return str(belief.value("match.threshold"))
        case "total" | "minus":
            total = total_of(belief.known)
            name = "all-points" if field == "total" else "minus-all-points"
            return phrases[name][language] if total is None else f"{'−' if field == 'minus' else ''}{total}"
        case "event":
            reverses = belief.value("match.finish") == "reversal"
            return phrases["turns" if reverses else "ends"][language]
        case "card":
            return _other_penalty(language, belief)
        case "banned":
            return _banned(language, belief)
        case _:
            raise KeyError(field)


def _other_penalty(language: str, belief: Belief) -> str:
    values = belief.known.get(VALUES) or {"JC": 2}
    cards = penalty_cards(belief.value("pack.ranks"), values)
    others = [card for card in cards if card[-1] != "H" and card != "QS"]
    best = min(others, key=lambda card: (card not in values, card), default="JC")
    return show_card(best, language)


def _banned(language: str, belief: Belief) -> str:
    kept_out = [kind for kind in _KINDS if belief.known.get(f"first_trick.{kind}") == "banned"]
    if "queen" in kept_out:  # hearts may be kept from being led by another rule
        return show_card("QS", language)
    return _other_penalty(language, belief) if "others" in kept_out else load_catalogue().phrases["hearts"][language]
