"""Jackie Welles: Mama's Favorite goes solo, and for 1 €$ he is defeated in place of a friendly Unit."""

from streetcred.core.decision import MAIN
from streetcred.narrate import Names, story
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, legend, me, rival, unit

JACKIE = "jackie-welles-mamas-favorite"


def beaten() -> Table:
    """Let a friendly Unit lose a fight while Jackie lies face-up and spent in the Legends area."""
    table = Table(
        me(field=["field-operator"], legends=[legend(JACKIE, spent=True)], eddies=1),
        rival(field=[unit("maxtac-av", spent=True)]),
    )
    table.me.attacks("field-operator", "maxtac-av")
    table.rival.passes()
    return table


def test_he_goes_solo() -> None:
    """11.25.1 For 6 €$ he attacks with 8 in the same turn."""
    table = Table(me(legends=[JACKIE], eddies=6), rival(gigs={"d6": 3}))

    table.me.goes_solo(JACKIE, paying=[])
    table.me.attacks(JACKIE, GIGS)
    table.rival.passes()

    assert table.me.power(JACKIE) == 8
    assert table.me.gigs == {"rival d6": 3}


def test_he_is_defeated_in_place_of_a_unit() -> None:
    """10.25 The Unit stays, he is removed, and 1 €$ is paid."""
    table = beaten()

    table.me.chooses(JACKIE)

    assert table.me.field == ["field-operator"]
    assert table.me.removed == [JACKIE]
    assert (table.me.eddies, table.me.spent_eddies) == (0, 1)


def test_his_player_may_let_the_unit_go() -> None:
    """10.26 Nothing is paid then."""
    table = beaten()

    table.me.is_done()

    assert table.me.trash == ["field-operator"]
    assert table.me.legends == [JACKIE]
    assert table.me.eddies == 1


def test_without_money_or_face_down_he_saves_nobody() -> None:
    """3.4.1, 10.27 What can't be paid can't be done, and a face-down Legend says nothing; nothing is asked."""
    for jackie, eddies in ((legend(JACKIE, spent=True), 0), (face_down(JACKIE, spent=True), 1)):
        table = Table(
            me(field=["field-operator"], legends=[jackie], eddies=eddies), rival(field=[unit("maxtac-av", spent=True)])
        )

        table.me.attacks("field-operator", "maxtac-av")
        table.rival.passes()

        assert table.decision.kind == MAIN
        assert table.me.trash == ["field-operator"]


def test_his_player_chooses_how_to_pay() -> None:
    """11.8.1 With an Eddie or with a Legend, and that may be Jackie himself."""
    table = Table(
        me(field=["field-operator"], legends=[JACKIE], eddies=1), rival(field=[unit("maxtac-av", spent=True)])
    )

    table.me.attacks("field-operator", "maxtac-av")
    table.rival.passes()
    table.me.chooses(JACKIE)
    table.me.chooses("spend jackie")

    assert table.me.field == ["field-operator"]
    assert table.me.removed == [JACKIE]
    assert table.me.eddies == 1


def test_he_helps_from_the_legends_area_and_from_the_field() -> None:
    """R106: in either place he is face-up, and that is enough."""
    winner = rival(field=[unit("maxtac-av", spent=True)])
    in_the_area = Table(me(field=["field-operator"], legends=[legend(JACKIE, spent=True)], eddies=1), winner)
    on_the_field = Table(me(field=["field-operator", unit(JACKIE, spent=True)], eddies=1), winner)

    for table in (in_the_area, on_the_field):
        table.me.attacks("field-operator", "maxtac-av")
        table.rival.passes()
        table.me.chooses(JACKIE)

        assert table.me.field == ["field-operator"]
        assert table.me.removed == [JACKIE]


def test_he_may_replace_his_own_defeat() -> None:
    """R107: on the field he can save himself from the fight, for 1 €$, only to fall to his own effect, once."""
    table = Table(me(field=[JACKIE], eddies=2), rival(field=[unit("minotaur", spent=True)]))

    table.me.attacks(JACKIE, "minotaur")
    table.rival.passes()
    table.me.chooses(JACKIE)

    assert table.me.removed == [JACKIE]
    assert table.me.eddies == 1


def test_the_saved_unit_was_not_defeated() -> None:
    """R105: T-Bug's own effect for being defeated stays silent; her player could have Called a Legend."""
    table = Table(
        me(field=["t-bug"], legends=[legend(JACKIE, spent=True), face_down("saburo", spent=True)], eddies=1),
        rival(field=[unit("maxtac-av", spent=True)]),
    )

    table.me.attacks("t-bug", "maxtac-av")
    table.rival.passes()
    table.me.chooses(JACKIE)

    assert table.me.field == ["t-bug-amateur-philosopher"]
    assert table.me.legends == ["(saburo-arasaka-stubborn-patriarch)"]


def test_he_saves_a_legend_on_the_field() -> None:
    """R399: V counts as a Unit there."""
    table = Table(
        me(field=[unit("v-corporate", solo=True)], legends=[legend(JACKIE, spent=True)], eddies=1),
        rival(field=[unit("minotaur", spent=True)]),
    )

    table.me.attacks("v-corporate", "minotaur")
    table.rival.passes()
    table.me.chooses(JACKIE)

    assert table.me.field == ["v-corporate-exile"]
    assert table.me.removed == [JACKIE]


def test_he_saves_a_unit_from_an_effect_in_the_rivals_turn() -> None:
    """10.24 It does not matter what would defeat the Unit, or when."""
    table = Table(
        me(field=["field-operator"], legends=[legend(JACKIE, spent=True)], eddies=1),
        rival(hand=["over-the-edge"], eddies=3, gigs={"d20": 5}),
        turn_of=RIVAL,
    )

    table.rival.plays("over-the-edge")
    table.me.chooses(JACKIE)

    assert table.me.field == ["field-operator"]
    assert table.me.removed == [JACKIE]


def test_a_mandatory_replacement_comes_first() -> None:
    """10.28 With a Deadman Transmitter on the Unit he is not even asked."""
    table = Table(
        me(field=[unit("field-operator", "deadman-transmitter")], legends=[legend(JACKIE, spent=True)], eddies=1),
        rival(field=[unit("maxtac-av", spent=True)]),
    )

    table.me.attacks("field-operator", "maxtac-av")
    table.rival.passes()

    assert table.me.field == ["field-operator"]
    assert table.me.trash == ["deadman-transmitter"]
    assert table.me.legends == [JACKIE]


def test_rival_units_are_none_of_his_business() -> None:
    """1.7.2.2 Only friendly Units are meant."""
    table = Table(
        me(field=["maxtac-av"], legends=[JACKIE], eddies=1), rival(field=[unit("field-operator", spent=True)])
    )

    table.me.attacks("maxtac-av", "field-operator")
    table.rival.passes()

    assert table.rival.trash == ["field-operator"]


def test_among_many_that_would_fall_he_saves_one() -> None:
    """10.25 He is one of them himself; once he is gone, nobody is left to fall for the rest."""
    table = Table(
        me(field=["field-operator", JACKIE, "rockn-rockerboy"], eddies=3),
        rival(hand=["adam-smasher-metal"], eddies=9),
        turn_of=RIVAL,
    )

    table.rival.plays("adam-smasher-metal")
    table.me.chooses(JACKIE)

    assert table.me.field == ["field-operator"]
    assert table.me.trash == ["rockn-rockerboy"]
    assert table.me.removed == [JACKIE]
    assert table.me.eddies == 2


def test_doomed_already_he_can_still_fall_for_another() -> None:
    """10.25 All fall together, so he is on the field when the last one is spoken of."""
    table = Table(
        me(field=[JACKIE, "field-operator", "rockn-rockerboy"], eddies=1),
        rival(hand=["adam-smasher-metal"], eddies=9),
        turn_of=RIVAL,
    )

    table.rival.plays("adam-smasher-metal")
    table.me.is_done()
    table.me.is_done()
    table.me.chooses(JACKIE)

    assert table.me.field == ["rockn-rockerboy"]
    assert table.me.trash == ["field-operator"]
    assert table.me.removed == [JACKIE]


def test_his_own_defeat_may_be_replaced_in_turn() -> None:
    """10.29 A Deadman Transmitter on him goes instead of him, as long as he is on the field (C17)."""
    winner = rival(field=[unit("maxtac-av", spent=True)])
    on_the_field = me(field=["field-operator", unit(JACKIE, "deadman", spent=True)], eddies=1)
    in_the_area = me(field=["field-operator"], legends=[legend(JACKIE, "deadman", spent=True)], eddies=1)

    for mine, removed in ((on_the_field, []), (in_the_area, [JACKIE])):
        table = Table(mine, winner)
        table.me.attacks("field-operator", "maxtac-av")
        table.rival.passes()
        table.me.chooses(JACKIE)

        assert table.me.field[0] == "field-operator"
        assert table.me.trash == ["deadman-transmitter"]
        assert table.me.removed == removed


def test_the_log_tells_his_defeat_before_his_removal() -> None:
    """4.4.2 He is defeated, and so he leaves the game."""
    table = beaten()

    table.me.chooses(JACKIE)

    said = [words for _, words in story(Names(("A", "B"), ME), table.view(ME).table.events)]
    assert said[-2:] == [
        "Your Jackie Welles: Mama's Favorite is defeated.",
        "Your Jackie Welles: Mama's Favorite is removed from the game.",
    ]
