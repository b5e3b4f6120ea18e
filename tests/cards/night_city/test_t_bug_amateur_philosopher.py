"""T-Bug: Amateur Philosopher looks at all face-down Legends when she falls, and may Call one for free."""

from streetcred.core.decision import CALL, YES
from streetcred.testing import ME, RIVAL, Table, face_down, me, rival, unit

SABURO = "saburo-arasaka-stubborn-patriarch"
TBUG = "t-bug-amateur-philosopher"


def fallen(legends: list[str], *, called: bool = False) -> Table:
    """Let T-Bug lose her attack while these Legends lie face-down."""
    table = Table(
        me(field=[TBUG], legends=[face_down(name) for name in legends], called=called, deck=["satori", "floor-it"]),
        rival(field=[unit("psycho-squad", spent=True)]),
    )
    table.me.attacks(TBUG, "psycho")
    table.rival.passes()
    assert table.me.trash == [TBUG]
    return table


def test_her_player_looks_and_the_rival_does_not() -> None:
    """R204: the look has to be taken, by her player alone."""
    table = fallen([SABURO, "v-corporate"])

    assert table.view(ME).to_data()["unseen_legends"] == []
    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "saburo" not in seen
    assert "v-corporate" not in seen
    table.me.says(yes=False)


def test_a_legend_is_called_for_free() -> None:
    """11.11.1.2 Any face-down one, without paying."""
    table = fallen([SABURO, "v-corporate"])

    table.me.says(yes=True)
    table.me.chooses("v-corporate")

    assert table.me.legends == [f"({SABURO})", "v-corporate-exile"]
    assert not table.me.is_spent(SABURO)


def test_the_call_may_be_declined() -> None:
    """2.1.1 The look is not optional, the Call is."""
    table = fallen([SABURO])

    table.me.says(yes=False)

    assert table.me.legends == [f"({SABURO})"]


def test_the_called_legend_does_what_it_says() -> None:
    """11.18 Viktor searches when he is Called, also for free."""
    table = fallen(["viktor-vektor-sit"])

    table.me.says(yes=True)
    table.me.chooses("satori")
    table.me.is_done()

    assert table.me.hand == ["satori-sword-of-saburo"]


def test_after_a_call_in_this_turn_she_only_looks() -> None:
    """5.7.3 One Call in a turn, so nothing is asked."""
    table = fallen([SABURO], called=True)

    assert not table.me.may(YES)
    assert table.view(ME).to_data()["unseen_legends"] == []


def test_her_call_is_the_one_of_the_turn() -> None:
    """11.11.2 V could still be Called for 1 €$, but there is no Call left."""
    table = fallen([SABURO, "v-corporate"])

    table.me.says(yes=True)
    table.me.chooses("saburo")

    assert table.me.legends == [SABURO, "(v-corporate-exile)"]
    assert not table.me.may(CALL)


def test_without_a_face_down_legend_nothing_is_asked() -> None:
    """10.7 There is nothing to look at, and nothing to Call."""
    table = fallen([])

    assert not table.me.may(YES)


def test_in_the_rivals_turn_she_calls_too() -> None:
    """11.11.2 The Call belongs to that turn; in the own turn there is another."""
    table = Table(
        me(
            field=[unit(TBUG, spent=True)],
            legends=[face_down(SABURO), face_down("viktor-vektor-sit")],
            eddies=1,
            fixer=[],
        ),
        rival(field=["psycho-squad"], fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", TBUG)
    table.me.passes()
    table.me.says(yes=True)
    table.me.chooses("saburo")
    table.rival.ends_turn()
    table.me.calls("viktor-vektor-sit", paying=[])
    table.me.is_done()

    assert table.me.legends == [SABURO, "viktor-vektor-sit-down-and-relax"]


def test_with_a_deadman_transmitter_she_is_not_defeated() -> None:
    """R021: nothing is looked at, nobody is Called."""
    table = Table(
        me(field=[unit(TBUG, "deadman-transmitter")], legends=[face_down(SABURO)]),
        rival(field=[unit("psycho-squad", spent=True)]),
    )

    table.me.attacks(TBUG, "psycho")
    table.rival.passes()

    assert table.me.field == [TBUG]
    assert table.view(ME).to_data()["unseen_legends"] == [SABURO]
