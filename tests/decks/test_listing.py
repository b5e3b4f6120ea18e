"""Lists of cards as people paste them."""

from __future__ import annotations

import pytest

from streetcred.decks import LISTS, parse, plain, write
from streetcred.decks.listing import read_list


def counts(text: str) -> dict[str, int]:
    """Read a list without doubts; give its cards."""
    found = read_list(text)
    assert found.doubts == []
    cards = [*found.legends, *found.main]
    return {card.slug: cards.count(card) for card in cards}


@pytest.mark.parametrize(
    "line",
    [
        "3 Mantis Blades",
        "3x Mantis Blades",
        "3 x Mantis Blades",
        "3× Mantis Blades",
        "Mantis Blades x3",
        "Mantis Blades ×3",
        "Mantis Blades x 3",
        "Mantis Blades (3)",
        "Mantis Blades (x3)",
        "Mantis Blades\t3",
        "3\tMantis Blades",
        "- 3 Mantis Blades",
        "• 3x mantis-blades",
        "  3 MANTIS  BLADES  ",
        "3 Mantis Blades [WNC 55]",
        "3 Mantis Blades (WNC) 55",
        "3 Mantis Blades (WNC-055)",
        "3 Mantis Blades # always good",
        "\ufeff3 Mantis Blades",
        "1 Mantis Blades\n2 Mantis Blades",
    ],
)
def test_every_way_to_write_a_line(line: str) -> None:
    """7.3 Counts in front and behind, bullets, where it was printed, notes."""
    assert counts(line) == {"mantis-blades": 3}


@pytest.mark.parametrize(
    "title", ["V: Corporate Exile", "v - corporate exile", "V, Corporate Exile", "V Corporate Exile"]
)
def test_a_subtitle_may_stand_behind_anything(title: str) -> None:
    """3.10.2 It tells cards of one name apart."""
    assert counts(title) == {"v-corporate-exile": 1}


@pytest.mark.parametrize(
    "heading",
    [
        "Units",
        "Units:",
        "== Units (20) ==",
        "UNITS [20 cards]",
        "--- Units ---",
        "Units: 20",
        "# Units",
        "Total: 40/40",
    ],
)
def test_headings_are_no_cards(heading: str) -> None:
    """7.3 Nor are blank lines, totals and notes."""
    assert counts(f"{heading}\n\n \n2 Floor It\n{heading}") == {"floor-it": 2}


def test_a_heading_says_which_card_of_a_name_is_meant() -> None:
    """7.3.2 Under Legends it is the Legend, elsewhere the Unit; two copies are never of a Legend."""
    assert counts("Legends\nAdam Smasher\nMain deck\n1 Adam Smasher") == {
        "adam-smasher-ender-of-legends": 1,
        "adam-smasher-metal-over-meat": 1,
    }
    assert counts("Legends\n3 Adam Smasher") == {"adam-smasher-metal-over-meat": 3}


def test_a_name_of_several_cards_is_a_doubt_with_all_of_them() -> None:
    """3.10.2 Without a heading, or where two Legends have it."""
    for text in ("1 Adam Smasher", "Legends\nJackie Welles"):
        (doubt,) = read_list(text).doubts
        assert "Several cards are named" in doubt.reason
        assert len({card.name for card in doubt.nearest}) == 1
        assert len(doubt.nearest) > 1


def test_a_slip_is_a_doubt_with_what_comes_near() -> None:
    """7.3 And says the line, the count, and what stood there; the rest is read all the same."""
    found = read_list("2 Floor It\n\n3x Mantis Blads\nHeist")
    slip, part = found.doubts
    assert (slip.line, slip.words, slip.count, slip.title) == (3, "3x Mantis Blads", 3, "Mantis Blads")
    assert slip.nearest[0].slug == "mantis-blades"
    assert "the-heist" in [card.slug for card in part.nearest]
    assert [card.slug for card in found.main] == ["floor-it"] * 2


@pytest.mark.parametrize(
    "line", ["0 Floor It", "51 Floor It", "003 Floor It", "Floor It x999999999999999", "Floor It (0)"]
)
def test_a_number_that_is_none_is_a_doubt(line: str) -> None:
    """7.3.3 The card is known."""
    (doubt,) = read_list(line).doubts
    assert "copies of a card are no deck" in doubt.reason
    assert [card.slug for card in doubt.nearest] == ["floor-it"]


def test_a_card_that_can_t_be_played_yet_is_a_doubt() -> None:
    """3.1 With the reason."""
    (doubt,) = read_list("Rebecca: Having a Moment").doubts
    assert "can't be played yet" in doubt.reason


@pytest.mark.parametrize("name", ["The Heist #2", "A: B", "  The   Heist "])
def test_a_name_may_have_anything_in_it(name: str) -> None:
    """7.3 Colons and hashes too."""
    assert read_list(f"Name: {name}\n1 Floor It").name == name.strip()


@pytest.mark.parametrize("slug", list(LISTS))
def test_a_plain_list_has_all_cards(slug: str) -> None:
    """7.3 Only the name is not in it."""
    deck = LISTS[slug]
    assert parse(plain(deck), deck.name) == deck == parse(write(deck))


@pytest.mark.parametrize(
    "text", ["", "\0", "x" * 50_000, "(((((" * 2_000, "3 " * 5_000, "1" * 30_000, "\t" * 20_000 + "x"]
)
def test_nonsense_is_read_soon(text: str) -> None:
    """7.3 It is a doubt, or nothing."""
    found = read_list(text)
    assert (found.legends, found.main) == ([], [])
