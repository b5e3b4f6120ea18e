"""Saul Bright: Stormrider makes the attacks of the others stronger and readies Units at the end of his turn."""

from streetcred.core.decision import DONE, END_TURN
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

SAUL = "saul-bright-stormrider"


def test_it_lasts_for_the_whole_attack() -> None:
    """R194: a 4 beats a 5, and an 8 steals like a 10."""
    table = Table(me(field=[SAUL, "riding-nomad"]), rival(field=[unit("offduty-malfini", spent=True)]))
    table.me.attacks("riding-nomad", "offduty")
    assert table.me.power("riding-nomad") == 6
    table.rival.passes()
    assert table.rival.trash == ["offduty-malfini"]

    table = Table(me(field=[SAUL, "rockn-rockerboy"]), rival(gigs={"d4": 1, "d6": 2}))
    table.me.attacks("rockn-rockerboy", GIGS)
    table.rival.passes()
    assert table.me.gigs == {"rival d4": 1, "rival d6": 2}


def test_it_is_there_when_the_attack_is_declared() -> None:
    """9.5 Swordwise Huscle has its 5 in time to draw."""
    table = Table(me(field=[SAUL, "swordwise"]), rival(gigs={"d4": 1}))

    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]


def test_his_own_attack_is_not_stronger() -> None:
    """10.1.3 It says other Units."""
    table = Table(me(field=[SAUL]), rival(gigs={"d4": 1}))

    table.me.attacks(SAUL, GIGS)

    assert table.me.power(SAUL) == 14
    table.rival.passes()


def test_only_the_attacker_is_stronger() -> None:
    """9.4.3 Neither the others that stand by nor a rival Unit that attacks."""
    table = Table(me(field=[SAUL, "swordwise", "psycho-squad"]), rival(gigs={"d4": 1}))
    table.me.attacks("psycho", GIGS)
    assert (table.me.power("psycho"), table.me.power("swordwise")) == (8, 3)
    table.rival.passes()

    table = Table(me(field=[SAUL], gigs={"d4": 1}), rival(field=["psycho-squad"]), turn_of=RIVAL)
    table.rival.attacks("psycho", GIGS)
    assert table.rival.power("psycho") == 6
    table.me.passes()


def test_a_blocker_is_not_stronger() -> None:
    """R511: a 2 loses against a 3."""
    table = Table(me(field=[SAUL, "corpo-security"], gigs={"d4": 1}), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")
    assert table.me.power("corpo-security") == 2
    table.me.passes()

    assert table.me.trash == ["corpo-security"]


def test_a_legend_on_the_field_is_a_unit() -> None:
    """4.2.1 V attacks with 10."""
    table = Table(me(field=[SAUL, "v-corporate"]), rival(gigs={"d4": 1}))

    table.me.attacks("v-corporate", GIGS)

    assert table.me.power("v-corporate") == 10
    table.rival.passes()


def test_two_of_him_strengthen_each_other() -> None:
    """10.22 Another Unit has +4, and each of them +2."""
    table = Table(me(field=[SAUL, SAUL, "swordwise"]), rival(gigs={"d4": 1, "d6": 2, "d8": 3}))

    table.me.attacks("swordwise", GIGS)
    assert table.me.power("swordwise") == 7
    table.rival.passes()
    table.me.chooses("d4")
    table.me.attacks(f"{SAUL}#2", GIGS)

    assert table.me.power(f"{SAUL}#2") == 16
    table.rival.passes()


def test_without_him_it_is_gone() -> None:
    """10.22.3 He falls in the React Step, and the 8 steals like an 8."""
    table = Table(
        me(field=[unit(SAUL, spent=True), "rockn-rockerboy"]),
        rival(hand=["placide"], field=[unit("psycho-squad", "overwatch")], eddies=1, gigs={"d4": 1, "d6": 2}),
    )

    table.me.attacks("rockn-rockerboy", GIGS)
    table.rival.activates("overwatch")
    table.rival.chooses(SAUL)
    table.rival.passes()
    table.me.chooses("d6")

    assert table.me.trash == [SAUL]
    assert table.me.gigs == {"rival d6": 2}


def test_at_the_end_of_his_turn_up_to_3_units_are_readied() -> None:
    """10.31 Any friendly ones, himself included; his player picks them one by one."""
    field = [unit(name, spent=True) for name in (SAUL, "swordwise", "psycho-squad", "corpo-security")]
    table = Table(me(field=field, fixer=[]), rival(field=[unit("minotaur", spent=True)], fixer=[]))

    table.me.ends_turn()
    assert table.options()[:-1] == [SAUL, "swordwise-huscle", "psycho-squad", "corpo-security"]
    table.me.chooses(SAUL, "psycho", "corpo-security")

    assert table.me.is_spent("swordwise")
    assert not any(table.me.is_spent(name) for name in (SAUL, "psycho", "corpo-security"))


def test_fewer_may_be_readied() -> None:
    """2.8 One of them, or none."""
    for picks in (["swordwise"], []):
        table = Table(
            me(field=[SAUL, unit("swordwise", spent=True), unit("psycho-squad", spent=True)], fixer=[]),
            rival(fixer=[]),
        )

        table.me.ends_turn()
        table.me.chooses(*picks)
        assert table.me.may(DONE)
        table.me.is_done()

        assert table.me.is_spent("psycho")
        assert table.me.is_spent("swordwise") is (not picks)


def test_legends_are_readied_on_the_field_only() -> None:
    """4.2.1 In the Legends area they are no Units."""
    table = Table(
        me(
            field=[SAUL, unit("v-corporate", spent=True)],
            legends=["padre", face_down("evelyn-parker-beautiful")],
            fixer=[],
        ),
        rival(fixer=[]),
    )

    table.me.ends_turn()
    assert table.options()[:-1] == [SAUL, "v-corporate-exile"]
    table.me.chooses("v-corporate")
    table.me.is_done()

    assert not table.me.is_spent("v-corporate")


def test_a_readied_unit_can_block_in_the_next_turn() -> None:
    """9.9 That is what it is good for."""
    table = Table(
        me(field=[SAUL, unit("la-llorona", spent=True)], gigs={"d6": 3}, fixer=[]),
        rival(field=["swordwise"], fixer=[]),
    )

    table.me.ends_turn()
    table.me.chooses("la-llorona")
    table.me.is_done()
    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("la-llorona")
    table.me.chooses(0)
    table.me.passes()

    assert table.rival.trash == ["swordwise-huscle"]


def test_a_unit_that_can_not_ready_stays_spent() -> None:
    """2.6 Pacifica Netrunner holds it; it may be chosen, and nothing comes of it."""
    table = Table(
        me(field=[SAUL, unit("swordwise", spent=True)], fixer=[]),
        rival(hand=["pacifica"], eddies=4, gigs={"d4": 2}, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.plays("pacifica")
    table.rival.chooses("swordwise")
    table.rival.ends_turn()
    table.me.ends_turn()
    table.me.chooses("swordwise")
    table.me.is_done()

    assert table.me.is_spent("swordwise")


def test_the_end_of_the_rival_turn_is_not_his() -> None:
    """8.16.1 Nobody is asked."""
    table = Table(me(field=[SAUL, unit("swordwise", spent=True)], fixer=[]), rival(fixer=[]), turn_of=RIVAL)

    table.rival.ends_turn()

    assert table.me.may(END_TURN)


def test_what_a_unit_may_steal_is_read_with_his_2_more() -> None:
    """9.23.4 Chrome Fang keeps a Gig of 8 from a 6, and not from an 8."""
    table = Table(
        me(field=[SAUL, "psycho-squad"], fixer=[]),
        rival(hand=["chrome-fang"], eddies=5, gigs={"d8": 8}, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.plays("chrome-fang")
    table.rival.ends_turn()
    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d8": 8}


def test_a_unit_that_he_readies_first_is_not_spent_any_more() -> None:
    """10.15.1 MaxTac Squadron readies a Legend if it is spent when its effect comes; the order is the player's."""
    for first in (SAUL, "maxtac-squadron"):
        table = Table(
            me(field=[SAUL, unit("maxtac-squadron", spent=True)], legends=[legend("padre", spent=True)], fixer=[]),
            rival(fixer=[]),
        )

        table.me.ends_turn()
        table.me.chooses(first, "maxtac-squadron")
        table.me.is_done()

        assert not table.me.is_spent("maxtac-squadron")
        assert table.me.is_spent("padre") == (first == SAUL)


def test_gone_at_the_end_of_the_turn_he_readies_all_the_same() -> None:
    """10.15 Cyberpsychosis defeats him first; his effect was pending by then."""
    table = Table(
        me(
            hand=["cyberpsychosis"],
            field=[unit(SAUL, "mantis-blades"), unit("psycho-squad", spent=True)],
            eddies=3,
            fixer=[],
        ),
        rival(gigs={"d4": 1}, fixer=[]),
    )

    table.me.plays("cyberpsychosis")
    table.me.attacks(SAUL, GIGS)
    table.rival.passes()
    table.me.ends_turn()
    table.me.chooses("cyberpsychosis", "psycho-squad")

    assert SAUL in table.me.trash
    assert not table.me.is_spent("psycho-squad")
