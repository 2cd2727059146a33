"""The JSON Schemas of what is sent and written, made from the types by `python -m conformance.schema_files`."""

from __future__ import annotations

import json
from typing import Any, Final

from conformance.cases import Case, Header, LeadIn
from conformance.protocol.envelopes import REPLIES, Request
from conformance.protocol.schema import build_schema
from conformance.records.written import WrittenGame
from conformance.runner.report import Report
from conformance.spec_files import SPEC
from conformance.verification.identifying import ConsistencyReport
from conformance.verification.report import VerificationReport

FOLDER: Final = SPEC / "schemas"
_RESULT_OR_ERROR: Final[dict[str, tuple[str, ...]]] = {
    reply.__name__: ("result", "error") for reply in REPLIES.values()
}
_MOVE: Final[dict[str, tuple[str, ...]]] = {"Move": ("play", "pass", "deal")}
_STEP: Final[dict[str, tuple[str, ...]]] = {"Step": ("play", "pass", "deal", "refuse_play", "refuse_pass", "expect")}


def schema_texts() -> dict[str, str]:
    """Return the text of every schema by the name of its file.

    >>> sorted(schema_texts())
    ['case.schema.json', 'protocol.schema.json', 'record.schema.json', 'report.schema.json', 'verification.schema.json']
    """
    replies = list(dict.fromkeys(REPLIES.values()))
    return {
        "protocol.schema.json": _text(
            build_schema("A message of the move protocol", [Request, *replies], _RESULT_OR_ERROR | _MOVE)
        ),
        "case.schema.json": _text(build_schema("A line of a vector file", [Header, LeadIn, Case], _STEP)),
        "record.schema.json": _text(build_schema("A recorded game, a line of a file of records", [WrittenGame], {})),
        "report.schema.json": _text(build_schema("The report of a check", [Report], {})),
        "verification.schema.json": _text(
            build_schema("What is found in recorded games", [VerificationReport, ConsistencyReport], {})
        ),
    }


def write_schemas() -> None:
    """Write the schemas into `spec/schemas`."""
    for name, text in schema_texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def _text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    write_schemas()
