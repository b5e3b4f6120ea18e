"""Yorinobu Arasaka: Steel Dragon brings along a cheap Unit that may fight at once, and draws when ARASAKA falls."""

from streetcred.core.decision import ATTACK
from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit

YORINOBU = "yorinobu-arasaka-steel-dragon"


def test_a_cheap_unit_of_hand_or_trash_comes_for_free() -> None:
    """11.8.4 Up to cost 4; Chrome Fang costs 5, Satori is no Unit."""
    table = Table(
        me(hand=[YORINOBU, "swordwise", "chrome-fang", "satori"], trash=["psycho-squad", "minotaur"], eddies=7),
        rival(trash=["ruthless"]),
    )

    table.me.plays(YORINOBU)
    table.me.says(yes=True)
    assert table.options()[:2] == ["swordwise-huscle", "psycho-squad"]
    assert len(table.options()) == 3
    table.me.chooses("psycho")

    assert table.me.field == [YORINOBU, "psycho-squad"]
    assert table.me.trash == ["minotaur"]
    assert table.me.eddies == 0


def test_it_may_be_declined() -> None:
    """2.1.1 Then everything stays where it is."""
    table = Table(me(hand=[YORINOBU, "swordwise"], trash=["psycho-squad"], eddies=7))

    table.me.plays(YORINOBU)
    table.me.says(yes=False)

    assert table.me.field == [YORINOBU]
    assert table.me.hand == ["swordwise-huscle"]
    assert table.me.trash == ["psycho-squad"]


def test_a_unit_of_the_hand_need_not_be_found() -> None:
    """5.3.2.4.1 Asked without a fitting Unit or with one, the rival can't tell the difference."""
    for hand in ("swordwise", "satori"):
        table = Table(me(hand=[YORINOBU, hand], eddies=7))

        table.me.plays(YORINOBU)
        assert table.view(RIVAL).to_data()["decision"]["options"] == []
        table.me.says(yes=False)

        assert table.me.field == [YORINOBU]
        assert hand not in str(table.view(RIVAL).to_data())


def test_it_can_attack_spent_rival_units_at_once() -> None:
    """9.3.2.3.1 Neither ready Units nor the Gigs; Yorinobu himself can't attack at all."""
    table = Table(
        me(hand=[YORINOBU], trash=["psycho-squad"], eddies=7),
        rival(field=[unit("swordwise", spent=True), "chrome-fang"], gigs={"d6": 3}),
    )

    table.me.plays(YORINOBU)
    table.me.says(yes=True)
    table.me.chooses("psycho")
    assert [name for name in table.options() if ">" in name] == ["psycho-squad > swordwise-huscle"]
    table.me.attacks("psycho", "swordwise")
    table.rival.passes()

    assert table.rival.trash == ["swordwise-huscle"]


def test_it_attacks_as_usual_from_the_next_turn_on() -> None:
    """8.16.2 The permission and the Lag are gone."""
    table = Table(me(hand=[YORINOBU], trash=["psycho-squad"], eddies=7, fixer=[]), rival(gigs={"d6": 3}, fixer=[]))

    table.me.plays(YORINOBU)
    table.me.says(yes=True)
    table.me.chooses("psycho")
    assert not table.me.may(ATTACK)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.me.may(ATTACK, "psycho")


def test_other_lagging_units_get_nothing() -> None:
    """10.1.3 It is the one Unit that he brought."""
    table = Table(
        me(hand=["swordwise", YORINOBU], trash=["psycho-squad"], eddies=10),
        rival(field=[unit("swordwise", spent=True)]),
    )

    table.me.plays("swordwise")
    table.me.plays(YORINOBU)
    table.me.says(yes=True)
    table.me.chooses("psycho")

    assert [name for name in table.options() if ">" in name] == ["psycho-squad > swordwise-huscle"]


def test_a_ban_on_lagging_units_beats_it() -> None:
    """2.6 MaxTac Suppression Team says that they can't."""
    table = Table(
        me(hand=[YORINOBU], trash=["psycho-squad"], eddies=7),
        rival(field=[unit("swordwise", spent=True), "maxtac-suppression"]),
    )

    table.me.plays(YORINOBU)
    table.me.says(yes=True)
    table.me.chooses("psycho")

    assert not table.me.may(ATTACK)


def test_what_the_unit_does_when_played_comes_afterwards() -> None:
    """10.14 Field Operator draws when he is done."""
    table = Table(me(hand=[YORINOBU], trash=["field-operator"], eddies=7, gigs={"d6": 2}))

    table.me.plays(YORINOBU)
    table.me.says(yes=True)
    table.me.chooses("field-operator")

    assert table.me.hand == ["emergency-atlus"]


def test_he_brings_no_second_one_without_being_played() -> None:
    """11.20.1 His attack is no play."""
    table = Table(me(hand=["swordwise"], field=[YORINOBU]), rival(gigs={"d6": 3}))

    table.me.attacks(YORINOBU, GIGS)
    table.rival.passes()

    assert table.me.field == [YORINOBU]


def test_the_first_fallen_arasaka_unit_of_a_turn_draws() -> None:
    """10.16.1 On either side: a rival Minotaur first, then a friendly Operator, which is the second."""
    table = Table(
        me(field=[YORINOBU, "animals-wrecker", "field-operator"]),
        rival(field=[unit("minotaur", spent=True), unit("psycho", spent=True)]),
    )

    table.me.attacks("animals", "minotaur")
    table.rival.passes()
    assert table.me.hand == ["emergency-atlus"]
    table.me.attacks("field-operator", "psycho")
    table.rival.passes()

    assert table.me.trash == ["field-operator"]
    assert table.me.hand == ["emergency-atlus"]


def test_other_units_and_gear_do_not_count() -> None:
    """3.13 Psycho Squad with Satori is no ARASAKA Unit (4.11.3.2)."""
    table = Table(me(field=[YORINOBU]), rival(field=[unit("psycho", "satori", spent=True)]))

    table.me.attacks(YORINOBU, "psycho")
    table.rival.passes()

    assert table.rival.trash == ["psycho-squad", "satori-sword-of-saburo"]
    assert table.me.hand == []


def test_an_arasaka_legend_on_the_field_counts() -> None:
    """4.2.1 It is a Unit there."""
    table = Table(me(field=[YORINOBU]), rival(field=[unit("goro-takemura-hands", spent=True)]))

    table.me.attacks(YORINOBU, "goro")
    table.rival.passes()

    assert table.rival.removed == ["goro-takemura-hands-unclean"]
    assert table.me.hand == ["emergency-atlus"]


def test_a_defeat_before_he_came_was_the_first() -> None:
    """R232: the second ARASAKA Unit of the turn falls under his eyes and draws nothing."""
    table = Table(
        me(hand=[YORINOBU, "over-the-edge"], field=["psycho"], eddies=10, gigs={"d20": 9}),
        rival(field=[unit("field-operator", spent=True), "minotaur"]),
    )

    table.me.attacks("psycho", "field-operator")
    table.rival.passes()
    table.me.plays(YORINOBU)
    table.me.says(yes=False)
    table.me.plays("over-the-edge")
    table.me.chooses("minotaur")

    assert table.rival.trash == ["field-operator", "minotaur"]
    assert table.me.hand == []


def test_every_turn_has_a_first_one() -> None:
    """C18 The rival's turn as well."""
    table = Table(
        me(field=[YORINOBU, unit("field-operator", spent=True)], fixer=[]),
        rival(field=["psycho", unit("field-operator", spent=True)], fixer=[]),
    )

    table.me.attacks(YORINOBU, "field-operator")
    table.rival.passes()
    assert len(table.me.hand) == 1
    table.me.ends_turn()
    table.rival.attacks("psycho", "field-operator")
    table.me.passes()

    assert len(table.me.hand) == 2


def test_several_at_once_draw_one_card() -> None:
    """C18 Adam Smasher defeats two and Yorinobu himself; the first of them draws."""
    table = Table(
        me(field=[YORINOBU]),
        rival(hand=["adam-smasher-metal"], field=["minotaur", "field-operator"], eddies=9),
        turn_of=RIVAL,
    )

    table.rival.plays("adam-smasher-metal")

    assert table.me.trash == [YORINOBU]
    assert table.me.hand == ["emergency-atlus"]


def test_two_of_him_draw_one_card_each() -> None:
    """10.16.2 Both see it; their player orders them."""
    table = Table(me(field=[YORINOBU, YORINOBU]), rival(field=[unit("minotaur", "mantis-blades", spent=True)]))

    table.me.attacks(YORINOBU, "minotaur")
    table.rival.passes()
    assert table.me.hand == []
    assert table.me.field == [YORINOBU]
    assert table.rival.field == ["minotaur"]
    table.answers(table.decision.options[0])

    assert len(table.me.hand) == 2


def test_a_defeat_that_is_replaced_was_not_the_first() -> None:
    """10.25 The Deadman Transmitter saves an ARASAKA Unit; the next one that falls draws."""
    table = Table(
        me(field=[YORINOBU, "animals-wrecker"]),
        rival(field=[unit("field-operator", "deadman", spent=True), unit("augmented", spent=True)]),
    )

    table.me.attacks("animals", "field-operator")
    table.rival.passes()
    assert table.me.hand == []
    table.me.attacks(YORINOBU, "augmented")
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]


def test_his_draw_can_lose_the_game() -> None:
    """1.14 It is no "may": the fight is won, and the deck is empty."""
    table = Table(me(field=[YORINOBU], deck=[]), rival(field=[unit("field-operator", spent=True)]))

    table.me.attacks(YORINOBU, "field-operator")
    table.rival.passes()

    assert table.winner is table.rival
    assert table.rival.trash == ["field-operator"]


def test_brought_by_the_defeat_of_an_arasaka_unit_he_has_missed_the_first() -> None:
    """C18 The Relic plays him for a fallen Operator in the rival's turn; the next one is the second."""
    table = Table(
        me(
            field=[unit("field-operator", "the-relic", spent=True), unit("augmented", spent=True)],
            trash=[YORINOBU, "psycho-squad"],
        ),
        rival(field=["rockn", "maxtac-av"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("rockn", "field-operator")
    table.me.passes()
    table.me.chooses(YORINOBU)
    table.me.says(yes=True)
    table.me.chooses("psycho")
    table.rival.attacks("maxtac-av", "augmented")
    table.me.passes()

    assert table.me.field == [YORINOBU, "psycho-squad"]
    assert table.me.hand == []
