"""Perft for cards: the number of ways in which the play of a deal can begin, for deals that are published."""
