"""The game in sentences: what happened, what is asked, and what each answer means.

Everything is said from what its reader may know, so no sentence can tell more.
"""

from streetcred.narrate.events import REASONS, sentence
from streetcred.narrate.names import Names, ability_words, gig_words
from streetcred.narrate.questions import answer, question, reason

__all__ = ["REASONS", "Names", "ability_words", "answer", "gig_words", "question", "reason", "sentence"]
