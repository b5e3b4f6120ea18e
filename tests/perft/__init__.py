"""Counts of leaves: how many ways lead a fixed number of answers on from a position."""
