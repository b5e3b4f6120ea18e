"""Programs of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import program
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    program(
        "(Don't Fear) The Reaper", "WNC 098", GREEN, ram=3, cost=7, tags=["SAMURAI"],
        text=[does(spend(every(rival(UNIT))), then(defeat(a(either(UNIT, SPENT)))))],
    ),
    program(
        "Afterparty at Lizzie's", "WNC 065", YELLOW, ram=1, cost=1, tags=["BRAINDANCE", "MOX"],
        text=[does(adjust(a_gig(), up_to=1), iff(different_values(2), draw(1)))],
    ),
    program(
        "All is Lost", "WNC 027", RED, ram=2, cost=1, tags=["ZETATECH"],
        text=[does(trash(3), add(a(those(UNIT))))],
    ),
    program(
        "Appetite for Destruction", "WNC 028", RED, ram=4, cost=3, tags=["GANGER"],
        text=[
            does(
                next_time(
                    wins(picked(friendly(UNIT)), by=3),
                    steal(a_rival_gig(), by=IT, also=True),
                    about=a(friendly(UNIT)),
                ),
            ),
        ],
    ),
    program(
        "Bonnie and Clyde", "WNC 029", RED, ram=3, cost=3, tags=["BRAINDANCE"],
        text=[
            does(
                instead(
                    defeat(a(rival(UNIT, power_at_most(4)))),
                    defeat(exactly(2, rival(UNIT, power_at_most(4)))),
                    if_=rival_has_more_gigs(by=2), may=True,
                ),
            ),
        ],
    ),
    program(
        "Bootleg Black Sapphire Show", "WNC 066", YELLOW, ram=4, cost=5, tags=["BRAINDANCE"],
        text=[
            does_in_turn(
                (sell_top(),),
                (iff(control_both(friendly_gigs(shows=EVEN), friendly_gigs(shows=ODD)), draw(2)),),
            ),
        ],
    ),
    program(
        "Carnage at the Colosseum", "WNC 030", RED, ram=3, cost=6, tags=["BRAINDANCE", "EXTREME"],
        text=[
            plays_for(PROGRAM, price(per(-1, friendly_gigs(at_least=8)))),
            does(defeat(a(rival(UNIT, less_power_than(friendly(UNIT)))))),
        ],
    ),
    program(
        "Chrome Reverie", "WNC 131", BLUE, ram=1, cost=3, tags=["BRAINDANCE"],
        text=[
            does(
                give(a(rival(UNIT)), cant(TO_ATTACK), UNTIL_YOUR_NEXT_TURN),
                iff(control(friendly_gigs(shows=MIN)), may(call(a(FACE_DOWN_LEGEND)))),
            ),
        ],
    ),
    program(
        "Corporate Surveillance", "WNC 097", GREEN, ram=1, cost=2, tags=["CORPO"],
        text=[does(spend(a(rival(UNIT, cost_at_most(4)))))],
    ),
    program(
        "Cyberpsychosis", "WNC 067", YELLOW, ram=2, cost=3, tags=["QUICKHACK"],
        text=[
            does(
                give(a(either(UNIT, EQUIPPED)), power(per(3, ITS_GEAR)), THIS_TURN),
                at_end_of_this_turn(defeat(IT), if_=steals_or_fights_from_now()),
                quick=True,
            ),
        ],
    ),
    program(
        "Detonate", "WNC 031", RED, ram=2, cost=1, tags=["QUICKHACK"],
        text=[does(defeat(a(rival(GEAR, power_at_most(2)))), quick=True)],
    ),
    program(
        "Floor It", "WNC 132", BLUE, ram=1, cost=1, tags=["MERC", "QUICKHACK"],
        text=[does(give(a(rival(UNIT)), power(-1), THIS_TURN), draw(1), quick=True)],
    ),
    program(
        "Fool on the Hill", "WNC 099", GREEN, ram=3, cost=2, tags=["MERC"],
        text=[does(reveal_top(2), rival_chooses(add_those(), trash_those()), iff(YOU_TRASH_THEM, draw(2)))],
    ),
    program(
        "Gunpoint Diplomacy", "WNC 032", RED, ram=3, cost=4, tags=["GANGER", "PLAN"],
        text=[
            does(
                give_these(
                    a(friendly(UNIT)),
                    give_once(IT, attacks_ready(rival(UNIT, READY)), attacks(THE_PICKED)),
                    give(THE_PICKED, power(3), THIS_TURN), rival_if=cred(LESS),
                ),
            ),
        ],
    ),
    program(
        "Industrial Assembly", "WNC 033", RED, ram=1, cost=1, tags=["ARASAKA", "BRAINDANCE"],
        text=[does(increase(a_gig(), up_to=4), iff(control(friendly_gigs(at_least=8)), draw(1)))],
    ),
    program(
        "Les Élémens", "WNC 133", BLUE, ram=4, cost=5, tags=["CORPO"],
        text=[does(bottom_deck(a(rival(UNIT, LOWEST_POWER))))],
    ),
    program(
        "Live with the Aftermath", "WNC 068", YELLOW, ram=3, cost=3, tags=["PLAN"],
        text=[does(each_player(defeat(a(theirs(UNIT)))))],
    ),
    program(
        "Memory Relapse", "WNC 100", GREEN, ram=2, cost=4, tags=["BRAINDANCE"],
        text=[
            does(
                spend(a(rival(UNIT))),
                give(IT, cant(TO_READY), UNTIL_YOUR_NEXT_TURN),
                iff(CRED_EVEN, draw(1)),
            ),
        ],
    ),
    program(
        "Nocturne OP55 N1", "WNC 134", BLUE, ram=2, cost=3, tags=["ARASAKA", "PLAN"],
        text=[
            plays_for(PROGRAM, fixed_price(1), only_if=FIXER_IS_EMPTY),
            does(
                choose_one(
                    draw(2), give(a(either(UNIT)), cant(TO_ATTACK), UNTIL_YOUR_NEXT_TURN),
                    give(a(friendly(LEGEND)), solo_price(-2), THIS_TURN),
                ),
            ),
        ],
    ),
    program(
        "Over the Edge", "WNC 034", RED, ram=2, cost=3, tags=["MERC"],
        text=[does(defeat(a(either(UNIT, power_at_most(value_of(friendly_gigs(sides=20)))))))],
    ),
    program(
        "Peace Offering", "WNC 101", GREEN, ram=1, cost=1, tags=["BRAINDANCE"],
        text=[does(may(set_value()), then(iff(control(A_VALUE_PAIR), draw(1))))],
    ),
    program(  # C31 The power that is lost is 5, as in the official catalogue.
        "Pyramid Song", "WNC 135", BLUE, ram=3, cost=3, tags=["BRAINDANCE"],
        text=[
            does(
                choose_one(
                    give(a(rival(UNIT)), power(-5), THIS_TURN),
                    bottom_deck(a(rival(UNIT, power_at_most(0)))),
                    both_if=friendly_die_is_min(4),
                ),
            ),
        ],
    ),
    program(
        "Reboot Optics", "WNC 136", BLUE, ram=2, cost=2, tags=["QUICKHACK"],
        text=[does(next_time(fights(rival(UNIT)), has(IT, cant(DEFEAT), THIS_ATTACK)), quick=True)],
    ),
    program(
        "Safety Override", "WNC 069", YELLOW, ram=3, cost=2, tags=["QUICKHACK"],
        text=[
            does(
                next_time(loses(picked(friendly(UNIT))), defeat(OPPOSING), about=a(friendly(UNIT))),
                quick=True,
            ),
        ],
    ),
    program(
        "Shattered Memories", "WNC 035", RED, ram=2, cost=4, tags=["BRAINDANCE"],
        text=[does_in_turn((each_player(discard_hand(), may(draw(5))),), (iff(equals_a_gig(THE_DISCARDED), draw(2)),))],
    ),
    program(
        "Synapse Burnout", "WNC 102", GREEN, ram=1, cost=1, tags=["QUICKHACK"],
        text=[
            does(
                has(
                    a(friendly(UNIT)), power(per(1, friendly(LEGEND, FACE_UP))), THIS_TURN,
                    during=fighting(rival(UNIT)),
                ),
                quick=True,
            ),
        ],
    ),
    program(
        "Take Control", "WNC 103", GREEN, ram=2, cost=2, tags=["QUICKHACK"],
        text=[
            does(
                give(a(rival(UNIT)), steals_fewer(1), THIS_TURN),
                iff(that_unit_is(tag("AI", "DRONE", "VEHICLE")), draw(1)),
                quick=True,
            ),
        ],
    ),
    program(
        "The Heist", "WNC 070", YELLOW, ram=2, cost=2, tags=["MERC"],
        text=[does(trash(4), add_or_play(a(those(GEAR)), if_=equals_a_gig(ITS_COST)))],
    ),
    program(
        "Three Mouths, One Desire", "WNC 137", BLUE, ram=3, cost=2, tags=["BRAINDANCE", "DOLL"],
        text=[
            does(
                search(3),
                add(ANY_OF_THOSE, counted=True),
                may(add_one_more_for_each(friendly_gigs(shows=MIN))),
                bottom_deck_the_rest(),
            ),
        ],
    ),
    program(
        "Towerfall", "WNC 138", BLUE, ram=4, cost=6, tags=["BRAINDANCE"],
        text=[
            does(
                choose_one(
                    give(every(rival(UNIT)), power(-5), THIS_TURN),
                    bottom_deck(every(rival(UNIT, power_at_most(0)))),
                    both_if=cred(LESS),
                ),
            ),
        ],
    ),
    program(
        "Trust No One", "WNC 139", BLUE, ram=1, cost=1, tags=["BRAINDANCE"],
        text=[does(decrease(a_gig(), up_to=3), then(iff(control(friendly_gigs(shows=MIN)), draw(1))))],
    ),
    program(
        "Unlikely Bond", "WNC 140", BLUE, ram=2, cost=4, tags=["MAELSTROM", "MOX"],
        text=[does(bottom_deck(a(friendly(UNIT, READY))), if_done(bottom_deck(a(rival(UNIT, SPENT)))))],
    ),
    program(
        "We Gotta Live Together", "WNC 104", GREEN, ram=2, cost=5, tags=["ALDECADO", "NOMAD"],
        text=[
            plays_for(PROGRAM, fixed_price(3), only_if=rival_has_more_gigs(by=2)),
            does(play_for_free(up_to(2, in_your_trash(UNIT, cost_at_most(3))))),
        ],
    ),
    program(
        "Wild in the Streets", "WNC 105", GREEN, ram=4, cost=5, tags=["GANGER"],
        text=[does(defeat(a(either(UNIT, SPENT))))],
    ),
)
