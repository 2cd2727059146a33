"""Serve the reference engine over the protocol, on standard input and output.

It plays any resolved rules and has every capability; `hartenjagen check PROFILE` starts it when no app is named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """Declare the arguments: there are none, the rules come with every `start`."""


def run(_arguments: argparse.Namespace) -> int:
    """Serve until `bye` or the end of the input."""
    from reference_impl.serve import main

    return main()
