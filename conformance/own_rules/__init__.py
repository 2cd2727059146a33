"""A table of one's own: its rules as a file, what of the suite still holds for it, and drafts of what is missing."""
