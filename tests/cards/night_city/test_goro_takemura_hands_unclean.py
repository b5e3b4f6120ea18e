"""Goro Takemura: Hands Unclean, a Legend that can go solo and block."""

from streetcred.core.decision import BLOCK, FIELD_LEGEND, SOLO
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

GORO = "goro-takemura-hands-unclean"


def test_he_goes_solo_and_attacks_at_once() -> None:
    """11.25.1 He enters ready, and his Lag does not hold him back."""
    table = Table(me(legends=[GORO], eddies=5), rival(gigs={"d6": 3}))

    table.me.goes_solo(GORO, paying=[])
    table.me.attacks(GORO, GIGS)
    table.rival.passes()

    assert table.me.power(GORO) == 7
    assert table.me.gigs == {"rival d6": 3}


def test_he_goes_solo_only_face_up() -> None:
    """3.4.1 What a face-down Legend says is ignored."""
    table = Table(me(legends=[face_down(GORO)], eddies=5))

    assert not table.me.may(SOLO)
    assert not table.me.may(FIELD_LEGEND)


def test_he_does_not_block_from_the_legends_area() -> None:
    """R007: he blocks as a Unit, so he must be on the field."""
    table = Table(me(legends=[GORO], gigs={"d6": 3}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)

    assert not table.me.may(BLOCK)
    table.me.passes()
    assert table.me.gigs == {}


def test_he_blocks_from_the_field() -> None:
    """9.9.1 The attack turns from the Gig area to him, and he wins with 7 against 6."""
    table = Table(me(field=[unit(GORO, solo=True)], gigs={"d6": 3}), rival(field=["psycho-squad"]), turn_of=RIVAL)

    table.rival.attacks("psycho", GIGS)
    table.me.blocks(GORO)
    table.me.passes()

    assert table.me.is_spent(GORO)
    assert table.rival.trash == ["psycho-squad"]
    assert table.me.gigs == {"d6": 3}


def test_he_does_not_block_again_after_his_own_attack() -> None:
    """9.9 He was spent to attack, and a spent Unit can't block."""
    table = Table(me(field=[GORO], fixer=[]), rival(field=["psycho-squad"], gigs={"d6": 3}, fixer=[]))

    table.me.attacks(GORO, GIGS)
    table.rival.passes()
    table.me.ends_turn()
    table.rival.attacks("psycho", GIGS)

    assert not table.me.may(BLOCK)
    table.me.passes()
    assert table.rival.gigs == {"d6": 3}


def test_played_without_going_solo_he_lags_but_may_block() -> None:
    """4.5.2 He can't attack this turn; in the rival's turn he blocks."""
    table = Table(me(legends=[GORO], eddies=5, gigs={"d6": 3}, fixer=[]), rival(field=["emergency-atlus"], fixer=[]))

    table.me.fields(GORO, paying=[])
    assert table.me.has_lag(GORO)
    table.me.ends_turn()
    table.rival.attacks("emergency", GIGS)
    table.me.blocks(GORO)
    table.me.passes()

    assert table.rival.trash == ["emergency-atlus"]


def test_defeated_he_is_removed_and_his_gear_is_trashed() -> None:
    """4.12.2, 11.25.1 The Gear follows him, and only he leaves the game."""
    table = Table(
        me(field=[unit(GORO, "kiroshi-optics", solo=True)]),
        rival(field=[unit("maxtac-av", spent=True)]),
    )

    table.me.attacks(GORO, "maxtac-av")
    table.rival.passes()

    assert table.me.removed == [GORO]
    assert table.me.trash == ["kiroshi-optics"]
    assert table.rival.trash == ["maxtac-av"]


def test_gear_goes_solo_with_him() -> None:
    """4.12 Equipped in the Legends area, he brings the Gear and its power to the field."""
    table = Table(me(legends=[legend(GORO, "mantis-blades")], eddies=5), rival(gigs={"d6": 3}))

    table.me.goes_solo(GORO, paying=[])

    assert table.me.gear(GORO) == ["mantis-blades"]
    assert table.me.power(GORO) == 9


def test_saburo_makes_him_stronger_while_he_attacks() -> None:
    """R374: he is an ARASAKA Unit when he has gone solo, so he attacks with 8."""
    table = Table(me(legends=[GORO, "saburo"], eddies=5), rival(gigs={"d6": 3}))

    table.me.goes_solo(GORO, paying=[])
    assert table.me.power(GORO) == 7
    table.me.attacks(GORO, GIGS)
    assert table.me.power(GORO) == 8

    table.rival.passes()
    assert table.me.power(GORO) == 7
