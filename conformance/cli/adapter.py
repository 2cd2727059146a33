"""Start one of the bundled apps under test: `javascript` (its own engine, needs Node) or `openspiel`.

The app speaks the protocol on standard input and output, so it is named behind the dashes of a check:

  hartenjagen check nl-short -- hartenjagen adapter javascript
  hartenjagen check international -- hartenjagen adapter openspiel --set qs_breaks_hearts=false

With --as PROFILE the JavaScript app plays by that profile, whatever it is told:

  hartenjagen identify -- hartenjagen adapter javascript --as nl-omslag
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

EXIT_NOT_STARTED = 3
_AS = "--as"
JAVASCRIPT_APP = Path(__file__).parent.parent / "adapters" / "javascript" / "app.mjs"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("app", choices=["javascript", "openspiel"])
    parser.add_argument("options", nargs=argparse.REMAINDER, metavar="OPTION", help="options of the app itself")


def run(arguments: argparse.Namespace) -> int:
    """Become the app; return 3 where what it needs is not installed."""
    if arguments.app == "openspiel":
        from conformance.adapters.openspiel import main

        return main(arguments.options)
    from conformance.adapters.node import find_node

    node = find_node()
    if node is None:
        hint = "Install Node 18 or newer, or pip install 'hartenjagen[javascript]'."
        print(f"hartenjagen adapter javascript: there is no 'node' on the PATH. {hint}", file=sys.stderr)
        return EXIT_NOT_STARTED
    options = _with_rules(arguments.options)
    return os.execv(node, [node, str(JAVASCRIPT_APP), *options])  # noqa: S606  takes this process's place


def _with_rules(options: list[str]) -> list[str]:
    """Return the options of the app with the profile named by ``--as`` resolved.

    Raises:
        Problems: there is no such profile.
    """
    if _AS not in options:
        return options
    place = options.index(_AS)
    if place + 1 == len(options):
        from conformance.problems import refuse

        raise refuse("no-profile", f"{_AS} names no profile", f"write {_AS} PROFILE")
    from conformance.rules import load_profile

    rules = json.dumps(load_profile(options[place + 1]).rules)
    return [*options[:place], "--rules", rules, *options[place + 2 :]]
