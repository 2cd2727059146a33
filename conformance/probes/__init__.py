"""Probes: what must hold whatever the rules are, found by asking an app again and comparing it with itself."""
