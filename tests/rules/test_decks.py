"""Chapters 3 and 7: which decks are legal, and how a deck is written down and read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from streetcred import BadDeck, Deck, Game, UnknownCard
from streetcred.cards.catalogue import find
from streetcred.core import decision
from streetcred.decks import LISTS, breaches, check, find_deck, parse, read, write
from streetcred.testing import Table, card, me, rival

from .cards_for_tests import a_unit, known

if TYPE_CHECKING:
    from pathlib import Path

TWIN_ONE = a_unit("Twin: One")
TWIN_TWO = a_unit("Twin: Two")
in_catalogue = known(TWIN_ONE, TWIN_TWO)

HEIST = LISTS["the-heist"]
POWER = LISTS["embracing-power"]


def power_deck(*, without: int = 0, more: tuple[str, ...] = ()) -> Deck:
    """Give Embracing Power without its last cards and with more of others."""
    return replace(POWER, main=POWER.main[: 40 - without] + tuple(card(name) for name in more))


# Legality.


@pytest.mark.parametrize("name", ["the-heist", "embracing-power"])
def test_the_starter_decks_are_legal(name: str) -> None:
    """7.3, 3.20.3 Three Legends, and 40 cards within their RAM Limits."""
    assert breaches(LISTS[name]) == []
    assert check(LISTS[name]) is LISTS[name]


@pytest.mark.parametrize("count", [0, 2, 4])
def test_a_deck_has_three_legends(count: int) -> None:
    """7.3 No more and no fewer."""
    legends = (*POWER.legends, card("v-corporate"))[:count]

    assert f"A deck has 3 Legends; this one has {count}." in breaches(replace(POWER, legends=legends))


def test_the_main_deck_has_no_legends() -> None:
    """7.3 They are not among the 40 cards; and no other card is among the Legends."""
    deck = power_deck(more=("goro-takemura-hands",))
    assert breaches(deck) == ["Goro Takemura: Hands Unclean is a Legend and can't be in the main deck."]

    deck = replace(POWER, legends=(*POWER.legends[:2], card("psycho-squad")))
    assert "Psycho Squad is no Legend, but stands among them." in breaches(deck)


def test_legends_have_different_names() -> None:
    """7.3.1, 3.9.2: the subtitle does not make them different."""
    jackies = (card("jackie-welles-mama"), card("jackie-welles-pour"), card("v-corporate"))

    found = breaches(replace(HEIST, legends=jackies))

    assert found[0] == "Its Legends must have different names; 2 of them are named Jackie Welles."


@pytest.mark.parametrize(
    ("deck", "breach"),
    [
        (power_deck(without=1), "A main deck has 40 to 50 cards; this one has 39, which is 1 short."),
        (power_deck(without=40), "A main deck has 40 to 50 cards; this one has 0, which is 40 short."),
        (
            power_deck(more=("chrome-fang", "minotaur", "swordwise", *["emergency-atlus"] * 8)),
            "A main deck has 40 to 50 cards; this one has 51, which is 1 over.",
        ),
    ],
)
def test_a_main_deck_has_40_to_50_cards(deck: Deck, breach: str) -> None:
    """7.3.2 One too few, none at all, one too many."""
    assert breach in breaches(deck)


def test_a_main_deck_may_have_50_cards() -> None:
    """7.3.2 Ten more than the starter deck."""
    more = ("chrome-fang", "minotaur", "swordwise", "emergency-atlus", "field-operator", "maxtac-av", "industrial")
    deck = power_deck(more=(*more, "over-the-edge", "shattered", "arasaka-emergency"))

    assert len(deck.main) == 50
    assert breaches(deck) == []


def test_there_are_at_most_three_copies_of_a_card() -> None:
    """7.3.3 A fourth is one too many."""
    deck = power_deck(more=("mantis-blades",))

    assert breaches(deck) == ["A main deck has at most 3 copies of a card; this one has 4 of Mantis Blades."]


def test_cards_of_one_name_with_other_subtitles_are_other_cards() -> None:
    """7.3.3, 3.10.2: three of each Twin are allowed, and a fourth of one of them is not."""
    six = power_deck(without=6)
    six = replace(six, main=(*six.main, *[TWIN_ONE] * 3, *[TWIN_TWO] * 3))
    assert breaches(six) == []

    seven = replace(six, main=(*six.main, TWIN_TWO))

    assert breaches(seven) == ["A main deck has at most 3 copies of a card; this one has 4 of Twin: Two."]


def test_one_name_is_forbidden_to_legends_and_not_to_other_cards() -> None:
    """7.3.1, 7.3.3, 3.10.2, R260: both V as Legends are too many; three of each Twin in the main deck are not."""
    twins = [TWIN_ONE] * 3 + [TWIN_TWO] * 3
    deck = power_deck(without=6)
    two_v = (card("v-corporate"), card("v-streetkid"), deck.legends[0])

    legal = breaches(replace(deck, main=(*deck.main, *twins)))
    illegal = breaches(replace(deck, legends=two_v, main=(*deck.main, *twins)))

    assert legal == []
    assert "Its Legends must have different names; 2 of them are named V." in illegal
    assert not [breach for breach in illegal if "Twin" in breach and "copies" in breach]


def test_a_unit_and_a_legend_may_share_a_name() -> None:
    """3.10.2, 7.3.1 Goro Takemura leads Embracing Power, and two others of that name are in its main deck."""
    names = [one.name for one in (*POWER.legends, *POWER.main)]

    assert names.count("Goro Takemura") == 3
    assert breaches(POWER) == []


def test_every_card_keeps_within_the_limit_of_its_colour() -> None:
    """7.3.4, 3.20.1, 3.20.5.2, R261: with 2 Red and 4 Green, 3 Red and 1 Blue are too much, and 4 Green are not."""
    deck = power_deck(without=3, more=("deadman", "psycho-squad", "overwatch"))

    assert breaches(deck) == [
        "Deadman Transmitter needs 3 Red RAM; these Legends give 2.",
        "Psycho Squad needs 1 Blue RAM; these Legends give 0.",
    ]


def test_limits_are_the_sums_of_the_legends() -> None:
    """3.20.3, 3.20.5, 3.20.5.1 In each colour."""
    assert POWER.ram_limits() == {"Red": 2, "Green": 4, "Blue": 0, "Yellow": 0}
    assert HEIST.ram_limits() == {"Red": 0, "Green": 0, "Blue": 4, "Yellow": 2}


def test_without_legends_all_limits_are_zero() -> None:
    """3.20.4 Then no card fits."""
    deck = replace(POWER, legends=())

    assert deck.ram_limits() == dict.fromkeys(("Red", "Green", "Blue", "Yellow"), 0)
    assert len(breaches(deck)) == 1 + len(deck.counts)


def test_a_deck_with_several_faults_is_told_all_of_them() -> None:
    """7.3 In one message, with the name of the deck."""
    deck = replace(power_deck(without=1, more=("psycho-squad",) * 4), name="My deck", legends=POWER.legends[:2])

    with pytest.raises(BadDeck, match=r"^My deck is not legal\. .*2\. .*4 of Psycho Squad\. .*Blue RAM") as told:
        check(deck)
    assert len(breaches(deck)) == str(told.value).count(".") - 1


@pytest.mark.parametrize("name", ["demo-arasaka", "demo-mercs"])
def test_fixed_lists_are_played_as_they_are(name: str) -> None:
    """7.3 The official demo decks are smaller; with one card less they are decks like all others, and too small."""
    deck = LISTS[name]
    assert len(deck.main) < 40
    assert breaches(deck) == []

    assert breaches(replace(deck, main=deck.main[1:])) != []


def test_limits_are_locked_when_the_game_begins() -> None:
    """3.20.6, R262: when the only red Legend is removed from the game, red cards are played as before."""
    table = Table(me(hand=["minotaur", "corporate"], eddies=9, removed=["yorinobu-arasaka-embracing"]), rival())

    assert table.me.may(decision.PLAY, "minotaur")
    table.me.plays("minotaur")

    assert table.me.field == ["minotaur"]


def test_ram_does_not_decide_what_can_be_played() -> None:
    """3.20.6.1 With no Green RAM at all a Green card is played for its cost."""
    table = Table(me(hand=["sandevistan"], eddies=3, field=["psycho-squad"], legends=["viktor-vektor-sit"]), rival())

    table.me.plays("sandevistan", on="psycho-squad", paying=[])

    assert table.me.gear("psycho-squad") == ["sandevistan"]


# The text form.


@pytest.mark.parametrize("name", list(LISTS))
def test_what_is_written_is_read_back_exactly(name: str) -> None:
    """7.3 Name, Legends and main deck, in the same order."""
    assert parse(write(LISTS[name])) == LISTS[name]


def test_people_may_write_a_deck_as_they_like() -> None:
    """7.3 With notes, without headings, with counts in front or behind, in small letters, by id or by name."""
    deck = parse("""
        # My first deck
        NAME: Streets
        v: corporate exile
        3 Mantis Blades      # always good
        2x psycho squad
        2 x Floor It
        Kiroshi Optics x3
        Sandevistan (2)
        MAIN DECK:
        delamain-cab
    """)

    assert deck.name == "Streets"
    assert [one.slug for one in deck.legends] == ["v-corporate-exile"]
    assert {one.slug: count for one, count in deck.counts.items()} == {
        "mantis-blades": 3,
        "psycho-squad": 2,
        "floor-it": 2,
        "kiroshi-optics": 3,
        "sandevistan": 2,
        "delamain-cab": 1,
    }


def test_lines_that_can_not_be_read_are_named_all_at_once() -> None:
    """7.3 By their numbers, each with its fault."""
    with pytest.raises(BadDeck) as told:
        parse("Legends\n3 Mantis Bladez\n51 Floor It\n50 Psycho Squad\nJackie Welles\n0 Kiroshi Optics\n003 Floor It")

    first, second, third, fourth, fifth = str(told.value).splitlines()
    assert first == 'Line 2: No card is named "Mantis Bladez"; did you mean Mantis Blades?'
    assert second.startswith("Line 3: 51 copies of a card are no deck; 1 to 3 are.")
    assert third.startswith('Line 5: Several cards are named "Jackie Welles": write "Jackie Welles: ')
    assert fourth.startswith("Line 6: 0 copies")
    assert fifth.startswith("Line 7: 003 copies")


def test_a_text_without_cards_is_no_deck() -> None:
    """7.3 Notes and headings alone are not enough."""
    with pytest.raises(BadDeck, match="There is no card in it"):
        parse("# nothing yet\nLegends\n\nMain deck\n")


def test_a_name_that_nothing_is_like_is_refused_plainly() -> None:
    """3.9.2 There is nothing to suggest."""
    with pytest.raises(UnknownCard, match=r'^No card is named "xxxxxxxx"\.$'):
        find("xxxxxxxx")


def test_one_name_is_enough_where_only_one_card_has_it() -> None:
    """3.9.2 The subtitle may be left out."""
    assert find("Saburo Arasaka") is card("saburo")
    assert find("dying night") is card("dying-night")


def test_a_deck_is_found_by_its_short_name() -> None:
    """7.3 In any case, with blanks for hyphens; near misses are told."""
    assert find_deck("The Heist") is HEIST
    with pytest.raises(BadDeck, match=r"did you mean the-heist\?"):
        find_deck("the-heits")
    with pytest.raises(BadDeck, match=r"there are .*embracing-power"):
        find_deck("zzz")
    with pytest.raises(BadDeck, match=r"There is no file my/list\."):
        find_deck("my/list")
    with pytest.raises(BadDeck, match=r"There is no file list\.txt\."):
        find_deck("list.txt")


def test_a_deck_is_read_from_a_file(tmp_path: Path) -> None:
    """7.3 Without a name of its own it has that of the file."""
    path = tmp_path / "streets.txt"
    path.write_text("3 Mantis Blades\n", encoding="utf-8")

    assert read(path).name == "streets"
    assert find_deck(str(path)) == read(path)


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        ("missing.txt", None, "There is no file"),
        ("picture.txt", b"\xff\xd8\xff\xe0", "no text in UTF-8"),
        ("endless.txt", b"1 Floor It\n" * 10_000, "too large for a deck: 110,000 bytes, at most 100,000"),
        ("empty.txt", b"", "There is no card in it"),
    ],
)
def test_a_file_that_is_no_deck_is_refused_plainly(
    tmp_path: Path, name: str, content: bytes | None, fault: str
) -> None:
    """7.3 Missing, a picture, too large."""
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(BadDeck, match=fault):
        read(path)


def test_a_path_that_is_no_file_is_refused_plainly(tmp_path: Path) -> None:
    """7.3 A folder, and a name that no file can have."""
    with pytest.raises(BadDeck, match="is a folder"):
        read(tmp_path)
    with pytest.raises(BadDeck, match="can't be read"):
        read(tmp_path / "null\0.txt")


def test_a_game_is_played_with_a_deck_that_was_read() -> None:
    """7.3 Written, read, and dealt."""
    game = Game(parse(write(HEIST)), POWER, seed=1)

    assert {one.slug for one in game.state.sides[0].deck} == {one.slug for one in HEIST.main}
