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
        "Maelstrom Zealots", "WNC 079", GREEN, ram=1, cost=4, power=0, tags=["GANGER", "MAELSTROM"],
        text=[when(loses(THIS), defeat(OPPOSING))],
    ),
    unit(
        "MaxTac AV", "WNC 080", GREEN, ram=2, cost=5, power=8, tags=["NCPD", "VEHICLE"],
        text=[on(PLAY, may(swap(a_friendly_gig(), a_rival_gig())))],
    ),
    unit(
        "MaxTac Heavy", "WNC 081", GREEN, ram=3, cost=7, power=8, tags=["NCPD"],
        text=[plays_for(UNIT, price(per(-1, rival(UNIT))))],
    ),
    unit(
        "MaxTac Squadron", "WNC 082", GREEN, ram=3, cost=3, power=4, tags=["NCPD"],
        text=[at(END, ready(a(friendly(LEGEND, FACE_UP))), only_if=this_is(SPENT))],
    ),
    unit(
        "Nadia: Fighting Through Grief", "WNC 083", GREEN, ram=2, cost=6, power=8, tags=["MEDTECH", "TRAUMA TEAM"],
        text=[have(THIS, attacks_gigs_lagging(), only_if=rival_has_more_gigs())],
    ),
    unit(
        "Pacifica Netrunner", "WNC 084", GREEN, ram=2, cost=4, power=1, tags=["NETRUNNER"],
        text=[on(PLAY, give(a(rival(UNIT)), cant(TO_READY), UNTIL_YOUR_NEXT_TURN), only_if=CRED_EVEN)],
    ),
    unit(
        "Panam Palmer: Strength Through Family", "WNC 085", GREEN,
        ram=4, cost=6, power=6, tags=["ALDECADO", "MERC", "NOMAD"],
        text=[
            free_calls(),
            on(ATTACK, discard(1), if_done(draw(per(1, friendly(LEGEND, FACE_UP))))),
        ],
    ),
    unit(
        "Pepe Najarro: Working Doubles", "WNC 086", GREEN, ram=2, cost=4, power=6, tags=["VALENTINO"],
        text=[on(ATTACK, ready(up_to(2, in_your_legends_area(tag("MERC")))), only_if=control(VALUE_PAIR))],
    ),
    unit(
        "Riding Nomad", "WNC 087", GREEN, ram=4, cost=5, power=4, tags=["NOMAD"],
        text=[keyword(ADRENALINE)],
    ),
    unit(
        "Sandayu Oda: Hanako's Guardian", "WNC 088", GREEN, ram=2, cost=7, power=8, tags=["ARASAKA", "CORPO"],
        text=[
            on(PLAY, spend(exactly(per(1, VALUE_PAIR), rival(UNIT)))),
            have(THIS, attacks_lagging(rival(UNIT))),
        ],
    ),
    unit(
        "Saul Bright: Stormrider", "WNC 089", GREEN, ram=2, cost=8, power=14, tags=["ALDECADO", "NOMAD"],
        text=[
            have(other(friendly(UNIT)), power(2), during=ATTACKING),
            at(END, ready(up_to(3, friendly(UNIT)))),
        ],
    ),
    unit(
        "Tyger's Whisper", "WNC 090", GREEN, ram=1, cost=2, power=0, tags=["FIXER", "TYGER CLAWS"],
        text=[on(PLAY, may(call(a(FACE_DOWN_LEGEND))))],
    ),
    unit(
        "Valentino Street Racer", "WNC 091", GREEN, ram=2, cost=3, power=3, tags=["VALENTINO", "VEHICLE"],
        text=[on(PLAY, give(a(other(friendly(UNIT, cost_at_most(5)))), gets(ADRENALINE), THIS_TURN))],
    ),
    unit(
        "Wraith Marauders", "WNC 092", GREEN, ram=2, cost=5, power=4, tags=["GANGER", "NOMAD", "RAFFEN SHIV"],
        text=[when(steals(THIS), ready(a(other(friendly(UNIT, POWER_OF_THAT_GIG)))))],
    ),
)
