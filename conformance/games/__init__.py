"""Generated games: played by an app and by a second implementation, and compared word by word."""
