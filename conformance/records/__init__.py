"""Recorded games: what was played and what was said of it, to be verified later by anybody."""
