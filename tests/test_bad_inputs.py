"""Bad input of every kind gets one clear sentence and exit code 2, never a traceback, and nothing is lost."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from streetcred import LISTS, BadPosition, Game, IllegalAnswer, record
from streetcred.decks import write
from streetcred.notation import from_text, to_text
from streetcred.terminal.cli import cli
from streetcred.testing import Table

if TYPE_CHECKING:
    from pathlib import Path

HEIST = write(LISTS["the-heist"])


def game() -> Game:
    """Give a game that has come to its second turn."""
    found = Game(LISTS["the-heist"], LISTS["embracing-power"], seed=4)
    while found.state.turn < 2:
        found.answer(found.options[0])
    return found


def changed_record(**changes: Any) -> str:
    """Give a record with some of its values changed; `...` takes a value out."""
    data = {**record.to_data(game()), **changes}
    return json.dumps({name: value for name, value in data.items() if value is not ...})


def complain(folder: Path, *arguments: str, text: str | bytes | None = None) -> str:
    """Run a command that must fail, with `FILE` standing for a file of that text, and give what it says."""
    path = folder / "input.txt"
    if isinstance(text, str):
        path.write_text(text, encoding="utf-8")
    elif text is not None:
        path.write_bytes(text)
    words = [str(path) if word == "FILE" else str(folder) if word == "FOLDER" else word for word in arguments]
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == 2, f"exit code {result.exit_code}: {result.output}"
    said = result.stderr.strip()
    assert said
    assert len(said) < 1500
    assert "Traceback" not in said
    assert said[-1] in ".?)'\"", said
    return said.replace(str(folder), "FOLDER")


DECKS: list[tuple[str, str | bytes, str]] = [
    ("empty", "", "There is no card in it"),
    ("only notes", "# nothing here\n\n", "There is no card in it"),
    ("a misspelt card", HEIST.replace("Psycho Squad", "Psyco Squad"), "did you mean Psycho Squad?"),
    ("a card that is none", HEIST + "2 Blue-Eyes White Dragon\n", 'No card is named "Blue-Eyes White Dragon"'),
    ("the number of the line", "Legends\nNobody Knows Me\n", "Line 2:"),
    ("two faults", "xyzzy\nplugh\n", "Line 2:"),
    ("a name that several cards have", HEIST + "Viktor Vektor\n", "Several cards are named"),
    ("no such count", HEIST + "0 Psycho Squad\n", "0 copies"),
    ("a huge count", HEIST + "99999999999999999999 Psycho Squad\n", "copies of a card are no deck"),
    ("four copies", HEIST.replace("3 Delamain Cab", "4 Delamain Cab"), "at most 3 copies"),
    ("too few cards", HEIST.replace("3 Delamain Cab", "1 Delamain Cab"), "2 short"),
    ("too many cards", HEIST + "3 Mantis Blades\n3 Corpo Security\n3 Field Operator\n2 Minotaur\n", "over"),
    ("out of RAM", HEIST.replace("3 Delamain Cab", "3 Sandevistan"), "needs 3 Green RAM; these Legends give 0"),
    ("two Legends", HEIST.replace("V: Corporate Exile\n", ""), "A deck has 3 Legends; this one has 2"),
    ("Legends of one name", HEIST.replace("V: Corporate", "Jackie Welles: Mama's Favorite\n#"), "different names"),
    ("another encoding", "Les Élémens".encode("latin-1"), "no text in UTF-8"),
    ("a picture", bytes(range(256)), "no text in UTF-8"),
    ("far too long", "1 Psycho Squad\n" * 20_000, "too large"),
    ("a very long line", "x" * 5_000, "No card is named"),
]


@pytest.mark.parametrize(("text", "expected"), [case[1:] for case in DECKS], ids=[case[0] for case in DECKS])
def test_a_bad_deck_file(tmp_path: Path, text: str | bytes, expected: str) -> None:
    """The sentence names the line or the breach, and what would be right."""
    assert expected in complain(tmp_path, "deck", "check", "FILE", text=text)


RECORDS: list[tuple[str, str | bytes, str]] = [
    ("empty", "", "it is no JSON"),
    ("no JSON", "{", "it is no JSON"),
    ("a list", "[]", "This is not a recorded game"),
    ("something else", '{"name": "x"}', "This is not a recorded game"),
    ("deep nesting", "[" * 100_000, "it is no JSON"),
    ("no text", b"\xff\xfe\x00", "no text in UTF-8"),
    ("another format", changed_record(format=99), "format 99"),
    ("other rules", changed_record(rules="house"), "rules named 'house'"),
    ("another version", changed_record(version="1999-01"), "rules version 1999-01"),
    ("other card texts", changed_record(digest="0"), "other card texts"),
    ("no decks", changed_record(decks=...), "no 'decks'"),
    ("one deck", changed_record(decks=record.to_data(game())["decks"][:1]), "damaged"),
    ("an unknown card", changed_record(decks=[{"name": "x", "legends": ["y"], "main": {}}] * 2), "the card 'y'"),
    ("no seed", changed_record(seed=...), "no 'seed'"),
    ("a seed that is no number", changed_record(seed="four"), "damaged"),
    ("an answer that is no answer", changed_record(answers=[[1, 2]]), "damaged"),
    ("answers that are words", changed_record(answers=["play"] * 3), "damaged"),
    ("an answer that is not offered", changed_record(answers=[[99, 0, 0]]), "Answer 1 of this record does not fit"),
    ("more answers than the game has", changed_record(answers=[[13, 0, 0]] * 9), "Answer 2 of this record"),
    ("a third player who gives up", changed_record(conceded=3), "damaged"),
]


@pytest.mark.parametrize(("text", "expected"), [case[1:] for case in RECORDS], ids=[case[0] for case in RECORDS])
def test_a_bad_record(tmp_path: Path, text: str | bytes, expected: str) -> None:
    """Nothing is guessed: the sentence says what the file lacks."""
    assert expected in complain(tmp_path, "replay", "FILE", "--plain", text=text)


COMMANDS: list[tuple[str, list[str], str]] = [
    ("a missing file", ["replay", "nothing-here.json"], "There is no file"),
    ("a folder for a record", ["replay", "FOLDER"], "is a folder"),
    ("a folder for a deck", ["deck", "check", "FOLDER"], "is a folder"),
    ("a missing deck file", ["deck", "check", "nothing-here.txt"], "There is no file"),
    ("a misspelt deck", ["simulate", "the-hiest", "the-heist"], "did you mean the-heist?"),
    ("a name with a null byte", ["deck", "check", "a\0b"], "No deck is named"),
    ("an unknown card", ["card", "corpo", "securty"], "did you mean Corpo Security?"),
    ("a card of no name", ["card", "!!"], "No card is named"),
    ("words that no card has", ["cards", "xyzzy"], "No card has all of these words"),
    ("a rule that is not there", ["rules", "42.1"], "No rule has the number"),
    ("words that no rule has", ["rules", "xyzzy"], "No rule has all the words"),
    ("no games", ["simulate", "the-heist", "the-heist", "-n", "0"], "0 is not in the range"),
    ("games that are no number", ["simulate", "the-heist", "the-heist", "-n", "many"], "'many' is not a valid"),
    ("an unknown bot", ["simulate", "the-heist", "the-heist", "--bots", "random", "genius"], "'genius' is not one of"),
    ("a negative seed", ["simulate", "the-heist", "the-heist", "--seed", "-1"], "-1 is not in the range"),
    ("no place to write", ["simulate", "the-heist", "the-heist", "--json", "FOLDER"], "can't be written"),
    ("an unknown command", ["dance"], "No such command 'dance'"),
    ("an unknown option", ["play", "--fast"], "No such option"),
    ("a saved game that is none", ["play", "--plain", "--load", "nothing-here.json"], "nothing-here.json"),
    ("two ways to play", ["play", "--auto", "--hot-seat"], "--auto"),
]


@pytest.mark.parametrize(("words", "expected"), [case[1:] for case in COMMANDS], ids=[case[0] for case in COMMANDS])
def test_a_bad_command(tmp_path: Path, words: list[str], expected: str) -> None:
    """Names, numbers, options and files that are not there."""
    assert expected in complain(tmp_path, *words)


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    """The message says what is asked and what would be right."""
    played = game()
    before = record.dumps(played)
    with pytest.raises(IllegalAnswer, match=r"is no answer to: .* Possible: "):
        played.answer((99, 0, 0))
    assert record.dumps(played) == before


LINE = to_text(Table().state)
POSITIONS = {
    "empty": "",
    "words": "a nice position",
    "too few parts": " | ".join(LINE.split(" | ")[:3]),
    "an unknown card": LINE.replace("emergency-atlus", "emergency-alpaca"),
    "a die that is none": LINE.replace("A20", "A21"),
    "a Gig that shows no face": LINE.replace("fixer=A4", "gigs=A4:7 fixer=A6"),
    "pieces that are none": LINE.replace("A fixer", "A field=what fixer"),
    "a piece beyond the last": LINE.replace("A fixer", "A field=9:psycho-squad fixer"),
    "no chance": LINE.replace("chance=", "luck="),
    "a turn that is no number": LINE.replace("turn=5", "turn=five"),
    "other rules": LINE.replace("official", "house"),
    "broken work in progress": LINE + ' | {"stack": [["Sleep"]]}',
}


@pytest.mark.parametrize("line", POSITIONS.values(), ids=POSITIONS)
def test_a_bad_position(line: str) -> None:
    """A line that is no position is refused in a sentence."""
    with pytest.raises(BadPosition) as fault:
        from_text(line)
    assert str(fault.value).endswith((".", "?"))
