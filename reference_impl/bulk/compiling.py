"""How the functions of this package are compiled: once for all rules, and kept on disk where that is possible.

What numba keeps it throws away when the file of a function changes, but not when that of another function changes which
the first one calls. So it is kept in a folder that is named after the text of the whole package.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import numba
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Function = TypeVar("Function", bound="Callable[..., Any]")

whole: Final = cast("Callable[[Any], int]", np.int64)
"""Makes a machine integer, which all numbers in compiled functions are.

Constants are made by it too: numba compiles a function anew for every plain number that is handed to it.
"""
spot: Final = cast("Callable[[Any], int]", np.uint64)
"""Makes a place in an array of a number that is not negative, so that it need not be counted from the end."""
_PACKAGE: Final = Path(__file__).parent
_config: Final[Any] = numba.config
_njit: Final[Any] = numba.njit


def part(function: Function) -> Function:
    """Return a function that compiled functions call; nothing else can call it."""
    return cast("Function", _njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function))


def compiled(function: Function) -> Function:
    """Return the function compiled at its first call; it runs without the interpreter's lock."""
    folder = kept_in()
    if folder is None:
        return cast("Function", _njit(nogil=True)(function))
    before, _config.CACHE_DIR = _config.CACHE_DIR, str(folder)
    try:
        return cast("Function", _njit(nogil=True, cache=True)(function))
    finally:
        _config.CACHE_DIR = before


@cache
def kept_in(package: Path = _PACKAGE) -> Path | None:
    """Return the folder in which the compiled code of a package is kept, None where none can be written to."""
    sources = hashlib.sha256()
    for path in sorted(package.glob("*.py")):
        sources.update(path.read_bytes())
    own = os.environ.get("NUMBA_CACHE_DIR")
    for home in [Path(own)] if own else [package / "__pycache__", *_homes()]:
        folder = home / f"bulk-{sources.hexdigest()[:16]}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK | os.X_OK):
            return folder
    return None


def _homes() -> Iterator[Path]:
    with contextlib.suppress(RuntimeError):  # nobody is at home
        yield Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hartenjagen"
