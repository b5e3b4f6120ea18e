"""Legends of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import legend
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    legend(
        "Goro Takemura: Hands Unclean", "EBP 012", GREEN, ram=2, cost=5, power=7, tags=["ARASAKA", "CORPO"],
        text=[keyword(GO_SOLO), keyword(BLOCKER)],
    ),
    legend(
        "Jackie Welles: Mama's Favorite", "WNC 073", GREEN, ram=2, cost=6, power=8, tags=["MERC"],
        text=[
            keyword(GO_SOLO),
            would_be_defeated(a(friendly(UNIT)), pay(1), defeat(THIS_LEGEND), optional=True),
        ],
    ),
    legend(
        "Jackie Welles: Pour One Out For Me", "HEI 011", BLUE, ram=2, tags=["MERC"],
        text=[
            first_time(
                you_play(friendly(UNIT, of_colour(BLUE)), friendly(GEAR, of_colour(BLUE))),
                may(decrease(a_friendly_gig(), up_to=2)),
                iff(BECOMES_MIN, draw(1)),
            ),
        ],
    ),
    legend(
        "Saburo Arasaka: Stubborn Patriarch", "EBP 013", GREEN, ram=2, tags=["ARASAKA", "CORPO"],
        text=[have(friendly(UNIT, tag("ARASAKA")), power(1), during=ATTACKING)],
    ),
    legend(
        "V: Corporate Exile", "HEI 012", BLUE, ram=2, cost=5, power=8, tags=["CORPO", "MERC"],
        text=[keyword(GO_SOLO)],
    ),
    legend(
        "Viktor Vektor: Sit Down and Relax", "HEI 001", YELLOW, ram=2, tags=["RIPPERDOC"],
        text=[
            on(
                CALL,
                search(5),
                reveal_and_add(up_to(2, those(GEAR, cost_at_most(2)))),
                bottom_deck_the_rest(at_random=True),
            ),
        ],
    ),
    legend(
        "Yorinobu Arasaka: Embracing Destruction", "EBP 001", RED, ram=2, tags=["ARASAKA", "CORPO"],
        text=[first_time(attacks(friendly(UNIT, tag("ARASAKA"))), draw(1), then(iff(cred_below(20), discard(1))))],
    ),
)
