"""Yellow Units of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import unit
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    unit(
        "Dexter DeShawn: One Last Chance", "HEI 002", YELLOW, ram=2, cost=3, power=4, tags=["FIXER"],
        text=[
            on((PLAY, ATTACK), adjust(a_gig(), up_to=1)),
            on(DEFEATED, draw(2), only_if=cred_differs_by(10)),
        ],
    ),
    unit(
        "Heywood Ripperdoc", "WNC 047", YELLOW, ram=1, cost=6, power=8, tags=["RIPPERDOC"],
        text=[on(PLAY, may(defeat(a(either(GEAR)))), iff(equals_a_gig(ITS_COST), draw(1)))],
    ),
    unit(
        "Offduty Malfini", "WNC 051", YELLOW, ram=2, cost=4, power=5, tags=["GANGER", "VOODOO BOYS"],
        text=[on(PLAY, spend(THIS, a(rival(UNIT))))],
    ),
    unit(
        "Secondhand Bombus", "WNC 053", YELLOW, ram=2, cost=2, power=0, tags=["DRONE", "ZETATECH"],
        text=[keyword(BLOCKER)],
    ),
    unit(
        "T-Bug: Amateur Philosopher", "WNC 055", YELLOW, ram=2, cost=4, power=4, tags=["MERC", "NETRUNNER"],
        text=[on(DEFEATED, look_at(every(FACE_DOWN_LEGEND)), then(may(call(a(FACE_DOWN_LEGEND)))))],
    ),
)
