"""Steps that a person still has to fill in: a draft has a placeholder where the expected value goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conformance.rules import shipped_profiles
from conformance.scenarios.fields import FIELD_TYPES, FieldType
from conformance.scenarios.phrasebook import StepError

if TYPE_CHECKING:
    from conformance.scenarios.phrasebook import Form, Kind, Phrasebook, Stated

UNFILLED: Final = "???"
UNFILLED_CODE: Final = "unfilled-draft"
_PLAYERS: Final = 4
_EXAMPLES: Final[dict[str, Any]] = {
    "seat": "B",
    "seats": ("C", "D"),
    "card": "QS",
    "cards": ("10H", "QS"),
    "trick": (("A", "10H"), ("B", "QS")),
    "shares": (("A", ("10H", "QS")), ("B", ("JC",))),
    "scores": (("A", 4), ("B", 11), ("C", 0), ("D", 0), ("E", 0)),
    "number": 7,
    "direction": "left",
    "agreement": ("match.threshold", 100),
    "clause": "play.follow-suit",
}


def understand(phrasebook: Phrasebook, language: str, kind: Kind, text: str) -> Stated:
    """Return what a step states, as `Phrasebook.match` does.

    Raises:
        StepError: a person still has to fill it in, or no phrase says this.
    """
    if UNFILLED not in text:
        return phrasebook.match(language, kind, text)
    raise StepError(
        phrasebook.words[language].fault("unfilled", text=text),
        code=UNFILLED_CODE,
        hint=_hint(phrasebook, language, kind, text),
        offset=text.index(UNFILLED),
    )


def _hint(phrasebook: Phrasebook, language: str, kind: Kind, text: str) -> str:
    forms = [form for phrase in phrasebook.phrases[language, kind] for form in phrase.forms]
    for form in sorted(forms, key=lambda form: -form.literal):
        texts = form.split(text)
        if texts is not None:
            example = _example(phrasebook, language, form, texts)
            return phrasebook.words[language].fault("fill-in-as", example=example)
    return phrasebook.words[language].fault("fill-in")


def _example(phrasebook: Phrasebook, language: str, form: Form, texts: dict[str, str]) -> str:
    words = phrasebook.words[language]
    shown = {
        name: field.show(_sample(field, texts[name]), words) if UNFILLED in texts[name] else texts[name]
        for name, field in form.fields
    }
    return form.fill(shown)


def _sample(field: FieldType, text: str) -> Any:
    """Return a value for a field; of scores, as many as the text has."""
    kind = _kind_of(field)
    if kind == "profile":
        return shipped_profiles()[0]
    if kind != "scores":
        return _EXAMPLES[kind]
    return _EXAMPLES[kind][: len(text.split(",")) if "," in text else _PLAYERS]


def _kind_of(field: FieldType) -> str:
    return next(kind for kind, each in FIELD_TYPES.items() if each is field)
