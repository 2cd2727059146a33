"""Score sheets of clubs: what is written on them, and whether it can be right."""
