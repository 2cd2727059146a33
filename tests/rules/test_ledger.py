"""Every sentence of every source has a home, and every clause a source."""

from __future__ import annotations

import os
from pathlib import Path

from conformance.rules import load_profile, shipped_profiles
from conformance.rules.clauses import load_clauses
from conformance.rules.ledger import (
    NO_RULE,
    Statement,
    find_homeless,
    load_ledger,
    sources_of,
    split_sentences,
)
from conformance.spec_files import SPEC

SOURCES = Path(os.environ.get("HARTENJAGEN_SOURCES", SPEC.parent.parent / "shared" / "sources"))


def test_every_sentence_of_the_sources_that_are_there_has_its_home() -> None:
    documents = {path.name[:3]: path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("[0-9]*.txt"))}
    sentences = [sentence for name, text in documents.items() for sentence in split_sentences(name, text)]
    assert find_homeless(load_ledger(), sentences, documents) == []


def test_a_sentence_without_a_home_an_entry_without_a_sentence_and_a_changed_sentence_are_faults() -> None:
    kept, changed, new = split_sentences("009", "Kept as it was.\nChanged since.\nNew here.")
    ledger = [
        Statement(place="009:1.1", digest=kept.digest, kind="commentary"),
        Statement(place="009:2.1", digest="0123456789", kind="commentary"),
        Statement(place="009:4.1", digest="0123456789", kind="commentary"),
        Statement(place="008:1.1", digest="0123456789", kind="commentary"),
    ]
    assert find_homeless(ledger, [kept, changed, new], ["009"]) == [
        f"009:2.1: the sentence is not the one the ledger knows; read it again, then state its hash {changed.digest}",
        "009:3.1: a sentence without a home in the ledger",
        "009:4.1: an entry without its sentence in the document",
    ]


def test_every_entry_names_clauses_that_exist_or_says_why_it_names_none() -> None:
    for entry in load_ledger():
        assert set(entry.states) <= load_clauses().keys(), entry.place
        assert bool(entry.states) != (entry.kind in NO_RULE), entry.place


def test_every_clause_but_those_of_the_protocol_is_stated_somewhere() -> None:
    stated = {clause for entry in load_ledger() for clause in entry.states}
    rules = {name for name, clause in load_clauses().items() if clause.kind != "protocol"}
    assert rules - stated == set()


def test_every_source_that_a_profile_quotes_is_a_line_of_the_ledger_that_states_a_rule() -> None:
    lines = {entry.place.rpartition(".")[0] for entry in load_ledger() if entry.states}
    sentences = {entry.place for entry in load_ledger() if entry.states}
    for name in shipped_profiles():
        for path, standing in load_profile(name).standing.items():
            for place in standing.sources:
                assert place in lines | sentences, (name, path, place)


def test_a_clause_without_parameters_is_sourced_from_the_documents_of_the_profile() -> None:
    assert sources_of(load_profile("international"), "trick.next-lead") == ("001:34.1",)


def test_a_clause_with_parameters_is_sourced_by_their_values() -> None:
    assert sources_of(load_profile("international"), "lead.queen-breaks") == (
        "001:42.1",
        "001:44.1",
        "001:96.2",
        "001:96.3",
    )
