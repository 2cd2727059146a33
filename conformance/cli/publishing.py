"""The published pages: written anew, or compared with what a command finds now."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

PUBLISHED: Final = Path(__file__).parent.parent.parent / "reports" / "published"


def publish(text: str, name: str, folder: Path | None = None) -> None:
    """Write a page to the published reports.

    Raises:
        Problems: it cannot be written.
    """
    from conformance.problems import refuse

    folder = folder or PUBLISHED
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    except OSError as fault:
        raise refuse("unwritable-file", f"{folder / name} cannot be written: {fault.strerror}") from fault
    print(f"reports/published/{name} was written", file=sys.stderr)


def is_published(text: str, name: str, folder: Path | None = None) -> bool:
    """Tell whether a page is published as it stands, and say so where it is not."""
    page = (folder or PUBLISHED) / name
    if page.is_file() and page.read_text(encoding="utf-8") == text:
        return True
    print(f"reports/published/{name} is not what was found; --publish writes it anew", file=sys.stderr)
    return False
