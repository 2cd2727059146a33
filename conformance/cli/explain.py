"""Say of every card of a hand whether it may be played, or which clauses bar it, with their text and source.

  hartenjagen explain nl-omslag --trick-no 1 --trick '7♣' --hand '9♣ B♣ V♠'
  hartenjagen explain international --hand '6♦ 2♥ Q♠' --broken
  hartenjagen explain nl-short --trick 'KC JC' --hand 'QS 8H'

Cards are written 7C, 7♣ or ♣7; B, V and H stand for the Dutch boer, vrouw and heer, with --lang fr V, D and R for
valet, dame and roi. What you do not say is varied, and the answer says what it depends on.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("profile", metavar="PROFILE", help="a profile, with house rules: nl-short+free-opening")
    parser.add_argument("--hand", required=True, metavar="CARDS", help="the hand of the player whose turn it is")
    parser.add_argument("--trick", default="", metavar="CARDS", help="the cards on the table, the lead first")
    parser.add_argument("--trick-no", type=int, metavar="N", help="number of the trick, from 1")
    broken = parser.add_mutually_exclusive_group()
    broken.add_argument("--broken", action="store_true", default=None, help="hearts are broken")
    broken.add_argument("--not-broken", dest="broken", action="store_false", help="hearts are not broken")
    parser.add_argument("--lang", default="en", choices=["en", "nl", "fr", "es"], help="language of the clauses")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    """Explain the position."""
    from conformance.rules import load_profile
    from conformance.rules.explanation import explain_position, read_position
    from reports.explanation import as_data, as_text

    resolved = load_profile(arguments.profile)
    at = read_position(
        resolved.rules,
        hand=arguments.hand,
        trick=arguments.trick,
        trick_number=arguments.trick_no,
        broken=arguments.broken,
        language=arguments.lang,
    )
    found = explain_position(resolved, at)
    if arguments.json:
        print(json.dumps(as_data(resolved, at, found, arguments.lang), ensure_ascii=False, indent=2))
    else:
        print(as_text(resolved, at, found, arguments.lang))
    return 0
