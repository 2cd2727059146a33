"""What is wrong with a line that is no record: every fault, with its place in the line and what was expected there."""

from __future__ import annotations

import functools
import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args

import msgspec

from conformance.problems import did_you_mean
from conformance.protocol.messages import Card

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LISTED: Final = 12
"""Faults of one line that are told; the rest is counted."""
_BY_SEAT: Final = frozenset({"hands", "passes", "score", "totals"})
_MOST_DEALS: Final = 1_000_000
_LOOKED_INTO: Final = 1 << 17
"""Bytes of a line in which every fault is looked for; of a longer one the first is told."""


class Fault(NamedTuple):
    """One thing that is wrong in a line."""

    code: str
    message: str
    hint: str = ""
    column: int = 0


def find_faults(line: bytes, refusal: Exception) -> list[Fault]:
    """Return what is wrong with a line that the decoder refused with ``refusal``; at least one fault."""
    try:
        text = line.decode()
    except UnicodeDecodeError as fault:
        where = f"byte {fault.start + 1} of the line is no UTF-8"
        return [Fault("not-utf-8", where, "write the file as UTF-8", fault.start + 1)]
    if text.startswith("\ufeff"):
        return [Fault("byte-order-mark", "the line begins with a byte order mark", "write UTF-8 without one", 1)]
    if len(line) > _LOOKED_INTO:
        return [_refused(refusal)]
    try:
        said = json.loads(text, object_pairs_hook=_require_once, parse_constant=_refuse_constant, parse_int=_bounded)
    except RecursionError:
        return [Fault("malformed-json", "it is nested too deep")]
    except _FaultyError as fault:
        return [fault.fault]
    except json.JSONDecodeError as fault:
        what = _cut_short(text) or f"{fault.msg[:1].lower()}{fault.msg[1:]}"
        return [Fault("malformed-json", f"no JSON: {what}", "one game a line", fault.pos + 1)]
    if not isinstance(said, dict):
        return [Fault("not-a-record", f"{_short(said)} is no record; an object with `game` and `deals` is expected")]
    leaves = sorted(_leaves(_validator().iter_errors(said)), key=_place)
    first = _first_deal(said)
    found = list(dict.fromkeys(_as_fault(each, first) for each in leaves))
    return limit_faults(found) or find_half_characters(line) or [_refused(refusal)]


def find_repeats(line: bytes) -> list[Fault]:
    """Return the field that is written twice in a line of JSON, if one is."""
    try:
        json.loads(line, object_pairs_hook=_require_once)
    except _FaultyError as fault:
        return [fault.fault]
    except (ValueError, RecursionError):
        return []
    return []


def find_half_characters(line: bytes) -> list[Fault]:
    """Return the fault of an escape that stands for half a character, if there is one."""
    try:
        json.dumps(json.loads(line), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return [Fault("malformed-json", "no JSON: half a surrogate pair (\\ud800 to \\udfff) is no character")]
    except (ValueError, RecursionError):
        return []
    return []


def limit_faults(faults: list[Fault]) -> list[Fault]:
    """Return the first faults, the last of which says how many more there are."""
    if len(faults) <= LISTED:
        return faults
    rest = f"and {len(faults) - LISTED + 1} more faults in this line"
    return [*faults[: LISTED - 1], Fault("more-faults", rest)]


class _FaultyError(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


def _require_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        times = Counter(name for name, _ in pairs)
        twice = next(name for name in times if times[name] > 1)
        raise _FaultyError(Fault("field-twice", f"`{twice[:40]}` is written twice", "say it once"))
    return found


def _refuse_constant(name: str) -> Any:
    raise _FaultyError(Fault("malformed-json", f"no JSON: {name} is no number", "write a whole number"))


def _bounded(digits: str) -> int:
    return int(digits[:40])


def _cut_short(text: str) -> str:
    """Say so where a line ends in the middle, as it does in a file that was not written to its end."""
    try:
        json.JSONDecoder().raw_decode(text.strip())
    except json.JSONDecodeError as fault:
        at_end = fault.pos >= len(text.strip()) or fault.msg.startswith("Unterminated string")
        return "the line ends in the middle of a record" if at_end and text.strip() else ""
    except RecursionError:
        return ""
    return ""


@functools.cache
def _validator() -> Any:
    import jsonschema

    from conformance.protocol.schema import build_schema
    from conformance.records.written import WrittenGame

    return jsonschema.Draft202012Validator(build_schema("A record", [WrittenGame], {}))


def _place(fault: Any) -> list[tuple[bool, Any]]:
    """Return where a fault is, to put faults in the order of the line."""
    return [(isinstance(part, str), part) for part in fault.absolute_path]


def _refused(refusal: Exception) -> Fault:
    """Return the one fault that the decoder found, in our words where it is one of a number."""
    found = re.fullmatch(r"(.*) - at `\$\.?(.*)`", str(refusal))
    what, path = found.groups() if found else (str(refusal), "")
    where = show_place([int(part) if part.isdecimal() else part for part in re.findall(r"[^.\[\]]+", path)])
    if isinstance(refusal, msgspec.ValidationError):
        if "got `float`" in what:
            return Fault("wrong-type", f"{where}: a whole number is written without fraction and exponent")
        return Fault("wrong-type", f"{where or 'the record'}: {what}")
    return Fault("malformed-json", f"no JSON: {what}", "one game a line")


def _leaves(faults: Any) -> Iterator[Any]:
    """Look into alternatives: where a value has the kind of one of them, the faults in there are the faults."""
    for fault in faults:
        if fault.validator != "anyOf":
            yield fault
            continue
        branches: dict[int, list[Any]] = {}
        for each in fault.context:
            branches.setdefault(each.schema_path[0], []).append(each)
        fitting = [
            inner for inner in branches.values() if not any(e.validator == "type" and not e.path for e in inner)
        ]
        if fitting:
            yield from _leaves(fitting[0])
        else:
            yield fault


def _first_deal(said: Any) -> int:
    """Return the number of the first deal that a record has, as far as it says a number."""
    start = said.get("start")
    number = start.get("deal", 1) if isinstance(start, dict) else 1
    return number if isinstance(number, int) and 0 < number < _MOST_DEALS else 1


def _as_fault(fault: Any, first_deal: int) -> Fault:
    where = show_place(fault.absolute_path, first_deal)
    value = fault.instance
    if fault.validator == "additionalProperties":
        known = list(fault.schema.get("properties", ()))
        name = next(name for name in value if name not in known)
        near = did_you_mean(name, known) or f"known here: {', '.join(known)}"
        return Fault("unknown-field", f"{where or 'the record'} has no field `{name[:40]}`", near)
    if fault.validator == "required":
        name = next(name for name in fault.validator_value if name not in value)
        return Fault("missing-field", f"{where or 'the record'}: `{name}` is missing")
    if fault.validator == "enum" or "propertyNames" in fault.absolute_schema_path:
        return _unknown_word(where, value, fault.validator_value)
    if fault.validator in ("type", "anyOf"):
        expected = _expected(fault)
        as_text = isinstance(value, str) and value.strip().lstrip("-").isdecimal() and expected == "a whole number"
        hint = f"write {value.strip()}, without quotes" if as_text and len(value) < 20 else ""
        return Fault("wrong-type", f"{where}: {_short(value)} where {expected} is expected", hint)
    if fault.validator == "pattern":
        return _bad_text(where, value)
    if fault.validator in ("minItems", "maxItems", "minLength", "maxLength"):
        bound = ("at least " if fault.validator.startswith("min") else "at most ") + str(fault.validator_value)
        things = "characters" if fault.validator.endswith("Length") else "entries"
        return Fault("wrong-number", f"{where}: {len(value)} {things}; {bound} are expected")
    return Fault("wrong-value", f"{where}: {fault.message if len(fault.message) < 200 else fault.message[:80] + '…'}")


def _unknown_word(where: str, value: Any, known: Any) -> Fault:
    if isinstance(known, list) and len(known) == len(get_args(Card)):
        hint = f"did you mean `10{value[1:]}`?" if isinstance(value, str) and value[:1] == "T" else "`10H`, `QS`, `7C`"
        return Fault("unknown-card", f"{where}: {_short(value)} is no card", hint)
    if isinstance(known, list) and "A" in known:
        return Fault("unknown-seat", f"{where}: {_short(value)} is no seat", "seats are A, B, C and so on")
    return Fault("wrong-value", f"{where}: {_short(value)} is none of {', '.join(map(str, known))}")


def _bad_text(where: str, text: str) -> Fault:
    """Return the fault of a short form: its first pair of characters that is no card, or letter that is no seat."""
    if not text:
        return Fault("wrong-number", f"{where}: nothing is said", "leave it out where nothing is known")
    if where.endswith(("hands", "winners")):
        place = next((place for place, letter in enumerate(text) if letter not in "ABCDEF"), 0)
        return Fault("unknown-seat", f"{where}: {_short(text[place : place + 1])}, letter {place + 1}, is no seat")
    pairs = [text[place : place + 2] for place in range(0, len(text), 2)]
    number, pair = next(
        (number, pair)
        for number, pair in enumerate(pairs, start=1)
        if len(pair) < 2 or pair[0] not in "23456789TJQKA" or pair[1] not in "CDSH"
    )
    hint = "two characters a card, T for the ten: 7C, TH, QS"
    return Fault("unknown-card", f"{where}: {_short(pair)}, card {number}, is no card", hint)


def _expected(fault: Any) -> str:
    """Return in words what kinds of value a schema allows."""
    alternatives = fault.validator_value if fault.validator == "anyOf" else [fault.schema]
    kinds = [_KINDS.get(str(each.get("type")), "a record") for each in alternatives]
    return " or ".join(dict.fromkeys(kinds))


_KINDS: Final = {
    "integer": "a whole number",
    "string": "a text",
    "array": "a list",
    "object": "a map by seat",
}


def show_place(parts: Iterable[Any], first_deal: int = 1) -> str:
    """Return in words where in a record something stands, counted from 1.

    >>> show_place(["deals", 0, "plays", 3, "card"]), show_place(["deals", 1, "score", 2], 8)
    ('deal 1, play 4, card', 'deal 9, score of C')
    """
    words: list[str] = []
    above = ""
    for part in parts:
        if above == "deals" and isinstance(part, int):
            words[-1] = f"deal {first_deal + part}"
        elif above == "plays" and isinstance(part, int):
            words[-1] = f"play {part + 1}"
        elif above in _BY_SEAT:
            seat = "ABCDEF"[part : part + 1] if isinstance(part, int) else str(part)[:1]
            words[-1] = f"{above} of {seat}"
        elif isinstance(part, int):
            words.append(f"number {part + 1}")
        else:
            words.append(str(part)[:40])
        above = part if isinstance(part, str) and above not in _BY_SEAT else ""
    return ", ".join(words)


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:39] + "…"
