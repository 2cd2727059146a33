"""The titles of the suite's scenarios in a language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from conformance.scenarios.features import Feature, find_features, parse_feature, read_scenarios
from conformance.scenarios.phrasebook import load_phrasebook
from conformance.spec_files import FEATURES

if TYPE_CHECKING:
    from collections.abc import Mapping


@cache
def titles_in(language: str) -> Mapping[str, str]:
    """Return the titles by id, as far as there are any in a language.

    >>> titles_in("xx")
    {}
    """
    folder = FEATURES.parent / language
    parsed = [parse_feature(file, folder) for file in find_features(folder)] if folder.is_dir() else []
    scenarios = [read_scenarios(each, load_phrasebook())[0] for each in parsed if isinstance(each, Feature)]
    return {scenario.id: scenario.title for some in scenarios for scenario in some}
