"""Towerfall weakens all rival Units by 5 or bottom-decks those without power; with less Street Cred it does both."""

from streetcred.core.decision import MODE
from streetcred.testing import ME, RIVAL, Table, me, rival, unit

TOWERFALL = "towerfall"
WEAKENS, BURIES = (MODE, 0, 0), (MODE, 1, 0)


def test_all_rival_units_lose_5_power() -> None:
    """2.10.1 Friendly ones do not; below 0 is read as 0, and nobody leaves."""
    table = Table(
        me(hand=[TOWERFALL], field=["psycho"], eddies=6),
        rival(field=["animals-wrecker", unit("swordwise", spent=True)]),
    )

    table.me.plays(TOWERFALL)
    assert list(table.decision.options) == [WEAKENS, BURIES]
    table.answers(WEAKENS)

    assert table.rival.field == ["animals-wrecker", "swordwise-huscle"]
    assert (table.rival.power("animals"), table.rival.power("swordwise")) == (5, 0)
    assert table.me.power("psycho") == 6


def test_the_loss_lasts_this_turn() -> None:
    """8.16.2 In the rival's turn they are as strong as before."""
    table = Table(me(hand=[TOWERFALL], eddies=6, fixer=[]), rival(field=["psycho"], fixer=[]))

    table.me.plays(TOWERFALL)
    table.answers(WEAKENS)
    table.me.ends_turn()

    assert table.rival.power("psycho") == 6


def test_a_unit_that_comes_later_keeps_its_power() -> None:
    """10.2 It meets the Units that are there: The Relic brings Chrome Fang afterwards, with all its power."""
    table = Table(
        me(hand=[TOWERFALL], field=["psycho"], eddies=6),
        rival(field=["swordwise", unit("emergency-atlus", "the-relic", spent=True)], trash=["chrome-fang"]),
    )

    table.me.plays(TOWERFALL)
    table.answers(WEAKENS)
    table.me.attacks("psycho", "emergency-atlus")
    table.rival.passes()

    assert table.rival.field == ["swordwise-huscle", "chrome-fang"]
    assert table.rival.power("chrome-fang") == 6


def test_all_rival_units_without_power_go_to_the_bottom() -> None:
    """11.12 With their Gear, in random order; Units with power and friendly ones stay."""
    table = Table(
        me(hand=[TOWERFALL], field=["delamain-rideshare"], eddies=6),
        rival(field=["delamain-rideshare", "psycho", unit("secondhand", "mandibular")], deck=["floor-it"]),
    )

    table.me.plays(TOWERFALL)
    table.answers(BURIES)

    assert table.rival.field == ["psycho-squad"]
    assert table.rival.deck[0] == "floor-it"
    assert sorted(table.rival.deck[1:]) == ["delamain-rideshare-ai", "mandibular-upgrade", "secondhand-bombus"]
    assert table.me.field == ["delamain-rideshare-ai"]
    assert table.rival.trash == []


def test_gear_gives_the_power_that_saves_a_unit() -> None:
    """3.17.2 Delamain with Mantis Blades has 2."""
    table = Table(me(hand=[TOWERFALL], eddies=6), rival(field=[unit("delamain-rideshare", "mantis-blades")]))

    table.me.plays(TOWERFALL)
    table.answers(BURIES)

    assert table.rival.field == ["delamain-rideshare-ai"]


def test_without_such_a_unit_the_second_effect_is_chosen_in_vain() -> None:
    """10.6.1 Psycho Squad stays as strong as it is."""
    table = Table(me(hand=[TOWERFALL], eddies=6), rival(field=["psycho"]))

    table.me.plays(TOWERFALL)
    table.answers(BURIES)

    assert table.rival.field == ["psycho-squad"]
    assert table.rival.power("psycho") == 6


def test_with_less_street_cred_both_happen_in_order() -> None:
    """2.3 First they lose power, and then those without power go; nothing is asked."""
    table = Table(
        me(hand=[TOWERFALL], eddies=6, gigs={"d6": 3}),
        rival(field=["animals-wrecker", "swordwise", "offduty"], gigs={"d8": 4}),
    )

    table.me.plays(TOWERFALL)

    assert table.rival.field == ["animals-wrecker"]
    assert table.rival.power("animals") == 5
    assert sorted(table.rival.deck[-2:]) == ["offduty-malfini", "swordwise-huscle"]


def test_with_equal_street_cred_one_effect_is_chosen() -> None:
    """R209: both show 4; Swordwise Huscle loses its power and stays."""
    table = Table(me(hand=[TOWERFALL], eddies=6, gigs={"d6": 4}), rival(field=["swordwise", "psycho"], gigs={"d8": 4}))

    table.me.plays(TOWERFALL)
    table.answers(WEAKENS)

    assert table.rival.field == ["swordwise-huscle", "psycho-squad"]


def test_null_is_less_than_a_number_but_not_less_than_null() -> None:
    """5.11.4.2 Without a Gig against a rival with one it is both, and against none it is one."""
    for gigs, field in (({"d8": 1}, []), ({}, ["swordwise-huscle"])):
        table = Table(me(hand=[TOWERFALL], eddies=6), rival(field=["swordwise"], gigs=gigs))

        table.me.plays(TOWERFALL)
        if not gigs:
            table.answers(WEAKENS)

        assert table.rival.field == field


def test_in_the_lead_one_effect_is_chosen() -> None:
    """10.3.1 More is not less."""
    table = Table(me(hand=[TOWERFALL], eddies=6, gigs={"d6": 5}), rival(field=["swordwise"], gigs={"d8": 4}))

    table.me.plays(TOWERFALL)

    assert list(table.decision.options) == [WEAKENS, BURIES]
    table.stops_here()


def test_a_legend_on_the_field_is_removed_and_its_gear_is_not() -> None:
    """4.4.1 A Legend can't lie in a deck; the Gear goes there (4.12.2)."""
    table = Table(
        me(hand=[TOWERFALL], eddies=6, gigs={"d6": 3}),
        rival(field=[unit("sasha", "mantis-blades")], deck=["floor-it"], gigs={"d8": 4}),
    )

    table.me.plays(TOWERFALL)

    assert table.rival.removed == ["sasha-yakovleva-wont-let-you-down"]
    assert table.rival.deck == ["floor-it", "mantis-blades"]


def test_bottom_decked_units_are_not_defeated() -> None:
    """11.19.2 What Caliber does when defeated would cost me a card; it does not come to that."""
    table = Table(me(hand=[TOWERFALL, "floor-it"], eddies=6, gigs={"d6": 3}), rival(field=["caliber"], gigs={"d8": 4}))

    table.me.plays(TOWERFALL)

    assert table.rival.field == []
    assert table.rival.trash == []
    assert table.me.hand == ["floor-it"]


def test_the_rivals_deck_stays_in_the_dark() -> None:
    """5.5.2 Everybody saw which Units went there, nobody sees the deck."""
    table = Table(me(hand=[TOWERFALL], eddies=6), rival(field=["secondhand"], deck=["over-the-edge"]))

    table.me.plays(TOWERFALL)
    table.answers(BURIES)

    for player in (ME, RIVAL):
        shown = table.view(player).to_data()["sides"][RIVAL]
        assert shown["deck"] == 2
        assert "over-the-edge" not in str(shown)


def test_a_transmitter_does_not_help() -> None:
    """10.24 To bottom-deck is not to defeat; the Gear goes with its Unit."""
    table = Table(
        me(hand=[TOWERFALL], eddies=6, gigs={"d6": 3}),
        rival(field=[unit("swordwise", "deadman")], gigs={"d8": 4}, deck=[]),
    )

    table.me.plays(TOWERFALL)

    assert sorted(table.rival.deck) == ["deadman-transmitter", "swordwise-huscle"]
    assert table.rival.trash == []


def test_played_for_free_it_does_the_same() -> None:
    """10.3.3 Judy reveals it; with less Street Cred it is both at once."""
    table = Table(
        me(field=["judy-alvarez-nothing"], deck=[TOWERFALL], eddies=1, gigs={"d6": 3}),
        rival(field=["swordwise"], gigs={"d8": 4}),
    )

    table.me.activates("judy-alvarez-nothing")
    table.me.says(yes=True)

    assert table.rival.field == []
    assert table.me.trash == [TOWERFALL]
