"""How an app is reached, for every command that asks one: its options, and the app they name."""

from __future__ import annotations

import argparse
import math
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from conformance.runner.app import App
    from conformance.transports.connection import Connection

DEFAULT_TIMEOUT: Final = 5.0
DEFAULT_START_TIMEOUT: Final = 10.0


def add_ways_to_reach(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
    """Declare the options for an app whose command stands behind two dashes, in a group that is returned."""
    how = parser.add_argument_group("how the app is reached")
    how.add_argument("--connect", metavar="HOST:PORT", help="an app that runs already, perhaps under a debugger")
    how.add_argument(
        "--timeout",
        metavar="SECONDS",
        type=_seconds,
        help=f"for one answer, at least (default {DEFAULT_TIMEOUT:g}; with --connect for ever)",
    )
    how.add_argument(
        "--start-timeout",
        metavar="SECONDS",
        type=_seconds,
        help=f"for the first answer of all (default {DEFAULT_START_TIMEOUT:g}; with --connect for ever)",
    )
    return how


def named_app(arguments: argparse.Namespace) -> App:
    """Return the app that the arguments name, not reached yet; without a command it is the bundled reference.

    Raises:
        Problems: the address to connect to is none.
    """
    from conformance.cli.main import version
    from conformance.runner.app import App
    from conformance.runner.session import Limits

    patience = math.inf if arguments.connect is not None else None
    limits = Limits(
        message=arguments.timeout or patience or DEFAULT_TIMEOUT,
        start=arguments.start_timeout or patience or DEFAULT_START_TIMEOUT,
    )
    return App(_connector(arguments), limits, f"hartenjagen {version()}")


def tell_how_lost(app: App) -> None:
    """Show what an app that was lost had sent and written, as `check` does; nothing where it was not."""
    from conformance.runner.results import show_ended
    from reports.printable import show_on_a_line

    for line in show_ended(app.ending, app.diagnostics):
        print(f"  {show_on_a_line(line)}", file=sys.stderr)


def _connector(arguments: argparse.Namespace) -> Callable[[], Connection]:
    if arguments.connect is not None:
        from conformance.transports.tcp import TcpConnection, parse_address

        try:
            host, port = parse_address(arguments.connect)
        except ValueError as fault:
            from conformance.problems import refuse

            raise refuse("bad-address", f"--connect {fault}") from fault
        return lambda: TcpConnection(host, port)
    from conformance.transports.stdio import ChildProcess

    command = arguments.command or [sys.executable, "-m", "reference_impl.serve"]
    return lambda: ChildProcess(command)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds < 1e6:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds above 0")
    return seconds
