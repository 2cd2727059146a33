"""Where the data lie: `spec/` and `features/` next to the packages, in a checkout and in a wheel alike."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import conformance

_ROOT: Final = Path(conformance.__file__).resolve().parent.parent
SPEC: Final = _ROOT / "spec"
FEATURES: Final = _ROOT / "features" / "en"
"""The scenarios that are made into vectors; beside it, folders of the same in other languages."""


def shown_path(path: Path) -> str:
    """Return a path as messages print it: data of the suite as ``spec/…``, anything else as it was given.

    >>> shown_path(SPEC / "profiles" / "nl-short.yaml"), shown_path(Path("my.yaml"))
    ('spec/profiles/nl-short.yaml', 'my.yaml')
    """
    if path.is_relative_to(SPEC) or path.is_relative_to(FEATURES.parent):
        return path.relative_to(_ROOT).as_posix()
    return str(path)
