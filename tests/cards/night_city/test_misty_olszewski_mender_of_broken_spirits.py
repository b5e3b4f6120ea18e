"""Misty Olszewski: Mender of Broken Spirits reads the top card of the deck at the end of her turn."""

from streetcred.core.decision import ATTACK, END_TURN, TYPE
from streetcred.testing import ME, RIVAL, Table, me, rival, unit

MISTY = "misty-olszewski-mender-of-broken-spirits"


def at_the_end(deck: list[str], *, spent_eddies: int = 0) -> Table:
    """End a turn with her in play; the type is asked for."""
    table = Table(
        me(field=[MISTY], deck=deck, spent_eddies=spent_eddies, fixer=[]),
        rival(fixer=[]),
    )
    table.me.ends_turn()
    return table


def test_she_can_not_attack() -> None:
    """2.6 Not even armed; the Unit beside her can."""
    table = Table(me(field=[unit(MISTY, "mantis-blades"), "swordwise"]), rival(gigs={"d6": 3}))

    assert not table.me.may(ATTACK, MISTY)
    assert table.me.may(ATTACK, "swordwise")


def test_the_right_type_brings_the_card_and_an_eddie() -> None:
    """11.14.2 Unit, Gear and Program alike."""
    for kind, top in (("unit", "swordwise-huscle"), ("gear", "kiroshi-optics"), ("program", "floor-it")):
        table = at_the_end([top, "psycho-squad"], spent_eddies=2)

        table.me.chooses(kind)

        assert table.me.hand == [top]
        assert table.me.deck == ["psycho-squad"]
        assert table.me.trash == []
        assert (table.me.eddies, table.me.spent_eddies) == (1, 1)


def test_the_wrong_type_trashes_the_card() -> None:
    """10.3.1 And no Eddie is readied."""
    table = at_the_end(["floor-it", "psycho-squad"], spent_eddies=2)

    table.me.chooses("gear")

    assert table.me.hand == []
    assert table.me.trash == ["floor-it"]
    assert table.me.deck == ["psycho-squad"]
    assert table.me.eddies == 0


def test_legend_is_a_type_like_the_others() -> None:
    """R145: it may be named, and no card of a deck is one."""
    table = at_the_end(["floor-it"])

    assert table.options() == ["legend", "unit", "gear", "program"]
    table.me.chooses("legend")

    assert table.me.trash == ["floor-it"]


def test_both_players_see_the_card() -> None:
    """R448: whether it is kept or trashed; with an empty deck there is none, and nobody loses."""
    for kind in ("gear", "program"):
        table = at_the_end(["over-the-edge"])
        assert "over-the-edge" not in str(table.view(RIVAL).table.events)
        table.me.chooses(kind)
        assert "over-the-edge" in str(table.view(RIVAL).table.events)

    table = at_the_end([], spent_eddies=1)
    table.me.chooses("unit")
    assert not table.is_over
    assert table.me.hand == []
    assert table.me.trash == []
    assert table.me.eddies == 0


def test_the_next_card_stays_hidden() -> None:
    """5.5.4 Only the top card was turned."""
    table = at_the_end(["floor-it", "over-the-edge"])

    table.me.chooses("program")

    assert "over-the-edge" not in str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)


def test_the_type_is_named_before_the_card_is_seen() -> None:
    """10.32 Her own player does not know the card either."""
    table = at_the_end(["over-the-edge"])

    assert table.kinds() == {TYPE}
    assert "over-the-edge" not in str(table.view(ME).table.events)
    table.me.chooses("unit")


def test_with_no_spent_eddie_the_card_comes_alone() -> None:
    """2.4 What can be done is done."""
    table = at_the_end(["floor-it"])

    table.me.chooses("program")

    assert table.me.hand == ["floor-it"]
    assert (table.me.eddies, table.me.spent_eddies) == (0, 0)


def test_the_eddie_pays_in_the_turn_of_the_rival() -> None:
    """5.8.1.3 The card that came can be played with it as a reaction."""
    table = Table(
        me(field=[MISTY], deck=["floor-it", "psycho-squad"], spent_eddies=1, gigs={"d6": 3}, fixer=[]),
        rival(field=["swordwise"], fixer=[]),
    )

    table.me.ends_turn()
    table.me.chooses("program")
    table.rival.attacks("swordwise", "gigs")
    table.me.plays("floor-it")

    assert table.rival.power("swordwise") == 2
    table.me.passes()


def test_the_end_of_the_rival_turn_is_not_hers() -> None:
    """8.16.1 The card on top is drawn as usual."""
    table = Table(me(field=[MISTY], deck=["floor-it", "psycho-squad"], fixer=[]), rival(fixer=[]), turn_of=RIVAL)

    table.rival.ends_turn()

    assert table.me.hand == ["floor-it"]
    assert table.me.trash == []


def test_two_of_her_read_two_cards() -> None:
    """10.16.2 One after the other, each with a type of its own."""
    table = Table(
        me(field=[MISTY, MISTY], deck=["floor-it", "satori", "psycho-squad"], spent_eddies=3, fixer=[]),
        rival(fixer=[]),
    )

    table.me.ends_turn()
    table.answers(table.decision.options[0])
    table.me.chooses("program")
    table.me.chooses("gear")

    assert table.me.hand == ["floor-it", "satori-sword-of-saburo"]
    assert table.me.eddies == 2


def test_an_order_to_attack_binds_her_not() -> None:
    """2.6 Evelyn's player chose her, and her player may end the turn."""
    table = Table(
        me(legends=["evelyn-parker-beautiful"], eddies=1, gigs={"d6": 3}, fixer=[]), rival(field=[MISTY], fixer=[])
    )

    table.me.activates("evelyn-parker-beautiful")
    table.me.ends_turn()

    assert not table.rival.may(ATTACK)
    assert table.rival.may(END_TURN)


def test_adrenaline_does_not_let_her_attack() -> None:
    """2.6 Valentino Street Racer lifts the Lag and nothing else."""
    table = Table(me(hand=["valentino-street"], field=[MISTY], eddies=3), rival(gigs={"d6": 3}))

    table.me.plays("valentino-street")

    assert "ADRENALINE" in table.me.keywords(MISTY)
    assert not table.me.may(ATTACK)


def test_a_draw_at_the_end_of_the_turn_may_come_before_or_after() -> None:
    """10.12 V draws the top card; Misty reads the one that is on top when it is her turn."""
    for first, hand, trash in (
        ("v-roamer", ["floor-it", "satori-sword-of-saburo"], []),
        (MISTY, ["satori-sword-of-saburo"], ["floor-it"]),
    ):
        table = Table(
            me(field=[MISTY, "v-roamer"], deck=["floor-it", "satori"], gigs={"d8": 8, "d10": 8}, fixer=[]),
            rival(fixer=[]),
        )

        table.me.ends_turn()
        table.me.chooses(first, "gear")

        assert table.me.hand == hand
        assert table.me.trash == trash
