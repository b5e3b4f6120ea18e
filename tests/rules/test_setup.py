"""Chapter 7: from two decks to the first turn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from streetcred import LISTS, SPECTATOR, Game
from streetcred.core import decision
from streetcred.core.event import GOES_FIRST, MULLIGANED
from streetcred.core.gig import SIDES, sides_of

if TYPE_CHECKING:
    from streetcred.core.card import Card
    from streetcred.core.piece import Piece

FIRST = (decision.FIRST, 0, 0)
SECOND = (decision.SECOND, 0, 0)
KEEP = (decision.KEEP, 0, 0)
MULLIGAN = (decision.MULLIGAN, 0, 0)
END_TURN = (decision.END_TURN, 0, 0)
HEIST = LISTS["the-heist"]
POWER = LISTS["embracing-power"]


def new_game(seed: int = 1) -> Game:
    """Give a game in which nobody has decided anything."""
    return Game(HEIST, POWER, seed)


def begun_game(seed: int = 1) -> Game:
    """Give a game in which both players keep their opening hands."""
    game = new_game(seed)
    for option in (FIRST, KEEP, KEEP):
        game.answer(option)
    return game


def who_decides(game: Game) -> int:
    """Give the player who must decide now."""
    assert game.decision is not None
    return game.decision.player


def legends(game: Game, player: int) -> list[Piece]:
    """Give what lies in a Legends area, from left to right."""
    return [game.state.piece(number) for number in game.state.sides[player].legends]


def cards(game: Game, player: int) -> Counter[Card]:
    """Count the cards that a player has in deck and hand."""
    side = game.state.sides[player]
    return Counter(side.deck + side.hand)


def test_the_instructions_come_in_order() -> None:
    """7.4 Who goes first, then decks, Legends, dice and hands, then the mulligans, then the first turn."""
    game = new_game()
    assert [len(side.hand) for side in game.state.sides] == [0, 0]
    asked = []
    for option in (FIRST, KEEP, KEEP):
        assert game.decision is not None
        asked.append(game.decision.kind)
        assert game.state.turn == 0
        game.answer(option)

    assert asked == [decision.WHO_FIRST, decision.OPENING_HAND, decision.OPENING_HAND]
    assert game.state.turn == 1


def test_a_random_player_decides_who_goes_first() -> None:
    """7.5, 7.5.1 Each of the two in about half of the games."""
    deciding = Counter(who_decides(new_game(seed)) for seed in range(200))

    assert set(deciding) == {0, 1}
    assert min(deciding.values()) > 70


def test_that_player_may_go_first_or_second() -> None:
    """7.5.2 The choice is free, and both know it."""
    for option, other in ((FIRST, False), (SECOND, True)):
        game = new_game()
        player = who_decides(game)
        assert game.options == [FIRST, SECOND]
        game.answer(option)
        first = 1 - player if other else player
        assert [happened.player for happened in game.events() if happened.kind == GOES_FIRST] == [first]
        assert who_decides(game) == first


def test_decks_are_shuffled_and_put_into_their_areas() -> None:
    """7.6, 7.6.3 All cards of the list, in an order that differs from game to game."""
    first, second = begun_game(seed=1), begun_game(seed=2)

    for game in (first, second):
        assert cards(game, 0) == Counter(HEIST.main)
        assert cards(game, 1) == Counter(POWER.main)
    assert first.state.sides[0].deck != second.state.sides[0].deck


def test_the_same_seed_gives_the_same_game() -> None:
    """7.6 Chance has no other source."""
    first, second = begun_game(seed=5), begun_game(seed=5)

    assert first.view(0).to_data() == second.view(0).to_data()
    assert first.state.sides[1].deck == second.state.sides[1].deck


def test_legends_lie_in_random_order() -> None:
    """7.7, 7.7.1, 4.3 Each of the six orders comes up."""
    orders = {tuple(piece.card for piece in legends(begun_game(seed), 0)) for seed in range(80)}

    assert len(orders) == 6
    assert {frozenset(order) for order in orders} == {frozenset(HEIST.legends)}


def test_legends_lie_face_down() -> None:
    """7.7.3, 4.3, 5.7.1 All three of both players, and nobody knows which is which."""
    game = begun_game()

    for viewer in (0, 1, SPECTATOR):
        for side in game.view(viewer).to_data()["sides"]:
            assert [piece["card"] for piece in side["legends"]] == ["hidden-legend"] * 3
            assert not any(piece["face_up"] for piece in side["legends"])


def test_the_first_player_begins_with_two_spent_legends() -> None:
    """7.7.4, R243: the two left-most ones; they do not ready in the first turn."""
    game = begun_game()
    first = game.state.first

    assert game.state.turn == 1
    assert [piece.ready for piece in legends(game, first)] == [False, False, True]
    assert [piece.ready for piece in legends(game, 1 - first)] == [True, True, True]


def test_these_legends_ready_in_the_next_turn_of_their_player() -> None:
    """7.7.4 Only the first turn is an exception."""
    game = begun_game()
    first = game.state.first
    while game.state.turn < 3:
        game.answer(END_TURN if END_TURN in game.options else game.options[0])

    assert [piece.ready for piece in legends(game, first)] == [True, True, True]


def test_dice_lie_in_the_fixer_area_by_size() -> None:
    """7.8, 7.8.1, 7.2 One of each, from the d4 to the d20, for both players."""
    game = new_game()

    for side in game.state.sides:
        assert tuple(sides_of(die) for die in side.fixer) == SIDES
        assert side.gigs == ()
    assert not set(game.state.sides[0].fixer) & set(game.state.sides[1].fixer)


def test_opening_hands_have_six_cards() -> None:
    """7.9, 7.9.1 They come from the deck, to which 34 of the 40 are left."""
    game = new_game()
    game.answer(FIRST)

    for side in game.state.sides:
        assert (len(side.hand), len(side.deck)) == (6, 34)


def test_the_first_player_decides_about_the_hand_first() -> None:
    """7.9.2, R259: all of it or nothing, and once; the new hand is there before the other one decides."""
    game = new_game()
    game.answer(FIRST)
    first = game.state.first
    old = game.state.sides[first].hand

    assert who_decides(game) == first
    assert set(game.options) == {KEEP, MULLIGAN}
    game.answer(MULLIGAN)

    assert who_decides(game) == 1 - first
    assert len(game.state.sides[first].hand) == 6
    assert game.state.sides[first].hand != old


def test_there_is_one_mulligan_for_each_player() -> None:
    """7.9.2 After it the other player decides, and then the game begins."""
    game = new_game()
    game.answer(FIRST)
    deciding = []
    while game.state.turn == 0:
        assert game.options == [KEEP, MULLIGAN]
        deciding.append(who_decides(game))
        game.answer(MULLIGAN)

    assert sorted(deciding) == [0, 1]


def test_the_hand_is_seen_before_the_decision() -> None:
    """7.9.3 By its player, and by nobody else."""
    game = new_game()
    game.answer(FIRST)
    player = who_decides(game)

    assert "hidden" not in game.view(player).to_data()["sides"][player]["hand"]
    assert game.view(1 - player).to_data()["sides"][player]["hand"] == ["hidden"] * 6


def test_a_mulligan_is_announced() -> None:
    """7.9.3.1 The other player learns that there was one."""
    game = new_game()
    game.answer(FIRST)
    player = who_decides(game)
    game.answer(MULLIGAN)

    told = [happened.player for happened in game.events(1 - player) if happened.kind == MULLIGANED]
    assert told == [player]


def test_a_mulligan_exchanges_the_whole_hand() -> None:
    """7.9.3.2, 7.9.3.3: six cards go back, all is shuffled, and six are drawn; old ones may come again."""
    came_again = 0
    for seed in range(30):
        game = new_game(seed)
        game.answer(FIRST)
        player = who_decides(game)
        before, old_deck = cards(game, player), game.state.sides[player].deck
        old = Counter(game.state.sides[player].hand)
        game.answer(MULLIGAN)
        side = game.state.sides[player]
        assert cards(game, player) == before
        assert (len(side.hand), len(side.deck)) == (6, 34)
        assert side.deck[:6] != old_deck[:6]
        came_again += bool(old & Counter(side.hand))

    assert came_again > 0


def test_a_hand_that_is_kept_stays() -> None:
    """7.9.2 The mulligan is a choice."""
    game = new_game()
    game.answer(FIRST)
    player = who_decides(game)
    hand, deck = game.state.sides[player].hand, game.state.sides[player].deck

    game.answer(KEEP)

    assert game.state.sides[player].hand == hand
    assert game.state.sides[player].deck == deck


def test_the_first_turn_begins_when_both_are_ready() -> None:
    """8.2.1, 7.4 With the first player's Start Phase: that player draws a seventh card and rolls in a die."""
    game = begun_game()
    first = game.state.first

    assert who_decides(game) == first
    assert game.decision is not None
    assert game.decision.kind == decision.ROLL_IN
    assert len(game.state.sides[first].hand) == 7
    assert len(game.state.sides[1 - first].hand) == 6
