"""Caliber: Totentanz's Top Dog defeats a cheap rival Unit on the way in and costs the rival cards on the way out."""

from streetcred.core.decision import DONE
from streetcred.testing import GIGS, ME, RIVAL, Table, me, rival, unit

CALIBER = "caliber-totentanzs-top-dog"


def beaten(hand: list[str], mine: dict[str, int], theirs: dict[str, int] | None = None) -> Table:
    """Let Minotaur defeat him in the rival's turn."""
    table = Table(
        me(field=[unit(CALIBER, spent=True)], gigs=mine),
        rival(hand=hand, field=["minotaur"], gigs=theirs or {}),
        turn_of=RIVAL,
    )
    table.rival.attacks("minotaur", CALIBER)
    table.me.passes()
    assert table.me.trash == [CALIBER]
    return table


def test_he_defeats_a_rival_unit_that_costs_2_or_less() -> None:
    """3.11 Its power does not matter, and a Unit of his own side is not meant."""
    table = Table(
        me(hand=[CALIBER], field=["corpo-security"], eddies=5),
        rival(field=["ruthless", "secondhand", "field-operator"]),
    )

    table.me.plays(CALIBER)
    assert table.options() == ["ruthless-lowlife", "secondhand-bombus"]
    table.me.chooses("ruthless")

    assert table.rival.trash == ["ruthless-lowlife"]


def test_it_can_not_be_declined() -> None:
    """R050: the only cheap Unit falls unasked, and among several one has to be chosen."""
    table = Table(me(hand=[CALIBER], eddies=5), rival(field=["corpo-security", "field-operator"]))
    table.me.plays(CALIBER)
    assert table.rival.trash == ["corpo-security"]

    table = Table(me(hand=[CALIBER], eddies=5), rival(field=["corpo-security", "secondhand"]))
    table.me.plays(CALIBER)
    assert DONE not in table.kinds()
    table.me.chooses("secondhand")


def test_gear_does_not_make_a_unit_dearer() -> None:
    """3.11.1 The Unit costs 2, whatever it wears; the Gear goes with it."""
    table = Table(me(hand=[CALIBER], eddies=5), rival(field=[unit("corpo-security", "satori")]))

    table.me.plays(CALIBER)

    assert sorted(table.rival.trash) == ["corpo-security", "satori-sword-of-saburo"]


def test_without_a_cheap_rival_unit_nothing_is_defeated() -> None:
    """10.7 There is no target."""
    table = Table(me(hand=[CALIBER], field=["corpo-security"], eddies=5), rival(field=["field-operator"]))

    table.me.plays(CALIBER)

    assert table.me.field == ["corpo-security", CALIBER]
    assert table.rival.field == ["field-operator"]


def test_when_he_is_defeated_the_rival_discards() -> None:
    """10.31 The one who discards picks the card."""
    table = beaten(["floor-it", "satori", "psycho-squad"], {})

    assert table.options() == ["floor-it", "satori-sword-of-saburo", "psycho-squad"]
    table.rival.chooses("satori")

    assert table.rival.hand == ["floor-it", "psycho-squad"]


def test_a_cost_on_a_friendly_gig_takes_one_more() -> None:
    """10.3.3 The Gig is one of his own player."""
    table = beaten(["floor-it", "satori", "psycho-squad"], {"d6": 2})

    table.rival.chooses("satori")
    assert table.options() == ["floor-it", "psycho-squad"]
    table.rival.chooses("floor-it")

    assert table.rival.trash == ["satori-sword-of-saburo", "floor-it"]


def test_the_rival_may_pick_a_card_that_matches_nothing() -> None:
    """10.3.1 Psycho Squad costs 4, and no Gig shows it."""
    table = beaten(["floor-it", "satori", "psycho-squad"], {"d6": 2, "d4": 1})

    table.rival.chooses("psycho")

    assert table.rival.hand == ["floor-it", "satori-sword-of-saburo"]


def test_a_gig_of_the_rival_takes_nothing_more() -> None:
    """1.7.2.2 It is no friendly one."""
    table = beaten(["floor-it", "satori"], {}, {"d6": 2})

    table.rival.chooses("satori")

    assert table.rival.hand == ["floor-it"]


def test_a_second_match_takes_no_third_card() -> None:
    """R051: both cards are on a Gig, and the last one stays."""
    table = beaten(["floor-it", "satori", "psycho-squad"], {"d6": 2, "d4": 1})

    table.rival.chooses("satori")
    table.rival.chooses("floor-it")

    assert table.rival.hand == ["psycho-squad"]


def test_the_rival_discards_what_there_is() -> None:
    """2.4 Nothing from an empty hand, and of a single card that matches there is no more."""
    assert beaten([], {"d6": 2}).rival.trash == []
    assert beaten(["satori"], {"d6": 2}).rival.trash == ["satori-sword-of-saburo"]


def test_his_own_attack_may_be_what_kills_him() -> None:
    """11.19.1 In his own turn too."""
    table = Table(me(field=[CALIBER]), rival(hand=["floor-it"], field=[unit("minotaur", spent=True)]))

    table.me.attacks(CALIBER, "minotaur")
    table.rival.passes()

    assert table.rival.trash == ["floor-it"]


def test_a_theft_is_no_defeat() -> None:
    """11.19.1 He attacks and lives, and the rival keeps the hand."""
    table = Table(me(field=[CALIBER]), rival(hand=["floor-it"], gigs={"d6": 3}))

    table.me.attacks(CALIBER, GIGS)
    table.rival.passes()

    assert table.rival.hand == ["floor-it"]


def test_he_shows_his_player_nothing_of_the_hand_but_the_discard() -> None:
    """5.4.3 What the rival keeps stays unseen."""
    table = beaten(["floor-it", "over-the-edge"], {"d6": 2})

    table.rival.chooses("floor-it")

    seen = str(table.view(ME).to_data()) + str(table.view(ME).table.events)
    assert "floor-it" in seen
    assert "over-the-edge" not in seen
