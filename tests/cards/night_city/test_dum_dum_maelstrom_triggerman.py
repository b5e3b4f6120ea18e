"""Dum Dum: Maelstrom Triggerman trades Gear for cards when Called, and makes an equipped Unit stronger."""

from streetcred.core.decision import ACTIVATE, YES
from streetcred.testing import RIVAL, Table, face_down, legend, me, rival, unit

DUM_DUM = "dum-dum-maelstrom-triggerman"


def test_a_gear_that_is_defeated_draws_2() -> None:
    """11.18.1 Any friendly Gear, on a Unit or on a Legend; a rival one is not offered."""
    table = Table(
        me(
            field=[unit("psycho-squad", "satori")],
            legends=[face_down(DUM_DUM), legend("v-corporate", "kiroshi")],
            eddies=1,
        ),
        rival(field=[unit("swordwise", "sandevistan")]),
    )

    table.me.calls(DUM_DUM, paying=[])
    table.me.says(yes=True)
    assert sorted(table.options()) == ["kiroshi-optics", "satori-sword-of-saburo"]
    table.me.chooses("satori")

    assert len(table.me.hand) == 2
    assert table.me.trash == ["satori-sword-of-saburo"]
    assert table.me.power("psycho") == 6


def test_without_a_defeat_he_draws_1() -> None:
    """2.1.1 The Gear is kept."""
    table = Table(me(field=[unit("psycho-squad", "satori")], legends=[face_down(DUM_DUM)], eddies=1))

    table.me.calls(DUM_DUM, paying=[])
    table.me.says(yes=False)

    assert len(table.me.hand) == 1
    assert table.me.gear("psycho") == ["satori-sword-of-saburo"]


def test_without_a_friendly_gear_he_draws_1_unasked() -> None:
    """10.7 The Gear of the rival is no choice."""
    table = Table(
        me(field=["psycho-squad"], legends=[face_down(DUM_DUM)], eddies=1),
        rival(field=[unit("swordwise", "satori")]),
    )

    table.me.calls(DUM_DUM, paying=[])

    assert not table.me.may(YES)
    assert len(table.me.hand) == 1


def test_both_cards_have_to_be_drawn() -> None:
    """1.14.1 With one card in the deck the defeat of a Gear loses the game, and keeping it does not."""
    for yes in (True, False):
        table = Table(
            me(field=[unit("psycho-squad", "satori")], legends=[face_down(DUM_DUM)], eddies=1, deck=["floor-it"])
        )

        table.me.calls(DUM_DUM, paying=[])
        table.me.says(yes=yes)

        assert table.is_over is yes
        assert table.winner is (table.rival if yes else None)


def test_the_rival_does_not_see_the_cards() -> None:
    """5.4.3 Only how many there are."""
    table = Table(
        me(field=[unit("psycho-squad", "satori")], legends=[face_down(DUM_DUM)], eddies=1, deck=["floor-it"] * 3)
    )

    table.me.calls(DUM_DUM, paying=[])
    table.me.says(yes=True)

    assert table.me.hand == ["floor-it"] * 2
    assert "floor-it" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)


def test_he_gives_1_power_for_each_gear() -> None:
    """11.16.1 For 1 €$ and the spending of himself; the power of the Gear comes on top."""
    table = Table(me(field=[unit("psycho-squad", "satori", "kiroshi")], legends=[DUM_DUM], eddies=1))
    assert table.me.power("psycho") == 9

    table.me.activates(DUM_DUM)

    assert table.me.power("psycho") == 11
    assert table.me.is_spent(DUM_DUM)
    assert table.me.eddies == 0


def test_an_unequipped_unit_may_be_chosen() -> None:
    """R079: with no other on the field it is chosen, and gets nothing."""
    table = Table(me(field=["psycho-squad", "swordwise"], legends=[DUM_DUM], eddies=1))

    table.me.activates(DUM_DUM)
    assert table.options() == ["psycho-squad", "swordwise-huscle"]
    table.me.chooses("psycho")

    assert table.me.power("psycho") == 6
    assert table.me.is_spent(DUM_DUM)


def test_his_player_chooses_a_friendly_unit() -> None:
    """4.2.1 A Legend on the field is one; a Legend beside him and a rival Unit are not."""
    table = Table(
        me(
            field=[unit("psycho-squad", "satori"), unit("v-corporate", "kiroshi")],
            legends=[DUM_DUM, legend("padre", "mantis-blades")],
            eddies=1,
        ),
        rival(field=[unit("swordwise", "sandevistan")]),
    )

    table.me.activates(DUM_DUM, paying=[])
    assert table.options() == ["psycho-squad", "v-corporate-exile"]
    table.me.chooses("v-corporate")

    assert table.me.power("v-corporate") == 10
    assert table.me.power("psycho") == 8


def test_as_a_reaction_it_turns_a_fight() -> None:
    """11.26.2 A tie at 8 becomes a victory."""
    table = Table(
        me(field=[unit("psycho-squad", "satori", spent=True)], legends=[DUM_DUM], eddies=1),
        rival(field=["maxtac-av"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("maxtac-av", "psycho")
    table.me.activates(DUM_DUM)
    table.me.passes()

    assert table.rival.trash == ["maxtac-av"]
    assert "psycho-squad" in table.me.field


def test_it_ends_with_the_turn() -> None:
    """8.16.2 Only the Gear is left of it."""
    table = Table(me(field=[unit("psycho-squad", "satori")], legends=[DUM_DUM], eddies=1, fixer=[]), rival(fixer=[]))

    table.me.activates(DUM_DUM)
    table.me.ends_turn()

    assert table.me.power("psycho") == 8


def test_he_can_not_pay_for_himself() -> None:
    """10.19.2 He is spent as the second part of the cost; another Legend can pay."""
    table = Table(me(field=["psycho-squad"], legends=[DUM_DUM]))
    assert not table.me.may(ACTIVATE)

    table = Table(me(field=["psycho-squad"], legends=[DUM_DUM, "padre"]))
    table.me.activates(DUM_DUM)
    assert table.me.is_spent("padre")
    assert table.me.is_spent(DUM_DUM)


def test_spent_or_face_down_he_does_nothing() -> None:
    """3.4.1, 11.15.1 Neither can be activated."""
    for lying in (legend(DUM_DUM, spent=True), face_down(DUM_DUM, known=True)):
        table = Table(me(field=["psycho-squad"], legends=[lying], eddies=2))

        assert not table.me.may(ACTIVATE)


def test_without_a_friendly_unit_the_cost_is_paid_in_vain() -> None:
    """A9 The choice comes after the colon."""
    table = Table(me(legends=[DUM_DUM], eddies=1), rival(field=[unit("swordwise", "satori")]))

    table.me.activates(DUM_DUM)

    assert table.me.is_spent(DUM_DUM)
    assert table.rival.power("swordwise") == 5
