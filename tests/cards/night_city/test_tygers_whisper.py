"""Tyger's Whisper may Call a Legend for free when it is played."""

from streetcred.core.decision import CALL, YES
from streetcred.testing import GIGS, RIVAL, Table, face_down, legend, me, rival, unit

WHISPER = "tygers-whisper"
SABURO = "saburo-arasaka-stubborn-patriarch"
EVELYN = "evelyn-parker-beautiful-enigma"


def test_it_calls_a_face_down_legend_for_free() -> None:
    """11.8.4 No Eddie is left, and the Legends are spent; its player picks which one."""
    legends = [face_down(SABURO, spent=True), face_down(EVELYN, spent=True), legend("padre", spent=True)]
    table = Table(me(hand=[WHISPER], legends=legends, eddies=2))

    table.me.plays(WHISPER)
    table.me.says(yes=True)
    assert table.options() == [SABURO, EVELYN]
    table.me.chooses(EVELYN)

    assert table.me.legends == [f"({SABURO})", EVELYN, "padre-man-of-the-cross"]


def test_the_call_may_be_declined() -> None:
    """2.1.1 Then a Call is still open, for its price."""
    table = Table(me(hand=[WHISPER], legends=[face_down(SABURO)], eddies=3))

    table.me.plays(WHISPER, paying=[])
    table.me.says(yes=False)
    assert table.me.legends == [f"({SABURO})"]
    table.me.calls(SABURO, paying=[])

    assert table.me.legends == [SABURO]
    assert table.me.eddies == 0


def test_a_declined_call_is_gone() -> None:
    """R211: without money there is no Call left this turn."""
    table = Table(me(hand=[WHISPER], legends=[face_down(SABURO, spent=True)], eddies=2))

    table.me.plays(WHISPER)
    table.me.says(yes=False)

    assert not table.me.may(CALL)


def test_it_calls_in_the_turn_of_the_rival() -> None:
    """R212: The Relic brings it in, and it asks only a player who has not Called this turn."""
    for called in (False, True):
        table = Table(
            me(
                field=[unit("swordwise", "the-relic", spent=True)],
                legends=[face_down(SABURO)],
                trash=[WHISPER],
                called=called,
            ),
            rival(field=["minotaur"]),
            turn_of=RIVAL,
        )

        table.rival.attacks("minotaur", "swordwise")
        table.me.passes()
        assert table.me.field == [WHISPER]
        assert table.me.may(YES) is not called
        if not called:
            table.me.says(yes=True)

        assert table.me.legends == [f"({SABURO})" if called else SABURO]


def test_after_a_call_there_is_no_other() -> None:
    """R213: it is not even asked."""
    table = Table(me(hand=[WHISPER], legends=[face_down(SABURO), face_down(EVELYN)], eddies=3))

    table.me.calls(SABURO, paying=[])
    table.me.plays(WHISPER, paying=[])

    assert not table.me.may(YES)
    assert table.me.legends == [SABURO, f"({EVELYN})"]


def test_the_free_call_is_the_call_of_this_turn() -> None:
    """5.7.3 Afterwards none can be paid for, and a second Whisper does not ask."""
    table = Table(me(hand=[WHISPER, WHISPER], legends=[face_down(SABURO), face_down(EVELYN)], eddies=5))

    table.me.plays(WHISPER, paying=[])
    table.me.says(yes=True)
    table.me.chooses(SABURO)
    assert not table.me.may(CALL)
    table.me.plays(WHISPER, paying=[])

    assert not table.me.may(YES)


def test_with_all_legends_face_up_nothing_is_asked() -> None:
    """10.7 There is nothing to Call."""
    table = Table(me(hand=[WHISPER], legends=[SABURO], eddies=2))

    table.me.plays(WHISPER)

    assert not table.me.may(YES)


def test_it_is_a_call() -> None:
    """11.18.1 The CALL effect of the Legend happens: V trashes 3 cards."""
    table = Table(me(hand=[WHISPER], legends=[face_down("v-streetkid", spent=True)], eddies=2))

    table.me.plays(WHISPER)
    table.me.says(yes=True)

    assert table.me.trash == ["emergency-atlus"] * 3


def test_the_legend_stays_as_it_lies() -> None:
    """11.11.1.3 Spent or ready."""
    for spent in (False, True):
        table = Table(me(hand=[WHISPER], legends=[face_down(SABURO, spent=spent)], eddies=2))

        table.me.plays(WHISPER, paying=None if spent else [])
        table.me.says(yes=True)

        assert table.me.is_spent(SABURO) is spent


def test_the_rival_sees_the_called_legend_only() -> None:
    """3.4.1 The other one still lies face-down."""
    table = Table(me(hand=[WHISPER], legends=[face_down(SABURO), face_down(EVELYN)], eddies=2))

    table.me.plays(WHISPER, paying=[])
    table.me.says(yes=True)
    table.me.chooses(SABURO)

    seen = str(table.view(RIVAL).to_data()) + str(table.view(RIVAL).table.events)
    assert SABURO in seen
    assert EVELYN not in seen


def test_it_steals_nothing() -> None:
    """9.23.2.1 With 0 power its attack takes no Gig."""
    table = Table(me(field=[WHISPER]), rival(gigs={"d6": 3}))

    table.me.attacks(WHISPER, GIGS)
    table.rival.passes()

    assert table.rival.gigs == {"d6": 3}
