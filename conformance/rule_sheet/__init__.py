"""Rule sheets: what a player needs to know of a profile, as sections of sentences in one language."""
