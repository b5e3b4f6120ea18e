"""Peace Offering may set a Gig to the value of another one, and draws for a value-pair."""

from streetcred.core.decision import DONE, YES
from streetcred.testing import RIVAL, Table, me, rival

OFFER = "peace-offering"


def offered(mine: dict[str, int], theirs: dict[str, int] | None = None, deck: list[str] | None = None) -> Table:
    """Play it with those Gigs."""
    table = Table(me(hand=[OFFER], eddies=1, gigs=mine, deck=deck), rival(gigs=theirs or {}))
    table.me.plays(OFFER)
    return table


def test_a_gig_takes_the_value_of_another_and_the_pair_draws() -> None:
    """6.4.3 The d8 becomes a 3 like the d6."""
    table = offered({"d6": 3, "d8": 7})

    table.me.says(yes=True)
    table.me.chooses("d8", "d6")

    assert table.me.gigs == {"d6": 3, "d8": 3}
    assert table.me.hand == ["emergency-atlus"]


def test_any_two_gigs_of_both_players_will_do() -> None:
    """10.32 The first pick is what changes, the second what is copied."""
    table = offered({"d6": 3}, {"d8": 7, "d10": 2})

    table.me.says(yes=True)
    assert table.options() == ["d6", "d8", "d10"]
    table.me.chooses("d8")
    assert table.options() == ["d6", "d10"]
    table.me.chooses("d10")

    assert table.rival.gigs == {"d8": 2, "d10": 2}
    assert table.me.hand == []


def test_a_pair_needs_two_friendly_gigs() -> None:
    """6.5 Two dice in two areas are no pair, though they show the same."""
    table = offered({"d6": 3}, {"d8": 7})

    table.me.says(yes=True)
    table.me.chooses("d8", "d6")

    assert table.rival.gigs == {"d8": 3}
    assert table.me.hand == []


def test_an_old_pair_draws_as_well() -> None:
    """R169: the d8 was changed, the pair is the d4 and the d6."""
    table = offered({"d4": 2, "d6": 2, "d8": 7}, {"d10": 5})

    table.me.says(yes=True)
    table.me.chooses("d8", "d10")

    assert table.me.gigs == {"d4": 2, "d6": 2, "d8": 5}
    assert table.me.hand == ["emergency-atlus"]


def test_declined_it_still_draws_for_a_pair() -> None:
    """R318: the pair is asked for on its own."""
    table = offered({"d6": 4, "d8": 4})

    table.me.says(yes=False)

    assert table.me.gigs == {"d6": 4, "d8": 4}
    assert table.me.hand == ["emergency-atlus"]


def test_declined_without_a_pair_nothing_happens() -> None:
    """10.3.1 No Gig is set and no card is drawn."""
    table = offered({"d6": 4, "d8": 7})

    table.me.says(yes=False)

    assert table.me.gigs == {"d6": 4, "d8": 7}
    assert table.me.hand == []


def test_a_value_that_is_not_on_the_die_fails() -> None:
    """6.4.4 A d6 has no 7; it may be picked, and the card for the old pair is drawn."""
    table = offered({"d4": 2, "d6": 2, "d8": 7})

    table.me.says(yes=True)
    table.me.chooses("d6", "d8")

    assert table.me.gigs == {"d4": 2, "d6": 2, "d8": 7}
    assert table.me.hand == ["emergency-atlus"]


def test_a_pair_can_be_broken() -> None:
    """10.3.3 It is asked for after the setting."""
    table = offered({"d4": 2, "d6": 2}, {"d8": 5})

    table.me.says(yes=True)
    table.me.chooses("d6", "d8")

    assert table.me.gigs == {"d4": 2, "d6": 5}
    assert table.me.hand == []


def test_two_pairs_draw_one_card() -> None:
    """10.3 It asks whether there is one."""
    table = offered({"d4": 2, "d6": 2, "d8": 5, "d10": 5})

    table.me.says(yes=False)

    assert table.me.hand == ["emergency-atlus"]


def test_with_less_than_two_gigs_nothing_is_asked() -> None:
    """10.7 There is no other Gig to copy."""
    for mine, theirs in (({}, {}), ({"d6": 3}, {}), ({}, {"d6": 3})):
        table = offered(mine, theirs)

        assert not table.me.may(YES)
        assert table.me.trash == [OFFER]


def test_after_the_yes_there_is_no_way_back() -> None:
    """2.1 Both picks have to be made."""
    table = offered({"d6": 3, "d8": 7})

    table.me.says(yes=True)
    assert DONE not in table.kinds()
    table.me.chooses("d6")
    assert DONE not in table.kinds()

    table.stops_here()


def test_meredith_sees_her_players_gig_set() -> None:
    """6.4.3 A rival who sets a Gig adjusts it."""
    table = Table(
        me(hand=[OFFER], eddies=1, gigs={"d6": 3}),
        rival(field=["meredith"], gigs={"d8": 7}, trash=["floor-it"]),
    )

    table.me.plays(OFFER)
    table.me.says(yes=True)
    table.me.chooses("d8", "d6")
    table.rival.says(yes=True)

    assert table.rival.hand == ["floor-it"]


def test_the_rival_does_not_see_the_drawn_card() -> None:
    """5.4.3 It goes to the hand unseen."""
    table = offered({"d6": 4, "d8": 4}, deck=["over-the-edge"])

    table.me.says(yes=False)

    assert table.me.hand == ["over-the-edge"]
    assert "over-the-edge" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
