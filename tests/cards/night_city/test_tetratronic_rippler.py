"""Tetratronic Rippler: when the host is spent, its player sees the top card of the deck and may trash it."""

from streetcred.core.decision import YES
from streetcred.testing import GIGS, ME, RIVAL, Table, legend, me, rival, unit

RIPPLER = "tetratronic-rippler"


def attacking(*deck: str) -> Table:
    """Attack with a Unit that carries the Rippler."""
    table = Table(me(field=[unit("psycho-squad", RIPPLER)], deck=deck), rival(gigs={"d6": 3}))
    table.me.attacks("psycho", GIGS)
    return table


def test_the_top_card_may_be_trashed() -> None:
    """11.7 It comes to lie in the trash, where both see it."""
    table = attacking("floor-it", "satori")

    table.me.says(yes=True)
    table.rival.passes()

    assert table.me.trash == ["floor-it"]
    assert table.me.deck == ["satori-sword-of-saburo"]


def test_the_top_card_may_stay() -> None:
    """11.13.2 It goes back to where it was."""
    table = attacking("floor-it", "satori")

    table.me.says(yes=False)
    table.rival.passes()

    assert table.me.trash == []
    assert table.me.deck == ["floor-it", "satori-sword-of-saburo"]


def test_the_card_is_in_the_deck_while_it_is_looked_at() -> None:
    """R205: it has not left the deck, also not for those who count."""
    table = attacking("floor-it", "satori")

    assert table.view(RIVAL).to_data()["sides"][ME]["deck"] == 2
    table.me.says(yes=False)
    table.rival.passes()


def test_only_its_player_sees_the_card_and_only_that_one() -> None:
    """11.13.4 The rival sees nothing, neither while it is looked at nor when it stays."""
    table = attacking("floor-it", "satori")

    assert "floor-it" in str(table.view(ME).table.events)
    assert "satori" not in str(table.view(ME).table.events)
    assert "floor-it" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    table.me.says(yes=False)
    assert "floor-it" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    table.rival.passes()


def test_an_empty_deck_is_no_loss() -> None:
    """11.13.3 There is nothing to see and nothing to ask."""
    table = attacking()

    assert not table.me.may(YES)
    assert not table.is_over
    table.rival.passes()


def test_a_legend_that_pays_is_spent_too() -> None:
    """10.14 The card is played first, then the deck is searched."""
    table = Table(
        me(hand=["ruthless"], legends=[legend("v-corporate", RIPPLER)], eddies=1, deck=["floor-it", "satori"])
    )

    table.me.plays("ruthless")
    assert table.me.field == ["ruthless-lowlife"]
    table.me.says(yes=True)

    assert table.me.trash == ["floor-it"]


def test_it_does_not_see_the_payment_for_itself() -> None:
    """C13 V was spent before the Rippler was on V."""
    table = Table(me(hand=[RIPPLER], legends=["v-corporate"], deck=["floor-it"]))

    table.me.plays(RIPPLER)

    assert table.me.gear("v-corporate") == [RIPPLER]
    assert not table.me.may(YES)
    assert table.me.deck == ["floor-it"]


def test_a_block_in_the_rivals_turn_spends_the_host() -> None:
    """9.11 What the block triggers is resolved before the next reaction."""
    table = Table(
        me(field=[unit("corpo-security", RIPPLER)], gigs={"d6": 3}, deck=["floor-it", "satori"]),
        rival(field=["swordwise"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks("corpo-security")
    table.me.says(yes=True)
    table.me.passes()

    assert table.me.trash == ["floor-it", "corpo-security", RIPPLER]


def test_two_ripplers_search_one_after_the_other() -> None:
    """10.16.2 After the first card is trashed the second one sees the next."""
    table = Table(
        me(field=[unit("psycho-squad", RIPPLER, RIPPLER)], deck=["floor-it", "satori"]), rival(gigs={"d6": 3})
    )

    table.me.attacks("psycho", GIGS)
    table.answers(table.decision.options[0])
    table.me.says(yes=True)
    table.me.says(yes=True)
    table.rival.passes()

    assert table.me.trash == ["floor-it", "satori-sword-of-saburo"]
