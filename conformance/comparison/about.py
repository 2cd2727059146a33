"""Which clause each parameter is about: every parameter has one, though several clauses may read it."""

from __future__ import annotations

from functools import cache

from conformance.comparison.wording import load_wording
from conformance.rules.clauses import load_clauses


@cache
def clause_of_parameters() -> dict[str, str]:
    """Return by parameter the clause it is about, in the order of a rule sheet.

    That is the first clause that reads it, unless `spec/comparison.yaml` says otherwise.

    >>> clause_of_parameters()["hearts.lead"], clause_of_parameters()["match.ends"]
    ('lead.hearts', 'match.mid-deal')
    """
    found = dict(load_wording().about)
    for clause in load_clauses().values():
        for path in clause.reads:
            found.setdefault(path, clause.id)
    order = list(load_clauses())
    return dict(sorted(found.items(), key=lambda item: order.index(item[1])))
