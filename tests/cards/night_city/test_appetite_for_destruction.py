"""Appetite for Destruction: the next time a chosen Unit wins a fight by 3 or more, it also steals a Gig."""

from streetcred.narrate import Names, story
from streetcred.testing import GIGS, ME, RIVAL, Table, me, rival, unit

APPETITE = "appetite-for-destruction"
JOHNNY = "johnny-silverhand-never-stop-fighting"


def test_a_unit_is_chosen_and_only_its_win_counts() -> None:
    """R041: the win of another one brings nothing and uses nothing up."""
    table = Table(
        me(hand=[APPETITE], field=["psycho-squad", "minotaur"], eddies=3),
        rival(field=[unit("swordwise", spent=True), unit("secondhand", spent=True)], gigs={"d6": 3}),
    )

    table.me.plays(APPETITE)
    assert table.options() == ["psycho-squad", "minotaur"]
    table.me.chooses("psycho")
    table.me.attacks("minotaur", "secondhand")
    table.rival.passes()
    assert table.me.gigs == {}
    table.me.attacks("psycho", "swordwise")
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}
    assert table.rival.trash == ["secondhand-bombus", "swordwise-huscle"]


def test_the_margin_has_to_be_3() -> None:
    """10.16.1 8 against 6 is too little and uses nothing up; readied by it, Johnny wins by 8."""
    table = Table(
        me(hand=[APPETITE], field=[JOHNNY], eddies=3),
        rival(field=[unit("psycho-squad", spent=True), unit("secondhand", spent=True)], gigs={"d6": 3}),
    )

    table.me.plays(APPETITE)
    table.me.attacks(JOHNNY, "psycho")
    table.rival.passes()
    assert table.me.gigs == {}
    table.me.attacks(JOHNNY, "secondhand")
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_only_the_next_such_win_counts() -> None:
    """10.16.1 Johnny wins twice, and steals once."""
    table = Table(
        me(hand=[APPETITE], field=[JOHNNY], eddies=3),
        rival(field=[unit("swordwise", spent=True), unit("secondhand", spent=True)], gigs={"d6": 3, "d8": 4}),
    )

    table.me.plays(APPETITE)
    table.me.attacks(JOHNNY, "swordwise")
    table.rival.passes()
    table.me.chooses(APPETITE)
    table.me.chooses("d8")
    table.me.attacks(JOHNNY, "secondhand")
    table.rival.passes()

    assert table.me.gigs == {"rival d8": 4}
    assert table.rival.gigs == {"d6": 3}


def test_a_reaction_may_spoil_the_margin() -> None:
    """9.17.1 Floor It makes it 5 against 3."""
    table = Table(
        me(hand=[APPETITE], field=["psycho-squad"], eddies=3),
        rival(hand=["floor-it"], eddies=1, field=[unit("swordwise", spent=True)], gigs={"d6": 3}),
    )

    table.me.plays(APPETITE)
    table.me.attacks("psycho", "swordwise")
    table.rival.plays("floor-it")
    table.rival.passes()

    assert table.rival.trash == ["floor-it", "swordwise-huscle"]
    assert table.rival.gigs == {"d6": 3}


def test_a_fight_with_a_blocker_counts() -> None:
    """9.9.1 The Gig area was the target no more, and a Gig is stolen all the same."""
    table = Table(
        me(hand=[APPETITE], field=["psycho-squad"], eddies=3), rival(field=["corpo-security"], gigs={"d6": 3, "d8": 4})
    )

    table.me.plays(APPETITE)
    table.me.attacks("psycho", GIGS)
    table.rival.blocks("corpo-security")
    table.rival.passes()
    assert table.options() == ["d6", "d8"]
    table.me.chooses("d6")

    assert table.me.gigs == {"rival d6": 3}
    assert table.rival.trash == ["corpo-security"]


def test_a_theft_is_no_win() -> None:
    """9.15 The attack steals its 1 Gig and nothing more."""
    table = Table(me(hand=[APPETITE], field=["psycho-squad"], eddies=3), rival(gigs={"d6": 3, "d8": 4}))

    table.me.plays(APPETITE)
    table.me.attacks("psycho", GIGS)
    table.rival.passes()
    table.me.chooses("d6")

    assert table.me.gigs == {"rival d6": 3}


def test_without_a_rival_gig_there_is_nothing_to_steal() -> None:
    """10.7 The fight is won, that is all."""
    table = Table(me(hand=[APPETITE], field=["psycho-squad"], eddies=3), rival(field=[unit("secondhand", spent=True)]))

    table.me.plays(APPETITE)
    table.me.attacks("psycho", "secondhand")
    table.rival.passes()

    assert table.me.gigs == {}
    assert table.rival.trash == ["secondhand-bombus"]


def test_without_a_friendly_unit_it_does_nothing() -> None:
    """A3 A Unit that comes afterwards is not the chosen one."""
    table = Table(
        me(hand=[APPETITE, "modded-kusanagi"], eddies=9),
        rival(field=[unit("secondhand", spent=True)], gigs={"d6": 3}),
    )

    table.me.plays(APPETITE)
    table.me.plays("modded-kusanagi")
    table.me.attacks("modded-kusanagi", "secondhand")
    table.rival.passes()

    assert table.rival.trash == ["secondhand-bombus"]
    assert table.rival.gigs == {"d6": 3}


def test_it_waits_for_this_turn_only() -> None:
    """8.16.2 As a defender in the rival's turn the Unit steals nothing."""
    table = Table(
        me(hand=[APPETITE], field=[unit("psycho-squad", spent=True)], eddies=3, fixer=[]),
        rival(field=["swordwise"], gigs={"d6": 3}, fixer=[]),
    )

    table.me.plays(APPETITE)
    table.me.ends_turn()
    table.rival.attacks("swordwise", "psycho")
    table.me.passes()

    assert table.rival.trash == ["swordwise-huscle"]
    assert table.me.gigs == {}


def test_two_of_them_steal_2_gigs() -> None:
    """10.16.2 Both wait for the same win."""
    table = Table(
        me(hand=[APPETITE, APPETITE], field=["psycho-squad"], eddies=6),
        rival(field=[unit("secondhand", spent=True)], gigs={"d6": 3, "d8": 4}),
    )

    table.me.plays(APPETITE)
    table.me.plays(APPETITE)
    table.me.attacks("psycho", "secondhand")
    table.rival.passes()
    table.answers(table.decision.options[0])
    table.me.chooses("d8")

    assert table.me.gigs == {"rival d8": 4, "rival d6": 3}


def test_the_thief_may_fall_afterwards() -> None:
    """10.13 The attacking player's effect comes first: it steals, and then the Zealots defeat it."""
    table = Table(
        me(hand=[APPETITE], field=["psycho-squad"], eddies=3),
        rival(field=[unit("maelstrom-zealots", spent=True)], gigs={"d6": 3}),
    )

    table.me.plays(APPETITE)
    table.me.attacks("psycho", "maelstrom-zealots")
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}
    assert table.me.trash == [APPETITE, "psycho-squad"]


def test_a_win_by_text_alone_has_no_margin() -> None:
    """9.17.4 Johnny wins against the stronger CORPO, but not by 3."""
    table = Table(
        me(hand=[APPETITE], field=[JOHNNY], eddies=3),
        rival(field=[unit("yorinobu-arasaka-steel", spent=True)], gigs={"d6": 3}),
    )

    table.me.plays(APPETITE)
    table.me.attacks(JOHNNY, "yorinobu")
    table.rival.passes()

    assert "yorinobu-arasaka-steel-dragon" in table.rival.trash
    assert table.rival.gigs == {"d6": 3}


def test_everybody_is_told_which_unit_was_chosen() -> None:
    """10.20.5 The rival reads it in the story and finds it among what waits."""
    table = Table(me(hand=[APPETITE], field=["psycho-squad", "minotaur"], eddies=3), rival())

    table.me.plays(APPETITE)
    table.me.chooses("minotaur")

    told = [words for _, words in story(Names(("A", "B"), RIVAL), table.view(RIVAL).table.events)]
    assert told[-1] == "A chooses their own Minotaur for Appetite for Destruction."
    assert table.view(RIVAL).to_data()["waiting"] == [[ME, APPETITE, table.me.piece("minotaur").id]]


def test_in_overtime_it_may_win_the_game_before_the_loser_falls() -> None:
    """1.11, 1.13 The seventh Gig ends it in the middle of the fight."""
    mine = dict.fromkeys(("d4", "d6", "d8", "d10", "d12", "d20"), 1)
    table = Table(
        me(hand=[APPETITE], field=["psycho-squad"], eddies=3, gigs=mine),
        rival(field=[unit("swordwise", spent=True)], gigs={"d4": 1}),
        overtime=True,
    )

    table.me.plays(APPETITE)
    table.me.attacks("psycho", "swordwise")
    table.rival.passes()

    assert table.winner is table.me
    assert table.rival.field == ["swordwise-huscle"]


def test_a_theft_that_is_prevented_uses_it_up() -> None:
    """6.7.4 Alt's player discards a 1 for the d4; Johnny's next win steals nothing, and there is nothing to prevent."""
    table = Table(
        me(hand=[APPETITE], field=[JOHNNY], eddies=3),
        rival(
            hand=["mantis-blades", "kiroshi"],
            field=["alt-cunningham-mother", unit("secondhand", spent=True), unit("japantown", spent=True)],
            gigs={"d4": 1},
        ),
    )

    table.me.plays(APPETITE)
    table.me.attacks(JOHNNY, "secondhand")
    table.rival.passes()
    table.me.chooses(APPETITE)
    table.rival.chooses("alt-cunningham", "mantis-blades")
    table.me.attacks(JOHNNY, "japantown")
    table.rival.passes()

    assert table.rival.gigs == {"d4": 1}
    assert table.rival.hand == ["kiroshi-optics"]
