"""The rules of the game, chapter by chapter; each module is named after what the rules call it."""
