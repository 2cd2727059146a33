"""The smallest adapters, each a single file to copy and to make one's own; see README.md."""
