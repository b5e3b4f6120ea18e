"""Blue Units of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import unit
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    unit(
        "Delamain: Rideshare AI", "WNC 111", BLUE, ram=3, cost=3, power=0, tags=["AI"],
        text=[on(PLAY, draw(2))],
    ),
    unit(
        "Delamain Cab", "WNC 112", BLUE, ram=2, cost=4, power=4, tags=["VEHICLE"],
        text=[at(END, ready_eddies(1), only_if=happened(steals(THIS)))],
    ),
    unit(
        "Evelyn Parker: Scheming Siren", "WNC 113", BLUE, ram=3, cost=2, power=0, tags=["DOLL"],
        text=[on(ATTACK, draw(1), then(iff(cred(MORE), discard(1))))],
    ),
    unit(
        "Hacked Corpo", "WNC 114", BLUE, ram=1, cost=4, power=3, tags=["AI", "CORPO"],
        text=[on(PLAY, trash(3), add(a(those(PROGRAM))))],
    ),
    unit(
        "Jacked-In Voodoo Boy", "WNC 115", BLUE, ram=2, cost=2, power=2, tags=["NETRUNNER", "VOODOO BOYS"],
        text=[have(THIS, cant(TO_ATTACK), unless=happened(you_play(friendly(PROGRAM))))],
    ),
    unit(
        "Judy Álvarez: Nothing to Doubt", "WNC 116", BLUE, ram=5, cost=6, power=6, tags=["GANGER", "MOX", "TECHIE"],
        text=[activate(reveal_top(1), may(play_for_free(IT)), otherwise(add(IT)), pays=1)],
    ),
    unit(
        "Lizzy Wizzy: Delicate Weapon", "WNC 117", BLUE, ram=2, cost=5, power=2, tags=["ROCKER"],
        text=[
            on(PLAY, may(play_for_free(a(in_your_hand_or_trash(PROGRAM, cost_at_most(3))), to_bottom=True))),
            keyword(BLOCKER),
        ],
    ),
    unit(
        "Maman Brigitte: Spirit of Death", "WNC 118", BLUE,
        ram=4, cost=5, power=3, tags=["MYSTIC", "NETRUNNER", "VOODOO BOYS"],
        text=[on(PLAY, may(discard(2, in_your_hand(PROGRAM))), if_done(bottom_deck(a(rival(UNIT, UNEQUIPPED)))))],
    ),
    unit(
        "Misty Olszewski: Mender of Broken Spirits", "WNC 119", BLUE, ram=2, cost=3, power=0, tags=["MYSTIC"],
        text=[
            have(THIS, cant(TO_ATTACK)),
            at(
                END,
                choose_type(),
                then(reveal_top(1)),
                iff(it_is_type(), both(add(IT), ready_eddies(1)), trash_it()),
            ),
        ],
    ),
    unit(
        "Modded Kusanagi", "WNC 120", BLUE, ram=2, cost=6, power=8, tags=["TYGER CLAWS", "VEHICLE"],
        text=[keyword(ADRENALINE), at(END, return_to_hand(THIS))],
    ),
    unit(
        "Modded Muramasa", "WNC 121", BLUE, ram=2, cost=5, power=4, tags=["VEHICLE"],
        text=[at(END, ready(THIS), only_if=cred(LESS))],
    ),
    unit(
        "Mox Inciters", "WNC 122", BLUE, ram=2, cost=3, power=2, tags=["GANGER", "MOX"],
        text=[on(PLAY, give(a(rival(UNIT)), must_attack(), NEXT_TURN)), keyword(BLOCKER)],
    ),
    unit(
        "MT0D12 Flathead", "HEI 015", BLUE, ram=3, cost=5, power=7, sell=True, tags=["DRONE", "MILITECH"],
        text=[have(THIS, cant(BE_BLOCKED), only_if=cred(LESS))],
    ),
    unit(
        "Placide: Voodoo Sentinel", "WNC 123", BLUE,
        ram=2, cost=8, power=10, tags=["GANGER", "NETRUNNER", "VOODOO BOYS"],
        text=[on((PLAY, ATTACK), may(discard(1, in_your_hand(PROGRAM))), if_done(bottom_deck(a(rival(UNIT)))))],
    ),
    unit(
        "Psycho Squad", "WNC 124", BLUE, ram=1, cost=4, power=6, tags=["NCPD"],
    ),
    unit(
        "Rita Wheeler: No Stupid Questions", "WNC 125", BLUE, ram=2, cost=4, power=4, tags=["GANGER", "MOX"],
        text=[keyword(BLOCKER), first_time(spent(THIS), first_then(draw(1), discard(1)))],
    ),
    unit(
        "Rogue Amendiares: Queen of the Afterlife", "WNC 126", BLUE, ram=2, cost=5, power=4, tags=["FIXER", "MERC"],
        text=[
            first_time(steals(other(friendly(UNIT)), gigs_below_its_power()), ready_eddies(2)),
            activate(loses_power(a(rival(UNIT)), ITS_POWER, THIS_TURN), pays=2, quick=True),
        ],
    ),
    unit(
        "Westbrook Netrunner", "WNC 127", BLUE, ram=2, cost=4, power=5, tags=["NETRUNNER"],
        text=[on(PLAY, have_for_a_while(rival(LEGEND), cant_steal_below_power(), UNTIL_YOUR_NEXT_TURN))],
    ),
)
