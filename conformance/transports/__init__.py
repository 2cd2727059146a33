"""Ways to reach an app; each is a `Connection` that carries lines and says how the app ended."""
