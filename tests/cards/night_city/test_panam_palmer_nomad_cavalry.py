"""Panam Palmer: Nomad Cavalry hands her Gear to a Unit and readies it; five equipped cards are readied at the end."""

from streetcred.core.decision import ACTIVATE, ATTACK
from streetcred.core.event import RESOLVES
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

PANAM = "panam-palmer-nomad"


def test_a_gear_moves_and_its_new_host_is_readied() -> None:
    """11.6.6 The Unit may attack once more, with the power of the Gear."""
    table = Table(
        me(legends=[legend(PANAM, "mantis-blades")], field=["psycho-squad"], eddies=2),
        rival(gigs={"d6": 3, "d8": 4}),
    )

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.activates(PANAM)

    assert table.me.gear(PANAM) == []
    assert table.me.gear("psycho") == ["mantis-blades"]
    assert table.me.power("psycho") == 8
    assert table.me.is_spent(PANAM)
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    assert table.me.gigs == {"rival d6": 3, "rival d8": 4}


def test_her_player_picks_the_gear_and_an_unequipped_friendly_unit() -> None:
    """10.32 Neither an equipped Unit nor a Legend nor a rival Unit."""
    table = Table(
        me(
            legends=[legend(PANAM, "mantis-blades", "satori"), "saburo"],
            field=["psycho-squad", unit("swordwise", "kiroshi"), "minotaur"],
            eddies=2,
        ),
        rival(field=["chrome-fang"]),
    )

    table.me.activates(PANAM, paying=[])
    assert table.options() == ["mantis-blades", "satori-sword-of-saburo"]
    table.me.chooses("satori")
    assert table.options() == ["psycho-squad", "minotaur"]
    table.me.chooses("minotaur")

    assert table.me.gear("minotaur") == ["satori-sword-of-saburo"]
    assert table.me.gear(PANAM) == ["mantis-blades"]


def test_a_ready_unit_may_get_it() -> None:
    """R166: to ready it changes nothing."""
    table = Table(me(legends=[legend(PANAM, "mantis-blades")], field=["psycho-squad"], eddies=2))

    table.me.activates(PANAM)

    assert table.me.gear("psycho") == ["mantis-blades"]
    assert not table.me.is_spent("psycho")


def test_without_a_gear_nothing_is_asked_and_nobody_is_readied() -> None:
    """10.7, A9 She may be spent all the same; with no Gear there is no host to pick either."""
    table = Table(
        me(legends=[PANAM], field=[unit("psycho-squad", spent=True), unit("swordwise", spent=True)], eddies=2)
    )

    table.me.activates(PANAM)

    assert table.me.spent_eddies == 2
    assert table.me.is_spent("psycho")
    assert table.me.is_spent("swordwise")


def test_without_an_unequipped_unit_the_gear_stays() -> None:
    """10.7 With no host there is no Gear to pick either, and no Unit is readied."""
    table = Table(
        me(
            legends=[legend(PANAM, "mantis-blades", "satori")],
            field=[unit("psycho-squad", "kiroshi", spent=True)],
            eddies=2,
        )
    )

    table.me.activates(PANAM)

    assert table.me.gear(PANAM) == ["mantis-blades", "satori-sword-of-saburo"]
    assert table.me.is_spent("psycho")


def test_a_unit_that_can_not_ready_gets_the_gear_and_stays_spent() -> None:
    """2.6 Memory Relapse forbids it."""
    table = Table(
        me(legends=[legend(PANAM, "mantis-blades")], field=["psycho-squad"], eddies=2, fixer=[]),
        rival(hand=["memory-relapse"], eddies=4, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.plays("memory-relapse")
    table.rival.ends_turn()
    table.me.activates(PANAM)

    assert table.me.gear("psycho") == ["mantis-blades"]
    assert table.me.is_spent("psycho")


def test_she_can_not_pay_for_herself() -> None:
    """10.19.2 Spent for the icon, she is no 1 €$; another Legend is."""
    for others, usable in (([], False), ([face_down("saburo")], True)):
        table = Table(me(legends=[legend(PANAM, "mantis-blades"), *others], field=["psycho-squad"], eddies=1))

        assert table.me.may(ACTIVATE, PANAM) == usable


def test_three_units_and_two_legends_are_five() -> None:
    """R167: she is one of them; at the end of the turn all five are readied."""
    field = [unit(one, "kiroshi", spent=True) for one in ("psycho-squad", "swordwise", "minotaur")]
    legends = [legend(PANAM, "kiroshi", spent=True), legend("saburo", "kiroshi", spent=True)]
    table = Table(me(legends=legends, field=field, fixer=[]), rival(fixer=[]))

    table.me.ends_turn()

    assert not any(table.me.is_spent(one) for one in ("psycho-squad", "swordwise", "minotaur", PANAM, "saburo"))


def test_four_are_too_few() -> None:
    """10.3.1 An unequipped Unit, a rival equipped one and a second Gear on the same Unit do not help."""
    field = [unit(one, "kiroshi", "kiroshi", spent=True) for one in ("psycho-squad", "swordwise", "minotaur")]
    table = Table(
        me(legends=[legend(PANAM, "kiroshi", spent=True)], field=[*field, "chrome-fang"], fixer=[]),
        rival(field=[unit("ruthless", "kiroshi")], fixer=[]),
    )

    table.me.ends_turn()

    assert all(table.me.is_spent(one) for one in ("psycho-squad", "swordwise", "minotaur", PANAM))


def test_only_the_equipped_ones_are_readied() -> None:
    """10.2 The unequipped Unit and the unequipped Legend stay spent."""
    names = ["psycho-squad", "swordwise", "minotaur", "ruthless", "chrome-fang"]
    field = [unit(one, "kiroshi", spent=True) for one in names]
    table = Table(
        me(legends=[legend(PANAM, spent=True)], field=[*field, unit("corpo-security", spent=True)], fixer=[]),
        rival(fixer=[]),
    )

    table.me.ends_turn()

    assert not any(table.me.is_spent(one) for one in names)
    assert table.me.is_spent("corpo-security")
    assert table.me.is_spent(PANAM)


def test_the_end_of_a_rival_turn_is_not_hers() -> None:
    """8.16.1 Her text resolves at the end of the own turn only."""
    names = ["psycho-squad", "swordwise", "minotaur", "ruthless", "chrome-fang"]
    field = [unit(one, "kiroshi", spent=True) for one in names]
    table = Table(me(legends=[PANAM], field=field, fixer=[]), rival(fixer=[]), turn_of=RIVAL)

    table.rival.ends_turn()
    assert not any(event.kind == RESOLVES for event in table.state.events)
    table.me.ends_turn()

    assert any(event.kind == RESOLVES for event in table.state.events)


def test_they_are_counted_again_when_it_resolves() -> None:
    """C1 The bike returns to the hand first, and four are left; or the five are readied first."""
    names = ["psycho-squad", "swordwise", "minotaur", "ruthless"]
    for first, spent in (("modded-kusanagi", True), (PANAM, False)):
        field = [unit(one, "kiroshi", spent=True) for one in (*names, "modded-kusanagi")]
        table = Table(me(legends=[PANAM], field=field, fixer=[]), rival(fixer=[]))

        table.me.ends_turn()
        table.me.chooses(first)

        assert table.me.field == ["psycho-squad", "swordwise-huscle", "minotaur", "ruthless-lowlife"]
        assert table.me.is_spent("psycho") == spent


def test_face_down_she_does_nothing() -> None:
    """3.4.1 The rest of her card does not count."""
    field = [unit(one, "kiroshi", spent=True) for one in ("psycho-squad", "swordwise", "minotaur", "ruthless")]
    table = Table(
        me(legends=[face_down(PANAM)], field=[*field, unit("chrome-fang", "kiroshi", spent=True)], eddies=2, fixer=[]),
        rival(fixer=[]),
    )

    assert not table.me.may(ACTIVATE)
    table.me.ends_turn()

    assert table.me.is_spent("psycho")


def test_a_gear_that_sees_her_being_spent_is_not_too_late() -> None:
    """10.15 NetWatch Netdriver was still on her; by the time it draws, Psycho Squad has it."""
    table = Table(me(legends=[legend(PANAM, "netwatch")], field=["psycho-squad"], eddies=2))

    table.me.activates(PANAM)

    assert table.me.gear("psycho") == ["netwatch-netdriver"]
    assert len(table.me.hand) == 1


def test_to_ready_a_unit_takes_no_lag_away() -> None:
    """11.3.1.1 With Mantis Blades the new Unit stays at home; Adrenaline Converter lets it go."""
    for gear, can_attack in (("mantis-blades", False), ("adrenaline", True)):
        table = Table(
            me(legends=[legend(PANAM, gear)], field=[unit("psycho-squad", lag=True)], eddies=2),
            rival(gigs={"d6": 1, "d8": 2}),
        )

        table.me.activates(PANAM)

        assert table.me.may(ATTACK, "psycho") == can_attack


def test_a_legend_on_the_field_is_one_of_them_once() -> None:
    """4.2.1 V is a Unit and a Legend, and still one card: with two Units and Panam that makes four."""
    field = [unit(one, "kiroshi", spent=True) for one in ("v-corporate", "psycho-squad", "minotaur")]
    table = Table(me(legends=[legend(PANAM, "kiroshi", spent=True)], field=field, fixer=[]), rival(fixer=[]))

    table.me.ends_turn()

    assert table.me.is_spent("v-corporate")
