"""NetWatch Netdriver: when its host is spent, draw a card."""

from streetcred.core.decision import REACT
from streetcred.testing import GIGS, RIVAL, Table, legend, me, rival, unit

NETDRIVER = "netwatch-netdriver"


def test_an_attack_spends_the_host() -> None:
    """9.5 The card is there before the rival reacts."""
    table = Table(me(field=[unit("psycho-squad", NETDRIVER)]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)

    assert table.decision.kind == REACT
    assert table.me.hand == ["emergency-atlus"]
    table.rival.passes()


def test_a_block_spends_the_host() -> None:
    """9.9 In the rival's turn it draws too."""
    table = Table(
        me(field=[unit("corpo-security", NETDRIVER)], gigs={"d6": 3}), rival(field=["psycho-squad"]), turn_of=RIVAL
    )

    table.rival.attacks("psycho", GIGS)
    table.me.blocks("corpo-security")
    table.me.passes()

    assert table.me.hand == ["emergency-atlus"]


def test_a_legend_spent_for_its_icon_draws_after_its_effect() -> None:
    """11.15.3.2 Judy trashes the top card, and the next one is drawn."""
    table = Table(me(legends=[legend("judy-alvarez-braindance", NETDRIVER)], deck=["satori", "floor-it"]))

    table.me.activates("judy")

    assert table.me.trash == ["satori-sword-of-saburo"]
    assert table.me.hand == ["floor-it"]


def test_a_legend_spent_to_pay_draws_after_the_card() -> None:
    """11.4.1 Trust No One makes a min Gig and draws, then the Netdriver."""
    table = Table(me(hand=["trust-no-one"], legends=[legend("v-corporate", NETDRIVER)], gigs={"d6": 2}))

    table.me.plays("trust-no-one")
    assert table.me.hand == []
    table.me.chooses(-1)

    assert len(table.me.hand) == 2


def test_a_rival_effect_spends_the_host() -> None:
    """3.7 Corporate Surveillance gives a card away; on a spent host it does not (C9)."""
    for spent, drawn in ((False, ["emergency-atlus"]), (True, [])):
        table = Table(
            me(field=[unit("swordwise", NETDRIVER, spent=spent)]),
            rival(hand=["corporate-surveillance"], eddies=2),
            turn_of=RIVAL,
        )

        table.rival.plays("corporate-surveillance")

        assert table.me.is_spent("swordwise")
        assert table.me.hand == drawn


def test_another_unit_draws_nothing() -> None:
    """4.11.3 The text is the host's."""
    table = Table(me(field=[unit("psycho-squad", NETDRIVER), "swordwise"]), rival(gigs={"d6": 3}))

    table.me.attacks("swordwise", GIGS)
    table.rival.passes()

    assert table.me.hand == []


def test_two_of_them_draw_2_cards() -> None:
    """10.16.2 Both trigger at the same time."""
    table = Table(me(field=[unit("psycho-squad", NETDRIVER, NETDRIVER)]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.answers(table.decision.options[0])
    table.rival.passes()

    assert len(table.me.hand) == 2


def test_it_draws_again_every_time() -> None:
    """10.16.3 Johnny is readied by his win and attacks once more."""
    table = Table(
        me(field=[unit("johnny-silverhand-never", NETDRIVER)]),
        rival(field=[unit("secondhand", spent=True)], gigs={"d6": 3}),
    )

    table.me.attacks("johnny", "secondhand")
    table.rival.passes()
    table.me.attacks("johnny", GIGS)
    table.rival.passes()

    assert len(table.me.hand) == 2


def test_with_an_empty_deck_the_attack_loses_the_game() -> None:
    """1.14 The draw has to be made."""
    table = Table(me(field=[unit("psycho-squad", NETDRIVER)], deck=[]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)

    assert table.winner is table.rival


def test_the_rival_does_not_see_the_card() -> None:
    """5.4.3 Only that there is one more."""
    table = Table(me(field=[unit("psycho-squad", NETDRIVER)], deck=["over-the-edge"]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)

    assert table.me.hand == ["over-the-edge"]
    assert "over-the-edge" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    table.rival.passes()
