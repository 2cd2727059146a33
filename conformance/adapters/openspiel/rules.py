"""What OpenSpiel's hearts plays, in the parameters of the rules, and the options that change it."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any

from conformance.cards import RANKS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Options = dict[str, bool]


def fixed_rules(options: Mapping[str, bool]) -> dict[str, Any]:
    """Return what OpenSpiel plays and no message can change, in our parameters, given the options of its game.

    What our parameters cannot say of it is left out: any club to open with, points given back to somebody without a
    trick, and a sweep by somebody who also has the jack of diamonds.
    """
    gated = options["must_break_hearts"]
    banned = "banned" if options["no_pts_on_first_trick"] else "allowed"
    rules: dict[str, Any] = {
        "table.players": 4,
        "pack.ranks": list(RANKS),
        "passing.cycle": ["none"],
        "passing.cards": 3,
        "opening.leader": "holder_of_card",
        "opening.card": "2C",
        "opening.lead": "that_card",
        "hearts.lead": "when_broken" if gated else "free",
        "hearts.broken_by": "played",
        "hearts.queen_breaks": "yes" if options["qs_breaks_hearts"] else "no",
        "hearts.exception": "only_hearts_and_queen" if options["can_lead_hearts_instead_of_qs"] else "only_hearts",
        "queen.lead": "free",
        "first_trick.hearts": banned,
        "first_trick.queen": banned,
        "scoring.values": {"hearts": 1, "QS": 13} | ({"JD": -10} if options["jd_bonus"] else {}),
        "sweep.needs": "all_penalty_cards",
        "sweep.sweeper": 0,
        "sweep.others": 26,
    }
    idle = {
        "passing.cycle": options["pass_cards"],
        "passing.cards": not options["pass_cards"],
        "opening.lead": options["can_lead_any_club"],
        "sweep.sweeper": options["jd_bonus"],
        "sweep.others": options["jd_bonus"],
        **dict.fromkeys(("hearts.broken_by", "hearts.queen_breaks", "hearts.exception", "queen.lead"), not gated),
    }
    return {path: value for path, value in rules.items() if not idle.get(path)}


def read_options(given: Sequence[str], known: Mapping[str, bool]) -> tuple[Options, list[str]]:
    """Return the options with their values, those not given as they are known, and what is wrong with what is given.

    >>> read_options(["jd_bonus=true"], {"jd_bonus": False, "pass_cards": True})
    ({'jd_bonus': True, 'pass_cards': True}, [])
    >>> read_options(["jd_bonos=true"], {"jd_bonus": False})[1]
    ["there is no option 'jd_bonos'; did you mean 'jd_bonus'? There are: jd_bonus"]
    """
    options, faults = dict(known), []
    for word in given:
        name, _, value = word.partition("=")
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"did you mean '{near[0]}'? " if near else ""
            faults.append(f"there is no option '{name}'; {hint}There are: {', '.join(sorted(known))}")
        elif value not in ("true", "false"):
            faults.append(f"{name} is true or false, not '{value}'")
        else:
            options[name] = value == "true"
    return options, faults
