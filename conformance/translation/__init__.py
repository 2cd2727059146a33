"""Scenarios in several languages: steps rendered from the phrasebook, titles by hand, and all of it held equal."""
