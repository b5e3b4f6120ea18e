"""A game at one keyboard: bots answer, people take back, save and go on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from streetcred import SPECTATOR, BadSave, GameError, record
from streetcred.core import decision
from streetcred.terminal.session import PERSON, Session
from tests.terminal.people import DECKS, answer, decisions, how_it_ended, play_on, session

if TYPE_CHECKING:
    from pathlib import Path


def test_bots_answer_until_the_person_must() -> None:
    one = session()
    deciders = [one.decider for _ in decisions(one)]

    assert set(deciders) == {0}
    assert one.game.is_over


def test_the_person_may_sit_on_the_other_side() -> None:
    one = session(seats=("random", PERSON))

    assert {one.reader() for _ in decisions(one)} == {1}


def test_bots_alone_play_to_the_end() -> None:
    one = session(seats=("greedy", "random"))

    one.let_bots_play()

    assert one.game.is_over
    assert one.reader() == SPECTATOR


def test_undo_goes_back_over_everything_bots_did_since() -> None:
    one = session()
    positions = [(len(one.game.answers), one.view(0).to_data()) for _ in decisions(one)]

    for answers, position in reversed(positions):
        one.undo()
        assert len(one.game.answers) == answers
        assert one.view(0).to_data() == position


def test_a_game_taken_back_goes_on_as_it_did() -> None:
    one = session()
    play_on(one)
    before = one.game.answers.copy()

    for _ in range(10):
        one.undo()
    play_on(one)

    assert one.game.answers == before


@pytest.mark.parametrize("seed", [1, 2])
def test_with_nothing_to_take_back_undo_changes_nothing(seed: int) -> None:
    one = session(seed, ("random", PERSON))
    one.let_bots_play()
    answers = one.game.answers.copy()

    with pytest.raises(GameError, match="nothing to take back"):
        one.undo()

    assert one.game.answers == answers
    assert one.decider == 1


def test_a_concession_can_be_taken_back() -> None:
    one = session()
    one.let_bots_play()
    position = one.view(0).to_data()

    one.game.concede(0)
    assert how_it_ended(one) == "Rival wins because the other player conceded (1.16)."
    one.undo()

    assert one.view(0).to_data() == position


def test_a_game_saved_in_any_kind_of_decision_goes_on_identically(tmp_path: Path) -> None:
    seen: set[int] = set()
    resumed: list[Session] = []
    ends: list[Session] = []
    for seed in range(4):
        one = session(seed)
        ends.append(one)
        for _ in decisions(one):
            kind = one.game.decision.kind if one.game.decision is not None else -1
            if kind not in seen:
                seen.add(kind)
                path = tmp_path / f"{kind}.json"
                one.save(path)
                again = Session.load(path, (PERSON, PERSON))
                assert again.view(0).to_data() == one.view(0).to_data()
                assert [words for _, words in again.story(0)] == [words for _, words in one.story(0)]
                resumed.append(again)

    for again in resumed:
        play_on(again)
    by_seed = {one.game.seed: one.game.answers for one in ends}
    assert all(again.game.answers == by_seed[again.game.seed] for again in resumed)
    common = {
        decision.MAIN,
        decision.REACT,
        decision.ROLL_IN,
        decision.PAYMENT,
        decision.PICK,
        decision.STEAL,
        decision.MAY,
    }
    assert common <= seen, f"only {seen} were reached"


def test_a_resumed_game_can_be_taken_back(tmp_path: Path) -> None:
    one = session()
    path = tmp_path / "game.json"
    one.let_bots_play()
    before = one.view(0).to_data()
    answer(one)
    one.let_bots_play()
    one.save(path)

    again = Session.load(path, (PERSON, PERSON))
    again.undo()

    assert again.seats == (PERSON, "random")
    assert again.view(0).to_data() == before


def test_a_save_that_fails_loses_nothing(tmp_path: Path) -> None:
    one = session()
    path = tmp_path / "game.json"
    one.save(path)
    before = path.read_bytes()
    (tmp_path / "game.json.new").mkdir()
    one.let_bots_play()
    answer(one)

    with pytest.raises(GameError, match="can't be kept"):
        one.save(path)

    assert path.read_bytes() == before


@pytest.mark.parametrize("path", ["no-such-folder/game.json", "."])
def test_a_place_where_nothing_can_be_saved_is_told(tmp_path: Path, path: str) -> None:
    with pytest.raises(GameError):
        session().save(tmp_path / path)

    assert not list(tmp_path.iterdir())


def test_a_plain_record_can_be_gone_on_with(tmp_path: Path) -> None:
    one = session()
    play_on(one)
    path = tmp_path / "record.json"
    path.write_text(record.dumps(one.game), encoding="utf-8")

    again = Session.load(path, (PERSON, "greedy"))

    assert again.seats == (PERSON, "greedy")
    assert again.view(0).to_data() == one.view(0).to_data()


def test_a_save_is_a_record_too(tmp_path: Path) -> None:
    one = session()
    play_on(one)
    one.save(tmp_path / "game.json")

    assert record.load(tmp_path / "game.json").answers == one.game.answers


@pytest.mark.parametrize("seats", [["person", "nobody-of-that-name"], ["person"], "person", 3, [1, 2]])
def test_unknown_players_in_a_save_are_refused(tmp_path: Path, seats: object) -> None:
    path = tmp_path / "game.json"
    session().save(path)
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | {"seats": seats}), encoding="utf-8")

    with pytest.raises(BadSave, match="players that are not there"):
        Session.load(path, (PERSON, "greedy"))


def test_two_people_each_see_their_own_cards() -> None:
    one = session(seats=(PERSON, PERSON))
    readers = {one.reader() for _ in decisions(one)}

    assert readers == {0, 1}
    assert one.reader() == SPECTATOR


def test_a_new_game_has_the_same_players_and_another_chance() -> None:
    one = session()
    again = one.again()

    assert again.game.decks == one.game.decks == DECKS
    assert again.seats == one.seats
    assert again.game.seed != one.game.seed


def test_the_log_speaks_to_its_reader() -> None:
    one = session()
    play_on(one)

    mine = [words for _, words in one.story(0)]

    assert any(words.startswith("You draw ") for words in mine)
    assert "Rival draws a card." in mine
    assert any("your Gig area" in words for words in mine)
