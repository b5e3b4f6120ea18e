"""Muamar Reyes: Called, he makes a Unit safe in fights or draws; spent, he moves a Gig by exactly 1."""

from streetcred.core.decision import ACTIVATE
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

MUAMAR = "muamar-reyes"
SAFE = "a friendly unit can't be defeated"


def test_a_safe_unit_loses_and_stays() -> None:
    """9.19.3 The fight is lost, but the attacker is not defeated."""
    table = Table(
        me(legends=[face_down(MUAMAR)], field=["swordwise", "ruthless"], eddies=1),
        rival(field=["corpo-security", unit("psycho-squad", spent=True)]),
    )

    table.me.calls(MUAMAR, paying=[])
    table.me.chooses(SAFE)
    assert table.options() == ["swordwise-huscle", "ruthless-lowlife"]
    table.me.chooses("swordwise")
    table.me.attacks("swordwise", "psycho")
    table.rival.passes()

    assert table.me.field == ["swordwise-huscle", "ruthless-lowlife"]
    assert table.rival.field == ["corpo-security", "psycho-squad"]


def test_it_is_safe_in_every_fight_of_the_turn() -> None:
    """R151: it loses, is readied by Wraith Marauders that steal a 3, and loses again."""
    table = Table(
        me(legends=[face_down(MUAMAR)], field=["swordwise", "wraith-marauders"], eddies=1),
        rival(field=[unit("psycho-squad", spent=True)], gigs={"d4": 3}),
    )

    table.me.calls(MUAMAR, paying=[])
    table.me.chooses(SAFE, "swordwise")
    table.me.attacks("swordwise", "psycho")
    table.rival.passes()
    table.me.attacks("wraith-marauders", GIGS)
    table.rival.passes()
    table.me.attacks("swordwise", "psycho")
    table.rival.passes()

    assert table.me.field == ["swordwise-huscle", "wraith-marauders"]


def test_in_a_tie_only_the_rival_unit_falls() -> None:
    """9.17.3 Both lose, and one of them is safe."""
    table = Table(
        me(legends=[face_down(MUAMAR)], field=["psycho-squad"], eddies=1),
        rival(field=[unit("chrome-fang", spent=True)]),
    )

    table.me.calls(MUAMAR, paying=[])
    table.me.chooses(SAFE)
    table.me.attacks("psycho", "chrome-fang")
    table.rival.passes()

    assert table.me.field == ["psycho-squad"]
    assert table.rival.trash == ["chrome-fang"]


def test_called_as_a_reaction_he_saves_the_defender() -> None:
    """11.11.2.2 This turn is then the turn of the rival."""
    table = Table(
        me(legends=[face_down(MUAMAR)], field=[unit("swordwise", spent=True)], eddies=1),
        rival(field=["psycho-squad"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("psycho", "swordwise")
    table.me.calls(MUAMAR, paying=[])
    table.me.chooses(SAFE)
    table.me.passes()

    assert table.me.field == ["swordwise-huscle"]


def test_in_the_next_turn_it_is_safe_no_more() -> None:
    """8.16.2 It lasts this turn."""
    table = Table(
        me(legends=[face_down(MUAMAR)], field=[unit("swordwise", spent=True)], eddies=1, fixer=[]),
        rival(field=["psycho-squad"], fixer=[]),
    )

    table.me.calls(MUAMAR, paying=[])
    table.me.chooses(SAFE)
    table.me.ends_turn()
    table.rival.attacks("psycho", "swordwise")
    table.me.passes()

    assert table.me.trash == ["swordwise-huscle"]


def test_effects_defeat_it_all_the_same() -> None:
    """C5 Live with the Aftermath is no fight."""
    table = Table(me(hand=["live-with"], legends=[face_down(MUAMAR)], field=["swordwise"], eddies=4))

    table.me.calls(MUAMAR, paying=[])
    table.me.chooses(SAFE)
    table.me.plays("live-with", paying=[])

    assert table.me.trash == ["swordwise-huscle", "live-with-the-aftermath"]


def test_he_draws_instead() -> None:
    """10.31 The other effect; the Unit is as mortal as before."""
    table = Table(
        me(legends=[face_down(MUAMAR)], field=["swordwise"], eddies=1),
        rival(field=[unit("psycho-squad", spent=True)]),
    )

    table.me.calls(MUAMAR, paying=[])
    table.me.chooses("draw 1")
    assert table.me.hand == ["emergency-atlus"]
    table.me.attacks("swordwise", "psycho")
    table.rival.passes()

    assert table.me.trash == ["swordwise-huscle"]


def test_spent_he_moves_any_gig_up_or_down() -> None:
    """6.4 By 1, not by 0; the Gig may be a rival one."""
    for amount, shown in ((-1, 4), (1, 6)):
        table = Table(me(legends=[legend(MUAMAR)], gigs={"d8": 2}), rival(gigs={"d6": 5}))

        table.me.activates(MUAMAR)
        assert table.options() == ["d8", "d6"]
        table.me.chooses("d6")
        assert table.options() == ["-1", "+1"]
        table.me.chooses(amount)

        assert table.rival.gigs == {"d6": shown}
        assert table.me.is_spent(MUAMAR)


def test_a_gig_at_the_end_of_its_faces_can_go_one_way_only() -> None:
    """R342: a d4 that shows 4 becomes 3, and one that shows 1 becomes 2; neither may stay."""
    for before, after in ((4, 3), (1, 2)):
        table = Table(me(legends=[legend(MUAMAR)], gigs={"d4": before}))

        table.me.activates(MUAMAR)

        assert table.me.gigs == {"d4": after}


def test_without_a_gig_he_may_be_spent_for_nothing() -> None:
    """A9 What stands after the colon is seen when it resolves."""
    table = Table(me(legends=[legend(MUAMAR)], fixer=[4]))

    table.me.activates(MUAMAR)

    assert table.me.is_spent(MUAMAR)
    assert table.me.fixer == [4]


def test_after_the_call_he_adjusts_only_if_he_is_ready() -> None:
    """11.11.1.3 Spent for his own Call he lies spent, paid with an Eddie he lies ready."""
    for paying, ready in (([MUAMAR], False), ([], True)):
        table = Table(me(legends=[face_down(MUAMAR)], eddies=1, gigs={"d6": 3}))

        table.me.calls(MUAMAR, paying=paying)
        table.me.chooses("draw 1")

        assert table.me.may(ACTIVATE, MUAMAR) == ready
