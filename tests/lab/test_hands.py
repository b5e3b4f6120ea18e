"""Opening hands: kept and not kept."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from streetcred.lab.hands import Hands, by_hand
from streetcred.lab.openings import openings
from streetcred.lab.pairings import match_plan
from tests.lab.made_up import DEMO, EMBRACING, HEIST, play_all

if TYPE_CHECKING:
    from pathlib import Path

    from streetcred.lab.played import Played

CHEAP = "kiroshi-optics floor-it reboot-optics mandibular-upgrade dying-night-vs-pistol delamain-cab"
DEAR = "heywood-ripperdoc heywood-ripperdoc mt0d12-flathead mt0d12-flathead psycho-squad psycho-squad"


def test_every_hand_is_kept_once_and_not_kept_once(tmp_path: Path) -> None:
    """In both seats; the bot's own wish is noted, and each of both games has the same hand of six."""
    games = play_all(Hands(6, 2, HEIST, (EMBRACING, DEMO)), tmp_path)

    assert len(games) == 24
    assert [game.kept for game in games] == [True, False] * 12
    assert [game.a_first_seat for game in games] == [True, True, False, False] * 6
    for kept, mulligan in by_hand(games):
        assert kept.hand == mulligan.hand
        assert len(kept.hand.split()) == 6
        assert kept.would_keep == mulligan.would_keep
    assert {game.would_keep for game in games} == {True, False}


def test_in_other_series_the_bot_decides(tmp_path: Path) -> None:
    """What it wanted is what it did."""
    games = play_all(match_plan(HEIST, EMBRACING, 6, 2), tmp_path)

    assert [game.kept for game in games] == [game.would_keep for game in games]
    assert {game.kept for game in games} == {True, False}


def with_hands(games: list[Played]) -> list[Played]:
    """Make every other hand cheap, which wins when kept, and the others dear, which win with a mulligan."""
    found = []
    for number, game in enumerate(games):
        is_cheap = number // 2 % 2 == 0
        wins = game.kept == is_cheap
        hand = CHEAP if is_cheap else DEAR
        found.append(replace(game, hand=hand, would_keep=is_cheap, winner="a" if wins else "b"))
    return found


def test_what_hands_are_worth(tmp_path: Path) -> None:
    """Cheap hands win if they are kept and dear ones if not; every table says so."""
    plan = Hands(10, 2, HEIST, (EMBRACING,))
    found = openings(plan, with_hands(play_all(plan, tmp_path)))

    assert (found.all.keeps.games, found.all.keeps.wins) == (20, 10)
    assert (found.all.kept, found.all.mulliganed, found.all.difference.mean) == (0.5, 0.5, 0)
    assert [(row.kept, row.mulliganed, row.judgement) for row in found.of_bot] == [(1, 0, "keep"), (0, 1, "mulligan")]
    assert [(row.said, row.judgement) for row in found.by_measure] == [
        ("cards that cost 3 or less: 0", "mulligan"),
        ("cards that cost 3 or less: 5", "keep"),
        ("Units: 1", "keep"),
        ("Units: 6", "mulligan"),
        ("cards with a sell tag: 2", "mulligan"),
        ("cards with a sell tag: 5", "keep"),
    ]
    shares = {held.card.slug: f"{held.share:.0%} of {held.hands}" for held in found.by_card}
    assert shares["floor-it"] == "100% of 10"
    assert shares["psycho-squad"] == "0% of 10"
    assert found.judgement == (
        "The bot keeps 50% of 20 opening hands. With those that it keeps, keeping brings +100.0%: keep. With the "
        "others, keeping brings -100.0%: mulligan."
    )


def test_a_bot_that_keeps_everything_has_no_others(tmp_path: Path) -> None:
    """Nothing is said of hands that there are not."""
    plan = Hands(2, 2, HEIST, (EMBRACING,))
    found = openings(plan, [replace(game, would_keep=True) for game in play_all(plan, tmp_path)])

    assert [opening.keeps.games for opening in found.of_bot] == [4, 0]
    assert "the others" not in found.judgement
    assert found.to_data()["hands"][0]["bot_keeps"] == 1
