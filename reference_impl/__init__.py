"""The reference engine: plays any resolved profile, and says which clause bars a card."""
