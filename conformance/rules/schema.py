"""The JSON Schema of profile and house-rule files, for editors; `python -m conformance.rules.schema` writes it.

It says less than the loader: what values are there, not which go together.
"""

from __future__ import annotations

import json
from typing import Any, Final

from conformance.cards import LANGUAGES, RANKS
from conformance.rules.document import NAME, SPEC_VERSION
from conformance.rules.needs import needs_in_words
from conformance.rules.pack import SUIT_NAMES
from conformance.rules.parameters import DIRECTIONS, POINTS_LIMIT, TOTALS, Parameter, load_parameters
from conformance.rules.settings import REFERENCE
from conformance.spec_files import SPEC

FILE: Final = SPEC / "schemas" / "profile.schema.json"
_DIALECT: Final = "http://json-schema.org/draft-07/schema#"  # what editors of YAML support best
_CARD: Final = rf"^(?:{'|'.join(RANKS)})[CDSH]$"
_WORTHS: Final = rf"^(?:(?:{'|'.join(RANKS)})[CDSH]|{'|'.join(SUIT_NAMES)})$"


def profile_schema() -> dict[str, Any]:
    """Return the schema that profiles and house rules have in common.

    >>> profile_schema()["properties"]["rules"]["properties"]["passing.cards"]["description"]
    '… cards are passed. Applies where cards are passed in some deal.'
    """
    name = {"type": "string", "pattern": f"^{NAME.pattern}$"}
    rules = {path: _of_parameter(parameter) for path, parameter in load_parameters().items()}
    return {
        "$schema": _DIALECT,
        "title": "A profile or house rule of the Hearts family",
        "type": "object",
        "properties": {
            "spec": {"const": SPEC_VERSION, "description": "Version of this format."},
            "profile": name | {"description": "Name of a profile: that of the file."},
            "house_rule": name | {"description": "Name of a house rule, laid over any profile: that of the file."},
            "title": _titles(),
            "extends": {"type": "string", "description": "The profile that this one changes: a name, or a path."},
            "rules": {
                "type": "object",
                "description": "Values by parameter, plain or with their standing.",
                "properties": rules,
                "additionalProperties": False,
            },
        },
        "required": ["spec", "title"],
        "oneOf": [
            {"required": ["profile"], "anyOf": [{"required": ["rules"]}, {"required": ["extends"]}]},
            {"required": ["house_rule", "rules"], "not": {"required": ["extends"]}},
        ],
        "additionalProperties": False,
        "definitions": {
            **{path: _of_value(parameter) for path, parameter in load_parameters().items()},
            "points": {"type": "integer", "minimum": -POINTS_LIMIT, "maximum": POINTS_LIMIT},
            "source": {
                "description": "Places in the sources: document, line, sentence.",
                "anyOf": [_reference(), {"type": "array", "items": _reference()}],
            },
            "unless_stated": {
                "const": True,
                "description": "In a house rule: only where the profile does not itself state the parameter.",
            },
        },
    }


def write_schema() -> None:
    """Write the schema to `spec/schemas/profile.schema.json`."""
    FILE.write_text(json.dumps(profile_schema(), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def _titles() -> dict[str, Any]:
    text = {"type": "string", "pattern": r"\S"}
    return {
        "type": "object",
        "properties": dict.fromkeys(LANGUAGES, text),
        "additionalProperties": False,
        "minProperties": 1,
    }


def _reference() -> dict[str, Any]:
    return {"type": "string", "pattern": f"^{REFERENCE.pattern}$"}


def _of_parameter(parameter: Parameter) -> dict[str, Any]:
    described = {"description": _description(parameter)}
    if parameter.kind != "values":
        return described | _with_standing({"$ref": f"#/definitions/{parameter.path}"})
    entries = _map_of(_with_standing({"$ref": "#/definitions/points"}))
    stated = {
        "type": "object",
        "properties": {"is": {"$ref": f"#/definitions/{parameter.path}"}, **_beside()},
        "required": ["is"],
        "additionalProperties": False,
    }
    return described | {"anyOf": [entries, stated]}


def _map_of(value: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "patternProperties": {_WORTHS: value}, "additionalProperties": False, "minProperties": 1}


def _of_value(parameter: Parameter) -> dict[str, Any]:
    match parameter.kind:
        case "choice":
            return {"enum": list(parameter.values)}
        case "integer":
            return {"type": "integer", "minimum": parameter.minimum, "maximum": parameter.maximum}
        case "points":
            return {"anyOf": [{"$ref": "#/definitions/points"}, {"enum": list(TOTALS)}]}
        case "ranks":
            return {"type": "array", "items": {"enum": list(RANKS)}, "minItems": 1, "uniqueItems": True}
        case "directions":
            return {"type": "array", "items": {"enum": list(DIRECTIONS)}, "minItems": 1, "maxItems": 12}
        case "card":
            return {"type": "string", "pattern": _CARD}
        case "values":
            return _map_of({"$ref": "#/definitions/points"})


def _with_standing(value: dict[str, Any]) -> dict[str, Any]:
    stated = {
        "type": "object",
        "properties": {"is": value, **_beside()},
        "required": ["is"],
        "additionalProperties": False,
    }
    left_open = {
        "type": "object",
        "properties": {"open": value, "otherwise": {"type": "array", "items": value, "minItems": 1}, **_beside()},
        "required": ["open", "otherwise"],
        "additionalProperties": False,
    }
    return {"anyOf": [value, stated, left_open]}


def _beside() -> dict[str, Any]:
    return {"source": {"$ref": "#/definitions/source"}, "unless_stated": {"$ref": "#/definitions/unless_stated"}}


def _description(parameter: Parameter) -> str:
    if parameter.kind == "choice":
        text = "; ".join(f"{value}: {words['en']}" for value, words in parameter.values.items())
    else:
        text = " ".join(parameter.label["en"].replace("{value}", "…").split())
        text = text[0].upper() + text[1:]
    needs = f" Applies where {needs_in_words(parameter)}." if parameter.needs else ""
    return f"{text}.{needs}"


if __name__ == "__main__":
    write_schema()
