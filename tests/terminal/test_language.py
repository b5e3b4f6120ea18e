"""Card texts in a language of choice, in the command line and in a game; the words around them stay English."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner, Result
from textual.widgets import Static

from streetcred import GameError
from streetcred.cards.catalogue import CARDS, find
from streetcred.narrate import Names, answer, question, reason
from streetcred.terminal.cli import cli
from streetcred.terminal.details import card_lines, piece_lines
from streetcred.terminal.screen import StreetcredApp
from streetcred.terminal.session import PERSON, Session
from streetcred.terminal.sheets import Details
from streetcred.terminal.words import Brief
from streetcred.testing import ME, Table, face_down, me, rival
from streetcred.text.abilities import text_of
from streetcred.text.languages import LANGUAGES, book_of
from streetcred.text.spanish import SPANISH
from tests.terminal.people import DECKS, decisions, session

if TYPE_CHECKING:
    from collections.abc import Iterator

IN_SPANISH = Names(you=ME, book=SPANISH)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path) -> Iterator[None]:
    """Let files go where they are found again."""
    before = Path.cwd()
    os.chdir(tmp_path)
    yield
    os.chdir(before)


def run(*words: str, typed: str = "") -> Result:
    """Run the command line."""
    return CliRunner().invoke(cli, list(words), input=typed)


def numbers(one: Session) -> str:
    """Give what a person types to play a session to its end."""
    return "".join(f"{chosen + 1}\n" for chosen in decisions(one))


def test_one_card() -> None:
    output = run("card", "--lang", "es", "corpo", "security").output

    assert output.startswith("Corpo Security\nUnit, 1 Green RAM, cost 2, power 2, CORPO\n")
    assert "\n\nEsta Unidad no puede atacar.\nBLOCKER\n\n" in output


def test_english_needs_no_option() -> None:
    assert run("card", "minotaur").output == run("card", "--lang", "en", "minotaur").output
    assert "defeat a rival Unit" in run("card", "minotaur").output


def test_all_cards_as_data() -> None:
    cards = json.loads(run("cards", "--lang", "es", "--json").output)

    assert {card["id"]: card["text"] for card in cards if card["text"] is not None} == {
        card.slug: text_of(card, SPANISH) for card in CARDS.values()
    }
    assert {card["type"] for card in cards} == {"Legend", "Unit", "Gear", "Program"}


def test_cards_are_found_by_words_of_the_language() -> None:
    assert "Delamain: Rideshare AI" in run("cards", "--lang", "es", "PLAY roba 2 cartas").output
    assert "No card has" in run("cards", "PLAY roba 2 cartas").output


@pytest.mark.parametrize("words", [["card", "minotaur"], ["cards"], ["play", "--plain", "--auto"]])
@pytest.mark.parametrize("language", ["fr", "ES", ""])
def test_an_unknown_language_is_told_in_a_sentence(words: list[str], language: str) -> None:
    result = run(*words, "--lang", language)

    assert result.exit_code == 2
    assert result.output == f"There are no card texts in the language {language!r}, only in: en, es.\n"


@pytest.mark.parametrize("command", ["card", "cards", "play"])
def test_help_says_what_the_option_changes(command: str) -> None:
    output = " ".join(run(command, "--help").output.split())

    assert "--lang en|es The language of card texts; all words around them stay English." in output


def test_every_language_has_its_book() -> None:
    assert all(book_of(language) is book for language, book in LANGUAGES.items())
    with pytest.raises(GameError, match="'xx'"):
        book_of("xx")


def test_a_game_in_lines() -> None:
    typed = numbers(session(seed=7))

    english = run("play", "--plain", "--seed", "7", "--bot", "random", typed=typed).output.splitlines()
    spanish = run("play", "--plain", "--seed", "7", "--bot", "random", "--lang", "es", typed=typed).output.splitlines()

    texts = [line for line, other in zip(spanish, english, strict=True) if line != other]
    assert texts
    assert not [line for line in texts if re.search(r"\b(draw|friendly|your|adjust a Gig)\b", line)]
    assert "Your Main Phase: what do you do? (Rule 8.10)" in spanish


def test_a_card_that_is_asked_for_in_a_game() -> None:
    output = run("play", "--plain", "--seed", "7", "--lang", "es", typed="c corpo security\nq\n").output

    assert "Esta Unidad no puede atacar.\nBLOCKER\n" in output
    assert "BLOCKER: while a rival attacks" in output


def test_bots_that_are_watched() -> None:
    lines = run("play", "--plain", "--auto", "--seed", "7", "--lang", "es").output.splitlines()
    resolved = [line for line in lines if line.startswith("   [")]

    assert resolved
    assert not [line for line in resolved if " you " in line.lower() or " a Gig" in line]


def test_a_game_can_go_on_in_another_language() -> None:
    run("play", "--plain", "--seed", "7", "--lang", "es", "--save", "game.json", typed="1\nq\n")

    assert "es" not in json.loads(Path("game.json").read_text(encoding="utf-8"))
    assert "Defeat" not in run("play", "--plain", "--load", "game.json", "--lang", "es", typed="c minotaur\n").output
    assert "defeat a rival Unit" in run("play", "--plain", "--load", "game.json", typed="c minotaur\n").output


def test_the_next_game_keeps_the_language() -> None:
    again = Session.start(DECKS, 8, (PERSON, "random"), SPANISH).again()

    assert again.names(0).book is SPANISH


def test_short_names_keep_the_language() -> None:
    table = Table(me(hand=["minotaur"]), rival())

    assert Brief(IN_SPANISH, table.view(ME)).book is SPANISH


def test_symbols_are_read_aloud_in_the_language() -> None:
    lines = card_lines(find("judy-alvarez-nothing-to-doubt"), SPANISH)

    assert any(line.startswith("1 €$, (agota esta carta): Revela") for line in lines)
    assert not [line for line in lines if "(spend this)" in line or "[SPEND]" in line]


def test_a_piece_on_the_table() -> None:
    table = Table(me(field=["corpo-security"]), rival())
    view = table.view(ME)

    lines = piece_lines(IN_SPANISH, view.table, view.table.piece(view.table.sides[ME].field[0]))

    assert "Esta Unidad no puede atacar." in lines
    assert "On your field." in lines


def test_what_is_offered_and_why() -> None:
    table = Table(me(hand=["tygers-whisper"], eddies=2, legends=[face_down("v-corporate-exile")]), rival())

    table.me.plays("tygers-whisper")

    asked = table.decision
    assert question(IN_SPANISH, table.state, asked) == "Tyger's Whisper: ¿llamar gratis a una Leyenda?"
    assert reason(IN_SPANISH, asked) == "Tyger's Whisper: PLAY Puedes llamar gratis a una Leyenda."
    assert [answer(IN_SPANISH, table.state, asked, option) for option in asked.options] == ["Yes", "No"]
    table.me.chooses("no")


def test_what_is_offered_knows_what_it_is() -> None:
    gear = "mantis-blades"
    table = Table(
        me(hand=["the-heist"], eddies=2, field=["psycho-squad"], gigs={"d4": 1}, deck=[gear, *["floor-it"] * 5]),
        rival(),
    )

    table.me.plays("the-heist")

    assert question(IN_SPANISH, table.state, table.decision) == "The Heist: ¿jugarlo gratis en su lugar?"
    table.me.chooses("no")


def test_effects_to_choose_from() -> None:
    table = Table(me(hand=["nocturne-op55-n1"], eddies=3, field=["psycho-squad"]), rival())

    table.me.plays("nocturne-op55-n1")

    asked = table.decision
    assert [answer(IN_SPANISH, table.state, asked, option) for option in asked.options] == [
        "Roba 2 cartas",
        "Una Unidad no puede atacar hasta tu próximo turno",
        "Una Leyenda aliada puede usar GO SOLO pagando 2 €$ menos este turno, con un mínimo de 1 €$",
    ]
    table.me.chooses("draw 2")


def test_effects_to_choose_from_know_what_they_are_about() -> None:
    table = Table(me(hand=["gunpoint-diplomacy"], eddies=4, field=["psycho-squad"]), rival(gigs={"d6": 3}))

    table.me.plays("gunpoint-diplomacy")

    asked = table.decision
    assert [answer(IN_SPANISH, table.state, asked, option) for option in asked.options] == [
        "Este turno, la próxima vez que esta Unidad ataque, puede atacar a Unidades preparadas",
        "Da +3 de poder a esta Unidad este turno",
    ]
    table.rival.chooses("give this unit +3")


async def test_the_sheet_of_a_card_on_the_full_screen() -> None:
    one = Session.start(DECKS, 10, (PERSON, "random"), SPANISH)
    game = StreetcredApp(one, pause=0)
    async with game.run_test(size=(160, 50)) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("d")
        await pilot.pause()

        assert isinstance(game.screen, Details)
        shown = str(game.screen.query_one("#lines", Static).render())
        texts = [text_of(card, SPANISH).splitlines() for card in one.view(0).own.hand]
        assert any(lines and lines[0].replace("[SPEND]", "(agota esta carta)") in shown for lines in texts)
