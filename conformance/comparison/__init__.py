"""Variants beside each other: clause by clause, and the shortest position that tells two of them apart."""
