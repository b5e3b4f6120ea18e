"""The game in sentences: what happened, what is asked, and what each answer means.

Everything is said from what its reader may know, so no sentence can tell more.
"""

from streetcred.narrate.events import REASONS, sentence, story, tales
from streetcred.narrate.names import Names, capital, counted, gig_words, listed
from streetcred.narrate.printed import has_power, power_words, reminders
from streetcred.narrate.questions import answer, question, reason, rule_of

__all__ = [
    "REASONS",
    "Names",
    "answer",
    "capital",
    "counted",
    "gig_words",
    "has_power",
    "listed",
    "power_words",
    "question",
    "reason",
    "reminders",
    "rule_of",
    "sentence",
    "story",
    "tales",
]
