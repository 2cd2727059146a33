"""What is said about a table of one's own, in the words of `spec/own_rules.yaml`."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from conformance.rules.parameters import load_parameters
from conformance.rules.settings import VALUES
from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

if TYPE_CHECKING:
    from collections.abc import Mapping

_FIELD: Final = re.compile(r"\{([a-z_]+)\}")


def say(key: str, language: str, **fields: Any) -> str:
    """Return a sentence in a language, its fields filled in; with ``one`` and ``other``, `number` chooses the form.

    >>> say("case-count", "en", number=1), say("case-count", "nl", number=2)
    ('1 scenario', '2 scenario’s')
    """
    wording = sentences()[key][language]
    if not isinstance(wording, str):
        wording = wording["one" if fields["number"] == 1 else "other"]
    return _FIELD.sub(lambda field: str(fields[field[1]]), wording)


@cache
def sentences() -> Mapping[str, Mapping[str, str | Mapping[str, str]]]:
    """Return every sentence by its key and language."""
    found: dict[str, dict[str, str | dict[str, str]]] = load_yaml(SPEC / "own_rules.yaml")
    return found


def in_words(path: str, value: Any, language: str) -> str:
    """Return the sentence that says a parameter, or one entry of `scoring.values`, has a value.

    >>> in_words("match.threshold", 60, "en"), in_words("scoring.values.QS", 13, "nl")
    ('the threshold is 60 points', 'V♠ telt voor 13')
    """
    parameters = load_parameters()
    if path in parameters:
        return parameters[path].describe(value, language)
    card, _, worth = parameters[VALUES].show({path.removeprefix(f"{VALUES}."): value}, language).rpartition(" ")
    return say("points-of-card", language, card=card, worth=worth)
