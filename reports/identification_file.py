"""The rules of an app as a profile in YAML: everything stated that was seen, and left open what was not."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, Final

from conformance.rules.document import SPEC_VERSION
from conformance.rules.parameters import load_parameters
from conformance.rules.written_yaml import in_flow
from reports.identification import WHY, say_too_little
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
    if found.unexplained:
        head += " No rules that can be written down explain all it answers: it plays these at best in part."
    if found.says_too_little:
        head += f" {say_too_little(found)}"
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
            stands = "; it stands for want of better" if path in _PACK else ""
            yield from _comment(f"not seen whether {parameters[path].describe(value)}; {WHY[left.reason]}{stands}", 2)
        if path == _VALUES:
            yield f"  {path}:"
            yield from (f"    {card}: {in_flow(_worth(card, value, left))}" for card in value)
        else:
            yield f"  {path}: {in_flow(_standing(path, value, left))}"


def _standing(path: str, value: Any, left: Undetermined | None) -> Any:
    others = [other for other in left.others if other != value] if left is not None and path not in _PACK else []
    return {"open": value, "otherwise": others} if others else value


def _worth(card: str, values: dict[str, int], left: Undetermined | None) -> Any:
    """Return what a card counts: open where others that it could count as well differ in nothing else."""
    others = [
        other[card]
        for other in (left.others if left is not None else [])
        if other.get(card, values[card]) != values[card] and {**other, card: values[card]} == values
    ]
    return {"open": values[card], "otherwise": others} if others else values[card]


def _plain(name: str) -> str:
    kept = "".join(sign if sign.isalnum() or sign in " .-'" else " " for sign in show_printably(name))
    return " ".join(kept.split())[:60] or "an app"


def _comment(text: str, indent: int = 0) -> list[str]:
    before = " " * indent + "# "
    return textwrap.wrap(
        text, _WIDTH, initial_indent=before, subsequent_indent=before, break_long_words=False,
        break_on_hyphens=False,
    )  # fmt: skip
