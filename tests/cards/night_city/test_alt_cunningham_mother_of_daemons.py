"""Alt Cunningham: Mother of Daemons draws when something equipped is spent, and saves Gigs from theft for a card."""

from streetcred.narrate import Names, story
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, legend, me, rival, unit

ALT = "alt-cunningham-mother-of-daemons"


def test_an_equipped_unit_that_attacks_draws() -> None:
    """3.7 It is spent to attack; a Unit without Gear draws nothing."""
    table = Table(me(field=[ALT, unit("psycho-squad", "mantis-blades"), "chrome-fang"]), rival(gigs={"d6": 3, "d8": 5}))

    table.me.attacks("psycho-squad", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    assert table.me.hand == ["emergency-atlus"]
    table.me.attacks("chrome-fang", GIGS)
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]


def test_she_is_a_friendly_unit_herself() -> None:
    """10.1.3 With Gear on her, her own attack draws."""
    table = Table(me(field=[unit(ALT, "mantis-blades")]), rival(field=[unit("swordwise", spent=True)]))

    table.me.attacks(ALT, "swordwise")
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]


def test_an_equipped_legend_that_pays_draws() -> None:
    """5.7.2 Two are spent, and one of them has Gear."""
    legends = [legend("v-corporate", "mantis-blades"), legend("viktor-vektor-sit")]
    table = Table(me(hand=["secondhand"], field=[ALT], legends=legends))

    table.me.plays("secondhand")

    assert table.me.is_spent("v-corporate")
    assert table.me.hand == ["emergency-atlus"]


def test_a_rival_that_spends_the_unit_makes_its_player_draw() -> None:
    """10.16.1 Whoever spends it; one that is spent already is not spent again."""
    for spent, drawn in ((False, ["emergency-atlus"]), (True, [])):
        table = Table(
            me(field=[unit("psycho-squad", "mantis-blades", spent=spent), ALT]),
            rival(hand=["corporate-surveillance"], eddies=2),
            turn_of=RIVAL,
        )

        table.rival.plays("corporate-surveillance")

        assert table.me.is_spent("psycho-squad")
        assert table.me.hand == drawn


def test_a_rival_equipped_unit_draws_nothing() -> None:
    """1.7.2.2 It is no friendly one."""
    table = Table(
        me(field=[ALT], gigs={"d20": 20}), rival(field=[unit("psycho-squad", "mantis-blades")]), turn_of=RIVAL
    )

    table.rival.attacks("psycho-squad", GIGS)
    table.me.passes()

    assert table.me.hand == []
    assert table.rival.hand == []


def test_two_of_her_draw_two_cards() -> None:
    """10.16.2 Both see the same Unit being spent."""
    table = Table(
        me(field=[ALT, ALT, unit("psycho-squad", "mantis-blades")]), rival(field=[unit("swordwise", spent=True)])
    )

    table.me.attacks("psycho-squad", "swordwise")
    table.answers(table.decision.options[0])
    table.rival.passes()

    assert len(table.me.hand) == 2


def test_a_legend_that_paid_for_her_draws_nothing() -> None:
    """C12 She was not in play when it was spent."""
    table = Table(me(hand=[ALT], legends=[legend("v-corporate", "mantis-blades")], eddies=6))

    table.me.plays(ALT)

    assert table.me.is_spent("v-corporate")
    assert table.me.hand == []


def test_its_player_orders_her_draw_and_a_play_effect() -> None:
    """R020: Field Operator was paid for with an equipped Legend; both wait until it has been played."""
    for first, second in ((ALT, "field-operator"), ("field-operator", ALT)):
        table = Table(
            me(
                hand=["field-operator"],
                field=[ALT],
                legends=[legend("v-corporate", "mantis-blades")],
                eddies=2,
                gigs={"d6": 4},
                deck=["floor-it", "satori"],
            )
        )

        table.me.plays("field-operator")
        assert table.me.hand == []
        assert sorted(table.options()) == sorted([first, second])
        table.me.chooses(first)

        assert table.me.hand == ["floor-it", "satori-sword-of-saburo"]


def test_on_the_rivals_turn_she_draws_and_saves_as_well() -> None:
    """R037: the draw comes from a block, and in the next attack a card saves the Gig."""
    table = Table(
        me(field=[ALT, unit("corpo-security", "mantis-blades")], gigs={"d6": 1}, deck=["floor-it"]),
        rival(field=["swordwise", "psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")
    assert table.me.hand == ["floor-it"]
    table.me.passes()
    table.rival.attacks("psycho-squad", GIGS)
    table.me.passes()
    table.me.chooses(ALT)
    table.me.chooses("floor-it")

    assert table.me.gigs == {"d6": 1}
    assert table.me.trash[-1] == "floor-it"


def test_only_a_card_with_the_cost_of_the_gig_saves_it() -> None:
    """6.7.4 Of four cards, those with cost 3 are offered once the Gig has been picked."""
    table = Table(
        me(
            hand=["floor-it", "emergency-atlus", "field-operator", "psycho-squad"], field=[ALT], gigs={"d6": 3, "d8": 2}
        ),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.passes()
    table.rival.chooses("d6")
    table.me.chooses(ALT)
    assert table.options() == ["emergency-atlus", "field-operator"]
    table.me.chooses("field-operator")

    assert table.me.gigs == {"d6": 3, "d8": 2}
    assert table.me.trash == ["field-operator"]
    assert table.rival.is_spent("swordwise")


def test_it_may_be_declined() -> None:
    """10.26 Then the Gig goes and the card stays."""
    table = Table(me(hand=["floor-it"], field=[ALT], gigs={"d6": 1}), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", GIGS)
    table.me.passes()
    table.me.is_done()

    assert table.me.hand == ["floor-it"]
    assert table.rival.gigs == {"rival d6": 1}


def test_the_question_does_not_tell_what_the_hand_holds() -> None:
    """5.4.3 It is asked with a matching card and without one, and looks the same from the other side."""
    seen = []
    for card in ("floor-it", "psycho-squad"):
        table = Table(me(hand=[card], field=[ALT], gigs={"d6": 1}), rival(field=["swordwise"]), turn_of=RIVAL)

        table.rival.attacks("swordwise", GIGS)
        table.me.passes()
        seen.append(table.view(RIVAL).to_data())
        table.me.is_done()

        assert table.rival.gigs == {"rival d6": 1}

    assert seen[0] == seen[1]


def test_each_of_several_gigs_may_be_saved() -> None:
    """9.23.5.2 Of two picked Gigs one is saved and the other is stolen."""
    table = Table(
        me(hand=["floor-it", "emergency-atlus"], field=[ALT], gigs={"d4": 1, "d6": 3}),
        rival(field=["animals-wrecker"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("animals-wrecker", GIGS)
    table.me.passes()
    table.me.is_done()
    table.me.chooses(ALT)
    table.me.chooses("emergency-atlus")

    assert table.me.gigs == {"d6": 3}
    assert table.rival.gigs == {"rival d4": 1}


def test_one_card_saves_one_gig() -> None:
    """10.16.3 Two Gigs with the same value and one card."""
    table = Table(
        me(hand=["emergency-atlus"], field=[ALT], gigs={"d4": 3, "d6": 3}),
        rival(field=["animals-wrecker"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("animals-wrecker", GIGS)
    table.me.passes()
    table.me.chooses(ALT)
    table.me.chooses("emergency-atlus")

    assert len(table.me.gigs) == 1
    assert len(table.rival.gigs) == 1


def test_a_saved_gig_was_not_stolen() -> None:
    """10.25 Delamain Cab has nothing to ready an Eddie for."""
    table = Table(
        me(hand=["floor-it"], field=[ALT], gigs={"d6": 1}, fixer=[]),
        rival(field=["delamain-cab"], spent_eddies=1, fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks("delamain-cab", GIGS)
    table.me.passes()
    table.me.chooses(ALT)
    table.me.chooses("floor-it")
    table.rival.ends_turn()

    assert table.rival.spent_eddies == 1


def test_every_theft_of_a_rival_unit_may_be_stopped() -> None:
    """6.7.4 Gorilla Arms steal a second Gig by their text, and that one is saved."""
    table = Table(
        me(hand=["emergency-atlus"], field=[ALT], gigs={"d4": 1, "d6": 3}),
        rival(field=[unit("swordwise", "gorilla-arms")]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.passes()
    table.rival.chooses("d4")
    table.me.is_done()
    table.me.chooses(ALT)
    table.me.chooses("emergency-atlus")

    assert table.rival.gigs == {"rival d4": 1}
    assert table.me.gigs == {"d6": 3}


def test_her_own_side_may_steal() -> None:
    """1.7.2.1 A friendly Unit is no rival one."""
    table = Table(me(hand=["floor-it"], field=[ALT, "swordwise"]), rival(hand=["floor-it"], gigs={"d6": 1}))

    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 1}


def test_a_face_down_legend_has_no_gear_and_draws_nothing() -> None:
    """11.6.3 It pays unequipped."""
    table = Table(me(hand=["floor-it"], field=[ALT], legends=[face_down("v-corporate")]), rival(field=["swordwise"]))

    table.me.plays("floor-it")

    assert table.me.is_spent("v-corporate")
    assert table.me.hand == ["emergency-atlus"]


def test_two_equipped_legends_that_pay_draw_two_cards() -> None:
    """10.16.3 One payment, and the condition is met twice."""
    legends = [legend("v-corporate", "mantis-blades"), legend("viktor-vektor-sit", "mantis-blades")]
    table = Table(me(hand=["secondhand"], field=[ALT], legends=legends, deck=["floor-it", "satori"]))

    table.me.plays("secondhand")
    table.answers(table.decision.options[0])

    assert table.me.hand == ["floor-it", "satori-sword-of-saburo"]


def test_an_equipped_legend_on_the_field_draws_once() -> None:
    """4.2.1 It is a Unit and a Legend, and it is spent once."""
    table = Table(me(field=[ALT, unit("v-corporate", "mantis-blades", solo=True)]), rival(gigs={"d6": 1}))

    table.me.attacks("v-corporate", GIGS)
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]


def test_her_draw_can_lose_the_game_in_the_middle_of_an_attack() -> None:
    """1.14, 1.17 The attacker is spent, the deck is empty, and nobody reacts or steals any more."""
    table = Table(me(field=[ALT, unit("psycho-squad", "mantis-blades")], deck=[]), rival(gigs={"d6": 1}))

    table.me.attacks("psycho-squad", GIGS)

    assert table.winner is table.rival
    assert table.rival.gigs == {"d6": 1}


def test_the_seventh_gig_is_saved_in_overtime() -> None:
    """1.11, 6.7.4 It never changes hands, so nobody has won."""
    table = Table(
        me(hand=["floor-it"], field=[ALT], gigs={"d6": 1}, fixer=[]),
        rival(field=["swordwise"], gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1, "d20": 1}, fixer=[]),
        turn_of=RIVAL,
        overtime=True,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.passes()
    table.me.chooses(ALT)
    table.me.chooses("floor-it")

    assert not table.is_over
    assert table.me.gigs == {"d6": 1}


def test_the_log_says_that_the_gig_was_saved() -> None:
    """6.7.4 No text says that it can't be stolen, as Chrome Fang's would: it just isn't."""
    table = Table(me(hand=["floor-it"], field=[ALT], gigs={"d6": 1}), rival(field=["swordwise"]), turn_of=RIVAL)

    table.rival.attacks("swordwise", GIGS)
    table.me.passes()
    table.me.chooses(ALT)
    table.me.chooses("floor-it")

    said = [words for _, words in story(Names(("A", "B"), ME), table.view(ME).table.events)]
    assert said[-1] == "Your d6 (1) isn't stolen and stays."
