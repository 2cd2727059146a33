"""What people write by hand in a feature file: titles, descriptions, comments, names of columns, free cells."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from conformance.translation.marks import is_marked
from conformance.translation.places import columns_of, comments_of, descriptions_of, places_of, rows_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.scenarios.features import Feature
    from conformance.translation.places import Place


@dataclass(frozen=True, kw_only=True)
class Table:
    """An example table as somebody wrote it."""

    columns: tuple[str, ...]
    rows: Mapping[str, tuple[str, ...]]
    """By the id of the row."""


@dataclass(frozen=True, kw_only=True)
class Handwriting:
    """The texts of a file that no phrasebook has; what is still marked as untranslated is not among them."""

    titles: Mapping[Place, str] = field(default_factory=dict)
    descriptions: Mapping[Place, tuple[str, ...]] = field(default_factory=dict)
    comments: Mapping[Place, tuple[str, ...]] = field(default_factory=dict)
    """By the place they stand before; an empty text for one that is not translated yet."""
    tables: Mapping[str, Table] = field(default_factory=dict)
    """By the id of the first row."""

    def table_of(self, rows: Mapping[str, object]) -> Table:
        """Return the table that has most of these rows."""
        empty = Table(columns=(), rows={})
        return max(self.tables.values(), key=lambda table: len(table.rows.keys() & rows.keys()), default=empty)


def handwriting_of(feature: Feature, id_column: str) -> Handwriting:
    """Return what people wrote in a file."""
    places = places_of(feature, id_column)
    descriptions: defaultdict[Place, list[str]] = defaultdict(list)
    for _, place, text in descriptions_of(feature, places):
        descriptions[place].append(text)
    comments: defaultdict[Place, list[str]] = defaultdict(list)
    for _, place, text in comments_of(feature, places):
        comments[place].append("" if is_marked(text) else text)
    titles: dict[Place, str] = {}
    tables: dict[str, Table] = {}
    children = [feature.document["feature"]]
    for node in children:
        for child in node.get("children", ()):
            children += child.values()
        title = node.get("name", "")
        if title and not is_marked(title):
            titles[places[node["location"]["line"]]] = title
        for examples in node.get("examples", ()):
            children.append(examples)
            rows = {key: tuple(cell["value"] for cell in row["cells"]) for key, row in rows_of(examples, id_column)}
            if rows:
                tables[next(iter(rows))] = Table(columns=tuple(columns_of(examples)), rows=rows)
    return Handwriting(
        titles=titles,
        descriptions={place: tuple(lines) for place, lines in descriptions.items() if not any(map(is_marked, lines))},
        comments={place: tuple(lines) for place, lines in comments.items()},
        tables=tables,
    )
