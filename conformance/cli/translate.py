"""Render the steps of scenarios into the other languages; titles, descriptions and comments stay as people wrote them.

  hartenjagen translate                                     all scenarios of the suite, from the English
  hartenjagen translate features/nl/dutch/pit.feature       this file, into the other three
  hartenjagen translate my-table.feature --lang fr          a file of your own, shown and not written
  hartenjagen translate --phrases es                        all phrases, with their keywords

A file lies in the folder of its language – en, nl, fr, es – and its translations under the same name beside it. What is
yet to be said by hand is written with two question marks before it, and refused until you have said it.

exit codes: 0 done, or nothing to do · 1 something is left to say by hand; with --check also: a file would change ·
2 wrong usage, or something is wrong with the scenarios
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from conformance.problems import Problem
    from conformance.translation.files import Translated


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="features whose steps are right")
    parser.add_argument("--lang", action="append", default=[], metavar="LANGUAGE", help="only into nl, fr, es or en")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file would change")
    parser.add_argument("--phrases", metavar="LANGUAGE", help="print the phrases of a language, and nothing else")


def run(arguments: argparse.Namespace) -> int:
    """Translate, then write, compare or show."""
    from conformance.problems import Problems
    from conformance.translation.files import known_language
    from conformance.translation.phrases import list_phrases

    if arguments.phrases is not None:
        print(list_phrases(known_language(arguments.phrases)))
        return 0
    languages = [known_language(name) for name in arguments.lang]
    problems: list[Problem] = []
    translated: list[Translated] = []
    for file in arguments.files or _features_of_the_suite():
        try:
            translated += _translations(file, languages)
        except Problems as found:
            problems += found.problems
    if problems:
        raise Problems(problems)
    for each in translated:
        if each.path is None:
            print(each.content, end="")
        elif each.changed:
            if not arguments.check:
                _write(each.path, each.content)
            print(f"{each.path}: {'not as it would be rendered' if arguments.check else 'written'}")
        for problem in each.left:
            print(problem, file=sys.stderr)
    if not any(each.path is None or each.changed or each.left for each in translated):
        print(f"{len(translated)} files are as they are rendered, and nothing is left to say by hand")
    return 1 if any(each.left or (arguments.check and each.changed) for each in translated) else 0


def _features_of_the_suite() -> list[Path]:
    from conformance.scenarios.features import find_features
    from conformance.spec_files import FEATURES

    return find_features(FEATURES)


def _translations(file: Path, languages: Sequence[str]) -> Iterator[Translated]:
    from conformance.problems import refuse
    from conformance.scenarios.phrasebook import load_phrasebook
    from conformance.translation.files import file_in, read_original, translate_feature

    original = read_original(file)
    if file_in(original.language, file) is None and len(languages) != 1:
        raise refuse("no-folder", f"{file} lies in the folder of no language", "say one with --lang, to see it in that")
    for language in languages or load_phrasebook().languages:
        if language != original.language:
            yield translate_feature(original, language, file_in(language, file))


def _write(path: Path, content: str) -> None:
    from conformance.problems import refuse

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    except OSError as fault:
        raise refuse("unwritable-file", f"{path} cannot be written: {fault.strerror}") from fault
