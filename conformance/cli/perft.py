"""Count the ways in which the play of a deal can begin, and find the first position in which an app counts otherwise.

DEAL is the number of a published deal, seed:7 for cards by chance (the same on every machine), hands written out, or a
JSON file of hands. The hands are those with which the opening lead is due; A has dealt. An app is brought there by a
deal without passing, or by passes that lead to these hands.

  hartenjagen perft nl-short
  hartenjagen perft nl-short --deal 3 --depth 9 --divide
  hartenjagen perft international --deal seed:7 --depth 6 -- node my-adapter.js

exit codes: 0 counted, and the app counts the same · 1 the app differs · 2 wrong usage, or no such deal ·
3 the app could not be asked · 130 interrupted
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import argparse

    from conformance.perft.comparing import Comparison
    from conformance.perft.deals import NamedDeal
    from conformance.rules import Resolved
    from conformance.runner.app import App
    from reference_impl.perft import Tree
    from reference_impl.rules import Rules

DEPTH: Final = 5
"""Plays where nothing else is said: a trick of four, and the lead to the next."""
POSITIONS: Final = 500
"""An app is asked about no more positions of a published deal, unless a depth is given."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    from conformance.cli.check_options import number_above_0

    parser.usage = "%(prog)s PROFILE [OPTION…] [-- COMMAND…]"
    parser.add_argument("profile", metavar="PROFILE", nargs="?", help="a profile, with house rules, or a file")
    parser.add_argument("--deal", metavar="DEAL", action="append", default=[], help="may be repeated (default: all)")
    parser.add_argument("--depth", metavar="N", type=number_above_0, help="count sequences of up to so many plays")
    parser.add_argument("--divide", action="store_true", help="tell how many of them begin with each card")
    parser.add_argument("--against", metavar="COMMAND", help="the app, as one text instead of behind two dashes")
    parser.add_argument("--try", dest="trying", action="store_true", help="try each card, whatever the app lists")
    parser.add_argument("--json", metavar="FILE", help="write it as JSON; - is standard output")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    parser.add_argument("--publish", action="store_true", help="count the published deals of all profiles anew")


def parse_arguments(parser: argparse.ArgumentParser, words: list[str]) -> argparse.Namespace:
    """Read the words of the command line; those behind two dashes are the command of the app."""
    import shlex

    from conformance.cli.check_options import split_at_dashes

    own, command = split_at_dashes(parser, words)
    arguments = parser.parse_args(own)
    if command and arguments.against is not None:
        parser.error("either --against or a command behind two dashes, not both")
    if arguments.against is not None:
        try:
            command = shlex.split(arguments.against)
        except ValueError as fault:
            parser.error(f"--against {arguments.against}: {fault}")
        if not command:
            parser.error("--against names no command")
    arguments.command = command
    if arguments.publish and (arguments.profile or arguments.deal or arguments.depth or command):
        parser.error("--publish is about the published deals of all profiles, and takes nothing else")
    if not arguments.publish and arguments.profile is None:
        parser.error("say by which rules to play: a PROFILE")
    if arguments.trying and not command:
        parser.error("--try is about an app; its command stands behind two dashes")
    return arguments


def run(arguments: argparse.Namespace) -> int:
    """Count, compare, tell, and return the exit code."""
    from conformance.cli.reaching import tell_how_lost
    from conformance.cli.writing import require_outputs
    from conformance.perft.asking import CannotAskError
    from conformance.perft.deals import find_deals
    from conformance.rules import load_profile
    from conformance.runner.app import GivenUpError
    from reference_impl.rules import Rules
    from reports.printable import show_on_a_line

    if arguments.publish:
        return _publish()
    resolved = load_profile(arguments.profile)
    require_outputs([arguments.json], [arguments.profile], force=arguments.force)
    rules = Rules.from_values(resolved.rules)
    deals = find_deals(resolved, arguments.deal, lambda seed: _by_chance(rules, seed))
    _require_depth(arguments.depth, rules, resolved, asks=bool(arguments.command))
    if not arguments.command:
        return _count(arguments, resolved, rules, deals)
    app = _app(arguments.command)
    try:
        return _compare(arguments, resolved, rules, deals, app)
    except (CannotAskError, GivenUpError) as fault:
        print(f"hartenjagen perft: {show_on_a_line(str(fault))}", file=sys.stderr)
        tell_how_lost(app)
        return 3
    finally:
        app.kill()


def _require_depth(depth: int | None, rules: Rules, resolved: Resolved, *, asks: bool) -> None:
    from conformance.problems import refuse

    cards = rules.pack.bit_count()
    if depth is not None and depth > cards:
        raise refuse("bad-depth", f"--depth {depth}: a deal has {cards} plays")
    if asks and resolved.rules["match.ends"] == "at_once" and resolved.rules["match.threshold"] <= rules.total:
        what = "under these rules the first deal may end before its last trick, and perft does not count points"
        raise refuse("ends-in-mid-deal", what)


def _count(arguments: argparse.Namespace, resolved: Resolved, rules: Rules, deals: list[NamedDeal]) -> int:
    from reports.perft import say_counts, say_deal, say_divided

    data = []
    for deal in deals:
        tree, depth = _tree(rules, deal), arguments.depth or len(deal.published) or DEPTH
        counts = [tree.count((), plays) for plays in range(1, depth + 1)]
        divided = {str(card): tree.count((card,), depth - 1) for card in tree.legal(())}
        lines = [*say_deal(deal), *say_counts(counts), *(say_divided(divided, depth) if arguments.divide else ())]
        _print(lines, arguments)
        data.append(_as_data(deal, counts=counts, divided=divided))
    _write(arguments, resolved, data)
    return 0


def _compare(arguments: argparse.Namespace, resolved: Resolved, rules: Rules, deals: list[NamedDeal], app: App) -> int:
    from conformance.cli.progress import Progress
    from conformance.perft.asking import Asker
    from conformance.perft.comparing import compare
    from reports.perft import say_comparison, say_deal

    data, differs = [], False
    name = app.session().greeting.app.name
    progress = Progress()
    for deal in deals:
        tree = _tree(rules, deal)
        asker = Asker(app, resolved.rules, deal.hands, trying=arguments.trying)
        try:
            found = compare(
                tree, asker, arguments.depth or _within(deal.published), lambda asked: progress.show(asked, 0, "")
            )
        finally:
            progress.clear()
        lines = [*say_deal(deal), *say_comparison(found, name, divide=arguments.divide)]
        if found.parting is not None:
            differs = True
            lines += ["", *_explain(resolved, tree, found)]
        _print(lines, arguments)
        counts = [ours for ours, _ in found.counts]
        data.append(_as_data(deal, counts=counts, divided=found.divided, compared=found))
    app.close()
    _write(arguments, resolved, data, name)
    return int(differs)


def _within(published: tuple[int, ...]) -> int:
    """Return how deep to go without asking an app about too many positions."""
    asked, depth = 1, 1
    for count in published[:-1]:
        asked += count
        if asked > POSITIONS:
            return depth
        depth += 1
    return depth if published else DEPTH


def _explain(resolved: Resolved, tree: Tree, found: Comparison) -> list[str]:
    """Return what `explain` says of the position in which the app differs."""
    from conformance.rules.explanation import Position, explain_position
    from reference_impl.cardset import CODES
    from reports.explanation import as_text

    if found.parting is None or not found.parting.hand:
        return []
    position = tree.at(tuple(card for _, card in found.parting.path))
    at = Position(
        hand=found.parting.hand,
        trick=tuple(CODES[card] for card in position.trick),
        first_trick=position.tricks == 0,
        broken=position.broken,
    )
    return [f"  {line}".rstrip() for line in as_text(resolved, at, explain_position(resolved, at), "en").splitlines()]


def _tree(rules: Rules, deal: NamedDeal) -> Tree:
    from reference_impl.perft import Tree

    return Tree(rules, deal.hands)


def _by_chance(rules: Rules, seed: int) -> dict[Any, Any]:
    from reference_impl.cardset import codes_of
    from reference_impl.games.deals import deal_at_random
    from reference_impl.search.dice import Dice

    hands = deal_at_random(rules, Dice(seed))
    return {seat: list(codes_of(cards)) for seat, cards in zip(rules.seats, hands, strict=True)}


def _app(command: list[str]) -> App:
    from conformance.runner.app import App
    from conformance.runner.session import Limits
    from conformance.transports.stdio import ChildProcess

    return App(lambda: ChildProcess(command), Limits(message=5, start=30), "hartenjagen perft")


def _as_data(
    deal: NamedDeal, *, counts: list[int], divided: dict[str, Any], compared: Comparison | None = None
) -> dict[str, Any]:
    import msgspec

    data: dict[str, Any] = {
        "deal": deal.name,
        "title": deal.title,
        "hands": deal.hands,
        "counts": counts,
        "divided": divided,
    }
    if compared is not None:
        data["app"] = [theirs for _, theirs in compared.counts]
        data["positions"] = compared.positions
        data["differs"] = msgspec.to_builtins(compared.parting, order="deterministic")
    return data


def _print(lines: list[str], arguments: argparse.Namespace) -> None:
    from reports.printable import show_on_a_line

    if arguments.json != "-":
        print("\n".join(map(show_on_a_line, lines)))


def _write(arguments: argparse.Namespace, resolved: Resolved, deals: list[dict[str, Any]], app: str = "") -> None:
    if not arguments.json:
        return
    from conformance.cli.writing import put_report

    head = {"profile": resolved.name, "hash": resolved.hash} | ({"app": app} if app else {})
    text = json.dumps({**head, "deals": deals}, ensure_ascii=False, indent=1) + "\n"
    put_report(text, arguments.json)


def _publish() -> int:
    from conformance.cli.perft_published import PAGE, counted_anew, published_text
    from conformance.cli.publishing import publish
    from conformance.cli.writing import write_output
    from conformance.perft.table import FOLDER, published_profiles, table_text

    tables = [counted_anew(profile) for profile in published_profiles()]
    for table in tables:
        write_output(table_text(table), FOLDER / f"{table.profile}.json", force=True)
    publish(published_text(tables), PAGE)
    print(f"{len(tables)} profiles counted")
    return 0
