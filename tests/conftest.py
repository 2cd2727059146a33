"""Settings for every test: property tests give the same examples each time and are never judged by the clock."""

from __future__ import annotations

import gc

from hypothesis import settings

settings.register_profile("suite", deadline=None, derandomize=True)
settings.load_profile("suite")


def pytest_collection_finish() -> None:
    """Look for cycles less often, and not among what all tests were made of: a sixth of the time went into that."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
