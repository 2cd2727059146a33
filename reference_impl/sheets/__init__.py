"""What a deal can have been when only the score sheet is left of it."""
