"""Yellow Units of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import unit
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    unit(
        "Adam Smasher: Metal Over Meat", "WNC 041", YELLOW, ram=6, cost=9, power=15, tags=["ARASAKA", "MERC"],
        text=[on(PLAY, defeat(every(other(either(UNIT)))))],
    ),
    unit(
        "Alt Cunningham: Mother of Daemons", "WNC 042", YELLOW, ram=3, cost=7, power=8, tags=["MERC", "NETRUNNER"],
        text=[
            when(spent(friendly(UNIT | LEGEND, EQUIPPED)), draw(1)),
            would_steal(rival(UNIT), discard(1, in_your_hand(ANY_TYPE, COST_OF_THAT_GIG)), prevent()),
        ],
    ),
    unit(
        "Augmented Negotiators", "WNC 043", YELLOW, ram=1, cost=3, power=2, tags=["ARASAKA", "CORPO"],
        text=[keyword(BLOCKER), when(uses_blocker(THIS), discard(1, by=RIVAL))],
    ),
    unit(
        "Caliber: Totentanz's Top Dog", "WNC 044", YELLOW, ram=2, cost=5, power=5, tags=["GANGER", "MAELSTROM"],
        text=[
            on(PLAY, defeat(a(rival(UNIT, cost_at_most(2))))),
            on(DEFEATED, discard(1, by=RIVAL), iff(equals_a_gig(THE_COST), discard(1, by=RIVAL, more=True))),
        ],
    ),
    unit(
        "Dexter DeShawn: One Last Chance", "HEI 002", YELLOW, ram=2, cost=3, power=4, tags=["FIXER"],
        text=[
            on((PLAY, ATTACK), adjust(a_gig(), up_to=1)),
            on(DEFEATED, draw(2), only_if=cred_differs_by(10)),
        ],
    ),
    unit(
        "Gilded Matón", "WNC 045", YELLOW, ram=2, cost=4, power=3, tags=["GANGER", "VALENTINO"],
        text=[on(PLAY, may(defeat(a(friendly(GEAR)))), if_done(defeat(a(rival(UNIT, cost_at_most(3))))))],
    ),
    unit(
        "Hanako Arasaka: In a Gilded Cage", "WNC 046", YELLOW,
        ram=2, cost=4, power=1, tags=["ARASAKA", "CORPO", "NETRUNNER"],
        text=[on(PLAY, search(4), reveal_and_add(any_number(those(ANY_TYPE, COST_OF_A_GIG))), bottom_deck_the_rest())],
    ),
    unit(
        "Heywood Ripperdoc", "WNC 047", YELLOW, ram=1, cost=6, power=8, tags=["RIPPERDOC"],
        text=[on(PLAY, may(defeat(a(either(GEAR)))), iff(equals_a_gig(ITS_COST), draw(1)))],
    ),
    unit(
        "Jackie Welles: Ride or Die Choom", "WNC 048", YELLOW,
        ram=2, cost=6, power=8, plus=True, tags=["MERC", "VALENTINO"],
        text=[
            on(ATTACK, give(THIS, power(per(2, friendly_gigs(shows=EVEN))), THIS_TURN)),
            on(DEFEATED, draw(per(1, friendly_gigs(shows=ODD)))),
        ],
    ),
    unit(
        "Maelstrom Goons", "WNC 049", YELLOW, ram=2, cost=3, power=3, tags=["GANGER", "MAELSTROM"],
        text=[when(steals(THIS), iff(this_is(EQUIPPED, as_it=True), discard(1, by=RIVAL)))],
    ),
    unit(
        "MaxTac Suppression Team", "WNC 050", YELLOW, ram=1, cost=5, power=7, tags=["NCPD"],
        text=[have(rival(UNIT), cant(TO_ATTACK), during=LAGGING)],
    ),
    unit(
        "Offduty Malfini", "WNC 051", YELLOW, ram=2, cost=4, power=5, tags=["GANGER", "VOODOO BOYS"],
        text=[on(PLAY, spend(THIS, a(rival(UNIT))))],
    ),
    unit(
        "Rockn' Rockerboy", "WNC 052", YELLOW, ram=1, cost=5, power=8, tags=["ROCKER"],
    ),
    unit(
        "Secondhand Bombus", "WNC 053", YELLOW, ram=2, cost=2, power=0, tags=["DRONE", "ZETATECH"],
        text=[keyword(BLOCKER)],
    ),
    unit(
        "Sketchy Ripper", "WNC 054", YELLOW, ram=2, cost=2, power=0, tags=["GANGER", "RIPPERDOC", "SCAVENGER"],
        text=[on(ATTACK, search(3), reveal_and_add(a(those(GEAR))), bottom_deck_the_rest())],
    ),
    unit(
        "T-Bug: Amateur Philosopher", "WNC 055", YELLOW, ram=2, cost=4, power=4, tags=["MERC", "NETRUNNER"],
        text=[on(DEFEATED, look_at(every(FACE_DOWN_LEGEND)), then(may(call(a(FACE_DOWN_LEGEND)))))],
    ),
    unit(
        "Trauma Team Operatives", "WNC 056", YELLOW, ram=2, cost=6, power=7, tags=["MEDTECH", "TRAUMA TEAM"],
        text=[plays_for(UNIT, price(per(-1, in_your_trash(UNIT))))],
    ),
    unit(
        "Viktor Vektor: Drop Your Illusions", "WNC 057", YELLOW, ram=2, cost=5, power=5, tags=["RIPPERDOC"],
        text=[first_plays_for(friendly(GEAR, tag("CYBERWARE")), price(-3))],
    ),
    unit(
        "Viktor Vektor: You Might Feel a Little Pinch", "WNC 058", YELLOW, ram=2, cost=3, power=3, tags=["RIPPERDOC"],
        text=[
            on(
                PLAY,
                play_for_free(
                    a(in_your_trash(GEAR, tag("CYBERWARE"), cost_at_most(2))),
                    only_on=other(friendly(UNIT)),
                ),
            ),
        ],
    ),
)
