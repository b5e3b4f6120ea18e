"""Programs of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import program
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    program(
        "Afterparty at Lizzie's", "WNC 065", YELLOW, ram=1, cost=1, tags=["BRAINDANCE", "MOX"],
        text=[does(adjust(a_gig(), up_to=1), iff(different_values(2), draw(1)))],
    ),
    program(
        "Corporate Surveillance", "WNC 097", GREEN, ram=1, cost=2, tags=["CORPO"],
        text=[does(spend(a(rival(UNIT, cost_at_most(4)))))],
    ),
    program(
        "Floor It", "WNC 132", BLUE, ram=1, cost=1, tags=["MERC", "QUICKHACK"],
        text=[does(give(a(rival(UNIT)), power(-1), THIS_TURN), draw(1), quick=True)],
    ),
    program(
        "Industrial Assembly", "WNC 033", RED, ram=1, cost=1, tags=["ARASAKA", "BRAINDANCE"],
        text=[does(increase(a_gig(), up_to=4), iff(control(friendly_gigs(at_least=8)), draw(1)))],
    ),
    program(
        "Over the Edge", "WNC 034", RED, ram=2, cost=3, tags=["MERC"],
        text=[does(defeat(a(either(UNIT, power_at_most(value_of(friendly_gigs(sides=20)))))))],
    ),
    program(
        "Reboot Optics", "WNC 136", BLUE, ram=2, cost=2, tags=["QUICKHACK"],
        text=[does(next_time(fights(rival(UNIT)), has(IT, cant(DEFEAT), THIS_ATTACK)), quick=True)],
    ),
    program(
        "Shattered Memories", "WNC 035", RED, ram=2, cost=4, tags=["BRAINDANCE"],
        text=[does_in_turn((each_player(discard_hand(), may(draw(5))),), (iff(equals_a_gig(THE_DISCARDED), draw(2)),))],
    ),
)
