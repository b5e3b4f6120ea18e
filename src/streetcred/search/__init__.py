"""Searching cards in words: `color:blue cost<=3 tag:arasaka -keyword:blocker "draw 1" sort:-power`.

Plain words are looked for in everything that a card says. A word that means nothing is told in a sentence, and the rest
still works. The page has the same language in `web/src/cards/search`; `tests/search/cases.json` holds both together.
"""

from streetcred.search.facts import Facts, facts_of
from streetcred.search.query import Query, read

__all__ = ["Facts", "Query", "facts_of", "read"]
