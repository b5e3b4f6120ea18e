"""Cyberpsychosis: an equipped Unit gets 3 power per Gear, and dies of it if it steals or fights."""

from streetcred.core.decision import PLAY
from streetcred.testing import GIGS, ME, RIVAL, Table, legend, me, rival, unit

PSYCHOSIS = "cyberpsychosis"


def test_each_gear_gives_3_power() -> None:
    """3.17.2 Two Gears: 6 more, and at 13 power two Gigs are stolen."""
    table = Table(
        me(hand=[PSYCHOSIS], field=[unit("swordwise", "mantis-blades", "mantis-blades")], eddies=3),
        rival(gigs={"d6": 3, "d8": 4}),
    )

    table.me.plays(PSYCHOSIS)
    assert table.me.power("swordwise") == 13
    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3, "rival d8": 4}


def test_after_a_theft_it_is_defeated_at_the_end_of_the_turn() -> None:
    """8.16.1 Not at once, and its Gear goes with it."""
    table = Table(
        me(hand=[PSYCHOSIS], field=[unit("psycho-squad", "mantis-blades")], eddies=3, fixer=[]),
        rival(gigs={"d6": 3}, fixer=[]),
    )

    table.me.plays(PSYCHOSIS)
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    assert table.me.field == ["psycho-squad"]
    table.me.ends_turn()

    assert table.me.field == []
    assert table.me.trash == [PSYCHOSIS, "psycho-squad", "mantis-blades"]


def test_a_unit_that_keeps_still_stays() -> None:
    """10.3.1, 8.16.2 It is not defeated, and the power goes."""
    table = Table(
        me(hand=[PSYCHOSIS], field=[unit("psycho-squad", "mantis-blades")], eddies=3, fixer=[]), rival(fixer=[])
    )

    table.me.plays(PSYCHOSIS)
    assert table.me.power("psycho") == 11
    table.me.ends_turn()

    assert table.me.field == ["psycho-squad"]
    assert table.me.power("psycho") == 8


def test_a_rival_unit_may_be_meant() -> None:
    """R064: only the rival has an equipped Unit, so it is that one."""
    table = Table(me(hand=[PSYCHOSIS], field=["swordwise"], eddies=3), rival(field=[unit("psycho-squad", "mantis")]))

    table.me.plays(PSYCHOSIS)

    assert table.rival.power("psycho") == 11
    assert table.me.power("swordwise") == 3


def test_only_equipped_units_are_offered() -> None:
    """4.2.1 Of both players; a Legend on the field is one, a Legend in its area is not."""
    table = Table(
        me(
            hand=[PSYCHOSIS],
            field=[unit("swordwise", "mantis"), "psycho-squad", unit("v-corporate", "mantis", solo=True)],
            legends=[legend("saburo", "mantis")],
            eddies=3,
        ),
        rival(field=[unit("minotaur", "mantis"), "corpo-security"]),
    )

    table.me.plays(PSYCHOSIS, paying=[])
    assert table.options() == ["swordwise-huscle", "v-corporate-exile", "minotaur"]
    table.me.chooses("v-corporate")

    assert table.me.power("v-corporate") == 13


def test_without_an_equipped_unit_it_does_nothing() -> None:
    """10.7 It may be played all the same."""
    table = Table(me(hand=[PSYCHOSIS], field=["swordwise"], eddies=3), rival(field=["psycho-squad"]))

    table.me.plays(PSYCHOSIS)

    assert table.me.trash == [PSYCHOSIS]
    assert table.me.power("swordwise") == 3


def test_as_a_reaction_it_kills_the_attacker_later() -> None:
    """R065: the attacker beats a blocker with the new power, and falls at the end of the turn."""
    table = Table(
        me(hand=[PSYCHOSIS], field=[unit("goro-takemura-hands", solo=True)], gigs={"d6": 3}, eddies=3, fixer=[]),
        rival(field=[unit("swordwise", "mantis-blades")], fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.plays(PSYCHOSIS)
    table.me.blocks("goro-takemura-hands")
    table.me.passes()
    assert table.me.removed == ["goro-takemura-hands-unclean"]
    assert table.rival.field == ["swordwise-huscle"]
    table.rival.ends_turn()

    assert table.rival.trash == ["swordwise-huscle", "mantis-blades"]


def test_to_be_attacked_is_to_fight() -> None:
    """9.17 The defender wins with the new power and falls at the end of the turn."""
    table = Table(
        me(hand=[PSYCHOSIS], field=[unit("swordwise", "mantis-blades", spent=True)], eddies=3, fixer=[]),
        rival(field=["psycho-squad"], fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", "swordwise")
    table.me.plays(PSYCHOSIS)
    table.me.passes()
    assert table.rival.trash == ["psycho-squad"]
    table.rival.ends_turn()

    assert table.me.trash == [PSYCHOSIS, "swordwise-huscle", "mantis-blades"]


def test_an_attack_that_ends_early_is_neither() -> None:
    """R066: Placide sends the Unit away that it attacks, so it does not fight."""
    table = Table(
        me(hand=[PSYCHOSIS, "floor-it"], field=[unit("placide", "mantis-blades")], eddies=3, fixer=[]),
        rival(field=[unit("swordwise", spent=True)], fixer=[]),
    )

    table.me.plays(PSYCHOSIS)
    table.me.attacks("placide", "swordwise")
    table.me.says(yes=True)
    table.me.chooses("floor-it")
    assert table.rival.field == []
    table.me.ends_turn()

    assert table.me.field == ["placide-voodoo-sentinel"]


def test_what_it_did_before_does_not_count() -> None:
    """10.3.3 It stole first, and the Program looks forward."""
    table = Table(
        me(hand=[PSYCHOSIS], field=[unit("psycho-squad", "mantis-blades")], eddies=3, fixer=[]),
        rival(gigs={"d6": 3}, fixer=[]),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.plays(PSYCHOSIS)
    table.me.ends_turn()

    assert table.me.field == ["psycho-squad"]


def test_a_theft_of_another_unit_does_not_count() -> None:
    """10.3.1 Only that Unit is meant."""
    table = Table(
        me(hand=[PSYCHOSIS], field=[unit("psycho-squad", "mantis-blades"), "swordwise"], eddies=3, fixer=[]),
        rival(gigs={"d6": 3}, fixer=[]),
    )

    table.me.plays(PSYCHOSIS)
    table.me.attacks("swordwise", GIGS)
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.field == ["psycho-squad", "swordwise-huscle"]


def test_gear_that_comes_later_gives_no_more_than_its_own_power() -> None:
    """10.2 The Gears are counted when the Program resolves."""
    table = Table(me(hand=[PSYCHOSIS, "mantis-blades"], field=[unit("psycho-squad", "mantis-blades")], eddies=4))

    table.me.plays(PSYCHOSIS)
    table.me.plays("mantis-blades")

    assert table.me.power("psycho") == 13


def test_a_unit_that_is_back_in_the_hand_is_safe() -> None:
    """C30 At the end of the turn its player lets the bike return first, or be defeated first."""
    for first, hand in (("modded-kusanagi", ["modded-kusanagi", "mantis-blades"]), (PSYCHOSIS, [])):
        table = Table(
            me(hand=[PSYCHOSIS], field=[unit("modded-kusanagi", "mantis-blades")], eddies=3, fixer=[]),
            rival(gigs={"d6": 3}, fixer=[]),
        )

        table.me.plays(PSYCHOSIS)
        table.me.attacks("modded-kusanagi", GIGS)
        table.rival.passes()
        table.me.ends_turn()
        table.me.chooses(first)

        assert table.me.hand == hand
        assert table.me.field == []


def test_a_deadman_transmitter_is_defeated_instead() -> None:
    """10.24 The end of the turn is a defeat like any other."""
    table = Table(
        me(hand=[PSYCHOSIS], field=[unit("psycho-squad", "deadman")], eddies=3, fixer=[]),
        rival(gigs={"d6": 3}, fixer=[]),
    )

    table.me.plays(PSYCHOSIS)
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.field == ["psycho-squad"]
    assert table.me.trash == [PSYCHOSIS, "deadman-transmitter"]


def test_two_of_them_add_up() -> None:
    """10.16.2 Both would defeat the Unit, and it is defeated once."""
    table = Table(
        me(hand=[PSYCHOSIS, PSYCHOSIS], field=[unit("psycho-squad", "mantis-blades")], eddies=6, fixer=[]),
        rival(gigs={"d6": 3, "d8": 2}, fixer=[]),
    )

    table.me.plays(PSYCHOSIS)
    table.me.plays(PSYCHOSIS)
    assert table.me.power("psycho") == 14
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.ends_turn()
    table.answers(table.decision.options[0])

    assert table.me.trash == [PSYCHOSIS, PSYCHOSIS, "psycho-squad", "mantis-blades"]


def test_it_is_played_as_a_reaction_too() -> None:
    """11.26.2 The defending player may play it once the attack is on."""
    table = Table(me(field=[unit("psycho-squad", "mantis-blades")]), rival(hand=[PSYCHOSIS], eddies=3, gigs={"d6": 1}))

    table.me.attacks("psycho", GIGS)

    assert table.rival.may(PLAY, PSYCHOSIS)
    table.rival.passes()


def test_a_theft_that_is_prevented_is_none() -> None:
    """10.3.1 Alt saves the only Gig that was picked, so the Unit has stolen nothing."""
    table = Table(
        me(hand=[PSYCHOSIS], field=[unit("psycho-squad", "mantis-blades")], eddies=3, fixer=[]),
        rival(hand=["floor-it"], field=["alt-cunningham-mother"], gigs={"d6": 1}, fixer=[]),
    )

    table.me.plays(PSYCHOSIS)
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.rival.chooses("alt-cunningham-mother")
    table.rival.chooses("floor-it")
    table.me.ends_turn()

    assert table.me.field == ["psycho-squad"]


def test_while_it_has_done_nothing_there_is_nothing_to_put_in_order() -> None:
    """10.3 The bike's return is the only effect that becomes pending at the end of the turn, and nothing waits on."""
    table = Table(
        me(hand=[PSYCHOSIS], field=[unit("modded-kusanagi", "mantis-blades")], eddies=3, fixer=[]), rival(fixer=[])
    )

    table.me.plays(PSYCHOSIS)
    table.me.ends_turn()

    assert table.me.hand == ["modded-kusanagi", "mantis-blades"]
    assert table.view(ME).to_data()["waiting"] == []


def test_the_turn_players_own_effect_comes_before_the_rivals() -> None:
    """10.13 The rival played it on the attacking bike, which is back in the hand before it could be defeated."""
    table = Table(
        me(field=[unit("modded-kusanagi", "mantis-blades")], fixer=[]),
        rival(hand=[PSYCHOSIS], eddies=3, gigs={"d6": 1}, fixer=[]),
    )

    table.me.attacks("modded-kusanagi", GIGS)
    table.rival.plays(PSYCHOSIS)
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.hand == ["modded-kusanagi", "mantis-blades"]
    assert table.me.trash == []


def test_a_unit_that_fell_and_came_back_is_another_one() -> None:
    """C37 It fought, fell, and was played again from the trash: the end of the turn does not find it."""
    table = Table(
        me(hand=[PSYCHOSIS, "we-gotta"], field=[unit("secondhand", "mantis-blades")], eddies=8, fixer=[]),
        rival(field=[unit("minotaur", spent=True)], fixer=[]),
    )

    table.me.plays(PSYCHOSIS)
    table.me.attacks("secondhand", "minotaur")
    table.rival.passes()
    table.me.plays("we-gotta")
    table.me.chooses("secondhand")
    table.me.ends_turn()

    assert table.me.field == ["secondhand-bombus"]


def test_jackie_may_fall_for_it() -> None:
    """10.24 He is asked at the end of the turn, when the Unit would be defeated."""
    table = Table(
        me(
            hand=[PSYCHOSIS],
            field=[unit("psycho-squad", "mantis-blades")],
            legends=[legend("jackie-welles-mamas", spent=True)],
            eddies=4,
            fixer=[],
        ),
        rival(gigs={"d6": 1}, fixer=[]),
    )

    table.me.plays(PSYCHOSIS)
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.ends_turn()
    table.me.chooses("jackie")

    assert table.me.field == ["psycho-squad"]
    assert table.me.removed == ["jackie-welles-mamas-favorite"]
    assert table.me.power("psycho") == 8
