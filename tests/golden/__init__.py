"""Recorded games with their transcripts, which a change of the rules must not change unnoticed."""
