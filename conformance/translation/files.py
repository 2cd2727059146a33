"""Files of the same scenarios in several languages: where each lies, and what it is to hold."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from conformance.problems import Problem, Problems, did_you_mean, refuse
from conformance.scenarios.features import LANGUAGES, Feature, parse_feature, parse_source
from conformance.scenarios.lint import lint_scenarios
from conformance.scenarios.loading import read_file
from conformance.scenarios.phrasebook import load_phrasebook
from conformance.translation.handwriting import Handwriting, handwriting_of
from conformance.translation.marks import lint_marks
from conformance.translation.places import places_of
from conformance.translation.rendering import render_feature


@dataclass(frozen=True, kw_only=True)
class Translated:
    """A file as it has to be."""

    path: Path | None
    content: str
    changed: bool
    """Whether there is no such file yet, or another one."""
    left: tuple[Problem, ...]
    """What people have yet to write in it."""


def read_original(file: Path) -> Feature:
    """Return a feature whose steps are to be rendered.

    Raises:
        Problems: everything that is wrong with it; what cannot be understood cannot be translated.
    """
    scenarios, problems = read_file(file, file.parent)
    problems += lint_scenarios(scenarios)
    feature = parse_feature(file, file.parent)
    if problems or isinstance(feature, list):
        raise Problems(problems)
    folder = _language_folder(file)
    if folder is not None and folder.name != feature.language:
        raise refuse("wrong-folder", f"{file} is in {feature.language}, and lies in the folder for {folder.name}")
    return feature


def file_in(language: str, file: Path) -> Path | None:
    """Return the file of the same scenarios in another language; None where a file lies in the folder of no language.

    >>> from pathlib import Path
    >>> file_in("nl", Path("features/en/dutch/pit.feature")), file_in("nl", Path("pit.feature"))
    (PosixPath('features/nl/dutch/pit.feature'), None)
    """
    folder = _language_folder(file)
    return None if folder is None else folder.parent / language / file.relative_to(folder)


def translate_feature(original: Feature, language: str, path: Path | None = None) -> Translated:
    """Return what a file has to hold to say the same in a language; without a file nothing is said by hand yet.

    Raises:
        Problems: the file cannot be read or holds scenarios that the original lacks, or an outline cannot be said.
    """
    phrasebook = load_phrasebook()
    there = parse_feature(path, path.parent) if path is not None and path.is_file() else None
    if isinstance(there, list):
        raise Problems(there)
    if there is not None:
        _nothing_is_lost(original, there)
    written = Handwriting() if there is None else handwriting_of(there, phrasebook.words[language].columns["id"])
    content = render_feature(original, language, written, phrasebook)
    return Translated(
        path=path,
        content=content,
        changed=there is None or there.source != content,
        left=_left(content, path or Path(original.file)),
    )


def known_language(name: str) -> str:
    """Return the name of a language of the phrasebook.

    Raises:
        Problems: there is none of this name.
    """
    languages = load_phrasebook().languages
    if name in languages:
        return name
    near = did_you_mean(name, languages)
    raise refuse("unknown-language", f"there is no language `{name}`", near or f"there are {', '.join(languages)}")


def _language_folder(file: Path) -> Path | None:
    return next((folder for folder in file.parents if folder.name in LANGUAGES), None)


def _nothing_is_lost(original: Feature, there: Feature) -> None:
    kept = _ids(original)
    problems = [
        Problem(
            file=there.file, line=line, column=1, code="translation-extra",
            message=f"{key} is there in {there.language} and not in {original.language}",
            hint=f"take it out, or render it from there: `hartenjagen translate {there.file}`",
        )
        for key, line in _ids(there).items()
        if key not in kept
    ]  # fmt: skip
    if problems:
        raise Problems(problems)


def _ids(feature: Feature) -> dict[str, int]:
    id_column = load_phrasebook().words[feature.language].columns["id"]
    places = places_of(feature, id_column)
    return {place[1]: line for line, place in places.items() if place[0] in ("scenario", "row")}


def _left(content: str, path: Path) -> tuple[Problem, ...]:
    feature = parse_source(content, path, path.parent)
    return tuple(feature if isinstance(feature, list) else lint_marks(feature))
