"""Sets, numbers and rarities."""

from collections import Counter

from streetcred.cards.announced import ANNOUNCED
from streetcred.cards.build import SETS
from streetcred.cards.catalogue import CARDS
from streetcred.printings import errata_of, printings, printings_of, sets

HOMES = {
    "WNC": "welcometonightcityretail",
    "HEI": "theheistretailstarterdeck",
    "EBP": "embracingpowerretailstarterdeck",
    "PRM": "PRM01",
}


def test_every_printing_is_of_a_card_that_exists() -> None:
    """3.14 And every card is printed somewhere; 460 printings in 13 sets."""
    assert {printing.card for printing in printings()} == set(CARDS) | set(ANNOUNCED)
    assert len(printings()) == 460
    assert {printing.set.code for printing in printings()} == set(sets())
    assert len(sets()) == 13


def test_a_number_stands_once_in_its_set() -> None:
    """3.15 Set and number name one printing of one card."""
    places = Counter((printing.set.code, printing.number) for printing in printings())

    assert [place for place, count in places.items() if count > 1] == []


def test_the_card_files_name_the_home_of_every_card() -> None:
    """3.14.2 A card's own number is made of its home set and its number there."""
    for card in CARDS.values():
        code = next(code for code, base in SETS.items() if card.number // 1000 * 1000 == base)
        home = [one.number.rstrip("ab") for one in printings_of(card.slug) if one.set.code == HOMES[code]]
        assert f"{card.number % 1000:03}" in home, card


def test_a_card_may_be_printed_often() -> None:
    """3.10.2, 3.16.1 All printings are one card, each as rare as its set makes it."""
    smasher = printings_of("adam-smasher-ender-of-legends")

    assert [(one.set.name, one.number, one.rarity) for one in smasher] == [
        ("Welcome to Night City", "001", "Epic"),
        ("Set 1 promos", "008", "Nova Rare"),
        ("Welcome to Night City, beta", "β001", "Epic"),
        ("Welcome to Night City, beta", "β141", "Iconic Legend"),
        ("Pre-release, beta", "001", "Epic"),
    ]
    assert printings_of("no-such-card") == ()


def test_official_corrections_are_facts_too() -> None:
    """Four cards have one, and none changes what a card does."""
    corrected = [slug for slug in CARDS if errata_of(slug)]

    assert sorted(corrected) == [
        "johnny-silverhand-never-stop-fighting",
        "judy-alvarez-nothing-to-doubt",
        "kiroshi-optics",
        "nocturne-op55-n1",
    ]
    [johnny] = errata_of("johnny-silverhand-never-stop-fighting")
    assert johnny.printing == "Beta Iconic Rare"
    assert "sell tag" in johnny.correction
