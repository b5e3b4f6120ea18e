"""The game in sentences: what happened, what is asked, what the answers mean."""

from __future__ import annotations

import pytest

from streetcred import LISTS, SPECTATOR, Game, rulebook
from streetcred.agents import make_agent
from streetcred.core import decision, event
from streetcred.narrate import Names, answer, listed, question, rule_of, story
from streetcred.redact import redact_event
from streetcred.testing import GIGS, ME, RIVAL, Table, face_down, legend, me, rival, unit

A_AND_B = ("A", "B")


def told(table: Table, viewer: int = SPECTATOR) -> list[str]:
    """Give what has happened on a table as a viewer reads it."""
    events = [redact_event(happened, viewer) for happened in table.state.events]
    return [words for _, words in story(Names(A_AND_B, viewer), events)]


def asked(table: Table, viewer: int = SPECTATOR) -> str:
    """Give the open question as its viewer reads it."""
    return question(Names(A_AND_B, viewer), table.state, table.decision)


def answers(table: Table, viewer: int = SPECTATOR) -> list[str]:
    """Give the answers to the open question as its viewer reads them."""
    names = Names(A_AND_B, viewer)
    return [answer(names, table.state, table.decision, option) for option in table.decision.options]


def play_at_random(seed: int) -> Game:
    """Begin a game that is to be played at random; both decks are the same, so that much looks alike."""
    return Game(LISTS["the-heist"], LISTS["the-heist" if seed % 2 else "embracing-power"], seed)


def test_six_draws_are_one_sentence_and_only_their_owner_is_told_the_cards() -> None:
    game = Game(LISTS["the-heist"], LISTS["embracing-power"], seed=7)
    game.answer(game.options[0])

    told_to_me = [words for _, words in story(Names(A_AND_B, ME), game.events(ME))]
    told_to_others = [words for _, words in story(Names(A_AND_B), game.events())]

    assert told_to_others[1:] == ["A draws 6 cards.", "B draws 6 cards."]
    assert told_to_me[2] == "B draws 6 cards."
    assert all(card.title in told_to_me[1] for card in game.view(ME).own.hand)


def test_a_payment_says_what_was_spent() -> None:
    table = Table(me(hand=["corpo-security"], legends=[face_down("v-corporate-exile")], eddies=1))

    table.me.plays("corpo-security")

    assert told(table) == ["A plays Corpo Security.", "A pays 2 €$ with 1 Eddie and a face-down Legend."]


def test_everything_that_readies_is_one_sentence() -> None:
    table = Table(
        me(field=[unit("psycho-squad", spent=True)], eddies=3, spent_eddies=2, deck=["minotaur"], fixer=[]),
        at_start=True,
    )

    assert "A readies Psycho Squad and 2 Eddies." in told(table)
    assert "You ready Psycho Squad and 2 Eddies." in told(table, ME)


def test_a_steal_says_whose_gig_it_was() -> None:
    table = Table(me(field=["psycho-squad"]), rival(gigs={"d12": 11}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert told(table) == [
        "A's Psycho Squad (6) attacks B's Gig area.",
        "B does not react.",
        "A's Psycho Squad steals B's d12 (11).",
    ]
    assert told(table, RIVAL)[-1] == "A's Psycho Squad steals your d12 (11)."


def test_a_change_says_whose_gig_and_to_what() -> None:
    table = Table(me(hand=["afterparty-at-lizzies"], eddies=1, gigs={"d6": 4}), rival(gigs={"d8": 2}))

    table.me.plays("afterparty-at-lizzies")
    table.me.chooses("d6")
    table.me.chooses("+1")

    assert "A changes their own d6 to 5." in told(table)
    assert "You change your d6 to 5." in told(table, ME)
    assert "A changes their own d6 to 5." in told(table, RIVAL)


def test_a_reaction_stands_between_its_beginning_and_its_end() -> None:
    table = Table(me(field=["psycho-squad"]), rival(field=["corpo-security"], gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)
    table.rival.blocks("corpo-security")
    table.rival.passes()

    assert told(table)[1:] == [
        "B may react.",
        "B's Corpo Security blocks.",
        "B ends the React Step.",
        "A's Psycho Squad wins the fight against B's Corpo Security, 6 against 2.",
        "B's Corpo Security is defeated.",
    ]


def test_a_tie_is_told_once() -> None:
    table = Table(me(field=["psycho-squad"]), rival(field=[unit("psycho-squad", spent=True)]))

    table.me.attacks("psycho", "psycho")
    table.rival.passes()

    assert "A's Psycho Squad and B's Psycho Squad fight, 6 against 6: both lose." in told(table)


def test_a_win_with_equal_power_is_no_tie() -> None:
    """9.17.4 Johnny wins whatever the powers are."""
    table = Table(me(field=["sandayu"]), rival(field=[unit("johnny-silverhand-never", spent=True)]))

    table.me.attacks("sandayu", "johnny-silverhand-never")
    table.rival.passes()

    fights = [words for words in told(table) if "8 against 8" in words]
    assert len(fights) == 1
    assert fights[0].startswith("B's Johnny Silverhand: Never Stop Fighting wins the fight against A's Sandayu Oda")


def test_a_theft_that_wins_the_game_is_told() -> None:
    """1.11 The seventh Gig moves, and then the game is over."""
    gigs = {"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1, "d20": 1}
    table = Table(me(field=["psycho-squad"], gigs=gigs), rival(gigs={"d12": 11}), overtime=True)

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert told(table)[-2:] == [
        "A's Psycho Squad steals B's d12 (11).",
        "A wins with seven or more Gigs in overtime (1.11).",
    ]


def test_what_is_played_for_free_is_told_once_and_before_what_it_does() -> None:
    """4.14 A Program is revealed, does what it says, and leaves."""
    table = Table(me(field=["judy-alvarez-nothing"], deck=["floor-it", "satori"], eddies=1), rival(field=["psycho"]))

    table.me.activates("judy-alvarez-nothing")
    table.me.says(yes=True)

    assert told(table)[-4:] == [
        "A reveals Floor It.",
        "A plays Floor It for free.",
        "B's Psycho Squad gets -1 power.",
        "A draws a card.",
    ]


def test_the_reacting_player_reads_what_attacks_what() -> None:
    table = Table(me(field=["psycho-squad"]), rival(gigs={"d6": 3}))

    table.me.attacks("psycho", GIGS)

    assert asked(table, RIVAL) == "A's Psycho Squad (6) attacks your Gig area: how do you react?"
    table.stops_here()


def test_pieces_that_look_alike_are_told_apart_by_number() -> None:
    table = Table(me(field=["psycho-squad", "psycho-squad"]), rival(gigs={"d6": 3}))

    attacks = [words for words in answers(table, ME) if words.startswith("Attack")]

    assert len(set(attacks)) == 2
    assert all(words.startswith("Attack B's Gig area with Psycho Squad #") for words in attacks)


def test_dice_that_look_alike_are_told_apart_by_who_brought_them() -> None:
    table = Table(me(field=["psycho-squad"]), rival(gigs={"d6": 3, "rival d6": 3, "d8": 1}))

    table.me.attacks("psycho", GIGS)
    table.rival.passes()

    assert answers(table, ME) == ["B's d6 (3), B's die", "B's d6 (3), your die", "B's d8 (1)"]
    table.stops_here()


def test_a_face_down_legend_is_named_by_its_place() -> None:
    hidden = [
        face_down("v-corporate-exile"),
        legend("saburo"),
        face_down("viktor-vektor-sit-down-and-relax", known=True),
    ]
    table = Table(me(legends=hidden, eddies=1))

    calls = [words for words in answers(table, ME) if words.startswith("Call")]

    assert calls == ["Call the left face-down Legend", "Call the right face-down Legend (known)"]


def test_alike_things_are_counted() -> None:
    assert listed(["a card", "Satori", "a card", "Minotaur", "Minotaur"]) == "2 cards, Satori and 2× Minotaur"


@pytest.mark.parametrize("seed", range(6))
def test_no_two_answers_to_a_question_read_alike(seed: int) -> None:
    game = play_at_random(seed)

    while (open_decision := game.decision) is not None:
        names = Names(A_AND_B, open_decision.player)
        view = game.view(open_decision.player)
        read = [answer(names, view.table, open_decision, option) for option in open_decision.options]
        assert len(set(read)) == len(read), f"{question(names, view.table, open_decision)} {read}"
        game.answer(make_agent("random", len(game.answers) + seed).choose(view, open_decision))


@pytest.mark.parametrize("seed", range(4))
def test_every_question_has_its_rule_and_every_sentence_its_capital(seed: int) -> None:
    game = play_at_random(seed)

    while (open_decision := game.decision) is not None:
        assert rulebook.find(rule_of(open_decision)) is not None
        view = game.view(open_decision.player)
        words = question(Names(A_AND_B, open_decision.player), view.table, open_decision)
        assert words[0].isupper(), words
        game.answer(make_agent("random", len(game.answers) + seed).choose(view, open_decision))
    for viewer in (ME, RIVAL, SPECTATOR):
        for _, words in story(Names(A_AND_B, viewer), game.events(viewer)):
            assert words.lstrip("[")[0].isupper(), words


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_told_what_the_other_player_drew(seed: int) -> None:
    game = play_at_random(seed)

    while (open_decision := game.decision) is not None:
        game.answer(make_agent("random", len(game.answers)).choose(game.view(open_decision.player), open_decision))

    for viewer in (ME, RIVAL):
        drawn = [one for one in story(Names(A_AND_B, viewer), game.events(viewer)) if one[0].kind == event.DREW]
        others = [words for happened, words in drawn if happened.player != viewer]
        assert others
        assert all(words.endswith(("draws a card.", "cards.")) for words in others), others


def test_every_kind_of_question_has_a_rule_in_the_rulebook() -> None:
    for kind in range(decision.REPLACE + 1):
        assert rulebook.find(rule_of(decision.Decision(ME, kind, []))) is not None
