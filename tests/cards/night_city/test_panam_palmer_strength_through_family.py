"""Panam Palmer: Strength Through Family may Call for free, and trades a card for one of each face-up Legend."""

from streetcred.core.decision import CALL
from streetcred.testing import GIGS, RIVAL, Table, face_down, me, rival, unit

PANAM = "panam-palmer-strength-through-family"
WAKAKO = "wakako-okada-peace-and-harmony"


def test_in_the_own_turn_a_call_is_free() -> None:
    """11.11.1 The Legend is flipped, nothing is spent, and its CALL effect follows."""
    table = Table(me(field=[PANAM], legends=[face_down("dexter-deshawn-off")], eddies=1))

    table.me.calls("dexter-deshawn-off", free=True)
    table.answers(table.decision.options[1])

    assert table.me.legends == ["dexter-deshawn-off-the-grid"]
    assert table.me.eddies == 1
    assert table.me.hand == ["emergency-atlus"]


def test_without_money_it_is_the_only_way() -> None:
    """8.12 With her the Call costs nothing; without her a spent Legend can't pay for itself."""
    legends = [face_down(WAKAKO, spent=True)]

    assert Table(me(field=[PANAM], legends=legends)).me.may(CALL)
    assert not Table(me(hand=[PANAM], legends=legends)).me.may(CALL)


def test_the_call_may_still_be_paid_for() -> None:
    """2.1.1 Nobody has to take it for free."""
    table = Table(me(field=[PANAM], legends=[face_down("v-corporate", spent=True)], eddies=1))

    table.me.calls("v-corporate")

    assert table.me.legends == ["v-corporate-exile"]
    assert table.me.eddies == 0


def test_a_second_legend_is_not_called() -> None:
    """R168: neither after a free Call nor after a paid one."""
    for free in (True, False):
        table = Table(me(field=[PANAM], legends=[face_down("v-corporate"), face_down("viktor-vektor-sit")], eddies=3))

        table.me.calls("v-corporate", free=free)

        assert not table.me.may(CALL)


def test_two_of_her_allow_one_call() -> None:
    """11.11.2 Once per turn, however many texts make it free."""
    table = Table(me(field=[PANAM, PANAM], legends=[face_down("v-corporate"), face_down("viktor-vektor-sit")]))

    table.me.calls("v-corporate", free=True)

    assert not table.me.may(CALL)


def test_in_the_rivals_turn_it_has_to_be_paid_for() -> None:
    """10.23 The reaction is an ordinary Call."""
    table = Table(
        me(field=[PANAM], legends=[face_down("v-corporate", spent=True)], gigs={"d6": 3}, eddies=1),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    assert [option for option in table.decision.options if option[0] == CALL and option[2] == 1] == []
    table.me.calls("v-corporate")
    table.me.passes()

    assert table.me.eddies == 0


def test_a_rivals_call_is_not_free() -> None:
    """3.18.2 The text speaks to her player."""
    table = Table(me(legends=[face_down("v-corporate", spent=True)]), rival(field=[PANAM]))

    assert not table.me.may(CALL)


def test_her_attack_discards_and_draws_for_each_face_up_legend() -> None:
    """4.2.1 One in the Legends area and one on the field; a face-down one and rival ones do not count."""
    table = Table(
        me(
            hand=["floor-it", "satori"],
            field=[PANAM, unit("goro-takemura-hands", solo=True)],
            legends=["viktor-vektor-sit", face_down(WAKAKO)],
        ),
        rival(gigs={"d6": 3}, legends=["v-corporate"]),
    )

    table.me.attacks(PANAM, GIGS)
    assert table.options() == ["floor-it", "satori-sword-of-saburo"]
    table.me.chooses("satori")
    table.rival.passes()

    assert table.me.trash == ["satori-sword-of-saburo"]
    assert table.me.hand == ["floor-it", "emergency-atlus", "emergency-atlus"]


def test_a_legend_called_before_the_attack_counts() -> None:
    """10.3.3 It is counted when the cards are drawn."""
    table = Table(
        me(hand=["floor-it"], field=[PANAM], legends=["viktor-vektor-sit", face_down("v-corporate")]),
        rival(gigs={"d6": 3}),
    )

    table.me.calls("v-corporate", free=True)
    table.me.attacks(PANAM, GIGS)
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus", "emergency-atlus"]


def test_the_discard_is_no_choice_and_without_it_there_is_no_draw() -> None:
    """R299: the only card goes unasked, and an empty hand stays empty."""
    for hand, trash, drawn in ((["floor-it"], ["floor-it"], ["emergency-atlus"]), ([], [], [])):
        table = Table(me(hand=hand, field=[PANAM], legends=["viktor-vektor-sit"]), rival(gigs={"d6": 3}))

        table.me.attacks(PANAM, GIGS)
        table.rival.passes()

        assert table.me.trash == trash
        assert table.me.hand == drawn


def test_without_a_face_up_legend_the_card_is_lost() -> None:
    """2.4 It is discarded, and there is nothing to draw for."""
    table = Table(me(hand=["floor-it"], field=[PANAM], legends=[face_down(WAKAKO)]), rival(gigs={"d6": 3}))

    table.me.attacks(PANAM, GIGS)
    table.rival.passes()

    assert table.me.trash == ["floor-it"]
    assert table.me.hand == []


def test_too_small_a_deck_loses_the_game() -> None:
    """1.14.1 Two Legends, and one card to draw."""
    table = Table(
        me(hand=["floor-it"], field=[PANAM], legends=["viktor-vektor-sit", "v-corporate"], deck=["satori"]),
        rival(gigs={"d6": 3}),
    )

    table.me.attacks(PANAM, GIGS)

    assert table.winner is table.rival


def test_the_rival_sees_what_is_discarded_and_not_what_is_drawn() -> None:
    """5.4.3, 5.9.3 The trash is open to both, a hand to its player."""
    table = Table(
        me(hand=["floor-it"], field=[PANAM], legends=["viktor-vektor-sit"], deck=["over-the-edge"]),
        rival(gigs={"d6": 3}),
    )

    table.me.attacks(PANAM, GIGS)

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "floor-it" in seen
    assert "over-the-edge" not in seen
    table.rival.passes()
