"""The rules of an app as a profile in YAML: everything stated that was seen, and left open what was not."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, Final

from conformance.rules.document import SPEC_VERSION
from conformance.rules.parameters import load_parameters
from conformance.rules.written_yaml import in_flow
from reports.printable import show_printably

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.identification.result import Identified, Undetermined

_WIDTH: Final = 110
_VALUES: Final = "scoring.values"
_PACK: Final = ("table.players", "pack.ranks")


def as_profile(found: Identified, name: str) -> str:
    """Return the YAML of a profile of that name."""
    app = " ".join(show_printably(f"{found.app} {found.version}").split())
    head = (
        f"The rules that {app} plays, as identified from its answers: {found.probes} probes. Nearest is"
        f" {found.nearest}; what differs from it says so. What nobody could see is left open."
    )
    lines = [
        *_comment(head),
        f"spec: {SPEC_VERSION}",
        f"profile: {name}",
        f"title: {in_flow({'en': f'What {_plain(found.app)} plays'})}",
        "",
        "rules:",
        *_rules(found),
    ]
    return "".join(f"{line}\n" for line in lines)


def _rules(found: Identified) -> Iterator[str]:
    parameters = load_parameters()
    differs = {each.parameter: each for each in found.differences}
    unseen = {each.parameter: each for each in found.undetermined}
    for path, value in found.rules.items():
        if path in differs:
            before = differs[path].profile
            said = "has no such rule" if before is None else f"says: {parameters[path].describe(before)}"
            yield from _comment(f"{parameters[path].describe(value)}; {found.nearest} {said}", 2)
        left = unseen.get(path)
        if left is not None:
            yield from _comment(f"not determined: {left.reason}", 2)
        if path == _VALUES:
            yield f"  {path}:"
            yield from (f"    {card}: {in_flow(worth)}" for card, worth in value.items())
        else:
            yield f"  {path}: {in_flow(_standing(path, value, left))}"


def _standing(path: str, value: Any, left: Undetermined | None) -> Any:
    others = [other for other in left.others if other != value] if left is not None and path not in _PACK else []
    return {"open": value, "otherwise": others} if others else value


def _plain(name: str) -> str:
    kept = "".join(sign if sign.isalnum() or sign in " .-'" else " " for sign in show_printably(name))
    return " ".join(kept.split())[:60] or "an app"


def _comment(text: str, indent: int = 0) -> list[str]:
    before = " " * indent + "# "
    return textwrap.wrap(text, _WIDTH, initial_indent=before, subsequent_indent=before, break_long_words=False)
