"""The tags of a feature file: ids, clauses, and what is wrong with them."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import Problem, did_you_mean
from conformance.scenarios.features import (
    CLAUSE_TAG,
    ID_TAG,
    UNREVIEWED_TAG,
    Feature,
    Node,
    at,
    is_outline,
    scenario_nodes,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from conformance.scenarios.phrasebook import Phrasebook

_ID: Final = re.compile(r"[A-Z2-9]{5}")


def lint_tags(feature: Feature, phrasebook: Phrasebook, clauses: Collection[str]) -> Iterator[Problem]:
    """Yield everything wrong with the tags of a file, the ids of outline rows included."""
    for node in scenario_nodes(feature):
        yield from _ids(feature, node.scenario, phrasebook)
        yield from _clauses(feature, node, clauses)
    yield from _shared_tags(feature, clauses)


def _ids(feature: Feature, scenario: Mapping[str, Any], phrasebook: Phrasebook) -> Iterator[Problem]:
    words = phrasebook.words.get(feature.language)
    column = words.columns["id"] if words else "id"
    tags = [tag for tag in scenario["tags"] if tag["name"].startswith(ID_TAG)]
    shape = "five of A–Z and 2–9"
    for tag in tags:
        if not _ID.fullmatch(tag["name"].removeprefix(ID_TAG)):
            yield at(feature, tag["location"], "malformed-id", f"`{tag['name']}` is no id", f"an id is {shape}")
    for extra in tags[1:]:
        yield at(feature, extra["location"], "several-ids", "the scenario already has an id")
    if not is_outline(scenario):
        if not tags:
            hint = f"tag it @id: and {shape}, opaque"
            yield at(feature, scenario["location"], "missing-id", "the scenario has no id", hint)
        return
    if tags:
        yield at(
            feature, tags[0]["location"], "id-of-outline", "the rows of an outline need an id each",
            f"give them one in a column `{column}`",
        )  # fmt: skip
    for examples in scenario["examples"]:
        names = [cell["value"] for cell in examples.get("tableHeader", {}).get("cells", ())]
        if names and column not in names:
            message = f"the rows have no id: there is no column `{column}`"
            yield at(feature, examples["location"], "missing-id", message)
            continue
        for row in examples.get("tableBody", ()):
            cell = row["cells"][names.index(column)]
            if not _ID.fullmatch(cell["value"]):
                yield at(feature, cell["location"], "malformed-id", f"`{cell['value']}` is no id", f"an id is {shape}")
        for tag in examples["tags"]:
            yield at(feature, tag["location"], "tag-of-examples", "tags of examples are not seen by everybody",
                      "put it on the outline")  # fmt: skip


def _clauses(feature: Feature, node: Node, clauses: Collection[str]) -> Iterator[Problem]:
    own = list(node.scenario["tags"])
    inherited = [*feature.document["feature"]["tags"], *(node.rule["tags"] if node.rule else ())]
    if not any(tag["name"].startswith(CLAUSE_TAG) for tag in (*own, *inherited)):
        yield at(
            feature, node.scenario["location"], "missing-clause", "the scenario names no clause",
            "tag it @clause: and an id of spec/clauses.yaml",
        )  # fmt: skip
    yield from _unknown_tags(feature, own, clauses, ids=True)
    for tag in own:
        if tag["name"] == UNREVIEWED_TAG and feature.of_the_suite:
            yield at(
                feature, tag["location"], "unreviewed", "what this draft expects was stated by nobody yet",
                "state the value yourself, from the sources, then take the tag off",
            )  # fmt: skip
    for name, times in Counter(tag["name"] for tag in own).items():
        if times > 1 and name.startswith(CLAUSE_TAG):
            yield at(feature, node.scenario["location"], "duplicate-tag", f"{name} is there twice")


def _shared_tags(feature: Feature, clauses: Collection[str]) -> Iterator[Problem]:
    top = feature.document["feature"]
    for part in (top, *(child["rule"] for child in top["children"] if "rule" in child)):
        yield from _unknown_tags(feature, part["tags"], clauses, ids=False)


def _unknown_tags(
    feature: Feature, tags: Sequence[Mapping[str, Any]], clauses: Collection[str], *, ids: bool
) -> Iterator[Problem]:
    for tag in tags:
        name = tag["name"]
        if name.startswith(CLAUSE_TAG):
            clause = name.removeprefix(CLAUSE_TAG)
            if clause not in clauses:
                yield at(feature, tag["location"], "unknown-clause", f"there is no clause `{clause}`",
                          did_you_mean(clause, clauses))  # fmt: skip
        elif not (ids and (name.startswith(ID_TAG) or name == UNREVIEWED_TAG)):
            yield at(feature, tag["location"], "unknown-tag", f"the tag {name} means nothing here",
                      "tags are @id:… and @unreviewed of a scenario and @clause:…")  # fmt: skip
