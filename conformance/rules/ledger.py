"""The statement ledger: where every sentence of the source documents has its home.

The ledger holds no text of a source, only where a sentence stands (source, line, sentence in the line), the start of
its hash, and what it is: the clauses it states, or commentary, strategy, or something about one app.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import Final

NO_RULE: Final = ("layout", "commentary", "strategy", "app")
"""What a sentence can be that states no rule: a heading or a bullet, talk about the game, advice, one app's features."""
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
    """Return the sentences of a document, cut after ``. ! ? : ;`` and at line ends; empty lines are passed over.

    >>> [(s.place, s.text) for s in split_sentences("000", "Title\\n\\nDeal 8 each. No stock.")]
    [('000:1.1', 'Title'), ('000:3.1', 'Deal 8 each.'), ('000:3.2', 'No stock.')]
    """
    return tuple(
        Sentence(source=source, line=number, number=place, text=text)
        for number, line in enumerate(document.splitlines(), start=1)
        for place, text in enumerate((part for part in _SENTENCE_END.split(line.strip()) if part), start=1)
    )
