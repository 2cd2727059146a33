"""The report of a check for programs; `spec/schemas/report.schema.json` says what is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from conformance.runner.report import Report


def as_json(report: Report) -> str:
    """Return the report as JSON, byte for byte the same for the same report."""
    encoded = msgspec.json.encode(report, order="deterministic")
    return msgspec.json.format(encoded, indent=2).decode() + "\n"
