"""Recorded games judged: what is found in each, added up in the order of the records whoever did the work."""
