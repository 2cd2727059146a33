"""Print the resolved rules of a profile, as implementers get them.

  hartenjagen show nl-short+omslag
  hartenjagen show our-table.yaml --origin

The YAML can be saved under the name it gives itself (nl-short.yaml) and used as a profile of its own. With --origin
every value tells whether it is stated or open, its places in the sources, and the file and line that give it.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import argparse

    from conformance.rules import Resolved, Standing

_WIDEST = 60


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("profile", help="a name, a path, or a combination such as nl-short+omslag")
    parser.add_argument("--origin", action="store_true", help="where each value comes from")
    parser.add_argument("--format", choices=["yaml", "json"], default="yaml")


def run(arguments: argparse.Namespace) -> int:
    """Print the rules; notes about the combination go to standard error."""
    from conformance.rules import load_profile

    resolved = load_profile(arguments.profile)
    if arguments.format == "json":
        print(json.dumps(as_data(resolved, origin=arguments.origin), ensure_ascii=False, indent=2))
        return 0
    for line in as_lines(resolved, origin=arguments.origin):
        print(line)
    for note in resolved.notes:
        print(f"note: {note}", file=sys.stderr)
    return 0


def as_data(resolved: Resolved, *, origin: bool) -> dict[str, Any]:
    """Return the resolved rules as plain data.

    >>> from conformance.rules import load_profile
    >>> as_data(load_profile("nl-short"), origin=True)["standing"]["opening.card"]["source"][0]
    '000:7.6'
    """
    data: dict[str, Any] = {
        "name": resolved.name,
        "title": resolved.title,
        "hash": resolved.hash,
        "notes": list(resolved.notes),
        "rules": resolved.rules,
    }
    if origin:
        data["standing"] = {path: _standing_as_data(standing) for path, standing in resolved.standing.items()}
    return data


def as_lines(resolved: Resolved, *, origin: bool) -> list[str]:
    """Return the resolved rules as the lines of a profile.

    >>> from conformance.rules import load_profile
    >>> as_lines(load_profile("nl-short"), origin=False)[-1]
    '  match.tie: shared'
    """
    from conformance.rules.written_yaml import in_flow

    lines = [
        f"# {resolved.name}, {resolved.hash}",
        "spec: 1",
        f"profile: {resolved.name.replace('+', '-')}",
        "title:",
        *(f"  {language}: {in_flow(text)}" for language, text in resolved.title.items()),
        "rules:",
    ]
    if not origin:
        return lines + [f"  {path}: {in_flow(value)}" for path, value in resolved.rules.items()]
    values: list[tuple[str, Standing | None]] = []
    for path, value in resolved.rules.items():
        if isinstance(value, dict):
            values.append((f"  {path}:", None))
            values += [(f"    {card}: {worth}", resolved.standing[f"{path}.{card}"]) for card, worth in value.items()]
        else:
            values.append((f"  {path}: {in_flow(value)}", resolved.standing[path]))
    width = min(_WIDEST, max(len(text) for text, _ in values))
    return lines + [f"{text:<{width}}  # {_in_words(standing)}" if standing else text for text, standing in values]


def _in_words(standing: Standing) -> str:
    from conformance.rules.written_yaml import in_flow

    file, line = standing.origin
    alternatives = " or ".join(map(in_flow, standing.alternatives))
    stated = "stated" if standing.sources else "the table's own"
    word = stated if standing.stated else f"open, or {alternatives}"
    return " · ".join(filter(None, (word, " ".join(standing.sources), f"{file}:{line}")))


def _standing_as_data(standing: Standing) -> dict[str, Any]:
    file, line = standing.origin
    data: dict[str, Any] = {"stated": standing.stated, "source": list(standing.sources), "file": file, "line": line}
    return data if standing.stated else data | {"otherwise": list(standing.alternatives)}
