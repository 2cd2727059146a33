"""Verifying millions of recorded games: a compiled screen before the readable verifier (extra `bulk`)."""

from reference_impl.bulk.missing import NoBulkError
from reference_impl.bulk.screening import Screen, Screened

__all__ = ["NoBulkError", "Screen", "Screened"]
