"""The Heist trashes four cards and takes a Gear from among them, to the hand or for free into play."""

from streetcred.core.decision import DONE, YES
from streetcred.testing import RIVAL, Table, face_down, me, rival

HEIST = "the-heist"
FOUR = ["psycho-squad", "satori", "floor-it", "kiroshi"]


def heist(*deck: str, gigs: dict[str, int] | None = None, field: tuple[str, ...] = ("swordwise",)) -> Table:
    """Play it with that deck, those Gigs and those Units."""
    table = Table(me(hand=[HEIST], deck=deck, eddies=2, gigs=gigs or {}, field=field), rival(gigs={"d4": 2}))
    table.me.plays(HEIST)
    return table


def test_four_cards_are_trashed_and_a_gear_of_them_is_added() -> None:
    """11.7.2 The fifth card is on top then; the Gear is the player's choice."""
    table = heist(*FOUR, "mantis-blades")

    assert table.options() == ["satori-sword-of-saburo", "kiroshi-optics"]
    table.me.chooses("kiroshi")

    assert table.me.hand == ["kiroshi-optics"]
    assert table.me.trash == ["psycho-squad", "satori-sword-of-saburo", "floor-it", HEIST]
    assert table.me.deck == ["mantis-blades"]


def test_a_gear_has_to_be_taken() -> None:
    """R206: there is no way to leave both of them, and the only one comes by itself."""
    table = heist(*FOUR)
    assert DONE not in table.kinds()
    table.me.chooses("satori")

    table = heist("psycho-squad", "satori", "floor-it", "over-the-edge")
    assert table.me.hand == ["satori-sword-of-saburo"]


def test_without_a_gear_among_them_nothing_is_added() -> None:
    """10.7 A Gear that lay in the trash before is not among them."""
    table = Table(me(hand=[HEIST], deck=["psycho-squad"] * 5, eddies=2, trash=["satori"]))

    table.me.plays(HEIST)

    assert table.me.hand == []
    assert table.me.trash == ["satori-sword-of-saburo", *["psycho-squad"] * 4, HEIST]


def test_a_short_deck_is_trashed_as_far_as_it_goes() -> None:
    """2.4 Trashing is not drawing, so nobody loses."""
    table = heist("psycho-squad", "satori")

    assert not table.is_over
    assert table.me.hand == ["satori-sword-of-saburo"]
    assert table.me.deck == []


def test_a_gear_whose_cost_a_friendly_gig_shows_may_be_played_for_free() -> None:
    """11.8.4 Satori costs 2, and so shows the d6; all money was spent before."""
    table = heist("psycho-squad", "satori", "floor-it", "over-the-edge", gigs={"d6": 2})

    table.me.says(yes=True)

    assert table.me.gear("swordwise") == ["satori-sword-of-saburo"]
    assert table.me.hand == []
    assert table.me.trash == ["psycho-squad", "floor-it", "over-the-edge", HEIST]


def test_kept_in_the_hand_it_costs_its_price_later() -> None:
    """R207: it need not be played now, and there is no second free offer."""
    table = Table(me(hand=[HEIST], deck=["satori"], eddies=4, gigs={"d6": 2}, field=["swordwise"]))

    table.me.plays(HEIST)
    table.me.says(yes=False)
    assert table.me.hand == ["satori-sword-of-saburo"]
    assert table.me.eddies == 2
    table.me.plays("satori")

    assert table.me.gear("swordwise") == ["satori-sword-of-saburo"]
    assert table.me.eddies == 0


def test_another_value_or_a_rival_gig_gives_no_choice() -> None:
    """5.12.3 The rival's d4 shows the 2; the own d6 shows 3."""
    table = heist("psycho-squad", "satori", "floor-it", "over-the-edge", gigs={"d6": 3})

    assert not table.me.may(YES)
    assert table.me.hand == ["satori-sword-of-saburo"]


def test_the_gear_is_picked_first_and_its_own_cost_counts() -> None:
    """10.32 With a 1 among the Gigs Kiroshi is free, Satori is not."""
    for gear, is_free in (("kiroshi", True), ("satori", False)):
        table = heist(*FOUR, gigs={"d6": 1})

        table.me.chooses(gear)

        assert table.me.may(YES) == is_free
        table.stops_here()


def test_without_a_host_it_goes_to_the_hand() -> None:
    """11.8.4.1 Free or not, a Gear needs something to go on."""
    table = heist("psycho-squad", "satori", "floor-it", "over-the-edge", gigs={"d6": 2}, field=())

    assert not table.me.may(YES)
    assert table.me.hand == ["satori-sword-of-saburo"]


def test_its_player_chooses_the_host() -> None:
    """4.10 A friendly Unit or a friendly face-up Legend."""
    table = Table(
        me(
            hand=[HEIST],
            deck=["psycho-squad", "satori", "floor-it", "over-the-edge"],
            field=["swordwise"],
            legends=["viktor-vektor-sit", face_down("v-corporate")],
            eddies=2,
            gigs={"d6": 2},
        ),
        rival(field=["psycho-squad"]),
    )

    table.me.plays(HEIST, paying=[])
    table.me.says(yes=True)
    assert table.options() == ["swordwise-huscle", "viktor-vektor-sit-down-and-relax"]
    table.me.chooses("viktor")

    assert table.me.gear("viktor") == ["satori-sword-of-saburo"]


def test_both_players_see_the_four_cards() -> None:
    """5.9.3 The trash is open, and what is taken out of it is known; the fifth card is not."""
    table = heist(*FOUR, "over-the-edge")

    table.me.chooses("satori")

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert all(name in seen for name in FOUR)
    assert "over-the-edge" not in seen


def test_the_cost_counts_and_not_the_price() -> None:
    """3.11.1.2 Zetatech Berserk costs 6, also when it would be paid for with 5."""
    for value in (5, 6):
        table = Table(
            me(
                hand=[HEIST],
                field=["swordwise"],
                legends=["padre"],
                deck=["zetatech-berserk"],
                gigs={"d6": value},
                eddies=2,
            )
        )

        table.me.plays(HEIST, paying=[])

        assert table.me.may(YES) == (value == 6)
        table.stops_here()


def test_a_free_gear_is_the_first_cyberware_of_the_turn() -> None:
    """C18 Viktor's player pays all 3 for the second one."""
    table = Table(
        me(hand=[HEIST, "netwatch"], field=["viktor-vektor-drop"], deck=["kiroshi"], gigs={"d4": 1}, eddies=5)
    )

    table.me.plays(HEIST)
    table.me.says(yes=True)
    table.me.plays("netwatch")

    assert table.me.gear("viktor") == ["kiroshi-optics", "netwatch-netdriver"]
    assert table.me.eddies == 0
