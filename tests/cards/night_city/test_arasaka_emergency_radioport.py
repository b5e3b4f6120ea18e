"""Arasaka Emergency Radioport: when the host is spent, look at a face-down Legend, and perhaps Call it for free."""

from streetcred.core.decision import NO, YES
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, legend, me, rival, unit

RADIOPORT = "arasaka-emergency-radioport"
SABURO = "saburo-arasaka-stubborn-patriarch"


def attacking(*legends: str, called: bool = False) -> Table:
    """Attack with a Unit that carries the Radioport while these Legends lie face-down."""
    table = Table(
        me(field=[unit("psycho-squad", RADIOPORT)], legends=[face_down(name) for name in legends], called=called),
        rival(gigs={"d6": 3}),
    )
    table.me.attacks("psycho", GIGS)
    return table


def test_an_arasaka_legend_or_one_that_goes_solo_may_be_called_for_free() -> None:
    """11.11.1.2 Saburo is ARASAKA, V has GO SOLO; no money is there."""
    for name in (SABURO, "v-corporate-exile"):
        table = attacking(name)

        table.me.says(yes=True)
        table.me.says(yes=True)

        assert table.me.legends == [name]
        assert not table.me.is_spent(name)
        table.rival.passes()


def test_any_other_legend_stays_face_down() -> None:
    """10.3.1 Viktor is neither; the question comes all the same, but only a no is possible."""
    table = attacking("viktor-vektor-sit")

    table.me.says(yes=True)
    assert table.kinds() == {NO}
    table.me.says(yes=False)

    assert table.me.legends == ["(viktor-vektor-sit-down-and-relax)"]
    table.rival.passes()


def test_its_player_chooses_which_legend_to_look_at() -> None:
    """10.31 One of the face-down ones; only that one may be Called then."""
    table = attacking(SABURO, "viktor-vektor-sit", "v-corporate")

    table.me.says(yes=True)
    table.me.chooses("v-corporate")
    table.me.says(yes=True)

    assert table.me.legends == [f"({SABURO})", "(viktor-vektor-sit-down-and-relax)", "v-corporate-exile"]
    table.rival.passes()


def test_the_call_may_be_declined() -> None:
    """2.1.1 The Legend has been looked at and stays face-down."""
    table = attacking(SABURO)

    table.me.says(yes=True)
    table.me.says(yes=False)

    assert table.me.legends == [f"({SABURO})"]
    assert table.view(ME).to_data()["unseen_legends"] == []
    table.rival.passes()


def test_every_may_is_a_choice() -> None:
    """R523: to defeat a Gear, to look at a Legend, and to Call it for free: each is offered and declined."""
    table = Table(
        me(
            hand=["heywood"],
            field=[unit("field-operator", RADIOPORT), unit("psycho-squad", RADIOPORT)],
            legends=[face_down(SABURO)],
            eddies=6,
        ),
        rival(gigs={"d6": 3, "d8": 3}),
    )

    table.me.plays("heywood", paying=[])
    table.me.says(yes=False)
    table.me.attacks("field-operator", GIGS)
    table.me.says(yes=False)
    table.rival.passes()
    table.me.chooses("d6")
    assert table.view(ME).to_data()["unseen_legends"] == [SABURO]
    table.me.attacks("psycho-squad", GIGS)
    table.me.says(yes=True)
    table.me.says(yes=False)
    table.rival.passes()

    assert table.me.gear("field-operator") == [RADIOPORT]
    assert table.me.legends == [f"({SABURO})"]


def test_without_a_face_down_legend_nothing_is_asked() -> None:
    """10.7 Not even when the host itself is ARASAKA."""
    table = Table(me(field=[unit("field-operator", RADIOPORT)], legends=[SABURO]), rival(gigs={"d6": 3}))

    table.me.attacks("field-operator", GIGS)

    assert not table.me.may(YES)
    table.rival.passes()


def test_after_a_call_in_this_turn_it_only_looks() -> None:
    """5.7.3 One Call in a turn, whatever asks for it."""
    table = attacking(SABURO, called=True)

    table.me.says(yes=True)

    assert not table.me.may(YES)
    assert table.view(ME).to_data()["unseen_legends"] == []
    table.rival.passes()


def test_the_rival_does_not_learn_what_was_seen() -> None:
    """5.7.4.1 Whether a Call would be possible looks the same from the other side of the table."""
    views = []
    for name in (SABURO, "viktor-vektor-sit"):
        table = attacking(name)
        table.me.says(yes=True)
        views.append(table.view(RIVAL).to_data())
        assert name not in str(views) + str(table.view(RIVAL).table.events)
        table.me.says(yes=False)
        table.rival.passes()

    assert views[0] == views[1]


def test_the_call_may_come_before_an_attack_effect() -> None:
    """R044: V is Called before Evelyn's own effect draws a card; the order is her player's."""
    table = Table(
        me(
            field=[unit("evelyn-parker-scheming", RADIOPORT)],
            legends=[face_down("viktor-vektor-sit"), face_down("v-corporate")],
            deck=["satori"],
        ),
        rival(gigs={"d6": 3}),
    )

    table.me.attacks("evelyn-parker-scheming", GIGS)
    table.me.chooses(RADIOPORT)
    table.me.says(yes=True)
    table.me.chooses("v-corporate")
    assert table.me.hand == []
    table.me.says(yes=True)

    assert table.me.legends[1] == "v-corporate-exile"
    assert table.me.hand == ["satori-sword-of-saburo"]
    table.rival.passes()


def test_a_host_in_the_legends_area_is_spent_to_pay() -> None:
    """11.4.1 Goro pays for a card with his Radioport; the look follows when the card has been played."""
    table = Table(
        me(hand=["mantis-blades"], legends=[legend("goro-takemura-hands", RADIOPORT), face_down(SABURO, spent=True)])
    )

    table.me.plays("mantis-blades")
    assert table.me.gear("goro-takemura-hands") == [RADIOPORT, "mantis-blades"]
    table.me.says(yes=True)
    table.me.says(yes=True)

    assert table.me.legends[1] == SABURO
    assert table.me.is_spent(SABURO)


def test_spent_to_pay_for_a_call_it_only_looks() -> None:
    """C11 The Call is made first, and it was the one of this turn."""
    table = Table(
        me(
            legends=[
                legend("goro-takemura-hands", RADIOPORT),
                face_down("v-corporate", spent=True),
                face_down(SABURO, spent=True),
            ]
        )
    )

    table.me.calls("v-corporate")
    table.me.says(yes=True)

    assert table.me.legends[1:] == ["v-corporate-exile", f"({SABURO})"]
    assert table.view(ME).to_data()["unseen_legends"] == []


def test_a_block_spends_the_host_too() -> None:
    """3.7 In the rival's turn the look and the Call are a part of the React Step."""
    table = Table(
        me(field=[unit("corpo-security", RADIOPORT)], legends=[face_down(SABURO)], gigs={"d6": 3}),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")
    table.me.says(yes=True)
    table.me.says(yes=True)
    table.me.passes()

    assert table.me.legends == [SABURO]
    assert table.rival.trash == ["swordwise-huscle"]
