"""Sandayu Oda: Hanako's Guardian spends rival Units for value-pairs and may attack Units at once."""

from streetcred.core.decision import ATTACK, DONE
from streetcred.testing import GIGS, Table, me, rival, unit

ODA = "sandayu-oda-hanakos-guardian"
PAIR = {"d4": 3, "d6": 3}


def test_one_pair_spends_one_unit() -> None:
    """10.31 His player chooses which one, and it has to be one."""
    table = Table(me(hand=[ODA], eddies=7, gigs=PAIR), rival(field=["swordwise", "psycho-squad", "minotaur"]))

    table.me.plays(ODA)
    assert table.options() == ["swordwise-huscle", "psycho-squad", "minotaur"]
    assert DONE not in table.kinds()
    table.me.chooses("psycho")

    assert table.rival.is_spent("psycho")
    assert not table.rival.is_spent("swordwise")
    assert not table.rival.is_spent("minotaur")


def test_two_pairs_spend_two_units() -> None:
    """10.31.2 Two different ones."""
    table = Table(
        me(hand=[ODA], eddies=7, gigs={**PAIR, "d8": 5, "d10": 5}),
        rival(field=["swordwise", "psycho-squad", "minotaur"]),
    )

    table.me.plays(ODA)
    table.me.chooses("minotaur")
    assert table.options() == ["swordwise-huscle", "psycho-squad"]
    table.me.chooses("swordwise")

    spent = [table.rival.is_spent(name) for name in ("swordwise", "psycho", "minotaur")]
    assert spent == [True, False, True]


def test_three_alike_are_one_pair_and_four_are_two() -> None:
    """6.5.1 A die counts for one pair only."""
    for gigs, count in (({**PAIR, "d8": 3}, 1), ({**PAIR, "d8": 3, "d10": 3}, 2)):
        table = Table(me(hand=[ODA], eddies=7, gigs=gigs), rival(field=["swordwise", "psycho-squad", "minotaur"]))

        table.me.plays(ODA)
        table.me.chooses(*["swordwise", "psycho"][:count])

        spent = [table.rival.is_spent(name) for name in ("swordwise", "psycho", "minotaur")]
        assert spent.count(True) == count


def test_without_a_friendly_pair_nobody_is_spent() -> None:
    """6.5 Two dice in one Gig area; a rival pair, or one die on each side, is none."""
    for mine, theirs in (({"d4": 3}, {"d6": 3}), ({}, PAIR), ({"d4": 3, "d6": 4}, {})):
        table = Table(me(hand=[ODA], eddies=7, gigs=mine), rival(field=["swordwise"], gigs=theirs))

        table.me.plays(ODA)

        assert not table.rival.is_spent("swordwise")


def test_with_more_pairs_than_units_all_are_spent() -> None:
    """10.31.2 As many as there are, and none of the own side."""
    table = Table(
        me(hand=[ODA], field=["psycho-squad"], eddies=7, gigs={**PAIR, "d8": 5, "d10": 5}),
        rival(field=["swordwise"], legends=["padre"]),
    )

    table.me.plays(ODA)

    assert table.rival.is_spent("swordwise")
    assert not table.rival.is_spent("padre")
    assert not table.me.is_spent("psycho")
    assert not table.me.is_spent(ODA)


def test_a_spent_unit_may_be_chosen() -> None:
    """C9 Nothing turns then, so its Netdriver draws nothing; on a ready Unit it draws."""
    for name, drawn in (("swordwise", 0), ("psycho", 1)):
        table = Table(
            me(hand=[ODA], eddies=7, gigs=PAIR),
            rival(field=[unit("swordwise", "netwatch", spent=True), unit("psycho-squad", "netwatch")]),
        )

        table.me.plays(ODA)
        table.me.chooses(name)

        assert len(table.rival.hand) == drawn


def test_a_legend_on_the_field_may_be_spent() -> None:
    """4.2.1 It is a Unit there."""
    table = Table(me(hand=[ODA], eddies=7, gigs=PAIR), rival(field=["v-corporate"]))

    table.me.plays(ODA)

    assert table.rival.is_spent("v-corporate")


def test_he_attacks_what_he_has_spent() -> None:
    """9.3.2.3 In the turn he is played."""
    table = Table(me(hand=[ODA], eddies=7, gigs=PAIR), rival(field=["psycho-squad"]))

    table.me.plays(ODA)
    table.me.attacks(ODA, "psycho")
    table.rival.passes()

    assert table.rival.trash == ["psycho-squad"]


def test_the_gig_area_has_to_wait() -> None:
    """9.3.2.3.1 Rival Units only this turn; in his next one he steals."""
    table = Table(
        me(hand=[ODA], eddies=7, fixer=[]),
        rival(field=[unit("swordwise", spent=True), "minotaur"], gigs={"d6": 3}, fixer=[]),
    )

    table.me.plays(ODA)
    attacks = [table.name(option) for option in table.decision.options if option[0] == ATTACK]
    assert attacks == [f"{ODA} > swordwise-huscle"]
    table.me.ends_turn()
    table.rival.ends_turn()
    table.me.attacks(ODA, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}


def test_other_units_get_no_such_permission() -> None:
    """10.1.3 It says this Unit."""
    table = Table(me(hand=[ODA, "swordwise"], eddies=10), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.plays("swordwise")
    table.me.plays(ODA)

    assert not table.me.may(ATTACK, "swordwise")
    assert table.me.may(ATTACK, ODA)
