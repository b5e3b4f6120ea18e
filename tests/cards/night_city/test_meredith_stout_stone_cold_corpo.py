"""Meredith Stout: Stone Cold Corpo blocks, fights Legends harder, and profits when the rival turns your Gigs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.core.decision import YES
from streetcred.rules import gigs
from streetcred.testing import GIGS, RIVAL, Setting, Table, me, rival, unit
from streetcred.text.made_up import MadeUp
from streetcred.text.vocabulary import does
from tests.rules.cards_for_tests import a_program, known

if TYPE_CHECKING:
    from streetcred.core.effect import Effect
    from streetcred.core.state import State

MEREDITH = "meredith-stout-stone-cold-corpo"


def lower_all(state: State, effect: Effect) -> bool:
    """Let all rival Gigs fall by 1 at the same time."""
    player = effect.scope.player
    gigs.adjust(state, player, [(gig.die, gig.value - 1) for gig in state.sides[1 - player].gigs])
    return True


QUAKE = a_program("Quake", does(MadeUp(lower_all, "decrease all rival Gigs by 1")))
in_catalogue = known(QUAKE)


def facing(theirs: Setting, trash: list[str], mine: dict[str, int]) -> Table:
    """Let the rival begin a turn against Meredith."""
    return Table(me(field=[MEREDITH], trash=trash, gigs=mine), theirs, turn_of=RIVAL)


def test_she_blocks() -> None:
    """11.24.3 She takes the attack, and the Gig stays."""
    table = facing(rival(field=["swordwise"]), [], {"d6": 3})

    table.rival.attacks("swordwise", GIGS)
    table.me.blocks(MEREDITH)
    table.me.passes()

    assert table.rival.trash == ["swordwise-huscle"]
    assert table.me.gigs == {"d6": 3}


def test_defending_against_a_legend_she_has_7() -> None:
    """9.16.1 That is enough for a 6."""
    table = facing(rival(field=["v-streetkid"]), [], {"d6": 3})

    table.rival.attacks("v-streetkid", GIGS)
    table.me.blocks(MEREDITH)
    table.me.passes()

    assert table.rival.removed == ["v-streetkid"]
    assert table.me.field == [MEREDITH]


def test_attacking_a_legend_she_has_7() -> None:
    """9.16.1, 9.29 Only while they fight: not in the React Step, and not afterwards."""
    table = Table(me(field=[MEREDITH]), rival(field=[unit("v-streetkid", spent=True)]))

    table.me.attacks(MEREDITH, "v-streetkid")
    assert table.me.power(MEREDITH) == 5
    table.rival.passes()

    assert table.rival.removed == ["v-streetkid"]
    assert table.me.power(MEREDITH) == 5


def test_against_7_it_is_a_tie() -> None:
    """9.17.3 It is +2 and no more."""
    table = Table(me(field=[MEREDITH]), rival(field=[unit("rogue-amendiares-preem", spent=True)]))

    table.me.attacks(MEREDITH, "rogue")
    table.rival.passes()

    assert table.me.trash == [MEREDITH]
    assert table.rival.removed == ["rogue-amendiares-preem-solo"]


def test_against_another_unit_she_has_5() -> None:
    """10.3.1 Psycho Squad is no Legend."""
    table = Table(me(field=[MEREDITH]), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.attacks(MEREDITH, "psycho")
    table.rival.passes()

    assert table.me.trash == [MEREDITH]


def test_a_gig_that_the_rival_adjusts_brings_a_card_back() -> None:
    """10.31 Any card of the trash; both players see which one."""
    table = facing(rival(hand=["trust-no-one"], eddies=1), ["floor-it", "satori", "swordwise"], {"d8": 6})

    table.rival.plays("trust-no-one")
    table.rival.chooses(-2)
    table.me.says(yes=True)
    assert table.options() == ["floor-it", "satori-sword-of-saburo", "swordwise-huscle"]
    table.me.chooses("satori")

    assert table.me.gigs == {"d8": 4}
    assert table.me.hand == ["satori-sword-of-saburo"]
    assert table.me.trash == ["floor-it", "swordwise-huscle"]
    assert "satori" in str(table.view(RIVAL).table.events[-1])


def test_it_may_be_declined() -> None:
    """2.1.1 The card stays in the trash."""
    table = facing(rival(hand=["trust-no-one"], eddies=1), ["floor-it"], {"d8": 6})

    table.rival.plays("trust-no-one")
    table.rival.chooses(-2)
    table.me.says(yes=False)

    assert table.me.hand == []
    assert table.me.trash == ["floor-it"]


def test_with_an_empty_trash_nothing_is_asked() -> None:
    """10.7 There is no card to add."""
    table = facing(rival(hand=["trust-no-one"], eddies=1), [], {"d8": 6})

    table.rival.plays("trust-no-one")
    table.rival.chooses(-2)

    assert not table.me.may(YES)
    assert table.me.hand == []


def test_two_gigs_at_the_same_time_are_one_event() -> None:
    """R142: both fall, and one card comes back."""
    table = facing(rival(hand=[QUAKE], eddies=1), ["floor-it", "satori"], {"d6": 3, "d8": 6})

    table.rival.plays(QUAKE)
    assert table.me.gigs == {"d6": 2, "d8": 5}
    table.me.says(yes=True)
    table.me.chooses("floor-it")

    assert not table.me.may(YES)
    assert table.me.hand == ["floor-it"]


def test_a_swap_by_the_rival_counts() -> None:
    """6.6 It is one event, although two dice move."""
    table = Table(
        me(field=[MEREDITH], trash=["floor-it", "satori"], gigs={"d6": 3}),
        rival(hand=["maxtac-av"], eddies=5, gigs={"d8": 1}),
        turn_of=RIVAL,
    )

    table.rival.plays("maxtac-av")
    table.rival.says(yes=True)
    table.me.says(yes=True)
    table.me.chooses("floor-it")

    assert table.me.gigs == {"rival d8": 1}
    assert table.me.hand == ["floor-it"]
    assert not table.me.may(YES)


def test_a_swap_of_her_own_player_does_not_count() -> None:
    """R476: MaxTac AV is on her side this time."""
    table = Table(
        me(hand=["maxtac-av"], field=[MEREDITH], trash=["floor-it"], eddies=5, gigs={"d6": 3}),
        rival(gigs={"d8": 1}),
    )

    table.me.plays("maxtac-av")
    table.me.says(yes=True)

    assert table.me.gigs == {"rival d8": 1}
    assert not table.me.may(YES)
    assert table.me.hand == []


def test_it_has_to_be_the_rival_and_a_gig_of_yours() -> None:
    """1.7.2.1 Neither your own hand on your Gig nor the rival's on a rival Gig will do."""
    table = Table(
        me(hand=["trust-no-one"], field=[MEREDITH], trash=["floor-it"], eddies=1, gigs={"d8": 6}),
        rival(),
    )
    table.me.plays("trust-no-one")
    table.me.chooses(-2)
    assert not table.me.may(YES)

    table = facing(rival(hand=["trust-no-one"], eddies=1, gigs={"d10": 6}), ["floor-it"], {"d8": 6})
    table.rival.plays("trust-no-one")
    table.rival.chooses("d10", -2)

    assert not table.me.may(YES)


def test_an_adjustment_by_0_is_none() -> None:
    """6.4.5 The value stays, so nothing was adjusted."""
    table = facing(rival(hand=["trust-no-one"], eddies=1), ["floor-it"], {"d8": 6})

    table.rival.plays("trust-no-one")
    table.rival.chooses(0)

    assert not table.me.may(YES)


def test_a_theft_does_not_count() -> None:
    """6.7 To steal is neither to adjust nor to swap."""
    table = facing(rival(field=["psycho-squad"]), ["floor-it"], {"d8": 6})

    table.rival.attacks("psycho", GIGS)
    table.me.passes()

    assert table.me.gigs == {}
    assert not table.me.may(YES)


def test_two_of_her_bring_2_cards() -> None:
    """10.16.2 Each of them asks."""
    table = Table(
        me(field=[MEREDITH, MEREDITH], trash=["floor-it", "satori"], gigs={"d8": 6}),
        rival(hand=["trust-no-one"], eddies=1),
        turn_of=RIVAL,
    )

    table.rival.plays("trust-no-one")
    table.rival.chooses(-2)
    table.answers(table.decision.options[0])
    table.me.says(yes=True)
    table.me.chooses("satori")
    table.me.says(yes=True)

    assert table.me.hand == ["satori-sword-of-saburo", "floor-it"]


def test_what_she_has_seen_still_comes_when_she_is_gone() -> None:
    """10.15 Zetatech Faceplate turns the Gig, and then Placide bottom-decks her."""
    table = facing(rival(field=[unit("placide", "zetatech-faceplate")], hand=["detonate"]), ["floor-it"], {"d6": 3})

    table.rival.attacks("placide", GIGS)
    table.rival.chooses("zetatech-faceplate", -1)
    table.rival.says(yes=True)
    table.rival.chooses("detonate")
    assert table.me.field == []
    table.me.says(yes=True)
    table.me.passes()

    assert table.me.hand == ["floor-it"]


def test_a_gig_turned_after_its_theft_is_not_hers_any_more() -> None:
    """1.7.2 V steals it, and raises what is the rival's by then."""
    table = Table(
        me(field=[unit(MEREDITH, spent=True)], trash=["floor-it"], gigs={"d12": 3}),
        rival(field=["v-roamer"]),
        turn_of=RIVAL,
    )

    table.rival.attacks("v-roamer", GIGS)
    table.me.passes()
    table.rival.chooses(5)

    assert table.rival.gigs == {"rival d12": 8}
    assert table.is_settled


def test_power_below_0_counts_when_2_are_added() -> None:
    """2.10.1 Two Rogues leave her with -3; the 2 against a Legend make no number above 0, and 0 defeats nobody."""
    rogue = "rogue-amendiares-queen"
    table = Table(me(field=[MEREDITH]), rival(field=[unit("sasha", spent=True), rogue, rogue], eddies=4))

    table.me.attacks(MEREDITH, "sasha")
    table.rival.activates(rogue)
    table.rival.activates(f"{rogue}#2")
    table.rival.passes()

    assert table.me.field == [MEREDITH]
    assert table.rival.removed == []
