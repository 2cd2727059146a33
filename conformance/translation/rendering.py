"""A feature file in another language: its steps from the phrasebook, its titles as people wrote them there."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import Problem, Problems
from conformance.scenarios.features import all_steps, at, is_outline
from conformance.scenarios.phrasebook import KINDS
from conformance.translation.keywords import begin_step, heading
from conformance.translation.marks import mark
from conformance.translation.outlines import PLACEHOLDER, Cells, Outline, OutlineError, is_plain, translate_tokens
from conformance.translation.places import columns_of, comments_of, descriptions_of, places_of, rows_of
from conformance.translation.tables import cell_of, lay_out, name_columns

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.scenarios.features import Feature
    from conformance.scenarios.phrasebook import Kind, Phrasebook
    from conformance.translation.handwriting import Handwriting
    from conformance.translation.places import Place

_KINDS: Final[dict[str, Kind]] = dict(zip(("Context", "Action", "Outcome"), KINDS, strict=True))
_HEADED: Final = ("rule", "background", "scenario")
_LANGUAGE_LINE: Final = re.compile(r"\s*#\s*language\s*:")


def render_feature(source: Feature, language: str, handwriting: Handwriting, phrasebook: Phrasebook) -> str:
    """Return a feature in another language, line for line; what nobody has translated yet is marked as such.

    The feature has to be understood as it stands.

    Raises:
        Problems: an outline that cannot be said in the language with its placeholders.
    """
    rendering = _Rendering(source, language, handwriting, phrasebook)
    lines = rendering.lines()
    if rendering.problems:
        raise Problems(rendering.problems)
    return "\n".join(lines) + "\n"


class _Rendering:
    def __init__(self, source: Feature, language: str, handwriting: Handwriting, phrasebook: Phrasebook) -> None:
        self.source, self.language, self.hand, self.phrasebook = source, language, handwriting, phrasebook
        self.problems: list[Problem] = []
        self.id_column = phrasebook.words[source.language].columns["id"]
        self.places = places_of(source, self.id_column)
        steps = all_steps(source)
        self.kinds: dict[int, Kind] = {
            steps[step["astNodeIds"][0]]["location"]["line"]: _KINDS[step["type"]]
            for pickle in source.pickles
            for step in pickle["steps"]
        }
        self.new: dict[int, list[str]] = {}
        """Lines that become others: number → what stands there instead."""

    def lines(self) -> list[str]:
        written = self.source.source.splitlines()
        if written and _LANGUAGE_LINE.match(written[0]):
            self.new[1] = []
        self._prose()
        self._heading("feature", self.source.document["feature"], {})
        self._children(self.source.document["feature"]["children"])
        header = [] if self.language == "en" else [f"# language: {self.language}"]
        body = [line for number, old in enumerate(written, start=1) for line in self.new.get(number, [old])]
        return header + body

    def _prose(self) -> None:
        told: Counter[Place] = Counter()
        for line, place, text in comments_of(self.source, self.places):
            known = self.hand.comments.get(place, ())
            shown = known[told[place]] if told[place] < len(known) else ""
            told[place] += 1
            self.new[line] = [self._indented(line, f"# {shown or mark(text)}")]
        described: set[Place] = set()
        for line, place, text in descriptions_of(self.source, self.places):
            translated = self.hand.descriptions.get(place)
            first = place not in described
            described.add(place)
            shown_lines = (mark(text),) if translated is None else translated if first else ()
            self.new[line] = [self._indented(line, each) for each in shown_lines]

    def _heading(self, kind: str, node: Mapping[str, Any], names: Mapping[str, str]) -> None:
        line = node["location"]["line"]
        title = self.hand.titles.get(self.places[line], "")
        if node["name"] and not title:
            title = mark(_rename(node["name"], names))
        keyword = heading(kind, self.language, node if kind == "scenario" else None)
        self.new[line] = [self._indented(line, f"{keyword}: {title}".rstrip())]

    def _children(self, children: list[Mapping[str, Any]]) -> None:
        for child in children:
            kind = next(kind for kind in _HEADED if kind in child)
            node = child[kind]
            if kind == "rule":
                self._heading(kind, node, {})
                self._children(node["children"])
            elif kind == "scenario" and is_outline(node):
                self._outline(node)
            else:
                self._heading(kind, node, {})
                for step in node["steps"]:
                    stated = self.phrasebook.match(self.source.language, self._kind(step), step["text"])
                    self._step(step, self.phrasebook.render(stated, self.language))

    def _outline(self, node: Mapping[str, Any]) -> None:
        rows = dict(self._rows(node))
        outline = Outline(phrasebook=self.phrasebook, source=self.source.language, language=self.language, rows=rows)
        cells: Cells = {}
        steps: dict[int, str] = {}
        for step in node["steps"]:
            line = step["location"]["line"]
            try:
                steps[line] = outline.render(self._kind(step), step["text"], cells)
                outline.check(self._kind(step), step["text"], steps[line], cells)
            except OutlineError as error:
                self.problems.append(
                    at(self.source, step["location"], "cannot-be-said", f"{error}, in {self.language}",
                       "word the outline so that a placeholder stands for a whole field or a whole step")
                )  # fmt: skip
        columns = list(dict.fromkeys(column for row in rows.values() for column in row))
        reserved = {self.id_column: self.phrasebook.words[self.language].columns["id"]}
        names = name_columns(columns, cells, self.hand.table_of(rows), reserved)
        self._heading("scenario", node, names)
        for step in node["steps"]:
            line = step["location"]["line"]
            self._step(step, _rename(steps.get(line, step["text"]), names))
        for examples in node["examples"]:
            self._heading("examples", examples, names)
            self._table(examples, names, cells)

    def _table(self, examples: Mapping[str, Any], names: Mapping[str, str], cells: Cells) -> None:
        columns = columns_of(examples)
        table, lines = [[names[column] for column in columns]], [examples["tableHeader"]["location"]["line"]]
        written = self.hand.table_of(dict(rows_of(examples, self.id_column)))
        for row, node in rows_of(examples, self.id_column):
            lines.append(node["location"]["line"])
            texts = [cell["value"] for cell in node["cells"]]
            table.append(
                [
                    cells[column][row] if row in cells.get(column, {})
                    else text if column == self.id_column
                    else translate_tokens(text, *self._languages) if is_plain(text, *self._languages[:2])
                    else cell_of(written, row, names[column]) or mark(text)
                    for column, text in zip(columns, texts, strict=True)
                ]
            )  # fmt: skip
        for line, text in zip(lines, lay_out(table), strict=True):
            self.new[line] = [self._indented(line, text)]

    def _step(self, step: Mapping[str, Any], text: str) -> None:
        line = step["location"]["line"]
        shown = begin_step(self._kind(step), step["keyword"], text, self.language)
        self.new[line] = [self._indented(line, shown)]

    def _kind(self, step: Mapping[str, Any]) -> Kind:
        return self.kinds[step["location"]["line"]]

    def _rows(self, node: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, str]]]:
        for examples in node["examples"]:
            columns = columns_of(examples)
            for row, found in rows_of(examples, self.id_column):
                yield row, dict(zip(columns, (cell["value"] for cell in found["cells"]), strict=True))

    @property
    def _languages(self) -> tuple[Phrasebook, str, str]:
        return self.phrasebook, self.source.language, self.language

    def _indented(self, line: int, text: str) -> str:
        old = self.source.source.splitlines()[line - 1]
        return old[: len(old) - len(old.lstrip())] + text


def _rename(text: str, names: Mapping[str, str]) -> str:
    return PLACEHOLDER.sub(lambda match: f"<{names.get(match[1], match[1])}>", text)
