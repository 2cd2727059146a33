"""`hartenjagen`: find the command, run it, and turn every foreseeable fault into a sentence and an exit code."""

from __future__ import annotations

import argparse
import difflib
import importlib
import io
import os
import sys
from typing import TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

COMMANDS: Final = {
    "check": "check an app against a profile, clause by clause",
    "identify": "find out which rules an app plays",
    "explain": "say which cards of a hand may be played, and what bars the others",
    "profiles": "list the profiles and house rules",
    "rules": "print the rules a player needs, on about one page",
    "compare": "put variants beside each other, and find what tells them apart",
    "show": "print the resolved rules of a profile",
    "validate": "find every fault in profile and house-rule files",
    "new": "write the rules of your own table as a file",
    "test": "test the rules of your own table, and draft the scenarios it lacks",
    "serve": "serve the reference engine over the protocol",
    "adapter": "start one of the bundled apps under test",
    "agree": "let two engines play the same games and compare every word",
    "adequacy": "see how strong the suite is: try it on mutants and wrong programs",
    "calibrate": "see what programs that know nothing of the game pass",
    "verify": "verify recorded games, or a score sheet, against a profile",
    "record": "play games with an app and write down what it did",
    "perft": "count the ways in which a deal can be played, and compare an app",
    "compile": "turn the scenarios into vectors",
    "translate": "render the scenarios into the other languages",
}

EXIT_USAGE: Final = 2
EXIT_INTERRUPTED: Final = 130


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        print(f"{self.prog}: {message}\nTry '{self.prog} --help'.", file=sys.stderr)
        raise SystemExit(EXIT_USAGE)

    def print_help(self, file: Any = None) -> None:
        print(self.format_help(), end="", file=file)  # argparse would say nothing of what cannot be written


def version() -> str:
    """Return the version of the installed distribution, or of the checkout it runs from."""
    from importlib import metadata

    try:
        return metadata.version("hartenjagen")
    except metadata.PackageNotFoundError:
        return "0+checkout"


def overview() -> str:
    """Return the help of the command without a command.

    >>> print(overview().splitlines()[0])
    usage: hartenjagen COMMAND [ARGUMENT…]
    """
    width = max(map(len, COMMANDS))
    lines = ["usage: hartenjagen COMMAND [ARGUMENT…]", "", "Rules of Hartenjagen and its family, as software.", ""]
    lines += [f"  {name:<{width}}  {what}" for name, what in COMMANDS.items()]
    lines += ["", "  hartenjagen COMMAND --help   the arguments of a command", "  hartenjagen --version"]
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; bad input never ends in a traceback."""
    _make_output_safe()
    words = list(sys.argv[1:] if argv is None else argv)
    if words in (["--version"], ["-V"]):
        return _written("hartenjagen", lambda: _say(f"hartenjagen {version()}"))
    if not words or words[0] in ("-h", "--help", "help"):
        return _written("hartenjagen", lambda: _say(overview(), code=0 if words else EXIT_USAGE))
    name, *rest = words
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, n=1)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        print(f"hartenjagen: there is no command '{name}'.{hint}\n\n{overview()}", file=sys.stderr)
        return EXIT_USAGE
    return _written(f"hartenjagen {name}", lambda: _run(name, rest))


def _make_output_safe() -> None:
    """Let no character and no missing stream end a run: what cannot be shown is shown as its code."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115  lives as long as we do
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _say(text: str, *, code: int = 0) -> int:
    print(text)
    return code


def _run(name: str, words: list[str]) -> int:
    command = importlib.import_module(f"conformance.cli.{name}")
    parser = _Parser(
        prog=f"hartenjagen {name}",
        description=command.__doc__,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_arguments(parser)
    parse = getattr(command, "parse_arguments", None)  # where what stands behind two dashes is not its own
    try:
        arguments = parse(parser, words) if parse else parser.parse_args(words)
    except SystemExit:
        sys.stdout.flush()  # the help may still be on its way
        raise
    return int(command.run(arguments))


def _written(name: str, run: Callable[[], int]) -> int:
    """Return the exit code of a run, or that of what kept it from its end or its output from being written."""
    from conformance.problems import Problems

    try:
        code = run()
        sys.stdout.flush()
    except Problems as found:
        for problem in found.problems:
            print(problem, file=sys.stderr)
        return EXIT_USAGE
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _stop_writing()
        return 0
    except OSError as fault:
        _stop_writing()
        file = "" if fault.filename is None else f"{fault.filename}: "
        print(f"{name}: {file}{fault.strerror or fault}; the output is not complete", file=sys.stderr)
        return EXIT_USAGE
    else:
        return code


def _stop_writing() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
