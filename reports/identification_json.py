"""An identification for programs: what `conformance.identification.result` holds, word for word."""

from __future__ import annotations

from typing import Any

import msgspec


def as_json(found: Any) -> str:
    """Return a report as JSON, byte for byte the same for the same report."""
    encoded = msgspec.json.encode(found, order="deterministic")
    return msgspec.json.format(encoded, indent=2).decode() + "\n"
