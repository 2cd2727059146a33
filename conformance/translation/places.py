"""What stands on each line of a feature file, named so that it is found again in another language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.scenarios.features import ID_TAG

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.scenarios.features import Feature

Place = tuple[str, ...]
"""What it is – `feature`, `rule`, `background`, `scenario`, `step`, `examples`, `header`, `row` – and of which id."""


def places_of(feature: Feature, id_column: str) -> dict[int, Place]:
    """Return the place of every line that is a heading, tags, a step or a row; the same one in every language."""
    found: dict[int, Place] = {}
    top = feature.document["feature"]
    _note(found, top, ("feature",))
    _children(found, top["children"], id_column)
    return dict(sorted(found.items()))


def place_after(places: Mapping[int, Place], line: int) -> Place:
    """Return the first place after a line; `end` after the last."""
    return next((place for there, place in places.items() if there > line), ("end",))


def comments_of(feature: Feature, places: Mapping[int, Place]) -> Iterator[tuple[int, Place, str]]:
    """Yield the comments, without the mark: line, the place each one stands before, text."""
    for comment in feature.document["comments"]:
        line = comment["location"]["line"]
        yield line, place_after(places, line), comment["text"].strip().removeprefix("#").strip()


def descriptions_of(feature: Feature, places: Mapping[int, Place]) -> Iterator[tuple[int, Place, str]]:
    """Yield the lines of the free text under headings: line, place of the heading, text."""
    comments = {comment["location"]["line"] for comment in feature.document["comments"]}
    lines = list(places)
    for line, place in places.items():
        if place[0] not in ("feature", "rule") or _next(lines, line, places) == place:
            continue  # the line of its tags
        end = next((there for there in lines if there > line), len(feature.source.splitlines()) + 1)
        for number in range(line + 1, end):
            text = feature.source.splitlines()[number - 1].strip()
            if text and number not in comments:
                yield number, place, text


def key_of(scenario: Mapping[str, Any], id_column: str) -> str:
    """Return the id of a scenario, or that of the first row of an outline; empty when it has none."""
    for tag in scenario["tags"]:
        if tag["name"].startswith(ID_TAG):
            return str(tag["name"].removeprefix(ID_TAG))
    for examples in scenario["examples"]:
        for row_id, _ in rows_of(examples, id_column):
            return row_id
    return ""


def rows_of(examples: Mapping[str, Any], id_column: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the rows of a table by their id."""
    columns = columns_of(examples)
    for row in examples.get("tableBody", ()):
        yield row["cells"][columns.index(id_column)]["value"] if id_column in columns else "", row


def columns_of(examples: Mapping[str, Any]) -> list[str]:
    """Return the names of the columns of a table."""
    return [cell["value"] for cell in examples.get("tableHeader", {}).get("cells", ())]


def _next(lines: list[int], line: int, places: Mapping[int, Place]) -> Place | None:
    return next((places[there] for there in lines if there > line), None)


def _note(found: dict[int, Place], node: Mapping[str, Any], place: Place) -> None:
    for tag in node.get("tags", ()):
        found[tag["location"]["line"]] = place
    found[node["location"]["line"]] = place


def _children(found: dict[int, Place], children: list[Mapping[str, Any]], id_column: str) -> None:
    keys = [key_of(child["scenario"], id_column) for child in children if "scenario" in child]
    first = keys[0] if keys else ""
    for child in children:
        if "rule" in child:
            below = child["rule"]["children"]
            named = [key_of(each["scenario"], id_column) for each in below if "scenario" in each]
            _note(found, child["rule"], ("rule", named[0] if named else ""))
            _children(found, below, id_column)
            continue
        kind = "background" if "background" in child else "scenario"
        node = child[kind]
        key = first if kind == "background" else key_of(node, id_column)
        _note(found, node, (kind, key))
        for number, step in enumerate(node["steps"]):
            found[step["location"]["line"]] = ("step", kind, key, str(number))
        for examples in node.get("examples", ()):
            rows = list(rows_of(examples, id_column))
            table = rows[0][0] if rows else key
            _note(found, examples, ("examples", table))
            if "tableHeader" in examples:
                found[examples["tableHeader"]["location"]["line"]] = ("header", table)
            for row_id, row in rows:
                found[row["location"]["line"]] = ("row", row_id)
