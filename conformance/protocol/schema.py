"""JSON Schemas made from the message types, with cards and seats named instead of repeated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

from conformance.protocol.messages import Card, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_NAMED: Final = {"Card": get_args(Card), "Seat": get_args(Seat)}


def build_schema(title: str, root: Sequence[Any], exactly_one: dict[str, Sequence[str]]) -> dict[str, Any]:
    """Return one schema that accepts whatever any of the types in ``root`` accepts.

    ``exactly_one`` names, per definition, the properties of which a value must have exactly one.

    >>> from conformance.protocol.messages import Played
    >>> build_schema("A card", [Played], {})["$defs"]["Played"]["properties"]["seat"]
    {'$ref': '#/$defs/Seat'}
    """
    references, definitions = msgspec.json.schema_components(root, ref_template="#/$defs/{name}")
    named = {name: {"enum": list(values)} for name, values in _NAMED.items()}
    shared: dict[str, Any] = {name: _name_enumerations(definitions[name]) for name in sorted(definitions)}
    for name, properties in exactly_one.items():
        shared[name]["oneOf"] = [{"required": [each]} for each in properties]
    return {
        "$schema": DIALECT,
        "title": title,
        **(dict(references[0]) if len(references) == 1 else {"anyOf": list(references)}),
        "$defs": named | shared,
    }


def _name_enumerations(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_name_enumerations(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "enum" in schema:
        for name, values in _NAMED.items():
            if set(schema["enum"]) == set(values):
                return {"$ref": f"#/$defs/{name}"} | {k: v for k, v in schema.items() if k != "enum"}
    return {key: _name_enumerations(value) for key, value in schema.items()}
