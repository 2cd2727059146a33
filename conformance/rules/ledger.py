"""The statement ledger: where every sentence of the source documents has its home.

The ledger holds no text of a source, only where a sentence stands (source, line, sentence in the line), the start of
its hash, and what it is: the clauses it states, or commentary, strategy, or something about one app.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from conformance.rules.clauses import load_clauses
from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from conformance.rules.resolved import Resolved

NO_RULE: Final = ("layout", "commentary", "strategy", "app")
"""What a sentence can be that states no rule: a heading, talk about the game, advice, one app's features."""
_SENTENCE_END: Final = re.compile(r"(?<!^\d\.)(?<=[.!?:;])\s+")


@dataclass(frozen=True, kw_only=True, order=True)
class Sentence:
    """A sentence of a source; lines and sentences count from 1."""

    source: str
    line: int
    number: int
    text: str

    @property
    def place(self) -> str:
        """Return where it stands, as profiles quote it."""
        return f"{self.source}:{self.line}.{self.number}"

    @property
    def digest(self) -> str:
        """Return the first ten digits of the hash of its words, white space folded."""
        return hashlib.sha256(" ".join(self.text.split()).encode()).hexdigest()[:10]


def split_sentences(source: str, document: str) -> tuple[Sentence, ...]:
    r"""Return the sentences of a document, cut after ``. ! ? : ;`` and at line ends; empty lines are passed over.

    >>> [(s.place, s.text) for s in split_sentences("000", "Title\n\nDeal 8 each. No stock.")]
    [('000:1.1', 'Title'), ('000:3.1', 'Deal 8 each.'), ('000:3.2', 'No stock.')]
    """
    return tuple(
        Sentence(source=source, line=number, number=place, text=text)
        for number, line in enumerate(document.splitlines(), start=1)
        for place, text in enumerate((part for part in _SENTENCE_END.split(line.strip()) if part), start=1)
    )


@dataclass(frozen=True, kw_only=True)
class Statement:
    """An entry of the ledger; ``states`` names clauses, ``kind`` says why there are none."""

    place: str
    digest: str
    states: tuple[str, ...] = ()
    kind: str = ""


@cache
def load_ledger() -> tuple[Statement, ...]:
    """Return the entries of `spec/ledger.yaml`, in the order of the sources."""
    data = load_yaml(SPEC / "ledger.yaml")
    return tuple(
        Statement(
            place=f"{source}:{place}",
            digest=entry["hash"],
            states=tuple(entry.get("states", ())),
            kind=entry.get("is", ""),
        )
        for source, entries in data.items()
        for place, entry in entries.items()
    )


def sources_of(resolved: Resolved, clause: str) -> tuple[str, ...]:
    """Return the places that state a clause as this profile has it, in order; empty for a rule of the table's own.

    They are the sources of the values that the clause reads, and none where one of these is the table's own; a clause
    that reads none is looked up in the ledger, in the documents that the profile rests on.
    """
    reads = load_clauses()[clause].reads
    if any(path in reads and standing.stated and not standing.sources for path, standing in resolved.standing.items()):
        return ()
    if reads:
        found = {
            place
            for path, standing in resolved.standing.items()
            if path in reads or path.rpartition(".")[0] in reads
            for place in standing.sources
        }
        return tuple(sorted(found, key=_place_order))
    documents = {place[:3] for standing in resolved.standing.values() for place in standing.sources}
    return tuple(entry.place for entry in load_ledger() if clause in entry.states and entry.place[:3] in documents)


def find_homeless(ledger: Iterable[Statement], sentences: Iterable[Sentence], sources: Collection[str]) -> list[str]:
    """Return what is wrong between a ledger and the documents named ``sources``, one line a fault.

    A sentence without an entry, an entry without its sentence, a sentence that was changed.
    """
    entries = {entry.place: entry for entry in ledger if entry.place[:3] in sources}
    there = {sentence.place: sentence for sentence in sentences}
    faults = [f"{place}: a sentence without a home in the ledger" for place in there if place not in entries]
    faults += [f"{place}: an entry without its sentence in the document" for place in entries if place not in there]
    faults += [
        f"{place}: the sentence is not the one the ledger knows; read it again, then state its hash {sentence.digest}"
        for place, sentence in there.items()
        if place in entries and entries[place].digest != sentence.digest
    ]
    return sorted(faults)


def _place_order(place: str) -> tuple[str, tuple[int, ...]]:
    source, _, where = place.partition(":")
    return source, tuple(int(part) for part in where.split("."))
