"""Sasha Yakovleva: Won't Let You Down draws her power from the top card of the deck, and costs the rival a card."""

from streetcred.core.decision import CARD, FIELD_LEGEND, SOLO
from streetcred.testing import GIGS, ME, RIVAL, Table, legend, me, rival, unit

SASHA = "sasha-yakovleva-wont-let-you-down"


def test_the_top_card_gives_her_its_cost_and_comes_to_the_hand() -> None:
    """11.14.1 Both players see it; with the 8 that Saul Bright costs she steals a Gig."""
    table = Table(me(field=[SASHA], deck=["saul-bright", "floor-it"]), rival(gigs={"d6": 3}))

    table.me.attacks(SASHA, GIGS)

    assert table.me.power(SASHA) == 8
    assert table.me.hand == ["saul-bright-stormrider"]
    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert "saul-bright" in seen
    assert "floor-it" not in seen
    table.rival.passes()
    assert table.me.gigs == {"rival d6": 3}


def test_without_power_she_steals_nothing() -> None:
    """R190: the deck is empty, nothing is revealed, and she keeps her 0; that is no draw and no loss."""
    table = Table(me(field=[SASHA], deck=[]), rival(gigs={"d6": 3}))

    table.me.attacks(SASHA, GIGS)
    table.rival.passes()

    assert table.rival.gigs == {"d6": 3}
    assert table.winner is None


def test_the_printed_cost_counts() -> None:
    """3.11.1.2 MaxTac Heavy would cost 2 less now, and gives 7."""
    table = Table(
        me(field=[SASHA], deck=["maxtac-heavy"]),
        rival(field=["swordwise", "psycho-squad"], gigs={"d6": 3}),
    )

    table.me.attacks(SASHA, GIGS)

    assert table.me.power(SASHA) == 7
    table.rival.passes()


def test_the_power_is_there_for_the_fight() -> None:
    """11.21.2.2 Her effect comes before the fight; 5 and the 2 of Mantis Blades beat 6."""
    table = Table(
        me(field=[unit(SASHA, "mantis-blades")], deck=["chrome-fang"]),
        rival(field=[unit("psycho-squad", spent=True)]),
    )

    table.me.attacks(SASHA, "psycho-squad")
    table.rival.passes()

    assert table.me.field == [SASHA]
    assert table.rival.trash == ["psycho-squad"]


def test_the_power_ends_with_the_turn() -> None:
    """8.16.2 After the attack she still has it."""
    table = Table(me(field=[SASHA], deck=["chrome-fang"], fixer=[]), rival(gigs={"d6": 3}, fixer=[]))

    table.me.attacks(SASHA, GIGS)
    table.rival.passes()
    assert table.me.power(SASHA) == 5
    table.me.ends_turn()

    assert table.me.power(SASHA) == 0


def test_going_solo_she_attacks_at_once() -> None:
    """11.25.1 For 5 €$, ready and in the same turn; as an ordinary Unit she lags."""
    table = Table(me(legends=[SASHA], eddies=5, deck=["octant"]), rival(gigs={"d6": 3}))

    assert table.me.may(SOLO)
    assert table.me.may(FIELD_LEGEND)
    table.me.goes_solo(SASHA, paying=[])
    table.me.attacks(SASHA, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_defeated_she_makes_the_rival_discard() -> None:
    """10.31 The rival picks the card; Sasha is out of the game."""
    table = Table(
        me(field=[SASHA], deck=["floor-it"]),
        rival(hand=["satori", "octant"], field=[unit("minotaur", spent=True)]),
    )

    table.me.attacks(SASHA, "minotaur")
    table.rival.passes()
    assert table.me.removed == [SASHA]
    assert table.options() == ["satori-sword-of-saburo", "octant"]
    table.rival.chooses("octant")

    assert table.rival.hand == ["satori-sword-of-saburo"]
    assert table.rival.trash == ["octant"]
    assert table.me.trash == []


def test_an_empty_hand_has_nothing_to_discard() -> None:
    """10.7 And with a single card there is no choice."""
    for hand in ([], ["octant"]):
        table = Table(me(field=[SASHA], deck=[]), rival(hand=hand, field=[unit("minotaur", spent=True)]))

        table.me.attacks(SASHA, "minotaur")
        table.rival.passes()

        assert not table.rival.may(CARD)
        assert table.rival.trash == hand


def test_the_own_hand_is_safe() -> None:
    """1.4 It is the rival who discards, also in the rival's own turn."""
    table = Table(
        me(hand=["satori", "floor-it"], field=[unit(SASHA, spent=True)]),
        rival(hand=["octant"], field=["minotaur"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("minotaur", SASHA)
    table.me.passes()

    assert table.me.hand == ["satori-sword-of-saburo", "floor-it"]
    assert table.rival.hand == []


def test_the_other_cards_of_the_rival_stay_unseen() -> None:
    """5.4.3 Only what was discarded is shown."""
    table = Table(me(field=[SASHA], deck=[]), rival(hand=["satori", "octant"], field=[unit("minotaur", spent=True)]))

    table.me.attacks(SASHA, "minotaur")
    table.rival.passes()
    table.rival.chooses("octant")

    seen = str(table.view(ME).to_data()) + str(table.view(ME).table.events)
    assert "octant" in seen
    assert "satori" not in seen


def test_bottom_decked_she_is_out_of_the_game_without_a_discard() -> None:
    """4.4.1 A deck is no place for a Legend, and she was not defeated."""
    table = Table(me(field=[SASHA]), rival(hand=["les-elemens", "octant"], eddies=5), turn_of=RIVAL)

    table.rival.plays("les-elemens")

    assert table.me.removed == [SASHA]
    assert table.rival.hand == ["octant"]


def test_in_the_legends_area_she_is_no_unit() -> None:
    """4.2.1 Spent there for 1 €$, she reveals nothing."""
    table = Table(me(hand=["mantis-blades"], legends=[legend(SASHA)], field=["swordwise"], deck=["octant"]))

    table.me.plays("mantis-blades", on="swordwise")

    assert table.me.is_spent(SASHA)
    assert table.me.deck == ["octant"]
