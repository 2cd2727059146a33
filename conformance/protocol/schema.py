"""JSON Schemas made from the message types: cards and seats named instead of repeated, fields with their docstrings."""

from __future__ import annotations

import ast
import inspect
import textwrap
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

from conformance.protocol.messages import Card, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_NAMED: Final = {"Card": get_args(Card), "Seat": get_args(Seat)}


def build_schema(title: str, root: Sequence[Any], exactly_one: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """Return one schema that accepts whatever any of the types in ``root`` accepts.

    ``exactly_one`` names, per definition, the properties of which a value must have exactly one.

    >>> from conformance.protocol.messages import Played
    >>> build_schema("A card", [Played], {})["$defs"]["Played"]["properties"]["seat"]
    {'$ref': '#/$defs/Seat'}
    """
    references, definitions = msgspec.json.schema_components(root, ref_template="#/$defs/{name}")
    named = {name: {"enum": list(values)} for name, values in _NAMED.items()}
    shared: dict[str, Any] = {name: _name_enumerations(definitions[name]) for name in sorted(definitions)}
    for struct in _structs_in(root):
        for field, words in describe_fields(struct).items():
            shared[struct.__name__]["properties"][field]["description"] = words
    for name, properties in exactly_one.items():
        if name in shared:
            shared[name]["oneOf"] = [_has(each, shared[name]["properties"][each]) for each in properties]
    return {
        "$schema": DIALECT,
        "title": title,
        **(dict(references[0]) if len(references) == 1 else {"anyOf": list(references)}),
        "$defs": named | shared,
    }


def describe_fields(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return the docstrings of the fields that have one, by the name a field has in JSON.

    >>> from conformance.protocol.messages import Answer
    >>> describe_fields(Answer)["reason"]
    'Why it was refused: the id of a clause, where the app declares `reasons`.'
    """
    tree = ast.parse(textwrap.dedent(inspect.getsource(struct))).body[0]
    names = dict(zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True))
    found = {}
    for field, words in pairwise(getattr(tree, "body", [])):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(words, ast.Expr)
            and isinstance(words.value, ast.Constant)
        ):
            found[names[field.target.id]] = inspect.cleandoc(str(words.value.value))
    return found


def _has(name: str, schema: Mapping[str, Any]) -> dict[str, Any]:
    """Return a schema that wants a property, and wants it not to be null where it might be."""
    nullable = {"type": "null"} in schema.get("anyOf", ())
    return {"required": [name]} | ({"properties": {name: {"not": {"type": "null"}}}} if nullable else {})


def _structs_in(types: Sequence[Any]) -> list[type[msgspec.Struct]]:
    """Return every struct that the types are made of."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(types))
    while waiting:
        each = waiting.pop()
        if isinstance(each, msgspec.inspect.StructType):
            if each.cls in found:
                continue
            found[each.cls] = None
            waiting += [field.type for field in each.fields]
        for name in ("types", "item_types"):
            waiting += getattr(each, name, ())
        inner = (getattr(each, name, None) for name in ("item_type", "key_type", "value_type", "type"))
        waiting += [one for one in inner if one is not None]
    return list(found)


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
