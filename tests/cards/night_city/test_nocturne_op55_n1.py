"""Nocturne OP55 N1 draws, keeps a Unit from attacking or makes GO SOLO cheaper; late in the game it costs 1."""

from streetcred.core.decision import ATTACK, FIELD_LEGEND, MODE, PLAY, SOLO
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, legend, me, rival, unit

NOCTURNE = "nocturne-op55-n1"
V = "v-corporate"
DRAWS, HOLDS, SOLOS = (MODE, 0, 0), (MODE, 1, 0), (MODE, 2, 0)


def test_one_of_its_effects_is_chosen() -> None:
    """10.31 When it resolves; there is no way to choose none."""
    table = Table(me(hand=[NOCTURNE], eddies=3))

    table.me.plays(NOCTURNE)

    assert list(table.decision.options) == [DRAWS, HOLDS, SOLOS]
    table.stops_here()


def test_it_draws_2() -> None:
    """11.5.2 Nothing else happens, and the rival does not see the cards."""
    table = Table(me(hand=[NOCTURNE], deck=["floor-it", "satori"], eddies=3, legends=[V]), rival(field=["psycho"]))

    table.me.plays(NOCTURNE, paying=[])
    table.answers(DRAWS)

    assert table.me.hand == ["floor-it", "satori-sword-of-saburo"]
    assert table.me.trash == [NOCTURNE]
    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "floor-it" not in seen
    assert "satori" not in seen


def test_with_one_card_left_the_draw_loses_the_game() -> None:
    """1.14.1 The second card is not there."""
    table = Table(me(hand=[NOCTURNE], deck=["floor-it"], eddies=3))

    table.me.plays(NOCTURNE)
    table.answers(DRAWS)

    assert table.winner is table.rival


def test_any_unit_can_be_kept_from_attacking() -> None:
    """10.31 Friendly or rival, ready or spent; the others attack."""
    table = Table(
        me(hand=[NOCTURNE], field=["swordwise"], eddies=3, gigs={"d6": 3}, fixer=[]),
        rival(field=["psycho", unit("ruthless", spent=True), "emergency-atlus"], fixer=[]),
    )

    table.me.plays(NOCTURNE)
    table.answers(HOLDS)
    assert table.options() == ["swordwise-huscle", "psycho-squad", "ruthless-lowlife", "emergency-atlus"]
    table.me.chooses("psycho")
    table.me.ends_turn()

    assert not table.rival.may(ATTACK, "psycho")
    assert table.rival.may(ATTACK, "emergency-atlus")


def test_it_holds_until_the_next_turn_of_its_player() -> None:
    """8.6.2.1 This turn, the rival's turn, and not my next one."""
    table = Table(
        me(hand=[NOCTURNE], field=["swordwise"], eddies=3, fixer=[]), rival(field=["psycho"], gigs={"d6": 3}, fixer=[])
    )

    table.me.plays(NOCTURNE)
    table.answers(HOLDS)
    table.me.chooses("swordwise")
    assert not table.me.may(ATTACK)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.me.may(ATTACK, "swordwise")


def test_a_rival_unit_attacks_again_in_the_turn_after_next() -> None:
    """8.6.2.1 One turn of the rival's is all it takes."""
    table = Table(me(hand=[NOCTURNE], eddies=3, gigs={"d6": 3}, fixer=[]), rival(field=["psycho"], fixer=[]))

    table.me.plays(NOCTURNE)
    table.answers(HOLDS)
    table.me.ends_turn()
    assert not table.rival.may(ATTACK)
    table.rival.ends_turn()
    table.me.ends_turn()

    assert table.rival.may(ATTACK, "psycho")


def test_a_held_unit_may_still_block() -> None:
    """9.9 A block is no attack."""
    table = Table(me(hand=[NOCTURNE], field=["swordwise"], eddies=3), rival(field=["secondhand"], gigs={"d6": 3}))

    table.me.plays(NOCTURNE)
    table.answers(HOLDS)
    table.me.chooses("secondhand")
    table.me.attacks("swordwise", GIGS)
    table.rival.blocks("secondhand")
    table.rival.passes()

    assert table.rival.trash == ["secondhand-bombus"]
    assert table.rival.gigs == {"d6": 3}


def test_without_a_unit_the_ban_may_be_chosen_and_fails() -> None:
    """R158: nobody has a Unit, and Riding Nomad, who comes afterwards, attacks at once."""
    table = Table(me(hand=[NOCTURNE, "riding-nomad"], eddies=8), rival(gigs={"d6": 3}))

    table.me.plays(NOCTURNE)
    table.answers(HOLDS)
    assert table.me.trash == [NOCTURNE]
    table.me.plays("riding-nomad")

    assert table.me.may(ATTACK, "riding-nomad")


def test_go_solo_costs_2_less() -> None:
    """11.25.1 V for 3 by GO SOLO; played the ordinary way he costs 5."""
    table = Table(me(hand=[NOCTURNE], legends=[legend(V, spent=True)], eddies=6))

    table.me.plays(NOCTURNE)
    table.answers(SOLOS)
    assert not table.me.may(FIELD_LEGEND)
    table.me.goes_solo(V)

    assert table.me.eddies == 0
    assert table.me.field == ["v-corporate-exile"]


def test_only_the_chosen_legend_goes_for_less() -> None:
    """10.31 Any friendly Legend may be chosen, those on the field and those without GO SOLO as well."""
    table = Table(
        me(
            hand=[NOCTURNE],
            field=[unit("goro-takemura-hands")],
            legends=[
                legend(V, spent=True),
                legend("rogue-amendiares-preem", spent=True),
                face_down("wakako", spent=True),
            ],
            eddies=7,
        ),
        rival(legends=["adam-smasher-ender"]),
    )

    table.me.plays(NOCTURNE)
    table.answers(SOLOS)
    assert len(table.options()) == 4
    table.me.chooses(V)

    assert table.me.may(SOLO, V)
    assert not table.me.may(SOLO, "rogue")


def test_a_face_down_legend_keeps_it_when_called() -> None:
    """3.4.1 It was chosen as a Legend, whatever it would turn out to be."""
    table = Table(me(hand=[NOCTURNE], legends=[face_down(V, spent=True)], eddies=7))

    table.me.plays(NOCTURNE)
    table.answers(SOLOS)
    table.me.calls(V)
    table.me.goes_solo(V)

    assert table.me.eddies == 0


def test_it_is_over_with_the_turn() -> None:
    """8.16.2 In the next turn V costs 5 again."""
    table = Table(me(hand=[NOCTURNE], legends=[legend(V)], eddies=4, fixer=[6]), rival(fixer=[]))

    table.me.plays(NOCTURNE, paying=[V])
    table.answers(SOLOS)
    table.me.ends_turn()
    table.rival.ends_turn()
    table.me.goes_solo(V)

    assert table.me.eddies == 0


def test_two_of_them_stop_at_1() -> None:
    """11.8.3 Three times 2 off 5 leaves 1 to be paid."""
    table = Table(me(hand=[NOCTURNE] * 3, legends=[legend(V, spent=True)], eddies=10))

    for _ in range(3):
        table.me.plays(NOCTURNE)
        table.answers(SOLOS)
    table.me.goes_solo(V)

    assert table.me.eddies == 0


def test_against_a_riot_shield_it_comes_out_even() -> None:
    """C21 2 more and 2 less are 5."""
    table = Table(
        me(hand=[NOCTURNE], legends=[legend(V, spent=True)], eddies=8), rival(field=[unit("psycho", "riot-shield")])
    )

    table.me.plays(NOCTURNE)
    table.answers(SOLOS)
    table.me.goes_solo(V)

    assert table.me.eddies == 0


def test_all_six_dice_rolled_in_make_it_cost_1() -> None:
    """R157: with the last die of the fixer area in play the area is empty."""
    five = {"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1}
    table = Table(me(hand=[NOCTURNE], eddies=1, gigs=five, fixer=[20]), rival(fixer=[]), at_start=True)
    assert table.me.fixer == []

    table.me.plays(NOCTURNE)
    table.answers(DRAWS)

    assert table.me.eddies == 0


def test_one_die_left_or_an_empty_fixer_area_of_the_rival_does_not_help() -> None:
    """5.10.5 With the d20 still there it costs 3."""
    table = Table(me(hand=[NOCTURNE], eddies=2, fixer=[20]), rival(fixer=[]))

    assert not table.me.may(PLAY)


def test_a_discount_does_not_go_below_1() -> None:
    """11.8.3 Alt takes 1 off, and 1 is still paid."""
    alt = "alt-cunningham-soulkiller"
    table = Table(me(hand=[NOCTURNE], legends=[alt], eddies=2, gigs={"d4": 1}, fixer=[]))

    table.answers(next(option for option in table.decision.options if table.name(option).startswith(alt)))
    table.me.plays(NOCTURNE)
    table.answers(DRAWS)

    assert table.me.eddies == 1


def test_played_in_the_rivals_turn_it_holds_for_the_rest_of_it() -> None:
    """8.6.2.1 The Relic brings Lizzy, and she plays it; the next turn is mine, and there it ends."""
    table = Table(
        me(field=[unit("swordwise", "the-relic", spent=True)], trash=["lizzy", NOCTURNE], gigs={"d6": 3}, fixer=[]),
        rival(field=["animals", "psycho"], fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks("animals", "swordwise")
    table.me.passes()
    table.me.says(yes=True)
    table.me.chooses(NOCTURNE)
    table.answers(HOLDS)
    table.me.chooses("psycho")
    assert not table.rival.may(ATTACK)
    table.rival.ends_turn()
    table.me.ends_turn()

    assert table.rival.may(ATTACK, "psycho")


def test_out_of_the_trash_it_costs_1_as_well() -> None:
    """3.11.1.1 Alt pays 1 for her effect and 1 for the Program."""
    alt = "alt-cunningham-soulkiller"
    table = Table(me(legends=[alt], trash=[NOCTURNE], eddies=2, fixer=[], gigs={"d6": 2}))

    table.answers([option for option in table.decision.options if table.name(option).startswith(alt)][-1])
    table.answers(DRAWS)

    assert table.me.eddies == 0
    assert table.me.deck[-1] == NOCTURNE


def test_which_legend_lies_face_down_is_not_told() -> None:
    """5.7.4.1 Neither to the rival nor to its own player."""
    table = Table(me(hand=[NOCTURNE], legends=[face_down(V), face_down("wakako")], eddies=3))

    table.me.plays(NOCTURNE, paying=[])
    table.answers(SOLOS)
    table.answers(table.decision.options[0])

    for player in (ME, RIVAL):
        shown = table.view(player).table
        assert "corporate" not in f"{shown.events} {shown.pieces}"
