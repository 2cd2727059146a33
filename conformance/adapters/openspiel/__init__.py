"""OpenSpiel's `hearts` as an app under test: one deal of 52 cards for four players, no totals, no match."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

EXIT_USAGE: Final = 2
EXIT_NOT_INSTALLED: Final = 3
REMEDY: Final = 'pip install "hartenjagen[openspiel]"'


def main(argv: Sequence[str]) -> int:
    """Serve OpenSpiel's hearts on the standard streams; 3 where it is not installed, 2 for options it does not have."""
    parser = argparse.ArgumentParser(prog="hartenjagen adapter openspiel", allow_abbrev=False)
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of OpenSpiel's game, or unchecked=true: apply actions without asking whether they are legal",
    )
    try:
        import pyspiel
    except ImportError:
        return _complain(f"OpenSpiel is not installed. {REMEDY}", EXIT_NOT_INSTALLED)
    from conformance.adapters.openspiel.app import HeartsApp
    from conformance.adapters.openspiel.rules import read_options
    from conformance.protocol.serving import serve_on_stdio

    known = {**pyspiel.load_game("hearts").get_parameters(), "unchecked": False}
    options, faults = read_options(parser.parse_args(argv).set, known)
    if faults:
        return _complain("\n".join(faults), EXIT_USAGE)
    unchecked = options.pop("unchecked")
    return serve_on_stdio(HeartsApp(pyspiel, options, unchecked=unchecked).handlers)


def _complain(what: str, code: int) -> int:
    print(f"hartenjagen adapter openspiel: {what}", file=sys.stderr)  # noqa: T201  where a person reads it
    return code
