"""The vocabulary of card text: every word can do itself, and be said in a language by a phrase book."""
