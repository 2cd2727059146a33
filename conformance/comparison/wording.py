"""The words of the comparison tables, as `spec/comparison.yaml` has them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

Words = dict[str, str]


class Wording(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Words by language, under the names that the renderers use; `spec/comparison.yaml` says what each is for."""

    about: dict[str, str]
    titles: dict[str, Words]
    page: dict[str, Words]
    position: dict[str, Words]
    outcome: dict[str, dict[str, Any]]
    unseen: dict[str, Words]


@cache
def load_wording() -> Wording:
    """Return the words.

    >>> load_wording().titles["lead.hearts"]["nl"]
    'Uitkomen met harten'
    """
    return msgspec.convert(load_yaml(SPEC / "comparison.yaml"), Wording)
