"""Red Units of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import unit
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    unit(
        "Chrome Fang", "WNC 008", RED, ram=1, cost=5, power=6, tags=["GANGER", "NETRUNNER", "TYGER CLAWS"],
        text=[on(PLAY, have_for_a_while(rival(UNIT), cant_steal_above_power(), UNTIL_YOUR_NEXT_TURN))],
    ),
    unit(
        "Minotaur", "EBP 003", RED, ram=2, cost=7, power=9, tags=["ARASAKA", "DRONE", "MILITECH"],
        text=[on(PLAY, defeat(a(rival(UNIT, power_at_most(5)))), only_if=cred(MORE))],
    ),
    unit(
        "Ruthless Lowlife", "WNC 017", RED, ram=1, cost=2, power=4, tags=["GANGER", "MAELSTROM"],
        text=[have(THIS, only_attack_units())],
    ),
    unit(
        "Swordwise Huscle", "WNC 019", RED, ram=2, cost=3, power=3, tags=["MERC"],
        text=[on(ATTACK, draw(1), only_if=this_is(power_at_least(5)))],
    ),
)
