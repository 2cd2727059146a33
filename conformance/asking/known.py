"""What the answers amount to: which parameters apply, which are still to be asked about, and what fits together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conformance.rules.coherence import Fault, faults_of
from conformance.rules.needs import Table
from conformance.rules.pack import total_points
from conformance.rules.parameters import TOTALS, load_parameters
from conformance.rules.resolved import settled_value
from conformance.rules.settings import VALUES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.asking.questions import Values

_RANKS: Final = "pack.ranks"
_PACK: Final = (_RANKS, VALUES)


def applies(path: str, known: Mapping[str, Any]) -> bool | None:
    """Say whether a parameter applies under what is known; None where that does not decide it.

    >>> applies("hearts.broken_by", {"hearts.lead": "free"}), applies("hearts.broken_by", {})
    (False, None)
    """
    return Table(load_parameters(), known).applies(path)


def faults_in(known: Mapping[str, Any]) -> list[Fault]:
    """Return everything that does not go together in what is known."""
    return faults_of(Table(load_parameters(), known))


def lacking(known: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the parameters that apply and are not known; what hangs on something unknown is not named beside it.

    >>> "hearts.lead" in lacking({}), "hearts.broken_by" in lacking({})
    (True, False)
    """
    table = Table(load_parameters(), known)
    return tuple(path for path in load_parameters() if path not in known and table.applies(path))


def relevant(known: Mapping[str, Any]) -> Values:
    """Return what is known without what does not apply, in the order of the resolved rules."""
    table = Table(load_parameters(), known)
    return {path: known[path] for path in load_parameters() if path in known and table.applies(path) is not False}


def total_of(known: Mapping[str, Any]) -> int | None:
    """Return the sum of all penalty points, if it is known.

    >>> total_of({"pack.ranks": ["J", "Q"], "scoring.values": {"hearts": 1, "QS": 5}})
    7
    """
    return total_points(known[_RANKS], known[VALUES]) if all(path in known for path in _PACK) else None


def in_final_form(path: str, value: Any, around: Mapping[str, Any]) -> Any:
    """Return a value as resolved rules have it; words for points become numbers where the pack is known.

    >>> in_final_form("sweep.others", "total", {})
    'total'
    """
    if value in TOTALS and total_of(around) is None:
        return value
    return settled_value(load_parameters()[path], value, around)
