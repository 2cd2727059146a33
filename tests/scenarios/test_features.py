"""Every scenario under pytest-bdd, against the reference in this process; one step for all phrases in all languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pytest_bdd import parsers, scenarios, step

from conformance.scenarios.features import find_features, parse_feature
from conformance.spec_files import FEATURES

if TYPE_CHECKING:
    from tests.scenarios.table import Table

scenarios(str(FEATURES.parent))


class AnyPhrase(parsers.StepParser):
    """Leaves the matching to the phrasebook, which refuses what it does not know and what it can read in two ways."""

    def is_matching(self, name: str) -> bool:
        return bool(name)

    def parse_arguments(self, name: str) -> dict[str, Any]:
        del name
        return {}


@step(AnyPhrase("any phrase"))
def take_step(table: Table) -> None:
    table.take()


def test_as_many_scenarios_are_run_as_are_written() -> None:
    features = [parse_feature(path, FEATURES.parent) for path in find_features(FEATURES.parent)]
    assert {feature.language for feature in features if not isinstance(feature, list)} == {"en", "nl", "fr", "es"}
    written = sum(len(feature.pickles) for feature in features if not isinstance(feature, list))
    bound = [found for name, found in globals().items() if name.startswith("test_")]
    bound.remove(test_as_many_scenarios_are_run_as_are_written)
    rows = [
        [len(mark.args[1]) for mark in getattr(found, "pytestmark", ()) if mark.name == "parametrize"]
        for found in bound
    ]
    assert sum(each[0] if each else 1 for each in rows) == written
