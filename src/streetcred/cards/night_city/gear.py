"""Gear of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import gear
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    gear(
        "Adrenaline Converter", "WNC 059", YELLOW, ram=4, cost=2, power=3, tags=["CYBERWARE", "MEDTECH"],
        text=[have(THIS, gets(ADRENALINE), only_if=rival_has_more_gigs(by=2))],
    ),
    gear(
        "Arasaka Emergency Radioport", "WNC 023", RED, ram=2, cost=2, power=2, tags=["ARASAKA", "CYBERWARE"],
        text=[
            when(
                spent(THIS_UNIT_OR_LEGEND),
                may(look_at(a(FACE_DOWN_LEGEND))),
                may(call(IT), only_if=that_legend_is(tag("ARASAKA"), has_keyword(GO_SOLO))),
            ),
        ],
    ),
    gear(
        "Deadman Transmitter", "WNC 024", RED, ram=3, cost=3, power=1, tags=["CYBERWARE", "TRAUMA TEAM"],
        text=[would_be_defeated(THIS, defeat(a(friendly(GEAR, ITS, named("Deadman Transmitter")))))],
    ),
    gear(
        "Dying Night: V's Pistol", "WNC 128", BLUE, ram=2, cost=2, power=2, tags=["MERC", "WEAPON"],
        text=[on(ATTACK, decrease(a_gig(), up_to=2), later(iff(is_named("V"), ready_eddies(2))))],
    ),
    gear(
        "Gorilla Arms", "WNC 060", YELLOW, ram=3, cost=4, power=3, tags=["CYBERWARE"],
        text=[first_time(steals(THIS, each=False), steal(a_rival_gig_unshared(), by=THIS))],
    ),
    gear(
        "Kiroshi Optics", "WNC 061", YELLOW, ram=1, cost=1, power=1, tags=["CYBERWARE"],
        text=[on(ATTACK, look_at(a(FACE_DOWN_LEGEND)))],
    ),
    gear(
        "Mandibular Upgrade", "WNC 062", YELLOW, ram=2, cost=1, power=0, tags=["CYBERWARE"],
        text=[keyword(BLOCKER)],
    ),
    gear(
        "Mantis Blades", "WNC 025", RED, ram=1, cost=1, power=2, tags=["CYBERWARE"],
    ),
    gear(
        "NetWatch Netdriver", "WNC 129", BLUE, ram=2, cost=3, power=2, tags=["CYBERWARE", "NETRUNNER", "NETWATCH"],
        text=[when(spent(THIS_UNIT_OR_LEGEND), draw(1))],
    ),
    gear(
        "Overwatch: Panam's Gift", "WNC 093", GREEN, ram=4, cost=4, power=4, tags=["WEAPON"],
        text=[activate(discard(1), defeat(a(rival(UNIT, SPENT, cost_at_most(DISCARDED_COST)))), pays=1, quick=True)],
    ),
    gear(
        "Riot Shield", "WNC 094", GREEN, ram=2, cost=2, power=1, tags=["WEAPON"],
        text=[keyword(BLOCKER), rivals_go_solo_for(2)],
    ),
    gear(
        "Sandevistan", "WNC 095", GREEN, ram=3, cost=3, power=2, tags=["CYBERWARE"],
        text=[at(END, ready(THIS_UNIT_OR_LEGEND))],
    ),
    gear(
        "Satori: Sword of Saburo", "WNC 026", RED, ram=1, cost=2, power=2, tags=["ARASAKA", "WEAPON"],
        text=[when(wins(THIS, rival(UNIT)), draw(1))],
    ),
    gear(
        "Tetratronic Rippler", "WNC 130", BLUE, ram=2, cost=1, power=1, tags=["CYBERWARE"],
        text=[when(spent(THIS_UNIT_OR_LEGEND), search(1), may(trash_it()))],
    ),
    gear(
        "The Relic: Experimental Biochip", "WNC 063", YELLOW, ram=4, cost=5, power=3, tags=["ARASAKA", "CYBERWARE"],
        text=[
            on(
                DEFEATED,
                play_for_free(a(other(in_your_trash(UNIT, cost_at_most(9))))),
                then(bottom_deck(THIS_IN_TRASH)),
            ),
        ],
    ),
    gear(
        "Zetatech Berserk", "WNC 096", GREEN, ram=2, cost=6, power=3, tags=["CYBERWARE", "ZETATECH"],
        text=[plays_for(GEAR, price(per(-1, friendly(LEGEND, FACE_UP))))],
    ),
    gear(
        "Zetatech Faceplate", "WNC 064", YELLOW, ram=2, cost=2, power=2, tags=["CYBERWARE", "ZETATECH"],
        text=[when(spent(THIS_UNIT_OR_LEGEND), adjust(a_gig(), up_to=1), then(iff(different_values(3), draw(1))))],
    ),
)
