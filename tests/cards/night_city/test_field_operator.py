"""Field Operator draws a card when played by a player whose Street Cred is even."""

from streetcred.testing import GIGS, RIVAL, Table, me, rival


def test_even_street_cred_draws() -> None:
    """11.2.1 3 and 1 are 4."""
    table = Table(me(hand=["field-operator"], eddies=3, gigs={"d6": 3, "d4": 1}))

    table.me.plays("field-operator")

    assert table.me.field == ["field-operator"]
    assert table.me.hand == ["emergency-atlus"]


def test_odd_street_cred_does_not() -> None:
    """10.3.1 3 and 2 are 5."""
    table = Table(me(hand=["field-operator"], eddies=3, gigs={"d6": 3, "d4": 2}))

    table.me.plays("field-operator")

    assert table.me.hand == []


def test_no_street_cred_is_not_even() -> None:
    """R089, R272: without a Gig it is null, neither even nor odd."""
    table = Table(me(hand=["field-operator"], eddies=3), rival(gigs={"d6": 4}))

    table.me.plays("field-operator")

    assert table.me.street_cred is None
    assert table.me.hand == []


def test_the_rivals_street_cred_does_not_matter() -> None:
    """11.2.1 Only friendly Gigs are counted."""
    table = Table(me(hand=["field-operator"], eddies=3, gigs={"d6": 2}), rival(gigs={"d8": 5}))

    table.me.plays("field-operator")

    assert table.me.hand == ["emergency-atlus"]


def test_dice_in_the_fixer_area_do_not_count() -> None:
    """5.10.3 Only Gigs make Street Cred."""
    table = Table(me(hand=["field-operator"], eddies=3, gigs={"d6": 5}, fixer=[4]))

    table.me.plays("field-operator")

    assert table.me.hand == []


def test_the_draw_is_no_choice() -> None:
    """1.14 With an empty deck it loses the game."""
    table = Table(me(hand=["field-operator"], eddies=3, gigs={"d6": 2}, deck=[]))

    table.me.plays("field-operator")

    assert table.winner is table.rival


def test_an_attack_draws_nothing() -> None:
    """11.20.1 It is about being played."""
    table = Table(me(field=["field-operator"], gigs={"d6": 2}), rival(gigs={"d8": 5}))

    table.me.attacks("field-operator", GIGS)
    table.rival.passes()

    assert table.me.hand == []


def test_the_rival_does_not_see_the_drawn_card() -> None:
    """5.4.3 It goes to the hand unseen."""
    table = Table(me(hand=["field-operator"], eddies=3, gigs={"d6": 2}, deck=["over-the-edge"]))

    table.me.plays("field-operator")

    assert table.me.hand == ["over-the-edge"]
    assert "over-the-edge" not in str(table.view(RIVAL).to_data())
    assert "over-the-edge" not in str(table.view(RIVAL).table.events)
