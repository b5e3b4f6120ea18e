"""English: the phrase book in which card texts are written.

`grammar` joins words, `nouns` says things, `whens` says conditions and moments, `doings` says changes and instructions,
and `paragraphs` puts them together; each builds on the one before.
"""

from typing import Final

from streetcred.text.english.paragraphs import English

__all__ = ["ENGLISH", "English"]

ENGLISH: Final = English()
