"""Finding out which rules an app plays: hypotheses, positions that tell them apart, and what the answers leave."""
