"""Green Units of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import unit
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    unit(
        "Corpo Security", "WNC 076", GREEN, ram=1, cost=2, power=2, tags=["CORPO"],
        text=[have(THIS, cant(TO_ATTACK)), keyword(BLOCKER)],
    ),
    unit(
        "Emergency Atlus", "WNC 077", GREEN, ram=1, cost=3, power=4, tags=["TRAUMA TEAM", "VEHICLE", "ZETATECH"],
    ),
    unit(
        "Field Operator", "WNC 078", GREEN, ram=2, cost=3, power=2, tags=["ARASAKA", "CORPO", "TECHIE"],
        text=[on(PLAY, draw(1), only_if=CRED_EVEN)],
    ),
    unit(
        "Goro Takemura: Losing His Way", "EBP 017", GREEN, ram=3, cost=4, power=4, plus=True, tags=["ARASAKA", "CORPO"],
        text=[on(ATTACK, has(THIS, power(5), THIS_TURN), only_if=all_friendly_legends(FACE_UP))],
    ),
    unit(
        "MaxTac AV", "WNC 080", GREEN, ram=2, cost=5, power=8, tags=["NCPD", "VEHICLE"],
        text=[on(PLAY, may(swap(a_friendly_gig(), a_rival_gig())))],
    ),
)
