"""MaxTac Squadron readies a friendly face-up Legend at the end of its player's turn, if it is spent."""

from streetcred.core.decision import END_TURN, PIECE
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

SQUADRON = "maxtac-squadron"


def test_after_an_attack_a_legend_is_readied() -> None:
    """8.16.1 At the end of the turn, not before."""
    table = Table(
        me(field=[SQUADRON], legends=[legend("muamar", spent=True)], fixer=[]), rival(gigs={"d6": 3}, fixer=[])
    )

    table.me.attacks(SQUADRON, GIGS)
    table.rival.passes()
    assert table.me.is_spent("muamar")
    table.me.ends_turn()

    assert not table.me.is_spent("muamar")
    assert table.me.is_spent(SQUADRON)


def test_a_ready_squadron_readies_nobody() -> None:
    """10.3.1 It did not attack."""
    table = Table(me(field=[SQUADRON], legends=[legend("muamar", spent=True)], fixer=[]), rival(fixer=[]))

    table.me.ends_turn()

    assert table.me.is_spent("muamar")


def test_its_player_chooses_among_face_up_legends() -> None:
    """C7 Ready ones and those on the field too; no face-down one and no rival one."""
    legends = [legend("muamar", spent=True), face_down("v-corporate", spent=True)]
    table = Table(
        me(field=[unit(SQUADRON, spent=True), "goro-takemura-hands"], legends=legends, fixer=[]),
        rival(legends=[legend("saburo-arasaka", spent=True)], fixer=[]),
    )

    table.me.ends_turn()
    assert table.options() == ["muamar-reyes-el-capitan", "goro-takemura-hands-unclean"]
    table.me.chooses("goro")

    assert table.me.is_spent("muamar")


def test_a_legend_on_the_field_gets_ready_to_block() -> None:
    """11.24.2 Goro attacked, is readied, and blocks in the rival's turn."""
    goro = "goro-takemura-hands"
    table = Table(
        me(field=[SQUADRON, goro], fixer=[], gigs={"d4": 1}),
        rival(field=["swordwise"], gigs={"d6": 3, "d8": 4}, fixer=[]),
    )

    for name in (SQUADRON, goro):
        table.me.attacks(name, GIGS)
        table.rival.passes()
        if table.rival.gigs.keys() == {"d6", "d8"}:
            table.me.chooses("d6")
    table.me.ends_turn()
    table.rival.attacks("swordwise", GIGS)
    table.me.blocks(goro)
    table.me.passes()

    assert table.rival.trash == ["swordwise-huscle"]


def test_without_a_face_up_legend_nothing_happens() -> None:
    """10.7 A face-down one is no help."""
    table = Table(
        me(field=[unit(SQUADRON, spent=True)], legends=[face_down("muamar", spent=True)], fixer=[]), rival(fixer=[])
    )

    table.me.ends_turn()

    assert not table.me.may(PIECE)
    assert table.me.is_spent("muamar")


def test_readied_first_it_readies_nobody() -> None:
    """R140: its player orders the two effects, and only the Squadron first gives both."""
    for first, both in ((SQUADRON, True), ("sandevistan", False)):
        table = Table(
            me(field=[unit(SQUADRON, "sandevistan", spent=True)], legends=[legend("muamar", spent=True)], fixer=[]),
            rival(fixer=[]),
        )

        table.me.ends_turn()
        table.me.chooses(first)

        assert not table.me.is_spent(SQUADRON)
        assert table.me.is_spent("muamar") is not both


def test_two_squadrons_ready_two_legends() -> None:
    """10.16.2 Each of them does its own."""
    table = Table(
        me(
            field=[unit(SQUADRON, spent=True), unit(SQUADRON, spent=True)],
            legends=[legend("muamar", spent=True), legend("saburo-arasaka", spent=True)],
            fixer=[],
        ),
        rival(fixer=[]),
    )

    table.me.ends_turn()
    table.answers(table.decision.options[0])
    table.me.chooses("muamar")
    table.me.chooses("saburo")

    assert not table.me.is_spent("muamar")
    assert not table.me.is_spent("saburo")


def test_at_the_end_of_the_rivals_turn_nothing_happens() -> None:
    """8.16.1 It speaks of its own player's turn: nobody is asked which of the two Legends to ready."""
    table = Table(
        me(
            field=[unit(SQUADRON, spent=True)],
            legends=[legend("muamar", spent=True), legend("saburo-arasaka", spent=True)],
            fixer=[],
        ),
        rival(fixer=[]),
        turn_of=RIVAL,
    )

    table.rival.ends_turn()

    assert table.me.may(END_TURN)
