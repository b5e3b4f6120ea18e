"""Alt Cunningham: Soulkiller Architect makes the next Program cheaper, or plays one from the trash."""

from streetcred.core.decision import ACTIVATE, PLAY
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival

ALT = "alt-cunningham-soulkiller-architect"
TWO_MIN = {"d4": 1, "d6": 1}
DISCOUNT, FROM_TRASH = 0, 1


def uses(table: Table, effect: int) -> None:
    """Use the first or the second of her effects."""
    table.answers((ACTIVATE, table.me.piece(ALT).id, effect))


def test_each_min_gig_takes_1_off_the_next_program() -> None:
    """11.8.2 Over the Edge for 1 in place of 3."""
    table = Table(me(hand=["over-the-edge"], legends=[ALT], eddies=1, gigs={**TWO_MIN, "d8": 5}))
    assert not table.me.may(PLAY)

    uses(table, DISCOUNT)
    table.me.plays("over-the-edge")

    assert table.me.is_spent(ALT)
    assert table.me.eddies == 0
    assert table.me.trash == ["over-the-edge"]


def test_1_has_to_be_paid_in_any_case() -> None:
    """11.8.3 Four min Gigs do not make a Program of cost 3 free."""
    table = Table(me(hand=["over-the-edge"], legends=[ALT], eddies=2, gigs={**TWO_MIN, "d8": 1, "d10": 1}))

    uses(table, DISCOUNT)
    table.me.plays("over-the-edge")

    assert table.me.eddies == 1


def test_without_a_friendly_min_gig_nothing_is_taken_off() -> None:
    """5.12.3 A rival Gig that shows 1 does not count."""
    table = Table(me(hand=["floor-it"], legends=[ALT], eddies=1, gigs={"d8": 5}), rival(gigs={"d4": 1}))

    uses(table, DISCOUNT)
    table.me.plays("floor-it")

    assert table.me.eddies == 0


def test_only_the_next_program_is_cheaper() -> None:
    """10.16.1 The second one costs what it always costs."""
    table = Table(me(hand=["over-the-edge", "over-the-edge"], legends=[ALT], eddies=4, gigs=TWO_MIN))

    uses(table, DISCOUNT)
    table.me.plays("over-the-edge")
    assert table.me.eddies == 3
    table.me.plays("over-the-edge")

    assert table.me.eddies == 0


def test_units_and_gear_neither_profit_nor_use_it_up() -> None:
    """4.13 It is about a Program."""
    table = Table(me(hand=["swordwise", "satori", "over-the-edge"], legends=[ALT], eddies=6, gigs=TWO_MIN))

    uses(table, DISCOUNT)
    table.me.plays("swordwise")
    table.me.plays("satori", on="swordwise")
    assert table.me.eddies == 1
    table.me.plays("over-the-edge")

    assert table.me.eddies == 0


def test_it_is_gone_with_the_turn() -> None:
    """8.16.2 A reaction in the rival's turn costs the full price."""
    table = Table(
        me(hand=["reboot-optics"], legends=[ALT], eddies=1, gigs=TWO_MIN, fixer=[]),
        rival(field=["psycho"], fixer=[]),
    )

    uses(table, DISCOUNT)
    assert table.me.may(PLAY)
    table.me.ends_turn()
    table.rival.attacks("psycho", GIGS)

    assert not table.me.may(PLAY)
    table.me.passes()
    table.rival.chooses("d4")


def test_a_rival_program_is_not_meant() -> None:
    """3.18.2 Their reaction costs the full price, and the next friendly one is still cheaper."""
    table = Table(
        me(hand=["over-the-edge"], field=["swordwise"], legends=[ALT], eddies=1, gigs=TWO_MIN),
        rival(hand=["reboot-optics"], eddies=2, gigs={"d8": 5}),
    )

    uses(table, DISCOUNT)
    table.me.attacks("swordwise", GIGS)
    table.rival.plays("reboot-optics")
    table.rival.passes()
    assert table.rival.eddies == 0
    table.me.plays("over-the-edge")

    assert table.me.eddies == 0


def test_the_number_is_settled_when_she_is_spent() -> None:
    """R040: Wakako makes a third min Gig, but it stays 2 off."""
    table = Table(me(hand=["towerfall"], legends=[ALT, "wakako"], eddies=4, gigs={**TWO_MIN, "d8": 3}))

    uses(table, DISCOUNT)
    table.me.activates("wakako")
    table.me.chooses("d8", -2)
    assert table.me.gigs == {**TWO_MIN, "d8": 1}
    table.me.plays("towerfall")
    table.answers(table.decision.options[0])

    assert table.me.eddies == 0


def test_two_discounts_add_up() -> None:
    """R039: readied by Pepe she gives 2 off twice, and one Program gets both."""
    table = Table(
        me(hand=["towerfall", "floor-it"], field=["pepe"], legends=[ALT], eddies=3, gigs=TWO_MIN),
        rival(gigs={"d8": 5}),
    )

    uses(table, DISCOUNT)
    table.me.attacks("pepe", GIGS)
    table.me.chooses(ALT)
    table.rival.passes()
    uses(table, DISCOUNT)
    table.me.plays("towerfall")
    table.answers(table.decision.options[0])

    assert table.me.eddies == 1


def test_the_discount_counts_for_a_program_from_the_trash() -> None:
    """R038: she is readied, and Over the Edge costs 1 there too, on top of the 1 for her effect."""
    table = Table(
        me(field=["pepe"], legends=[ALT], eddies=2, gigs=TWO_MIN, trash=["over-the-edge"]), rival(gigs={"d8": 5})
    )

    uses(table, DISCOUNT)
    table.me.attacks("pepe", GIGS)
    table.me.chooses(ALT)
    table.rival.passes()
    uses(table, FROM_TRASH)

    assert table.me.eddies == 0
    assert table.me.trash == []
    assert table.me.deck[-1] == "over-the-edge"


def test_a_program_from_the_trash_is_paid_for_and_goes_to_the_bottom() -> None:
    """11.4.3 1 for the effect, 2 for Corporate Surveillance; it does what it says."""
    table = Table(me(legends=[ALT], eddies=3, trash=["corporate-surveillance", "satori"]), rival(field=["swordwise"]))

    uses(table, FROM_TRASH)

    assert table.rival.is_spent("swordwise")
    assert table.me.eddies == 0
    assert table.me.trash == ["satori-sword-of-saburo"]
    assert table.me.deck == [*["emergency-atlus"] * 20, "corporate-surveillance"]


def test_her_player_picks_among_the_programs_that_can_be_paid() -> None:
    """10.31 Towerfall is too dear, Satori is no Program, and the rival's trash is not hers."""
    table = Table(
        me(legends=[ALT], eddies=3, trash=["floor-it", "satori", "towerfall", "corporate-surveillance"]),
        rival(trash=["detonate"]),
    )

    uses(table, FROM_TRASH)
    assert table.options() == ["floor-it", "corporate-surveillance"]
    table.me.chooses("corporate-surveillance")

    assert table.me.trash == ["floor-it", "satori-sword-of-saburo", "towerfall"]


def test_with_nothing_to_play_she_is_spent_in_vain() -> None:
    """A9 No Program in the trash, or none that the rest of the money pays for: the 1 €$ is gone."""
    for trash in (["satori"], ["towerfall"]):
        table = Table(me(legends=[ALT], eddies=3, trash=trash))

        uses(table, FROM_TRASH)

        assert table.me.eddies == 2
        assert table.me.is_spent(ALT)
        assert len(table.me.trash) == 1


def test_while_it_is_played_it_lies_nowhere() -> None:
    """4.14.2 Floor It can't be drawn by its own effect: the deck is empty until it is done."""
    table = Table(me(legends=[ALT], eddies=2, trash=["floor-it"], deck=[]))

    uses(table, FROM_TRASH)

    assert table.winner is table.rival


def test_she_does_not_pay_for_herself() -> None:
    """11.15.1 Without another €$ the second effect can't be used, the first one can."""
    table = Table(me(legends=[ALT], trash=["floor-it"]))

    assert [option[2] for option in table.decision.options if option[0] == ACTIVATE] == [DISCOUNT]


def test_spent_face_down_or_in_the_rivals_turn_she_does_nothing() -> None:
    """10.19.2, 9.7 Neither of her effects is QUICK."""
    for alt in (legend(ALT, spent=True), face_down(ALT)):
        assert not Table(me(legends=[alt], eddies=3, trash=["floor-it"])).me.may(ACTIVATE)

    table = Table(
        me(legends=[ALT], eddies=3, trash=["floor-it"], gigs={"d4": 1}), rival(field=["psycho"]), turn_of=RIVAL
    )
    table.rival.attacks("psycho", GIGS)
    assert not table.me.may(ACTIVATE)
    table.me.passes()
