"""Legends of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import legend
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    legend(
        "Adam Smasher: Ender of Legends", "WNC 001", RED, ram=2, cost=9, power=9, tags=["ARASAKA", "MERC"],
        text=[keyword(GO_SOLO), on(PLAY, defeat(a(rival(UNIT))))],
    ),
    legend(
        "Alt Cunningham: Soulkiller Architect", "WNC 106", BLUE, ram=2, tags=["MERC", "NETRUNNER"],
        text=[
            activate(next_plays_for(friendly(PROGRAM), price(per(-1, friendly_gigs(shows=MIN))))),
            activate(play(a(in_your_trash(PROGRAM, AFFORDABLE)), to_bottom=True), pays=1),
        ],
    ),
    legend(
        "Dexter DeShawn: Off the Grid", "WNC 002", RED, ram=2, tags=["FIXER"],
        text=[
            on(CALL, choose_one(give(a(friendly(UNIT)), power(2), THIS_TURN), draw(1))),
            activate(increase(a_gig(), up_to=2)),
        ],
    ),
    legend(
        "Dum Dum: Maelstrom Triggerman", "WNC 036", YELLOW, ram=2, tags=["GANGER", "MAELSTROM"],
        text=[
            on(CALL, may(defeat(a(friendly(GEAR)))), if_done(draw(2), draw(1))),
            activate(give(a(friendly(UNIT)), power(per(1, ITS_GEAR)), THIS_TURN), pays=1, quick=True),
        ],
    ),
    legend(
        "Evelyn Parker: Beautiful Enigma", "WNC 107", BLUE, ram=2, tags=["DOLL"],
        text=[
            when(steals(friendly(UNIT, tag("CORPO", "GANGER")), each=False), ready_eddies(1)),
            activate(give(a(rival(UNIT)), must_attack(), NEXT_TURN), pays=1),
        ],
    ),
    legend(
        "Goro Takemura: Hands Unclean", "EBP 012", GREEN, ram=2, cost=5, power=7, tags=["ARASAKA", "CORPO"],
        text=[keyword(GO_SOLO), keyword(BLOCKER)],
    ),
    legend(
        "Goro Takemura: Vengeful Bodyguard", "WNC 071", GREEN, ram=2, tags=["ARASAKA", "CORPO"],
        text=[
            activate(
                give(a(friendly(UNIT, cost_at_most(4))), gets(BLOCKER), THIS_TURN),
                iff(control(VALUE_PAIR), also_give(IT, power(1), THIS_TURN)),
                pays=1, quick=True,
            ),
            when(uses_blocker(friendly(UNIT)), may(discard(1)), if_done(draw(1))),
        ],
    ),
    legend(
        "Hanako Arasaka: Daughter of the Emperor", "WNC 072", GREEN, ram=2, tags=["ARASAKA", "CORPO", "NETRUNNER"],
        text=[
            activate(swap(a_friendly_gig(), a_rival_gig())),
            at(START, draw(per(1, VALUE_PAIR))),
        ],
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
        "Johnny Silverhand: Rocking Renegade", "WNC 003", RED, ram=2, tags=["MERC", "ROCKER", "SAMURAI"],
        text=[
            activate(
                give(a(friendly(UNIT)), attacks_lagging(rival(UNIT, SPENT)), THIS_TURN),
                iff(it_is(tag("ROCKER")), also_give(IT, power(2), THIS_TURN)),
                pays=2, costs=price(per(-1, friendly_gigs(at_least=8))),
            ),
        ],
    ),
    legend(
        "Judy Álvarez: Braindance Maestro", "WNC 108", BLUE, ram=2, tags=["GANGER", "MOX", "TECHIE"],
        text=[
            when(you_play(friendly(PROGRAM, tag("BRAINDANCE"))), give(a(friendly(UNIT)), power(1), THIS_TURN)),
            activate(trash(1), may(add(IT), only_if=it_is_type(PROGRAM))),
        ],
    ),
    legend(
        "Kerry Eurodyne: Axe, Attitude, Audience", "WNC 037", YELLOW, ram=2, tags=["ROCKER", "SAMURAI"],
        text=[
            would_roll_in(),
            when(you_roll(shows=MIN_OR_MAX), instead(draw(1), draw(3), if_=gig_is(sides=20))),
        ],
    ),
    legend(
        "Muamar Reyes: El Capitán", "WNC 038", YELLOW, ram=2, tags=["FIXER"],
        text=[
            on(CALL, choose_one(give(a(friendly(UNIT)), cant(BE_DEFEATED), THIS_TURN), draw(1))),
            activate(adjust_by(a_gig(), 1)),
        ],
    ),
    legend(
        "Padre: Man of the Cross", "WNC 074", GREEN, ram=2, tags=["FIXER", "GANGER", "VALENTINO"],
        text=[
            on(CALL, choose_one(spend(a(rival(UNIT))), draw(1))),
            activate(set_value(across=True)),
        ],
    ),
    legend(
        "Panam Palmer: Nomad Cavalry", "WNC 075", GREEN, ram=2, tags=["ALDECADO", "MERC", "NOMAD"],
        text=[
            activate(move_gear_from_this_legend(a(friendly(UNIT, UNEQUIPPED))), if_done(ready(THAT_UNIT)), pays=2),
            at(
                END,
                ready(them(friendly(UNIT | LEGEND, EQUIPPED))),
                only_if=so_many_are(friendly(UNIT | LEGEND), EQUIPPED, at_least=5),
            ),
        ],
    ),
    legend(
        "River Ward: Detective on the Hunt", "WNC 039", YELLOW, ram=2, tags=["NCPD"],
        text=[
            activate(play_for_free(a(in_your_hand(GEAR, cost_at_most(2)))), quick=True),
            when(is_defeated(friendly(UNIT, EQUIPPED)), both(search(2), trash_one())),
        ],
    ),
    legend(
        "Rogue Amendiares: Preem Solo", "WNC 040", YELLOW, ram=2, cost=7, power=7, tags=["MERC"],
        text=[
            keyword(GO_SOLO),
            when(
                steals(friendly(LEGEND)),
                iff(gig_is(shows=EVEN), draw(1)),
                iff(gig_is(shows=ODD), discard(1, by=RIVAL)),
            ),
        ],
    ),
    legend(
        "Royce: Psycho on the Edge", "WNC 004", RED, ram=2, cost=6, power=6, plus=True, tags=["MAELSTROM", "GANGER"],
        text=[keyword(GO_SOLO), have(THIS_LEGEND, power(per(2, THIS_GEAR)), during=YOUR_TURN)],
    ),
    legend(
        "Saburo Arasaka: Stubborn Patriarch", "EBP 013", GREEN, ram=2, tags=["ARASAKA", "CORPO"],
        text=[have(friendly(UNIT, tag("ARASAKA")), power(1), during=ATTACKING)],
    ),
    legend(
        "Sasha Yakovleva: Won't Let You Down", "WNC 109", BLUE,
        ram=2, cost=5, plus=True, tags=["MAINE'S CREW", "MERC", "NETRUNNER"],
        text=[
            keyword(GO_SOLO),
            on(ATTACK, reveal_top_and_add(), gains(THIS, power(THAT_COST), THIS_TURN)),
            on(DEFEATED, discard(1, by=RIVAL)),
        ],
    ),
    legend(
        "V: Corporate Exile", "HEI 012", BLUE, ram=2, cost=5, power=8, tags=["CORPO", "MERC"],
        text=[keyword(GO_SOLO)],
    ),
    legend(  # A13 The label that is printed is CALL.
        "V: Streetkid", "WNC 005a", RED, ram=2, cost=5, power=6, tags=["MERC"],
        text=[
            on(CALL, trash(3), then(add(a(in_your_trash(PROGRAM, tag("BRAINDANCE"))), counted=True))),
            keyword(GO_SOLO),
        ],
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
        "Wakako Okada: Peace and Harmony", "WNC 110", BLUE, ram=2, tags=["FIXER", "TYGER CLAWS"],
        text=[
            on(CALL, choose_one(give(a(rival(UNIT)), power(-2), THIS_TURN), draw(1))),
            activate(decrease(a_gig(), up_to=2)),
        ],
    ),
    legend(
        "Yorinobu Arasaka: Embracing Destruction", "EBP 001", RED, ram=2, tags=["ARASAKA", "CORPO"],
        text=[first_time(attacks(friendly(UNIT, tag("ARASAKA"))), draw(1), then(iff(cred_below(20), discard(1))))],
    ),
)
