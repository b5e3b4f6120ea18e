"""Evelyn Parker: Beautiful Enigma pays for thefts of CORPO and GANGER Units and orders a rival Unit to attack."""

from streetcred.core.decision import ACTIVATE, ATTACK, DONE, END_TURN, PLAY
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

EVELYN = "evelyn-parker-beautiful-enigma"


def test_a_theft_by_a_corpo_or_ganger_unit_readies_an_eddie() -> None:
    """3.13.1.1 Each of the tags is enough; a Legend on the field is a Unit; Psycho Squad has neither tag."""
    for name, readied in (("field-operator", 1), ("chrome-fang", 1), ("v-corporate", 1), ("psycho-squad", 0)):
        table = Table(me(field=[name], legends=[EVELYN], spent_eddies=2), rival(gigs={"d6": 3}))

        table.me.attacks(name, GIGS)
        table.rival.passes()

        assert table.me.gigs == {"rival d6": 3}
        assert table.me.eddies == readied


def test_two_gigs_at_a_time_ready_one_eddie() -> None:
    """C19 It is one theft."""
    table = Table(me(field=["animals-wrecker"], legends=[EVELYN], spent_eddies=2), rival(gigs={"d6": 3, "d8": 4}))

    table.me.attacks("animals-wrecker", GIGS)
    table.rival.passes()

    assert len(table.me.gigs) == 2
    assert table.me.eddies == 1


def test_a_second_theft_readies_another() -> None:
    """C19, C20 The Gig of Gorilla Arms is a theft of its own."""
    table = Table(
        me(field=[unit("chrome-fang", "gorilla-arms")], legends=[EVELYN], spent_eddies=3),
        rival(gigs={"d6": 3, "d8": 4}),
    )

    table.me.attacks("chrome-fang", GIGS)
    table.rival.passes()
    table.me.chooses("d6")
    table.answers(table.decision.options[0])

    assert len(table.me.gigs) == 2
    assert table.me.eddies == 2


def test_without_a_spent_eddie_nothing_is_readied() -> None:
    """2.4 A spent Legend is no Eddie."""
    table = Table(
        me(field=["chrome-fang"], legends=[EVELYN, legend("padre", spent=True)], eddies=1), rival(gigs={"d6": 3})
    )

    table.me.attacks("chrome-fang", GIGS)
    table.rival.passes()

    assert table.me.eddies == 1
    assert table.me.is_spent("padre")


def test_no_theft_no_eddie() -> None:
    """10.16.1 A fight that is won, a theft by the rival, and a theft while she lies face-down."""
    table = Table(
        me(field=["chrome-fang"], legends=[EVELYN], spent_eddies=1), rival(field=[unit("swordwise", spent=True)])
    )
    table.me.attacks("chrome-fang", "swordwise")
    table.rival.passes()
    assert table.me.eddies == 0

    table = Table(
        me(legends=[EVELYN], spent_eddies=1, gigs={"d6": 3}),
        rival(field=["chrome-fang"], spent_eddies=1),
        turn_of=RIVAL,
    )
    table.rival.attacks("chrome-fang", GIGS)
    table.me.passes()
    assert (table.me.eddies, table.rival.eddies) == (0, 0)

    table = Table(me(field=["chrome-fang"], legends=[face_down(EVELYN)], spent_eddies=1), rival(gigs={"d6": 3}))
    table.me.attacks("chrome-fang", GIGS)
    table.rival.passes()
    assert table.me.eddies == 0


def test_she_orders_a_rival_unit_to_attack() -> None:
    """C28 In its next turn its player can't end the turn before it has attacked."""
    table = Table(me(legends=[EVELYN], eddies=1, gigs={"d6": 3}, fixer=[]), rival(field=["psycho-squad"], fixer=[]))

    table.me.activates(EVELYN)
    assert table.me.is_spent(EVELYN)
    assert table.me.eddies == 0
    assert table.me.may(END_TURN)
    table.me.ends_turn()
    assert not table.rival.may(END_TURN)
    table.rival.attacks("psycho", GIGS)
    table.me.passes()

    assert table.rival.may(END_TURN)


def test_her_player_chooses_the_unit() -> None:
    """10.31 One rival Unit, a Legend on the field among them; the others need not attack."""
    table = Table(
        me(field=["swordwise"], legends=[EVELYN], eddies=1, gigs={"d6": 3, "d8": 2}, fixer=[]),
        rival(field=["psycho-squad", "v-corporate"], legends=["padre"], fixer=[]),
    )

    table.me.activates(EVELYN)
    assert table.options() == ["psycho-squad", "v-corporate-exile"]
    assert DONE not in table.kinds()
    table.me.chooses("v-corporate")
    table.me.ends_turn()
    table.rival.attacks("psycho", GIGS)
    table.me.passes()
    table.rival.chooses("d6")
    assert not table.rival.may(END_TURN)
    table.rival.attacks("v-corporate", GIGS)
    table.me.passes()

    assert table.rival.may(END_TURN)


def test_a_fight_obeys_the_order_too() -> None:
    """9.1 Any attack will do, and a blocker does not undo it."""
    table = Table(
        me(field=["corpo-security"], legends=[EVELYN], eddies=1, gigs={"d6": 3}, fixer=[]),
        rival(field=["psycho-squad"], fixer=[]),
    )

    table.me.activates(EVELYN)
    table.me.ends_turn()
    table.rival.attacks("psycho", GIGS)
    table.me.blocks("corpo-security")
    table.me.passes()

    assert table.rival.may(END_TURN)


def test_without_a_target_the_order_is_void_and_does_not_wait() -> None:
    """C35 The Unit can't attack next turn; when it can, two turns later, it need not."""
    table = Table(me(legends=[EVELYN], eddies=1, fixer=[4]), rival(field=["psycho-squad"], fixer=[]))

    table.me.activates(EVELYN)
    table.me.ends_turn()
    assert table.rival.may(END_TURN)
    table.rival.ends_turn()
    assert list(table.me.gigs) == ["d4"]
    table.me.ends_turn()

    assert table.rival.may(END_TURN)


def test_the_unit_may_be_spent_for_something_else() -> None:
    """C29 Kerry uses his own effect, and can't attack any more."""
    table = Table(
        me(legends=[EVELYN], eddies=1, gigs={"d6": 3}, fixer=[]),
        rival(field=["kerry-eurodyne-the-last"], fixer=[]),
    )

    table.me.activates(EVELYN)
    table.me.ends_turn()
    assert not table.rival.may(END_TURN)
    table.rival.activates("kerry")

    assert table.rival.may(END_TURN)


def test_a_unit_that_is_spent_now_is_readied_in_time() -> None:
    """8.6.3 It attacks in a turn that begins with readying."""
    table = Table(
        me(legends=[EVELYN], eddies=1, gigs={"d6": 3}, fixer=[]),
        rival(field=[unit("psycho-squad", spent=True)], fixer=[]),
    )

    table.me.activates(EVELYN)
    table.me.ends_turn()

    assert not table.rival.may(END_TURN)


def test_she_can_not_pay_for_herself() -> None:
    """10.19.2 It takes 1 €$ more; and she has to be ready and face-up."""
    for legends, eddies in (([EVELYN], 0), ([legend(EVELYN, spent=True)], 1), ([face_down(EVELYN, known=True)], 1)):
        table = Table(me(legends=legends, eddies=eddies), rival(field=["psycho-squad"]))

        assert not table.me.may(ACTIVATE)


def test_without_a_rival_unit_she_may_be_activated_in_vain() -> None:
    """A9 The choice comes after the colon; no own Unit is ordered."""
    table = Table(me(field=["swordwise"], legends=[EVELYN], eddies=1, fixer=[]), rival(gigs={"d6": 3}, fixer=[]))

    table.me.activates(EVELYN)
    table.me.ends_turn()
    table.rival.ends_turn()

    assert table.me.may(END_TURN)


def test_it_is_no_reaction() -> None:
    """11.26.2 QUICK stands nowhere on her."""
    table = Table(
        me(hand=["floor-it"], legends=[EVELYN], eddies=1, gigs={"d6": 3}),
        rival(field=["psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", GIGS)

    assert table.me.may(PLAY, "floor-it")
    assert not table.me.may(ACTIVATE)
    table.me.passes()


def test_a_unit_that_becomes_able_to_attack_has_to() -> None:
    """C28 The Voodoo Boy can attack after a Program only; its player need not play one, but has done so."""
    table = Table(
        me(legends=[EVELYN], eddies=1, gigs={"d6": 3}, fixer=[]),
        rival(hand=["afterparty"], field=["jacked-in"], eddies=1, fixer=[]),
    )

    table.me.activates(EVELYN)
    table.me.ends_turn()
    assert table.rival.may(END_TURN)
    table.rival.plays("afterparty")
    table.rival.chooses(0)

    assert not table.rival.may(END_TURN)


def test_a_unit_that_attacks_units_only_obeys_when_one_is_spent() -> None:
    """9.3.2.4 For Ruthless Lowlife the Gig area is no target."""
    for spent in (False, True):
        table = Table(
            me(field=[unit("swordwise", spent=spent)], legends=[EVELYN], eddies=1, gigs={"d6": 3}, fixer=[]),
            rival(field=["ruthless"], fixer=[]),
        )

        table.me.activates(EVELYN)
        table.me.ends_turn()

        assert table.rival.may(END_TURN) is not spent


def test_a_unit_that_was_away_is_not_meant_any_more() -> None:
    """5.3.2.2 Kusanagi goes into the deck, is drawn and played anew."""
    table = Table(
        me(hand=["les-elemens"], legends=[EVELYN], eddies=6, gigs={"d6": 3}, fixer=[]),
        rival(field=["modded-kusanagi"], deck=[], eddies=6, fixer=[]),
    )

    table.me.activates(EVELYN, paying=[])
    table.me.plays("les-elemens")
    table.me.ends_turn()
    table.rival.plays("modded-kusanagi")

    assert table.rival.may(ATTACK)
    assert table.rival.may(END_TURN)
