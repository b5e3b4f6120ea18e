"""Blue Units of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import unit
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    unit(
        "Delamain Cab", "WNC 112", BLUE, ram=2, cost=4, power=4, tags=["VEHICLE"],
        text=[at(END, ready_eddies(1), only_if=happened(steals(THIS)))],
    ),
    unit(
        "Evelyn Parker: Scheming Siren", "WNC 113", BLUE, ram=3, cost=2, power=0, tags=["DOLL"],
        text=[on(ATTACK, draw(1), then(iff(cred(MORE), discard(1))))],
    ),
    unit(
        "MT0D12 Flathead", "HEI 015", BLUE, ram=3, cost=5, power=7, sell=True, tags=["DRONE", "MILITECH"],
        text=[have(THIS, cant(BE_BLOCKED), only_if=cred(LESS))],
    ),
    unit(
        "Psycho Squad", "WNC 124", BLUE, ram=1, cost=4, power=6, tags=["NCPD"],
    ),
)
