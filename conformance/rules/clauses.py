"""The catalogue of clauses, as `spec/clauses.yaml` declares it, and what each says under given rules."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from conformance.rules.pack import penalty_cards
from conformance.rules.parameters import load_parameters
from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

if TYPE_CHECKING:
    from collections.abc import Mapping

ClauseKind = Literal["set-up", "passing", "legality", "flow", "scoring", "match", "protocol"]
BEYOND_HEARTS: Final = "points.beyond_hearts"
"""Whether any penalty card is no heart, as a `when` asks for it."""
_FIELD: Final = re.compile(r"\{([a-z_.]+)\}")


class Clause(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One numbered statement of the rules; `spec/clauses.yaml` says what each field means."""

    kind: ClauseKind
    reads: list[str]
    wording: list[dict[str, Any]] = msgspec.field(name="text")
    id: str = ""
    bars: int | None = None

    def text(self, rules: Mapping[str, Any], language: str = "en") -> str:
        """Return what the clause says under these rules; empty when it says nothing, in English where it must be.

        >>> load_clauses()["opening.leader"].text({"opening.leader": "holder_of_card", "opening.card": "7C"}, "nl")
        'Wie 7♣ heeft, komt uit in de eerste slag.'
        """
        for entry in self.wording:
            wording: str = entry.get(language) or entry["en"]
            fits = all(_value(rules, name) == value for name, value in entry.get("when", {}).items())
            if fits and all(path in rules for path in _FIELD.findall(wording)):
                return _FIELD.sub(lambda field: load_parameters()[field[1]].show(rules[field[1]], language), wording)
        return ""


def _value(rules: Mapping[str, Any], name: str) -> Any:
    """Return the value of a parameter, or what follows from several."""
    if name != BEYOND_HEARTS:
        return rules.get(name)
    penalties = penalty_cards(rules["pack.ranks"], rules["scoring.values"])
    return "yes" if any(card[-1] != "H" for card in penalties) else "no"


@cache
def load_clauses() -> dict[str, Clause]:
    """Return every clause by id, in the order of a rule sheet.

    >>> load_clauses()["play.follow-suit"].kind
    'legality'
    """
    declared = msgspec.convert(load_yaml(SPEC / "clauses.yaml"), dict[str, Clause])
    return {name: msgspec.structs.replace(clause, id=name) for name, clause in declared.items()}
