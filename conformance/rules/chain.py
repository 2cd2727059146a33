"""The files that the rules of a name are read from: house rules, the profile, and all that it extends."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from conformance.rules.catalogue import file_of, is_file, split_name
from conformance.rules.document import read_document

if TYPE_CHECKING:
    from collections.abc import Iterator


def files_of(name: str, folder: Path | None = None) -> Iterator[Path]:
    """Yield the files of a name that can be loaded.

    Raises:
        Problems: one of the names means no file.

    >>> [file.stem for file in files_of("nl-short+omslag")]
    ['omslag', 'nl-short']
    """
    here = folder or Path()
    first, *others = split_name(name, here)
    for other in others:
        yield file_of(other, "house_rule", here)
    profile = file_of(first, "profile", here)
    yield profile
    parent = read_document(profile).extends
    if parent is not None:
        yield from files_of(str(parent.value), profile.parent)


def is_read_for(file: Path, name: str) -> bool:
    """Tell whether a file, by whatever way one comes to it, is one that the rules of a name are read from.

    Raises:
        Problems: one of the names means no file.

    >>> is_read_for(Path("our-table.yaml"), "nl-short")
    False
    """
    return is_file(file) and any(file.samefile(each) for each in files_of(name))
