"""Evelyn Parker: Scheming Siren has no power, but her attack draws a card."""

from streetcred.testing import GIGS, RIVAL, Table, me, rival, unit


def test_her_attack_draws_a_card_and_steals_nothing() -> None:
    """9.23.2.1 With 0 power she steals no Gig."""
    table = Table(me(field=["evelyn-parker-scheming"]), rival(gigs={"d6": 3}))

    table.me.attacks("evelyn-parker-scheming", GIGS)
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]
    assert table.rival.gigs == {"d6": 3}


def test_in_the_lead_her_player_discards() -> None:
    """10.31 Any card of the hand, also the one just drawn."""
    table = Table(me(hand=["floor-it"], field=["evelyn-parker-scheming"], gigs={"d6": 4}), rival(gigs={"d8": 3}))

    table.me.attacks("evelyn-parker-scheming", GIGS)
    assert table.options() == ["floor-it", "emergency-atlus"]
    table.me.chooses("emergency-atlus")
    table.rival.passes()

    assert table.me.hand == ["floor-it"]
    assert table.me.trash == ["emergency-atlus"]


def test_without_the_lead_nothing_is_discarded() -> None:
    """10.3.1 Equal Street Cred is no lead, and null against a number is none either."""
    for mine in ({"d6": 3}, {}):
        table = Table(me(hand=["floor-it"], field=["evelyn-parker-scheming"], gigs=mine), rival(gigs={"d8": 3}))

        table.me.attacks("evelyn-parker-scheming", GIGS)
        table.rival.passes()

        assert table.me.hand == ["floor-it", "emergency-atlus"]


def test_nothing_of_it_can_be_declined() -> None:
    """R088: in the lead with an empty hand she draws a card and discards that very card."""
    table = Table(me(field=["evelyn-parker-scheming"], gigs={"d6": 4}), rival(gigs={"d8": 3}))

    table.me.attacks("evelyn-parker-scheming", GIGS)
    table.rival.passes()

    assert table.me.hand == []
    assert table.me.trash == ["emergency-atlus"]


def test_with_an_empty_deck_her_attack_loses_the_game() -> None:
    """1.14 The draw has to be made."""
    table = Table(me(field=["evelyn-parker-scheming"], deck=[]), rival(gigs={"d8": 3}))

    table.me.attacks("evelyn-parker-scheming", GIGS)

    assert table.winner is table.rival


def test_with_gear_she_steals() -> None:
    """3.17.2 The power of Mantis Blades is hers."""
    table = Table(me(field=[unit("evelyn-parker-scheming", "mantis-blades")]), rival(gigs={"d6": 3}))

    table.me.attacks("evelyn-parker-scheming", GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_the_draw_comes_before_the_fight() -> None:
    """11.21.2.2 She loses against any power, but the card is drawn."""
    table = Table(me(field=["evelyn-parker-scheming"]), rival(field=[unit("swordwise", spent=True)]))

    table.me.attacks("evelyn-parker-scheming", "swordwise")
    table.rival.passes()

    assert table.me.hand == ["emergency-atlus"]
    assert table.me.trash == ["evelyn-parker-scheming-siren"]


def test_the_rival_learns_only_what_is_discarded() -> None:
    """5.9.3 The trash is public, the hand is not."""
    table = Table(
        me(hand=["floor-it"], deck=["over-the-edge"], field=["evelyn-parker-scheming"], gigs={"d6": 4}),
        rival(gigs={"d8": 3}),
    )

    table.me.attacks("evelyn-parker-scheming", GIGS)
    table.me.chooses("floor-it")

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "floor-it" in seen
    assert "over-the-edge" not in seen
    table.rival.passes()
