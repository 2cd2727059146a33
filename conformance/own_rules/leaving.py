"""What of a statement a person has to fill in: a field of it, or the whole sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conformance.scenarios.phrasebook import Stated
from conformance.scenarios.unfilled import UNFILLED

if TYPE_CHECKING:
    from conformance.scenarios.phrasebook import Phrasebook

_FIELDS: Final = {
    "turn": "seat",
    "may-play": "cards",
    "takes-trick": "seat",
    "on-the-table": "trick",
    "points-so-far": "number",
    "deal-scores": "scores",
    "totals": "scores",
    "winners": "seats",
    "dealer": "seat",
    "still-passes": "seat",
    "holds": "cards",
}
"""By phrase: the field that is the expected value."""
_PLURAL: Final[dict[str, Any]] = {"number": 7, "seats": ("C", "D")}
"""Values that choose the form of a phrase in which any value can stand."""
_CHOICES: Final = {
    "deal-over": ("deal-over", "deal-not-over"),
    "deal-not-over": ("deal-over", "deal-not-over"),
    "match-goes-on": ("match-goes-on", "match-over"),
    "match-over": ("match-goes-on", "match-over"),
    "points-added": ("points-added", "points-subtracted"),
    "points-subtracted": ("points-added", "points-subtracted"),
    "nobody-passes": ("nobody-passes", "passed-to"),
    "passed-to": ("nobody-passes", "passed-to"),
    "table-empty": ("table-empty", "on-the-table"),
}
"""Phrases that say by themselves what is so, each with what may be so instead."""
_SAMPLE: Final[dict[str, Any]] = {"direction": "left", "trick": (("A", "10H"), ("B", "QS"))}


def leave_open(stated: Stated, phrasebook: Phrasebook, language: str) -> tuple[str, tuple[str, ...]]:
    """Return a statement with the placeholder where a person has to fill in, and the sentences to choose from.

    >>> from conformance.scenarios.phrasebook import load_phrasebook
    >>> leave_open(Stated(id="turn", fields={"seat": "A"}), load_phrasebook(), "en")
    ("it is ???'s turn", ())
    >>> leave_open(Stated(id="match-over", fields={}), load_phrasebook(), "en")
    ('???', ('the match goes on', 'the match is over'))
    """
    if stated.id == "may-play-any":
        stated = Stated(id="may-play", fields={**stated.fields, "cards": ("7C",)})
    left = _FIELDS.get(stated.id)
    choices = _CHOICES.get(stated.id, ())
    if left is None or choices:
        sentences = (Stated(id=each, fields=_SAMPLE) for each in choices)
        return UNFILLED, tuple(phrasebook.render(each, language) for each in sentences)
    form = phrasebook.form(Stated(id=stated.id, fields={**stated.fields, **_PLURAL}), language)
    words = phrasebook.words[language]
    texts = {name: field.show(stated.fields[name], words) for name, field in form.fields}
    texts[left] = _left(left, stated.fields[left], words.seats)
    return form.fill(texts), ()


def _left(field: str, value: Any, seats: dict[str, str]) -> str:
    """Return the placeholder of a field; of scores, one for each seat."""
    return ", ".join(f"{seats[seat]} {UNFILLED}" for seat, _ in value) if field == "scores" else UNFILLED
