"""Settings for every test: property tests give the same examples each time and are never judged by the clock."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("suite", deadline=None, derandomize=True)
settings.load_profile("suite")
