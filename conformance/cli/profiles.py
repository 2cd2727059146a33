"""List the profiles and the house rules that combine with them.

A profile and any house rules make a profile again, and so do files by their path:

  hartenjagen show nl-short+free-opening
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help="for programs")


def run(arguments: argparse.Namespace) -> int:
    """Print both lists."""
    from tabulate import tabulate

    profiles, house_rules = _profiles(), _house_rules()
    if arguments.json:
        print(json.dumps({"profiles": profiles, "house_rules": house_rules}, ensure_ascii=False, indent=2))
        return 0
    print(tabulate(
        [[p["name"], p["title"]["en"], p["players"], p["cards"], len(p["open"]), p["hash"]] for p in profiles],
        headers=["profile", "", "players", "cards", "open points", "hash"],
    ))
    print()
    print(tabulate(
        [[f"+{h['name']}", h["title"]["en"], ", ".join(h["sets"])] for h in house_rules],
        headers=["house rule", "", "sets"],
        maxcolwidths=[None, None, 70],
    ))
    print("\nThey combine: hartenjagen show nl-short+free-opening --origin")
    return 0


def _profiles() -> list[dict[str, Any]]:
    from conformance.rules import load_profile, shipped_profiles

    found = []
    for name in shipped_profiles():
        resolved = load_profile(name)
        found.append({
            "name": name,
            "title": resolved.title,
            "players": resolved.rules["table.players"],
            "cards": 4 * len(resolved.rules["pack.ranks"]),
            "hash": resolved.hash,
            "open": resolved.open_points,
        })
    return found


def _house_rules() -> list[dict[str, Any]]:
    from conformance.rules import shipped_house_rules
    from conformance.rules.catalogue import FOLDERS
    from conformance.rules.document import read_document

    documents = [read_document(FOLDERS["house_rule"] / f"{name}.yaml") for name in shipped_house_rules()]
    return [
        {"name": document.name, "title": document.title, "sets": [setting.path for setting in document.settings]}
        for document in documents
    ]
