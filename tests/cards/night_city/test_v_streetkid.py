"""V: Streetkid trashes three cards when Called and takes a BRAINDANCE Program out of the trash; V goes solo."""

from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival

V = "v-streetkid"


def test_a_call_trashes_3_and_takes_a_braindance() -> None:
    """2.3 First the top three cards go, then the Program comes out from among them."""
    deck = ["floor-it", "trust-no-one", "satori", "minotaur"]
    table = Table(me(legends=[face_down(V)], deck=deck, eddies=1))

    table.me.calls(V, paying=[])

    assert table.me.hand == ["trust-no-one"]
    assert table.me.trash == ["floor-it", "satori-sword-of-saburo"]
    assert table.me.deck == ["minotaur"]


def test_an_older_one_may_be_taken() -> None:
    """R221: none of the three fits, and the one that lay in the trash does."""
    deck = ["floor-it", "psycho-squad", "satori"]
    table = Table(me(legends=[face_down(V)], deck=deck, trash=["pyramid-song"], eddies=1))

    table.me.calls(V, paying=[])

    assert table.me.hand == ["pyramid-song"]
    assert table.me.trash == ["floor-it", "psycho-squad", "satori-sword-of-saburo"]


def test_of_several_just_one_is_taken() -> None:
    """R222: two were trashed; one has to be chosen, and the other stays."""
    deck = ["floor-it", "trust-no-one", "memory-relapse"]
    table = Table(me(legends=[face_down(V)], deck=deck, trash=["pyramid-song"], eddies=1))

    table.me.calls(V, paying=[])
    assert table.options() == ["pyramid-song", "trust-no-one", "memory-relapse"]
    table.me.chooses("memory-relapse")

    assert table.me.hand == ["memory-relapse"]
    assert table.me.trash == ["pyramid-song", "floor-it", "trust-no-one"]


def test_other_cards_do_not_fit() -> None:
    """10.7 A Program without the tag, a Unit, a Gear, and the rival trash: nothing is taken."""
    deck = ["floor-it", "psycho-squad", "satori"]
    table = Table(me(legends=[face_down(V)], deck=deck, eddies=1), rival(trash=["pyramid-song"]))

    table.me.calls(V, paying=[])

    assert table.me.hand == []
    assert len(table.me.trash) == 3


def test_a_short_deck_is_trashed_as_far_as_it_goes() -> None:
    """2.4 One card is there; it is the one that is taken, and nobody has lost."""
    table = Table(me(legends=[face_down(V)], deck=["trust-no-one"], eddies=1))

    table.me.calls(V, paying=[])

    assert table.me.hand == ["trust-no-one"]
    assert not table.is_over


def test_a_call_in_the_react_step_does_it_too() -> None:
    """11.11.2.2 In the turn of the rival."""
    deck = ["floor-it", "trust-no-one", "satori"]
    table = Table(
        me(legends=[face_down(V)], deck=deck, eddies=1, gigs={"d6": 1}), rival(field=["swordwise"]), turn_of=RIVAL
    )

    table.rival.attacks("swordwise", GIGS)
    table.me.calls(V, paying=[])
    assert table.me.hand == ["trust-no-one"]
    table.me.passes()


def test_a_call_by_an_effect_does_it_too() -> None:
    """11.18.1 Tyger's Whisper Calls for free."""
    table = Table(me(hand=["tygers-whisper"], legends=[face_down(V)], deck=["floor-it"] * 3, eddies=2))

    table.me.plays("tygers-whisper", paying=[])
    table.me.says(yes=True)

    assert table.me.legends == [V]
    assert table.me.trash == ["floor-it"] * 3


def test_played_to_the_field_v_trashes_nothing() -> None:
    """A13 The text belongs to the Call, neither to GO SOLO nor to an ordinary play."""
    for solo in (True, False):
        table = Table(me(legends=[legend(V)], deck=["trust-no-one"] * 3, eddies=5))

        if solo:
            table.me.goes_solo(V, paying=[])
        else:
            table.me.fields(V, paying=[])

        assert table.me.field == [V]
        assert len(table.me.deck) == 3


def test_v_goes_solo_and_steals_at_once() -> None:
    """11.25.1 Although V has just come to the field."""
    table = Table(me(legends=[legend(V, spent=True)], eddies=5), rival(gigs={"d6": 3}))

    table.me.goes_solo(V)
    table.me.attacks(V, GIGS)
    table.rival.passes()

    assert table.me.gigs == {"rival d6": 3}
