"""Chapter 5, the Legends area: money, Calls, what is known of face-down Legends, and what works from there."""

from __future__ import annotations

from streetcred import SPECTATOR
from streetcred.core import decision
from streetcred.core.event import LOOKED
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, legend, me, rival, unit
from streetcred.text.vocabulary import draw

from .cards_for_tests import a_legend, activate, known

SAGE = a_legend("Sage", activate(draw(1)))
FIGUREHEAD = a_legend("Figurehead", sell=False)
in_catalogue = known(SAGE, FIGUREHEAD)


def test_legends_pay_face_up_and_face_down() -> None:
    """5.7.2 One €$ each: three of them are worth a card of cost 3."""
    legends = [legend("viktor-vektor-sit"), face_down("saburo"), face_down("v-corporate")]
    table = Table(me(hand=["emergency-atlus"], legends=legends), rival())

    table.me.plays("emergency-atlus")

    assert [table.me.is_spent(name) for name in ("viktor-vektor-sit", "saburo", "v-corporate")] == [True] * 3


def test_the_payer_chooses_what_is_spent() -> None:
    """5.7.2: of four Eddies and two Legends, one of the Legends and two Eddies."""
    table = Table(me(hand=["emergency-atlus"], legends=["viktor-vektor-sit", face_down("saburo")], eddies=4), rival())

    table.me.plays("emergency-atlus", paying=["saburo"])

    assert table.me.is_spent("saburo")
    assert not table.me.is_spent("viktor-vektor-sit")
    assert table.me.eddies == 2


def test_a_spent_legend_pays_no_more() -> None:
    """5.7.2 It must be ready."""
    table = Table(me(hand=["floor-it"], legends=[legend("viktor-vektor-sit", spent=True)]), rival())

    assert not table.me.may(decision.PLAY)


def test_a_legend_on_the_field_does_not_pay() -> None:
    """5.7.2: only those in this area do."""
    table = Table(me(hand=["floor-it"], field=["v-corporate"]), rival())

    assert not table.me.may(decision.PLAY)


def test_legends_are_no_eddies() -> None:
    """5.7.2.1 Dying Night readies two Eddies at the end of the turn; of three spent cards one is an Eddie."""
    legends = [legend("viktor-vektor-sit", spent=True), face_down("saburo", spent=True)]
    table = Table(
        me(field=[unit("v-corporate", "dying-night")], legends=legends, spent_eddies=1, fixer=[]),
        rival(gigs={"d6": 1}, fixer=[]),
    )

    table.me.attacks("v-corporate", GIGS)
    table.rival.passes()
    table.me.ends_turn()

    assert table.me.eddies == 1
    assert table.me.is_spent("viktor-vektor-sit")
    assert table.me.is_spent("saburo")


def test_a_face_up_legend_without_a_sell_tag_does_not_pay() -> None:
    """5.7.2.2: face-down it does."""
    assert not Table(me(hand=["floor-it"], legends=[FIGUREHEAD]), rival()).me.may(decision.PLAY)
    assert Table(me(hand=["floor-it"], legends=[face_down(FIGUREHEAD)]), rival()).me.may(decision.PLAY)


def test_a_call_by_an_effect_is_the_call_of_the_turn() -> None:
    """5.7.3 T-Bug's free Call, and no other one in that turn."""
    table = Table(
        me(field=["t-bug"], legends=[face_down("viktor-vektor-sit"), face_down("saburo")], eddies=1),
        rival(field=[unit("psycho-squad", spent=True)]),
    )

    table.me.attacks("t-bug", "psycho-squad")
    table.rival.passes()
    table.me.says(yes=True)
    table.me.chooses("saburo")

    assert not table.me.may(decision.CALL)


def test_after_a_call_no_effect_calls_another_legend() -> None:
    """5.7.3 T-Bug looks at the face-down Legends, and that is all."""
    table = Table(
        me(field=["t-bug"], legends=[face_down("viktor-vektor-sit"), face_down("saburo")], called=True),
        rival(field=[unit("psycho-squad", spent=True)]),
    )

    table.me.attacks("t-bug", "psycho-squad")
    table.rival.passes()

    assert table.me.legends == ["(viktor-vektor-sit-down-and-relax)", "(saburo-arasaka-stubborn-patriarch)"]


def test_the_legends_area_is_public() -> None:
    """5.7.4 All see how many cards lie there, and read those that are face-up."""
    table = Table(me(legends=["viktor-vektor-sit", face_down("saburo"), legend("v-corporate", spent=True)]), rival())

    for viewer in (ME, RIVAL, SPECTATOR):
        seen = table.view(viewer).to_data()["sides"][ME]["legends"]
        assert [piece["card"] for piece in seen] == [
            "viktor-vektor-sit-down-and-relax",
            "hidden-legend",
            "v-corporate-exile",
        ]
        assert [piece["ready"] for piece in seen] == [True, True, False]


def test_a_look_at_a_face_down_legend_is_for_its_player_alone() -> None:
    """5.7.4.1, 5.7.4.2 Kiroshi Optics: the Rival learns which one was looked at, and not what it is."""
    table = Table(me(field=[unit("psycho-squad", "kiroshi")], legends=[face_down("saburo")]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho-squad", GIGS)

    looked = [happened.card for happened in table.view(RIVAL).table.events if happened.kind == LOOKED]
    assert [card.slug for card in looked if card is not None] == ["hidden"]
    looked = [happened.card for happened in table.view(ME).table.events if happened.kind == LOOKED]
    assert [card.slug for card in looked if card is not None] == ["saburo-arasaka-stubborn-patriarch"]
    seen = table.view(RIVAL).to_data()["sides"][ME]["legends"][0]
    assert (seen["card"], seen["known_to"]) == ("hidden-legend", 1 << ME)
    table.rival.passes()


def test_the_look_ends_with_the_effect() -> None:
    """5.7.4.3: later the Legend is marked as known, and its face is not shown again."""
    table = Table(me(legends=[face_down("saburo", known=True), face_down("viktor-vektor-sit")]), rival())

    seen = table.view(ME).to_data()["sides"][ME]["legends"]

    assert [piece["card"] for piece in seen] == ["hidden-legend", "hidden-legend"]
    assert [piece["known_to"] for piece in seen] == [1 << ME, 0]


def test_a_legend_is_played_from_here_to_the_field() -> None:
    """5.7.5 For its cost; then it lies here no more."""
    table = Table(me(legends=["viktor-vektor-sit", "v-corporate"], eddies=5), rival())

    table.me.fields("v-corporate", paying=[])

    assert table.me.legends == ["viktor-vektor-sit-down-and-relax"]
    assert table.me.field == ["v-corporate-exile"]


def test_a_face_up_legend_uses_its_spend_icon_here() -> None:
    """5.7.6 Once, until it is readied."""
    table = Table(me(legends=[SAGE]), rival())

    table.me.activates("sage")

    assert len(table.me.hand) == 1
    assert table.me.is_spent("sage")
    assert not table.me.may(decision.ACTIVATE)


def test_a_legend_uses_its_spend_icon_in_the_turn_in_which_it_is_called() -> None:
    """5.7.6 There is no Lag in the Legends area."""
    table = Table(me(legends=[face_down(SAGE)], eddies=1), rival())
    assert not table.me.may(decision.ACTIVATE)

    table.me.calls("sage", paying=[])
    table.me.activates("sage")

    assert len(table.me.hand) == 1


def test_a_legends_area_may_hold_any_number_of_cards() -> None:
    """5.7.7 Six Legends pay six €$."""
    legends = [face_down("viktor-vektor-sit")] * 6
    table = Table(me(hand=["heywood-ripperdoc"], legends=legends), rival())

    table.me.plays("heywood-ripperdoc")

    assert table.me.field == ["heywood-ripperdoc"]
