"""Finding out which rules an app plays by asking the person who looks at it."""
