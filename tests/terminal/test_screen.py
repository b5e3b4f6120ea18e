"""The full screen, played by keys."""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING

import pytest
from textual.widgets import OptionList, Static

from streetcred import SPECTATOR
from streetcred.core import decision
from streetcred.terminal.board import BoardView
from streetcred.terminal.panels import OPTION_KEYS
from streetcred.terminal.screen import StreetcredApp
from streetcred.terminal.session import PERSON, Session
from streetcred.terminal.sheets import Choice, Curtain, Details, Reading
from tests.terminal.people import place, secrets, session

if TYPE_CHECKING:
    from pathlib import Path

    from textual.pilot import Pilot

SIZES = [(80, 24), (160, 50)]


def app(one: Session, tmp_path: Path) -> StreetcredApp:
    """Make the app; bots answer without a pause."""
    one.path = tmp_path / "game.json"
    return StreetcredApp(one, pause=0)


def seen(game: StreetcredApp) -> str:
    """Give all text on the screen."""
    picture = game.export_screenshot()
    return html.unescape(re.sub(r"<[^>]+>", "\n", picture)).replace("\xa0", " ")


async def settle(pilot: Pilot[None]) -> None:
    """Wait until all bots have answered and everything is drawn."""
    if pilot.app.workers:
        await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def choose(pilot: Pilot[None], one: Session) -> None:
    """Choose the person's answer by its key, or with the arrows where keys run out."""
    chosen = place(one)
    if chosen < len(OPTION_KEYS):
        await pilot.press(OPTION_KEYS[chosen])
    else:
        pilot.app.screen.query_one(OptionList).highlighted = chosen
        await pilot.press("enter")
    await settle(pilot)


@pytest.mark.parametrize(("size", "seed", "end"), [(SIZES[0], 95, "Rival wins"), (SIZES[1], 114, "You win")])
async def test_a_whole_game_by_keys(size: tuple[int, int], seed: int, end: str, tmp_path: Path) -> None:
    one = session(seed)
    game = app(one, tmp_path)
    async with game.run_test(size=size) as pilot:
        await settle(pilot)
        while not one.game.is_over:
            text = seen(game)
            assert not [name for name in secrets(one, 0) if name in text]
            await choose(pilot, one)

        assert isinstance(game.screen, Choice)
        assert end in seen(game)


@pytest.mark.parametrize("size", [*SIZES, (60, 18), (200, 60)])
async def test_the_beginning(size: tuple[int, int], tmp_path: Path) -> None:
    game = app(session(), tmp_path)
    async with game.run_test(size=size) as pilot:
        await settle(pilot)
        text = seen(game)

    assert "Go first or second?" in text
    assert "RIVAL" in text
    assert "0 of 7 Gigs" in text or "of 7 Gigs" in text


async def test_arrows_and_enter_answer(tmp_path: Path) -> None:
    one = session()
    game = app(one, tmp_path)
    async with game.run_test() as pilot:
        await settle(pilot)
        await pilot.press("down", "enter")
        await settle(pilot)

    assert one.game.answers[0][0] == decision.SECOND


async def test_space_ends_the_turn(tmp_path: Path) -> None:
    one = session()
    game = app(one, tmp_path)
    async with game.run_test() as pilot:
        await settle(pilot)
        while one.game.decision is not None and one.game.decision.kind != decision.MAIN:
            await pilot.press("1")
            await settle(pilot)
        turn = one.game.state.turn
        await pilot.press("space")
        await settle(pilot)

        assert one.game.state.turn > turn


async def test_undo_goes_back_to_the_question_before(tmp_path: Path) -> None:
    one = session()
    game = app(one, tmp_path)
    async with game.run_test(notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("1")
        await settle(pilot)
        assert "Keep this hand" in seen(game)
        await pilot.press("u")
        await settle(pilot)

        assert "Go first or second?" in seen(game)
        assert one.game.answers == []
        await pilot.press("u")
        await settle(pilot)
        assert "There is nothing to take back yet." in seen(game)


async def test_details_of_every_card_in_sight(tmp_path: Path) -> None:
    one = session()
    game = app(one, tmp_path)
    async with game.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("1")
        await settle(pilot)
        await pilot.press("d")
        await settle(pilot)
        first = one.view(0).own.hand[0]

        assert isinstance(game.screen, Details)
        assert f"{first.colour} {first.type_name}" in seen(game)
        for _ in range(6):
            await pilot.press("down")
            assert not [name for name in secrets(one, 0) if name in seen(game)]
        await pilot.press("escape")
        await settle(pilot)
        assert not isinstance(game.screen, Details)


async def test_a_click_on_a_card_shows_its_details(tmp_path: Path) -> None:
    one = session()
    game = app(one, tmp_path)
    async with game.run_test(size=(160, 50)) as pilot:
        await settle(pilot)
        await pilot.press("1")
        await settle(pilot)
        board = game.screen.query_one(BoardView)
        drawing = board.drawing(board.size.width)
        assert drawing is not None
        hit = drawing.hits[-1]
        await pilot.click(BoardView, offset=(hit.left + 2, hit.top))
        await settle(pilot)

        card = next(card for card in one.view(0).own.hand if card.number == hit.key[1])
        assert isinstance(game.screen, Details)
        assert f"{card.colour} {card.type_name}" in seen(game)


async def test_the_rule_behind_the_question(tmp_path: Path) -> None:
    game = app(session(), tmp_path)
    async with game.run_test() as pilot:
        await settle(pilot)
        await pilot.press("r")
        await settle(pilot)

        assert isinstance(game.screen, Reading)
        assert "7.5.2" in seen(game)


async def test_help_and_log_open_and_close(tmp_path: Path) -> None:
    game = app(session(), tmp_path)
    async with game.run_test() as pilot:
        await settle(pilot)
        for key, words in (("question_mark", "Whoever begins a turn"), ("l", "what happened")):
            await pilot.press(key)
            await settle(pilot)
            assert isinstance(game.screen, Reading)
            assert words in seen(game)
            await pilot.press("pagedown", "up", "escape")
            await settle(pilot)
            assert game.game_screen.is_active


async def test_saving_and_quitting(tmp_path: Path) -> None:
    one = session()
    game = app(one, tmp_path)
    async with game.run_test() as pilot:
        await settle(pilot)
        await pilot.press("1")
        await settle(pilot)
        await pilot.press("s")
        await settle(pilot)
        saved = Session.load(tmp_path / "game.json", (PERSON, "random"))
        await pilot.press("1", "q")
        await settle(pilot)
        await pilot.press("s")
        await settle(pilot)

    assert len(saved.game.answers) == 1
    assert Session.load(tmp_path / "game.json", (PERSON, "random")).game.answers == one.game.answers


async def test_a_save_that_fails_is_told(tmp_path: Path) -> None:
    game = app(session(), tmp_path / "no-such-folder")
    async with game.run_test(size=(120, 40), notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("s")
        await settle(pilot)

        assert "The game can" in seen(game)


async def test_conceding_taking_back_and_a_new_game(tmp_path: Path) -> None:
    one = session()
    game = app(one, tmp_path)
    async with game.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("c", "n")
        assert not one.game.is_over
        await pilot.press("c", "y")
        await settle(pilot)
        assert "because the other player conceded" in seen(game)
        await pilot.press("u")
        await settle(pilot)
        assert not one.game.is_over
        await pilot.press("c", "y")
        await settle(pilot)
        await pilot.press("b")
        await settle(pilot)
        assert game.screen is game.game_screen
        await pilot.press("n")
        await settle(pilot)

        assert game.game_screen.session.game.seed == one.game.seed + 1
        assert "seed 8" in seen(game)


async def test_two_people_never_see_each_others_cards(tmp_path: Path) -> None:
    one = session(seats=(PERSON, PERSON))
    game = app(one, tmp_path)
    async with game.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        curtains = 0
        for _ in range(14):
            if isinstance(game.screen, Curtain):
                curtains += 1
                assert game.game_screen.holder == SPECTATOR
                hands = [card.name for side in one.game.state.sides for card in side.hand]
                text = seen(game)
                assert not [name for name in hands if name in text]
                await pilot.press("enter")
                await settle(pilot)
            text = seen(game)
            assert not [name for name in secrets(one, one.decider) if name in text]
            await choose(pilot, one)

    assert curtains >= 3


async def test_bots_play_alone_until_they_are_stopped(tmp_path: Path) -> None:
    one = session(seats=("random", "random"))
    game = app(one, tmp_path)
    async with game.run_test() as pilot:
        await settle(pilot)

        assert one.game.is_over
        assert "the game is over" in seen(game)


async def test_a_watched_game_can_be_stopped() -> None:
    one = session(seats=("random", "random"))
    game = StreetcredApp(one, pause=3600)
    async with game.run_test() as pilot:
        await pilot.pause()
        await pilot.press("space")
        await settle(pilot)

        assert game.game_screen.paused
        assert one.game.answers == []
        assert str(game.screen.query_one("#where", Static).visual)


async def test_the_window_may_change_its_size_at_any_time(tmp_path: Path) -> None:
    one = session()
    game = app(one, tmp_path)
    async with game.run_test(size=(160, 50)) as pilot:
        await settle(pilot)
        for size in ((80, 24), (20, 6), (109, 30), (110, 30)):
            await pilot.resize_terminal(*size)
            await settle(pilot)
            await choose(pilot, one)

        assert game.game_screen.has_class("wide")
        assert "RIVAL" in seen(game)
