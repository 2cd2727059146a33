"""Recorded games held against the rules: readable, every play with the clauses that bar it."""

from reference_impl.verifying.judging import Judging
from reference_impl.verifying.verify import verify

__all__ = ["Judging", "verify"]
