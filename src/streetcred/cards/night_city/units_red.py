"""Red Units of the official game, in alphabetical order."""

# fmt: off
# The facts of a card stand on one line, as in a table.

from typing import Final

from streetcred.cards.build import unit
from streetcred.core.card import Card
from streetcred.text.vocabulary import *

CARDS: Final[tuple[Card, ...]] = (
    unit(
        "6th Street Recruits", "WNC 006", RED, ram=1, cost=4, power=6, tags=["6TH STREET", "GANGER"],
        text=[when(steals(friendly(UNIT), gigs(sides=6)), increase(a_gig(), up_to=6))],
    ),
    unit(
        "Animals Wrecker", "WNC 007", RED, ram=3, cost=6, power=10, tags=["ANIMAL", "GANGER"],
    ),
    unit(
        "Chrome Fang", "WNC 008", RED, ram=1, cost=5, power=6, tags=["GANGER", "NETRUNNER", "TYGER CLAWS"],
        text=[on(PLAY, have_for_a_while(rival(UNIT), cant_steal_above_power(), UNTIL_YOUR_NEXT_TURN))],
    ),
    unit(
        "El Sombrerón: La Venganza Lenta", "WNC 009", RED,
        ram=4, cost=5, power=4, plus=True, tags=["GANGER", "VALENTINO"],
        text=[
            on(ATTACK, may(pay(2)), if_done(gains(THIS, power(value_of_picked(a_friendly_gig(shows=MAX))), THIS_TURN))),
        ],
    ),
    unit(
        "Japantown Jonin", "WNC 010", RED, ram=2, cost=2, power=0, tags=["TYGER CLAWS"],
        text=[on(PLAY, give(a(friendly(UNIT)), power(2), THIS_TURN))],
    ),
    unit(
        "Johnny Silverhand: Never Stop Fighting", "WNC 011", RED,
        ram=2, cost=6, power=8, tags=["MERC", "ROCKER", "SAMURAI"],
        text=[
            first_time(wins(THIS), ready(IT)),
            have(THIS, wins_all_against(either(UNIT, tag("CORPO")))),
        ],
    ),
    unit(
        "Kerry Eurodyne: The Last Rockerboy", "WNC 012", RED, ram=1, cost=4, power=5, tags=["ROCKER", "SAMURAI"],
        text=[activate(iff(control(friendly_gigs(at_least=8)), draw(2)))],
    ),
    unit(
        "La Llorona: Ghost of the Past", "WNC 013", RED, ram=1, cost=3, power=3, tags=["GANGER", "VALENTINO"],
        text=[keyword(BLOCKER), when(uses_blocker(THIS), increase(a_gig(), up_to=3))],
    ),
    unit(
        "Meredith Stout: Stone Cold Corpo", "WNC 014", RED,
        ram=1, cost=4, power=5, plus=True, tags=["CORPO", "MILITECH"],
        text=[
            keyword(BLOCKER),
            have(THIS, power(2), during=fighting(either(LEGEND))),
            when_rival_changes_gigs(may(add(a(in_your_trash(ANY_TYPE))))),
        ],
    ),
    unit(
        "Minotaur", "EBP 003", RED, ram=2, cost=7, power=9, tags=["ARASAKA", "DRONE", "MILITECH"],
        text=[on(PLAY, defeat(a(rival(UNIT, power_at_most(5)))), only_if=cred(MORE))],
    ),
    unit(
        "Octant", "WNC 015", RED, ram=4, cost=7, power=8, tags=["DRONE", "MILITECH", "ZETATECH"],
        text=[plays_for(UNIT, price(per(-1, friendly_gigs(at_least=8))))],
    ),
    unit(
        "Royce: Don't Call Me Simon", "WNC 016", RED, ram=2, cost=5, power=4, tags=["GANGER", "MAELSTROM"],
        text=[
            on(
                PLAY,
                instead(
                    defeat(a(rival(UNIT, power_at_most(2)))), defeat(a(rival(UNIT, power_at_most(3)))),
                    if_=cred(MORE),
                ),
            ),
        ],
    ),
    unit(
        "Ruthless Lowlife", "WNC 017", RED, ram=1, cost=2, power=4, tags=["GANGER", "MAELSTROM"],
        text=[have(THIS, only_attack_units())],
    ),
    unit(
        "Screw: Lovelorn Fool", "WNC 018", RED, ram=2, cost=5, power=7, tags=["GANGER", "MAELSTROM"],
        text=[on(DEFEATED, add(a(other(in_your_trash(UNIT)))))],
    ),
    unit(
        "Swordwise Huscle", "WNC 019", RED, ram=2, cost=3, power=3, tags=["MERC"],
        text=[on(ATTACK, draw(1), only_if=this_is(power_at_least(5)))],
    ),
    unit(
        "V: Roamer of the Badlands", "WNC 020", RED, ram=2, cost=5, power=6, tags=["MERC", "NOMAD"],
        text=[
            when(steals(THIS), increase(IT_GIG, up_to=5)),
            at(END, draw(1), only_if=control(friendly_gigs(at_least=8), 2)),
        ],
    ),
    unit(
        "Valentino Guerrera", "WNC 021", RED, ram=2, cost=3, power=4, tags=["GANGER", "VALENTINO"],
        text=[have(THIS, attacks_ready(rival(UNIT, READY, has_keyword(BLOCKER))), only_if=cred(MORE))],
    ),
    unit(
        "Yorinobu Arasaka: Steel Dragon", "WNC 022", RED, ram=3, cost=7, power=9, tags=["ARASAKA", "CORPO"],
        text=[
            on(
                PLAY,
                may(play_for_free(a(in_your_hand_or_trash(UNIT, cost_at_most(4))))),
                give(IT, attacks_lagging(rival(UNIT), in_short=True), THIS_TURN),
            ),
            first_time(is_defeated(either(UNIT, tag("ARASAKA"))), draw(1)),
        ],
    ),
)
