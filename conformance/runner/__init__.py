"""From cases and an app to a verdict; knows the protocol and no rule of the game."""
