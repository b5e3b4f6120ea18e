"""Spanish: card texts as a Spanish edition would print them.

`terms` is the glossary: which Spanish word stands for which word of the rules, and with which forms. `grammar` joins
words, `nouns` says things, `whens` says conditions and moments, `doings` says changes and instructions, and
`paragraphs` puts them together; each builds on the one before.

Printed symbols of the game stay as they are: keywords, labels such as PLAY, tags, names, Street Cred and €$.
"""

from typing import Final

from streetcred.text.spanish.paragraphs import Spanish

__all__ = ["SPANISH", "Spanish"]

SPANISH: Final = Spanish()
