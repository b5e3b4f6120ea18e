"""Games looked at again: who may see what, records that come and go, notes, analyses, playing on."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from click.testing import CliRunner

from streetcred import LISTS, Game, record
from streetcred.agents.budget import Budget
from streetcred.lab import Match, play_game
from streetcred.narrate import Names
from streetcred.server.messages import Concede, GameSummary
from streetcred.server.replays import judging
from streetcred.server.replays.film import Script
from streetcred.server.replays.messages import Replay, ReplayAnalysis, ReplayCheck, ReplayFilm
from streetcred.terminal.cli import cli

from .players import DECKS, begin, player, server

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    import httpx

    from .players import Served


@pytest.fixture
async def served(tmp_path: Path) -> AsyncGenerator[Served]:
    """Run a server."""
    async with server(tmp_path) as one:
        yield one


@pytest.fixture
async def me(served: Served) -> AsyncGenerator[httpx.AsyncClient]:
    """Give a visitor."""
    async with served.visitor() as one:
        yield one


def whole_game(*, answers: int | None = None, conceded: int | None = None) -> Game:
    """Give a game between random bots, to its end or as far as it was played."""
    decks = (LISTS[DECKS[0]], LISTS[DECKS[1]])
    result, given = play_game(Match(decks, ("random", "random"), seed=3), 0)
    game = Game(*decks, result.seed)
    for option in given[:answers]:
        game.answer(option)
    if conceded is not None:
        game.concede(conceded)
    return game


async def conceded(served: Served, me: httpx.AsyncClient, seats: tuple[str, str] = ("person", "rookie")) -> GameSummary:
    """Let somebody play a little and give up."""
    game = await begin(me, seats)
    async with player(served, me, game.id) as one:
        await one.play_on(6)
        await one.is_asked()
        await one.say(Concede())
        while one.table is None or one.table.result is None:
            await one.sees()
    return game


async def film(me: httpx.AsyncClient, game: str, view: str) -> ReplayFilm:
    """Give a game of somebody's moment by moment."""
    answer = await me.get(f"/api/replays/{game}/film", params={"view": view})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-encoding"] == "gzip"
    return msgspec.json.decode(answer.content, type=ReplayFilm)


async def test_a_game_is_shown_step_by_step(served: Served, me: httpx.AsyncClient) -> None:
    """Both hands, every question with its answer, and the log in the order in which it came."""
    game = await conceded(served, me)
    told = msgspec.json.decode((await me.get(f"/api/replays/{game.id}")).content, type=Replay)
    assert (told.whole, told.views, told.mine, told.names) == (True, ["both", "0", "1"], [0], ("You", "Rival"))
    assert told.result is not None
    shown = await film(me, game.id, "both")
    assert len(shown.moments) == told.number + 2
    lines = 0
    for number, moment in enumerate(shown.moments[:-1]):
        table = moment.table
        assert (table.number, table.lines, table.prompt) == (min(number, told.number), lines, None)
        lines += len(table.log)
        assert [len(side.hand) for side in table.sides] == [side.hand_count for side in table.sides]
        assert all(piece.card for side in table.sides for piece in side.legends)
        assert moment.asked is not None
        if number < told.number:
            assert moment.chosen in [option.key for option in moment.asked.options]
    assert (shown.moments[-2].gave_up, shown.moments[-2].chosen) == (0, None)
    last = shown.moments[-1]
    assert (last.table.result, last.player, last.chance) == (told.result, -1, 0.0)
    chances = [moment.chance for moment in shown.moments if moment.chance is not None]
    assert len(chances) == told.turn + 1
    assert all(0 < chance < 1 for chance in chances[:-1])


async def test_one_side_s_view_tells_what_that_side_saw(served: Served, me: httpx.AsyncClient) -> None:
    """The same tables and the same log as at the table, and of the Rival's choices only whose they were."""
    game = await begin(me)
    async with player(served, me, game.id) as one:
        await one.play_on(8)
        await one.is_asked()
        assert one.table is not None
        seen, log = one.table, one.log
    shown = await film(me, game.id, "0")
    last = shown.moments[-1]
    assert msgspec.structs.replace(last.table, lines=0, log=[], undo_to=[], backs=0) == msgspec.structs.replace(
        seen, prompt=None, lines=0, log=[], undo_to=[], backs=0
    )
    assert last.asked == seen.prompt
    assert [line.words for moment in shown.moments for line in moment.table.log] == log
    theirs = [moment for moment in shown.moments if moment.player == 1]
    assert theirs
    assert all(moment.asked is None and moment.chosen is None for moment in theirs)
    assert all(moment.table.sides[1].hand == [] for moment in shown.moments)


async def test_between_two_people_only_the_own_side_is_seen_until_the_end(
    served: Served, me: httpx.AsyncClient
) -> None:
    """No view of everything, no file (its seed tells all), no analysis, no chance to win, and no playing on."""
    game = await begin(me, ("person", "person"))
    at = f"/api/replays/{game.id}"
    told = msgspec.json.decode((await me.get(at)).content, type=Replay)
    assert (told.whole, told.views, told.seed) == (False, ["0", "1"], None)
    refused = [
        await me.get(f"{at}/film", params={"view": "both"}),
        await me.get(f"{at}/record"),
        await me.get(f"{at}/analysis"),
        await me.post(f"{at}/analysis"),
        await me.post(f"{at}/games", json={"number": 0, "seat": 0, "bot": "rookie"}),
    ]
    assert {answer.status_code for answer in refused} == {400}
    assert {answer.json()["reason"].partition(",")[0] for answer in refused} == {
        "While a game between two people goes on"
    }
    shown = await film(me, game.id, "1")
    assert all(moment.chance is None and moment.table.sides[0].hand == [] for moment in shown.moments)
    async with player(served, me, game.id) as one:
        await one.say(Concede())
        await one.sees()
    assert all(piece.card for piece in (await film(me, game.id, "both")).moments[0].table.sides[1].legends)


async def test_what_is_nobody_else_s_stays_so(served: Served, me: httpx.AsyncClient) -> None:
    """A game of somebody else's is as one that is not there."""
    game = await conceded(served, me)
    async with served.visitor() as other:
        for path in ("", "/film?view=0", "/record", "/analysis"):
            answer = await other.get(f"/api/replays/{game.id}{path}")
            assert (answer.status_code, answer.json()) == (
                400,
                {"reason": "There is no such game, or it is not yours."},
            )
            assert answer.json() == (await other.get(f"/api/replays/none{path}")).json()
        for path, body in (("notes", {"number": 0, "words": "x"}), ("games", {"number": 0, "seat": 0, "bot": "solo"})):
            assert (await other.post(f"/api/replays/{game.id}/{path}", json=body)).status_code == 400
    assert (await me.get(f"/api/replays/{game.id}/film", params={"view": "2"})).status_code == 400


async def test_a_record_goes_to_the_terminal_and_back(served: Served, me: httpx.AsyncClient, tmp_path: Path) -> None:
    """`streetcred replay` and `play --load` read what is downloaded; the page reads what the terminal writes."""
    game = await conceded(served, me)
    answer = await me.get(f"/api/replays/{game.id}/record")
    assert answer.headers["content-disposition"] == 'attachment; filename="streetcred-7.json"'
    file = tmp_path / "game.json"
    file.write_bytes(answer.content)
    printed = CliRunner().invoke(cli, ["replay", str(file), "--plain"])
    assert printed.exit_code == 0
    assert "A concedes." in printed.output
    loaded = CliRunner().invoke(cli, ["play", "--load", str(file), "--plain"])
    assert loaded.exit_code == 0, loaded.output

    command = ["simulate", *DECKS, "-n", "2", "--seed", "1", "--bots", "random", "random"]
    assert CliRunner().invoke(cli, [*command, "--records", str(tmp_path / "games")]).exit_code == 0
    written = min((tmp_path / "games").iterdir()).read_bytes()
    told = msgspec.json.decode((await me.post("/api/records", content=written)).content, type=Replay)
    assert (told.id, told.mine, told.whole, told.names) == ("", [], True, ("Player A", "Player B"))
    shown = await me.post("/api/records/film?view=1", content=written)
    moments = msgspec.json.decode(shown.content, type=ReplayFilm).moments
    assert len(moments) == told.number + 1
    assert moments[-1].table.result == told.result
    assert len((await me.get("/api/games")).json()) == 1, "a file is not kept"


async def test_a_record_is_checked(me: httpx.AsyncClient) -> None:
    """Played anew answer by answer: then rules, texts and result are told."""
    game = whole_game()
    answer = await me.post("/api/records/check", content=record.dumps(game))
    told = msgspec.json.decode(answer.content, type=ReplayCheck)
    data = record.to_data(game)
    assert (told.rules, told.digest, told.answers) == (data["version"], data["digest"], len(game.answers))
    assert told.result is not None
    assert told.result.winner == game.winner
    half = msgspec.json.decode(
        (await me.post("/api/records/check", content=record.dumps(whole_game(answers=20)))).content, type=ReplayCheck
    )
    assert (half.answers, half.result) == (20, None)


async def test_decks_that_nobody_checked_break_nothing(me: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the engine does with a record from elsewhere, it is refused in a sentence."""

    def fail(*_: object) -> None:
        raise RecursionError("for ever")

    content = record.dumps(whole_game(answers=20))
    with monkeypatch.context() as patched:
        patched.setattr(Script, "film", fail)
        shown = await me.post("/api/records/film?view=both", content=content)
        patched.setattr(Game, "answer", fail)
        told = await me.post("/api/records", content=content)
    for answer in (shown, told):
        assert (answer.status_code, "can't be played" in answer.json()["reason"]) == (400, True)


def _changed(**changes: Any) -> str:
    return json.dumps(record.to_data(whole_game(answers=20)) | changes)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("{", "it is no JSON"),
        ("[]", "not a recorded game"),
        ("\udcff", "no text in UTF-8"),
        (_changed(version="old"), "follows rules version old"),
        (_changed(digest="0"), "other card texts"),
        (_changed(seed=1), "does not fit"),
        (_changed(answers=[[1, 2]]), "damaged"),
        (_changed(seats=["person", "nobody"]), "players that are not there"),
        (_changed(decks=[{"name": "", "legends": [], "main": {}}] * 2), "damaged"),
        (" " * 500_000, "too large"),
    ],
)
async def test_a_damaged_or_foreign_record_gets_one_sentence(me: httpx.AsyncClient, content: str, reason: str) -> None:
    """Whatever is asked about it."""
    for path in ("", "/film?view=both", "/check", "/analysis?begin=true", "/games?number=0&seat=0&bot=rookie"):
        answer = await me.post(f"/api/records{path}", content=content.encode(errors="surrogateescape"))
        assert answer.status_code == 400, (path, answer.text)
        assert reason in answer.json()["reason"]
        assert "\n" not in answer.json()["reason"]


async def test_notes_are_kept_for_whoever_wrote_them(served: Served, me: httpx.AsyncClient) -> None:
    """One for each decision; empty words take it away; what is too long or about nothing is refused."""
    game = await conceded(served, me)
    at = f"/api/replays/{game.id}"
    for number, words in ((3, "here"), (1, "there"), (3, "here again"), (1, "")):
        assert (await me.post(f"{at}/notes", json={"number": number, "words": words})).status_code == 200
    assert (await me.get(at)).json()["notes"] == [{"number": 3, "words": "here again"}]
    for note in ({"number": 0, "words": "x" * 2_001}, {"number": 9_999, "words": "x"}, {"number": 0}):
        assert (await me.post(f"{at}/notes", json=note)).status_code == 400
    assert len((await me.get(at)).json()["notes"]) == 1


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_game_goes_on_from_any_point(served: Served, me: httpx.AsyncClient, seat: int) -> None:
    """The new game has the answers up to there, is played to its end like any other, and says where it began."""
    game = await conceded(served, me)
    earlier = (await me.get(f"/api/replays/{game.id}/record")).json()["answers"]
    begun = await me.post(f"/api/replays/{game.id}/games", json={"number": 5, "seat": seat, "bot": "rookie"})
    assert begun.status_code == 201, begun.text
    other = msgspec.json.decode(begun.content, type=GameSummary)
    assert (other.number, other.mine) == (5, [seat])
    async with player(served, me, other.id, seat) as one:
        await one.play_on()
    record_of = (await me.get(f"/api/replays/{other.id}/record")).json()
    assert record_of["answers"][:5] == earlier[:5]
    told = (await me.get(f"/api/replays/{other.id}")).json()
    assert told["result"] is not None
    assert told["origin"] == {"game": game.id, "number": 5}
    refused = await me.post(
        f"/api/replays/{other.id}/games", json={"number": told["number"], "seat": 0, "bot": "rookie"}
    )
    assert "The game is over there" in refused.json()["reason"]
    for wish in ({"number": -1, "seat": 0, "bot": "rookie"}, {"number": 0, "seat": 0, "bot": "nobody"}):
        assert (await me.post(f"/api/replays/{other.id}/games", json=wish)).status_code == 400


async def test_a_record_from_elsewhere_is_kept_once_it_goes_on(me: httpx.AsyncClient) -> None:
    """Not before."""
    content = record.dumps(whole_game())
    assert (await me.get("/api/games")).json() == []
    begun = await me.post("/api/records/games?number=12&seat=1&bot=rookie", content=content)
    assert begun.json()["number"] == 12
    (kept,) = (await me.get("/api/games")).json()
    assert kept["id"] == begun.json()["id"]
    assert (await me.get(f"/api/replays/{kept['id']}")).json()["origin"] == {"game": "", "number": 12}


def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let thoughts be short."""
    monkeypatch.setattr(judging, "BEST", Budget(iterations=2))
    monkeypatch.setattr(judging, "TRIALS_OF_TWO", 2)


def test_an_answer_is_judged_against_the_best_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was chosen is among the hints; the two that differ are tried as often as each other."""
    small(monkeypatch)
    data = record.to_data(whole_game(answers=40))
    wanted = judging.choices(data)
    assert [choice.number for choice in wanted] == sorted({choice.number for choice in wanted})
    differ = 0
    for choice in wanted[2:12]:
        found = judging.judge(judging.up_to(data, choice.number), choice)
        assert (found.number, found.player) == (choice.number, choice.player)
        assert found.chosen is not None
        assert tuple(found.chosen.key) == choice.chosen
        if found.best.key != found.chosen.key:
            differ += 1
            assert found.best.visits == found.chosen.visits == 2
    assert differ


def test_an_answer_is_known_by_all_that_led_to_it() -> None:
    """In any game that goes the same way up to it, and in no other."""
    data = record.to_data(whole_game(answers=30))
    longer = record.to_data(whole_game(answers=40))
    assert judging.mark_of(data, 20) == judging.mark_of(longer, 20)
    assert judging.mark_of(data, 20) != judging.mark_of(data, 21)
    assert judging.mark_of(data, 20) != judging.mark_of(data | {"seed": 1}, 20)


async def test_an_analysis_goes_on_by_itself_and_is_kept(tmp_path: Path) -> None:
    """It is begun once, tells how far it is, and is there at once for another game that went the same way."""
    content = record.dumps(whole_game(answers=3, conceded=0))
    async with server(tmp_path) as served, served.visitor() as me:
        idle = msgspec.json.decode(
            (await me.post("/api/records/analysis?begin=false", content=content)).content, type=ReplayAnalysis
        )
        assert (idle.running, idle.judgements) == (False, [])
        assert idle.total == 3
        found = idle
        async with asyncio.timeout(60):
            while len(found.judgements) < found.total:
                answer = await me.post("/api/records/analysis?begin=true", content=content)
                found = msgspec.json.decode(answer.content, type=ReplayAnalysis)
                assert found.trouble == ""
                await asyncio.sleep(0.02)
        assert [one.number for one in found.judgements] == list(range(3))
    async with server(tmp_path) as served, served.visitor() as other:
        longer = record.dumps(whole_game(answers=9))
        answer = await other.post("/api/records/analysis?begin=false", content=longer)
        assert msgspec.json.decode(answer.content, type=ReplayAnalysis).judgements == found.judgements


def test_a_look_at_everything_changes_nothing() -> None:
    """A film of both hands, taken twice, is the same, and the last table is the position that the record leads to."""
    game = whole_game(answers=60)
    script = Script("", record.to_data(game), ("person", "person"), Names(), 1, whole=True)
    once = script.film("both")
    assert once == script.film("both")
    last = once.moments[-1].table
    assert [len(side.hand) for side in game.state.sides] == [len(side.hand) for side in last.sides]
    assert last.seat == 1
