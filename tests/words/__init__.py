"""The vocabulary, word by word, on cards made for tests."""
