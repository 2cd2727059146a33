"""Serve the reference engine over the protocol, on standard input and output; or, on purpose, a wrong one.

It plays any resolved rules and has every capability; `hartenjagen check PROFILE` starts it when no app is named.

To see what the suite makes of an app that has a rule wrong, serve one. A mutant claims the rules it is told and plays
them with some values changed; a wrong program has one fault that was seen in real programs; a null program speaks the
protocol and knows nothing of the game:

  hartenjagen check nl-short -- hartenjagen serve --play sweep.others=10
  hartenjagen check nl-short -- hartenjagen serve --as nl-short+omslag --play scoring.values.QS=6
  hartenjagen check international -- hartenjagen serve --wrong opener-before-passing
  hartenjagen check international -- hartenjagen serve --null refuse-all
  hartenjagen serve --list-wrong

A value is written as in a profile: a word, a whole number, a list such as '[left, none]', a map such as
'{hearts: 1, QS: 5}'. With --as the app plays that profile whatever it is told, and points that its files call a total
follow the other values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Mapping

    from conformance.protocol.serving import Handlers
    from reference_impl.wrong import WrongProgram

_NARROWEST: Final = 30
"""Columns that are left beside the names, however narrow the terminal is."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments; without any the reference is served as it is."""
    one = parser.add_mutually_exclusive_group()
    one.add_argument(
        "--play", action="append", metavar="PATH=VALUE", help="claim the rules told and play another value (repeatable)"
    )
    one.add_argument("--wrong", metavar="NAME", help="serve a wrong program")
    one.add_argument("--null", metavar="NAME", help="serve a program that knows nothing of the game")
    one.add_argument("--list-wrong", action="store_true", help="list the wrong programs and the null programs")
    parser.add_argument(
        "--as", dest="profile", metavar="PROFILE", help="claim the rules told and play those of a profile"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until `bye` or the end of the input; or list what could be served."""
    from conformance.protocol.serving import serve_on_stdio

    if arguments.list_wrong:
        print(_listed())
        return 0
    return serve_on_stdio(_chosen(arguments))


def _chosen(arguments: argparse.Namespace) -> Handlers:
    from conformance.problems import refuse

    name = arguments.wrong or arguments.null
    if name is not None:
        if arguments.profile:
            raise refuse("nothing-to-play", "a wrong program plays the rules it is told", "leave out --as")
        return _named(name, null=arguments.wrong is None).make().handlers
    if arguments.play or arguments.profile:
        return _mutant(_changes(arguments.play or ()), arguments.profile)
    from reference_impl.serve import ReferenceApp

    return ReferenceApp().handlers


def _named(name: str, *, null: bool) -> WrongProgram:
    from conformance.problems import did_you_mean, refuse
    from reference_impl.wrong import null_programs, programs

    shelf, other = (null_programs(), programs()) if null else (programs(), null_programs())
    if name in shelf:
        return shelf[name]
    option, other_option = ("--null", "--wrong") if null else ("--wrong", "--null")
    hint = f"write {other_option} {name}" if name in other else did_you_mean(name, shelf)
    raise refuse(
        "unknown-program",
        f"{option} knows no program `{name}`",
        hint or "hartenjagen serve --list-wrong lists them",
    )


def _changes(said: Iterable[str]) -> dict[str, Any]:
    """Return the changes of value that were asked for.

    Raises:
        Problems: everything that is wrong with them by themselves.
    """
    from conformance.problems import Problem, Problems, refuse
    from conformance.rules.resolved import check_changes

    found: dict[str, Any] = {}
    problems: list[Problem] = []
    for words in said:
        path, equals, text = words.partition("=")
        try:
            if not equals:
                raise refuse("no-value", f"`{words}` gives no value", f"write --play {words}=VALUE")
            if path in found:
                raise refuse("duplicate-parameter", f"`{path}` is given twice", "give it once")
            found[path] = _value(path, text)
            check_changes({path: found[path]}, {})
        except Problems as wrong:
            problems += wrong.problems
    if problems:
        raise Problems(problems)
    return found


def _value(path: str, text: str) -> Any:
    from conformance.rules.parameters import load_parameters
    from conformance.rules.strict_yaml import parse_yaml

    parameter = load_parameters().get(path)
    if parameter is not None and text in parameter.values:
        return text
    return parse_yaml(text.encode(errors="surrogateescape"), f"--play {path}").data


def _mutant(changes: Mapping[str, Any], profile: str | None) -> Handlers:
    from reference_impl.wrong.mutant import ChangingApp, MutantApp

    if profile is not None:
        from conformance.rules import load_profile

        return MutantApp(load_profile(profile).replace(changes)).handlers
    from conformance.problems import Problems
    from conformance.rules.resolved import replace_in

    def change(told: Mapping[str, Any]) -> dict[str, Any]:
        try:
            return replace_in(told, changes)
        except Problems as wrong:
            raise ValueError("; ".join(problem.message for problem in wrong.problems)) from wrong

    return ChangingApp(change).handlers


def _listed() -> str:
    """Return the wrong programs and the null programs, as wide as the terminal."""
    import textwrap
    from shutil import get_terminal_size

    from reference_impl.wrong import null_programs, programs

    shelves = (programs(), null_programs())
    names = max(len(name) for shelf in shelves for name in shelf)
    width = max(get_terminal_size().columns, names + _NARROWEST)

    def line(name: str, mark: str, title: str) -> str:
        before = f"{name:<{names}}  {mark:1}  "
        return textwrap.fill(title, width, initial_indent=before, subsequent_indent=" " * len(before))

    def table(shelf: Mapping[str, WrongProgram]) -> str:
        rows = [line(each.name, "*" if each.seen_in else "", each.title) for each in shelf.values()]
        return "\n".join([line("name", "", "what it does"), *rows])

    wrong, null = map(table, shelves)
    return f"{wrong}\n\n* seen in real programs; the others were thought up.\n\nWith --null:\n\n{null}"
