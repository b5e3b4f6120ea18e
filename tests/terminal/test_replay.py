"""Replays: wound forward and back, printed, and on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from streetcred import LISTS, Game, record
from streetcred.lab import Match, play_game
from streetcred.scenes import find_scene
from streetcred.scenes.script import played
from streetcred.terminal.cli import cli
from streetcred.terminal.reel import Reel
from streetcred.terminal.replay_screen import ReplayApp
from streetcred.terminal.session import Session

if TYPE_CHECKING:
    from pathlib import Path

DECKS = (LISTS["the-heist"], LISTS["embracing-power"])


def whole_game(*, conceded: bool = False) -> Game:
    """Give a game between random bots that is over."""
    match = Match(DECKS, ("random", "random"), seed=3)
    result, answers = play_game(match, 0)
    game = Game(*DECKS, result.seed)
    for option in answers[:30] if conceded else answers:
        game.answer(option)
    if conceded:
        game.concede(0)
    return record.loads(record.dumps(game))


@pytest.mark.parametrize("conceded", [False, True])
def test_a_reel_comes_to_every_place_from_both_sides(*, conceded: bool) -> None:
    """1.16 Forward and back give the same position, up to the concession that ended the game."""
    game = whole_game(conceded=conceded)
    end = record.dumps(game)
    reel = Reel(game)
    assert reel.place == 0

    reel.wind_to(20)
    there = record.dumps(reel.game)
    reel.wind_to(25)
    reel.wind_to(20)
    assert record.dumps(reel.game) == there
    reel.wind_to(10_000)
    assert reel.place == reel.length
    assert record.dumps(reel.game) == end
    assert reel.game.is_over


def test_a_reel_steps_by_turns() -> None:
    """8.2 The beginning of each turn is found going forward and going back."""
    reel = Reel(whole_game())
    places = []
    while reel.place < reel.length:
        reel.next_turn()
        places.append(reel.place)
    for place in reversed(places[:-1]):
        reel.previous_turn()
        assert reel.place == place


def test_a_printed_replay_tells_the_game_with_all_cards_open(tmp_path: Path) -> None:
    """What `simulate --records` writes can be read card by card."""
    command = ["simulate", "the-heist", "embracing-power", "-n", "2", "--seed", "1", "--bots", "random", "random"]
    assert CliRunner().invoke(cli, [*command, "--records", str(tmp_path)]).exit_code == 0
    file = sorted(tmp_path.iterdir())[1]

    printed = CliRunner().invoke(cli, ["replay", str(file), "--plain"])

    assert printed.exit_code == 0
    assert "draws a card" not in printed.output
    assert printed.output.rstrip().splitlines()[-1].lstrip().startswith(("A wins", "B wins"))


async def test_the_screen_steps_through_a_game() -> None:
    """Every key does what it says, and nothing hidden is shown to a spectator."""
    app = ReplayApp(whole_game(), "A against B")
    async with app.run_test(size=(120, 40)) as pilot:
        screen = app.replay_screen
        await pilot.press("right", "right", "right", "left")
        assert screen.reel.place == 2
        await pilot.press("down", "down", "up")
        assert screen.reel.game.state.turn == 1
        await pilot.press("v", "v")
        assert all(card.number == 0 for side in screen.view().table.sides for card in side.hand)
        await pilot.press("v", "d", "escape", "end")
        assert screen.reel.game.is_over
        await pilot.press("home")
        assert screen.reel.place == 0


def test_a_game_from_a_scene_is_retold_from_its_table(tmp_path: Path) -> None:
    """Printed and in the reel, to the same end; another one of the same table can be begun."""
    game, _ = played(find_scene("seven-gigs-at-the-start"))
    file = tmp_path / "scene.json"
    file.write_text(record.dumps(game), "utf-8")

    printed = CliRunner().invoke(cli, ["replay", str(file), "--plain"])

    assert printed.exit_code == 0
    assert "Seven Gigs at the start of your turn" in printed.output
    assert printed.output.rstrip().splitlines()[-1].lstrip().startswith("A wins")
    reel = Reel(record.loads(file.read_text("utf-8")))
    reel.previous_turn()
    session = Session.load(file, ("person", "street")).again()
    assert len(session.game.state.sides[0].gigs) == 6
    assert session.game.answers == []
