"""The phrases of a language as a list to look up while writing."""

from __future__ import annotations

from conformance.scenarios.phrasebook import KINDS, load_phrasebook
from conformance.translation.keywords import begin_step


def list_phrases(language: str) -> str:
    """Return every phrase with its keyword, by kind; what stands in braces is yours to fill in.

    >>> list_phrases("nl").splitlines()[1]
    'Stel aan deze tafel geldt: {agreement}'
    """
    phrases = load_phrasebook().phrases
    return "\n\n".join(
        "\n".join(
            begin_step(kind, "", form.text, language) for phrase in phrases[language, kind] for form in phrase.forms
        )
        for kind in KINDS
    )
