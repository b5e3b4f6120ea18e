"""Yorinobu Arasaka: Embracing Destruction draws for the first ARASAKA attack of a turn, at a price."""

from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, me, rival, unit

YORINOBU = "yorinobu-arasaka-embracing-destruction"


def test_an_arasaka_attack_draws_and_discards() -> None:
    """10.2 With less than 20 Street Cred one of the cards in hand goes, whichever its player likes."""
    table = Table(me(hand=["floor-it"], field=["field-operator"], legends=[YORINOBU]), rival(gigs={"d6": 3}))

    table.me.attacks("field-operator", GIGS)
    assert table.options() == ["floor-it", "emergency-atlus"]
    table.me.chooses("floor-it")
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]
    assert table.me.trash == ["floor-it"]


def test_an_empty_hand_gives_the_drawn_card_back() -> None:
    """10.31.2 There is only the card just drawn to discard."""
    table = Table(me(field=["field-operator"], legends=[YORINOBU]), rival(gigs={"d6": 3}))

    table.me.attacks("field-operator", GIGS)
    table.rival.passes()

    assert table.me.hand == []
    assert table.me.trash == ["emergency-atlus"]


def test_with_20_street_cred_nothing_is_discarded() -> None:
    """10.3.1 Exactly 20 is not less than 20."""
    gigs = {"d20": 14, "d6": 6}
    table = Table(me(field=["field-operator"], legends=[YORINOBU], gigs=gigs), rival(gigs={"d8": 3}))

    table.me.attacks("field-operator", GIGS)
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]


def test_with_19_street_cred_a_card_is_discarded() -> None:
    """10.3.1 One less is too little."""
    gigs = {"d20": 14, "d6": 5}
    table = Table(me(field=["field-operator"], legends=[YORINOBU], gigs=gigs), rival(gigs={"d8": 3}))

    table.me.attacks("field-operator", GIGS)
    table.rival.passes()

    assert table.me.trash == ["emergency-atlus"]


def test_the_second_arasaka_attack_does_nothing() -> None:
    """C18 Only the first of a turn counts."""
    table = Table(me(field=["field-operator", "minotaur"], legends=[YORINOBU]), rival(gigs={"d6": 3, "d8": 3}))

    table.me.attacks("field-operator", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.attacks("minotaur", GIGS)
    table.rival.passes()

    assert table.me.trash == ["emergency-atlus"]


def test_an_attack_by_another_unit_does_not_use_it_up() -> None:
    """C18 Psycho Squad is no ARASAKA; the attack after it is still the first that counts."""
    table = Table(me(field=["psycho-squad", "field-operator"], legends=[YORINOBU]), rival(gigs={"d6": 3, "d8": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    assert table.me.trash == []
    table.me.attacks("field-operator", GIGS)
    table.rival.passes()

    assert table.me.trash == ["emergency-atlus"]


def test_turned_up_after_the_first_attack_he_waits_for_the_next_turn() -> None:
    """R229: the second ARASAKA attack is not the first."""
    table = Table(
        me(field=["field-operator", "minotaur"], legends=[face_down(YORINOBU)], eddies=1),
        rival(gigs={"d6": 3, "d8": 3}),
    )

    table.me.attacks("field-operator", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.me.calls(YORINOBU, paying=[])
    table.me.attacks("minotaur", GIGS)
    table.rival.passes()

    assert table.me.hand == []
    assert table.me.trash == []


def test_rival_attacks_are_not_meant() -> None:
    """1.7.2.2 A rival ARASAKA Unit gives him nothing."""
    table = Table(me(legends=[YORINOBU], gigs={"d6": 3}), rival(field=["field-operator"]), turn_of=RIVAL)

    table.rival.attacks("field-operator", GIGS)
    table.me.passes()

    assert (table.me.hand, table.rival.hand) == ([], [])


def test_he_and_the_attackers_own_effect_wait_together() -> None:
    """R019: the player may draw first, or look at the Legend first."""
    for first, unseen in ((YORINOBU, ["saburo-arasaka-stubborn-patriarch"]), ("kiroshi-optics", [])):
        table = Table(
            me(
                hand=["floor-it"],
                field=[unit("field-operator", "kiroshi-optics")],
                legends=[YORINOBU, face_down("saburo")],
            ),
            rival(gigs={"d6": 3}),
        )

        table.me.attacks("field-operator", GIGS)
        table.me.chooses(first)
        assert table.view(ME).to_data()["unseen_legends"] == unseen
        table.me.chooses("floor-it")
        table.rival.passes()

        assert table.me.trash == ["floor-it"]


def test_tags_of_gear_do_not_count() -> None:
    """4.11.3.2 A Unit with an ARASAKA sword is no ARASAKA Unit."""
    table = Table(me(field=[unit("psycho-squad", "satori")], legends=[YORINOBU]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert table.me.hand == []
    assert table.me.trash == []


def test_the_rival_does_not_see_the_drawn_card() -> None:
    """5.4.3 Only what is discarded becomes known."""
    table = Table(
        me(hand=["floor-it"], deck=["over-the-edge"], field=["field-operator"], legends=[YORINOBU]),
        rival(gigs={"d6": 3}),
    )

    table.me.attacks("field-operator", GIGS)
    table.me.chooses("floor-it")

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "floor-it" in seen
    assert "over-the-edge" not in seen
    table.rival.passes()


def test_without_a_card_to_draw_his_player_loses() -> None:
    """1.14 The draw is no choice."""
    table = Table(me(deck=[], field=["field-operator"], legends=[YORINOBU]), rival(gigs={"d6": 3}))

    table.me.attacks("field-operator", GIGS)

    assert table.winner is table.rival
