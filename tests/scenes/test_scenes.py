"""Scenes: each is played as it suggests; they are games like all others; bad ones are refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from streetcred import record, rulebook
from streetcred.agents import make_agent
from streetcred.agents.budget import Budget
from streetcred.agents.search import Search
from streetcred.errors import BadSave, BadScene, IllegalAnswer
from streetcred.game import Game
from streetcred.layout import data as layouts
from streetcred.scenes import all_scenes, find_scene, from_data, to_data
from streetcred.scenes.after import differences
from streetcred.scenes.catalogue import scenes_in
from streetcred.scenes.script import played

SCENES = all_scenes()
EASY = {"title": "A test", "you": {"field": ["psycho-squad"]}, "rival": {"gigs": {"d6": 3}}}


@pytest.mark.parametrize("name", SCENES)
def test_what_a_scene_suggests_comes_to_what_it_says(name: str) -> None:
    """Every answer can be given, and after the last one all is as the data has it."""
    scene = SCENES[name]
    game, _ = played(scene)
    assert scene.words
    assert scene.rules or scene.cards
    assert bool(scene.steps) == bool(scene.then)
    assert differences(scene.then, game) == []


def test_a_scene_that_comes_to_something_else_is_noticed() -> None:
    """The test above can fail: for every scene, nearly anything else that is said of it is wrong."""
    wrong: dict[str, Any] = {
        "winner": "rival",
        "overtime": True,
        "turn": 77,
        "refuses": ["end turn"],
        "offers": ["attack gigs with psycho-squad"],
        "you": {"cred": 99, "field": [], "power": {"psycho-squad": 5}, "spent": {"psycho-squad": False}},
    }
    scene = from_data({**EASY, "steps": ["attack gigs with psycho-squad", "rival: pass"]})
    assert len(differences(wrong, played(scene)[0])) == 9
    with pytest.raises(BadScene, match="Nothing of a side is named 'colour'"):
        differences({"you": {"colour": 1}}, scene.begin())
    with pytest.raises(BadScene, match="Nothing of a game is named 'weather'"):
        differences({"weather": 1}, scene.begin())


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_and_its_game_can_be_kept(name: str) -> None:
    """As data, the scene is the same again; from its record the game is, and answers can be taken back."""
    scene = SCENES[name]
    assert to_data(from_data(to_data(scene))) == to_data(scene)
    game, moves = played(scene)
    data = record.to_data(game)
    again = record.from_data(data)
    assert record.to_data(again) == data
    assert [again.view(player).to_data() for player in (0, 1)] == [game.view(player).to_data() for player in (0, 1)]
    assert [str(event) for event in again.log()] == [str(event) for event in game.log()]
    game.undo(len(moves))
    assert record.to_data(game) == record.to_data(scene.begin())
    assert game.view(0).to_data() == scene.begin().view(0).to_data()


def test_a_record_whose_table_was_changed_is_refused() -> None:
    """Its decks are what lies on its table; old records have no table and are read as before."""
    data = record.to_data(from_data(EASY).begin())
    assert data["format"] == record.WITH_TABLE
    data["table"]["you"]["field"] = ["animals-wrecker"]
    with pytest.raises(BadSave, match="its decks are not what lies on its table"):
        record.from_data(data)
    data["table"]["you"]["field"] = ["no-such-card"]
    with pytest.raises(BadSave, match="This record is damaged: 'no-such-card' is the beginning of 0 ids"):
        record.from_data(data)


@pytest.mark.parametrize("name", SCENES)
def test_bots_play_on_from_a_scene(name: str) -> None:
    """Quick ones and one that searches, each of them with what its seat may see."""
    game = SCENES[name].begin()
    for number in range(12):
        if game.decision is None:
            break
        view = game.view(game.decision.player)
        bot = Search(number, Budget(iterations=4), trials=1) if number % 4 == 0 else make_agent("street", number)
        game.answer(bot.choose(view, game.decision))
    assert game.answers


def test_a_bot_plays_a_scene_to_its_end() -> None:
    """Until somebody wins or has no cards left."""
    game = from_data(EASY).begin()
    bots = [make_agent("street", player) for player in (0, 1)]
    for _ in range(2_000):
        if game.decision is None:
            break
        player = game.decision.player
        game.answer(bots[player].choose(game.view(player), game.decision))
    assert game.is_over


def test_cards_may_be_named_by_the_beginning_of_their_ids() -> None:
    """What is kept has the whole ids."""
    data = to_data(from_data({**EASY, "cards": ["floor-it"], "you": {"hand": ["floor"], "field": ["corpo-sec"]}}))
    assert data["you"] == {"hand": ["floor-it"], "field": ["corpo-security"]}
    assert layouts.to_data(layouts.from_data({name: data[name] for name in layouts.TABLE if name in data}))["you"]


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "title": ({"title": 5}, "has title 5; it must be a text"),
    "field": ({"you": {"field": "psycho-squad"}}, "must be a list"),
    "unknown": ({"colour": "red"}, "has 'colour', which is not known here"),
    "unknown on a side": ({"you": {"hands": []}}, "on your side has 'hands', which is not known here"),
    "unknown of a card": ({"you": {"field": [{"card": "psycho-squad", "tapped": True}]}}, "has 'tapped'"),
    "no card": ({"you": {"hand": ["nobody"]}}, "'nobody' is the beginning of 0 ids"),
    "gear as a unit": ({"you": {"field": ["mantis-blades"]}}, "Mantis Blades in a place on the table, but that is no"),
    "unit as gear": ({"you": {"field": [{"card": "psycho-squad", "gear": ["octant"]}]}}, "Octant in gear"),
    "unit as a legend": ({"you": {"legends": ["octant"]}}, "but that is no Legend"),
    "legend in hand": ({"you": {"hand": ["v-streetkid"]}}, "but that is a Legend, which can't be there"),
    "die": ({"you": {"gigs": {"d7": 1}}}, "'d7' is no die"),
    "face": ({"you": {"gigs": {"d6": 7}}}, "has d6 showing 7, which is none of its faces"),
    "no number": ({"you": {"gigs": {"d6": "x"}}}, "must show a whole number"),
    "die twice": ({"you": {"gigs": {"d6": 1}}, "rival": {"gigs": {"rival d6": 1}}}, "has the die rival d6 twice"),
    "fixer": ({"you": {"fixer": [4, 4]}}, "must be a list of faces"),
    "eddies": ({"you": {"eddies": 1000}}, "must be a whole number from 0 to 40"),
    "flag": ({"overtime": 1}, "must be true or false"),
    "turn": ({"turn": 0}, "must be a whole number from 1 to 99"),
    "seat": ({"seat": "me"}, "must be one of you, rival"),
    "rule": ({"rules": ["99.1"]}, "shows the rule 99.1, which does not exist"),
    "id": ({"id": "A Scene"}, "must be small letters and digits"),
    "many": ({"you": {"hand": ["floor-it"] * 101}}, "must be a list of at most 100"),
    "over": (
        {"begins": "start", "you": {"gigs": {f"d{n}": 1 for n in (4, 6, 8, 10, 12, 20)} | {"rival d4": 1}}},
        "over",
    ),
    "step": ({"steps": ["attack gigs with octant"]}, "Step 1 of the scene a-scene: 'octant' names no card"),
    "not offered": ({"steps": ["pass"]}, "Step 1 of the scene a-scene: 'pass' is not offered; there are"),
    "whose": ({"steps": ["rival: pass"]}, "the choice is yours"),
    "no answer": ({"steps": ["jump"]}, "'jump' is no answer that is known"),
    "list": ({"you": []}, "it must be a table of names and values"),
    "rules": ({"rules": "1.1"}, "it must be a list"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_scene_is_refused_in_one_sentence(name: str) -> None:
    """With the scene, what is wrong, and what would be right."""
    data, reason = BAD[name]
    with pytest.raises(BadScene) as refused:
        from_data(EASY | data)
    assert reason in str(refused.value)
    assert str(refused.value).count("\n") == 0
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize("data", [None, 5, "x", [], [[]], {1: 2}])
def test_what_is_no_scene_at_all_is_refused(data: Any) -> None:
    """Whatever it is."""
    with pytest.raises(BadScene):
        from_data(data)


def test_a_file_of_scenes_is_read_or_refused() -> None:
    """A contributor is told what is wrong with it."""
    assert [scene.title for scene in scenes_in('[[scene]]\ntitle = "One"\n[[scene]]\ntitle = "Two"', "x.toml")] == [
        "One",
        "Two",
    ]
    with pytest.raises(BadScene, match=r"x\.toml is no TOML"):
        scenes_in("[[scene", "x.toml")
    with pytest.raises(BadScene, match=r"x\.toml must hold scenes, each headed"):
        scenes_in("[scene]", "x.toml")
    with pytest.raises(BadScene, match="did you mean power-ten-steals-two"):
        find_scene("power-ten-steal-two")


def test_a_game_from_a_scene_refuses_what_is_not_offered() -> None:
    """As any other."""
    game = from_data(EASY).begin()
    assert isinstance(game, Game)
    with pytest.raises(IllegalAnswer):
        game.answer((16, 0, 0))
    game.concede(1)
    assert game.winner == 0
    assert record.from_data(record.to_data(game)).winner == 0


def test_scenes_cite_rules_that_there_are() -> None:
    """Or nobody finds them there."""
    cited = {number for scene in SCENES.values() for number in scene.rules}
    assert all(rulebook.find(number) for number in cited)
